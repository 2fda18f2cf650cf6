import * as Z from '@nomogram/math/exact/integer.ts';
import { binomial } from '@nomogram/math/statistics/distributions/binomial.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { binomialRatios } from '@nomogram/math/statistics/precise/ratios.ts';
import { summedLaw } from '@nomogram/math/statistics/precise/summed.ts';
import { calculator } from '../kit/calculator.ts';
import { integer } from '../kit/fields/integer.ts';
import { bothLaws, distributionAnswer, lawOf, parameter, startOf } from '../statistics/distribution-answer.ts';
import { point } from '../statistics/evaluation-point.ts';
import { areProbabilities } from '../statistics/probability-laws.ts';
import { computableOf, realOf } from '../statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-discrete/binomial',
  title: 'Binomial',
  keywords: [
    'binomial probability',
    'coin tosses',
    'heads and tails',
    'coin flips',
    'number of successes',
    'bernoulli trials',
  ],
  asks: [
    '(probability|chance|odds)[ of][ getting][ exactly] {x} (heads|tails|head|tail) (in|from|out of) {n} (coin flips|flips|tosses|coin tosses|coins|throws|flips of a coin|tosses of a coin){p=0.5}',
    '{x} (heads|tails) (in|from|out of) {n} (coin flips|flips|tosses|coin tosses|coins|throws){p=0.5}',
    '[binomial ][probability ][of ][exactly ]{x} successes (in|out of) {n} trials[ with][,] (p|probability)[ of][ =] {p}',
  ],
  purpose: 'The number of successes in n independent trials.',
  order: 0,
  help: help.binomial,
  path: 'statistics/binomial/:n/:p/:x',
  cost: 'heavy',
  inputs: {
    n: integer({ label: 'Trials n', symbol: 'n', atLeast: 0, atMost: 1e15, hint: 'An integer' }),
    p: parameter('Probability p', 'p', { atLeast: 0, atMost: 1 }),
    x: point('5.0'),
  },
  formula: 'P(X = k) = \\binom{n}{k} p^k (1 - p)^{n - k}',
  compute: ({ n, p, x }) => {
    const of = binomial(Z.toNumber(n), realOf(p));
    const sums = summedLaw(binomialRatios(startOf(of), Z.toNumber(n), computableOf(p)));
    return distributionAnswer(of, x, bothLaws(lawOf(formulas.binomial, { n, p }), sums));
  },
  examples: [
    { given: { n: '10', p: '0.3', x: '3' }, expect: { density: 0.266827932, cumulative: 0.6496107184 } },
    {
      label: 'P(more than 700 heads of 1000)',
      given: { n: '1000', p: '0.5', x: '700' },
      expect: { survival: 3.766850723525634e-38 },
    },
    { label: '95 % of the time at most', given: { n: '10', p: '0.3', x: 'p = 0.95' }, expect: { quantile: 5 } },
    { label: 'no trial', given: { n: '0', p: '0.5', x: '0' }, expect: { density: 1 } },
    { label: 'never', given: { n: '5', p: '0', x: '0' }, expect: { density: 1 } },
    { label: 'always', given: { n: '5', p: '1', x: '5' }, expect: { density: 1 } },
    { given: { n: '2.5', p: '0.5', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.18',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366i.htm',
    },
  ],
});
