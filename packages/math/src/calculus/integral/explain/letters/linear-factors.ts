import { coefficientsOf } from '../../../../algebra/coefficients.ts';
import { multipliedOut } from '../../../../algebra/expand.ts';
import * as Q from '../../../../exact/rational.ts';
import * as E from '../../../../expression/build.ts';
import type { Expression } from '../../../../expression/expression.ts';
import type { Line } from '../../../../expression/step.ts';
import { substitute } from '../../../../expression/substitute.ts';
import { tidy } from '../../../../expression/tidy.ts';
import { contains } from '../../../../expression/walk.ts';
import { toLatex } from '../../../../syntax/print-latex.ts';
import { toText } from '../../../../syntax/print-text.ts';
import { derivativeOf } from '../../../derivative.ts';
import { type Context, isFree } from '../../context.ts';
import { integrated, type Rule, rewritten } from '../rule.ts';
import { isOfNumbers } from './quotient.ts';

/*
 * Partial fractions with letters: N/(L₁·L₂·…) with linear factors, each of which stands there once, is A/L₁ + B/L₂ + …, and the coefficients
 * are found by covering up: A is the rest of the quotient at the zero of L₁. That the zeros are different is a condition of the answer.
 */
export const byLinearFactors: Rule = (f, context) => {
  const found = quotientIn(f, context);
  if (found === null) return null;
  const letters = [...'ABCDEFGH'].filter((letter) => !context.names.has(letter));
  const parts = found.below.map((L, k) => coefficientOver(L, found, letters[k] ?? `A${k}`, context));
  if (!parts.every((part) => part !== null)) return null;
  const sum = E.sum(parts.map(({ L, value }) => E.divide(value, L)));
  const below = E.equal(sum, f) ? null : context.integrate(sum, context);
  if (below === null) return null;
  const values = Object.fromEntries(parts.map(({ name, value }) => [name, value]));
  const form = E.sum(parts.map(({ L, name }) => E.divide(E.symbol(name), L)));
  const decomposition = rewritten(f, sum, {
    rule: 'decomposition into partial fractions',
    says: 'One fraction for every factor; each factor is linear and stands there once.',
    with: { form, ...values },
    steps: parts.map(({ line }) => line),
  });
  return integrated(f, below.after.expression, context, {
    rule: 'partial fractions',
    says: 'The denominator has several factors, so the quotient is a sum of simpler ones.',
    with: values,
    steps: [decomposition, below],
  });
};

interface Quotient {
  readonly above: Expression;
  readonly below: readonly Expression[];
}

const maxFactors = 4;

/** N and the linear factors of the denominator; null for other integrands, and for those without letters, which have a rule of their own. */
function quotientIn(f: Expression, context: Context): Quotient | null {
  const { variable } = context;
  if (isOfNumbers(f, variable)) return null;
  const factors = E.factorsOf(f);
  const isLinear = (factor: Expression) => isLinearBelow(factor, context);
  const below = factors.filter(isLinear).map(E.baseOf);
  const above = E.product(factors.filter((factor) => !isLinear(factor)));
  const degree = (coefficientsOf(multipliedOut(above), variable)?.length ?? Number.POSITIVE_INFINITY) - 1;
  return below.length < 2 || below.length > maxFactors || degree >= below.length ? null : { above, below };
}

/** 1/(a·x + b) */
function isLinearBelow(factor: Expression, context: Context): boolean {
  const slope = E.equal(E.exponentOf(factor), E.minusOne) ? derivativeOf(E.baseOf(factor), context.variable) : null;
  return slope !== null && isFree(slope, context) && !E.equal(slope, E.zero);
}

interface Part {
  readonly L: Expression;
  readonly name: string;
  readonly value: Expression;
  readonly line: Line;
}

/** A over L; null where another factor has the same zero. */
function coefficientOver(
  L: Expression,
  { above, below: factors }: Quotient,
  name: string,
  { variable }: Context,
): Part | null {
  const [slope, constant] = coefficientsIn(L, variable);
  const zero = tidy(E.negate(E.divide(constant, slope)));
  const others = factors.filter((other) => other !== L);
  // c·x + d at x = −b/a is (a·d − b·c)/a.
  const determinants = others.map((other) => {
    const [c, d] = coefficientsIn(other, variable);
    return tidy(E.subtract(E.product([slope, d]), E.product([constant, c])));
  });
  if (determinants.some((one) => E.equal(one, E.zero))) return null;
  const rest = E.divide(above, E.product(others));
  const powers = E.power(slope, E.number(others.length));
  const top = tidy(E.product([substitute(above, { [variable]: zero }), powers]));
  // b − a as −(a − b), so that what differs by its sign is seen to.
  const negative = determinants.filter(hasNegativeLead);
  const below = E.product(
    determinants.map((one) => (negative.includes(one) ? E.sum(E.termsOf(one).map(E.negate)) : one)),
  );
  const value = E.product([E.number((-1) ** negative.length), top, E.reciprocal(below)]);
  if (contains(value, variable)) return null;
  const line: Line = {
    rule: 'cover-up',
    says: `Both sides are multiplied by ${toText(L)}, and ${variable} = ${toText(zero)} is put in: all but ${name} vanishes.`,
    with: { [name]: value },
    written: {
      text: `${name} = (${toText(rest)} at ${variable} = ${toText(zero)}) = ${toText(value)}`,
      latex: `${name} = \\left.${toLatex(rest)}\\right|_{${variable} = ${toLatex(zero)}} = ${toLatex(value)}`,
    },
    steps: [],
  };
  return { L, name, value, line };
}

/** a and b of a·x + b. */
const coefficientsIn = (L: Expression, variable: string): readonly [Expression, Expression] => [
  derivativeOf(L, variable)!,
  tidy(substitute(L, { [variable]: E.zero })),
];

const hasNegativeLead = (a: Expression): boolean => a.kind === 'sum' && Q.sign(E.coefficient(a.terms[0]!)) < 0;
