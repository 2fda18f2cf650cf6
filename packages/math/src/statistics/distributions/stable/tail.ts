import { negate, type Real, subtract, toNumber } from '../../../numeric/double-double.ts';
import { adaptiveGaussLegendre } from '../../../numeric/quadrature/gauss-legendre.ts';
import { pair } from '../../../result/tuple.ts';
import type { SecondTail } from '../distribution.ts';
import { tangent } from './geometry.ts';
import { seriesTail } from './series.ts';
import { turnedFourier } from './turned.ts';

/** A panel of the integral larger than this has oscillated and grown before it fell off: digits are lost. */
const LARGEST = 10;

/** For α near 1: beyond this |y| the path along the imaginary axis is exact to e^{−60}. */
export const FAR = 20;

/** Below this index the Fourier integrals spread over too many decades, and the series has no such trouble. */
const SMALL_INDEX = 0.1;

/** P(X > x) and f(x) far out on a heavy tail of the standard law, x > 0. */
export interface HeavyTail {
  survival(x: number): number;
  density(x: number): number;
}

/**
 * The Fourier integral with its path turned onto the negative imaginary axis, u = −it, where e^{−iux} falls off:
 *
 *     P(X > x) = (1/π) ∫ e^{−xt + r(t)} sin(s(t)) dt/t,   f(x) = (1/π) ∫ e^{−xt + r(t)} sin(s(t)) dt,
 *
 * with r + is the logarithm of the characteristic function there: for α ≠ 1, T = tan(πα/2),
 * r = −t^α cos(πα/2)(1 − βT²), s = t^α sin(πα/2)(1 + β); for α = 1, r = −(2β/π) t ln t, s = (1 + β)t. Only t of the order 1/x
 * matters; what the path beyond t = 3 would add is below e^{−3x}. NaN where the oscillation cancels digits. It shares nothing with the integral over θ.
 */
export function heavyTail(alpha: Real, beta: Real): HeavyTail {
  const [a, b] = [toNumber(alpha), toNumber(beta)];
  const t0 = toNumber(tangent(alpha));
  const cosine = Math.cos((Math.PI / 2) * a);
  const real = (u: number): number => {
    if (a === 1) return -((2 * b) / Math.PI) * Math.exp(u) * u;
    return -Math.exp(a * u) * cosine * (1 - b * t0 * t0);
  };
  return alongAxis(a, real, phaseOf(a, beta));
}

/**
 * The same in Nolan's parametrisation S0, for α = 1 + ε near 1. What the shift y = x − βT adds to r leaves, with τ = t e^{ε ln t},
 * r = τ sin(πε/2) + βT(τ cos(πε/2) − t), in which the last factor is of the order ε.
 */
export function centredTail(excess: Real, beta: Real): HeavyTail {
  const [e, b] = [toNumber(excess), toNumber(beta)];
  if (e === 0) return heavyTail(1, beta);
  const [sine, half] = [Math.sin((Math.PI / 2) * e), Math.sin((Math.PI / 4) * e)];
  const shift = -b / Math.tan((Math.PI / 2) * e);
  const real = (u: number): number => {
    const growth = Math.expm1(e * u);
    return Math.exp(u) * ((1 + growth) * sine + shift * (growth - 2 * half * half * (1 + growth)));
  };
  return alongAxis(1 + e, real, phaseOf(1 + e, beta));
}

/** s as a function of u = ln t. */
function phaseOf(a: number, beta: Real): (u: number) => number {
  const sine = a === 1 ? 1 : Math.sin((Math.PI / 2) * a);
  const weight = -toNumber(subtract(-1, beta)) * sine;
  return (u) => Math.exp(a * u) * weight;
}

function alongAxis(a: number, real: (u: number) => number, phase: (u: number) => number): HeavyTail {
  const weighted = (x: number, power: 0 | 1): number => {
    // With t = e^u; t itself may underflow where t^α does not.
    const f = (u: number): number => Math.exp(real(u) - x * Math.exp(u) + power * u) * Math.sin(phase(u));
    // For α < 1 the turned path is exact to its end; for α ≥ 1 what it has lost must not matter.
    const top = Math.log(a < 1 ? 60 / x : Math.min(3, 60 / x));
    // Where growth still outweighs e^{−xt} at the end of the range, the range is too short.
    if (real(top) > 0.5 * x * Math.exp(top)) return Number.NaN;
    const range = { top, end: top - 50 - 40 / a, settled: -Math.log(x) };
    const { sum, size } =
      trapezoidal(f, range) ?? inPanels((u) => adaptiveGaussLegendre(f, u - PANEL, u, 1e-17, 1e-14), range);
    return size > Math.min(10 * Math.abs(sum), LARGEST) ? Number.NaN : sum / Math.PI;
  };
  return { survival: (x) => weighted(x, 0), density: (x) => weighted(x, 1) };
}

interface Range {
  readonly top: number;
  readonly end: number;
  /** Below this the integrand only falls. */
  readonly settled: number;
}

