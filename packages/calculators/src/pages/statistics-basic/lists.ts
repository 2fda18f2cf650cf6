import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import * as check from '@nomogram/math/statistics/descriptive/check-descriptive.ts';
import type { Statistic } from '@nomogram/math/statistics/descriptive/exact-value.ts';
import { geometricMean } from '@nomogram/math/statistics/descriptive/geometric-mean.ts';
import { harmonicMean } from '@nomogram/math/statistics/descriptive/harmonic-mean.ts';
import { mean } from '@nomogram/math/statistics/descriptive/mean.ts';
import { median } from '@nomogram/math/statistics/descriptive/median.ts';
import { approximateSample, doublesOf, type Sample } from '@nomogram/math/statistics/descriptive/sample.ts';
import { standardDeviation } from '@nomogram/math/statistics/descriptive/standard-deviation.ts';
import { type Divisor, variance } from '@nomogram/math/statistics/descriptive/variance.ts';
import type { Answer } from '../../kit/answer.ts';
import { calculator, type ExampleFailure, type Expectation, type Methods } from '../../kit/calculator.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import type { Law } from '../../kit/law.ts';
import { chosenWay } from '../../kit/options.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { integral } from '../../kit/quantity.ts';
import { dataFigure } from './figures.ts';
import { movesWithData, scales, staysWhereItIs } from './laws.ts';
import { agrees, sampleOf, statistic, values } from './statistic.ts';
import { geometricSteps, harmonicSteps, meanSteps, medianSteps, spreadSteps, spreadWays } from './steps.ts';

const nist = {
  title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5',
  url: 'https://www.itl.nist.gov/div898/handbook/',
};

/** A statistic of one list: its formula, its second way, its examples. */
interface ListStatistic {
  readonly endpoint: string;
  readonly title: string;
  readonly keywords: readonly string[];
  readonly purpose: string;
  readonly formula: string;
  /** Whether it lies among the data and moves with them, is a mean of factors, or measures how far they spread. */
  readonly is: 'place' | 'factor' | 'spread' | 'squared spread';
  readonly atLeast?: number;
  readonly find: (sample: Sample) => Result<Statistic>;
  readonly steps: (
    data: readonly ExactNumber[],
    found: Statistic,
    method: string | undefined,
  ) => readonly ShownStep[] | undefined;
  readonly methods?: Methods;
  readonly unchosen?: string;
  readonly second: SecondWayOfList;
  readonly examples: readonly (readonly [data: string, expected: Expectation])[];
  readonly refused: readonly [data: string, code: ExampleFailure];
  /** The expressions of other languages; means of factors are taken of positive numbers there. */
  readonly elsewhere: readonly [python: string, r: string, sheet: string];
}

interface SecondWayOfList {
  readonly way: string;
  /** What it is where a value is 0, if that is another way. */
  readonly withZero?: string;
  readonly difference: (sample: Sample, found: number) => number;
}

const ofList = (declared: ListStatistic) =>
  calculator({
    title: declared.title,
    keywords: declared.keywords,
    asks: [`${declared.title.toLowerCase()} of {data}` as const, `${declared.title.toLowerCase()} {data}` as const],
    purpose: declared.purpose,
    post: `statistics/${declared.endpoint}`,
    cost: 'heavy',
    body: { data: 'RawText' },
    missing: 'Please enter coma-separated values in the text area above!',
    inputs: { data: values(declared.atLeast) },
    ...(declared.methods && { methods: declared.methods, unchosen: declared.unchosen }),
    formula: declared.formula,
    compute: ({ data }, { method }) => answerOf(declared, data, method),
    elsewhere: ({ data }) => elsewhereOf(declared, data),
    examples: [
      ...declared.examples.map(([data, result]) => ({ given: { data }, expect: { result } })),
      { given: { data: declared.refused[0] }, fails: declared.refused[1] },
    ],
    laws: lawsOf(declared.is),
    references: [nist],
  });

function answerOf(
  { title, is, find, steps, second }: ListStatistic,
  data: readonly ExactNumber[],
  method: string | undefined,
): Result<Answer<'result' | 'count'>> {
  const sample = sampleOf(data);
  const found = find(sample);
  if (!found.ok) return found;
  if (isSpread(is) && !hasSquares(doublesOf(sample))) return squaresTooLarge;
  return ok({
    values: { result: statistic(title, found.value), count: integral('Number of values', data.length) },
    steps: () => steps(data, found.value, method),
    checked: [({ result }) => agrees(second.difference(sample, result), wayOf(second, sample))],
    figure: ({ result }) =>
      dataFigure(doublesOf(sample), isSpread(is) ? [] : [{ at: result, label: title.toLowerCase() }]),
  });
}

const wayOf = ({ way, withZero = way }: SecondWayOfList, sample: Sample): string =>
  doublesOf(sample).includes(0) ? withZero : way;

