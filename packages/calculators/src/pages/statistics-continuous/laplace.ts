import { laplace } from '@nomogram/math/statistics/distributions/laplace.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const elsewhere = {
  scipy: 'laplace({location}, {scale})',
};

export default distribution({
  title: 'Laplace',
  keywords: ['double exponential'],
  purpose: 'The Laplace distribution, exponential to both sides.',
  path: 'statistics/laplace/:location/:scale/:x',
  parameters: { location: parameter('Location', '\\mu'), scale: parameter('Scale', 'b', { above: 0 }) },
  x: '0.0',
  typical: { location: [-100, 100], scale: [0.01, 100] },
  formula: 'f(x) = \\frac{1}{2b}\\, e^{-|x - \\mu|/b}',
  of: ({ location, scale }) => laplace(location, scale),
  formulas: {
    mean: 'location',
    mode: 'location',
    median: 'location',
    skewness: '0',
    z: '(x - location) / scale',
    t: 'exp(-abs(z)) / 2',
    density: 't / scale',
    cumulative: 'pick(z, t, 1 - t)',
    survival: 'pick(z, 1 - t, t)',
    variance: '2 * scale ^ 2',
    kurtosis: '3',
    entropy: 'ln(2 * scale) + 1',
  },
  elsewhere,
  examples: [
    { given: { location: '0', scale: '2', x: '1.5' }, expect: { cumulative: 0.7638167236294926 } },
    { label: 'x left to its default', given: { location: '0', scale: '1' }, expect: { cumulative: 0.5, density: 0.5 } },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.12',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366c.htm',
    },
  ],
});
