import { add } from '../double-double.ts';
import {
  ASYMPTOTIC_FROM,
  eulerPlusLogarithm,
  expIntegral,
  expIntegralE1,
  integralSeries,
} from './exponential-integral.ts';

/** Si(x) = ∫₀ˣ sin t/t dt, DLMF 6.2.9: odd, π/2 at infinity. */
export function sineIntegral(x: number): number {
  if (x < 0) return -sineIntegral(-x);
  if (x > ASYMPTOTIC_FROM) {
    if (x === Number.POSITIVE_INFINITY) return Math.PI / 2;
    const { f, g } = auxiliary(x);
    return Math.PI / 2 - f * Math.cos(x) - g * Math.sin(x);
  }
  const value = integralSeries(x, 1, 2, true);
  return value.hi + value.lo;
}

/** Ci(x) = γ + ln x + ∫₀ˣ (cos t − 1)/t dt for x > 0, DLMF 6.2.11: −∞ at 0, NaN below. Its zeros below 40 are resolved. */
export function cosineIntegral(x: number): number {
  if (!(x >= 0)) return Number.NaN;
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (x > ASYMPTOTIC_FROM) {
    if (x === Number.POSITIVE_INFINITY) return 0;
    const { f, g } = auxiliary(x);
    return f * Math.sin(x) - g * Math.cos(x);
  }
  const series = integralSeries(x, 2, 2, true);
  const value = add(eulerPlusLogarithm(x), { hi: -series.hi, lo: -series.lo });
  return value.hi + value.lo;
}

/** Shi(x) = ∫₀ˣ sinh t/t dt, odd. */
export function sinhIntegral(x: number): number {
  if (x < 0) return -sinhIntegral(-x);
  if (x > ASYMPTOTIC_FROM) return (expIntegral(x) + expIntegralE1(x)) / 2;
  const value = integralSeries(x, 1, 2, false);
  return value.hi + value.lo;
}

/** Chi(x) = γ + ln x + ∫₀ˣ (cosh t − 1)/t dt for x > 0: −∞ at 0, NaN below. */
export function coshIntegral(x: number): number {
  if (!(x >= 0)) return Number.NaN;
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (x > ASYMPTOTIC_FROM) return (expIntegral(x) - expIntegralE1(x)) / 2;
  const value = add(eulerPlusLogarithm(x), integralSeries(x, 2, 2, false));
  return value.hi + value.lo;
}

/** The auxiliary functions by their asymptotic series, DLMF 6.12.3 and 6.12.4. */
function auxiliary(x: number): { readonly f: number; readonly g: number } {
  const u = 1 / (x * x);
  let f = 1;
  let g = 1;
  let even = 1;
  let odd = 1;
  for (let n = 1; n < 20; n++) {
    even *= -(2 * n - 1) * (2 * n) * u;
    odd *= -(2 * n) * (2 * n + 1) * u;
    f += even;
    g += odd;
    if (Math.abs(odd) < 1e-18) break;
  }
  return { f: f / x, g: g * u };
}
