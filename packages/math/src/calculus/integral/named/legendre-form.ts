import { simplify } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { pair } from '../../../result/tuple.ts';
import { type Coefficients, coefficientsOf, type Roots, rootsOf } from './elliptic-roots.ts';

/*
 * Legendre's normal form of ∫ dx/√P, P a cubic or quartic: an amplitude φ(x), a parameter m and a factor g with
 * g·dφ/√(1 − m·sin²φ) = dx/√P, chosen so that φ is real and rises on every piece where P > 0, with one formula for all pieces.
 *
 *   cubic, one real root r        φ = 2·atan √((x − r)/A), A = |r − complex root|                     (Byrd–Friedman 239)
 *   c₄x⁴ + c₂x² + c₀ > 0          φ = 2·atan(h·x), h⁴ = c₄/c₀                                         (Byrd–Friedman 225, 264)
 *   x² of two signs               φ = asin(x/p) inside ±p, acos(p/x) outside                          (Byrd–Friedman 211, 214)
 *   ±p, ±q with P(0) > 0          see `inSquares`
 *   all roots real                see `onTwoPieces`
 *   √(a − b·x²)·√(c − d·x²)       φ = asin(x/p), p the smaller root: both are real there alone, see `betweenRoots`
 *
 * For the second kind: d(g·E(φ | m)) = S·dx/√P with S = 1 − m·sin²φ, which is s₀ + s₁/y + s₂/y², y = x − ξ, in most of these.
 * With P = Σ P_k·y^k, d(√P/y) = (−P₀/y² − P₁/(2y) + P₃·y/2 + P₄·y²)/√P. So g·E + κ·√P/y, κ = s₂/P₀, has the derivative
 * (s₀ + κ·(P₃·y/2 + P₄·y²))/√P: the terms in 1/y cancel, since neither side has a residue. ξ lies where P < 0.
 *
 * The hard part is `onTwoPieces`: an amplitude of degree 1 in x serves one of the two pieces only, and is complex on the other. To
 * debug, compare S·dx/√P with the difference quotients of g·E at one x.
 */

export interface LegendreForm {
  /** √P */
  readonly root: Expression;
  /** ∫ dx/√P */
  readonly first: Expression;
  /** ∫ (numerator, from x⁰ up)/√P dx */
  readonly second: { readonly numerator: readonly Expression[]; readonly value: Expression };
  /** How x and φ belong together: what the third kind needs. */
  readonly coordinate: Coordinate;
}

export interface Amplitude {
  readonly phi: Expression;
  readonly m: Expression;
  readonly g: Expression;
}

/**
 * A fraction (a·y + b)/(c·y + d) of y = x, or of y = x² where P is even, that is sin²φ, cos φ, or Δ = √(1 − m·sin²φ) with the sign that makes
 * it such a fraction.
 */
export interface Coordinate {
  readonly amplitude: Amplitude;
  /** dx/√P = σ·g·dφ/Δ; null for 1. */
  readonly sigma: Expression | null;
  readonly is: 'sine squared' | 'cosine' | 'delta';
  readonly ofSquare: boolean;
  readonly fraction: readonly [a: Expression, b: Expression, c: Expression, d: Expression];
  /** sin φ/Δ for a cosine, tan φ/Δ for the square of a sine; tan φ for Δ, with the sign that Δ has in the fraction, but for σ. */
  readonly tangent: Expression;
}

const two = E.two;
const integer = (n: number): Expression => E.number(n);
const square = (a: Expression): Expression => E.power(a, two);
const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);
const times = (...factors: Expression[]): Expression => E.product(factors);

/** A number in its shortest form: what comes of roots of roots is long otherwise. */
export function plain(a: Expression): Expression {
  const found = simplify(tidy(a));
  return found.ok ? found.value.expression : tidy(a);
}

/** The form of one root of a polynomial over the rational numbers, or of two roots that stand apart; null for others. */
export function normalForm(radicands: readonly Expression[], radicand: Expression, x: string): LegendreForm | null {
  const c = coefficientsOf(radicand, x);
  const apart = radicands.map((one) => coefficientsOf(one, x));
  if (c === null || c.some(isHuge)) return null;
  return (apart.every((one) => one !== null) ? betweenRoots(apart, x) : null) ?? legendreForm(c, x);
}

