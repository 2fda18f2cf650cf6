import * as D from '../../numeric/double-double.ts';
import { exponential, logarithm } from '../../numeric/double-double-log.ts';
import { sumSmooth } from '../../numeric/quadrature/sum-smooth.ts';
import type { Distribution } from './distribution.ts';
import { geometric } from './geometric.ts';
import { discrete } from './kinds/discrete.ts';
import { maxInteger } from './kinds/least-integer.ts';
import { largestMode, modesUpTo } from './kinds/neighbouring-modes.ts';
import { CHEAP_TERMS, sequential } from './kinds/sequential-mass.ts';
import { unanswered } from './kinds/unanswered.ts';
import { lnPoisson } from './poisson.ts';
import { conwayMaxwellPoissonMoments, wideEntropy } from './weights/conway-maxwell-poisson-moments.ts';
import type { Place } from './weights/gamma-weight.ts';
import { refinedExponential } from './weights/refined-exponential.ts';

/**
 * Conway–Maxwell–Poisson distribution: P(X = k) proportional to λᵏ/(k!)^ν, λ > 0, ν ≥ 0 (and λ < 1 where ν = 0).
 * Poisson for ν = 1, geometric for ν = 0, narrower than Poisson for ν > 1.
 *
 * With m = λ^{1/ν} the weight is the ν-th power of a Poisson weight, (mᵏ/k!)^ν, which Loader's saddle-point form gives
 * without cancellation for any size; the weights grow up to k = ⌊m⌋ and fall after. All sums start at that mode, where
 * the weight is set to 1, and run outward, so that nothing overflows however large the normaliser is; far wide laws are
 * summed as integrals (`sumSmooth`). For very large νm the moments come from the asymptotic normaliser instead.
 *
 * Sources: G. Shmueli et al., "A useful distribution for fitting discrete data", JRSS C 54 (2005); R. E. Gaunt et al., "An
 * asymptotic expansion for the normalizing constant of the Conway–Maxwell–Poisson distribution", AISM 71 (2019).
 */
export function conwayMaxwellPoisson(rate: D.Real, dispersion: D.Real): Distribution {
  const nu = D.toNumber(dispersion);
  if (nu === 0) return geometricFromZero(D.subtract(1, rate));
  const place = placeOf(rate, dispersion);
  const modes = modesUpTo(place.m);
  const mode = largestMode(modes);
  // The weight where the integers end to be doubles, as a part of the greatest: e^{−50} is nothing.
  const lnLast = maxInteger * (D.toNumber(logarithm(rate)) - nu * (Math.log(maxInteger) - 1));
  if (!(mode < maxInteger) || lnLast > -50)
    return unanswered('conway-maxwell-poisson', 'discrete', [0, Number.POSITIVE_INFINITY]);
  const lnWeight = (k: D.Real): D.DoubleDouble => D.multiply(lnPoisson(k, place), dispersion);
  const outward = outwardSums(place, nu, lnWeight);
  const step = mode === 0 ? 0 : Math.exp(-growth(mode, place, nu));
  // Σ f(|k − mode|) weight(k)/weight(mode) above and below the mode.
  const parts = (f?: (k: number) => number) => ({
    above: outward(mode, 1, f),
    below: mode === 0 ? 0 : step * outward(mode - 1, -1, f),
  });
  const { above, below } = parts();
  const normalizer = above + below;
  const atMode = lnWeight(mode);
  const logMass = (k: D.Real): D.DoubleDouble => D.subtract(D.subtract(lnWeight(k), atMode), logarithm(normalizer));
  const lower = (k: number) => exponential(logMass(k)) * outward(k, -1);
  // Beyond the integers that are doubles the tail is 0 for certain, or there is no answer.
  const beyond = lnLast < -1000 ? 0 : Number.NaN;
  const upper = (k: number) => (k < maxInteger ? exponential(logMass(k + 1)) * outward(k + 1, 1) : beyond);
  return discrete({
    name: 'Conway–Maxwell–Poisson',
    support: [0, Number.POSITIVE_INFINITY],
    logMass,
    cumulative: (k) => (k < mode ? lower(k) : 1 - upper(k)),
    survival: (k) => (k < mode ? 1 - lower(k) : upper(k)),
    moments: () => conwayMaxwellPoissonMoments(nu, place.m.hi, mode, normalizer, parts),
    mode: () => modes,
    entropy: () => {
      const wide = wideEntropy(nu, place.m.hi);
      if (wide !== undefined) return wide;
      const drop = parts((k) => D.toNumber(D.subtract(atMode, lnWeight(k))));
      return Math.log(normalizer) + (drop.above + drop.below) / normalizer;
    },
  });
}

/** m = λ^{1/ν}, where the weights are greatest, and its logarithm. */
function placeOf(rate: D.Real, dispersion: D.Real): Place {
  if (D.toNumber(dispersion) === 1) return { m: D.add(rate, 0), lnM: () => logarithm(rate) };
  const lnM = D.divide(logarithm(rate), dispersion);
  return { m: refinedExponential(lnM), lnM: () => lnM };
}

/** ln(weight(k)/weight(k − 1)) = ν ln(m/k); the quotient first, whose logarithm is precise near k = m. */
const growth = (k: number, { m, lnM }: Place, nu: number): number =>
  nu * (m.hi > 1e-200 ? Math.log(m.hi / k) : lnM().hi - Math.log(k));

/** Σ f(k) weight(k)/weight(from) over k = from, from ± 1, … */
function outwardSums(place: Place, nu: number, lnWeight: (k: D.Real) => D.DoubleDouble) {
  return (from: number, direction: 1 | -1, f: (k: number) => number = () => 1): number => {
    const first = lnWeight(from);
    const direct = (j: number) => exponential(D.subtract(lnWeight(D.twoSum(from, direction * j)), first));
    const ratio = (j: number) =>
      Math.exp(direction > 0 ? growth(from + j, place, nu) : -growth(from - j + 1, place, nu));
    const weight = sequential(ratio, direct);
    const count = direction > 0 ? Number.POSITIVE_INFINITY : from + 1;
    return sumSmooth((j) => weight(j) * f(from + direction * j), count, CHEAP_TERMS);
  };
}

/** ν = 0: P(X = k) = (1 − λ)λᵏ, failures before the first success. */
function geometricFromZero(probability: D.Real): Distribution {
  const trials = geometric(probability);
  const { mean, ...shape } = trials.moments();
  return {
    ...trials,
    name: 'Conway–Maxwell–Poisson',
    support: [0, Number.POSITIVE_INFINITY],
    density: (x) => trials.density(D.add(x, 1)),
    logDensity: (x) => trials.logDensity(D.add(x, 1)),
    cumulative: (x) => trials.cumulative(D.add(x, 1)),
    survival: (x) => trials.survival(D.add(x, 1)),
    quantile: (p) => trials.quantile(p) - 1,
    upperQuantile: (q) => trials.upperQuantile(q) - 1,
    moments: () => ({
      mean: typeof mean === 'number' ? D.toNumber(D.divide(D.subtract(1, probability), probability)) : mean,
      ...shape,
    }),
    mode: () => ({ at: [0] }),
    median: () => trials.median() - 1,
    continuedLogMass: (k) => trials.continuedLogMass?.(D.add(k, 1)) ?? Number.NaN,
  };
}
