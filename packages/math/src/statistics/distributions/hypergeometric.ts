import { add, type DoubleDouble, divide, type Real, subtract, toNumber, twoSum } from '../../numeric/double-double.ts';
import { exponential } from '../../numeric/double-double-log.ts';
import { sumSmooth } from '../../numeric/quadrature/sum-smooth.ts';
import { lnBinomialOf } from './binomial.ts';
import type { Distribution, Mode, Moments } from './distribution.ts';
import { discrete } from './kinds/discrete.ts';
import { discreteEntropy } from './kinds/discrete-entropy.ts';
import { largestMode } from './kinds/neighbouring-modes.ts';
import { pointMass } from './kinds/point-mass.ts';
import { CHEAP_TERMS, sequential } from './kinds/sequential-mass.ts';

/** Hypergeometric distribution: marked items among n drawn without replacement from N of which K are marked. */
export function hypergeometric(population: number, marked: number, draws: number): Distribution {
  const [N, K, n] = [population, marked, draws];
  const support: readonly [number, number] = [Math.max(0, n + K - N), Math.min(n, K)];
  if (support[0] === support[1]) return pointMass('hypergeometric', support[0]);
  // Any p makes the quotient of binomial probabilities below right; n/N makes each of them large.
  const [p, q] = [divide(n, N), divide(N - n, N)];
  const [lnMarked, lnOthers, lnAll] = [K, N - K, N].map((size) => lnBinomialOf(size, p, q));
  const all = lnAll!(n);
  const logMass = (k: Real): DoubleDouble => subtract(add(lnMarked!(k), lnOthers!(subtract(n, k))), all);
  const mode = hypergeometricMode(N, K, n);
  const centre = largestMode(mode);
  // P(k)/P(k − 1)
  const ratio = (k: number): number => ((K - k + 1) / k) * ((n - k + 1) / (N - K - n + k));
  const sum = (k: number, direction: 1 | -1): number => {
    const first = logMass(k);
    const direct = (j: number) => exponential(subtract(logMass(twoSum(k, direction * j)), first));
    const count = direction > 0 ? support[1] - k + 1 : k - support[0] + 1;
    return (
      exponential(first) *
      sumSmooth(
        sequential((j) => (direction > 0 ? ratio(k + j) : 1 / ratio(k - j + 1)), direct),
        count,
        CHEAP_TERMS,
      )
    );
  };
  // Both tails are asked for at the same k, and one is 1 minus the other.
  let known = { k: Number.NaN, value: Number.NaN };
  const tail = (k: number, direction: 1 | -1): number => {
    if (known.k !== k) known = { k, value: sum(k, direction) };
    return known.value;
  };
  return discrete({
    name: 'hypergeometric',
    support,
    logMass,
    cumulative: (k) => (k < centre ? tail(k, -1) : 1 - tail(k + 1, 1)),
    survival: (k) => (k < centre ? 1 - tail(k, -1) : tail(k + 1, 1)),
    moments: () => hypergeometricMoments(N, K, n, () => Math.exp(toNumber(logMass(support[1])))),
    mode: () => mode,
    median: 2 * K === N || 2 * n === N ? () => Math.floor((2 * K === N ? n : K) / 2) : undefined,
    entropy: () => discreteEntropy({ logMass, ratio, support, mode: centre }),
  });
}

/** ⌊(n+1)(K+1)/(N+2)⌋, and one less too where nothing is rounded off. */
function hypergeometricMode(N: number, K: number, n: number): Mode {
  const numerator = BigInt(n + 1) * BigInt(K + 1);
  const top = Number(numerator / BigInt(N + 2));
  return { at: numerator % BigInt(N + 2) === 0n ? [top - 1, top] : [top] };
}

function hypergeometricMoments(N: number, K: number, n: number, lastMass: () => number): Moments {
  const [p, q, f, g] = [K / N, (N - K) / N, n / N, (N - n) / N];
  const mean = n * p;
  const variance = n * p * q * ((N - n) / (N - 1));
  // With fewer than four items there are two values only, and the general formulas divide by zero.
  if (N < 4) {
    const [one, other] = [lastMass(), 1 - lastMass()];
    const spread = one * other;
    return { mean, variance, skewness: (other - one) / Math.sqrt(spread), excessKurtosis: (1 - 6 * spread) / spread };
  }
  const product = p * q * f * g;
  const kurtosis = (N - 1) * (1 + 1 / N - 6 * p * q - 6 * f * g) + 6 * product * (5 * N - 6);
  return {
    mean,
    variance,
    skewness: (((N - 2 * K) / N) * ((N - 2 * n) / N) * Math.sqrt(N - 1)) / (Math.sqrt(product) * (N - 2)),
    excessKurtosis: kurtosis / product / (N - 2) / (N - 3),
  };
}