/** Roots of such numbers nobody writes down, and to simplify them takes long. */
const isHuge = ({ numerator, denominator }: Q.Rational): boolean =>
  [numerator, denominator].some((part) => String(part).length > 12);

export function legendreForm(c: Coefficients, x: string): LegendreForm | null {
  const isEven = c.length === 5 && Q.isZero(c[1]!) && Q.isZero(c[3]!);
  const even = isEven ? ofEvenQuartic(c, x) : null;
  if (even !== null) return even;
  const roots = isEven ? rootsOfSquares(c) : rootsOf(c);
  if (roots === null) return null;
  if (roots.pair !== null) {
    if (roots.real.length === 2) return aroundTwoRoots(c, roots, x);
    return roots.real.length === 1 ? aroundOneRoot(c, roots, x) : null;
  }
  return onTwoPieces(c, roots.real, x);
}

/**
 * The form of √(a − b·x²)·√(c − d·x²), a, b, c, d > 0, the two roots apart: with p² < q² the values of x² at their zeros and S = 1 − x²/q²,
 * x = p·sin φ gives dx/√P = dφ/(q·√(b·d)·√(1 − (p²/q²)·sin²φ)), which holds for complex roots as well. Null for other roots.
 */
function betweenRoots(radicands: readonly Coefficients[], x: string): LegendreForm | null {
  const [first, second] = radicands;
  if (radicands.length !== 2 || !isUpAtZero(first!) || !isUpAtZero(second!)) return null;
  const zeros = [first!, second!].map((c) => Q.negate(Q.divide(c[0]!, c[2]!)));
  const [p2, q2] = pair(Q.compare(zeros[0]!, zeros[1]!) < 0 ? zeros : [...zeros].reverse());
  if (Q.equals(p2, q2)) return null;
  const leading = Q.multiply(first![2]!, second![2]!);
  const amplitude = {
    phi: call('asin', tidy(E.divide(E.symbol(x), E.sqrt(E.number(p2))))),
    m: E.number(Q.divide(p2, q2)),
    g: plain(E.reciprocal(E.sqrt(E.number(Q.multiply(leading, q2))))),
  };
  const numerator = [E.one, E.zero, E.number(Q.negate(Q.reciprocal(q2)))];
  const root = times(rootOf(first!, x), rootOf(second!, x));
  const tangent = E.divide(E.symbol(x), E.multiply(amplitude.g, root));
  const coordinate = ofSineSquared(amplitude, [E.one, E.zero, E.zero, E.number(p2)], tangent);
  return { root, first: firstKind(amplitude), second: { numerator, value: secondKind(amplitude) }, coordinate };
}

const ofSineSquared = (amplitude: Amplitude, fraction: Coordinate['fraction'], tangent: Expression): Coordinate => ({
  amplitude,
  sigma: null,
  is: 'sine squared',
  ofSquare: true,
  fraction,
  tangent,
});

const isUpAtZero = (c: Coefficients): boolean =>
  c.length === 3 && Q.isZero(c[1]!) && Q.sign(c[0]!) > 0 && Q.sign(c[2]!) < 0;

const rootOf = (c: Coefficients, x: string): Expression =>
  E.sqrt(E.sum(c.map((a, k) => times(E.number(a), E.power(E.symbol(x), integer(k))))));

const firstKind = ({ phi, m, g }: Amplitude): Expression => times(g, call('ellipticF', phi, m));
const secondKind = ({ phi, m, g }: Amplitude): Expression => times(g, call('ellipticE', phi, m));

