import { pair, triple } from '../../result/tuple.ts';
import * as B from './ball.ts';
import { cosine, piBall, sine, squareRoot } from './ball-elementary.ts';
import { floor } from './convert.ts';

/*
 * Elliptic integrals in balls, by Carlson's duplication.
 *
 * R_F(x, y, z) = ½ ∫₀^∞ dt/√((t+x)(t+y)(t+z)) is the same at (x+λ)/4, (y+λ)/4, (z+λ)/4 with λ = √x√y + √y√z + √z√x (DLMF 19.26.18), and
 * each such step brings the three four times nearer to each other. When they lie within ε of their mean A, relatively,
 *
 *   R_F = A^(−1/2) Σ (1/2)_N/(3/2)_N · T_N,   |T_N| ≤ (3/2)_N/N! · ε^N                                     (DLMF 19.19.7)
 *
 * where T_N has the coefficients of Π(1 − t·Z_j)^(−1/2), Z_j = 1 − z_j/A, which are at most those of (1 − tε)^(−3/2). So what is left
 * out after N = 5 is at most ε⁶/(1 − ε); of R_J, with (3/2)_N/N! ≤ N + 1 in the place of 1, at most 7ε⁶/(1 − ε)². These bounds join the
 * errors of the balls.
 *
 * Example: K(1/2) = R_F(0, 1/2, 1): 22 steps for 256 bits. The hard part is where the algorithm may be used: R_F and R_D anywhere
 * off the negative axis (Carlson 1995; on it they are the limit from above, as the root is), R_J only with real parts ≥ 0 and Re p > 0,
 * elsewhere null. To debug: R_F(x, x, x) = x^(−1/2), R_J(x, x, x, x) = x^(−3/2).
 *
 * B. C. Carlson, "Numerical computation of real or complex elliptic integrals", Numerical Algorithms 10 (1995).
 */

/** More steps than any precision needs. */
const maxSteps = 5000;
const fewSteps = 3;

/** log₂ of the distance within which the bounds of what the series leave out hold: a quarter, for all four. */
const farthest = -3;

const one = B.integerBall(1);
const nothing = B.integerBall(0);
const quarter = B.reciprocal(B.integerBall(4), 8)!;

interface Symmetric {
  /** Relative distances of the variables from their mean, but for the last one. */
  readonly distances: readonly B.Ball[];
  readonly mean: B.Ball;
}

/**
 * The variables after so many steps that the sixth power of their distance is below the precision, or that all that is known of their
 * distance is its error: that grows from there on. `each` sees those before every step.
 */
function drawnTogether(
  variables: readonly B.Ball[],
  weights: readonly number[],
  bits: number,
  each: (at: readonly B.Ball[], roots: readonly B.Ball[], step: number) => boolean = () => true,
): (Symmetric & { readonly steps: number }) | null {
  let at = variables;
  const share = B.reciprocal(B.integerBall(weights.reduce((a, b) => a + b, 0)), bits)!;
  for (let steps = 0; steps < maxSteps; steps++) {
    const total = at.map((a, k) => B.multiply(a, B.integerBall(weights[k]!), bits)).reduce((a, b) => B.add(a, b, bits));
    const mean = B.multiply(total, share, bits);
    // Of 0, −1 and 1 the mean is 0: the next ones lie nearer.
    const inverse = B.reciprocal(mean, bits);
    if (inverse === null && steps > fewSteps) return null;
    const distances =
      inverse === null ? [one] : at.map((a) => B.add(one, B.negate(B.multiply(a, inverse, bits)), bits));
    const [apart, unknown] = [Math.max(...distances.map(B.upper)), Math.max(...distances.map(({ error }) => error))];
    if (apart * 6 < -bits || apart <= unknown + 1) return apart < farthest ? { distances, mean, steps } : null;
    const roots = at.map((a) => squareRoot(a, bits));
    if (roots.some((root) => root === null)) return null;
    const known = roots as B.Ball[];
    if (!each(at, known, steps)) return null;
    const [x, y, z] = triple(known);
    const shift = B.add(B.add(B.multiply(x, y, bits), B.multiply(y, z, bits), bits), B.multiply(z, x, bits), bits);
    at = at.map((a) => B.multiply(B.add(a, shift, bits), quarter, bits));
  }
  return null;
}

