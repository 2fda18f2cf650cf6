import { expand } from '../../algebra/expand.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep, Step } from '../../expression/step.ts';
import { contains, some } from '../../expression/walk.ts';
import { pair } from '../../result/tuple.ts';
import { toText } from '../../syntax/print-text.ts';
import { simplifyLimit } from './simplify-limit.ts';
import { quotientOf } from './steps-hospital.ts';
import { differenceOfSquares } from './steps-inner.ts';
import { type Question, under } from './steps-question.ts';

/*
 * A difference of roots is made rational: (√A − B)/C = (A − B²)/(C·(√A + B)).
 *
 * The highest power of a quotient with roots, far out: √(x² + x) grows as x does, and √(x² + x)/x is √(1 + 1/x) for positive x and
 * −√(1 + 1/x) for negative x. So x/(√(x² + x) + x) = 1/(√(1 + 1/x) + 1) → 1/2.
 */

/** Numerator and denominator times the conjugate of a difference with a root; null where no way of `onward` follows. */
export function conjugated(
  question: Question,
  onward: (question: Question, simpler: Expression) => ShownStep[] | null,
): ShownStep[] | null {
  const { f } = question;
  const [above, below] = quotientOf(f) ?? [f, E.one];
  const factors = E.factorsOf(above);
  const difference = factors.find((one) => one.kind === 'sum' && one.terms.length === 2 && one.terms.some(hasRoot));
  if (difference === undefined) return null;
  const [first, second] = positiveFirst(pair(E.termsOf(difference)));
  const partner = E.subtract(first, second);
  const rational = expand(E.subtract(E.power(first, E.number(2)), E.power(second, E.number(2))));
  if (!rational.ok || some(rational.value, isSquareRoot)) return null;
  const others = E.product(factors.filter((one) => one !== difference));
  const next = E.divide(E.multiply(simplifyLimit(E.divide(rational.value, below)), others), partner);
  const rest = E.equal(next, f) ? null : onward(question, next);
  if (rest === null) return null;
  const says = `Numerator and denominator are multiplied by ${toText(partner)}: (a − b)(a + b) = a² − b² removes the root from the difference.`;
  const steps = differenceOfSquares(first, E.negate(second));
  return [{ rule: 'conjugate', says, before: under(question, f), after: under(question, next), steps }, ...rest];
}

/** Two terms, one that is not subtracted first. */
const positiveFirst = ([a, b]: readonly [Expression, Expression]): readonly [Expression, Expression] =>
  isSubtracted(a) && !isSubtracted(b) ? [b, a] : [a, b];

const isSubtracted = (a: Expression): boolean => {
  const [first] = E.factorsOf(a);
  return first?.kind === 'number' && Q.sign(first.value) < 0;
};

const isSquareRoot = (a: Expression): boolean =>
  a.kind === 'power' && a.exponent.kind === 'number' && Q.equals(a.exponent.value, Q.half);

const hasRoot = (a: Expression): boolean => some(a, isSquareRoot);

/** An expression as x^degree times what tends to a number other than 0, as far as its leading terms do not cancel. */
interface RootGrowth {
  readonly degree: Q.Rational;
  readonly rest: Expression;
}

/** Numerator and denominator divided by the highest power of the denominator, under a root by its square; null without a root. */
export function highestPowerOfRoots(question: Question): { readonly step: Step; readonly next: Expression } | null {
  const { f, variable, end } = question;
  const quotient = quotientOf(f);
  if (end === null || quotient === null || !some(f, (node) => isRootOf(node, variable))) return null;
  const [above, below] = quotient.map((part) => E.termsOf(part).map((term) => grown(term, variable, end)));
  if (!above!.every((one) => one !== null) || !below!.every((one) => one !== null)) return null;
  const degree = below.map((one) => one!.degree).reduce((a, b) => (Q.compare(a, b) < 0 ? b : a));
  if (Q.sign(degree) <= 0) return null;
  const over = (terms: readonly (RootGrowth | null)[]): Expression =>
    E.sum(terms.map((one) => E.product([one!.rest, powerOf(variable, Q.subtract(one!.degree, degree))])));
  const next: Expression = {
    kind: 'product',
    factors: [over(above!), { kind: 'power', base: over(below), exponent: E.number(-1) }],
  };
  const highest = toText(powerOf(variable, degree));
  const says = `Numerator and denominator are divided by ${highest}, the highest power of the denominator; under a square root that is ${toText(powerOf(variable, Q.multiply(Q.integerRational(2), degree)))}${end === 1 ? '' : `, and the root changes its sign where ${variable} is negative`}.`;
  const step = {
    rule: 'divide by the highest power',
    says,
    before: under(question, f),
    after: under(question, next),
    steps: [],
  };
  return { step, next };
}

const powerOf = (variable: string, degree: Q.Rational): Expression => E.power(E.symbol(variable), E.number(degree));

const isRootOf = (node: Expression, variable: string): boolean =>
  node.kind === 'power' &&
  node.exponent.kind === 'number' &&
  !Q.isInteger(node.exponent.value) &&
  contains(node.base, variable);

function grown(a: Expression, variable: string, end: 1 | -1): RootGrowth | null {
  if (!contains(a, variable)) return { degree: Q.zero, rest: a };
  switch (a.kind) {
    case 'symbol':
      return { degree: Q.one, rest: E.number(1) };
    case 'sum':
      return grownSum(a.terms, variable, end);
    case 'product':
      return grownProduct(a.factors, variable, end);
    case 'power':
      return grownPower(a.base, a.exponent, variable, end);
    default:
      return null;
  }
}

function grownSum(terms: readonly Expression[], variable: string, end: 1 | -1): RootGrowth | null {
  const parts = terms.map((term) => grown(term, variable, end));
  if (!parts.every((one) => one !== null)) return null;
  const degree = parts.map((one) => one.degree).reduce((a, b) => (Q.compare(a, b) < 0 ? b : a));
  const rest = E.sum(parts.map((one) => E.product([one.rest, powerOf(variable, Q.subtract(one.degree, degree))])));
  return { degree, rest };
}

function grownProduct(factors: readonly Expression[], variable: string, end: 1 | -1): RootGrowth | null {
  const parts = factors.map((factor) => grown(factor, variable, end));
  if (!parts.every((one) => one !== null)) return null;
  return { degree: parts.map((one) => one.degree).reduce(Q.add), rest: E.product(parts.map((one) => one.rest)) };
}

/** (x^d·r)^e is |x|^(d·e)·r^e for an even d; whole powers, and those of positive x, are what they are. */
function grownPower(base: Expression, exponent: Expression, variable: string, end: 1 | -1): RootGrowth | null {
  const inner = grown(base, variable, end);
  if (inner === null || exponent.kind !== 'number') return null;
  const degree = Q.multiply(inner.degree, exponent.value);
  const rest = E.power(inner.rest, exponent);
  if (Q.isInteger(exponent.value) || end === 1) return { degree, rest };
  const [inside, outside] = [inner.degree, degree].map(Q.toNumber);
  if (inside! % 2 !== 0 || !Number.isInteger(outside)) return null;
  return { degree, rest: outside! % 2 === 0 ? rest : E.negate(rest) };
}
