import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { type Context, lightly, made, type Stage } from '../context.ts';
import { denominatorFactors, type Factor } from '../field/factor-denominator.ts';
import * as F from '../field/fraction.ts';
import { type RationalView, rationalView } from '../field/rational-view.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { cleared, expression, over } from '../field/univariate-expression.ts';
import { type LogarithmicPart, logarithmicPart, shortLogarithms } from './logarithmic-part.ts';

/*
 * Rational functions. Where the roots of the denominator have no short form they have numbers (`numbered-roots.ts`); with letters in
 * it, it is complete as far as they can be written with radicals.
 *
 * Bronstein, "Symbolic Integration I", chapter 2. The denominator is factored into irreducible q_i over Q (parameters
 * allowed); partial fractions give Σ A_ij/q_i^j with deg A_ij < deg q_i. Hermite's reduction takes the powers j > 1 away: with
 * s·q + t·q′ = A,
 *
 *     ∫ A/q^j = −t/((j−1)·q^(j−1)) + ∫ (s + t′/(j−1))/q^(j−1),
 *
 * and what is left, A/q, integrates to logarithms and arctangents (`logarithmic-part.ts`).
 *
 * Worked example: 1/(x²+1)² = A/q² with A = 1, q′ = 2x: 1 = 1·q − (x/2)·q′, so the integral is x/(2q) + ∫ (1/2)/q.
 * The hard part is the logarithmic one, for irreducible q of degree above 2. To debug: the sum of the partial fractions
 * must be the integrand, and each step carries its own integral.
 */

const maxDegree = 100;

/** Products of coefficients, of which there may be many where there are letters. */
const lightness = 10;

export const rationalFunction: Stage = lightly(lightness, (f, context) => {
  const view = rationalView([f], [context.variable], context.budget);
  const written = view?.fractionOf(f) ?? null;
  if (view === null || written === null) return null;
  const x = view.index.get(context.variable)!;
  const fraction = inLowestTerms(written, x, view);
  const top = U.view(view.field, fraction.n, x);
  const bottom = U.view(view.field, fraction.d, x);
  if (U.degree(top) > maxDegree + 20 || U.degree(bottom) > maxDegree) return null;
  const { quotient, remainder } = U.divide(view.field, top, bottom);
  const steps: Step[] = [];
  if (quotient.length > 0) steps.push(polynomial(quotient, view, context));
  if (remainder.length > 0) {
    const factors = denominatorFactors(fraction.d, f, view, x, context);
    const lead = U.leading(bottom);
    const proper = U.scale(view.field, remainder, view.field.reciprocal(lead)!);
    const parts = partialFractions(proper, factors, view);
    const found =
      all(parts.map((part) => powerPart(part, shortLogarithms, view, context))) ??
      // Factors out of reach may still make up x^n + c, whose roots are known.
      all([shortLogarithms(proper, U.monic(view.field, bottom), view, context)]) ??
      all(parts.map((part) => powerPart(part, logarithmicPart, view, context)));
    if (found === null) return null;
    steps.push(...found);
  }
  if (steps.length === 1 && steps[0]!.rule !== 'power rule')
    return { ...steps[0]!, before: made('', f, f, context).before };
  return made('partial fractions', f, E.sum(steps.map((step) => step.after.expression)), context, steps);
});

/** Without the common factors that are seen only by the relations of the constants: (x² − 2)/(x − √2) = x + √2. */
function inLowestTerms(a: F.Fraction, x: number, view: RationalView): F.Fraction {
  const { field } = view;
  if (field.ring.relations.size === 0) return a;
  const [top, bottom] = [U.view(field, a.n, x), U.view(field, a.d, x)];
  const common = U.gcd(field, top, bottom);
  if (U.degree(common) <= 0) return a;
  const [below, by] = cleared(U.divide(field, bottom, common).quotient, view);
  const above = U.scale(field, U.divide(field, top, common).quotient, by);
  const polynomialOf = (p: Univariate) =>
    field.ring.fromCoefficients(
      p.map(({ n }) => n),
      x,
    );
  const [, over] = cleared(above, view);
  const unit = field.reciprocal(over)!;
  return field.fraction(
    field.ring.multiply(polynomialOf(U.scale(field, above, over)), unit.n),
    field.ring.multiply(polynomialOf(below), unit.d),
  );
}

function polynomial(quotient: Univariate, view: RationalView, context: Context): Step {
  const raised = [F.zero, ...quotient.map((c, k) => view.field.divide(c, F.integer(k + 1)))];
  return made('power rule', expression(quotient, view, context), expression(raised, view, context), context);
}

