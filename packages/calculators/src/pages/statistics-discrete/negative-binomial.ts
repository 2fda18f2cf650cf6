import { negativeBinomial } from '@nomogram/math/statistics/distributions/negative-binomial.ts';
import { negativeBinomialRatios } from '@nomogram/math/statistics/precise/ratios.ts';
import { summedLaw } from '@nomogram/math/statistics/precise/summed.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter, startOf } from '../../shared/statistics/distribution-answer.ts';
import { computableOf } from '../../shared/statistics/typed-number.ts';

const elsewhere = {
  scipy: 'nbinom({r}, {p})',
  r: 'nbinom({r}, {p})',
  sheet: { at: 'NEGBINOM.DIST({x}, {r}, {p}, #)', whole: ['r'] },
};

export default distribution({
  title: 'Negative Binomial',
  keywords: ['Pascal distribution', 'Pólya'],
  purpose: 'The number of failures before the r-th success.',
  path: 'statistics/negative-binomial/:r/:p/:x',
  cost: 'heavy',
  parameters: {
    r: parameter('Successes r', 'r', { above: 0 }),
    p: parameter('Probability p', 'p', { above: 0, atMost: 1 }),
  },
  x: '5.0',
  typical: { r: [1, 200], p: [0.02, 0.98] },
  formula: 'P(X = k) = \\binom{k + r - 1}{k} p^r (1 - p)^k',
  of: ({ r, p }) => negativeBinomial(r, p),
  formulas: {
    density: 'exp(lngamma(x + r) - lngamma(r) - lngamma(x + 1) + r * ln(p)) * (1 - p) ^ x',
    cumulative: 'betaI(r, x + 1, p, 1 - p)',
    survival: 'betaI(x + 1, r, 1 - p, p)',
    mean: 'r * (1 - p) / p',
    variance: 'r * (1 - p) / p ^ 2',
    skewness: '(2 - p) / sqrt(r * (1 - p))',
    kurtosis: '6 / r + p ^ 2 / (r * (1 - p))',
  },
  byHand: { density: 'binomial(x + r - 1, x) * p ^ r * (1 - p) ^ x' },
  precise: (of, { r, p }) => summedLaw(negativeBinomialRatios(startOf(of), computableOf(r), computableOf(p))),
  elsewhere,
  examples: [
    { given: { r: '3', p: '0.4', x: '4' }, expect: { density: 0.124416, cumulative: 0.580096 } },
    { given: { r: '1', p: '0.5', x: '0' }, expect: { density: 0.5 } },
    { label: 'without a failure', given: { r: '2', p: '1', x: '0' }, expect: { density: 1 } },
  ],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 5' }],
});