/** The sum of products of balls with fractions. */
const polynomial = (terms: readonly (readonly [B.Ball, number, number])[], bits: number): B.Ball =>
  terms
    .map(([a, top, bottom]) => B.multiply(a, B.divide(B.integerBall(top), B.integerBall(bottom), bits)!, bits))
    .reduce((a, b) => B.add(a, b, bits), one);

const widened = (a: B.Ball, by: number): B.Ball => ({ ...a, error: B.logSum(a.error, by) });

/** A twelfth as many steps as bits are made; the bounds of the errors, which grow no more than the errors, lose up to four bits in each. */
const workingBits = (precision: number): number => precision + Math.ceil(4 * (precision / 12 + 14));

/** R_F(x, y, z); at most one of them 0. */
export function carlsonRF(x: B.Ball, y: B.Ball, z: B.Ball, precision: number): B.Ball | null {
  const bits = workingBits(precision);
  const found = drawnTogether([x, y, z], [1, 1, 1], bits);
  const root = found && squareRoot(found.mean, bits);
  if (!found || !root) return null;
  const [u, v] = pair(found.distances);
  const w = B.negate(B.add(u, v, bits));
  const e2 = B.add(B.multiply(u, v, bits), B.negate(B.multiply(w, w, bits)), bits);
  const e3 = B.multiply(B.multiply(u, v, bits), w, bits);
  // DLMF 19.36.1
  const sum = polynomial(
    [
      [e2, -1, 10],
      [e3, 1, 14],
      [B.multiply(e2, e2, bits), 1, 24],
      [B.multiply(e2, e3, bits), -3, 44],
    ],
    bits,
  );
  return B.divide(widened(sum, leftOut(found.distances)), root, precision + 8);
}

/** log₂ of a bound of the terms from the sixth on, of either series: (u, v and w are not above twice the largest). */
const leftOut = (distances: readonly B.Ball[]): number => 6 * (Math.max(...distances.map(B.upper)) + 1) + 4;

/** R_J(x, y, z, p) with real parts ≥ 0, at most one of x, y, z being 0, and Re p > 0; null elsewhere. */
export function carlsonRJ(x: B.Ball, y: B.Ball, z: B.Ball, p: B.Ball, bits: number): B.Ball | null {
  const isRight = (a: B.Ball): boolean =>
    a.value.re.mantissa > 0n && (a.real ? B.isPositive(a) : B.lower(realPart(a)) !== B.EXACT);
  const isNothing = (a: B.Ball): boolean => a.error === B.EXACT && B.lower(a) === B.EXACT;
  if (![x, y, z].every((a) => isNothing(a) || isRight(a)) || !isRight(p)) return null;
  return byDuplication(x, y, z, p, false, bits);
}

const realPart = (a: B.Ball): B.Ball => ({ ...a, value: { re: a.value.re, im: nothing.value.im }, real: true });

/** R_D(x, y, z) = R_J(x, y, z, z). */
export const carlsonRD = (x: B.Ball, y: B.Ball, z: B.Ball, bits: number): B.Ball | null =>
  byDuplication(x, y, z, z, true, bits);

