import { no } from '@nomogram/math/result/result.ts';
import { continuousUniform } from '@nomogram/math/statistics/distributions/continuous-uniform.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/continuous-uniform',
  title: 'Continuous Uniform',
  keywords: ['rectangular distribution'],
  purpose: 'The uniform distribution: every value between two bounds is equally likely.',
  order: 1,
  help: help['continuous-uniform'],
  path: 'statistics/continuous-uniform/:a/:b/:x',
  inputs: {
    a: parameter('Lower bound a', 'a'),
    b: parameter('Upper bound b', 'b'),
    x: point('0.5'),
  },
  formula: 'f(x) = \\frac{1}{b - a}, \\quad a \\le x \\le b',
  compute: ({ a, b, x }) => {
    if (!(a.value < b.value)) return no('out-of-range', 'Upper bound b must be greater than the lower bound.');
    return distributionAnswer(continuousUniform(realOf(a), realOf(b)), x, lawOf(formulas.continuousUniform, { a, b }));
  },
  examples: [
    { given: { a: '1', b: '4', x: '2.5' }, expect: { cumulative: 0.5, mean: 2.5, variance: 0.75 } },
    { label: 'x left to its default', given: { a: '0', b: '1' }, expect: { density: 1, cumulative: 0.5 } },
    { given: { a: '2', b: '2', x: '2' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.2',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3662.htm',
    },
  ],
});
