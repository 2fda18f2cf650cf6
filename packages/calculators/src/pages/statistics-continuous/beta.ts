import { beta as betaDistribution } from '@nomogram/math/statistics/distributions/beta.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const formulas = {
  y: '1 - x',
  density: 'exp((alpha - 1) * ln(x) + (beta - 1) * ln(y) - lnbeta(alpha, beta))',
  cumulative: 'betaI(alpha, beta, x, y)',
  survival: 'betaI(beta, alpha, y, x)',
  s: 'alpha + beta',
  mean: 'alpha / s',
  variance: 'alpha * beta / (s ^ 2 * (s + 1))',
  skewness: '2 * (beta - alpha) * sqrt(s + 1) / ((s + 2) * sqrt(alpha * beta))',
  kurtosis: '6 * ((alpha - beta) ^ 2 * (s + 1) - alpha * beta * (s + 2)) / (alpha * beta * (s + 2) * (s + 3))',
  interiorMode: '(alpha - 1) / (s - 2)',
  mode: 'pick(alpha - 1, 0, pick(beta - 1, 1, interiorMode))',
  entropy: 'lnbeta(alpha, beta) - (alpha - 1) * digamma(alpha) - (beta - 1) * digamma(beta) + (s - 2) * digamma(s)',
};

const elsewhere = {
  scipy: 'beta({alpha}, {beta})',
  r: 'beta({alpha}, {beta})',
  sheet: { at: 'BETA.DIST({x}, {alpha}, {beta}, #)', inverse: 'BETA.INV({probability}, {alpha}, {beta})' },
};

export default distribution({
  title: 'Beta',
  purpose: 'The beta distribution on the interval from 0 to 1.',
  path: 'statistics/beta/:alpha/:beta/:x',
  cost: 'heavy',
  parameters: {
    alpha: parameter('Shape α', '\\alpha', { above: 0 }),
    beta: parameter('Shape β', '\\beta', { above: 0 }),
  },
  x: '0.5',
  typical: { alpha: [0.125, 1000], beta: [0.125, 1000] },
  formula: 'f(x) = \\frac{x^{\\alpha - 1}(1 - x)^{\\beta - 1}}{\\mathrm{B}(\\alpha, \\beta)}',
  of: ({ alpha, beta }) => betaDistribution(alpha, beta),
  byHand: {
    B: 'gamma(alpha) * gamma(beta) / gamma(alpha + beta)',
    density: 'x ^ (alpha - 1) * (1 - x) ^ (beta - 1) / B',
  },
  formulas,
  elsewhere,
  examples: [
    { given: { alpha: '2', beta: '3', x: '0.3' }, expect: { cumulative: 0.3483 } },
    { label: 'large shapes', given: { alpha: '200', beta: '4000', x: '0.05' }, expect: { density: 89.8323305540962 } },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.17',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366h.htm',
    },
  ],
});
