import * as B from './ball.ts';
import { exponential, logarithm } from './ball-elementary.ts';
import { lnGamma } from './ball-special.ts';
import { compare, magnitude } from './big-float.ts';
import { fromComplement } from './from-complement.ts';
import { positiveSeries } from './positive-series.ts';

/**
 * Iₓ(a, b), the regularized incomplete beta function, for a, b > 0 and x + y = 1, both given because one of them may be far
 * smaller than any rounding of the other; with a bound of its error relative to itself, however small it is. Null where
 * something is not known well enough, or where it takes too many terms.
 *
 * DLMF 8.17.8: xᵃyᵇ/(a B(a, b)) · Σ (a + b)(a + b + 1)…/((a + 1)(a + 2)…) xⁿ, of positive terms, below the mean a/(a + b);
 * above it 1 − I_y(b, a), with as many more bits as the difference loses. Where one of them takes too many terms (x close to 1,
 * b small), the other may do. To debug: Iₓ(a, b) + I_y(b, a) = 1, and Iₓ(a, 1) = xᵃ.
 */
export function incompleteBeta(a: B.Ball, b: B.Ball, x: B.Ball, y: B.Ball, bits: number): B.Ball | null {
  if (!B.isPositive(a) || !B.isPositive(b)) return null;
  if (isZero(x)) return B.integerBall(0);
  if (isZero(y)) return B.integerBall(1);
  if (!B.isPositive(x) || !B.isPositive(y)) return null;
  const direct = () => bySeries(a, b, x, y, bits);
  const reflection = () => fromComplement((more) => bySeries(b, a, y, x, more), bits);
  const wide = bits + 64;
  const isBelow = compare(B.multiply(x, b, wide).value.re, B.multiply(y, a, wide).value.re) <= 0;
  return isBelow ? (direct() ?? reflection()) : (reflection() ?? direct());
}

const isZero = (x: B.Ball): boolean => x.error === B.EXACT && x.value.re.mantissa === 0n;

function bySeries(a: B.Ball, b: B.Ball, x: B.Ball, y: B.Ball, bits: number): B.Ball | null {
  const wide = bits + 24;
  const next = B.add(a, B.integerBall(1), wide + 64 + Math.max(0, -magnitude(a.value.re)));
  const top = B.add(a, b, wide + 64 + Math.abs(magnitude(a.value.re) - magnitude(b.value.re)));
  const errors = B.logSum(B.relativeError(next), B.relativeError(top), B.relativeError(x));
  const sum = positiveSeries({ top: top.value.re, bottom: next.value.re, factor: x.value.re }, errors, wide);
  const front = sum && weight(a, b, x, y, next, top, wide);
  return sum && front && B.multiply(front, sum, bits + 8);
}

/** xᵃyᵇΓ(a + b)/(Γ(a + 1)Γ(b)). */
function weight(a: B.Ball, b: B.Ball, x: B.Ball, y: B.Ball, next: B.Ball, top: B.Ball, bits: number): B.Ball | null {
  const wide = bits + 16 + Math.ceil(2 * Math.max(0, B.upper(a), B.upper(b)));
  const [lnX, lnY] = [logarithm(x, wide), logarithm(y, wide)];
  const [one, two, all] = [lnGamma(next, wide), lnGamma(b, wide), lnGamma(top, wide)];
  if (lnX === null || lnY === null || one === null || two === null || all === null) return null;
  const powers = B.add(B.multiply(a, lnX, wide), B.multiply(b, lnY, wide), wide);
  return exponential(B.add(B.add(powers, all, wide), B.negate(B.add(one, two, wide)), wide), bits + 8);
}
