import { negativeBinomial } from '@nomogram/math/statistics/distributions/negative-binomial.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { negativeBinomialRatios } from '@nomogram/math/statistics/precise/ratios.ts';
import { summedLaw } from '@nomogram/math/statistics/precise/summed.ts';
import { calculator } from '../../kit/calculator.ts';
import {
  bothLaws,
  distributionAnswer,
  lawOf,
  parameter,
  startOf,
} from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { computableOf, realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-discrete/negative-binomial',
  title: 'Negative Binomial',
  keywords: ['Pascal distribution', 'Pólya'],
  purpose: 'The number of failures before the r-th success.',
  order: 4,
  help: help['negative-binomial'],
  path: 'statistics/negative-binomial/:r/:p/:x',
  cost: 'heavy',
  inputs: {
    r: parameter('Successes r', 'r', { above: 0 }),
    p: parameter('Probability p', 'p', { above: 0, atMost: 1 }),
    x: point('5.0'),
  },
  formula: 'P(X = k) = \\binom{k + r - 1}{k} p^r (1 - p)^k',
  compute: ({ r, p, x }) => {
    const of = negativeBinomial(realOf(r), realOf(p));
    const sums = summedLaw(negativeBinomialRatios(startOf(of), computableOf(r), computableOf(p)));
    return distributionAnswer(of, x, bothLaws(lawOf(formulas.negativeBinomial, { r, p }), sums));
  },
  examples: [
    { given: { r: '3', p: '0.4', x: '4' }, expect: { density: 0.124416, cumulative: 0.580096 } },
    { given: { r: '1', p: '0.5', x: '0' }, expect: { density: 0.5 } },
    { label: 'without a failure', given: { r: '2', p: '1', x: '0' }, expect: { density: 1 } },
    { given: { r: '3', p: '0', x: '4' }, fails: 'out-of-range' },
    { given: { r: '0', p: '0.5', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 5' }],
});
