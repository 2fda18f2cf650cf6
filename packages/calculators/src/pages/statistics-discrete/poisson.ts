import { one } from '@nomogram/math/exact/rational.ts';
import { poisson } from '@nomogram/math/statistics/distributions/poisson.ts';
import { poissonRatios } from '@nomogram/math/statistics/precise/ratios.ts';
import { summedLaw } from '@nomogram/math/statistics/precise/summed.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter, startOf } from '../../shared/statistics/distribution-answer.ts';
import { computableOf } from '../../shared/statistics/typed-number.ts';

const formulas = {
  density: 'exp(x * ln(rate) - rate - lngamma(x + 1))',
  cumulative: 'gammaQ(x + 1, rate)',
  survival: 'gammaP(x + 1, rate)',
  mean: 'rate',
  variance: 'rate',
  skewness: '1 / sqrt(rate)',
  kurtosis: '1 / rate',
};

const elsewhere = {
  scipy: 'poisson({rate})',
  r: 'pois({rate})',
  sheet: { at: 'POISSON.DIST({x}, {rate}, #)' },
};

export default distribution({
  title: 'Poisson',
  asks: [
    '[calls ][customers ][cars ][buses ][events ][people ][emails ](arrive|come|occur|happen|arriving)[ at][ a rate of] {rate} per hour[,] probability of[ exactly][ getting] {x}[ arrivals][ events][ calls] in (an|one|a|the) hour',
    '(average|mean|rate)[ of] {rate}[ events][ calls][ customers] per hour[,] probability of[ exactly][ getting] {x}[ events][ calls][ customers] in (an|one|a) hour',
    '[calls ][customers ][cars ][buses ][events ][people ][emails ](arrive|come|occur|happen|arriving)[ at][ a rate of] {rate} per minute[,] probability of[ exactly][ getting] {x}[ arrivals][ events][ calls] in (an|one|a|the) minute',
    '(average|mean|rate)[ of] {rate}[ events][ calls][ customers] per minute[,] probability of[ exactly][ getting] {x}[ events][ calls][ customers] in (an|one|a) minute',
    '[calls ][customers ][cars ][buses ][events ][people ][emails ](arrive|come|occur|happen|arriving)[ at][ a rate of] {rate} per day[,] probability of[ exactly][ getting] {x}[ arrivals][ events][ calls] in (an|one|a|the) day',
    '(average|mean|rate)[ of] {rate}[ events][ calls][ customers] per day[,] probability of[ exactly][ getting] {x}[ events][ calls][ customers] in (an|one|a) day',
    '[calls ][customers ][cars ][buses ][events ][people ][emails ](arrive|come|occur|happen|arriving)[ at][ a rate of] {rate} per week[,] probability of[ exactly][ getting] {x}[ arrivals][ events][ calls] in (an|one|a|the) week',
    '(average|mean|rate)[ of] {rate}[ events][ calls][ customers] per week[,] probability of[ exactly][ getting] {x}[ events][ calls][ customers] in (an|one|a) week',
    'poisson[ probability] mean {rate}[ exactly] {x}[ events]',
    'poisson[ distribution][ with][ probability] (lambda|mean|rate|λ)[ =][ of] {rate}[,] (k|x|n)[ =] {x}',
    'poisson[ distribution] P(X = {x})[ with][,] (lambda|mean|rate|λ)[ =] {rate}',
  ],
  keywords: ['poisson probability', 'rare events', 'events per hour'],
  purpose: 'The number of events in a stretch of time when they come at a constant rate.',
  path: 'statistics/poisson/:rate/:x',
  cost: 'heavy',
  parameters: { rate: parameter('Rate λ', '\\lambda', { above: 0 }) },
  x: '5.0',
  typical: { rate: [0.1, 10_000] },
  formula: 'P(X = k) = \\frac{\\lambda^k e^{-\\lambda}}{k!}',
  of: ({ rate }) => poisson(rate),
  formulas,
  byHand: { density: 'rate ^ x * exp(-rate) / factorial(x)' },
  precise: (of, { rate }) => summedLaw(poissonRatios(startOf(of), computableOf(rate), () => one)),
  elsewhere,
  examples: [
    { given: { rate: '4', x: '5' }, expect: { density: 0.1562934518505317, cumulative: 0.7851303870304053 } },
    { label: 'P(X > 50)', given: { rate: '4', x: '50' }, expect: { survival: 6.485480366547182e-38 } },
    { label: '95 % of the time at most', given: { rate: '4', x: 'p = 0.95' }, expect: { quantile: 8 } },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.19',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366j.htm',
    },
  ],
});
