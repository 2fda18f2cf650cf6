import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { tidy } from '../../../expression/tidy.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { mapTuple, triple } from '../../../result/tuple.ts';
import { type Context, made, type Stage, withNewVariable } from '../context.ts';
import { denominatorFactors, type Factor } from '../field/factor-denominator.ts';
import type { Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import * as P from '../field/polynomial.ts';
import type { RationalView } from '../field/rational-view.ts';
import { type SquareRootParts, squareRootParts } from '../field/square-root-parts.ts';
import * as U from '../field/univariate.ts';
import { cleared, expression } from '../field/univariate-expression.ts';
import { type Part, partialFractions, rationalFunction } from '../rational/rational.ts';
import { signOf } from '../sign.ts';
import { throughSubstitution } from '../substitution.ts';
import { conjugatePoles } from './conjugate-poles.ts';
import { type Reduction, reducedOverRoot } from './hermite.ts';
import { withOneRoot } from './one-root.ts';
import { overRoot, type Radicand } from './over-root.ts';

/*
 * Rational functions of x and S = √(ax² + bx + c).
 *
 * f is brought to A(x) + B(x)/S. A is rational. B is taken apart:
 *
 *   polynomials    ∫ P/S = T·S + λ·∫ 1/S, by comparing coefficients (`over-root.ts`)
 *   1/(x − α)      by its residue
 *   1/(x − α)^j    u = 1/(x − α) makes it −∫ u^(j−1)/s du with s = S/(x − α), s² a quadratic in u: the same again, and s keeps its
 *                  sign on both sides of α, which the square root of the quadratic would not
 *   1/(x² + p)^j   where S² has no linear term either: t = x/S for even numerators, S itself for odd ones
 *
 *   1/(x² + px + q)^j   by Hermite's reduction and the residues at both poles (`algebraic/conjugate-poles.ts`)
 *
 * and what is left over goes by Euler's substitution S = t − √a·x or S = x·t + √c, which is always possible and seldom pretty.
 */
export const rootOfQuadratic: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  const joined = withOneRoot(f, context);
  if (joined === null) return null;
  const { radicand, written, root, inner } = joined;
  const { variable, budget } = context;
  const parts = squareRootParts(written, variable, inner.variable, radicand, budget);
  if (parts === null) return null;
  const poles = realRootsBelow(parts, radicand, context);
  const split = poles.length > 0 ? squareRootParts(written, variable, inner.variable, radicand, budget, poles) : null;
  return inParts(f, radicand, root, split ?? parts, context);
};

/** The square roots that the real poles of f beside the root are written with, where its field has none of them. */
function realRootsBelow({ view, odd, x }: SquareRootParts, radicand: Expression, context: Context): Expression[] {
  const { field } = view;
  const value = view.fractionOf(radicand);
  if (F.isZero(odd) || value === null || P.degree(value.n, x) !== 2) return [];
  const b = field.multiply(odd, value);
  const found: Expression[] = [];
  for (const { q } of denominatorFactors(b.d, view.quotientOf(b), view, x, context)) {
    if (U.degree(q) !== 2) continue;
    const half = field.divide(q[1]!, F.integer(2));
    const square = tidy(view.quotientOf(field.subtract(field.multiply(half, half), q[0]!)));
    if (signOf(square) === 1) found.push(tidy(E.sqrt(square)));
  }
  return found;
}

function inParts(
  f: Expression,
  radicand: Expression,
  root: Expression,
  parts: SquareRootParts,
  context: Context,
): Step | null {
  const { view, even, odd, x } = parts;
  const { field } = view;
  const value = view.fractionOf(radicand);
  if (value === null || value.d !== 1n) return null;
  const quadratic = U.view(field, value.n, x);
  if (quadratic.length !== 3) return null;
  const line = squareRootOf(quadratic, view);
  if (line !== null) return overLine(f, root, line, parts, context);
  const steps: Step[] = [];
  if (!F.isZero(even)) {
    const step = rationalFunction(view.quotientOf(even), context);
    if (step === null) return null;
    steps.push(step);
  }
  if (!F.isZero(odd)) {
    const step = overS(field.multiply(odd, value), quadratic, root, parts, context);
    if (step === null) return null;
    steps.push(...step);
  }
  return made('root of a quadratic', f, E.sum(steps.map((step) => step.after.expression)), context, steps);
}

