import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import type { Statistic } from '@nomogram/math/statistics/descriptive/exact-value.ts';
import { geometricMean } from '@nomogram/math/statistics/descriptive/geometric-mean.ts';
import { harmonicMean } from '@nomogram/math/statistics/descriptive/harmonic-mean.ts';
import { mean } from '@nomogram/math/statistics/descriptive/mean.ts';
import { median } from '@nomogram/math/statistics/descriptive/median.ts';
import { mode } from '@nomogram/math/statistics/descriptive/mode.ts';
import { percentile, type QuantileType } from '@nomogram/math/statistics/descriptive/percentile.ts';
import { exactSample, type Sample } from '@nomogram/math/statistics/descriptive/sample.ts';
import { standardDeviation } from '@nomogram/math/statistics/descriptive/standard-deviation.ts';
import { variance } from '@nomogram/math/statistics/descriptive/variance.ts';
import { type Judgement, suite } from '../suite.ts';

interface DescriptiveRecord {
  readonly id: string;
  readonly kind: string;
  readonly data?: readonly string[];
  readonly mode?: readonly string[] | string;
  readonly [statistic: string]: unknown;
}

const single: Record<string, (sample: Sample) => Result<Statistic>> = {
  mean,
  geometric_mean: geometricMean,
  harmonic_mean: harmonicMean,
  median,
  variance_population: (sample) => variance(sample, 'population'),
  variance_sample: (sample) => variance(sample, 'sample'),
  stddev_population: (sample) => standardDeviation(sample, 'population'),
  stddev_sample: (sample) => standardDeviation(sample, 'sample'),
};

/** NIST certifies 15 digits of values that double-precision programs are meant to lose; R's own sums lose the last ones. */
const tolerance = 1e-13;
const near = (value: number, expected: string): boolean =>
  Math.abs(value - Number(expected)) <= tolerance * Math.abs(Number(expected));

export default suite<DescriptiveRecord>({
  file: 'descriptive',
  asks: (record) => record.data !== undefined,
  judge(record) {
    const sample = exactSample(record.data!.map((text) => fromDecimal(text) as Rational));
    const verdicts: Judgement[] = [];
    for (const [name, find] of Object.entries(single)) {
      const expected = record[name];
      if (typeof expected !== 'string' || !Number.isFinite(Number(expected))) continue;
      const found = find(sample);
      verdicts.push(!found.ok ? 'none' : near(found.value.value, expected) ? 'right' : 'wrong');
    }
    for (let type = 1; type <= 9; type += 1) {
      const expected = record[`quantile_type${type}`];
      if (typeof expected !== 'object' || expected === null) continue;
      for (const [p, value] of Object.entries(expected)) {
        const percent = fromDecimal(`${p}e2`) as Rational;
        const found = percentile(sample, percent, type as QuantileType);
        verdicts.push(!found.ok ? 'none' : near(found.value.value, String(value)) ? 'right' : 'wrong');
      }
    }
    if (Array.isArray(record.mode)) {
      const found = mode(sample);
      const values = found.ok ? found.value.values.map(({ value }) => value) : [];
      // R calls a single value its own mode; here there is none where nothing repeats.
      const expected = record.data!.length > 1 ? record.mode : [];
      verdicts.push(
        expected.every((one, k) => values[k] === Number(one)) && values.length === expected.length ? 'right' : 'wrong',
      );
    }
    return verdicts.find((one) => one === 'wrong') ?? verdicts.find((one) => one === 'none') ?? 'right';
  },
});
