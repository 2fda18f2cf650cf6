import { laplace } from '@nomogram/math/statistics/distributions/laplace.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/laplace',
  title: 'Laplace',
  keywords: ['double exponential'],
  purpose: 'The Laplace distribution, exponential to both sides.',
  order: 13,
  help: help.laplace,
  path: 'statistics/laplace/:location/:scale/:x',
  inputs: {
    location: parameter('Location', '\\mu'),
    scale: parameter('Scale', 'b', { above: 0 }),
    x: point('0.0'),
  },
  formula: 'f(x) = \\frac{1}{2b}\\, e^{-|x - \\mu|/b}',
  compute: ({ location, scale, x }) =>
    distributionAnswer(laplace(realOf(location), realOf(scale)), x, lawOf(formulas.laplace, { location, scale })),
  examples: [
    { given: { location: '0', scale: '2', x: '1.5' }, expect: { cumulative: 0.7638167236294926 } },
    { label: 'x left to its default', given: { location: '0', scale: '1' }, expect: { cumulative: 0.5, density: 0.5 } },
    { given: { location: '0', scale: '0', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.12',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366c.htm',
    },
  ],
});
