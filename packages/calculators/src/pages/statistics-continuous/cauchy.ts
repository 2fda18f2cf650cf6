import { cauchy } from '@nomogram/math/statistics/distributions/cauchy.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

export const formulas = {
  mode: 'location',
  median: 'location',
  z: '(x - location) / scale',
  density: '1 / (pi * scale * (1 + z ^ 2))',
  cumulative: 'pick(z, atan(-1 / z) / pi, 1 / 2 + atan(z) / pi)',
  survival: 'pick(-z, atan(1 / z) / pi, 1 / 2 - atan(z) / pi)',
  entropy: 'ln(4 * pi * scale)',
};

const elsewhere = {
  scipy: 'cauchy({location}, {scale})',
  r: 'cauchy({location}, {scale})',
};

export default distribution({
  title: 'Cauchy',
  keywords: ['Lorentz distribution', 'Breit-Wigner'],
  purpose: 'The Cauchy distribution, so heavy in its tails that it has no mean.',
  path: 'statistics/cauchy/:location/:scale/:x',
  parameters: { location: parameter('Location', 'x_0'), scale: parameter('Scale', '\\gamma', { above: 0 }) },
  x: '0.0',
  typical: { location: [-100, 100], scale: [0.01, 100] },
  formula: 'f(x) = \\frac{1}{\\pi\\gamma \\left(1 + \\left(\\frac{x - x_0}{\\gamma}\\right)^2\\right)}',
  of: ({ location, scale }) => cauchy(location, scale),
  formulas,
  byHand: { cumulative: '1 / 2 + atan(z) / pi', survival: '1 / 2 - atan(z) / pi' },
  elsewhere,
  examples: [
    { given: { location: '0', scale: '1', x: '1' }, expect: { cumulative: 0.75, mean: 'undefined' } },
    { given: { location: '0', scale: '1', x: '2' }, expect: { cumulative: 0.8524163823495667 } },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.3',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3663.htm',
    },
  ],
});
