import { fisherSnedecor } from '@nomogram/math/statistics/distributions/fisher-snedecor.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/fisher-snedecor',
  title: 'Fisher-Snedecor',
  keywords: ['F distribution', 'F-test', 'ANOVA'],
  purpose: 'The F distribution: the ratio of two mean squares.',
  order: 10,
  help: help['fisher-snedecor'],
  path: 'statistics/fisher-snedecor/:first/:second/:x',
  cost: 'heavy',
  inputs: {
    first: parameter('Degrees of freedom d1', 'd_1', { above: 0 }),
    second: parameter('Degrees of freedom d2', 'd_2', { above: 0 }),
    x: point('1.0'),
  },
  formula:
    'f(x) = \\frac{1}{x\\,\\mathrm{B}\\left(\\frac{d_1}{2}, \\frac{d_2}{2}\\right)} \\sqrt{\\frac{(d_1 x)^{d_1} d_2^{d_2}}{(d_1 x + d_2)^{d_1 + d_2}}}',
  compute: ({ first, second, x }) =>
    distributionAnswer(
      fisherSnedecor(realOf(first), realOf(second)),
      x,
      lawOf(formulas.fisherSnedecor, { first, second }),
    ),
  examples: [
    { given: { first: '4', second: '200', x: '1' }, expect: { density: 0.535998834562565 } },
    { given: { first: '4', second: '200', x: '2.5' }, expect: { survival: 0.04381634713060455 } },
    {
      label: 'critical value at 5 %',
      given: { first: '4', second: '20', x: 'q = 0.05' },
      expect: { quantile: 2.866081402015658 },
    },
    { given: { first: '4', second: '0', x: '1' }, fails: 'out-of-range' },
    { given: { first: '0', second: '1', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.5',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3665.htm',
    },
  ],
});
