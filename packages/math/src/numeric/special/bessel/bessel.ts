import { cosPi, sinPi } from '../../double-double-trigonometry.ts';
import { farWaves } from './far-waves.ts';
import { argumentOf, firstSolution, secondByReflection, secondOfWholeOrder } from './series.ts';

/*
 * Bessel functions of real numbers (DLMF 10.2, 10.25) where doubles lead to them: power series near 0, Hankel's expansions far out, and for K its
 * integral (10.32.9) by the trapezoidal rule. NaN where there is no real value, and where these lose digits: beside
 * zeros of J and Y near 0, and between both expansions for high orders.
 */

/** Hankel's expansions are as good as doubles from here on, and beyond the square of the order. */
const far = 26;
const maxOrder = 100;

const isFar = (nu: number, x: number): boolean => x >= far && x >= nu * nu;
const isWhole = (nu: number): boolean => Number.isInteger(nu);
const isOdd = (n: number): boolean => n % 2 !== 0;

/** 1 of order 0, 0 of positive and of whole orders. */
const atZero = (nu: number): number => (nu === 0 ? 1 : nu > 0 || isWhole(nu) ? 0 : Number.NaN);

/** The sums P, Q of Hankel's expansion: S(∓ix) = P ± iQ (DLMF 10.17.3). */
function hankelSums(nu: number, x: number): readonly [p: number, q: number] {
  const sums: [number, number] = [1, 0];
  let term = 1;
  for (let k = 1; k < 2 * x; k++) {
    const next = (term * (4 * nu * nu - (2 * k - 1) ** 2)) / (8 * k * x);
    if (k > Math.abs(nu) && Math.abs(next) >= Math.abs(term)) break;
    term = next;
    sums[k % 2]! += k % 4 < 2 ? term : -term;
    if (Math.abs(term) < 2 ** -56) break;
  }
  return sums;
}

/** Of a wave of the amplitude 1: whether it is so near to its zero that doubles have lost more than 6 bits. */
const isBesideZero = (wave: number): boolean => Math.abs(wave) < 2 ** -6;

/** J and Y far out: √(2/(πx))·(P cos ω − Q sin ω) and √(2/(πx))·(P sin ω + Q cos ω), ω = x − (ν/2 + 1/4)π. */
function farPair(nu: number, x: number): readonly [j: number, y: number] {
  const [p, q] = hankelSums(nu, x);
  const turns = nu / 2 + 0.25;
  const [c, s] = [cosPi(turns).hi, sinPi(turns).hi];
  const [cos, sin] = [Math.cos(x) * c + Math.sin(x) * s, Math.sin(x) * c - Math.cos(x) * s];
  const front = Math.sqrt(2 / Math.PI / x);
  const waves: readonly [number, number] = [p * cos - q * sin, p * sin + q * cos];
  const [j, y] = waves.some(isBesideZero) ? farWaves(nu, x) : waves;
  return [front * j, front * y];
}

/** Σ a_k(ν)/yᵏ for y = ±x (DLMF 10.40.1, 10.40.2). */
function farSum(nu: number, y: number): number {
  let [term, sum] = [1, 1];
  for (let k = 1; k < 2 * Math.abs(y); k++) {
    const next = (term * (4 * nu * nu - (2 * k - 1) ** 2)) / (8 * k * y);
    if (k > Math.abs(nu) && Math.abs(next) >= Math.abs(term)) break;
    term = next;
    sum += term;
    if (Math.abs(term) < 2 ** -56) break;
  }
  return sum;
}

/** J_ν(x) */
export function besselJ(nu: number, x: number): number {
  if (x === 0) return atZero(nu);
  if (isWhole(nu) && nu < 0) return isOdd(nu) ? -besselJ(-nu, x) : besselJ(-nu, x);
  if (x < 0) return isWhole(nu) ? (isOdd(nu) ? -besselJ(nu, -x) : besselJ(nu, -x)) : Number.NaN;
  if (isFar(nu, x)) return farPair(nu, x)[0];
  return x < far && Math.abs(nu) <= maxOrder ? firstSolution(nu, x, argumentOf(x, -1)) : Number.NaN;
}

/** Y_ν(x) */
export function besselY(nu: number, x: number): number {
  if (!(x > 0)) return Number.NaN;
  if (isWhole(nu) && nu < 0) return isOdd(nu) ? -besselY(-nu, x) : besselY(-nu, x);
  if (isFar(nu, x)) return farPair(nu, x)[1];
  if (!(x < far && Math.abs(nu) <= maxOrder)) return Number.NaN;
  if (isWhole(nu)) return secondOfWholeOrder(nu, x);
  const sin = sinPi(nu).hi;
  // Near whole orders the difference is of two that are nearly the same.
  return Math.abs(sin) < 0.25 ? Number.NaN : secondByReflection(nu, x, cosPi(nu).hi, sin);
}

/** I_ν(x) */
export function besselI(nu: number, x: number): number {
  if (x === 0) return atZero(nu);
  if (isWhole(nu) && nu < 0) return besselI(-nu, x);
  if (x < 0) return isWhole(nu) ? (isOdd(nu) ? -besselI(nu, -x) : besselI(nu, -x)) : Number.NaN;
  if (isFar(nu, x)) {
    const root = Math.exp(x / 2);
    return (farSum(nu, -x) / Math.sqrt(2 * Math.PI * x)) * root * root;
  }
  return x < far && Math.abs(nu) <= maxOrder ? firstSolution(nu, x, argumentOf(x, 1)) : Number.NaN;
}

const maxOrderOfIntegral = 12;

/** K_ν(x) */
export function besselK(nu: number, x: number): number {
  if (!(x > 0)) return Number.NaN;
  if (isFar(nu, x)) return Math.sqrt(Math.PI / 2 / x) * Math.exp(-x) * farSum(nu, x);
  return x < far && Math.abs(nu) <= maxOrderOfIntegral ? byIntegral(Math.abs(nu), x) : Number.NaN;
}

/**
 * e^(−x) ∫₀^∞ e^(−2x sinh²(t/2))·cosh νt dt by the trapezoidal rule: the integrand is analytic in the strip |Im t| < π/2, and its bump has the width
 * (x² + ν²)^(−1/4), so that the error falls as e^(−2π²/(2h)) and as e^(−(2π/h)²/(2√(x² + ν²))).
 */
function byIntegral(nu: number, x: number): number {
  const h = Math.min(0.15, 0.6 / Math.hypot(x, nu) ** 0.5);
  let sum = 0.5;
  for (let k = 1; ; k++) {
    const t = k * h;
    // Far out the square of the sine is beyond the doubles where its product with x is not.
    const decay = 2 * (Math.sqrt(x) * Math.sinh(t / 2)) ** 2;
    const term = (Math.exp(nu * t - decay) + Math.exp(-nu * t - decay)) / 2;
    sum += term;
    if (term < sum * 2 ** -60 && x * Math.sinh(t) > nu) return Math.exp(-x) * h * sum;
  }
}
