import { geometric } from '@nomogram/math/statistics/distributions/geometric.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-discrete/geometric',
  title: 'Geometric',
  keywords: ['trials until success'],
  purpose: 'The number of trials up to and including the first success.',
  order: 5,
  help: help.geometric,
  path: 'statistics/geometric/:p/:x',
  inputs: {
    p: parameter('Probability p', 'p', { above: 0, atMost: 1 }),
    x: point('1.0'),
  },
  formula: 'P(X = k) = (1 - p)^{k-1} p, \\quad k = 1, 2, \\ldots',
  compute: ({ p, x }) => distributionAnswer(geometric(realOf(p)), x, lawOf(formulas.geometric, { p })),
  examples: [
    { given: { p: '0.2', x: '4' }, expect: { density: 0.1024, cumulative: 0.5904, mean: 5 } },
    { given: { p: '1/6', x: '1' }, expect: { density: 1 / 6 } },
    { label: 'at once', given: { p: '1', x: '1' }, expect: { density: 1 } },
    { given: { p: '0', x: '2' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 5' }],
});