export interface Part {
  /** Numerators by the power of q below them: numerators[j − 1]/q^j. */
  readonly numerators: readonly Univariate[];
  readonly q: Univariate;
}

/**
 * p/Π q_i^e_i taken apart; p of smaller degree, the q_i monic and without a common factor. Linear factors go by series about their
 * zeros, which needs no Euclidean algorithm over the letters; the others one after another.
 */
export function partialFractions(p: Univariate, factors: readonly Factor[], { field }: RationalView): Part[] {
  const last = (factor: Factor) => (U.degree(factor.q) === 1 ? 1 : 0);
  const ordered = [...factors].sort((a, b) => last(a) - last(b));
  const parts: Part[] = [];
  let rest = p;
  let below = ordered.reduce(
    (all, { q, multiplicity }) => U.multiply(field, all, U.power(field, q, multiplicity)),
    U.one,
  );
  for (const [k, { q, multiplicity }] of ordered.entries()) {
    if (U.degree(q) === 1) {
      parts.push(linearPart(p, ordered, k, field));
      continue;
    }
    const own = U.power(field, q, multiplicity);
    let numerator = rest;
    if (k < ordered.length - 1) {
      below = U.divide(field, below, own).quotient;
      // rest/(own·below) = u/own + v/below with rest = u·below + v·own.
      const { s } = U.extendedGcd(field, below, own);
      numerator = U.divide(field, U.multiply(field, rest, s), own).remainder;
      const isLeft = U.degree(ordered[k + 1]!.q) > 1;
      if (isLeft) rest = U.divide(field, U.subtract(field, rest, U.multiply(field, numerator, below)), own).quotient;
    }
    const numerators: Univariate[] = [];
    for (let j = multiplicity; j >= 1; j--) {
      const { quotient, remainder } = U.divide(field, numerator, q);
      numerators[j - 1] = remainder;
      numerator = quotient;
    }
    parts.push({ numerators, q });
  }
  return parts;
}

/** The part of (x − α)^m: the first m terms of the series of p/Π q_i^e_i, its own factor left out, by powers of x − α. */
function linearPart(p: Univariate, factors: readonly Factor[], own: number, field: F.Field): Part {
  const { q, multiplicity } = factors[own]!;
  const alpha = F.negate(q[0]!);
  const about = (a: Univariate) => U.shifted(field, a, alpha, multiplicity);
  let series = about(p);
  for (const [k, other] of factors.entries()) {
    if (k === own) continue;
    const by = about(other.q);
    for (let j = 0; j < other.multiplicity; j++) series = U.seriesQuotient(field, series, by, multiplicity);
  }
  return {
    q,
    numerators: Array.from({ length: multiplicity }, (_, j) => U.trimmed([series[multiplicity - 1 - j] ?? F.zero])),
  };
}

const all = (steps: readonly (Step | null)[]): Step[] | null => {
  const found = steps.filter((step) => step !== null);
  return found.length === steps.length ? found : null;
};

/** ∫ Σ A_j/q^j: Hermite's reduction from the highest power down, then the logarithmic part. */
function powerPart({ numerators, q }: Part, part: LogarithmicPart, view: RationalView, context: Context): Step | null {
  const { field } = view;
  const rows = [...numerators];
  const given = E.sum(rows.map((a, j) => over(a, q, j + 1, view, context)));
  const terms: Expression[] = [];
  const slope = U.derivative(field, q);
  const { t } = U.extendedGcd(field, q, slope);
  for (let j = rows.length; j > 1; j--) {
    const a = rows[j - 1]!;
    if (a.length === 0) continue;
    const byFactor = U.divide(field, U.multiply(field, a, t), q).remainder;
    const rest = U.divide(field, U.subtract(field, a, U.multiply(field, byFactor, slope)), q).quotient;
    const inverse = field.divide(F.one, F.integer(j - 1));
    terms.push(over(U.scale(field, byFactor, F.negate(inverse)), q, j - 1, view, context));
    rows[j - 2] = U.add(
      field,
      rows[j - 2]!,
      U.add(field, rest, U.scale(field, U.derivative(field, byFactor), inverse)),
    );
  }
  const last = rows[0]!;
  if (last.length === 0) return made("Hermite's reduction", given, E.sum(terms), context);
  const logarithms = part(last, q, view, context);
  if (logarithms === null) return null;
  if (terms.length === 0) return logarithms;
  return made("Hermite's reduction", given, E.sum([...terms, logarithms.after.expression]), context, [logarithms]);
}