const PANEL = 0.5;
/** Points of the trapezoidal rule in a panel. */
const POINTS = 8;
/** Every other point must give the same integral: all of them then give twice as many digits. */
const AGREEMENT = 1e-8;

/**
 * ∫ f by the trapezoidal rule, which converges geometrically for a function that is analytic about the real line and falls off
 * on both sides (L. N. Trefethen, J. A. C. Weideman, SIAM Review 56, 2014); null where f oscillates too fast for its step.
 */
function trapezoidal(f: (u: number) => number, range: Range) {
  const step = PANEL / POINTS;
  const alternate = [0, 0];
  const found = inPanels((u) => {
    let panel = 0;
    for (let i = 0; i < POINTS; i++) {
      const value = f(u - (i + 0.5) * step);
      panel += value;
      alternate[i % 2]! += value;
    }
    return panel * step;
  }, range);
  const [one, other] = pair(alternate);
  return Math.abs(one - other) <= AGREEMENT * Math.abs(one + other) ? found : null;
}

/** The sum of the panels from the top down until nothing more comes, and the size of the largest. */
function inPanels(panelBelow: (u: number) => number, { top, end, settled }: Range) {
  let sum = 0;
  let size = 0;
  for (let u = top; u > end; u -= PANEL) {
    const panel = panelBelow(u);
    sum += panel;
    size = Math.max(size, Math.abs(panel));
    if (u < settled && Math.abs(panel) < 1e-17 * Math.abs(sum)) break;
  }
  return { sum, size };
}

/**
 * A tail of the standard law by Fourier inversion, as a check: on the turned path where x is far enough out on a heavy tail,
 * on the real axis (J. Gil-Pelaez, "Note on the inversion theorem", 1951) where the tail is large; null elsewhere.
 */
export function fourierTail(alpha: Real, beta: Real, x: number): SecondTail | null {
  const [a, b] = [toNumber(alpha), toNumber(beta)];
  const side = x < 0 ? 'lower' : 'upper';
  if (a < SMALL_INDEX) {
    const value = seriesTail(alpha, x < 0 ? negate(beta) : beta, Math.abs(x));
    return Number.isNaN(value) ? null : { how: 'the series of Bergström', side, value };
  }
  const skew = x < 0 ? -b : b;
  const shift = a === 1 ? 0 : Math.abs(b * toNumber(tangent(alpha)));
  if (skew > -1 && Math.abs(x) > (a < 1 ? 1e-3 : 20 + 2 * shift)) {
    const value = heavyTail(alpha, x < 0 ? negate(beta) : beta).survival(Math.abs(x));
    if (!Number.isNaN(value)) return { how: 'Fourier inversion along the imaginary axis', side, value };
  }
  const value = a >= 0.8 && Math.abs(x) < 30 ? inversion(a, b, toNumber(tangent(alpha)), x) : Number.NaN;
  return value > 1e-3 && value < 1 - 1e-3 ? { how: 'Fourier inversion', side: 'upper', value } : null;
}

/** The same for α = 1 + ε near 1 at y in S0: on the real axis, and where the tail is small on the turned ray. */
export function centredFourierTail(excess: Real, beta: Real, y: number): SecondTail | null {
  const [e, b] = [toNumber(excess), toNumber(beta)];
  const shift = e === 0 ? 0 : -b / Math.tan((Math.PI / 2) * e);
  if (Math.abs(y) > FAR) {
    if (b * Math.sign(y) === -1) return null;
    const ray = turnedFourier(e, b, shift);
    const side = y < 0 ? 'lower' : 'upper';
    return { how: 'Fourier inversion along a turned ray', side, value: y < 0 ? ray.lower(y) : ray.upper(y) };
  }
  const value = centredInversion(e, b, shift, y);
  return value > 1e-3 && value < 1 - 1e-3 ? { how: 'Fourier inversion', side: 'upper', value } : null;
}

function centredInversion(e: number, b: number, shift: number, y: number): number {
  const departure = (u: number) => (e === 0 ? ((-2 * b) / Math.PI) * u : shift * Math.expm1(e * u));
  return realAxis(1 + e, (t, u) => t * (y - departure(u)));
}

/** P(X > x) = ½ − (1/π) ∫ e^{−t^α} sin(xt − βT t^α) dt/t. */
const inversion = (a: number, b: number, t0: number, x: number): number =>
  realAxis(a, (t, u) => x * t - b * t0 * Math.exp(a * u));

/** ½ − (1/π) ∫ e^{−t^α} sin(phase(t, ln t)) dt/t */
function realAxis(a: number, phase: (t: number, u: number) => number): number {
  const f = (u: number): number => Math.exp(-Math.exp(a * u)) * Math.sin(phase(Math.exp(u), u));
  let sum = 0;
  for (let u = Math.log(42) / a; u > -42; u -= 1) sum += adaptiveGaussLegendre(f, u - 1, u, 1e-14, 1e-12);
  return 0.5 - sum / Math.PI;
}