/** Whether the squares of the differences, added up, are numbers that the second way can hold. */
function hasSquares(values: readonly number[]): boolean {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return values.length * (greatest - least) ** 2 < maxSquares;
}

/** Products of double-doubles need room above them. */
const maxSquares = 1e290;

const squaresTooLarge = no(
  'too-large',
  'The squares of the differences between the values are larger than the numbers that can be checked here. Please take a larger unit.',
);

/** The same of the nearest doubles, which is all that other languages have. */
function elsewhereOf({ elsewhere, find, is }: ListStatistic, data: readonly ExactNumber[]): Elsewhere | undefined {
  const doubles = data.map(({ value }) => value);
  const found = find(approximateSample(doubles));
  if (!found.ok || (is === 'factor' && !doubles.every((value) => value > 0))) return undefined;
  const [python, r, sheet] = elsewhere;
  return { imports: ['import statistics'], values: { result: { python, r, sheet, double: found.value.value } } };
}

const isSpread = (is: ListStatistic['is']): boolean => is === 'spread' || is === 'squared spread';

/** All are measured in the unit of the data or its square; means move with the data, spreads stay. */
function lawsOf(is: ListStatistic['is']): readonly Law[] {
  const power = is === 'squared spread' ? 2 : 1;
  if (is === 'factor') return [scales(power)];
  return [scales(power), isSpread(is) ? staysWhereItIs(power) : movesWithData];
}

/** The two formulas of the variance. */
const ways = { methods: spreadWays, unchosen: 'deviations' };

const spread = (divisor: Divisor) =>
  ({
    variance: {
      is: 'squared spread',
      find: (sample: Sample) => variance(sample, divisor),
      steps: (data: readonly ExactNumber[], found: Statistic, method: string | undefined) =>
        spreadSteps(data, divisor, found, { isRoot: false, way: chosenWay(spreadWays, method) }),
      ...ways,
      second: {
        way: 'Merging the halves of the data (Chan, Golub and LeVeque)',
        difference: (sample: Sample, found: number) => check.checkVariance(sample, divisor, found),
      },
    },
    deviation: {
      is: 'spread',
      find: (sample: Sample) => standardDeviation(sample, divisor),
      steps: (data: readonly ExactNumber[], found: Statistic, method: string | undefined) =>
        spreadSteps(data, divisor, found, { isRoot: true, way: chosenWay(spreadWays, method) }),
      ...ways,
      second: {
        way: 'The square root of the variance by merged halves (Chan, Golub and LeVeque)',
        difference: (sample: Sample, found: number) => check.checkStandardDeviation(sample, divisor, found),
      },
    },
  }) as const;

