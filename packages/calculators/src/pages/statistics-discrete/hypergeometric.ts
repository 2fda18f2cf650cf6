import * as Z from '@nomogram/math/exact/integer.ts';
import { no } from '@nomogram/math/result/result.ts';
import { hypergeometric } from '@nomogram/math/statistics/distributions/hypergeometric.ts';
import { hypergeometricRatios } from '@nomogram/math/statistics/precise/ratios.ts';
import { summedLaw } from '@nomogram/math/statistics/precise/summed.ts';
import { integer } from '../../kit/fields/integer.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { startOf } from '../../shared/statistics/distribution-answer.ts';

const byHand = {
  density: 'binomial(marked, x) * binomial(population - marked, draws - x) / binomial(population, draws)',
};

const elsewhere = {
  scipy: 'hypergeom({population}, {marked}, {draws})',
  r: 'hyper({marked}, {population} - {marked}, {draws})',
  sheet: { at: 'HYPGEOM.DIST({x}, {draws}, {marked}, {population}, #)' },
};

export default distribution({
  title: 'Hypergeometric',
  keywords: ['drawing without replacement', 'lottery odds', 'urn'],
  purpose: 'The number of marked things in a sample drawn without putting back.',
  path: 'statistics/hypergeometric/:population/:marked/:draws/:x',
  cost: 'heavy',
  parameters: {
    population: integer({ label: 'Population N', symbol: 'N', atLeast: 0, atMost: 1e15, hint: 'An integer' }),
    marked: integer({ label: 'Marked K', symbol: 'K', atLeast: 0, atMost: 1e15, hint: 'An integer' }),
    draws: integer({ label: 'Draws n', symbol: 'n', atLeast: 0, atMost: 1e15, hint: 'An integer' }),
  },
  x: { default: '1.0', presence: true },
  typical: { population: [10, 100_000], marked: [10, 100_000], draws: [10, 100_000] },
  formula: 'P(X = k) = \\frac{\\binom{K}{k}\\binom{N-K}{n-k}}{\\binom{N}{n}}',
  refusal,
  of: ({ population, marked, draws }) => hypergeometric(population, marked, draws),
  byHand,
  precise: (of, { population, marked, draws }) =>
    summedLaw(hypergeometricRatios(startOf(of), Z.toNumber(population), Z.toNumber(marked), Z.toNumber(draws))),
  elsewhere,
  examples: [
    {
      given: { population: '50', marked: '20', draws: '5', x: '2' },
      expect: { density: 0.3640808774943834, cumulative: 0.6900290736090919 },
    },
    {
      label: '6 right of 49',
      given: { population: '49', marked: '6', draws: '6', x: '6' },
      expect: { density: 7.151123842018516e-8 },
    },
    { label: 'nothing at all', given: { population: '0', marked: '0', draws: '0', x: '0' }, expect: { density: 1 } },
    { given: { population: '10', marked: '20', draws: '3', x: '1' }, fails: 'out-of-range' },
  ],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 6' }],
});

/** More than all cannot be marked or drawn. */
function refusal({ population, marked, draws }: { readonly [input in 'population' | 'marked' | 'draws']: Z.Integer }) {
  if (Z.toNumber(marked) > Z.toNumber(population))
    return no('out-of-range', 'Marked K must not be more than the population.', { input: 'marked' });
  if (Z.toNumber(draws) > Z.toNumber(population))
    return no('out-of-range', 'Draws n must not be more than the population.', { input: 'draws' });
  return undefined;
}
