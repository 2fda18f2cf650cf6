import { add, type Ball, divide, EXACT, integerBall, isPositive, multiply, negate } from './ball.ts';
import { exponential, power } from './ball-elementary.ts';
import { expIntegral, gamma } from './ball-special.ts';
import { toNumber } from './convert.ts';
import { upperGamma as regularized } from './incomplete-gamma.ts';

/** So many steps of the recurrence downwards at most. */
const maxSteps = 40;

/**
 * Γ(a, x) = ∫ₓ^∞ tᵃ⁻¹ e⁻ᵗ dt for real a and x > 0: Γ(a)Q(a, x) for a > 0, −Ei(−x) for a = 0, and aΓ(a, x) = Γ(a + 1, x) − xᵃe⁻ˣ below
 * (DLMF 8.4.4, 8.8.2). Γ(a, 0) = Γ(a) for a > 0.
 */
export function upperGamma(a: Ball, x: Ball, bits: number): Ball | null {
  if (!a.real || !x.real) return null;
  const isZero = x.error === EXACT && x.value.re.mantissa === 0n;
  if (isPositive(a)) {
    const whole = gamma(a, bits + 16);
    if (whole === null || isZero) return isZero ? whole : null;
    const share = regularized(a, x, bits + 16);
    return share && multiply(whole, share, bits);
  }
  if (!isPositive(x)) return null;
  if (a.error === EXACT && a.value.re.mantissa === 0n) {
    const value = expIntegral(negate(x), bits);
    return value && negate(value);
  }
  if (toNumber(a.value.re) < -maxSteps) return null;
  const wide = bits + 32;
  const next = upperGamma(add(a, integerBall(1), 4 * wide), x, wide);
  const [front, fall] = [power(x, a, wide), exponential(negate(x), wide)];
  if (next === null || front === null || fall === null) return null;
  return divide(add(next, negate(multiply(front, fall, wide)), wide), a, bits);
}