function byDuplication(x: B.Ball, y: B.Ball, z: B.Ball, p: B.Ball, isD: boolean, precision: number): B.Ball | null {
  const bits = workingBits(precision);
  let total = nothing;
  let factor = one;
  const found = drawnTogether([x, y, z, p], [1, 1, 1, 2], bits, ([a, b, c, d], [ra, rb, rc, rd]) => {
    const product = B.multiply(
      B.multiply(B.add(rd!, ra!, bits), B.add(rd!, rb!, bits), bits),
      B.add(rd!, rc!, bits),
      bits,
    );
    const term = isD ? B.reciprocal(product, bits) : termOf([a!, b!, c!, d!], product, bits);
    if (term === null) return false;
    total = B.add(total, B.multiply(term, factor, bits), bits);
    factor = B.multiply(factor, quarter, bits);
    return true;
  });
  const root = found && squareRoot(found.mean, bits);
  if (!found || !root) return null;
  const main = B.divide(seriesRJ(found.distances, bits), B.multiply(found.mean, root, bits), bits);
  return main && B.add(B.multiply(main, factor, bits), B.multiply(total, B.integerBall(6), bits), precision + 8);
}

/** R_C(1, 1 + e)/d with e = (p − x)(p − y)(p − z)/d². */
function termOf([a, b, c, d]: readonly [B.Ball, B.Ball, B.Ball, B.Ball], product: B.Ball, bits: number): B.Ball | null {
  const spread = [a, b, c].map((one) => B.add(d, B.negate(one), bits)).reduce((u, v) => B.multiply(u, v, bits));
  const excess = B.divide(spread, B.multiply(product, product, bits), bits);
  if (excess === null) return null;
  const above = B.add(one, excess, bits);
  const value = carlsonRF(one, above, above, bits);
  return value && B.divide(value, product, bits);
}

/** DLMF 19.36.2 */
function seriesRJ([u, v, w]: readonly B.Ball[], bits: number): B.Ball {
  const times = (...factors: B.Ball[]): B.Ball => factors.reduce((a, b) => B.multiply(a, b, bits));
  const plus = (...terms: B.Ball[]): B.Ball => terms.reduce((a, b) => B.add(a, b, bits));
  const by = (n: number, a: B.Ball): B.Ball => B.multiply(B.integerBall(n), a, bits);
  const p = B.negate(B.multiply(plus(u!, v!, w!), B.reciprocal(B.integerBall(2), 8)!, bits));
  const [uvw, pp] = [times(u!, v!, w!), times(p, p)];
  const e2 = plus(times(u!, v!), times(v!, w!), times(w!, u!), by(-3, pp));
  const e3 = plus(uvw, by(2, times(e2, p)), by(4, times(pp, p)));
  const e4 = times(plus(by(2, uvw), times(e2, p), by(3, times(pp, p))), p);
  const e5 = times(uvw, pp);
  const sum = polynomial(
    [
      [e2, -3, 14],
      [e3, 1, 6],
      [times(e2, e2), 9, 88],
      [e4, -3, 22],
      [times(e2, e3), -9, 52],
      [e5, 3, 26],
    ],
    bits,
  );
  return widened(sum, leftOut([u!, v!, w!, p]));
}

const third = (a: B.Ball, bits: number): B.Ball => B.divide(a, B.integerBall(3), bits)!;

/** K(m), by the parameter m = k² (DLMF 19.25.1). */
export const ellipticK = (m: B.Ball, bits: number): B.Ball | null =>
  carlsonRF(nothing, B.complement(m, bits + 16), one, bits + 8);

/** E(m) */
export function ellipticEComplete(m: B.Ball, bits: number): B.Ball | null {
  const y = B.complement(m, bits + 16);
  if (y.error === B.EXACT && B.lower(y) === B.EXACT) return one;
  return secondKind(nothing, y, m, bits);
}

/** R_F(x, y, 1) − m s²/3·R_D(x, y, 1), where `by` is m s². */
function secondKind(x: B.Ball, y: B.Ball, by: B.Ball, bits: number): B.Ball | null {
  const [rf, rd] = [carlsonRF(x, y, one, bits + 16), carlsonRD(x, y, one, bits + 16)];
  return rf && rd && B.add(rf, B.negate(third(B.multiply(by, rd, bits + 16), bits + 16)), bits + 8);
}

