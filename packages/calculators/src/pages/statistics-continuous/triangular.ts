import { no } from '@nomogram/math/result/result.ts';
import { triangular } from '@nomogram/math/statistics/distributions/triangular.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/triangular',
  title: 'Triangular',
  purpose: 'The triangular distribution between two bounds with a given mode.',
  order: 19,
  help: help.triangular,
  path: 'statistics/triangular/:a/:b/:c/:x',
  inputs: {
    a: parameter('Lower bound a', 'a'),
    b: parameter('Upper bound b', 'b'),
    c: parameter('Mode c', 'c'),
    x: point('0.5', { presence: true }),
  },
  formula: 'f(x) = \\frac{2(x - a)}{(b - a)(c - a)}\\ (x \\le c), \\quad \\frac{2(b - x)}{(b - a)(b - c)}\\ (x \\ge c)',
  compute: ({ a, b, c, x }) => {
    if (!(a.value < b.value)) return no('out-of-range', 'Upper bound b must be greater than the lower bound.');
    if (c.value < a.value || c.value > b.value) return no('out-of-range', 'Mode c must lie between the bounds.');
    return distributionAnswer(triangular(realOf(a), realOf(b), realOf(c)), x, lawOf(formulas.triangular, { a, b, c }));
  },
  examples: [
    { given: { a: '2', b: '8', c: '4', x: '3' }, expect: { cumulative: 0.08333333333333333 } },
    { given: { a: '0', b: '1', c: '0.5', x: '0.5' }, expect: { cumulative: 0.5, density: 2 } },
    { given: { a: '0', b: '1', c: '2', x: '0.5' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 2, chapter 26' },
  ],
});
