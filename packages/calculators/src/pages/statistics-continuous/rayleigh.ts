import { rayleigh } from '@nomogram/math/statistics/distributions/rayleigh.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const formulas = {
  t: 'exp(-(x / scale) ^ 2 / 2)',
  density: 'x / scale ^ 2 * t',
  cumulative: '1 - t',
  survival: 't',
  mean: 'scale * sqrt(pi / 2)',
  variance: '(4 - pi) / 2 * scale ^ 2',
  skewness: '2 * sqrt(pi) * (pi - 3) / ((4 - pi) * sqrt(4 - pi))',
  kurtosis: '-(6 * pi ^ 2 - 24 * pi + 16) / (4 - pi) ^ 2',
  mode: 'scale',
  median: 'scale * sqrt(2 * ln(2))',
  entropy: '1 + ln(scale) - ln(2) / 2 + euler / 2',
};

const elsewhere = {
  scipy: 'rayleigh(scale={scale})',
  r: 'weibull(2, sqrt(2) * {scale})',
  sheet: { at: 'WEIBULL.DIST({x}, 2, SQRT(2) * {scale}, #)' },
};

export default distribution({
  title: 'Rayleigh',
  purpose: 'The length of a vector of two independent normal errors.',
  path: 'statistics/rayleigh/:scale/:x',
  parameters: { scale: parameter('Scale', '\\sigma', { above: 0 }) },
  x: '1.0',
  typical: { scale: [0.01, 1000] },
  formula: 'f(x) = \\frac{x}{\\sigma^2}\\, e^{-x^2/(2\\sigma^2)}',
  of: ({ scale }) => rayleigh(scale),
  formulas,
  elsewhere,
  examples: [
    { given: { scale: '1.5', x: '2' }, expect: { cumulative: 0.5888877094928125 } },
    { given: { scale: '1', x: '1' }, expect: { survival: 0.6065306597126334 } },
  ],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 1, chapter 18' },
  ],
});
