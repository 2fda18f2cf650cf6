import { chi } from '@nomogram/math/statistics/distributions/chi.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const elsewhere = {
  scipy: 'chi({degrees})',
};

export default distribution({
  title: 'Chi',
  purpose: 'The distribution of the length of a vector of k standard normal variables.',
  path: 'statistics/chi/:degrees/:x',
  cost: 'heavy',
  parameters: { degrees: parameter('Degrees of freedom k', 'k', { above: 0 }) },
  x: '1.0',
  typical: { degrees: [0.125, 1000] },
  formula: 'f(x) = \\frac{x^{k-1} e^{-x^2/2}}{2^{k/2-1}\\,\\Gamma(k/2)}',
  of: ({ degrees }) => chi(degrees),
  formulas: {
    a: 'degrees / 2',
    m: 'x ^ 2 / 2',
    density: '2 * exp(a * ln(m) - m - lngamma(a)) / x',
    cumulative: 'gammaP(a, m)',
    survival: 'gammaQ(a, m)',
    mean: 'sqrt(2) * exp(lngamma(a + 1 / 2) - lngamma(a))',
    variance: 'degrees - mean ^ 2',
    skewness: 'mean * (1 - 2 * variance) / (variance * sqrt(variance))',
    kurtosis: '2 * (1 - mean * sqrt(variance) * skewness - variance) / variance',
    mode: 'pick(degrees - 1, 0, sqrt(degrees - 1))',
    entropy: 'lngamma(a) + a - ln(2) / 2 - (a - 1 / 2) * digamma(a)',
  },
  byHand: { density: 'x ^ (degrees - 1) * exp(-x ^ 2 / 2) / (2 ^ (degrees / 2 - 1) * gamma(degrees / 2))' },
  elsewhere,
  examples: [
    { given: { degrees: '3', x: '1.5' }, expect: { cumulative: 0.4778328104646086 } },
    { label: 'x left to its default', given: { degrees: '2' }, expect: { survival: 0.6065306597126334 } },
  ],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 1, chapter 18' },
  ],
});
