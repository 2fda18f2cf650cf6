import { ok, type Result } from '@nomogram/math/result/result.ts';
import { checkPercentile } from '@nomogram/math/statistics/descriptive/check-descriptive.ts';
import { percentile, QUANTILE_TYPES } from '@nomogram/math/statistics/descriptive/percentile.ts';
import { approximateSample, doublesOf } from '@nomogram/math/statistics/descriptive/sample.ts';
import type { Answer } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { percentNumber } from '../../kit/fields/percent-number.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { dataFigure } from './figures.ts';
import { agrees, asKnown, rationalNear, sampleOf, statistic, values } from './statistic.ts';
import { percentileSteps } from './steps.ts';

const inputs = { data: values(), n: percentNumber({ label: 'N', atLeast: 0, atMost: 100 }) };

export default calculator({
  title: 'Nth percentile',
  keywords: ['quantile', 'quartile', 'decile', 'interquartile range'],
  asks: [
    '{n}(st|nd|rd|th) percentile[ of][ the][ data][:] {data}',
    'percentile {n} of[ the][ data][:] {data}',
    '{n}% (percentile|quantile) of[ the][ data][:] {data}',
    '(first|lower|1st) quartile[ of][ the][ data][:] {data}{n=25}',
    '(third|upper|3rd) quartile[ of][ the][ data][:] {data}{n=75}',
    '(second|2nd) quartile[ of][ the][ data][:] {data}{n=50}',
  ],
  purpose: 'The value below which N percent of the data lie, by linear interpolation.',
  post: 'statistics/nper',
  cost: 'heavy',
  body: { data: 'RawText', n: 'AValue' },
  missing: 'Please enter values!',
  inputs,
  formula:
    'x_{(h)} + (h - \\lfloor h \\rfloor)\\left(x_{(\\lfloor h \\rfloor + 1)} - x_{(\\lfloor h \\rfloor)}\\right), \\quad h = (n - 1)\\tfrac{N}{100} + 1',
  compute,
  elsewhere,
  examples: [
    { given: { data: '1, 2, 3, 4, 5', n: '50' }, expect: { percentile: '3' } },
    { given: { data: '15, 20, 35, 40, 50', n: '40' }, expect: { percentile: '29' } },
    { label: 'the maximum', given: { data: '3, 1, 2', n: '100' }, expect: { percentile: '3' } },
    { label: 'the minimum', given: { data: '3, 1, 2', n: '0' }, expect: { percentile: '1' } },
  ],
  laws: [
    ({ data }, { percentile: found }) =>
      found >= Math.min(...data.map(({ value }) => value)) && found <= Math.max(...data.map(({ value }) => value)),
  ],
  references: [
    {
      title: 'R. J. Hyndman and Y. Fan, Sample quantiles in statistical packages, The American Statistician 50 (1996)',
    },
  ],
});

function compute({ data, n }: InputValues<typeof inputs>): Result<Answer<'percentile'>> {
  const sample = sampleOf(data);
  const found = percentile(sample, rationalNear(n));
  if (!found.ok) return found;
  const others = QUANTILE_TYPES.filter((type) => type !== 7).flatMap((type) => {
    const other = percentile(sample, rationalNear(n), type);
    return other.ok ? [`type ${type}: ${formatDouble(other.value.value, 10)}`] : [];
  });
  return ok({
    values: { percentile: statistic(`Percentile ${formatDouble(n.value)}`, asKnown(found.value, n)) },
    steps: () => percentileSteps(data, rationalNear(n), found.value.value),
    checked: [
      (shown) =>
        agrees(checkPercentile(sample, rationalNear(n), shown.percentile), 'Counting the values below and above'),
    ],
    figure: (shown) => dataFigure(doublesOf(sample), [{ at: shown.percentile, label: `P${formatDouble(n.value)}` }]),
    notes: [
      'Linear interpolation between order statistics: R type 7, PERCENTILE.INC of Excel.',
      `Other definitions (Hyndman and Fan): ${others.join(', ')}.`,
    ],
  });
}

function elsewhere({ data, n }: InputValues<typeof inputs>): Elsewhere {
  const found = percentile(approximateSample(data.map(({ value }) => value)), rationalNear(n));
  return {
    imports: ['import numpy'],
    values: {
      percentile: {
        python: 'numpy.percentile({data}, {n})',
        r: 'quantile({data}, {n} / 100, names = FALSE)',
        sheet: 'PERCENTILE.INC({data}, {n} / 100)',
        double: found.ok ? found.value.value : Number.NaN,
      },
    },
  };
}
