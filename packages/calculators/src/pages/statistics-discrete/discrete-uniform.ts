import * as Z from '@nomogram/math/exact/integer.ts';
import { no } from '@nomogram/math/result/result.ts';
import { discreteUniform } from '@nomogram/math/statistics/distributions/discrete-uniform.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { integer } from '../../kit/fields/integer.ts';
import { distributionAnswer, lawOf } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-discrete/discrete-uniform',
  title: 'Discrete Uniform',
  keywords: ['dice', 'die roll'],
  purpose: 'Every integer between two bounds is equally likely, as with a die.',
  order: 1,
  help: help['discrete-uniform'],
  path: 'statistics/discrete-uniform/:a/:b/:x',
  inputs: {
    a: integer({ label: 'Lower bound a', symbol: 'a', hint: 'An integer' }),
    b: integer({ label: 'Upper bound b', symbol: 'b', hint: 'An integer' }),
    x: point('5.0'),
  },
  formula: 'P(X = k) = \\frac{1}{b - a + 1}, \\quad k = a, \\ldots, b',
  compute: ({ a, b, x }) => {
    if (![a, b].every((bound) => Number.isSafeInteger(Z.toNumber(bound))))
      return no(
        'too-large',
        'A bound must be below 2^53 in size: beyond it neighbouring integers cannot be told apart.',
      );
    if (Z.toNumber(a) > Z.toNumber(b))
      return no('out-of-range', 'Upper bound b must not be less than the lower bound.');
    return distributionAnswer(
      discreteUniform(Z.toNumber(a), Z.toNumber(b)),
      x,
      lawOf(formulas.discreteUniform, { a, b }),
    );
  },
  examples: [
    { label: 'a die', given: { a: '1', b: '6', x: '4' }, expect: { density: 1 / 6, cumulative: 2 / 3, mean: 3.5 } },
    { label: 'x left to its default', given: { a: '1', b: '10' }, expect: { cumulative: 0.5 } },
    { given: { a: '6', b: '1', x: '4' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 6' }],
});