/** A primitive multiple of αx + β where the quadratic is (αx + β)², but for a constant. */
function squareRootOf(quadratic: U.Univariate, view: RationalView): U.Univariate | null {
  const { field } = view;
  const slope = U.derivative(field, quadratic);
  return U.divide(field, quadratic, slope).remainder.length === 0 ? cleared(slope, view)[0] : null;
}

/** ∫ A + B·S with S = K·(αx + β), K constant on both sides of the zero: ∫ A + K·∫ B·(αx + β). */
function overLine(
  f: Expression,
  root: Expression,
  line: U.Univariate,
  { view, even, odd }: SquareRootParts,
  context: Context,
): Step | null {
  const l = expression(line, view, context);
  const steps: Step[] = [];
  const terms: Expression[] = [];
  for (const [part, unit] of [
    [view.quotientOf(even), E.one],
    [E.product([view.quotientOf(odd), l]), E.divide(root, l)],
  ] as const) {
    if (E.equal(part, E.zero)) continue;
    const step = rationalFunction(part, context);
    if (step === null) return null;
    steps.push(step);
    terms.push(E.product([unit, step.after.expression]));
  }
  return made('root of a square', f, E.sum(terms), context, steps);
}

/** ∫ B/S: without letters by Hermite's reduction first, so that simple poles are left; then by the partial fractions of B. */
function overS(
  b: Fraction,
  quadratic: U.Univariate,
  root: Expression,
  { view, x }: SquareRootParts,
  context: Context,
): Step[] | null {
  const { field } = view;
  const [top, bottom] = [U.view(field, b.n, x), U.view(field, b.d, x)];
  const written = view.quotientOf(b);
  if (freeSymbols(written).some((name) => name !== context.variable)) {
    const { quotient, remainder } = U.divide(field, top, bottom);
    const scaled = U.scale(field, remainder, field.reciprocal(U.leading(bottom))!);
    return overFractions(
      quotient,
      scaled,
      denominatorFactors(b.d, written, view, x, context),
      quadratic,
      root,
      view,
      context,
    );
  }
  const reduced = reducedOverRoot(field, top, bottom, quadratic);
  const exact = inOneFraction(reduced.exact, x, root, view, context);
  const below = reduced.below.length > 1 ? polynomialOf(reduced.below, x, view) : null;
  const factors = below === null ? [] : denominatorFactors(below, written, view, x, context);
  const rest = overFractions(reduced.polynomial, reduced.top, factors, quadratic, root, view, context);
  return rest && [...exact, ...rest];
}

/** (Σ G/E)·S with the powers of the factors below it apart, so that those of S join it. */
function inOneFraction(
  terms: Reduction['exact'],
  x: number,
  root: Expression,
  view: RationalView,
  context: Context,
): Step[] {
  const { field } = view;
  const asFraction = (a: U.Univariate) => {
    const [whole, by] = cleared(a, view);
    const n = field.ring.fromCoefficients(
      whole.map((c) => c.n),
      x,
    );
    return field.divide(F.ofPolynomial(n), by);
  };
  const sum = terms.reduce(
    (all, { top, below }) => field.add(all, field.divide(asFraction(top), asFraction(below))),
    F.zero,
  );
  if (F.isZero(sum)) return [];
  const factors = P.degree(sum.d, x) < 1 ? [] : denominatorFactors(sum.d, E.one, view, x, context);
  const lead = U.leading(U.view(field, sum.d, x));
  const [above, up] = cleared(U.view(field, sum.n, x), view);
  const parts = factors.map(({ q, multiplicity }) => {
    const [whole, by] = cleared(q, view);
    return { base: expression(whole, view, context), multiplicity, by: field.power(by, multiplicity) };
  });
  const scale = parts.reduce((all, { by }) => field.multiply(all, by), field.reciprocal(field.multiply(up, lead))!);
  const powers = parts.map(({ base, multiplicity }) => E.power(base, E.number(-multiplicity)));
  const value = E.product([view.quotientOf(scale), expression(above, view, context), ...powers, root]);
  return [made('Hermite reduction', E.one, value, context)];
}