/** The form from S = s₀ + s₁/(x − ξ) + s₂/(x − ξ)². */
function withPole(
  c: Coefficients,
  coordinate: Coordinate,
  at: { readonly xi: Expression; readonly s0: Expression; readonly s2: Expression },
  x: string,
): LegendreForm {
  const { amplitude } = coordinate;
  const [xi, s0] = [plain(at.xi), plain(at.s0)];
  const C = [0, 1, 2, 3, 4].map((k) => E.number(c[k] ?? Q.zero));
  const P0 = plain(C.reduceRight<Expression>((total, a) => E.add(times(total, xi), a), E.zero));
  const kappa = plain(E.divide(at.s2, P0));
  const half3 = plain(times(E.half, E.add(C[3]!, times(integer(4), C[4]!, xi))));
  const root = rootOf(c, x);
  return {
    root,
    first: firstKind(amplitude),
    second: {
      numerator: [
        E.sum([s0, times(integer(-1), kappa, half3, xi), times(kappa, C[4]!, square(xi))]),
        times(kappa, E.subtract(half3, times(two, C[4]!, xi))),
        times(kappa, C[4]!),
      ].map(plain),
      value: E.add(secondKind(amplitude), times(kappa, root, E.reciprocal(E.subtract(E.symbol(x), xi)))),
    },
    coordinate,
  };
}

/** C·(x − r)·((x − h)² + k²) */
function aroundOneRoot(c: Coefficients, roots: Roots, x: string): LegendreForm {
  const { re, square: k2 } = roots.pair!;
  const r = roots.real[0]!;
  const C = c[3]!;
  const sigma = integer(Q.sign(C));
  const A = plain(E.sqrt(E.add(square(E.subtract(r, E.number(re))), E.number(k2))));
  const m = plain(E.add(E.half, E.divide(times(sigma, E.subtract(E.number(re), r)), times(two, A))));
  const u = E.divide(times(sigma, E.subtract(E.symbol(x), r)), A);
  const phi = times(two, sigma, call('atan', E.sqrt(tidy(u))));
  const g = plain(E.reciprocal(E.sqrt(times(A, E.number(Q.abs(C))))));
  const xi = E.subtract(r, times(sigma, A));
  const [up, down] = [E.add(A, times(sigma, r)), E.subtract(A, times(sigma, r))].map(plain);
  const coordinate: Coordinate = {
    amplitude: { phi, m, g },
    sigma: null,
    is: 'cosine',
    ofSquare: false,
    fraction: [E.negate(sigma), up!, sigma, down!],
    tangent: overQuadratic(times(two, sigma, E.sqrt(A)), c, roots, x),
  };
  return withPole(c, coordinate, { xi, s0: E.one, s2: times(integer(4), m, square(A)) }, x);
}

/** by·√P/(√|C|·((x − h)² + k²)) */
function overQuadratic(by: Expression, c: Coefficients, { pair: complex }: Roots, x: string): Expression {
  const { re, square: k2 } = complex!;
  const below = E.add(square(E.subtract(E.symbol(x), E.number(re))), E.number(k2));
  const scale = plain(E.divide(by, E.sqrt(E.number(Q.abs(c.at(-1)!)))));
  return times(scale, rootOf(c, x), E.reciprocal(below));
}

/** C·(x − a)(x − b)·((x − h)² + k²), a > b: tan²(φ/2) = B(x − a)/(A(x − b)) outside, A(x − b)/(B(a − x)) between the roots. */
function aroundTwoRoots(c: Coefficients, roots: Roots, x: string): LegendreForm | null {
  const { re, square: k2 } = roots.pair!;
  const [a, b] = pair(roots.real);
  const X = E.symbol(x);
  const isOutside = Q.sign(c[4]!) > 0;
  const distance = (r: Expression) => plain(E.sqrt(E.add(square(E.subtract(r, E.number(re))), E.number(k2))));
  const [A, B] = [distance(a), distance(b)];
  const AB = times(A, B);
  const gap2 = square(E.subtract(a, b));
  const m = isOutside
    ? plain(E.divide(E.subtract(square(E.add(A, B)), gap2), times(integer(4), AB)))
    : plain(E.divide(E.subtract(gap2, square(E.subtract(A, B))), times(integer(4), AB)));
  const t = isOutside
    ? E.divide(times(B, E.subtract(X, a)), times(A, E.subtract(X, b)))
    : E.divide(times(A, E.subtract(X, b)), times(B, E.subtract(a, X)));
  const phi = times(two, call('atan', E.sqrt(t)));
  const g = plain(E.reciprocal(E.sqrt(times(AB, E.number(Q.abs(c[4]!))))));
  // S = 1 − 4m·A·B·(x − a)(x − b)/((A + B)²·y²), B with the sign of P; for A + B = 0 its pole is at infinity.
  const signed = isOutside ? B : E.negate(B);
  const sum = plain(E.add(A, signed));
  const by = plain(times(integer(4), m, A, signed));
  if (E.equal(sum, E.zero)) {
    const over = E.divide(by, times(square(A), gap2));
    const numerator = [E.subtract(E.one, times(over, a, b)), times(over, E.add(a, b)), E.negate(over)].map(plain);
    const amplitude = { phi, m, g };
    const coordinate = aroundPair(c, roots, amplitude, [A, B], x);
    const second = { numerator, value: secondKind(amplitude) };
    return { root: rootOf(c, x), first: firstKind(amplitude), second, coordinate };
  }
  const coordinate = aroundPair(c, roots, { phi, m, g }, [A, B], x);
  const scale = plain(E.divide(by, square(sum)));
  const xi = plain(E.divide(E.add(times(A, b), times(signed, a)), sum));
  const s2 = E.negate(times(scale, E.subtract(xi, a), E.subtract(xi, b)));
  return withPole(c, coordinate, { xi, s0: E.subtract(E.one, scale), s2 }, x);
}

