import { negate, type Real, toNumber } from '../../../numeric/double-double.ts';
import { lnGamma } from '../../../numeric/special/ln-gamma.ts';
import { exponentOf } from './exponent.ts';
import { type Geometry, geometry } from './geometry.ts';
import { complementWeight, integral, powerWeight, survivalWeight } from './integral.ts';
import { seriesWeight } from './series.ts';
import { heavyTail } from './tail.ts';

/**
 * The standard stable law S(α, β, 1, 0; 1) with 0 < α < 2, α not near 1, and −1 ≤ β ≤ 1, for which no closed form is used.
 *
 * J. P. Nolan, "Numerical calculation of stable densities and distribution functions" (1997), after V. M. Zolotarev: the
 * Fourier integral, taken along a path of constant phase, becomes an integral of a positive function over an angle θ,
 *
 *     α ≠ 1, x > 0:  P(X > x) = (1/π) ∫ e^{−g} dθ (α > 1)   or (1/π) ∫ (1 − e^{−g}) dθ (α < 1),
 *                    f(x) = α/(π|α−1|x) ∫ g e^{−g} dθ,       g = x^{α/(α−1)} V(θ),
 *
 * and x < 0 by reflection, X(α, β) = −X(α, −β). Since nothing changes sign, heavy tails (1e-100 of a power law) and light
 * ones (β = ±1, super-exponential) keep their relative precision; what the probability lacks to the tail at 0 is the
 * closed term gap/π. Worked example: α = 3/2, β = 0, x = 1: P(X > 1) = 0.2436579756.
 *
 * The hard part is V near the ends of its range, where factors vanish (`geometry.ts`), and the integrand's moving, sometimes
 * very sharp peak (`integral.ts`). As α → 1 the exponent α/(α−1) magnifies rounding errors, and `near-one.ts` takes over.
 */
export interface StandardStable {
  density(x: number): number;

  lower(x: number): number;
  upper(x: number): number;
  /** f′(x), x ≠ 0, as a part of the two positive terms whose difference it is: in [−1, 1], and noise below about 1e-14. */
  slope(x: number): number;
  /** For α < 1, away from it: the law on a logarithmic scale. */
  readonly logarithmic?: Logarithmic;
}

/** The law of ln|X|, which stays within doubles however small α is. */
export interface Logarithmic {
  /** ln f(x), finite where f itself is too large for a double: near 0 for small α. */
  lnDensity(x: number): number;
  /** |x| f(x) on either side of 0, as functions of ln|x|. */
  readonly weights: readonly [right: (lnX: number) => number, left: (lnX: number) => number];
  /** E ln|X| = γ(1/α − 1) + ½ ln(1 + β²T²)/α, from the fractional moments (Zolotarev 1986). */
  readonly mean: number;
}

const EULER = 0.5772156649015329;

/** The stable law of scale 1 at location 0. */
export function standardStable(alpha: Real, beta: Real): StandardStable {
  const right = halfLine(alpha, beta);
  const left = halfLine(alpha, negate(beta));
  const { alpha: a, lnSecant } = geometry(alpha, beta);
  return {
    density: (x) => (x < 0 ? left.density(-x) : right.density(x)),
    lower: (x) => (x < 0 ? left.upper(-x) : right.lower(x)),
    upper: (x) => (x < 0 ? left.lower(-x) : right.upper(x)),
    slope: (x) => (x < 0 ? -left.slope(-x) : right.slope(x)),
    logarithmic: {
      lnDensity: (x) => (x < 0 ? left.lnDensity(-x) : right.lnDensity(x)),
      weights: [right.weight, left.weight],
      mean: EULER * (1 / a - 1) + lnSecant / a,
    },
  };
}

/** The same functions for x ≥ 0 only. */
function halfLine(alpha: Real, beta: Real): HalfLine {
  const shape = geometry(alpha, beta);
  const above = shape.alpha > 1;
  const at = (x: number) => exponentOf(shape, Math.log(x));
  const power = shape.alpha / shape.excess;
  const lnZero = lnAtZero(shape);
  // Closer to 0 than this the functions have their values there; where x^−α is not large yet they do not, however small x is.
  const isZeroAt = (lnX: number): boolean =>
    lnX < -575 && lnX + lnZero < -70 && shape.lnSecant - shape.alpha * lnX > FLAT_FROM;
  const isZero = (x: number): boolean => x === 0 || isZeroAt(Math.log(x));
  const series = seriesWeight(shape);
  // x f(x), also where x is no double.
  const weight = (lnX: number): number => {
    // For α < 1 and β = −1 nothing lies on this side.
    if (shape.length === 0) return 0;
    if (isZeroAt(lnX)) return Math.exp(lnX + lnZero);
    const far = series(lnX);
    if (!Number.isNaN(far)) return far;
    return (Math.abs(power) / Math.PI) * integral(exponentOf(shape, lnX), powerWeight(1));
  };
  const farthest = toNumber(alpha) < 0.1 ? Number.POSITIVE_INFINITY : FARTHEST;
  const heavy = heavyTail(alpha, beta);
  const isLight = toNumber(beta) === -1;
  const tail = (x: number): number => {
    if (x > farthest) return isLight ? 0 : heavy.survival(x);
    return (isZero(x) ? shape.length : integral(at(x), above ? survivalWeight : complementWeight)) / Math.PI;
  };
  return {
    density: (x) => {
      if (isZero(x)) return Math.exp(lnZero);
      return x > farthest ? (isLight ? 0 : heavy.density(x)) : weight(Math.log(x)) / x;
    },
    lnDensity: (x) => {
      if (isZero(x)) return lnZero;
      if (x > farthest) return Math.log(isLight ? 0 : heavy.density(x));
      return Math.log(weight(Math.log(x))) - Math.log(x);
    },
    weight,
    upper: tail,
    lower: (x) => {
      if (x > farthest) return 1 - tail(x);
      return (shape.gap + (isZero(x) ? 0 : integral(at(x), above ? complementWeight : survivalWeight))) / Math.PI;
    },
    // x²f′ is a multiple of ∫ ((p−1)g − pg²)e^{−g}, p = α/(α−1).
    slope: (x) => difference((power - 1) * integral(at(x), powerWeight(1)), power * integral(at(x), powerWeight(2))),
  };
}

interface HalfLine extends Omit<StandardStable, 'logarithmic'> {
  lnDensity(x: number): number;
  weight(lnX: number): number;
}

/** ln 1100: e^{−x^−α} is then nothing. */
const FLAT_FROM = 7;
/** From here on the integrand's peak leaves the range of e^t, but for small α; the turned Fourier integral has no such limit. */
const FARTHEST = 1e100;

/** (a − b)/(|a| + |b|) */
export const difference = (a: number, b: number): number => (a === b ? 0 : (a - b) / (Math.abs(a) + Math.abs(b)));

/** ln f(0), f(0) = Γ(1 + 1/α) sin(L) (cos αθ₀)^{1/α}/π; exactly 0 where L or π − L is. */
const lnAtZero = ({ alpha, length, gap, lnSecant }: Geometry): number =>
  lnGamma(1 + 1 / alpha) + Math.log(Math.sin(Math.min(length, gap)) / Math.PI) - lnSecant / alpha;
