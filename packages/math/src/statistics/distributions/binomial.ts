import * as D from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { devianceExtended } from '../../numeric/special/deviance.ts';
import { betaI } from '../../numeric/special/incomplete-beta.ts';
import { HALF_LN_2PI } from '../../numeric/special/ln-gamma-extended.ts';
import { stirlingErrorExtended } from '../../numeric/special/stirling-error.ts';
import { lnComplement } from './bernoulli.ts';
import type { Distribution } from './distribution.ts';
import { discrete } from './kinds/discrete.ts';
import { discreteEntropy } from './kinds/discrete-entropy.ts';
import { largestMode, modesUpTo } from './kinds/neighbouring-modes.ts';
import { pointMass } from './kinds/point-mass.ts';
import { lnBetaTail } from './weights/beta-weight.ts';

/** Binomial distribution: successes among n ≥ 0 independent trials with probability p. NIST/SEMATECH e-Handbook 1.3.6.6.18. */
export function binomial(n: number, probability: D.Real): Distribution {
  const complement = D.subtract(1, probability);
  const [p, q] = [D.toNumber(probability), D.toNumber(complement)];
  if (n === 0 || p === 0) return pointMass('binomial', 0);
  if (q === 0) return pointMass('binomial', n);
  const logMass = lnBinomialOf(n, probability, complement);
  const mode = () => (p === 0.5 && q === 0.5 ? middle(n) : modesUpTo(D.multiply(probability, n + 1)));
  const variance = n * p * q;
  return discrete({
    name: 'binomial',
    support: [0, n],
    logMass,
    cumulative: (k) => betaI(n - k, k + 1, complement, probability),
    survival: (k) => betaI(k + 1, n - k, probability, complement),
    logTail: (k, side) => lnBetaTail(k + 1, n - k, probability, complement, side === 'upper' ? 'lower' : 'upper'),
    moments: () => ({
      mean: D.toNumber(D.multiply(probability, n)),
      variance,
      skewness: D.toNumber(D.subtract(complement, probability)) / Math.sqrt(variance),
      excessKurtosis: (1 - 6 * p * q) / variance,
    }),
    mode: () => clampedMode(mode(), n),
    median: p === 0.5 && q === 0.5 ? () => Math.floor(n / 2) : undefined,
    entropy: () =>
      discreteEntropy({
        logMass,
        ratio: (k) => ((n - k + 1) / k) * (p / q),
        support: [0, n],
        mode: largestMode(clampedMode(mode(), n)),
      }),
  });
}

const middle = (n: number) => ({ at: n % 2 === 0 ? [n / 2] : [(n - 1) / 2, (n + 1) / 2] });

/** (n + 1)p may round up to n + 1 for a p just below 1. */
const clampedMode = (mode: ReturnType<typeof modesUpTo>, n: number) =>
  'at' in mode ? { at: mode.at.filter((k) => k <= n) } : mode;

/**
 * ln(n over k p^k q^{n−k}) as a function of k, 0 ≤ k ≤ n, for 0 < p, q < 1, by Loader's saddle-point form
 * −½ ln(2πk(n−k)/n) − D(k, np) − D(n−k, nq) + δ(n) − δ(k) − δ(n−k); k need not be an integer.
 */
export function lnBinomialOf(n: number, p: D.Real, q: D.Real): (k: D.Real) => D.DoubleDouble {
  if (n === 0) return () => ({ hi: 0, lo: 0 });
  const [successes, failures] = [D.multiply(p, n), D.multiply(q, n)];
  const constant = D.subtract(stirlingErrorExtended(n), HALF_LN_2PI);
  return (k) => {
    const rest = D.subtract(n, k);
    if (D.toNumber(k) === 0) return D.multiply(lnComplementOf(p, q), n);
    if (rest.hi === 0) return D.multiply(lnComplementOf(q, p), n);
    const deviances = D.add(devianceExtended(k, successes), devianceExtended(rest, failures));
    const errors = D.add(stirlingErrorExtended(k), stirlingErrorExtended(rest));
    const root = D.scaled(logarithm(D.multiply(D.divide(k, n), rest)), -0.5);
    return D.add(root, D.subtract(constant, D.add(deviances, errors)));
  };
}

/** ln(1 − p) where q = 1 − p is known too. */
const lnComplementOf = (p: D.Real, q: D.Real): D.DoubleDouble => (D.toNumber(p) < 0.5 ? lnComplement(p) : logarithm(q));
