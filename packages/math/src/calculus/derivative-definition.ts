import { multipliedOut } from '../algebra/expand.ts';
import { simplest } from '../algebra/simplify/simplify.ts';
import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import type { Expression } from '../expression/expression.ts';
import { freeName } from '../expression/names/free-names.ts';
import type { ShownStep, Step, StepOperator } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { freeSymbols } from '../expression/walk.ts';
import { isPolynomial } from '../polynomial/convert.ts';
import { withThePoint } from './limit/steps-inner.ts';

/*
 * The derivative from its definition, as a first course does it: the difference quotient is brought to a form in which h is no divisor any
 * more, and there 0 is put in for h, where it is continuous. Polynomials are multiplied out, quotients get a common denominator, square
 * roots are multiplied by their conjugate.
 *
 * Example: (√(x + h) − √x)/h is 1/(√(x + h) + √x), and with h = 0 that is 1/(2√x).
 */

/** The difference quotient without a divisor h, and how it came to be. */
interface Cancellation {
  readonly quotient: Expression;
  readonly rule: string;
  readonly says: string;
}

/** The steps from the definition to the slope; null where h cannot be cancelled by the rules of a first course. */
export function definitionSteps(f: Expression, variable: string, slope: Expression): readonly ShownStep[] | null {
  const h = E.symbol(freeName(new Set(freeSymbols(f)), ['h', 'k', 's']));
  const moved = (a: Expression) => substitute(a, { [variable]: E.add(E.symbol(variable), h) });
  const found = ofPolynomial(f, moved, h) ?? ofRoot(f, moved, h) ?? ofQuotient(f, moved, h);
  if (found === null) return null;
  const value = simplest(substitute(found.quotient, { [h.name]: E.zero }));
  if (compareNumerically(value, slope).verdict !== 'equal') return null;
  const limit: StepOperator = { name: 'limit', variable: h.name, to: E.zero };
  const secant = E.divide(E.subtract(moved(f), f), h);
  const steps: readonly Step[] = [
    {
      rule: 'definition of the derivative',
      says: `The slope of the secant through the points at ${variable} and ${variable} + ${h.name}, as ${h.name} tends to 0.`,
      before: { operator: { name: 'derivative', variable, order: 1 }, expression: f },
      after: { operator: limit, expression: secant },
      steps: [],
    },
    {
      rule: found.rule,
      says: found.says,
      before: { expression: secant },
      after: { expression: found.quotient },
      steps: [],
    },
    {
      rule: 'direct substitution',
      says: `Nothing is divided by ${h.name} any more, so 0 is put in for ${h.name}.`,
      before: { operator: limit, expression: found.quotient },
      after: { expression: value },
      ...withThePoint({ variable: h.name, to: E.zero, value }, found.quotient),
      steps: [],
    },
  ];
  if (E.equal(value, slope)) return steps;
  const says = 'The same in the form of the answer.';
  return [...steps, { rule: 'simplify', says, before: { expression: value }, after: { expression: slope }, steps: [] }];
}

type CancellationRule = (
  f: Expression,
  moved: (a: Expression) => Expression,
  h: Expression & { readonly kind: 'symbol' },
) => Cancellation | null;

/** Every term of the difference holds h. */
const dividedBy = (difference: Expression, h: Expression): Expression =>
  multipliedOut(E.multiply(multipliedOut(difference), E.power(h, E.number(-1))));

const ofPolynomial: CancellationRule = (f, moved, h) =>
  isPolynomial(f)
    ? {
        quotient: dividedBy(E.subtract(moved(f), f), h),
        rule: 'multiply out',
        says: `Above, everything is multiplied out; what holds no ${h.name} cancels, and ${h.name} is divided out of the rest.`,
      }
    : null;

/** √g: (√g₁ − √g)(√g₁ + √g) = g₁ − g. */
const ofRoot: CancellationRule = (f, moved, h) => {
  if (f.kind !== 'power' || !E.equal(f.exponent, E.half) || !isPolynomial(f.base)) return null;
  const sum = E.add(moved(f), f);
  return {
    quotient: E.divide(dividedBy(E.subtract(moved(f.base), f.base), h), sum),
    rule: 'multiply by the conjugate',
    says: `Above and below are multiplied by the sum of the roots; above, the roots go, and ${h.name} is divided out.`,
  };
};

/** p/q: (p₁q − pq₁)/(qq₁). */
const ofQuotient: CancellationRule = (f, moved, h) => {
  const factors = E.factorsOf(f);
  const below = factors.filter(isNegative);
  const p = E.product(factors.filter((one) => !below.includes(one)));
  const q = E.product(below.map((one) => E.power(one, E.number(-1))));
  if (below.length === 0 || !isPolynomial(p) || !isPolynomial(q)) return null;
  const above = dividedBy(E.subtract(E.multiply(moved(p), q), E.multiply(p, moved(q))), h);
  return {
    quotient: E.divide(above, E.multiply(q, moved(q))),
    rule: 'common denominator',
    says: `Both fractions get a common denominator; above, what holds no ${h.name} cancels, and ${h.name} is divided out.`,
  };
};

const isNegative = (a: Expression): boolean =>
  a.kind === 'power' && a.exponent.kind === 'number' && Q.sign(a.exponent.value) < 0;
