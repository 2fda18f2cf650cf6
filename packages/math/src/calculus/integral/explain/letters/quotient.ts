import * as Q from '../../../../exact/rational.ts';
import * as E from '../../../../expression/build.ts';
import type { Expression } from '../../../../expression/expression.ts';
import { contains, size, some } from '../../../../expression/walk.ts';
import { budget } from '../../../../result/budget.ts';
import { mapTuple } from '../../../../result/tuple.ts';
import { endedBy } from '../../../../result/unfinished.ts';
import type { Context } from '../../context.ts';
import { denominatorFactors, type Factor } from '../../field/factor-denominator.ts';
import * as F from '../../field/fraction.ts';
import { type RationalView, rationalView } from '../../field/rational-view.ts';
import type { Univariate } from '../../field/univariate.ts';
import * as U from '../../field/univariate.ts';
import { cleared, expression, over } from '../../field/univariate-expression.ts';
import { type Part, partialFractions } from '../../rational/rational.ts';
import { comparison, unknownLetters } from '../coefficients.ts';
import { integrated, integratedAs, type Rule, rewritten } from '../rule.ts';

/*
 * Quotients of polynomials in x whose coefficients hold letters, or other constants that are no rational numbers: long division, and partial
 * fractions over the field of the letters. That a leading coefficient is not 0, and that factors have no common zero, are conditions of the answer.
 */

interface Quotient {
  readonly view: RationalView;
  readonly written: F.Fraction;
  readonly above: Univariate;
  readonly below: Univariate;
  /** The factors of what is below, which are monic. */
  readonly factors: () => readonly Factor[];
}

const maxDegree = 8;
const maxSize = 80;
const usualWork = 20_000;

/** Whether no letter stands in it, and no other constant that is no number: those have rules of their own. */
export const isOfNumbers = (f: Expression, variable: string): boolean =>
  !some(f, (node) =>
    node.kind === 'symbol' ? node.name !== variable : node.kind !== 'number' && !contains(node, variable),
  );

/** What a computation makes of such a quotient; null for other integrands, and where it takes too much work. */
function ofQuotient<T>(
  f: Expression,
  context: Context,
  compute: (found: Quotient, own: Context) => T | null,
): T | null {
  if (isOfNumbers(f, context.variable) || size(f, maxSize) >= maxSize) return null;
  const own = { ...context, budget: budget(usualWork) };
  try {
    const found = read(f, own);
    return found && compute(found, own);
  } catch (error) {
    if (endedBy(error, 'work')) return null;
    throw error;
  }
}

function read(f: Expression, own: Context): Quotient | null {
  const view = rationalView([f], [own.variable], own.budget);
  const fraction = view?.fractionOf(f) ?? null;
  if (view === null || fraction === null) return null;
  const x = view.index.get(own.variable)!;
  const [above, below] = mapTuple([fraction.n, fraction.d], (part) => U.view(view.field, part, x));
  if (U.degree(below) < 1 || Math.max(U.degree(above), U.degree(below)) > maxDegree) return null;
  return { view, written: fraction, above, below, factors: () => denominatorFactors(fraction.d, f, view, x, own) };
}

/** The same as one fraction in lowest terms, where that is shorter. */
export function shorterWithLetters(f: Expression, context: Context): Expression {
  const whole = ofQuotient(f, context, ({ view, written }) => view.quotientOf(written));
  return whole !== null && isShorter(whole, f) ? whole : f;
}

/** Shorter, or as long and without fractions below the fraction line. */
export const isShorter = (whole: Expression, f: Expression): boolean =>
  size(whole) < size(f) || (size(whole) <= size(f) + 1 && some(f, isNested));

const isBelow = (node: Expression): boolean =>
  node.kind === 'power' && node.exponent.kind === 'number' && Q.sign(node.exponent.value) < 0;

const isNested = (node: Expression): boolean =>
  isBelow(node) && E.baseOf(node).kind === 'sum' && some(E.baseOf(node), isBelow);

