import { add, multiply, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { mapTuple } from '../../result/tuple.ts';
import { cauchy } from './cauchy.ts';
import type { Distribution, Moments, SecondTail } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { standardized } from './kinds/standardized.ts';
import { unanswered } from './kinds/unanswered.ts';
import { normal } from './normal.ts';
import { entropyOf } from './stable/entropy.ts';
import { standardMode, standardQuantile } from './stable/landmarks.ts';
import { levy } from './stable/levy.ts';
import { nearOne, shiftNearOne } from './stable/near-one.ts';
import { type StandardStable, standardStable } from './stable/standard.ts';
import { centredFourierTail, fourierTail } from './stable/tail.ts';

const INFINITE = Number.POSITIVE_INFINITY;

/** Below this index x^α is 1 to the last digit for every double x: only the sign of x tells anything. */
const minIndex = 1e-15;
/** α nearer to 1 than this is computed in the parametrisation S0. */
const NEAR_ONE = 1 / 99;
/** A law shifted by more than this many scales: not even the digits of a double-double tell where x lies in it. */
const FARTHEST_SHIFT = 1e16;

/**
 * Stable distribution S(α, β, c, μ; 1) in Nolan's first parametrisation: 0 < α ≤ 2, −1 ≤ β ≤ 1, scale c > 0, location μ.
 * For α > 1 μ is the mean. X = cZ + μ with Z standard, and + (2/π)βc ln c where α = 1.
 *
 * Normal for α = 2 (variance 2c²), Cauchy for α = 1, β = 0, Lévy for α = ½, β = ±1; near α = 1 see `stable/near-one.ts`,
 * else `stable/standard.ts`. No answer (NaN) for α < 1e-15, and where |β tan(πα/2)| > 1e16.
 * J. P. Nolan, Univariate Stable Distributions (2020).
 * @param excess α − 1, with digits that α itself has lost where it is close to 1
 */
export function stable(
  alpha: Real,
  beta: Real,
  scale: Real,
  location: Real,
  excess: Real = subtract(alpha, 1),
): Distribution {
  const [a, b, e] = mapTuple([alpha, beta, excess], toNumber);
  if (a === 2) return { ...normal(location, multiply(scale, SQRT2)), name: 'stable' };
  if (e === 0 && b === 0)
    return { ...cauchy(location, scale), name: 'stable', moments: () => momentsOf(a, b, location) };
  if (a === 0.5 && Math.abs(b) === 1) return levyStable(b, scale, location);
  const isNear = Math.abs(e) <= NEAR_ONE;
  const shift = isNear && e !== 0 ? shiftNearOne(excess, beta) : 0;
  if (a < minIndex || Math.abs(toNumber(shift)) > FARTHEST_SHIFT)
    return unanswered('stable', 'continuous', [-INFINITE, INFINITE]);
  const oneSided = e < 0 && Math.abs(b) === 1;
  const shape: Shape = {
    alpha: a,
    beta: b,
    law: isNear ? nearOne(excess, beta) : standardStable(alpha, beta),
    mode: (law) => standardMode(law, isNear ? 1 : alpha, beta),
    second: (z) => (isNear ? centredFourierTail(excess, beta, z) : fourierTail(alpha, beta, z)),
    support: [oneSided && b > 0 ? location : -INFINITE, oneSided && b < 0 ? location : INFINITE],
    moments: () => momentsOf(a, b, location),
  };
  return general(shape, scale, e === 0 ? shifted(beta, scale, location) : add(location, multiply(scale, shift)));
}

/** What `general` must know of a standard law, in S1 or for α near 1 in S0. */
interface Shape {
  readonly alpha: number;
  readonly beta: number;
  readonly law: StandardStable;
  readonly support: readonly [Real, Real];
  mode(law: StandardStable): number;
  second(z: number): SecondTail | null;
  moments(): Moments;
}

/** √2 in double-double. */
const SQRT2 = { hi: Math.SQRT2, lo: -9.667293313452913e-17 };

/** μ + (2/π)βc ln c. */
const shifted = (beta: Real, scale: Real, location: Real): Real =>
  add(location, multiply(multiply(multiply(beta, scale), logarithm(scale)), 2 / Math.PI));

function momentsOf(a: number, b: number, location: Real): Moments {
  const heavyOnOneSide = a < 1 && Math.abs(b) === 1;
  return {
    mean: a > 1 ? toNumber(location) : heavyOnOneSide ? 'infinite' : 'undefined',
    // Without a finite mean there is nothing to take it from: as of Cauchy (α = 1, β = 0) and Lévy (α = 1/2, β = 1).
    variance: a > 1 ? 'infinite' : 'undefined',
    skewness: 'undefined',
    excessKurtosis: 'undefined',
  };
}

/** cZ + μ; μ with all its digits, since near α = 1 it may be far larger than c. */
function general({ law, ...shape }: Shape, scale: Real, location: Real): Distribution {
  const z = (x: Real) => toNumber(standardized(x, location, scale));
  const from = (standard: number) => toNumber(add(location, multiply(scale, standard)));
  let known: number | undefined;
  const mode = () => {
    known ??= shape.mode(law);
    return known;
  };
  const core = continuous({
    name: 'stable',
    support: shape.support,
    logDensity: (x) => subtract(law.logarithmic?.lnDensity(z(x)) ?? Math.log(law.density(z(x))), logarithm(scale)),
    cumulative: (x) => law.lower(z(x)),
    survival: (x) => law.upper(z(x)),
    quantile: (p) => from(standardQuantile(law, p, 'lower')),
    upperQuantile: (q) => from(standardQuantile(law, q, 'upper')),
    moments: shape.moments,
    mode: () => {
      const at = mode();
      return Number.isNaN(at)
        ? { none: 'the mode is too close to the location to be told from it' }
        : { at: [from(at)] };
    },
    median: shape.beta === 0 ? () => toNumber(location) : undefined,
    entropy: () => {
      const standard = entropyOf(law, { alpha: shape.alpha, beta: shape.beta, mode });
      return standard === null ? null : standard + toNumber(logarithm(scale));
    },
  });
  return { ...core, secondTail: (x) => shape.second(z(x)) };
}

/** α = ½, β = ±1: on one side of μ only. */
function levyStable(b: number, scale: Real, location: Real): Distribution {
  const above = b > 0;
  const y = (x: Real) => (above ? subtract(x, location) : subtract(location, x));
  const [c, mu] = [toNumber(scale), toNumber(location)];
  const [lower, upper] = above ? [levy.cumulative, levy.survival] : [levy.survival, levy.cumulative];
  return continuous({
    name: 'stable',
    support: above ? [location, INFINITE] : [-INFINITE, location],
    logDensity: (x) => (y(x).hi === 0 ? -INFINITE : levy.logDensity(y(x), scale)),
    cumulative: (x) => lower(y(x), scale),
    survival: (x) => upper(y(x), scale),
    searchFrom: () => mu + (above ? c : -c),
    moments: () => momentsOf(0.5, b, location),
    mode: () => ({ at: [mu + (above ? c / 3 : -c / 3)] }),
    entropy: () => levy.entropy(scale),
  });
}
