import { bernoulli } from '@nomogram/math/statistics/distributions/bernoulli.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-discrete/bernoulli',
  title: 'Bernoulli',
  keywords: ['coin toss', 'yes or no', 'single trial'],
  purpose: 'One trial that succeeds with probability p.',
  order: 2,
  help: help.bernoulli,
  path: 'statistics/bernoulli/:p/:x',
  inputs: {
    p: parameter('Probability p', 'p', { atLeast: 0, atMost: 1 }),
    x: point('1.0'),
  },
  formula: 'P(X = 1) = p, \\quad P(X = 0) = 1 - p',
  compute: ({ p, x }) => distributionAnswer(bernoulli(realOf(p)), x, lawOf(formulas.bernoulli, { p })),
  examples: [
    { given: { p: '0.3', x: '1' }, expect: { density: 0.3, mean: 0.3, variance: 0.21 } },
    { given: { p: '1/4', x: '0' }, expect: { density: 0.75, cumulative: 0.75 } },
    { label: 'never', given: { p: '0', x: '0' }, expect: { density: 1 } },
    { label: 'always', given: { p: '1', x: '1' }, expect: { density: 1, cumulative: 1 } },
    { given: { p: '1.5', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 3' }],
});
