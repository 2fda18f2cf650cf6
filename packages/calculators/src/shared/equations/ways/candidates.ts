import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { criticalPoints } from '@nomogram/math/algebra/inequality/critical-points.ts';
import type { CriticalPoint } from '@nomogram/math/algebra/inequality/point-order.ts';
import { quadraticSteps } from '@nomogram/math/algebra/roots/quadratic-steps.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { ringOf, toPolynomial } from '@nomogram/math/polynomial/convert.ts';
import { budget } from '@nomogram/math/result/budget.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { realRootSteps } from '../polynomial/higher-steps.ts';
import { formulaSteps } from '../quadratic-formula.ts';

/** A number that may solve an equation, in exact form. */
export interface Candidate {
  readonly value: number;
  readonly exact: Expression;
}

/** How an equation that others come to, f = 0, is solved: by any of the ways; undefined where none leads to its solutions. */
export type Further = (f: Expression, x: string, zeros: readonly Candidate[]) => readonly ShownStep[] | undefined;

/** The rules by which the equation itself is written with its parts apart, so that nothing was brought to one side. */
export const apart = {
  root: 'isolate the root',
  power: 'isolate the power',
  function: 'isolate the function',
  powers: 'a power on each side',
  logarithms: 'bring to one side',
} as const;

const apartRules: ReadonlySet<string> = new Set(Object.values(apart));

/** What may stand before such a line: where there is a value, how logarithms are written to one base. */
const introductions: ReadonlySet<string> = new Set(['domain', 'laws of logarithms', 'change of base']);

/** Whether a way begins with such a line. */
export const beginsApart = (steps: readonly ShownStep[]): boolean =>
  apartRules.has(steps.find(({ rule }) => !introductions.has(rule))?.rule ?? '');

const usualWork = 100_000;

/** The real numbers at which a polynomial is 0; undefined where one has no exact form. */
export function candidatesOf(polynomial: Expression, x: string): readonly Candidate[] | undefined {
  if (coefficientsOf(multipliedOut(polynomial), x) === null) return undefined;
  const found = criticalPoints(polynomial, x, { work: budget(usualWork) });
  const isExact = (one: CriticalPoint): one is Candidate => one.exact !== undefined;
  // With roots among its coefficients these are places of its conjugates, too.
  const zeros = found?.filter(({ value }) => vanishes(polynomial, { [x]: value }));
  return zeros?.every(isExact) ? zeros : undefined;
}

/** Whether what is left of the terms at a place is no more than what doubles round. */
function vanishes(f: Expression, at: { readonly [name: string]: number }): boolean {
  const size = Math.max(...E.termsOf(f).map((term) => Math.abs(evaluate(term, at))));
  return Math.abs(evaluate(f, at)) <= 1e-7 * size;
}

export const isSame = (a: { readonly value: number }, b: { readonly value: number }): boolean =>
  Math.abs(a.value - b.value) <= 1e-9 * Math.max(1, Math.abs(a.value));

/** Whether both are the same numbers, in whatever order and however often. */
export const sameNumbers = (
  some: readonly { readonly value: number }[],
  others: readonly { readonly value: number }[],
) =>
  some.every((one) => others.some((other) => isSame(one, other))) &&
  others.every((other) => some.some((one) => isSame(one, other)));

export const writtenCandidates = (all: readonly Candidate[], x: string): string =>
  all.length === 0 ? `"no real" ${x}` : all.map(({ exact }) => `${x} = ${toText(exact)}`).join(' or ');

/** √x − (x + 5) as √x − x − 5. */
export const inTerms = (a: Expression): Expression =>
  E.sum(
    E.termsOf(a).flatMap((term) => {
      const rest = E.withoutCoefficient(term);
      return rest.kind === 'sum' ? rest.terms.map((one) => E.product([E.number(E.coefficient(term)), one])) : [term];
    }),
  );

/** What is left of the candidates: the answer. */
export const solutionsStep = (
  kept: readonly Candidate[],
  x: string,
  says = kept.length === 1
    ? 'This number solves the equation, and no other does.'
    : 'These numbers solve the equation, and no others do.',
): ShownStep =>
  kept.length === 0
    ? line('all real roots', 'No number is left: the equation has no real solution.', '"no real solution"')
    : line('all real roots', says, writtenCandidates(kept, x));