export default {
  mean: ofList({
    endpoint: 'mean',
    title: 'Mean',
    keywords: ['average', 'arithmetic mean'],
    purpose: 'The arithmetic mean: the sum of the values divided by their number.',
    formula: '\\bar{x} = \\frac{1}{n} \\sum_{i=1}^{n} x_i',
    is: 'place',
    find: mean,
    steps: (data, { value }) => meanSteps(data, value),
    second: { way: 'Merging the means of halves', difference: check.checkMean },
    elsewhere: ['statistics.mean({data})', 'mean({data})', 'AVERAGE({data})'],
    examples: [
      ['1, 2, 3, 4', '5/2'],
      ['0.1, 0.2, 0.3', '1/5'],
      ['1000000000.1; 1000000000.2; 1000000000.3', '5000000001/5'],
    ],
    refused: ['1, x, 3', 'unreadable'],
  }),
  'geometric-mean': ofList({
    endpoint: 'geomean',
    title: 'Geometric Mean',
    keywords: ['average growth', 'geometric average'],
    purpose: 'The n-th root of the product of n values: the mean of growth factors.',
    formula: 'G = \\left(\\prod_{i=1}^{n} x_i\\right)^{1/n}',
    is: 'factor',
    find: geometricMean,
    steps: (data, { value }) => geometricSteps(data, value),
    second: {
      way: 'The product of the values divided by it, which must be 1,',
      withZero: 'The product, which is 0 with a factor of 0,',
      difference: check.checkGeometricMean,
    },
    elsewhere: ['statistics.geometric_mean({data})', 'exp(mean(log({data})))', 'GEOMEAN({data})'],
    examples: [
      ['4, 9', '6'],
      ['1.1, 1.2, 0.9', 1.0591045005978189],
      ['1, 3, 9, 27, 81', '9'],
    ],
    refused: ['1, x, 3', 'unreadable'],
  }),
  'harmonic-mean': ofList({
    endpoint: 'harmean',
    title: 'Harmonic Mean',
    keywords: ['average speed', 'harmonic average'],
    purpose: 'The reciprocal of the mean of the reciprocals: the mean of speeds over equal distances.',
    formula: 'H = \\frac{n}{\\sum_{i=1}^{n} 1/x_i}',
    is: 'factor',
    find: harmonicMean,
    steps: (data, { value }) => harmonicSteps(data, value),
    second: {
      way: 'Its defining property, Σ(1 − H/x) = 0,',
      withZero: 'The limit as a value comes to 0, which is 0,',
      difference: check.checkHarmonicMean,
    },
    elsewhere: ['statistics.harmonic_mean({data})', '1 / mean(1 / {data})', 'HARMEAN({data})'],
    examples: [
      ['60, 40', '48'],
      ['1, 2, 4', '12/7'],
    ],
    refused: ['1, x, 3', 'unreadable'],
  }),
  median: ofList({
    endpoint: 'median',
    title: 'Median',
    keywords: ['middle value', '50th percentile'],
    purpose: 'The value in the middle; of an even number of values, the mean of the two in the middle.',
    formula: '\\tilde{x} = \\tfrac{1}{2}\\left(x_{(\\lfloor (n+1)/2 \\rfloor)} + x_{(\\lceil (n+1)/2 \\rceil)}\\right)',
    is: 'place',
    find: median,
    steps: (data, { value }) => medianSteps(data, value),
    second: {
      way: 'Counting the values below and above',
      difference: (sample, found) => check.checkPercentile(sample, { numerator: 50, denominator: 1 }, found),
    },
    elsewhere: ['statistics.median({data})', 'median({data})', 'MEDIAN({data})'],
    examples: [
      ['3, 1, 2', '2'],
      ['4, 1, 3, 2', '5/2'],
      ['7', '7'],
    ],
    refused: ['1, x, 3', 'unreadable'],
  }),
  'population-variance': ofList({
    endpoint: 'popvar',
    title: 'Population variance',
    keywords: ['variance', 'sigma squared', 'VAR.P'],
    purpose: 'The mean of the squared differences from the mean, when the values are the whole population.',
    formula: '\\sigma^2 = \\frac{1}{n} \\sum_{i=1}^{n} (x_i - \\bar{x})^2',
    ...spread('population').variance,
    elsewhere: ['statistics.pvariance({data})', 'mean(({data} - mean({data}))^2)', 'VAR.P({data})'],
    examples: [
      ['2, 4, 4, 4, 5, 5, 7, 9', '4'],
      ['1, 2, 3, 4', '5/4'],
    ],
    refused: ['1, x, 3', 'unreadable'],
  }),
  'population-standard-deviation': ofList({
    endpoint: 'popstd',
    title: 'Population standard deviation',
    keywords: ['standard deviation', 'std dev', 'stdev', 'sigma', 'STDEV.P'],
    purpose: 'The square root of the population variance, in the unit of the values.',
    formula: '\\sigma = \\sqrt{\\frac{1}{n} \\sum_{i=1}^{n} (x_i - \\bar{x})^2}',
    ...spread('population').deviation,
    elsewhere: ['statistics.pstdev({data})', 'sqrt(mean(({data} - mean({data}))^2))', 'STDEV.P({data})'],
    examples: [
      ['2, 4, 4, 4, 5, 5, 7, 9', '2'],
      ['1, 2, 3, 4', 'sqrt(5)/2'],
    ],
    refused: ['1, x, 3', 'unreadable'],
  }),
  'sample-variance': ofList({
    endpoint: 'sampvar',
    title: 'Sample variance',
    keywords: ['variance', 'unbiased variance', 'VAR.S'],
    purpose: 'The unbiased estimate of the variance of the population from which the values are a sample.',
    formula: 's^2 = \\frac{1}{n - 1} \\sum_{i=1}^{n} (x_i - \\bar{x})^2',
    atLeast: 2,
    ...spread('sample').variance,
    elsewhere: ['statistics.variance({data})', 'var({data})', 'VAR.S({data})'],
    examples: [
      ['1, 2, 3, 4', '5/3'],
      ['10000000.2, 10000000.1, 10000000.3', '1/100'],
    ],
    refused: ['5', 'out-of-range'],
  }),
  'sample-standard-deviation': ofList({
    endpoint: 'sampstd',
    title: 'Sample standard deviation',
    keywords: ['standard deviation', 'std dev', 'stdev', 'STDEV.S'],
    purpose: 'The square root of the sample variance, in the unit of the values.',
    formula: 's = \\sqrt{\\frac{1}{n - 1} \\sum_{i=1}^{n} (x_i - \\bar{x})^2}',
    atLeast: 2,
    ...spread('sample').deviation,
    elsewhere: ['statistics.stdev({data})', 'sd({data})', 'STDEV.S({data})'],
    examples: [
      ['1, 2, 3, 4', 'sqrt(15)/3'],
      ['2, 4, 4, 4, 5, 5, 7, 9', 2.138089935299395],
    ],
    refused: ['5', 'out-of-range'],
  }),
};