/** N/D = Q + R/D by long division. */
export const divisionWithLetters: Rule = (f, context) => {
  const found = ofQuotient(f, context, ({ view, above, below }, own) => {
    if (U.degree(above) < U.degree(below)) return null;
    const { quotient, remainder } = U.divide(view.field, above, below);
    return {
      quotient: expression(quotient, view, own),
      remainder: expression(remainder, view, own),
      divisor: expression(below, view, own),
      // With the constants of the remainder before the fraction.
      rest: over(remainder, below, 1, view, own),
    };
  });
  if (found === null) return null;
  const { rest, ...parts } = found;
  return integratedAs(f, E.add(parts.quotient, rest), context, {
    rule: 'polynomial division',
    says: 'The numerator has no lower degree than the denominator, so it is divided first.',
    with: parts,
  });
};

/** The sum of fractions whose denominators are powers of linear and quadratic factors. */
export const partialFractionsWithLetters: Rule = (f, context) => {
  const found = ofQuotient(f, context, decomposed);
  const below = found && context.integrate(found.sum, context);
  if (found === null || below === null) return null;
  const { sum, form, values, steps } = found;
  return integrated(f, below.after.expression, context, {
    rule: 'partial fractions',
    says: 'The denominator has several factors, so the quotient is a sum of simpler ones.',
    with: values,
    steps: [
      rewritten(f, sum, {
        rule: 'decomposition into partial fractions',
        says: 'One fraction for every power of a factor; over a quadratic factor the numerator may be linear.',
        with: { form, ...values },
        steps,
      }),
      below,
    ],
  });
};

function decomposed({ view, above, below, factors: found }: Quotient, own: Context) {
  const factors = found();
  // A numerator of lower degree than the one factor is nothing to take apart.
  const isOne = factors.length === 1 && U.degree(above) < U.degree(factors[0]!.q);
  if (U.degree(above) >= U.degree(below) || isOne || factors.some(({ q }) => U.degree(q) > 2)) return null;
  const { field } = view;
  const proper = U.scale(field, above, field.reciprocal(U.leading(below))!);
  const parts = partialFractions(proper, factors, view);
  const sum = parts.flatMap(({ q, numerators }) =>
    numerators.flatMap((a, k) => (a.length === 0 ? [] : [over(a, q, k + 1, view, own)])),
  );
  return { sum: E.sum(sum), ...comparedCoefficients(proper, factors, parts, view, own) };
}

/** The fractions with letters A, B, … in their numerators, and how their values are found. Factors stand there without fractions: a·x + b, not x + b/a. */
function comparedCoefficients(
  proper: Univariate,
  factors: readonly Factor[],
  parts: readonly Part[],
  view: RationalView,
  own: Context,
) {
  const { field } = view;
  const x = E.symbol(own.variable);
  const powerOf = ({ q, multiplicity }: Factor) => U.power(field, cleared(q, view)[0], multiplicity);
  const product = factors.map(powerOf).reduce((all, one) => U.multiply(field, all, one), U.one);
  const numerator = U.scale(field, proper, U.leading(product));
  const letter = unknownLetters(own.names);
  const coefficients = (a: Univariate): readonly Expression[] => a.map((c) => view.quotientOf(c));
  const unknowns = parts
    .flatMap(({ q, numerators }) => {
      const [factor, by] = cleared(q, view);
      return numerators.flatMap((a, k) => {
        const rest = U.divide(field, product, U.power(field, factor, k + 1)).quotient;
        const value = U.scale(field, a, field.power(by, k + 1));
        return Array.from({ length: U.degree(q) }, (_, j) => ({
          value: view.quotientOf(value[j] ?? F.zero),
          by: coefficients([...new Array<F.Fraction>(j).fill(F.zero), ...rest]),
          over: E.product([E.power(x, E.number(j)), E.power(expression(factor, view, own), E.number(-k - 1))]),
        })).toReversed();
      });
    })
    .map((one, k) => ({ ...one, name: letter(k) }));
  return {
    form: E.sum(unknowns.map(({ name, over: fraction }) => E.product([E.symbol(name), fraction]))),
    values: Object.fromEntries(unknowns.map(({ name, value }) => [name, value])),
    steps: comparison(unknowns, unknowns, coefficients(numerator), own),
  };
}
