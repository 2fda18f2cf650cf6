import { pareto } from '@nomogram/math/statistics/distributions/pareto.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/pareto',
  title: 'Pareto',
  keywords: ['80/20 rule', 'power law'],
  purpose: 'The Pareto distribution of incomes and sizes.',
  order: 14,
  help: help.pareto,
  path: 'statistics/pareto/:minimum/:shape/:x',
  inputs: {
    minimum: parameter('Minimum', 'x_m', { above: 0 }),
    shape: parameter('Shape α', '\\alpha', { above: 0 }),
    x: point('10'),
  },
  formula: 'P(X > x) = \\left(\\frac{x_m}{x}\\right)^\\alpha, \\quad x \\ge x_m',
  compute: ({ minimum, shape, x }) =>
    distributionAnswer(pareto(realOf(minimum), realOf(shape)), x, lawOf(formulas.pareto, { minimum, shape })),
  examples: [
    { given: { minimum: '1', shape: '3', x: '10' }, expect: { survival: 0.001, mean: 1.5 } },
    { label: 'no mean', given: { minimum: '2', shape: '1', x: '4' }, expect: { survival: 0.5, mean: 'infinite' } },
    { given: { minimum: '1', shape: '0', x: '10' }, fails: 'out-of-range' },
    { given: { minimum: '0', shape: '1', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 1, chapter 20' },
  ],
});
