import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { tidy } from '../../../expression/tidy.ts';
import { freeSymbols, size as sizeOf } from '../../../expression/walk.ts';
import { type Context, made } from '../context.ts';
import type { Field, Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import { type RationalView, rationalView } from '../field/rational-view.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { cleared } from '../field/univariate-expression.ts';
import { plain } from '../named/legendre-form.ts';
import type { Part } from '../rational/rational.ts';
import { signOf } from '../sign.ts';
import { reducedOverRoot } from './hermite.ts';

/*
 * Two conjugate poles α, ᾱ beside the root S of a quadratic P = p₀ + p₁x + p₂x². At one pole, with ρ = P(α) and the polar form
 * L(x) = ρ + P′(α)·(x − α)/2,
 *
 *     ∫ dx/((x − α)·S) = −artanh(L/(√ρ·S))/√ρ,
 *
 * and the integral is 2·Re of κ times that. Let g = |ρ|, √ρ = p + i·q, Δ = p₁² − 4p₀p₂, and (x − α)(x − ᾱ) monic. Then ℓ = p·Re L + q·Im L and
 * ℓ̂ = p·Im L − q·Re L are linear, and because
 *
 *     (g·P + |L|² + Δ/4·|x − α|²) = m·2ℓ²,     (Δ/4·|x − α|² − g·P + |L|²) = m̂·2ℓ̂²
 *
 * with constants m, m̂, the real and imaginary parts of that artanh are artanh(m·ℓ/S) and atan(m̂·ℓ̂/S) but for constants: one root of P each,
 * no longer than Hardy's substitution makes them ("The Integration of Functions of a Single Variable", 1916, chapter V). With 2m·ℓ² = c₂x² + c₁x + c₀
 * and ℓ = ℓ₁x + ℓ₀, m·ℓ is (c₂x + c₁/2)/(2ℓ₁): with letters m and ℓ apart are many times as long.
 *
 * Worked example: x/((x² + 1)·√(x² + 2x + 2)): ρ = 1 + 2i, g = √5, p² = (√5 + 1)/2. To debug: compare at one x with 2·Re by complex numbers.
 */
export function conjugatePoles(
  { numerators, q }: Part,
  quadratic: Univariate,
  root: Expression,
  view: RationalView,
  context: Context,
): Step | null {
  const { field } = view;
  if (U.degree(q) !== 2) return null;
  const x = E.symbol(context.variable);
  const m = numerators.length;
  const top = numerators.reduce<Univariate>(
    (all, n, j) => U.add(field, all, U.multiply(field, n, U.power(field, q, m - 1 - j))),
    U.zero,
  );
  const reduced = reducedOverRoot(field, top, U.power(field, q, m), quadratic);
  const written = (a: Univariate) => E.sum(a.map((c, k) => E.product([view.quotientOf(c), E.power(x, E.number(k))])));
  const given = E.product([written(top), E.power(written(q), E.number(-m)), E.reciprocal(root)]);
  const terms = reduced.exact.map((one) => E.product([written(one.top), E.reciprocal(written(one.below)), root]));
  if (reduced.polynomial.length > 0) return null;
  if (reduced.top.length > 0) {
    const [n0, n1] = [reduced.top[0] ?? F.zero, reduced.top[1] ?? F.zero];
    const pair = atPair({ n0, n1, q, p: quadratic }, root, x, view, context);
    if (pair === null) return null;
    terms.push(pair);
  }
  return made('residues', given, E.sum(terms), context);
}

interface Pair {
  /** (n₀ + n₁x)/q */
  readonly n0: Fraction;
  readonly n1: Fraction;
  readonly q: Univariate;
  readonly p: Univariate;
}

interface Complex {
  readonly re: Fraction;
  readonly im: Fraction;
}

function atPair(
  { n0, n1, q, p }: Pair,
  S: Expression,
  x: Expression,
  view: RationalView,
  context: Context,
): Expression | null {
  const { field: given } = view;
  const half = given.divide(q[1]!, F.integer(2));
  const height = tidy(E.sqrt(view.quotientOf(given.subtract(q[0]!, given.multiply(half, half)))));
  const size = plain(E.sqrt(view.quotientOf(resultant(p, q, given))));
  if (signOf(height) !== 1) return null;
  const constants = [n0, n1, half, ...p].map((c) => view.quotientOf(c));
  const own = rationalView([...constants, height, size], [], context.budget);
  if (own === null) return null;
  const [a0, a1, b, p0, p1, p2, h, g] = [...constants, height, size].map((c) => own.fractionOf(c)!) as Eight;
  return inField({ a0, a1, b, p: [p0, p1, p2], h, g }, S, x, own);
}

type Eight = [Fraction, Fraction, Fraction, Fraction, Fraction, Fraction, Fraction, Fraction];

/** What is given, in the field that has h and g too: (a₀ + a₁x)/((x + b)² + h²), and p, whose values at the poles have the absolute value g. */
interface IntegrandInField {
  readonly a0: Fraction;
  readonly a1: Fraction;
  readonly b: Fraction;
  readonly p: readonly [Fraction, Fraction, Fraction];
  readonly h: Fraction;
  readonly g: Fraction;
}

/** Complex numbers whose parts are in a field. */
const complexOver = (k: RationalView['field']) => ({
  times: (u: Complex, v: Complex): Complex => ({
    re: k.subtract(k.multiply(u.re, v.re), k.multiply(u.im, v.im)),
    im: k.add(k.multiply(u.re, v.im), k.multiply(u.im, v.re)),
  }),
  plus: (u: Complex, c: Fraction): Complex => ({ ...u, re: k.add(u.re, c) }),
  by: (u: Complex, c: Fraction): Complex => ({ re: k.multiply(u.re, c), im: k.multiply(u.im, c) }),
  dot: (u: Complex, v: Complex): Fraction => k.add(k.multiply(u.re, v.re), k.multiply(u.im, v.im)),
});

function inField(given: IntegrandInField, S: Expression, x: Expression, own: RationalView): Expression | null {
  const { a0, a1, b, p, h, g } = given;
  const k = own.field;
  const [p0, p1, p2] = p;
  const { times, plus, by } = complexOver(k);
  const alpha: Complex = { re: F.negate(b), im: h };
  const rho = plus(times(plus(by(alpha, p2), p1), alpha), p0);
  // L = rate·x + start
  const rate = plus(by(alpha, p2), k.divide(p1, F.integer(2)));
  const moved = times(rate, alpha);
  const start: Complex = { re: k.subtract(rho.re, moved.re), im: k.subtract(rho.im, moved.im) };
  // κ = (n₁α + n₀)/(2i·h)
  const residue = times(plus(by(alpha, a1), a0), {
    re: F.zero,
    im: k.divide(F.integer(-1), k.multiply(F.integer(2), h)),
  });
  const root = rootOf(rho, g, own);
  if (root === null) return null;
  const hasLetters = [a0, a1, b, h, g, ...p].some((c) => freeSymbols(own.quotientOf(c)).length > 0);
  const written = (line: Univariate) =>
    E.sum(line.map((c, n) => E.product([own.quotientOf(c), E.power(x, E.number(n))])));
  const inner = (isReal: boolean): Expression | null => {
    const forms = linesOf(given, { rate, start }, root, k, isReal).map((line) => {
      // Letters bring relations among the roots, by which a common denominator is many times as long.
      if (hasLetters) return tidy(written(line));
      const [whole, scale] = cleared(line, own);
      return E.divide(written(whole), own.quotientOf(scale));
    });
    if (forms.length === 0) return null;
    return E.product([shortest(forms), E.power(root.e, root.above === null ? E.minusOne : E.one), E.reciprocal(S)]);
  };
  const [hyperbolic, circular] = [inner(true), inner(false)];
  if (hyperbolic === null || circular === null) return null;
  return E.sum([
    E.product([weightOf(residue, g, root, own, true), E.half, logarithm(hyperbolic)]),
    E.product([weightOf(residue, g, root, own, false), E.apply('atan', [circular])]),
  ]);
}

/** √ρ = e·(P + i·Q), with above = g + Re ρ = 2e² unless that is 0. */
interface RootOfValue {
  readonly P: Fraction;
  readonly Q: Fraction;
  readonly e: Expression;
  readonly above: Fraction | null;
}

/** p·Re u + q·Im u, or p·Im u − q·Re u, but for e */
const partOf = (u: Complex, { P, Q }: RootOfValue, k: Field, isReal: boolean): Fraction =>
  isReal ? k.add(k.multiply(u.re, P), k.multiply(u.im, Q)) : k.subtract(k.multiply(u.im, P), k.multiply(u.re, Q));

/** m·ℓ, or m̂·ℓ̂, but for a power of e: (c₂x + c₁/2)/(2ℓ₁) and (c₁x/2 + c₀)/(2ℓ₀), as far as these are not 0. */
function linesOf(
  given: IntegrandInField,
  { rate, start }: { readonly rate: Complex; readonly start: Complex },
  root: RootOfValue,
  k: Field,
  isReal: boolean,
): Univariate[] {
  const [c0, c1, c2] = doubledSquare(given, rate, start, k, isReal);
  const middle = k.divide(c1, F.integer(2));
  const ways = [
    { l: start, low: c0, high: middle },
    { l: rate, low: middle, high: c2 },
  ];
  return ways.flatMap(({ l, low, high }) => {
    const by = k.multiply(partOf(l, root, k, isReal), root.above ?? F.integer(2));
    return F.isZero(by) ? [] : [U.trimmed([k.divide(low, by), k.divide(high, by)])];
  });
}

/** c₀, c₁, c₂ of 2m·ℓ², or of 2m̂·ℓ̂² */
function doubledSquare(
  { b, p: [p0, p1, p2], h, g }: IntegrandInField,
  rate: Complex,
  start: Complex,
  k: Field,
  isReal: boolean,
): [Fraction, Fraction, Fraction] {
  const { dot } = complexOver(k);
  const quarter = k.divide(k.subtract(k.multiply(p1, p1), k.multiply(F.integer(4), k.multiply(p0, p2))), F.integer(4));
  const signed = (c: Fraction) => k.multiply(isReal ? g : F.negate(g), c);
  const middle = k.multiply(F.integer(2), k.add(dot(rate, start), k.multiply(quarter, b)));
  const low = k.multiply(quarter, k.add(k.multiply(b, b), k.multiply(h, h)));
  return [
    k.add(signed(p0), k.add(dot(start, start), low)),
    k.add(signed(p1), middle),
    k.add(signed(p2), k.add(dot(rate, rate), quarter)),
  ];
}

/** What stands before the logarithm and the arc tangent: e·n/g, or n·(g + Re ρ)/(2e·g). */
function weightOf(residue: Complex, g: Fraction, root: RootOfValue, own: RationalView, isReal: boolean): Expression {
  const k = own.field;
  const { e, above } = root;
  const n = k.multiply(F.integer(isReal ? -2 : 2), partOf(residue, root, k, isReal));
  const over = E.reciprocal(own.quotientOf(g));
  const forms = [E.product([own.quotientOf(k.divide(n, g)), e]), E.product([own.quotientOf(n), e, over])];
  if (above !== null) forms.push(E.product([own.quotientOf(k.multiply(n, above)), E.half, E.reciprocal(e), over]));
  return shortest(forms);
}

const shortest = (forms: readonly Expression[]): Expression =>
  forms.reduce((best, form) => (sizeOf(form) < sizeOf(best) ? form : best));

/** ln((1 + z)/(1 − z)), twice artanh(z) */
function logarithm(z: Expression): Expression {
  const below = E.factorsOf(z).filter(
    (factor) => factor.kind === 'power' && factor.exponent.kind === 'number' && factor.exponent.value.numerator < 0,
  );
  const d = E.reciprocal(E.product(below));
  const n = E.product([z, d]);
  return E.ln(E.divide(E.add(d, n), E.subtract(d, n)));
}

/** P(α)·P(ᾱ) */
function resultant(p: Univariate, q: Univariate, k: Field): Fraction {
  const rest = U.divide(k, p, q).remainder;
  const [r0, r1] = [rest[0] ?? F.zero, rest[1] ?? F.zero];
  // |r₁α + r₀|² = r₁²·c − r₀·r₁·b + r₀²
  return k.add(
    k.subtract(k.multiply(k.multiply(r1, r1), q[0]!), k.multiply(k.multiply(r0, r1), q[1]!)),
    k.multiply(r0, r0),
  );
}

/** √ρ = e·(P + i·Q) with the one nested root e. */
function rootOf(rho: Complex, g: Fraction, view: RationalView): RootOfValue | null {
  const k = view.field;
  const above = k.add(g, rho.re);
  const isAbove = !F.isZero(above);
  const square = isAbove ? above : k.subtract(g, rho.re);
  const e = plain(E.sqrt(tidy(view.quotientOf(k.divide(square, F.integer(2))))));
  if (signOf(e) === 0) return null;
  return isAbove ? { P: F.one, Q: k.divide(rho.im, above), e, above } : { P: F.zero, Q: F.one, e, above: null };
}
