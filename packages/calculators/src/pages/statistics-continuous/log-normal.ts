import { logNormal } from '@nomogram/math/statistics/distributions/log-normal.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const elsewhere = {
  scipy: 'lognorm({sigma}, scale=math.exp({mu}))',
  r: 'lnorm({mu}, {sigma})',
  sheet: { at: 'LOGNORM.DIST({x}, {mu}, {sigma}, #)', inverse: 'LOGNORM.INV({probability}, {mu}, {sigma})' },
};

export default distribution({
  title: 'Log Normal',
  keywords: ['lognormal'],
  purpose: 'The distribution of a variable whose logarithm is normal.',
  path: 'statistics/log-normal/:mu/:sigma/:x',
  cost: 'heavy',
  parameters: {
    mu: parameter('Mean of the logarithm', '\\mu'),
    sigma: parameter('Standard deviation of the logarithm', '\\sigma', { above: 0 }),
  },
  x: '1.0',
  typical: { mu: [-5, 5], sigma: [0.03, 4] },
  formula: 'f(x) = \\frac{1}{x\\sigma\\sqrt{2\\pi}}\\, e^{-\\frac{(\\ln x - \\mu)^2}{2\\sigma^2}}',
  of: ({ mu, sigma }) => logNormal(mu, sigma),
  formulas: {
    z: '(ln(x) - mu) / sigma',
    s: 'sigma ^ 2',
    density: 'exp(-z ^ 2 / 2) / (x * sigma * sqrt(2 * pi))',
    cumulative: 'erfc(-z / sqrt(2)) / 2',
    survival: 'erfc(z / sqrt(2)) / 2',
    mean: 'exp(mu + s / 2)',
    variance: '(exp(s) - 1) * exp(2 * mu + s)',
    skewness: '(exp(s) + 2) * sqrt(exp(s) - 1)',
    kurtosis: 'exp(4 * s) + 2 * exp(3 * s) + 3 * exp(2 * s) - 6',
    mode: 'exp(mu - s)',
    median: 'exp(mu)',
    entropy: 'mu + ln(2 * pi * s) / 2 + 1 / 2',
  },
  elsewhere,
  examples: [
    { given: { mu: '0', sigma: '1', x: '2' }, expect: { cumulative: 0.7558914042144173, median: 1 } },
    { given: { mu: '0', sigma: '1', x: '1' }, expect: { cumulative: 0.5 } },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.9',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3669.htm',
    },
  ],
});
