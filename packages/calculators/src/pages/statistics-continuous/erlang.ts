import { erlang } from '@nomogram/math/statistics/distributions/gamma.ts';
import { integer } from '../../kit/fields/integer.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';
import { byHand, formulas } from './gamma.ts';

const elsewhere = {
  scipy: 'gamma({shape}, scale=1 / {rate})',
  r: 'gamma({shape}, {rate})',
  sheet: { at: 'GAMMA.DIST({x}, {shape}, 1 / {rate}, #)', inverse: 'GAMMA.INV({probability}, {shape}, 1 / {rate})' },
};

export default distribution({
  title: 'Erlang',
  purpose: 'The waiting time for the k-th event of a Poisson process.',
  path: 'statistics/erlang/:shape/:rate/:x',
  cost: 'heavy',
  parameters: {
    shape: integer({ label: 'Shape k', symbol: 'k', atLeast: 1, atMost: 1e15, hint: 'An integer' }),
    rate: parameter('Rate λ', '\\lambda', { above: 0 }),
  },
  x: '1.0',
  typical: { shape: [1, 200], rate: [0.01, 100] },
  formula: 'f(x) = \\frac{\\lambda^k x^{k-1} e^{-\\lambda x}}{(k-1)!}',
  of: ({ shape, rate }) => erlang(shape, rate),
  formulas,
  byHand,
  elsewhere,
  examples: [
    { given: { shape: '3', rate: '1.5', x: '2' }, expect: { cumulative: 0.5768099188731565 } },
    { given: { shape: '1', rate: '0.5', x: '2' }, expect: { cumulative: 0.6321205588285577 } },
  ],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 1, chapter 17' },
  ],
});
