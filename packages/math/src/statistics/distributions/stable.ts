import { add, multiply, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { cauchy } from './cauchy.ts';
import { continuous } from './continuous.ts';
import type { Distribution, Moments } from './distribution.ts';
import { normal } from './normal.ts';
import { entropyOf } from './stable/entropy.ts';
import { standardMode, standardQuantile } from './stable/landmarks.ts';
import { levy } from './stable/levy.ts';
import { NEAREST_TO_ONE, standardStable } from './stable/standard.ts';
import { fourierTail } from './stable/tail.ts';
import { standardized } from './standardized.ts';
import { unanswered } from './unanswered.ts';

const INFINITE = Number.POSITIVE_INFINITY;

/** Below this index densities span more decades than a double, and just beside α = 1, β = 0 the integrals lose their digits. */
const SMALLEST_INDEX = 0.01;
const SMALLEST_SKEW_AT_ONE = 0.005;

/**
 * Stable distribution S(α, β, c, μ; 1) in Nolan's first parametrisation: 0 < α ≤ 2, −1 ≤ β ≤ 1, scale c > 0, location μ.
 * For α > 1 μ is the mean. X = cZ + μ with Z standard, and + (2/π)βc ln c where α = 1.
 *
 * Normal for α = 2 (variance 2c²), Cauchy for α = 1, β = 0, Lévy for α = ½, β = ±1; else see `stable/standard.ts`. No
 * answer (NaN) for α < 0.01, for 0 < |α − 1| < 1/2000 and for α = 1, 0 < |β| < 0.005.
 * J. P. Nolan, Univariate Stable Distributions (2020).
 */
export function stable(alpha: Real, beta: Real, scale: Real, location: Real): Distribution {
  const [a, b] = [toNumber(alpha), toNumber(beta)];
  const excess = toNumber(subtract(alpha, 1));
  if (a === 2) return { ...normal(location, multiply(scale, SQRT2)), name: 'stable' };
  if (excess === 0 && b === 0)
    return { ...cauchy(location, scale), name: 'stable', moments: () => momentsOf(a, b, location) };
  if (a === 0.5 && Math.abs(b) === 1) return levyStable(b, scale, location);
  const isNear = excess === 0 ? Math.abs(b) < SMALLEST_SKEW_AT_ONE : Math.abs(excess) < NEAREST_TO_ONE;
  if (isNear || a < SMALLEST_INDEX) return unanswered('stable', 'continuous', [-INFINITE, INFINITE]);
  return general(alpha, beta, scale, excess === 0 ? shifted(beta, scale, location) : location);
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
    variance: 'infinite',
    skewness: 'undefined',
    excessKurtosis: 'undefined',
  };
}

function general(alpha: Real, beta: Real, scale: Real, location: Real): Distribution {
  const [a, b, c, mu] = [alpha, beta, scale, location].map(toNumber) as [number, number, number, number];
  const law = standardStable(alpha, beta);
  const z = (x: Real) => toNumber(standardized(x, location, scale));
  let known: number | undefined;
  const mode = () => {
    known ??= standardMode(law, alpha, beta);
    return known;
  };
  const oneSided = a < 1 && Math.abs(b) === 1;
  const core = continuous({
    name: 'stable',
    support: [oneSided && b > 0 ? location : -INFINITE, oneSided && b < 0 ? location : INFINITE],
    logDensity: (x) => subtract(Math.log(law.density(z(x))), logarithm(scale)),
    cumulative: (x) => law.lower(z(x)),
    survival: (x) => law.upper(z(x)),
    quantile: (p) => mu + c * standardQuantile(law, p, 'lower'),
    upperQuantile: (q) => mu + c * standardQuantile(law, q, 'upper'),
    moments: () => momentsOf(a, b, location),
    mode: () => {
      const at = mode();
      return Number.isNaN(at)
        ? { none: 'the mode is too close to the location to be told from it' }
        : { at: [mu + c * at] };
    },
    median: b === 0 ? () => mu : undefined,
    entropy: () => {
      const standard = entropyOf({ density: law.density, alpha: a, mode: mode() });
      return standard === null ? null : standard + toNumber(logarithm(scale));
    },
  });
  return { ...core, secondTail: (x) => fourierTail(alpha, beta, z(x)) };
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
    moments: () => momentsOf(0.5, b, location),
    mode: () => ({ at: [mu + (above ? c / 3 : -c / 3)] }),
    entropy: () => levy.entropy(scale),
  });
}
