import { zipf } from '@nomogram/math/statistics/distributions/zipf.ts';
import { zipfRatios } from '@nomogram/math/statistics/precise/ratios.ts';
import { summedLaw } from '@nomogram/math/statistics/precise/summed.ts';
import { integer } from '../../kit/fields/integer.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter, startOf } from '../../shared/statistics/distribution-answer.ts';
import { computableOf } from '../../shared/statistics/typed-number.ts';

const elsewhere = {
  scipy: 'zipfian({s}, {n})',
};

export default distribution({
  title: 'Zipf',
  keywords: ["Zipf's law", 'rank frequency'],
  purpose: 'Ranks that are frequent in inverse proportion to a power of their place.',
  path: 'statistics/zipf/:s/:n/:x',
  cost: 'heavy',
  parameters: {
    s: parameter('Exponent s', 's', { atLeast: 0 }),
    n: integer({ label: 'Ranks n', symbol: 'n', atLeast: 1, atMost: 1e15, hint: 'An integer' }),
  },
  x: '1.0',
  typical: { s: [0.05, 4], n: [2, 100_000] },
  formula: 'P(X = k) = \\frac{k^{-s}}{\\sum_{j=1}^n j^{-s}}',
  of: ({ s, n }) => zipf(s, n),
  byHand: { density: 'x ^ (-s) / H' },
  constant: { name: 'H', at: 1, text: 'sum(1/j^s, j, 1, n)', term: '1 / j ^ s' },
  precise: (of, { s }) => summedLaw(zipfRatios(startOf(of), computableOf(s))),
  elsewhere,
  examples: [
    {
      given: { s: '1.2', n: '100', x: '3' },
      expect: { density: 0.07426535087220147, cumulative: 0.47261730173940453 },
    },
    { given: { s: '0', n: '4', x: '2' }, expect: { density: 0.25, cumulative: 0.5 } },
    { label: 'one rank', given: { s: '2', n: '1', x: '1' }, expect: { density: 1 } },
  ],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 11' }],
});
