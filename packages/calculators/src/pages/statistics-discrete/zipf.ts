import * as Z from '@nomogram/math/exact/integer.ts';
import { zipf } from '@nomogram/math/statistics/distributions/zipf.ts';
import { zipfRatios } from '@nomogram/math/statistics/precise/ratios.ts';
import { summedLaw } from '@nomogram/math/statistics/precise/summed.ts';
import { calculator } from '../../kit/calculator.ts';
import { integer } from '../../kit/fields/integer.ts';
import { distributionAnswer, parameter, startOf } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { computableOf, realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-discrete/zipf',
  title: 'Zipf',
  keywords: ["Zipf's law", 'rank frequency'],
  purpose: 'Ranks that are frequent in inverse proportion to a power of their place.',
  order: 9,
  help: help.zipf,
  path: 'statistics/zipf/:s/:n/:x',
  cost: 'heavy',
  inputs: {
    s: parameter('Exponent s', 's', { atLeast: 0 }),
    n: integer({ label: 'Ranks n', symbol: 'n', atLeast: 1, atMost: 1e15, hint: 'An integer' }),
    x: point('1.0'),
  },
  formula: 'P(X = k) = \\frac{k^{-s}}{\\sum_{j=1}^n j^{-s}}',
  compute: ({ s, n, x }) => {
    const of = zipf(realOf(s), Z.toNumber(n));
    return distributionAnswer(of, x, summedLaw(zipfRatios(startOf(of), computableOf(s))));
  },
  examples: [
    {
      given: { s: '1.2', n: '100', x: '3' },
      expect: { density: 0.07426535087220147, cumulative: 0.47261730173940453 },
    },
    { given: { s: '0', n: '4', x: '2' }, expect: { density: 0.25, cumulative: 0.5 } },
    { label: 'one rank', given: { s: '2', n: '1', x: '1' }, expect: { density: 1 } },
    { given: { s: '1', n: '0', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 11' }],
});
