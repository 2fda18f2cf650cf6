import { normal } from '@nomogram/math/statistics/distributions/normal.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

export const formulas = {
  mean: 'mean',
  mode: 'mean',
  median: 'mean',
  skewness: '0',
  z: '(x - mean) / standardDeviation',
  density: 'exp(-z ^ 2 / 2) / (standardDeviation * sqrt(2 * pi))',
  cumulative: 'erfc(-z / sqrt(2)) / 2',
  survival: 'erfc(z / sqrt(2)) / 2',
  variance: 'standardDeviation ^ 2',
  kurtosis: '0',
  entropy: 'ln(2 * pi * standardDeviation ^ 2) / 2 + 1 / 2',
};

const elsewhere = {
  scipy: 'norm({mean}, {standardDeviation})',
  r: 'norm({mean}, {standardDeviation})',
  sheet: {
    at: 'NORM.DIST({x}, {mean}, {standardDeviation}, #)',
    inverse: 'NORM.INV({probability}, {mean}, {standardDeviation})',
  },
};

export default distribution({
  title: 'Normal',
  keywords: [
    'normal probability',
    'Gaussian',
    'bell curve',
    'z table',
    'normal cdf',
    'standard normal',
    'z-test',
    'hypothesis test',
    'confidence interval',
    'interval probability',
  ],
  asks: [
    '(normal cdf|normalcdf|standard normal cdf|cdf of the standard normal distribution)[ at][ of] {x}{mean=0}{standardDeviation=1}',
    '(p-value|p value|pvalue)[ of][ for][ from] z[-score][ score][ =] {x}{mean=0}{standardDeviation=1}',
    'z (score|value)[ =][ of] {x}{mean=0}{standardDeviation=1}',
    '(z-score|z-value|zscore)[ =][ of] {x}{mean=0}{standardDeviation=1}',
    'standard normal[ distribution][,][:] (p|pr|probability)({x}){mean=0}{standardDeviation=1}',
    '(p|pr|probability)({x})[,][ for][ a][ the][ standard] normal[ distribution]{mean=0}{standardDeviation=1}',
    '[standard ]normal[ distribution] (p|pr|probability)({x}){mean=0}{standardDeviation=1}',
    'normal[ distribution][ with] mean {mean}[ and][,] (sd|standard deviation|std dev|sigma)[ of] {standardDeviation}[ and][,] (x|at x|at) {x}',
  ],
  purpose: 'The normal (Gaussian) distribution with a given mean and standard deviation.',
  path: 'statistics/normal/:mean/:standardDeviation/:x',
  parameters: {
    mean: parameter('Mean', '\\mu'),
    standardDeviation: parameter('Standard deviation', '\\sigma', { above: 0 }),
  },
  x: '0.0',
  typical: { mean: [-100, 100], standardDeviation: [0.01, 100] },
  formula: 'f(x) = \\frac{1}{\\sigma\\sqrt{2\\pi}}\\, e^{-\\frac{(x - \\mu)^2}{2\\sigma^2}}',
  of: ({ mean, standardDeviation }) => normal(mean, standardDeviation),
  formulas,
  elsewhere,
  examples: [
    { given: { mean: '0', standardDeviation: '1', x: '1.96' }, expect: { cumulative: 0.9750021048517795 } },
    {
      label: 'P(Z > 38)',
      given: { mean: '0', standardDeviation: '1', x: '38' },
      expect: { survival: 2.885428360068784e-316 },
    },
    {
      label: 'IQ of 130 or more',
      given: { mean: '100', standardDeviation: '15', x: '130' },
      expect: { survival: 0.0227501319481792 },
    },
    {
      label: 'within one standard deviation',
      given: { mean: '100', standardDeviation: '15', x: '85 < X < 115' },
      expect: { probability: 0.6826894921370859, complement: 0.3173105078629141 },
    },
    {
      label: 'x with P(X ≤ x) = 0.975',
      given: { mean: '0', standardDeviation: '1', x: 'p = 0.975' },
      expect: { quantile: 1.9599639845400543 },
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.1',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3661.htm',
    },
  ],
});