/** cos φ = (M − N)/(M + N) for tan²(φ/2) = N/M. */
function aroundPair(
  c: Coefficients,
  roots: Roots,
  amplitude: Amplitude,
  [A, B]: readonly [Expression, Expression],
  x: string,
): Coordinate {
  const [a, b] = pair(roots.real);
  const isOutside = Q.sign(c[4]!) > 0;
  const [n1, n0] = isOutside ? [B, E.negate(times(B, a))] : [A, E.negate(times(A, b))];
  const [m1, m0] = isOutside ? [A, E.negate(times(A, b))] : [E.negate(B), times(B, a)];
  const fraction = [E.subtract(m1, n1), E.subtract(m0, n0), E.add(m1, n1), E.add(m0, n0)].map(plain);
  const by = E.divide(times(two, E.sqrt(times(A, B))), E.subtract(a, b));
  return {
    amplitude,
    sigma: null,
    is: 'cosine',
    ofSquare: false,
    fraction: fraction as unknown as Coordinate['fraction'],
    tangent: overQuadratic(by, c, roots, x),
  };
}

/** The two values of x² at the roots of an even quartic, the larger first; null where they are not real and different. */
function squares(c: Coefficients): [Expression, Expression] | null {
  const [c0, c2, c4] = [c[0]!, c[2]!, c[4]!];
  const middle = Q.divide(Q.negate(c2), Q.multiply(Q.integerRational(2), c4));
  const apart = Q.subtract(Q.multiply(middle, middle), Q.divide(c0, c4));
  if (Q.sign(apart) <= 0) return null;
  const root = E.sqrt(E.number(apart));
  return [plain(E.add(E.number(middle), root)), plain(E.subtract(E.number(middle), root))];
}

function rootsOfSquares(c: Coefficients): Roots | null {
  const found = squares(c);
  if (found === null || Q.isZero(c[0]!)) return null;
  const [p, q] = pair(found.map((a) => plain(E.sqrt(a))));
  return { real: [p, q, E.negate(q), E.negate(p)], pair: null };
}

function ofEvenQuartic(c: Coefficients, x: string): LegendreForm | null {
  const [c0, c2, c4] = [c[0]!, c[2]!, c[4]!];
  if (Q.sign(c0) === 0) return null;
  if (Q.sign(c0) !== Q.sign(c4)) return withSquaresOfTwoSigns(c, x);
  const four = Q.multiply(Q.integerRational(4), Q.multiply(c0, c4));
  const determinant = Q.subtract(Q.multiply(c2, c2), four);
  if (Q.sign(c4) < 0 || Q.sign(determinant) === 0) return null;
  return Q.sign(c2) < 0 && Q.sign(determinant) > 0 ? inSquares(c, x) : alwaysPositive(c, x);
}

