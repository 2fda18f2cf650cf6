import * as D from '../../numeric/double-double.ts';
import { exponential, logarithm } from '../../numeric/double-double-log.ts';
import { sumSmooth } from '../../numeric/quadrature/sum-smooth.ts';
import { discreteUniform } from './discrete-uniform.ts';
import type { Distribution, Moments } from './distribution.ts';
import { momentsFrom } from './kinds/central-moments.ts';
import { discrete } from './kinds/discrete.ts';
import { pointMass } from './kinds/point-mass.ts';

/** Zipf distribution: P(X = k) proportional to k^{−s} for k = 1, …, n; s ≥ 0. n may be a million million. */
export function zipf(exponent: D.Real, n: number): Distribution {
  if (n === 1) return pointMass('zipf', 1);
  const s = D.toNumber(exponent);
  if (s === 0) return { ...discreteUniform(1, n), name: 'Zipf' };
  const total = powerSum(1, n, s);
  const logMass = (k: D.Real): D.DoubleDouble =>
    D.subtract(D.multiply(D.negate(exponent), logarithm(k)), logarithm(total));
  // Σ from k to `to`, relative to the total: the first term is taken out, so that a far tail does not underflow in between.
  const part = (k: number, to: number) => exponential(logMass(k)) * powerSum(k, to, s);
  return discrete({
    name: 'Zipf',
    support: [1, n],
    logMass,
    cumulative: (k) => part(1, k),
    survival: (k) => part(k + 1, n),
    moments: () => zipfMoments(s, n, total),
    mode: () => ({ at: [1] }),
    entropy: () => D.toNumber(D.add(D.multiply(exponent, meanLogarithm(s, n, total)), logarithm(total))),
  });
}

/** Σ (i/k)^{−s} for i = k, …, to. */
const powerSum = (k: number, to: number, s: number): number =>
  sumSmooth((j) => Math.exp(-s * Math.log1p(j / k)), to - k + 1);

const meanLogarithm = (s: number, n: number, total: number): number =>
  sumSmooth((j) => Math.log1p(j) * Math.exp(-s * Math.log1p(j)), n) / total;

/** Moments about 1, the mode, of which all the others are combinations without much cancellation. */
function zipfMoments(s: number, n: number, total: number): Moments {
  const about = (r: number) =>
    sumSmooth((j) => (j === 0 ? 0 : Math.exp(r * Math.log(j) - s * Math.log1p(j))), n) / total;
  return momentsFrom(1, about);
}
