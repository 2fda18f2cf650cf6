import { gamma } from '@nomogram/math/statistics/distributions/gamma.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/gamma',
  title: 'Gamma',
  purpose: 'The gamma distribution by shape and rate.',
  order: 11,
  help: help.gamma,
  path: 'statistics/gamma/:shape/:rate/:x',
  cost: 'heavy',
  inputs: {
    shape: parameter('Shape k', 'k', { above: 0 }),
    rate: parameter('Rate λ', '\\lambda', { above: 0 }),
    x: point('1.0'),
  },
  formula: 'f(x) = \\frac{\\lambda^k x^{k-1} e^{-\\lambda x}}{\\Gamma(k)}',
  compute: ({ shape, rate, x }) =>
    distributionAnswer(gamma(realOf(shape), realOf(rate)), x, lawOf(formulas.gamma, { shape, rate })),
  examples: [
    { given: { shape: '2.5', rate: '1.2', x: '2' }, expect: { cumulative: 0.559227031913337 } },
    { given: { shape: '3', rate: '1.5', x: '2' }, expect: { cumulative: 0.5768099188731565, mean: 2 } },
    { given: { shape: '2.5', rate: '0', x: '2' }, fails: 'out-of-range' },
    { given: { shape: '0', rate: '1.2', x: '2' }, fails: 'out-of-range' },
    { given: { shape: '-1', rate: '1', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.11',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366b.htm',
    },
  ],
});