/** How a polynomial equation is solved: a quadratic with rational numbers by its formula or its factors, others by what they give. */
export function solvedSteps(polynomial: Expression, x: string, found: readonly Candidate[]): readonly ShownStep[] {
  const numbers = coefficientsOf(multipliedOut(polynomial), x)?.map((one) =>
    one.kind === 'number' ? one.value : null,
  );
  if (numbers?.length === 3 && numbers.every((one) => one !== null)) {
    const common = numbers.map(({ denominator }) => denominator).reduce<Z.Integer>(Z.lcm, 1);
    const whole = numbers.map((one) => Z.toBigInt(Q.multiply(one, Q.rational(common)).numerator));
    const [c, b, a] = numbers;
    const discriminant = Q.subtract(Q.power(b!, 2), Q.multiply(Q.integerRational(4), Q.multiply(a!, c!)));
    // Of a real equation the discriminant is the end.
    if (Q.sign(discriminant) < 0) return quadraticSteps(whole, common, x, 'formula').slice(0, 1);
    const isRational = Q.exactRoot(discriminant, 2) !== null;
    return quadraticSteps(whole, common, x, Q.isZero(b!) ? 'square' : isRational ? 'factoring' : 'formula');
  }
  const coefficients = coefficientsOf(multipliedOut(polynomial), x) ?? [];
  const single = ofOnePower(coefficients, x, found);
  if (single !== undefined) return [single];
  if (coefficients.length === 3 && E.equal(coefficients[0]!, E.zero)) return [ofCommonUnknown(coefficients, x, found)];
  if (coefficients.length === 3 && found.length > 0)
    return formulaSteps(
      coefficients,
      x,
      found.map(({ exact }) => exact),
    );
  const byFactors =
    numbers !== undefined && numbers.length > 3 && !numbers.includes(null) ? ofHigherDegree(polynomial, x) : undefined;
  if (byFactors !== undefined) return byFactors;
  const isLinear = numbers?.length === 2;
  const says = isLinear
    ? 'A linear equation: the number goes to the other side, and both sides are divided by the coefficient.'
    : 'The real numbers that make it 0.';
  const gathered = isLinear && numbers.includes(null) ? [gatheredTerms(polynomial, x)] : [];
  const solved = writtenCandidates(found, x);
  return [line('solutions of one unknown', says, [...new Set([...gathered, solved])].join(' -> '))];
}

/** A polynomial with rational coefficients, of a degree above 2. */
function ofHigherDegree(polynomial: Expression, x: string): readonly ShownStep[] | undefined {
  const over = ringOf([polynomial]);
  const read = over.ok ? toPolynomial(multipliedOut(polynomial), over.value) : undefined;
  return read?.ok ? realRootSteps(read.value, x) : undefined;
}

/** a·x² + b·x = 0 */
function ofCommonUnknown([, b, a]: readonly Expression[], x: string, found: readonly Candidate[]): ShownStep {
  const says = `Both terms contain ${x}, which is taken out; a product is 0 where one of its factors is.`;
  const other = toText(E.add(E.multiply(a!, E.symbol(x)), b!));
  return line('common factor', says, `${x}*(${other}) = 0 -> ${writtenCandidates(found, x)}`);
}

/** a·xⁿ + c = 0, n > 1: the power stands alone, and its root is taken. */
function ofOnePower(
  coefficients: readonly Expression[],
  x: string,
  found: readonly Candidate[],
): ShownStep | undefined {
  const n = coefficients.length - 1;
  const isSingle = coefficients.every((one, k) => k === 0 || k === n || E.equal(one, E.zero));
  if (n < 2 || !isSingle || E.equal(coefficients[0]!, E.zero)) return undefined;
  const right = simplest(E.negate(E.divide(coefficients[0]!, coefficients[n]!)));
  const says =
    n % 2 === 1
      ? 'The power stands alone; every number has one real root of an odd order.'
      : found.length === 0
        ? 'The power stands alone; an even power is never negative.'
        : 'The power stands alone; its root is taken with both signs.';
  const power = `${toText(E.power(E.symbol(x), E.number(n)))} = ${toText(right)}`;
  return line(
    n === 2 ? 'square root on both sides' : 'root on both sides',
    says,
    `${power} -> ${writtenCandidates(found, x)}`,
  );
}

/** x·(ln 5 − 2·ln 3) = −ln 15, where the coefficients are no plain numbers. */
function gatheredTerms(polynomial: Expression, x: string): string {
  const [constant, factor] = pair(coefficientsOf(multipliedOut(polynomial), x)!);
  const left = factor.kind === 'sum' ? `${x}*(${toText(factor)})` : toText(E.multiply(factor, E.symbol(x)));
  return `${left} = ${toText(multipliedOut(E.negate(constant)))}`;
}
