import * as Q from '../../exact/rational.ts';
import { number, power, subtract, symbol } from '../../expression/build.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { resultant } from '../../polynomial/sparse/resultant.ts';
import type { Ring } from '../../polynomial/sparse/ring.ts';
import type { Budget } from '../../result/budget.ts';
import { toFraction } from '../fraction.ts';
import { reduced } from './harmonics.ts';
import type { Auxiliary, ConstantSymbol } from './sine-cosine.ts';

/** With s² = 1 − c². */
export function onCircle(f: Polynomial, work: Budget): Polynomial {
  const [even, odd] = reduced(f, 'sine', work);
  return S.integerPrimitive(S.add(even, S.multiply(odd, S.variable(f.ring, 1), work)));
}

/** The auxiliaries that are roots of constants, with what they stand for. */
export function constantsAmong(auxiliaries: readonly Auxiliary[]): ConstantSymbol[] {
  const found: ConstantSymbol[] = [];
  for (const { name, degree, of } of auxiliaries) {
    const value = substitute(of, Object.fromEntries(found.map((one) => [one.name, one.value])));
    if (freeSymbols(value).length === 0) found.push({ name, value: power(value, number(Q.rational(1, degree))) });
  }
  return found;
}

/** The product over all roots of the auxiliaries, last first: each may occur in those before it. Null where that fails. */
export function eliminated(
  f: Polynomial,
  auxiliaries: readonly Auxiliary[],
  over: Ring,
  work: Budget,
): Polynomial | null {
  let current = f;
  for (let k = auxiliaries.length - 1; k >= 0; k -= 1) {
    const { name, degree, of } = auxiliaries[k]!;
    const relation = toFraction(subtract(power(symbol(name), number(degree)), of), over, work);
    if (relation === null) return null;
    const place = over.variables.indexOf(name);
    if (S.degreeIn(current, place) > 0)
      current = onCircle(resultant(current, onCircle(relation.numerator, work), place, work), work);
  }
  return current;
}
