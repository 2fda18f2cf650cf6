import * as B from './ball.ts';
import { exponential, logarithm, piBall, power, sine } from './ball-elementary.ts';
import { gamma } from './ball-special.ts';
import { bernoulli } from './bernoulli.ts';
import { magnitude, ONE } from './big-float.ts';
import { floor, fromRational, toNumber } from './convert.ts';
import { shifted } from './digamma.ts';

/*
 * The zeta function of Hurwitz, ζ(s, a) = Σ 1/(n + a)ˢ, for real s other than 1 and a > 0, by the formula of Euler and Maclaurin
 * (DLMF 25.11.28):
 *
 *     Σ_{n<N} (n + a)⁻ˢ + z¹⁻ˢ/(s − 1) + z⁻ˢ/2 + Σ_k B₂ₖ/(2k)! · s(s + 1)…(s + 2k − 2) z⁻ˢ⁻²ᵏ⁺¹,   z = N + a,
 *
 * whose remainder is smaller than the first term left out, as the derivatives of t⁻ˢ keep their signs. With N about a fifth of the bits
 * the terms fall far enough. Riemann's ζ, the polygammas and the constant of Catalan are values of it. To debug: ζ(2, 1) = π²/6,
 * ζ(2, 1/2) = π²/2.
 */

/** The s that are taken. */
const [lowest, highest] = [-60, 2000];

/** ζ(s, a), the limit for s < 0 at a = 0; null where s may be 1, and where a is not certainly positive or too large. */
export function hurwitzZeta(s: B.Ball, a: B.Ball, bits: number): B.Ball | null {
  const order = toNumber(s.value.re);
  if (!s.real || s.error > -40 || !(order >= lowest && order < highest)) return null;
  // log₂ of the distance from the pole, whose slope there is that of 1/(s − 1).
  const beside = Math.min(0, B.lower(B.add(s, B.integerBall(-1), 4 * bits)));
  if (s.error > beside - 20) return null;
  if (isZero(a) && order < 0) return hurwitzZeta(s, B.integerBall(1), bits);
  if (!B.isPositive(a) || magnitude(a.value.re) > 30 || a.error > magnitude(a.value.re) - 20) return null;
  const exact = centre(s);
  const small = Math.max(0, 1 - magnitude(a.value.re));
  const steep = order > 0 ? null : slopeBelow(order, toNumber(a.value.re), small);
  const wide = bits + 48 + (steep === null ? 2 * Math.ceil(order * Math.max(0, small - 1)) : lostBelow(order, bits));
  const found = byEulerMaclaurin(exact, centre(a), order, wide);
  if (found === null) return null;
  if (steep !== null) return B.realBall(found.value.re, B.logSum(found.error, a.error + steep, s.error + steep));
  // |∂ζ/∂a| = sζ(s + 1, a), and a generous bound of |∂ζ/∂s|, on a unit around.
  const rise = small * (order + 1);
  const slope = Math.log2(order + 1) + rise + 8;
  return B.realBall(found.value.re, B.logSum(found.error, a.error + slope, s.error + rise + 20 - 2 * beside));
}

const isZero = (a: B.Ball): boolean => a.error === B.EXACT && a.real && a.value.re.mantissa === 0n;

/**
 * log₂ of a bound of both partial derivatives for s = −m ≤ 0. The formula with z = a + m + 5 has at most z terms of z^(m + 1/2) or 1/√a on the
 * disc of radius 1/2 about s, the integral 2·z^(m + 3/2), and corrections that fall: |ζ| < 8·(z^(m + 2) + z/a) there, and by Cauchy's estimate
 * the derivative by s is at most twice that. The terms of the derivative by a are those times (m + 1)/(a + n).
 */
const slopeBelow = (order: number, a: number, small: number): number =>
  (3 - order) * Math.log2(a + 5 - order) + 6 + small;

/** The bits by which the terms for s ≤ 0 may be larger than their sum. */
const lostBelow = (order: number, bits: number): number => Math.ceil((2 - order) * Math.log2(bits + 64 - order));

const centre = (a: B.Ball): B.Ball => (a.error === B.EXACT ? a : B.realBall(a.value.re, B.EXACT));

function byEulerMaclaurin(s: B.Ball, a: B.Ball, order: number, bits: number): B.Ball | null {
  // From there on all that follows is smaller than the last bit, corrections included.
  const negligible = order > 0 ? 2 ** ((bits + Math.log2(order + 1) + 8) / order) : Number.POSITIVE_INFINITY;
  const enough = bits / 5 + (order > 0 ? order / 4 : 4 - order);
  const terms = Math.max(1, Math.ceil(Math.min(enough, negligible) - Math.min(toNumber(a.value.re), enough)));
  let sum = B.integerBall(0);
  for (let n = 0; n < terms; n++) {
    const term = inverseOfPower(B.add(a, B.integerBall(n), 4 * bits), s, bits);
    if (term === null) return null;
    sum = B.add(sum, term, bits);
  }
  const z = B.add(a, B.integerBall(terms), 4 * bits);
  const last = inverseOfPower(z, s, bits);
  const over = B.reciprocal(z, bits);
  const tail = last && B.divide(B.multiply(last, z, bits), B.add(s, B.integerBall(-1), 4 * bits), bits);
  if (last === null || over === null || tail === null) return null;
  sum = B.add(B.add(sum, tail, bits), B.multiply(last, half, bits), bits);
  return withCorrections(sum, { s, last, over }, order, bits);
}

