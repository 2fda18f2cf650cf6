import { geometric } from '@nomogram/math/statistics/distributions/geometric.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const elsewhere = {
  scipy: 'geom({p})',
  r: 'geom({p})',
  less: 1,
  sheet: { at: 'NEGBINOM.DIST({x} - 1, 1, {p}, #)' },
};

export default distribution({
  title: 'Geometric',
  keywords: ['trials until success'],
  purpose: 'The number of trials up to and including the first success.',
  path: 'statistics/geometric/:p/:x',
  parameters: { p: parameter('Probability p', 'p', { above: 0, atMost: 1 }) },
  x: '1.0',
  typical: { p: [0.01, 0.99] },
  formula: 'P(X = k) = (1 - p)^{k-1} p, \\quad k = 1, 2, \\ldots',
  of: ({ p }) => geometric(p),
  formulas: {
    density: 'p * (1 - p) ^ (x - 1)',
    cumulative: '1 - (1 - p) ^ x',
    survival: '(1 - p) ^ x',
    mean: '1 / p',
    variance: '(1 - p) / p ^ 2',
    skewness: '(2 - p) / sqrt(1 - p)',
    kurtosis: '6 + p ^ 2 / (1 - p)',
    entropy: '-ln(p) - (1 - p) / p * ln(1 - p)',
  },
  elsewhere,
  examples: [
    { given: { p: '0.2', x: '4' }, expect: { density: 0.1024, cumulative: 0.5904, mean: 5 } },
    { given: { p: '1/6', x: '1' }, expect: { density: 1 / 6 } },
    { label: 'at once', given: { p: '1', x: '1' }, expect: { density: 1 } },
  ],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 5' }],
});