/** R_F(x, y, 1) + n s²/3·R_J(x, y, 1, 1 − n s²), where `by` is n s². */
function thirdKind(x: B.Ball, y: B.Ball, by: B.Ball, bits: number): B.Ball | null {
  // Where R_J has no value that is known here, that is told at once.
  const rj = carlsonRJ(x, y, one, B.complement(by, bits + 16), bits + 16);
  const rf = rj && carlsonRF(x, y, one, bits + 16);
  return rf && rj && B.add(rf, third(B.multiply(by, rj, bits + 16), bits + 16), bits + 8);
}

/** Π(n | m), with the integrand 1/((1 − n sin²t) √(1 − m sin²t)). */
export const ellipticPiComplete = (n: B.Ball, m: B.Ball, bits: number): B.Ball | null =>
  thirdKind(nothing, B.complement(m, bits + 16), n, bits);

interface Amplitude {
  readonly halfTurns: bigint;
  readonly s: B.Ball;
  readonly s2: B.Ball;
  readonly c2: B.Ball;
}

/** φ brought into [−π/2, π/2], where it certainly lies; sine and squares of it. */
function amplitude(phi: B.Ball, bits: number): Amplitude | null {
  const turns = B.divide(realPart(phi), piBall(bits), bits);
  if (turns === null) return null;
  const halfTurns = floor(B.add(turns, B.reciprocal(B.integerBall(2), 8)!, bits).value.re);
  const rest = B.add(phi, B.negate(B.multiply(B.integerBall(halfTurns), piBall(bits), bits)), bits);
  const within = B.add(
    B.multiply(piBall(bits), B.reciprocal(B.integerBall(2), 8)!, bits),
    B.negate(absolute(realPart(rest))),
    bits,
  );
  const [s, c] = [sine(rest, bits), cosine(rest, bits)];
  if (!B.isPositive(within) || s === null || c === null) return null;
  return { halfTurns, s, s2: B.multiply(s, s, bits), c2: B.multiply(c, c, bits) };
}

const absolute = (a: B.Ball): B.Ball => (a.value.re.mantissa < 0n ? B.negate(a) : a);

/** A value within half a turn, and twice that over a quarter for each half turn beyond. */
function overTurns(
  value: B.Ball | null,
  { halfTurns }: Amplitude,
  period: () => B.Ball | null,
  bits: number,
): B.Ball | null {
  if (value === null || halfTurns === 0n) return value;
  const whole = period();
  return whole && B.add(value, B.multiply(B.integerBall(2n * halfTurns), whole, bits), bits);
}

/** F(φ | m), DLMF 19.25.5, continued over all real φ. */
export function ellipticF(phi: B.Ball, m: B.Ball, bits: number): B.Ball | null {
  const at = amplitude(phi, bits + 32);
  if (at === null) return null;
  const rf = carlsonRF(at.c2, B.complement(B.multiply(m, at.s2, bits + 32), bits + 32), one, bits + 16);
  return overTurns(rf && B.multiply(at.s, rf, bits + 8), at, () => ellipticK(m, bits + 16), bits + 8);
}

/** E(φ | m), DLMF 19.25.9. */
export function ellipticE(phi: B.Ball, m: B.Ball, bits: number): B.Ball | null {
  const at = amplitude(phi, bits + 32);
  if (at === null) return null;
  const by = B.multiply(m, at.s2, bits + 32);
  const second = secondKind(at.c2, B.complement(by, bits + 32), by, bits);
  return overTurns(second && B.multiply(at.s, second, bits + 8), at, () => ellipticEComplete(m, bits + 16), bits + 8);
}

/** Π(n; φ | m), DLMF 19.25.14. */
export function ellipticPi(n: B.Ball, phi: B.Ball, m: B.Ball, bits: number): B.Ball | null {
  const at = amplitude(phi, bits + 32);
  if (at === null) return null;
  const y = B.complement(B.multiply(m, at.s2, bits + 32), bits + 32);
  const value = thirdKind(at.c2, y, B.multiply(n, at.s2, bits + 32), bits);
  return overTurns(value && B.multiply(at.s, value, bits + 8), at, () => ellipticPiComplete(n, m, bits + 16), bits + 8);
}
