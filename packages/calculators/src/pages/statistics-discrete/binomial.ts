import * as Z from '@nomogram/math/exact/integer.ts';
import { binomial } from '@nomogram/math/statistics/distributions/binomial.ts';
import { binomialRatios } from '@nomogram/math/statistics/precise/ratios.ts';
import { summedLaw } from '@nomogram/math/statistics/precise/summed.ts';
import { integer } from '../../kit/fields/integer.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter, startOf } from '../../shared/statistics/distribution-answer.ts';
import { computableOf } from '../../shared/statistics/typed-number.ts';

const formulas = {
  density: 'exp(lngamma(n + 1) - lngamma(x + 1) - lngamma(n - x + 1)) * p ^ x * (1 - p) ^ (n - x)',
  cumulative: 'betaI(n - x, x + 1, 1 - p, p)',
  survival: 'betaI(x + 1, n - x, p, 1 - p)',
  mean: 'n * p',
  variance: 'n * p * (1 - p)',
  skewness: '(1 - 2 * p) / sqrt(variance)',
  kurtosis: '(1 - 6 * p * (1 - p)) / variance',
};

const elsewhere = {
  scipy: 'binom({n}, {p})',
  r: 'binom({n}, {p})',
  sheet: { at: 'BINOM.DIST({x}, {n}, {p}, #)' },
};

export default distribution({
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
    '[binomial ](probability|chance|odds)[ of][ getting][ exactly] {x} (heads|tails|head|tail) (in|from|out of) {n} (coin flips|flips|tosses|coin tosses|coins|throws|flips of a coin|tosses of a coin){p=0.5}',
    '{x} (heads|tails) (in|from|out of) {n} (coin flips|flips|tosses|coin tosses|coins|throws){p=0.5}',
    'binomial[ distribution][ with][ probability] n={n}[,][ and] p={p}[,][ and] (k|x)={x}',
    'binomial[ distribution][ with][ probability] n {n}[,][ and] p {p}[,][ and] (k|x) {x}',
    'binomial[ distribution][ with][ probability] P(X = {x})[ with][,] n={n}[,][ and] p={p}',
    '[binomial ][probability ][of ][exactly ]{x} successes (in|out of) {n} trials[ with][,] (p|probability)[ of][ =] {p}',
  ],
  purpose: 'The number of successes in n independent trials.',
  path: 'statistics/binomial/:n/:p/:x',
  cost: 'heavy',
  parameters: {
    n: integer({ label: 'Trials n', symbol: 'n', atLeast: 0, atMost: 1e15, hint: 'An integer' }),
    p: parameter('Probability p', 'p', { atLeast: 0, atMost: 1 }),
  },
  x: '5.0',
  typical: { n: [1, 100_000], p: [0.01, 0.99] },
  formula: 'P(X = k) = \\binom{n}{k} p^k (1 - p)^{n - k}',
  of: ({ n, p }) => binomial(n, p),
  formulas,
  byHand: { density: 'binomial(n, x) * p ^ x * (1 - p) ^ (n - x)' },
  precise: (of, { n, p }) => summedLaw(binomialRatios(startOf(of), Z.toNumber(n), computableOf(p))),
  elsewhere,
  examples: [
    { given: { n: '10', p: '0.3', x: '3' }, expect: { density: 0.266827932, cumulative: 0.6496107184 } },
    {
      label: 'P(more than 700 heads of 1000)',
      given: { n: '1000', p: '0.5', x: '700' },
      expect: { survival: 3.766850723525634e-38 },
    },
    {
      label: 'at least 2, fewer than 5',
      given: { n: '10', p: '0.3', x: '2 <= X < 5' },
      expect: { probability: 0.7004233215, complement: 0.2995766785 },
    },
    { label: '95 % of the time at most', given: { n: '10', p: '0.3', x: 'p = 0.95' }, expect: { quantile: 5 } },
    { label: 'no trial', given: { n: '0', p: '0.5', x: '0' }, expect: { density: 1 } },
    { label: 'never', given: { n: '5', p: '0', x: '0' }, expect: { density: 1 } },
    { label: 'always', given: { n: '5', p: '1', x: '5' }, expect: { density: 1 } },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.18',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366i.htm',
    },
  ],
});
