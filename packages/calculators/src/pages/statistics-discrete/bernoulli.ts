import { bernoulli } from '@nomogram/math/statistics/distributions/bernoulli.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const elsewhere = {
  scipy: 'bernoulli({p})',
  r: 'binom(1, {p})',
  sheet: { at: 'BINOM.DIST({x}, 1, {p}, #)' },
};

export default distribution({
  title: 'Bernoulli',
  keywords: ['coin toss', 'yes or no', 'single trial'],
  purpose: 'One trial that succeeds with probability p.',
  path: 'statistics/bernoulli/:p/:x',
  parameters: { p: parameter('Probability p', 'p', { atLeast: 0, atMost: 1 }) },
  x: '1.0',
  typical: { p: [0.01, 0.99] },
  formula: 'P(X = 1) = p, \\quad P(X = 0) = 1 - p',
  of: ({ p }) => bernoulli(p),
  formulas: {
    density: 'pick(-x, p, 1 - p)',
    cumulative: '1 - p',
    survival: 'p',
    mean: 'p',
    variance: 'p * (1 - p)',
    skewness: '(1 - 2 * p) / sqrt(p * (1 - p))',
    kurtosis: '(1 - 6 * p * (1 - p)) / (p * (1 - p))',
    entropy: '-p * ln(p) - (1 - p) * ln(1 - p)',
  },
  elsewhere,
  examples: [
    { given: { p: '0.3', x: '1' }, expect: { density: 0.3, mean: 0.3, variance: 0.21 } },
    { given: { p: '1/4', x: '0' }, expect: { density: 0.75, cumulative: 0.75 } },
    { label: 'never', given: { p: '0', x: '0' }, expect: { density: 1 } },
    { label: 'always', given: { p: '1', x: '1' }, expect: { density: 1, cumulative: 1 } },
  ],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 3' }],
});
