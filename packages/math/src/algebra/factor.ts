import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { equal, factorsOf, number, power, product } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { whyNoValue } from '../expression/why-no-value.ts';
import { fromInteger, fromPolynomial, ringOf, splitContent, toPolynomial } from '../polynomial/convert.ts';
import { factorPolynomial } from '../polynomial/sparse/factor.ts';
import type { Polynomial } from '../polynomial/sparse/polynomial.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { withinWork } from '../polynomial/within-work.ts';
import { budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { toText } from '../syntax/print-text.ts';
import { expand } from './expand.ts';
import { factorOverExtension } from './factor-extension.ts';
import { splittingSteps } from './factor-steps.ts';
import { withKernels } from './kernels.ts';
import { sameModulo, sameValue } from './same-value.ts';

interface FactorOver {
  readonly factor: Expression;
  readonly multiplicity: number;
}

/** An expression as a product of irreducible factors over the field that was asked for. */
export interface Factorization {
  /** content · Π factor^multiplicity */
  readonly expression: Expression;
  readonly content: Rational;
  /** Irreducible over Q, primitive with integer coefficients. */
  readonly factors: readonly FactorOver[];
  readonly expanded: Expression;
  readonly steps: readonly Step[];
  /** The numbers that generate the field in which the coefficients lie, where that is not Q: i, roots of rational numbers. */
  readonly over?: readonly Expression[];
  /** Functions and roots that were treated as variables of their own, with no relation between them. */
  readonly independent: readonly Expression[];
  /** The polynomials behind it, when the input is one in its symbols alone. */
  readonly polynomials?: readonly { readonly factor: Polynomial; readonly multiplicity: number }[];
}

const usualWork = 12_000_000;

/**
 * The factorization over the rational numbers, or, where the coefficients of a polynomial in one variable hold i and roots of
 * rational numbers, over the field that those generate (`factor-extension.ts`). Other functions and roots count as
 * variables. Before it is given back, the product is compared with the input: over Q at random points modulo the prime
 * 2^61 − 1, with the degrees added up, over other fields at random points with bounds of the rounding errors. With less work than usual it is
 * for a form that may be simpler, and that nobody misses.
 */
export function factor(a: Expression, work = usualWork): Result<Factorization> {
  const undefinedBecause = whyNoValue(a);
  if (undefinedBecause !== undefined) return no('no-answer', undefinedBecause);
  const { expression, kernels, restore } = withKernels(a);
  const over = ringOf([expression]);
  if (!over.ok) return over;
  const read = toPolynomial(expression, over.value);
  if (!read.ok) return read;
  const { content, primitive } = splitContent(read.value);
  const expandedPlain = fromPolynomial(read.value);
  if (S.isZero(primitive) || S.isConstant(primitive)) return ok(constantFactored(content));
  const extended = overExtension(a, expression, kernels);
  if (extended !== null) return extended;
  const found = factorPolynomial(primitive, budget(work));
  if (found === null)
    return no('work-limit', 'This polynomial is too large to be factored within the work that one request may take.');
  const factors = found.factors.map(({ factor: part, multiplicity }) => ({ factor: fromInteger(part), multiplicity }));
  const plain = assemble(content, factors);
  const refused = refuseWrong(expression, plain, primitive, found.factors);
  if (refused !== null) return refused;
  const restored = factors.map((part) => ({ ...part, factor: restore(part.factor) }));
  const result = restore(plain);
  const isPlain = Object.keys(kernels).length === 0;
  return ok({
    expression: result,
    content,
    factors: restored,
    independent: Object.values(kernels),
    expanded: restore(expandedPlain),
    steps: stepsOf(
      a,
      restore(expandedPlain),
      content,
      restored,
      restore(fromInteger(primitive)),
      result,
      isPlain ? splittingSteps(primitive, found.factors) : [],
    ),
    ...(isPlain ? { polynomials: found.factors } : {}),
  });
}

const constantFactored = (content: Q.Rational): Factorization => ({
  expression: number(content),
  content,
  factors: [],
  independent: [],
  expanded: number(content),
  steps: [],
  polynomials: [],
});

/** Null where the coefficients are in no field that is known here. */
function overExtension(
  source: Expression,
  polynomial: Expression,
  kernels: Readonly<Record<string, Expression>>,
): Result<Factorization> | null {
  const found = withinWork(() => factorOverExtension(polynomial, kernels, budget(usualWork)));
  if (found === null) return null;
  const { generators, leading, factors } = found;
  const result = product([leading, ...factors.map((one) => power(one.factor, number(one.multiplicity)))]);
  if (!sameValue(source, result).same) return wrongProduct;
  const expanded = expand(source);
  if (!expanded.ok) return expanded;
  const steps = stepsOf(source, expanded.value, Q.one, factors, expanded.value, result, [], saysExtension(generators));
  return ok({
    expression: result,
    content: Q.one,
    factors,
    over: generators,
    independent: [],
    expanded: expanded.value,
    steps,
  });
}

/** The product as an expression, with nothing multiplied out. */
const assemble = (content: Rational, factors: readonly FactorOver[]): Expression =>
  product([number(content), ...factors.map((one) => power(one.factor, number(one.multiplicity)))]);

function refuseWrong(
  source: Expression,
  result: Expression,
  primitive: Polynomial,
  factors: readonly { readonly factor: Polynomial; readonly multiplicity: number }[],
) {
  const degree = factors.reduce((total, one) => total + S.totalDegree(one.factor) * one.multiplicity, 0);
  if (degree === S.totalDegree(primitive) && sameModulo(source, result) === true) return null;
  return wrongProduct;
}

const wrongProduct = no(
  'check-failed',
  'A factorization was found, but its product is not the input, so it is not shown.',
);

/** Number and letters that every term contains, taken out at once: 6x³ + 9x² = 3x²(2x + 3). Null where it is not both. */
function commonFactor(expanded: Expression, content: Rational, first: Step | undefined): Step | null {
  if (first?.rule !== 'common factor' || Q.isOne(content) || !Q.isInteger(content)) return null;
  const after = product([number(content), first.after.expression]);
  const common = product(factorsOf(after).filter((one) => one.kind !== 'sum'));
  return {
    rule: first.rule,
    says: `Every term contains ${toText(common)}, which is taken out.`,
    before: { expression: expanded },
    after: { expression: after },
    steps: [],
  };
}

function stepsOf(
  source: Expression,
  expanded: Expression,
  content: Rational,
  factors: readonly FactorOver[],
  primitive: Expression,
  result: Expression,
  splitting: readonly Step[] = [],
  says = splitting.length > 0 ? saysAll : saysHow(factors),
): Step[] {
  const steps: Step[] = [];
  const add = (rule: string, says: string, before: Expression, after: Expression): void => {
    if (!equal(before, after))
      steps.push({ rule, says, before: { expression: before }, after: { expression: after }, steps: [] });
  };
  add('multiply out', 'Products and powers are multiplied out and like terms collected.', source, expanded);
  const atOnce = commonFactor(expanded, content, splitting[0]);
  if (atOnce !== null) steps.push(atOnce);
  else if (!Q.isOne(content) && factors.length > 0)
    add(
      'common factor',
      'The common factor of the coefficients is taken out.',
      expanded,
      product([number(content), primitive]),
    );
  const multiplicities = [...new Set(factors.map((one) => one.multiplicity))].sort((x, y) => x - y);
  if (splitting.length === 0 && multiplicities.some((m) => m > 1)) {
    const parts = multiplicities.map((m) => {
      const same = factors.filter((one) => one.multiplicity === m);
      return power(same.length === 1 ? same[0]!.factor : product(same.map((one) => one.factor)), number(m));
    });
    add(
      'repeated factors',
      'The greatest common divisor with the derivative shows the repeated factors (Yun).',
      primitive,
      product(parts),
    );
  }
  steps.push(...(atOnce === null ? splitting : splitting.slice(1)));
  const last = product(factors.map((one) => power(one.factor, number(one.multiplicity))));
  const isLast = splitting.length === 1 && equal(splitting[0]!.after.expression, last);
  const isThere = steps.some(({ rule, after }) => rule === 'repeated factors' && equal(after.expression, last));
  if (!isLast && !isThere && atOnce === null) add('irreducible factors', says, primitive, last);
  const isSaid = steps.some(({ before, after }) => equal(before.expression, source) && equal(after.expression, result));
  if (!Q.isOne(content) && !isSaid) add('result', 'Everything together.', source, result);
  return steps.filter(({ before, after }) => !equal(before.expression, after.expression));
}

const saysAll = 'The parts are split in the same way; all factors together.';

const saysExtension = (generators: readonly Expression[]): string =>
  `The norm, a polynomial over the rational numbers, is factored; each of its factors has one in common with this polynomial over the field of ${generators.map(toText).join(' and ')} (Trager).`;

function saysHow(factors: readonly FactorOver[]): string {
  const count = factors.reduce((total, one) => total + one.multiplicity, 0);
  return count === 1
    ? 'No factor of lower degree exists over the rational numbers.'
    : 'Factors modulo a prime are lifted to the integers and put together; each one is tried by division.';
}
