import { type PartialFraction, partialFractions } from '../../../algebra/apart.ts';
import { denseExpression } from '../../../algebra/divide.ts';
import { toFraction } from '../../../algebra/fraction.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeSymbols, size } from '../../../expression/walk.ts';
import { isPolynomial, ringOf } from '../../../polynomial/convert.ts';
import { divide, fromIntegers, type RationalDense } from '../../../polynomial/rational-dense.ts';
import * as S from '../../../polynomial/sparse/polynomial.ts';
import { withinWork } from '../../../polynomial/within-work.ts';
import { budget } from '../../../result/budget.ts';
import type { Context } from '../context.ts';
import { decomposition } from './coefficients.ts';
import { isShorter, shorterWithLetters } from './letters/quotient.ts';
import { integrated, integratedAs, type Rule, rewritten } from './rule.ts';

/*
 * Quotients of polynomials with rational coefficients: long division while the numerator has the higher degree, then partial fractions, whose
 * denominators are powers of factors that cannot be taken apart over the rational numbers: linear and quadratic ones, or those
 * whose roots are named (`roots-of-denominator.ts`).
 */

const maxDegree = 12;
const fractionWork = 20_000;

export interface Quotient {
  readonly numerator: RationalDense;
  readonly denominator: RationalDense;
}

/** Several rules ask for the same quotient, one after the other. */
const read = new WeakMap<Pick<Context, 'variable'>, { readonly f: Expression; readonly found: Quotient | null }>();

/** The integrand in lowest terms; null where it is no such quotient, or a polynomial. */
export function quotientOf(f: Expression, context: Pick<Context, 'variable'>): Quotient | null {
  const known = read.get(context);
  if (known?.f === f) return known.found;
  const found = readQuotient(f, context);
  read.set(context, { f, found });
  return found;
}

function readQuotient(f: Expression, { variable }: Pick<Context, 'variable'>): Quotient | null {
  const over = ringOf([f]);
  if (!over.ok || freeSymbols(f).some((name) => name !== variable) || size(f, 120) >= 120) return null;
  return withinWork(() => {
    const found = toFraction(f, over.value, budget(fractionWork));
    if (found === null || S.isConstant(found.denominator)) return null;
    const [numerator, denominator] = [found.numerator, found.denominator].map((a) => fromIntegers(S.toDense(a, 0)));
    return denominator!.length > maxDegree + 1 ? null : { numerator: numerator!, denominator: denominator! };
  });
}

/** The same as one fraction in lowest terms, where that is shorter. */
export function shorterQuotient(f: Expression, context: Context): Expression {
  const found = quotientOf(f, context);
  if (found === null) return shorterWithLetters(f, context);
  if (isReduced(f, found, context)) return f;
  const [top, bottom] = [found.numerator, found.denominator].map((a) => denseExpression(a, context.variable));
  const whole = E.divide(top!, bottom!);
  return isShorter(whole, f) ? whole : f;
}

/** Whether it is written as a quotient of products of polynomials without a common factor. */
function isReduced(f: Expression, { denominator }: Quotient, { variable }: Context): boolean {
  let degree = 0;
  for (const factor of E.factorsOf(f)) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (!isPolynomial(base) || exponent.kind !== 'number') return false;
    if (Q.sign(exponent.value) > 0) continue;
    const below = readQuotient(E.reciprocal(base), { variable });
    degree -= Q.toNumber(exponent.value) * ((below?.denominator.length ?? 1) - 1);
  }
  return degree === denominator.length - 1;
}

/** A quotient that is written with fractions inside, or with a common factor. */
export const simplifiedQuotient: Rule = (f, context) =>
  integratedAs(f, shorterQuotient(f, context), context, {
    rule: 'simplify the fraction',
    says: 'As one fraction in lowest terms the integrand is shorter.',
  });

/** N/D = Q + R/D by long division. */
export const polynomialDivision: Rule = (f, context) => {
  const found = quotientOf(f, context);
  if (found === null || found.numerator.length < found.denominator.length) return null;
  const { variable } = context;
  const { quotient, remainder } = divide(found.numerator, found.denominator);
  const [whole, rest] = [denseExpression(quotient, variable), denseExpression(remainder, variable)];
  const divisor = denseExpression(found.denominator, variable);
  return integratedAs(f, E.add(whole, E.divide(rest, divisor)), context, {
    rule: 'polynomial division',
    says: 'The numerator has no lower degree than the denominator, so it is divided first.',
    with: { quotient: whole, remainder: rest, divisor },
  });
};

/** The sum of fractions whose denominators are powers of the irreducible factors. */
export const byPartialFractions: Rule = (f, context) => {
  const found = quotientOf(f, context);
  if (found === null || found.numerator.length >= found.denominator.length) return null;
  const parts = partialFractions(found.numerator, integers(found.denominator));
  // Over a power of a factor of higher degree no fraction is simple.
  const isOutOfReach = parts?.fractions.some(({ factor, power }) => factor.length > 3 && power > 1) ?? true;
  if (parts === null || isOutOfReach || isWhole(parts.fractions)) return null;
  const { sum, step, values } = decomposition(found, parts.fractions, context);
  const below = context.integrate(sum, context);
  if (below === null) return null;
  return integrated(f, below.after.expression, context, {
    rule: 'partial fractions',
    says: 'The denominator has several factors, so the quotient is a sum of simpler ones.',
    with: values,
    steps: [rewritten(f, sum, step), below],
  });
};

/** One fraction alone, with a constant over a power of what is linear, or anything over what is quadratic: nothing to take apart. */
const isWhole = (fractions: readonly PartialFraction[]): boolean => fractions.length === 1;

export const integers = (a: RationalDense): readonly bigint[] => a.map(({ numerator }) => BigInt(numerator));
