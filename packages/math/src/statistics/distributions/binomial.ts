import {
  add,
  type DoubleDouble,
  divide,
  multiply,
  type Real,
  subtract,
  toNumber,
} from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { betaI } from '../../numeric/special/incomplete-beta.ts';
import { lnComplement } from './bernoulli.ts';
import { lnBetaTail, lnBetaWeight } from './beta-weight.ts';
import { discrete } from './discrete.ts';
import { discreteEntropy } from './discrete-entropy.ts';
import type { Distribution } from './distribution.ts';
import { largestMode, modesUpTo } from './neighbouring-modes.ts';
import { pointMass } from './point-mass.ts';

/** Binomial distribution: successes among n ≥ 0 independent trials with probability p. NIST/SEMATECH e-Handbook 1.3.6.6.18. */
export function binomial(n: number, probability: Real): Distribution {
  const complement = subtract(1, probability);
  const [p, q] = [toNumber(probability), toNumber(complement)];
  if (n === 0 || p === 0) return pointMass('binomial', 0);
  if (q === 0) return pointMass('binomial', n);
  const logMass = (k: Real) => lnBinomial(k, n, probability, complement);
  const mode = () => (p === 0.5 && q === 0.5 ? middle(n) : modesUpTo(multiply(probability, n + 1)));
  const variance = n * p * q;
  return discrete({
    name: 'binomial',
    support: [0, n],
    logMass,
    cumulative: (k) => betaI(n - k, k + 1, complement, probability),
    survival: (k) => betaI(k + 1, n - k, probability, complement),
    logTail: (k, side) => lnBetaTail(k + 1, n - k, probability, complement, side === 'upper' ? 'lower' : 'upper'),
    moments: () => ({
      mean: toNumber(multiply(probability, n)),
      variance,
      skewness: toNumber(subtract(complement, probability)) / Math.sqrt(variance),
      excessKurtosis: (1 - 6 * p * q) / variance,
    }),
    mode: () => clampedMode(mode(), n),
    median: p === 0.5 && q === 0.5 ? () => Math.floor(n / 2) : undefined,
    entropy: () => discreteEntropy(logMass, [0, n], largestMode(clampedMode(mode(), n))),
  });
}

const middle = (n: number) => ({ at: n % 2 === 0 ? [n / 2] : [(n - 1) / 2, (n + 1) / 2] });

/** (n + 1)p may round up to n + 1 for a p just below 1. */
const clampedMode = (mode: ReturnType<typeof modesUpTo>, n: number) =>
  'at' in mode ? { at: mode.at.filter((k) => k <= n) } : mode;

/** ln(n over k p^k q^{n−k}) for 0 ≤ k ≤ n, 0 < p, q < 1, by Loader's saddle-point form; k need not be an integer. */
export function lnBinomial(k: Real, n: Real, p: Real, q: Real): DoubleDouble {
  const failures = subtract(n, k);
  if (toNumber(k) === 0) return multiply(lnComplementOf(p, q), n);
  if (failures.hi === 0) return multiply(lnComplementOf(q, p), n);
  return add(lnBetaWeight(k, failures, p, q), logarithm(divide(divide(n, k), failures)));
}

/** ln(1 − p) where q = 1 − p is known too. */
const lnComplementOf = (p: Real, q: Real): DoubleDouble => (toNumber(p) < 0.5 ? lnComplement(p) : logarithm(q));
