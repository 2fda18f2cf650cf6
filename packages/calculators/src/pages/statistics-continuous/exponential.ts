import { exponential } from '@nomogram/math/statistics/distributions/exponential.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/exponential',
  title: 'Exponential',
  keywords: ['exponential probability', 'waiting time', 'half-life', 'memoryless'],
  purpose: 'The waiting time for the next event of a Poisson process.',
  order: 9,
  help: help.exponential,
  path: 'statistics/exponential/:rate/:x',
  inputs: {
    rate: parameter('Rate λ', '\\lambda', { above: 0 }),
    x: point('1.0'),
  },
  formula: 'f(x) = \\lambda e^{-\\lambda x}',
  compute: ({ rate, x }) => distributionAnswer(exponential(realOf(rate)), x, lawOf(formulas.exponential, { rate })),
  examples: [
    { given: { rate: '0.5', x: '2' }, expect: { cumulative: 0.6321205588285577, mean: 2 } },
    { label: 'P(X > 1000)', given: { rate: '0.5', x: '1000' }, expect: { survival: 7.124576406741286e-218 } },
    { given: { rate: '0', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.7',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3667.htm',
    },
  ],
});