/**
 * c₀·(1 − α²x²)(1 − κ²x²), which is positive about 0 and beyond all roots: Landen's transformation of asin(αx) (DLMF 19.8.12) is real on
 * all three pieces. With s = α + κ, t = ακ, b = α² + κ², σ = sign(1 − t·x²), sin ψ = s·x/(1 + t·x²) and n = 4t/s²:
 *
 *   ∫ dx/√P = σ·F(ψ | n)/(s·√c₀),
 *   ∫ x² dx/√P = (σ·(b/s·F(ψ | n) − s·E(ψ | n)) + 2·t·x·√(P/c₀)/(1 + t·x²))/(2·t²·√c₀).
 */
function inSquares(c: Coefficients, x: string): LegendreForm {
  const [c0, c2, c4] = [c[0]!, c[2]!, c[4]!];
  const [X, rootC0] = [E.symbol(x), E.sqrt(E.number(c0))];
  const b = E.number(Q.negate(Q.divide(c2, c0)));
  const t = plain(E.sqrt(E.number(Q.divide(c4, c0))));
  const square2 = plain(E.add(b, times(two, t)));
  const s = plain(E.sqrt(square2));
  const middle = times(t, X, X);
  const below = E.add(E.one, middle);
  const psi = call('asin', tidy(E.divide(times(s, X), below)));
  const n = plain(E.divide(times(integer(4), t), square2));
  const sigma = call('sign', tidy(E.subtract(E.one, middle)));
  const [F, G] = [call('ellipticF', psi, n), call('ellipticE', psi, n)];
  const root = rootOf(c, x);
  const scale = plain(E.reciprocal(times(two, E.number(Q.divide(c4, c0)), rootC0)));
  const kinds = times(sigma, E.subtract(times(plain(E.divide(b, s)), F), times(s, G)));
  return {
    root,
    first: times(plain(E.reciprocal(times(s, rootC0))), sigma, F),
    second: {
      numerator: [E.zero, E.zero, E.one],
      value: times(scale, E.add(kinds, E.divide(times(two, t, X, root), times(rootC0, below)))),
    },
    coordinate: {
      amplitude: { phi: psi, m: n, g: plain(E.reciprocal(times(s, rootC0))) },
      sigma,
      is: 'delta',
      ofSquare: true,
      fraction: [E.negate(t), E.one, t, E.one],
      tangent: times(plain(times(s, rootC0)), X, E.reciprocal(root)),
    },
  };
}

/** d(z·√p/(1 + z²)) = d(E(φ | m)) + (z² − 1)/√p for p = z⁴ + b·z² + 1, z = h·x. */
function alwaysPositive(c: Coefficients, x: string): LegendreForm {
  const [c0, c2, c4] = [c[0]!, c[2]!, c[4]!];
  const h = plain(E.power(E.number(Q.divide(c4, c0)), E.number(Q.rational(1, 4))));
  const rootC0 = E.sqrt(E.number(c0));
  const between = E.sqrt(E.number(Q.multiply(c0, c4)));
  const m = plain(E.subtract(E.half, E.divide(E.number(c2), times(integer(4), between))));
  const z = times(h, E.symbol(x));
  const between2 = plain(E.divide(between, E.number(c0)));
  const amplitude = { phi: times(two, call('atan', z)), m, g: plain(E.reciprocal(times(two, h, rootC0))) };
  const root = rootOf(c, x);
  const algebraic = times(z, root, E.reciprocal(times(rootC0, E.add(E.one, tidy(square(z))))));
  const scale = plain(E.reciprocal(times(E.power(h, integer(3)), rootC0)));
  const kinds = E.subtract(times(E.half, call('ellipticF', amplitude.phi, m)), call('ellipticE', amplitude.phi, m));
  return {
    root,
    first: firstKind(amplitude),
    second: { numerator: [E.zero, E.zero, E.one], value: times(scale, E.add(algebraic, kinds)) },
    coordinate: {
      amplitude,
      sigma: null,
      is: 'cosine',
      ofSquare: true,
      fraction: [E.negate(between2), E.one, between2, E.one],
      tangent: times(plain(times(two, h, rootC0)), E.symbol(x), E.reciprocal(root)),
    },
  };
}

