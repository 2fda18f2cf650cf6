import { chi } from '@nomogram/math/statistics/distributions/chi.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/chi',
  title: 'Chi',
  purpose: 'The distribution of the length of a vector of k standard normal variables.',
  order: 6,
  help: help.chi,
  path: 'statistics/chi/:degrees/:x',
  cost: 'heavy',
  inputs: {
    degrees: parameter('Degrees of freedom k', 'k', { above: 0 }),
    x: point('1.0'),
  },
  formula: 'f(x) = \\frac{x^{k-1} e^{-x^2/2}}{2^{k/2-1}\\,\\Gamma(k/2)}',
  compute: ({ degrees, x }) => distributionAnswer(chi(realOf(degrees)), x, lawOf(formulas.chi, { degrees })),
  examples: [
    { given: { degrees: '3', x: '1.5' }, expect: { cumulative: 0.4778328104646086 } },
    { label: 'x left to its default', given: { degrees: '2' }, expect: { survival: 0.6065306597126334 } },
    { given: { degrees: '0', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 1, chapter 18' },
  ],
});
