import * as Z from '@nomogram/math/exact/integer.ts';
import { no } from '@nomogram/math/result/result.ts';
import { hypergeometric } from '@nomogram/math/statistics/distributions/hypergeometric.ts';
import { hypergeometricRatios } from '@nomogram/math/statistics/precise/ratios.ts';
import { summedLaw } from '@nomogram/math/statistics/precise/summed.ts';
import { calculator } from '../../kit/calculator.ts';
import { integer } from '../../kit/fields/integer.ts';
import { distributionAnswer, startOf } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-discrete/hypergeometric',
  title: 'Hypergeometric',
  keywords: ['drawing without replacement', 'lottery odds', 'urn'],
  purpose: 'The number of marked things in a sample drawn without putting back.',
  order: 6,
  help: help.hypergeometric,
  path: 'statistics/hypergeometric/:population/:marked/:draws/:x',
  cost: 'heavy',
  inputs: {
    population: integer({ label: 'Population N', symbol: 'N', atLeast: 0, atMost: 1e15, hint: 'An integer' }),
    marked: integer({ label: 'Marked K', symbol: 'K', atLeast: 0, atMost: 1e15, hint: 'An integer' }),
    draws: integer({ label: 'Draws n', symbol: 'n', atLeast: 0, atMost: 1e15, hint: 'An integer' }),
    x: point('1.0', { presence: true }),
  },
  formula: 'P(X = k) = \\frac{\\binom{K}{k}\\binom{N-K}{n-k}}{\\binom{N}{n}}',
  compute: ({ population, marked, draws, x }) => {
    if (Z.toNumber(marked) > Z.toNumber(population))
      return no('out-of-range', 'Marked K must not be more than the population.');
    if (Z.toNumber(draws) > Z.toNumber(population))
      return no('out-of-range', 'Draws n must not be more than the population.');
    const [N, K, n] = [population, marked, draws].map(Z.toNumber) as [number, number, number];
    const of = hypergeometric(N, K, n);
    return distributionAnswer(of, x, summedLaw(hypergeometricRatios(startOf(of), N, K, n)));
  },
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
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [{ title: 'N. L. Johnson, A. W. Kemp and S. Kotz, Univariate Discrete Distributions, chapter 6' }],
});
