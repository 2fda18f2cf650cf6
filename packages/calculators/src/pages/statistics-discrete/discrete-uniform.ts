import * as Z from '@nomogram/math/exact/integer.ts';
import { no } from '@nomogram/math/result/result.ts';
import { discreteUniform } from '@nomogram/math/statistics/distributions/discrete-uniform.ts';
import { integer } from '../../kit/fields/integer.ts';
import { distribution } from '../../shared/statistics/distribution.ts';

const formulas = {
  n: 'b - a + 1',
  density: '1 / n',
  cumulative: '(x - a + 1) / n',
  survival: '(b - x) / n',
  mean: '(a + b) / 2',
  variance: '(n ^ 2 - 1) / 12',
  skewness: '0',
  kurtosis: '-6 / 5 * (n ^ 2 + 1) / (n ^ 2 - 1)',
  entropy: 'ln(n)',
};

const elsewhere = {
  scipy: 'randint({a}, {b} + 1)',
};

export default distribution({
  title: 'Discrete Uniform',
  keywords: ['dice', 'die roll'],
  purpose: 'Every integer between two bounds is equally likely, as with a die.',
  path: 'statistics/discrete-uniform/:a/:b/:x',
  parameters: {
    a: integer({ label: 'Lower bound a', symbol: 'a', hint: 'An integer' }),
    b: integer({ label: 'Upper bound b', symbol: 'b', hint: 'An integer' }),
  },
  x: '5.0',
  typical: { a: [-100, 1000], b: [-100, 1000] },
  formula: 'P(X = k) = \\frac{1}{b - a + 1}, \\quad k = a, \\ldots, b',
  refusal: ({ a, b }) => {
    for (const [input, bound] of Object.entries({ a, b }))
      if (!Number.isSafeInteger(Z.toNumber(bound)))
        return no(
          'too-large',
          'A bound must be below 2^53 in size: beyond it neighbouring integers cannot be told apart.',
          { input },
        );
    if (Z.toNumber(a) > Z.toNumber(b))
      return no('out-of-range', 'Upper bound b must not be less than the lower bound.', { input: 'b' });
    return undefined;
  },
  of: ({ a, b }) => discreteUniform(a, b),
  formulas,
  elsewhere,
  examples: [
    { label: 'a die', given: { a: '1', b: '6', x: '4' }, expect: { density: 1 / 6, cumulative: 2 / 3, mean: 3.5 } },
    { label: 'x left to its default', given: { a: '1', b: '10' }, expect: { cumulative: 0.5 } },
    {
      label: 'a single point',
      given: { a: '3', b: '3', x: '3' },
      expect: { density: 1, mean: 3, variance: 0, skewness: 0, kurtosis: 'undefined', mode: 3 },
    },
    { given: { a: '6', b: '1', x: '4' }, fails: 'out-of-range' },
  ],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 6' }],
});
