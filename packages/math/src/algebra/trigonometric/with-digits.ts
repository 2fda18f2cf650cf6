import { fromDecimal } from '../../exact/decimal.ts';
import { number, subtract } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { fromInteger } from '../../polynomial/convert.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { type Budget, budget } from '../../result/budget.ts';
import type { Family } from '../../trigonometry/general-solution.ts';
import { toFraction } from '../fraction.ts';
import type { Factor } from './factors.ts';
import { factorsOf } from './factors.ts';
import type { ConstantSymbol } from './sine-cosine.ts';

/*
 * Where constants such as sin(0.3) or pi keep a polynomial from being solved exactly, they are replaced by many digits. The
 * roots are then right to nearly as many, as long as they are simple: a double root falls into two that lie close together,
 * or vanishes. So families that are all but equal are refused, and the scan of the values finds what has vanished.
 */

const DIGITS = 130;
/** Steps with numbers as long as these take their time. */
const maxWork = 200_000;

/** The factors with constants replaced by digits, every angle marked as rounded; null where that fails. */
export function factorsWithDigits(
  f: Polynomial,
  stands: readonly ConstantSymbol[],
  work: Budget,
): { readonly times: number; readonly factors: readonly Factor[] } | null {
  if (stands.length === 0) return null;
  const less = budget(Math.min(work.left, maxWork));
  const values: Record<string, Expression> = {};
  for (const { name, value } of stands) {
    const digits = evaluatePrecise(value, DIGITS);
    const rational = digits.ok && digits.value.im === '0' ? fromDecimal(digits.value.re) : undefined;
    if (!rational) return null;
    values[name] = number(rational);
  }
  const fraction = toFraction(substitute(fromInteger(f), values), f.ring, less);
  const found = fraction && factorsOf(S.integerPrimitive(fraction.numerator), [], less);
  if (!found) return null;
  const factors = found.factors.map(({ factor, branches }) => ({
    factor,
    branches: branches.map(({ of, angles }) => ({ of, angles: angles.map((one) => ({ ...one, rounded: true })) })),
  }));
  return { times: found.times, factors };
}

/** Whether two rounded families are closer than different simple roots can be told apart. */
export const tooClose = (families: readonly Family[]): boolean =>
  families.some((one, k) =>
    families.slice(k + 1).some((other) => {
      if (!one.rounded || !other.rounded) return false;
      const apart = evaluate(subtract(one.base, other.base)) / evaluate(one.period);
      return Math.abs(apart - Math.round(apart)) < 1e-10;
    }),
  );
