import { exponential } from '@nomogram/math/statistics/distributions/exponential.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const elsewhere = {
  scipy: 'expon(scale=1 / {rate})',
  r: 'exp({rate})',
  sheet: { at: 'EXPON.DIST({x}, {rate}, #)' },
};

export default distribution({
  title: 'Exponential',
  keywords: ['exponential probability', 'waiting time', 'half-life', 'memoryless'],
  purpose: 'The waiting time for the next event of a Poisson process.',
  path: 'statistics/exponential/:rate/:x',
  parameters: { rate: parameter('Rate λ', '\\lambda', { above: 0 }) },
  x: '1.0',
  typical: { rate: [0.001, 1000] },
  formula: 'f(x) = \\lambda e^{-\\lambda x}',
  of: ({ rate }) => exponential(rate),
  formulas: {
    t: 'exp(-rate * x)',
    density: 'rate * t',
    cumulative: '1 - t',
    survival: 't',
    mean: '1 / rate',
    variance: '1 / rate ^ 2',
    skewness: '2',
    kurtosis: '6',
    mode: '0',
    median: 'ln(2) / rate',
    entropy: '1 - ln(rate)',
  },
  elsewhere,
  examples: [
    { given: { rate: '0.5', x: '2' }, expect: { cumulative: 0.6321205588285577, mean: 2 } },
    { label: 'P(X > 1000)', given: { rate: '0.5', x: '1000' }, expect: { survival: 7.124576406741286e-218 } },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.7',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3667.htm',
    },
  ],
});
