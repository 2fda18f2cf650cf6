import { no } from '@nomogram/math/result/result.ts';
import { conwayMaxwellPoisson } from '@nomogram/math/statistics/distributions/conway-maxwell-poisson.ts';
import { poissonRatios } from '@nomogram/math/statistics/precise/ratios.ts';
import { summedLaw } from '@nomogram/math/statistics/precise/summed.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter, startOf } from '../../shared/statistics/distribution-answer.ts';
import { computableOf } from '../../shared/statistics/typed-number.ts';

export default distribution({
  title: 'Conway-Maxwell-Poisson',
  purpose: 'Counts that vary more or less than a Poisson variable.',
  path: 'statistics/conway-maxwell-poisson/:rate/:dispersion/:x',
  cost: 'heavy',
  parameters: {
    rate: parameter('Rate λ', '\\lambda', { above: 0 }),
    dispersion: parameter('Dispersion ν', '\\nu', { atLeast: 0 }),
  },
  x: '5.0',
  typical: { rate: [0.5, 100], dispersion: [0.5, 3] },
  formula:
    'P(X = k) = \\frac{\\lambda^k}{(k!)^\\nu\\,Z(\\lambda, \\nu)}, \\quad Z = \\sum_{j=0}^\\infty \\frac{\\lambda^j}{(j!)^\\nu}',
  refusal: ({ rate, dispersion }) => {
    if (dispersion.value === 0 && rate.value >= 1)
      return no('out-of-range', 'Rate λ must be less than 1 where the dispersion is 0.', { input: 'rate' });
    return undefined;
  },
  of: ({ rate, dispersion }) => conwayMaxwellPoisson(rate, dispersion),
  byHand: { density: 'rate ^ x / (factorial(x) ^ dispersion * Z)' },
  constant: {
    name: 'Z',
    at: 0,
    text: 'sum(rate^j/(j!)^dispersion, j, 0, oo)',
    term: 'rate ^ j / factorial(j) ^ dispersion',
  },
  precise: (of, { rate, dispersion }) =>
    summedLaw(poissonRatios(startOf(of), computableOf(rate), computableOf(dispersion))),
  examples: [
    {
      given: { rate: '3', dispersion: '1.5', x: '2' },
      expect: { density: 0.3201951464056311, cumulative: 0.7227056518748597 },
    },
    {
      label: 'ν = 1 (Poisson)',
      given: { rate: '4', dispersion: '1', x: '5' },
      expect: { density: 0.1562934518505317 },
    },
    { label: 'geometric', given: { rate: '0.5', dispersion: '0', x: '1' }, expect: { density: 0.25 } },
  ],
  references: [
    {
      title:
        'G. Shmueli et al., A useful distribution for fitting discrete data, Journal of the Royal Statistical Society C 54 (2005)',
    },
  ],
});