function polynomialOf(a: U.Univariate, x: number, view: RationalView): P.Polynomial {
  const [whole] = cleared(a, view);
  return view.field.ring.fromCoefficients(
    whole.map(({ n }) => n),
    x,
  );
}

/** ∫ (quotient + top/Π q^j)/S */
function overFractions(
  quotient: U.Univariate,
  top: U.Univariate,
  factors: readonly Factor[],
  quadratic: U.Univariate,
  root: Expression,
  view: RationalView,
  context: Context,
): Step[] | null {
  const steps: Step[] = [];
  const given: Radicand = { c: quadratic.map((part) => view.quotientOf(part)), root, at: E.symbol(context.variable) };
  if (quotient.length > 0) {
    const p = quotient.map((part) => view.quotientOf(part));
    const result = overRoot(p, given, true);
    if (result === null) return null;
    steps.push(made('polynomial over the root', E.divide(polynomial(p, given.at), root), result, context));
  }
  if (top.length === 0) return steps;
  for (const part of partialFractions(top, factors, view)) {
    const step =
      U.degree(part.q) === 1
        ? atPole(part, quadratic, root, view, context)
        : (centred(part, quadratic, root, view, context) ?? conjugatePoles(part, quadratic, root, view, context));
    if (step === null) return null;
    steps.push(step);
  }
  return steps;
}

const polynomial = (p: readonly Expression[], x: Expression): Expression =>
  E.sum(p.map((c, k) => E.product([c, E.power(x, E.number(k))])));

function atPole(
  { numerators, q }: Part,
  quadratic: U.Univariate,
  root: Expression,
  view: RationalView,
  context: Context,
): Step | null {
  const { field } = view;
  const alpha = F.negate(q[0]!);
  const simple =
    numerators.length === 1 ? atSimplePole(numerators[0]![0]!, alpha, quadratic, root, view, context) : null;
  if (simple !== null) return simple;
  const [c, b, a] = triple(quadratic);
  // s² = Q(α)·u² + Q′(α)·u + a
  const reflection = [
    a,
    field.add(b, field.multiply(F.integer(2), field.multiply(a, alpha))),
    U.valueAt(field, [c, b, a], alpha),
  ];
  const shifted = E.subtract(E.symbol(context.variable), view.quotientOf(alpha));
  const u = E.reciprocal(shifted);
  const p = numerators.map((n) => view.quotientOf(F.negate(n[0] ?? F.zero)));
  const result = overRoot(
    p,
    { c: reflection.map((part) => view.quotientOf(part)), root: E.divide(root, shifted), at: u },
    false,
  );
  if (result === null) return null;
  const given = E.sum(
    numerators.map((n, j) =>
      E.product([view.quotientOf(n[0] ?? F.zero), E.power(shifted, E.number(-(j + 1))), E.reciprocal(root)]),
    ),
  );
  return made('reciprocal substitution', given, result, context);
}

/**
 * ∫ n/((x − α)·S) = −n·artanh(L/(√ρ·S))/√ρ, ρ = Q(α), with the polar form L = ρ + Q′(α)·(x − α)/2: L² = ρ·S² + Δ/4·(x − α)², so that Δ < 0
 * makes it an artanh, Δ > 0 an arcoth; where ρ < 0 it is n·atan(L/(√−ρ·S))/√−ρ. Null where the sign of ρ or Δ is not known.
 */
