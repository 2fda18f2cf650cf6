import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { factor } from '@nomogram/math/algebra/factor.ts';
import { denominatorsOf, fromFraction, toFraction } from '@nomogram/math/algebra/fraction.ts';
import type { Root, Roots } from '@nomogram/math/algebra/roots/roots.ts';
import { divide, negate, product, sum, termsOf } from '@nomogram/math/expression/build.ts';
import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { fromInteger, isPolynomial, ringOf } from '@nomogram/math/polynomial/convert.ts';
import { gcd } from '@nomogram/math/polynomial/sparse/gcd.ts';
import * as S from '@nomogram/math/polynomial/sparse/polynomial.ts';
import { exact } from '@nomogram/math/polynomial/sparse/square-free.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { type Budget, budget } from '@nomogram/math/result/budget.ts';
import { endedBy } from '@nomogram/math/result/unfinished.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

const usualWork = 1_000_000;

/** An equation without fractions, and what stood below fraction lines, also where it cancelled when it was read. */
export interface Cleared {
  readonly polynomial: Expression;
  readonly denominators: readonly Expression[];
  /** The least common multiple of the denominators of all terms; absent where no term has one. */
  readonly common?: S.Polynomial;
}

/**
 * A sum of quotients of polynomials in one variable, multiplied by their common denominator as a textbook does it: where that brings
 * false roots they are excluded afterwards. Null for others.
 */
export function withoutDenominators(a: Expression, cancelled: readonly Expression[]): Cleared | null {
  const over = ringOf([a]);
  if (isPolynomial(a) && freeSymbols(a).length < 2) return { polynomial: a, denominators: cancelled };
  if (freeSymbols(a).length !== 1 || !over.ok) return null;
  try {
    const work = budget(usualWork);
    const terms = termsOf(a).map((term) => toFraction(term, over.value, work));
    if (!terms.every((one) => one !== null)) return null;
    const common = terms.map(({ denominator }) => denominator).reduce((one, other) => lcm(one, other, work));
    const numerator = terms
      .map((one) => S.multiply(one.numerator, exact(common, one.denominator, work), work))
      .reduce(S.add);
    const positive = S.leadingCoefficient(numerator) < 0 ? S.negate(numerator) : numerator;
    return { polynomial: fromInteger(positive), denominators: [...denominatorsOf(a), ...cancelled], common };
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return null;
    throw error;
  }
}

const lcm = (a: S.Polynomial, b: S.Polynomial, work: Budget): S.Polynomial =>
  S.multiply(a, exact(b, gcd(a, b, work), work), work);

/** The roots of the numerator at which no denominator is 0. */
export function withoutExcluded(roots: Roots, denominators: readonly Expression[], variable: string): Roots {
  const vanishing = denominators.map((below) => zerosOf(below, variable));
  const isKept = (root: Root): boolean => !vanishing.some((vanishes) => vanishes(root));
  return { real: roots.real.filter(isKept), complex: roots.complex.filter(isKept) };
}

/** Whether a denominator is 0 at a root: exactly, as the irreducible polynomial of the root divides it; by its value where it is none. */
function zerosOf(below: Expression, variable: string): (root: Root) => boolean {
  const over = ringOf([below]);
  const fraction =
    over.ok && over.value.variables.length === 1 ? toFraction(below, over.value, budget(usualWork)) : null;
  if (fraction === null)
    return ({ approximate }) => {
      const { re, im } = evaluateComplex(below, { [variable]: approximate });
      return Math.hypot(re, im) <= nothing;
    };
  const zeros = P.primitivePart(S.toDense(fraction.numerator, 0));
  return ({ polynomial }) => P.divideExactly(zeros, polynomial) !== null;
}

/** What of a logarithm or a root is nothing in doubles. */
const nothing = 1e-9;

/** The last line where the denominators exclude roots of the numerator; `others` as they are written, `= 2`. */
export function remaining(others: readonly string[], variable: string): ShownStep {
  if (others.length === 0)
    return line(
      'domain',
      'Where a denominator is 0 the equation has no value: none of these numbers is a root.',
      '"no root"',
    );
  const says = 'Where a denominator is 0 the equation has no value: of these only the others are roots.';
  return line('domain', says, others.map((one) => `${variable} ${one}`).join(' or '));
}

/** Where the fractions have a value, and both sides multiplied by the common denominator. */
export function clearedSteps(
  [left, right]: readonly [Expression, Expression],
  { polynomial, denominators, common }: Cleared,
): readonly ShownStep[] {
  const domain = line('domain', 'A fraction has a value where its denominator is not 0.', notZero(denominators));
  if (common === undefined || S.isConstant(common)) return [domain];
  const factored = fromFraction({ numerator: common, denominator: S.constant(common.ring, 1) }, 'factored');
  const [multiplied, other] = [left, right].map((side) => toText(sum(termsOf(side).map((one) => times(one, common)))));
  const says = `Both sides are multiplied by the common denominator ${toText(factored)}, term by term; where it is 0 this can add false solutions, which are left out at the end.`;
  const lines = [`${multiplied} = ${other}`, `${toText(polynomial)} = 0`];
  return [domain, line('multiply by the denominators', says, [...new Set(lines)].join('; '))];
}

/** A term times the common denominator, with what of it is left as a factor. */
function times(term: Expression, common: S.Polynomial): Expression {
  const work = budget(usualWork);
  const one = toFraction(term, common.ring, work);
  if (one === null) return product([term, fromInteger(common)]);
  const left = { numerator: exact(common, one.denominator, work), denominator: S.constant(common.ring, 1) };
  return product([fromInteger(one.numerator), fromFraction(left, 'factored')]);
}

/** x != -1; x != 1, for the linear factors of what stands below fraction lines; others as they are. */
function notZero(denominators: readonly Expression[]): string {
  const factors = denominators.flatMap((one) => {
    const found = factor(one);
    return found.ok ? found.value.factors.map((part) => part.factor) : [one];
  });
  const lines = factors.map((one) => {
    const [x, ...others] = freeSymbols(one);
    const coefficients = x === undefined || others.length > 0 ? null : coefficientsOf(one, x);
    if (coefficients?.length !== 2) return `${toText(one)} != 0`;
    return `${x} != ${toText(divide(negate(coefficients[0]!), coefficients[1]!))}`;
  });
  return [...new Set(lines)].join('; ');
}
