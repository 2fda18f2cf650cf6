import { cauchy } from '@nomogram/math/statistics/distributions/cauchy.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/cauchy',
  title: 'Cauchy',
  keywords: ['Lorentz distribution', 'Breit-Wigner'],
  purpose: 'The Cauchy distribution, so heavy in its tails that it has no mean.',
  order: 5,
  help: help.cauchy,
  path: 'statistics/cauchy/:location/:scale/:x',
  inputs: {
    location: parameter('Location', 'x_0'),
    scale: parameter('Scale', '\\gamma', { above: 0 }),
    x: point('0.0'),
  },
  formula: 'f(x) = \\frac{1}{\\pi\\gamma \\left(1 + \\left(\\frac{x - x_0}{\\gamma}\\right)^2\\right)}',
  compute: ({ location, scale, x }) =>
    distributionAnswer(cauchy(realOf(location), realOf(scale)), x, lawOf(formulas.cauchy, { location, scale })),
  examples: [
    { given: { location: '0', scale: '1', x: '1' }, expect: { cumulative: 0.75, mean: 'undefined' } },
    { given: { location: '0', scale: '1', x: '2' }, expect: { cumulative: 0.8524163823495667 } },
    { given: { location: '0', scale: '0', x: '1' }, fails: 'out-of-range' },
    { given: { location: '0', scale: '-1', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.3',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3663.htm',
    },
  ],
});