function atSimplePole(
  n: Fraction,
  alpha: Fraction,
  quadratic: U.Univariate,
  S: Expression,
  view: RationalView,
  context: Context,
): Step | null {
  const { field } = view;
  const [c, b, a] = triple(quadratic);
  const rho = U.valueAt(field, quadratic, alpha);
  const half = field.divide(U.valueAt(field, U.derivative(field, quadratic), alpha), F.integer(2));
  const discriminant = field.subtract(field.multiply(b, b), field.multiply(F.integer(4), field.multiply(a, c)));
  const [size, spread] = mapTuple([rho, discriminant], (one) => tidy(view.quotientOf(one)));
  const [sign, side] = [signOf(size), signOf(spread)];
  if (sign === null || sign === 0 || side === null) return null;
  const [line, by] = cleared(U.trimmed([field.subtract(rho, field.multiply(half, alpha)), half]), view);
  const r = tidy(E.sqrt(sign > 0 ? size : E.negate(size)));
  const u = E.divide(expression(line, view, context), E.product([view.quotientOf(by), r, S]));
  const name = sign < 0 ? 'atan' : side < 0 ? 'atanh' : 'acoth';
  const value = E.product([E.number(sign < 0 ? 1 : -1), view.quotientOf(n), E.reciprocal(r), E.apply(name, [u])]);
  const pole = E.subtract(E.symbol(context.variable), view.quotientOf(alpha));
  return made('residue', E.divide(view.quotientOf(n), E.product([pole, S])), value, context);
}

/** The parts of an integrand, each by a substitution of its own; those that are 0 are left out. */
function bySubstitutions(
  given: readonly Expression[],
  parts: readonly (readonly [terms: readonly Expression[], g: Expression])[],
  inner: Context,
  context: Context,
): Step | null {
  const steps: Step[] = [];
  for (const [terms, g] of parts) {
    const integrand = E.sum(terms);
    if (E.equal(integrand, E.zero)) continue;
    const step = throughSubstitution(E.sum(given), integrand, g, inner, context);
    if (step === null) return null;
    steps.push(step);
  }
  return made('substitution', E.sum(given), E.sum(steps.map((step) => step.after.expression)), context, steps);
}

/** Σ (m·y + n)/((y² + p)^j·S) with S² = a·y² + c and y = x + shift. */
function centred(
  { numerators, q }: Part,
  quadratic: U.Univariate,
  root: Expression,
  view: RationalView,
  context: Context,
): Step | null {
  const { field } = view;
  if (q.length !== 3) return null;
  const shift = field.divide(q[1]!, F.integer(2));
  const [c0, b, a] = triple(quadratic);
  if (!F.equals(b, field.multiply(F.integer(2), field.multiply(a, shift)))) return null;
  const p = view.quotientOf(field.subtract(q[0]!, field.multiply(shift, shift)));
  const c = view.quotientOf(field.subtract(c0, field.multiply(a, field.multiply(shift, shift))));
  const slopeA = view.quotientOf(a);
  const y = E.add(E.symbol(context.variable), view.quotientOf(shift));
  const inner = withNewVariable(context);
  const t = E.symbol(inner.variable);
  const t2 = E.power(t, E.two);
  const evenTerms: Expression[] = [];
  const oddTerms: Expression[] = [];
  const given: Expression[] = [];
  for (const [k, numerator] of numerators.entries()) {
    const m = numerator[1] ?? F.zero;
    const n = view.quotientOf(field.subtract(numerator[0] ?? F.zero, field.multiply(m, shift)));
    const j = k + 1;
    // t = y/S: y² + p = (p + (c − pa)·t²)/(1 − a·t²), dy/S = dt/(1 − a·t²)
    const under = E.subtract(E.one, E.product([slopeA, t2]));
    const over = E.add(p, E.product([E.subtract(c, E.product([p, slopeA])), t2]));
    evenTerms.push(E.product([n, E.power(under, E.number(j - 1)), E.power(over, E.number(-j))]));
    // S = t: y² = (t² − c)/a, y·dy/S = dt/a
    const square = E.add(E.divide(E.subtract(t2, c), slopeA), p);
    oddTerms.push(E.product([view.quotientOf(m), E.reciprocal(slopeA), E.power(square, E.number(-j))]));
    given.push(
      E.product([
        E.add(E.product([view.quotientOf(m), y]), n),
        E.power(E.add(E.power(y, E.two), p), E.number(-j)),
        E.reciprocal(root),
      ]),
    );
  }
  const parts = [
    [evenTerms, E.divide(y, root)],
    [oddTerms, root],
  ] as const;
  return bySubstitutions(given, parts, inner, context);
}
