import { weibull } from '@nomogram/math/statistics/distributions/weibull.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const formulas = {
  m: '(x / scale) ^ shape',
  density: 'shape / x * m * exp(-m)',
  cumulative: '1 - exp(-m)',
  survival: 'exp(-m)',
  g1: 'exp(lngamma(1 + 1 / shape))',
  g2: 'exp(lngamma(1 + 2 / shape))',
  g3: 'exp(lngamma(1 + 3 / shape))',
  g4: 'exp(lngamma(1 + 4 / shape))',
  v: 'g2 - g1 ^ 2',
  mean: 'scale * g1',
  variance: 'scale ^ 2 * v',
  skewness: '(g3 - 3 * g1 * g2 + 2 * g1 ^ 3) / (v * sqrt(v))',
  kurtosis: '(g4 - 4 * g1 * g3 + 6 * g1 ^ 2 * g2 - 3 * g1 ^ 4) / v ^ 2 - 3',
  mode: 'pick(shape - 1, 0, scale * (1 - 1 / shape) ^ (1 / shape))',
  median: 'scale * exp(ln(ln(2)) / shape)',
  entropy: 'euler * (1 - 1 / shape) + ln(scale / shape) + 1',
};

const elsewhere = {
  scipy: 'weibull_min({shape}, scale={scale})',
  r: 'weibull({shape}, {scale})',
  sheet: { at: 'WEIBULL.DIST({x}, {shape}, {scale}, #)' },
};

export default distribution({
  title: 'Weibull',
  keywords: ['reliability', 'failure rate'],
  purpose: 'The Weibull distribution of lifetimes.',
  cost: 'heavy',
  path: 'statistics/weibull/:shape/:scale/:x',
  parameters: { shape: parameter('Shape k', 'k', { above: 0 }), scale: parameter('Scale λ', '\\lambda', { above: 0 }) },
  x: '1.0',
  typical: { shape: [0.125, 1000], scale: [0.1, 1000] },
  formula: 'f(x) = \\frac{k}{\\lambda}\\left(\\frac{x}{\\lambda}\\right)^{k-1} e^{-(x/\\lambda)^k}',
  of: ({ shape, scale }) => weibull(shape, scale),
  formulas,
  elsewhere,
  examples: [
    { given: { shape: '1.5', scale: '3', x: '2' }, expect: { cumulative: 0.4197702040253272 } },
    { given: { shape: '1', scale: '2', x: '2' }, expect: { survival: 0.36787944117144233 } },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.8',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3668.htm',
    },
  ],
});