const half = B.realBall({ mantissa: 1n, exponent: -1 }, B.EXACT);

function withCorrections(
  sum: B.Ball,
  { s, last, over }: { s: B.Ball; last: B.Ball; over: B.Ball },
  order: number,
  bits: number,
): B.Ball | null {
  const square = B.multiply(over, over, bits);
  // s(s + 1)…(s + 2k − 2)/(2k)! · z⁻ˢ⁻²ᵏ⁺¹
  let factor = B.multiply(B.multiply(B.multiply(s, last, bits), over, bits), half, bits);
  let total = sum;
  for (let k = 1; k <= 2 * bits; k++) {
    const value = fromRational(bernoulli(k), bits);
    const term = B.multiply(factor, B.realBall(value, magnitude(value) - bits), bits);
    // Below 0 the remainder is as small as its first term from s + 2k > 0 on.
    if (2 * k + order > 1 && B.sizeOf(term.value) < -bits)
      return B.realBall(total.value.re, B.logSum(total.error, B.upper(term) + 1));
    total = B.add(total, term, bits);
    const rise = B.multiply(
      B.add(s, B.integerBall(2 * k - 1), 4 * bits),
      B.multiply(B.add(s, B.integerBall(2 * k), 4 * bits), square, bits),
      bits,
    );
    const next = B.divide(B.multiply(factor, rise, bits), B.integerBall((2 * k + 1) * (2 * k + 2)), bits);
    if (next === null) return null;
    factor = next;
  }
  return null;
}

/** x⁻ˢ for x > 0, by squarings where s is an integer. */
function inverseOfPower(x: B.Ball, s: B.Ball, bits: number): B.Ball | null {
  if (B.isInteger(s)) {
    const power = B.integerPower(x, floor(s.value.re), bits + 16);
    return power === null ? null : B.reciprocal(power, bits);
  }
  const extra = bits + 24;
  const ln = logarithm(x, extra);
  return ln === null ? null : exponential(B.negate(B.multiply(s, ln, extra)), bits);
}

/** ζ(s) for real s > 0, s ≠ 1. */
export const zeta = (s: B.Ball, bits: number): B.Ball | null =>
  B.isPositive(B.negate(s)) ? reflected(s, bits) : hurwitzZeta(s, B.realBall(ONE, B.EXACT), bits);

/** ζ(s) = 2ˢ πˢ⁻¹ sin(πs/2) Γ(1 − s) ζ(1 − s) for s < 0 (DLMF 25.4.1). */
function reflected(s: B.Ball, precision: number): B.Ball | null {
  const bits = precision + 64;
  const [beyond, pi, half] = [B.complement(s, bits), piBall(bits), B.reciprocal(B.integerBall(2), 8)!];
  const value = hurwitzZeta(beyond, B.realBall(ONE, B.EXACT), bits);
  const parts = [
    value && power(B.multiply(B.integerBall(2), pi, bits), s, bits),
    value && sine(B.multiply(B.multiply(s, pi, bits), half, bits), bits),
    value && gamma(beyond, bits),
    value,
    B.reciprocal(pi, bits),
  ];
  if (parts.some((part) => part === null)) return null;
  return (parts as B.Ball[]).reduce((a, b) => B.multiply(a, b, bits));
}

/** ψ⁽ᵐ⁾(a) = (−1)ᵐ⁺¹ m! ζ(m + 1, a) for an integer m ≥ 1 and a > 0; below 0 by ψ⁽ᵐ⁾(a) = ψ⁽ᵐ⁾(a + 1) − (−1)ᵐ m! a⁻ᵐ⁻¹. */
export function polygamma(order: B.Ball, a: B.Ball, bits: number): B.Ball | null {
  const m = toNumber(order.value.re);
  if (!B.isInteger(order) || m < 1 || m > 500) return null;
  const value = shifted(
    a,
    bits + 16,
    (above, wide) => hurwitzZeta(B.integerBall(m + 1), above, wide),
    (part, wide) => negated(B.integerPower(part, BigInt(-m - 1), wide)),
  );
  let factorial = B.integerBall(m % 2 === 0 ? -1 : 1);
  for (let k = 2; k <= m; k++) factorial = B.multiply(factorial, B.integerBall(k), 4 * bits + 8 * m);
  return value && B.multiply(value, factorial, bits + 8);
}

const negated = (a: B.Ball | null): B.Ball | null => a && B.negate(a);

/** G = Σ (−1)ⁿ/(2n + 1)² = (ζ(2, 1/4) − ζ(2, 3/4))/16. */
export function catalan(bits: number): B.Ball | null {
  const [first, second] = [1n, 3n].map((quarters) =>
    hurwitzZeta(B.integerBall(2), B.realBall({ mantissa: quarters, exponent: -2 }, B.EXACT), bits + 16),
  );
  return first && second ? B.multiply(B.add(first, B.negate(second), bits + 8), sixteenth, bits) : null;
}

const sixteenth = B.realBall({ mantissa: 1n, exponent: -4 }, B.EXACT);
