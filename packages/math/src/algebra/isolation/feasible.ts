import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, negation } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { multipliedOut } from '../expand.ts';

/*
 * Whether several comparisons can hold at once. Every product of letters is taken for a letter of its own, of which a square is not negative;
 * then they are linear, and letters are eliminated one by one (Fourier and Motzkin): of p < a and a < q is left p < q. What is contradictory
 * then is contradictory; that something is not found to be so proves nothing.
 *
 * Example: b > 0, a − b > 0, a + b < 0. From a > b and a < −b follows b < −b, which is −2b > 0 beside b > 0.
 */

/** Σ c·monomial ≥ 0, or > 0. */
interface Inequality {
  readonly terms: ReadonlyMap<string, Q.Rational>;
  readonly isStrict: boolean;
}

const constant = '';
const maxInequalities = 200;

/** False where the conditions contradict each other. */
export function isPossible(when: readonly Condition[]): boolean {
  const squares = new Map<string, Expression>();
  let current = when.flatMap((one) => inequalitiesOf(one, squares));
  for (const [name, square] of squares)
    current.push({
      terms: new Map([[name, Q.one]]),
      isStrict: freeSymbols(square).every((letter) => isNotZero(letter, when)),
    });
  const names = new Set(current.flatMap(({ terms }) => [...terms.keys()].filter((name) => name !== constant)));
  for (const name of names) {
    current = without(name, current);
    if (current.length > maxInequalities) return true;
  }
  return current.every(({ terms, isStrict }) => {
    const sign = Q.sign(terms.get(constant) ?? Q.zero);
    return isStrict ? sign > 0 : sign >= 0;
  });
}

/** Without those that follow from the others: b > 0 and a > b leave nothing to say of a > −b. */
export function withoutImplied(when: readonly Condition[]): readonly Condition[] {
  const k = when.findLastIndex((one, at) => {
    const others = when.filter((_, place) => place !== at);
    const against = one.relation === '=' ? [] : [negation(one)];
    return against.length > 0 && !isPossible([...others, ...against]);
  });
  return k < 0 ? when : withoutImplied(when.filter((_, place) => place !== k));
}

function inequalitiesOf({ left, relation, right }: Condition, squares: Map<string, Expression>): readonly Inequality[] {
  if (relation === '!=') return [];
  const terms = new Map<string, Q.Rational>();
  for (const term of E.termsOf(multipliedOut(E.subtract(left, right)))) {
    const monomial = E.withoutCoefficient(term);
    const name = E.equal(monomial, E.one) ? constant : toText(monomial);
    if (E.factorsOf(monomial).every(isSquare) && name !== constant) squares.set(name, monomial);
    terms.set(name, Q.add(terms.get(name) ?? Q.zero, E.coefficient(term)));
  }
  const turned = new Map([...terms].map(([name, value]) => [name, Q.negate(value)]));
  const isStrict = relation === '<' || relation === '>';
  const [above, below] = [
    { terms, isStrict },
    { terms: turned, isStrict },
  ];
  if (relation === '=') return [above, below];
  return relation.startsWith('>') ? [above] : [below];
}

const isSquare = (factor: Expression): boolean => {
  const exponent = E.exponentOf(factor);
  return exponent.kind === 'number' && Q.isInteger(Q.divide(exponent.value, Q.integerRational(2)));
};

/** Whether a condition says of a letter that it is positive, negative, or not 0. */
const isNotZero = (letter: string, when: readonly Condition[]): boolean =>
  when.some(
    ({ left, relation, right }) =>
      left.kind === 'symbol' && left.name === letter && E.equal(right, E.zero) && ['>', '<', '!='].includes(relation),
  );

/** What follows without one of the letters. */
function without(name: string, all: readonly Inequality[]): Inequality[] {
  const factor = ({ terms }: Inequality): Q.Rational => terms.get(name) ?? Q.zero;
  const free = all.filter((one) => Q.isZero(factor(one)));
  const lower = all.filter((one) => Q.sign(factor(one)) > 0);
  const upper = all.filter((one) => Q.sign(factor(one)) < 0);
  const pairs = lower.flatMap((low) =>
    upper.map((high): Inequality => {
      const sums = new Map<string, Q.Rational>();
      const put = (terms: ReadonlyMap<string, Q.Rational>, by: Q.Rational): void => {
        for (const [key, value] of terms)
          if (key !== name) sums.set(key, Q.add(sums.get(key) ?? Q.zero, Q.multiply(by, value)));
      };
      put(low.terms, Q.negate(factor(high)));
      put(high.terms, factor(low));
      return { terms: sums, isStrict: low.isStrict || high.isStrict };
    }),
  );
  return [...free, ...pairs];
}
