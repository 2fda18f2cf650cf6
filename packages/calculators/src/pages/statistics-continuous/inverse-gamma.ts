import { inverseGamma } from '@nomogram/math/statistics/distributions/inverse-gamma.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const elsewhere = {
  scipy: 'invgamma({shape}, scale={scale})',
};

export default distribution({
  title: 'Inverse Gamma',
  purpose: 'The distribution of the reciprocal of a gamma variable.',
  path: 'statistics/inverse-gamma/:shape/:scale/:x',
  cost: 'heavy',
  parameters: {
    shape: parameter('Shape α', '\\alpha', { above: 0 }),
    scale: parameter('Scale β', '\\beta', { above: 0 }),
  },
  x: '1.0',
  typical: { shape: [0.125, 1000], scale: [0.1, 1000] },
  formula: 'f(x) = \\frac{\\beta^\\alpha}{\\Gamma(\\alpha)} x^{-\\alpha-1} e^{-\\beta/x}',
  of: ({ shape, scale }) => inverseGamma(shape, scale),
  formulas: {
    m: 'scale / x',
    density: 'exp(shape * ln(m) - m - lngamma(shape)) / x',
    cumulative: 'gammaQ(shape, m)',
    survival: 'gammaP(shape, m)',
    mean: 'scale / (shape - 1)',
    variance: 'mean ^ 2 / (shape - 2)',
    skewness: '4 * sqrt(shape - 2) / (shape - 3)',
    kurtosis: '6 * (5 * shape - 11) / ((shape - 3) * (shape - 4))',
    mode: 'scale / (shape + 1)',
    entropy: 'shape + ln(scale) + lngamma(shape) - (1 + shape) * digamma(shape)',
  },
  byHand: { density: 'scale ^ shape * x ^ (-shape - 1) * exp(-scale / x) / gamma(shape)' },
  elsewhere,
  examples: [
    { given: { shape: '3', scale: '2', x: '2' }, expect: { cumulative: 0.9196986029286058 } },
    {
      label: 'x left to its default',
      given: { shape: '1', scale: '1' },
      expect: { cumulative: 0.36787944117144233, mean: 'infinite' },
    },
  ],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 1, chapter 17' },
  ],
});