/** c₄·(x² − p²)·(x² + q²) */
function withSquaresOfTwoSigns(c: Coefficients, x: string): LegendreForm {
  const [p2, other] = squares(c)!;
  const q2 = plain(E.negate(other));
  const p = plain(E.sqrt(p2));
  const size = E.number(Q.abs(c[4]!));
  if (Q.sign(c[4]!) < 0) {
    const amplitude = {
      phi: call('asin', E.divide(E.symbol(x), p)),
      m: plain(E.negate(E.divide(p2, q2))),
      g: plain(E.reciprocal(E.sqrt(times(q2, size)))),
    };
    const numerator = [E.one, E.zero, plain(E.reciprocal(q2))];
    const root = rootOf(c, x);
    const tangent = E.divide(E.symbol(x), E.multiply(amplitude.g, root));
    const coordinate = ofSineSquared(amplitude, [E.one, E.zero, E.zero, p2], tangent);
    const second = { numerator, value: secondKind(amplitude) };
    return { root, first: firstKind(amplitude), second, coordinate };
  }
  const sum = plain(E.add(p2, q2));
  const m = plain(E.divide(q2, sum));
  const amplitude = {
    phi: call('acos', E.divide(p, E.symbol(x))),
    m,
    g: plain(E.reciprocal(E.sqrt(times(sum, size)))),
  };
  const X = E.symbol(x);
  const tangent = E.divide(times(X, E.subtract(square(X), p2)), times(amplitude.g, p2, rootOf(c, x)));
  const coordinate = ofSineSquared(amplitude, [E.one, E.negate(p2), E.one, E.zero], tangent);
  return withPole(c, coordinate, { xi: E.zero, s0: E.subtract(E.one, m), s2: times(m, p2) }, x);
}

/*
 * All roots real: on the projective line P > 0 between R₃ and R₂ and between R₁ and R₄, in the order R₄, R₃, R₂, R₁ of the line that
 * closes at infinity; for a cubic, R₄ = ∞ or R₁ = ∞ by its sign. T² = ε·(x − R₁)(x − R₂)/((x − R₃)(x − R₄)), ε the sign of P, with the sign of
 * T chosen so that it rises from −∞ to 0 on one piece and from 0 to ∞ on the other. The critical values of T² are −α and −β,
 * √α, √β = (√p ± √q)/|R₃ − R₄| with p = (R₁ − R₃)(R₂ − R₄), q = (R₁ − R₄)(R₂ − R₃), so that dx/√P = 2·dT/√(d·(T² + α)(T² + β)) and
 * T = √β·tan φ (Landen's transformation of the usual amplitude). αQ₂ + εQ₁ and βQ₂ + εQ₁ are constants times squares, which makes S a
 * square of a linear fraction.
 */
