import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Distribution, Moment } from '@nomogram/math/statistics/distributions/distribution.ts';
import { realFromRational } from '@nomogram/math/statistics/real-from-rational.ts';
import { allDistributions } from '../../../packages/calculators/src/shared/statistics/all-distributions.ts';
import { type Judgement, suite } from '../suite.ts';

interface DistributionRecord {
  readonly id: string;
  readonly kind: 'point' | 'moments';
  readonly dist: string;
  readonly params: { readonly [name: string]: string };
  readonly x?: string;
  readonly [value: string]: unknown;
}

const fail = (text: string): never => {
  throw new Error(`${text} cannot be read`);
};

/** Distributions by the end of their id; the records call one by another name. */
const byName = new Map(allDistributions.map((one) => [one.id.split('/')[1]!, one]));
const calculatorOf = (dist: string) => byName.get(dist === 'f' ? 'fisher-snedecor' : dist);

/** A Student t with a location or a scale is not a calculator of ours. */
const isOurs = ({ dist, params }: DistributionRecord): boolean =>
  calculatorOf(dist) !== undefined &&
  !(dist === 'student-t' && (Number(params.location) !== 0 || Number(params.scale) !== 1));

/** Parameters whose order is not that of the form; that of all others is, by names of their own. */
const reordered: { readonly [dist: string]: readonly string[] } = { 'student-t': ['dof'], binomial: ['n', 'p'] };

/** The distribution of a record. */
function distributionOf({ dist, params }: DistributionRecord): Distribution {
  const calculator = calculatorOf(dist)!;
  const values = reordered[dist]?.map((name) => params[name]) ?? Object.values(params);
  const typed = Object.keys(calculator.typical).map((name, place) => [name, values[place]!] as const);
  return calculator.member(Object.fromEntries(typed))?.of ?? fail(JSON.stringify(params));
}

const tolerance = 1e-12;

function judged(found: number | Moment | null, expected: string): Judgement {
  const words =
    found === 'undefined'
      ? 'undefined'
      : found === 'infinite' || found === Number.POSITIVE_INFINITY
        ? 'infinity'
        : undefined;
  if (/undefined|infinit|^inf$/.test(expected)) return words === undefined ? 'wrong' : 'right';
  if (!Number.isFinite(Number(expected))) return 'right';
  if (typeof found !== 'number' || Number.isNaN(found)) return words ? 'wrong' : 'none';
  const size = Math.abs(Number(expected));
  // Below the least normal double a value is as good as its last bit.
  return Math.abs(found - Number(expected)) <= tolerance * size + (size < 1e-300 ? 1e-323 : 0) ? 'right' : 'wrong';
}

export default suite<DistributionRecord>({
  file: 'distributions',
  asks: isOurs,
  judge(record) {
    const of = distributionOf(record);
    const verdicts: Judgement[] = [];
    const take = (name: string, found: () => number | Moment | null) => {
      const expected = record[name];
      if (typeof expected === 'string') verdicts.push(judged(found(), expected));
    };
    if (record.kind === 'point') {
      const x = realFromRational(fromDecimal(record.x!) ?? fail(record.x!));
      take('pdf', () => of.density(x));
      take('cdf', () => of.cumulative(x));
      take('sf', () => of.survival(x));
    } else {
      const moments = of.moments();
      take('mean', () => moments.mean);
      take('variance', () => moments.variance);
      take('skewness', () => moments.skewness);
      take('entropy', () => of.entropy());
    }
    return verdicts.find((one) => one === 'wrong') ?? verdicts.find((one) => one === 'none') ?? 'right';
  },
});
