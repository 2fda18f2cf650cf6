import { gamma } from '@nomogram/math/statistics/distributions/gamma.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

export const formulas = {
  m: 'rate * x',
  density: 'exp(shape * ln(m) - m - lngamma(shape)) / x',
  cumulative: 'gammaP(shape, m)',
  survival: 'gammaQ(shape, m)',
  mean: 'shape / rate',
  variance: 'shape / rate ^ 2',
  skewness: '2 / sqrt(shape)',
  kurtosis: '6 / shape',
  mode: 'pick(shape - 1, 0, (shape - 1) / rate)',
  entropy: 'shape - ln(rate) + lngamma(shape) + (1 - shape) * digamma(shape)',
};

/** As a person writes it. */
export const byHand = { density: 'rate ^ shape * x ^ (shape - 1) * exp(-rate * x) / gamma(shape)' };

const elsewhere = {
  scipy: 'gamma({shape}, scale=1 / {rate})',
  r: 'gamma({shape}, {rate})',
  sheet: { at: 'GAMMA.DIST({x}, {shape}, 1 / {rate}, #)', inverse: 'GAMMA.INV({probability}, {shape}, 1 / {rate})' },
};

export default distribution({
  title: 'Gamma',
  purpose: 'The gamma distribution by shape and rate.',
  path: 'statistics/gamma/:shape/:rate/:x',
  cost: 'heavy',
  parameters: { shape: parameter('Shape k', 'k', { above: 0 }), rate: parameter('Rate λ', '\\lambda', { above: 0 }) },
  x: '1.0',
  typical: { shape: [0.125, 1000], rate: [0.01, 1000] },
  formula: 'f(x) = \\frac{\\lambda^k x^{k-1} e^{-\\lambda x}}{\\Gamma(k)}',
  of: ({ shape, rate }) => gamma(shape, rate),
  formulas,
  byHand,
  elsewhere,
  examples: [
    { given: { shape: '2.5', rate: '1.2', x: '2' }, expect: { cumulative: 0.559227031913337 } },
    { given: { shape: '3', rate: '1.5', x: '2' }, expect: { cumulative: 0.5768099188731565, mean: 2 } },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.11',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366b.htm',
    },
  ],
});