function onTwoPieces(c: Coefficients, roots: readonly Expression[], x: string): LegendreForm | null {
  const X = E.symbol(x);
  const epsilon = Q.sign(c.at(-1)!);
  const [R1, R2, R3, R4] = cyclic(roots, epsilon);
  const gap = (a: Expression | null, b: Expression | null) =>
    a === null || b === null ? E.one : plain(E.subtract(a, b));
  const size = (a: Expression) => (evaluate(a) < 0 ? plain(E.negate(a)) : a);
  const rootP = plain(E.sqrt(size(plain(times(gap(R1, R3), gap(R2, R4))))));
  const rootQ = plain(E.sqrt(size(plain(times(gap(R1, R4), gap(R2, R3))))));
  const d = size(gap(R3, R4));
  const [sum, difference] = [plain(E.add(rootP, rootQ)), size(plain(E.subtract(rootP, rootQ)))];
  const from = (r: Expression | null) => (r === null ? E.one : E.subtract(X, r));
  const sign = integer(epsilon);
  const ratio = times(sign, from(R1), from(R4), E.reciprocal(times(from(R2), from(R3))));
  const T = times(from(R2), E.reciprocal(from(R4)), E.sqrt(ratio));
  const amplitude = {
    phi: call('atan', times(plain(E.divide(d, difference)), T)),
    m: plain(E.divide(times(integer(4), rootP, rootQ), square(sum))),
    g: plain(E.divide(two, times(sum, E.sqrt(E.number(Q.abs(c.at(-1)!)))))),
  };
  const alpha = plain(square(E.divide(sum, d)));
  const beta = plain(square(E.divide(difference, d)));
  const [Q1, Q2] = [quadratic(R1, R2), quadratic(R3, R4)];
  const mixed = (by: Expression) => [0, 1, 2].map((k) => plain(E.add(times(by, Q2[k]!), times(sign, Q1[k]!))));
  const [over, under] = [mixed(alpha), mixed(beta)];
  const scale = E.divide(beta, alpha);
  const fraction = rootOfQuotient(over, under, scale);
  const root = rootOf(c, x);
  const height = plain(E.divide(d, times(difference, E.sqrt(E.number(Q.abs(c.at(-1)!))))));
  const tangent = times(height, root, E.reciprocal(times(from(R3), from(R4))));
  const coordinate: Coordinate = {
    amplitude,
    sigma: null,
    is: 'delta',
    ofSquare: false,
    fraction,
    tangent: times(integer(signOnPieces(fraction, T, c, roots, x)), tangent),
  };
  if (isZero(under[2]!)) {
    const numerator = over.map((a) => plain(E.divide(times(scale, a), under[0]!)));
    return { root, first: firstKind(amplitude), second: { numerator, value: secondKind(amplitude) }, coordinate };
  }
  const xi = plain(E.divide(E.negate(under[1]!), times(two, under[2]!)));
  const above = over.reduceRight<Expression>((total, a) => E.add(times(total, xi), a), E.zero);
  const by = plain(E.divide(scale, under[2]!));
  return withPole(c, coordinate, { xi, s0: times(by, over[2]!), s2: times(by, above) }, x);
}

const isZero = (a: Expression): boolean => Math.abs(evaluate(a)) < 1e-12;

/** √(scale·over/under) without its sign, for two quadratics that are constants times squares of linear ones, or of 1. */
function rootOfQuotient(
  over: readonly Expression[],
  under: readonly Expression[],
  scale: Expression,
): Coordinate['fraction'] {
  const linear = ([c0, c1, c2]: readonly Expression[]): readonly [
    size: Expression,
    first: Expression,
    last: Expression,
  ] => (isZero(c2!) ? [c0!, E.zero, E.one] : [c2!, E.one, plain(E.divide(c1!, times(two, c2!)))]);
  const [above, below] = [linear(over), linear(under)];
  const by = plain(E.sqrt(plain(E.divide(times(scale, above[0]), below[0]))));
  return [times(by, above[1]), times(by, above[2]), below[1], below[2]];
}

/** The product of the signs of a fraction and of T, which change together from one piece to the other. */
function signOnPieces(
  [a, b, c, d]: Coordinate['fraction'],
  T: Expression,
  radicand: Coefficients,
  roots: readonly Expression[],
  x: string,
): number {
  const ends = roots.map((r) => evaluate(r)).sort((p, q) => p - q);
  const places = [ends[0]! - 1, ...ends.map((p, k) => (p + (ends[k + 1] ?? p + 2)) / 2)];
  const value = (p: number) => radicand.reduceRight((total, part) => total * p + Q.toNumber(part), 0);
  const place = places.find((p) => value(p) > 0)!;
  const kappa = (evaluate(a) * place + evaluate(b)) / (evaluate(c) * place + evaluate(d));
  return Math.sign(kappa) * Math.sign(evaluate(T, { [x]: place }));
}

type Root = Expression | null;
type Four = [Root, Root, Root, Root];

/** R₁ … R₄; null for infinity. */
function cyclic(roots: readonly Expression[], epsilon: number): Four {
  const [a, b, c, d = null] = roots as [Expression, Expression, Expression, Expression?];
  if (epsilon > 0) return [a, b, c, d];
  return d === null ? [null, a, b, c] : [d, a, b, c];
}

/** (x − a)(x − b), the factors at infinity being 1. */
function quadratic(a: Expression | null, b: Expression | null): Expression[] {
  if (a === null || b === null) return [E.negate((a ?? b)!), E.one, E.zero];
  return [times(a, b), E.negate(E.add(a, b)), E.one].map(plain);
}
