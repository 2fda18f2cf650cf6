import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import { fromNumber } from '@nomogram/math/exact/rational.ts';
import { divide, subtract } from '@nomogram/math/expression/build.ts';
import { ok, type Result } from '@nomogram/math/result/result.ts';
import { mean } from '@nomogram/math/statistics/descriptive/mean.ts';
import { approximateSample, doublesOf } from '@nomogram/math/statistics/descriptive/sample.ts';
import { standardDeviation } from '@nomogram/math/statistics/descriptive/standard-deviation.ts';
import type { Divisor } from '@nomogram/math/statistics/descriptive/variance.ts';
import { zScore, zScoreFromMoments } from '@nomogram/math/statistics/descriptive/z-score.ts';
import { relativeDifference } from '../../kit/agreement.ts';
import type { Answer, Numbers } from '../../kit/answer.ts';
import { calculator, type Expectation } from '../../kit/calculator.ts';
import { type ExactNumber, exactNumber } from '../../kit/fields/exact.ts';
import { chosenWay } from '../../kit/options.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { exact } from '../../kit/quantity.ts';
import { dataFigure } from './figures.ts';
import { agrees, asKnown, rationalNear, sampleOf, statistic, values } from './statistic.ts';
import { scoreSteps, spreadWays } from './steps.ts';

const references = [
  {
    title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.17',
    url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda35h.htm',
  },
];

/** Going back from the score must give the point again; what may differ is rounding in the size of the numbers. */
const goesBack = (z: number, centre: number, deviation: number, point: number) => {
  const size = Math.max(Math.abs(centre), Math.abs(point), Math.abs(z * deviation));
  return agrees(
    // Both lie between -1 and 1: beside 2 neither is small.
    relativeDifference(2 + (centre + z * deviation) / size, 2 + point / size),
    'Mean plus z standard deviations',
  );
};

const pointAmong = (data: readonly ExactNumber[], centre: number, x: number) =>
  dataFigure(doublesOf(sampleOf(data)), [
    { at: centre, label: 'mean' },
    { at: x, label: 'x' },
  ]);

const ofData = (divisor: Divisor, endpoint: string, examples: readonly (readonly [string, string, Expectation])[]) =>
  calculator({
    title: `Zscore from ${divisor}`,
    purpose: `How many standard deviations a point lies from the mean, when the values are a ${divisor}.`,
    post: `statistics/${endpoint}`,
    cost: 'heavy',
    body: { data: 'RawText', point: 'AValue' },
    missing: 'Please enter values!',
    inputs: { data: values(divisor === 'sample' ? 2 : 1), point: exactNumber({ label: 'Data point', symbol: 'x' }) },
    formula: divisor === 'sample' ? 'z = \\frac{x - \\bar{x}}{s}' : 'z = \\frac{x - \\mu}{\\sigma}',
    methods: spreadWays,
    unchosen: 'deviations',
    elsewhere: ({ data, point }) => scoreElsewhere(data, point, divisor),
    compute: ({ data, point }, { method }) => scoreInData(data, point, { divisor, way: chosenWay(spreadWays, method) }),
    examples: [
      ...examples.map(([data, point, z]) => ({ given: { data, point }, expect: { z } })),
      { given: { data: '5, 5, 5', point: '1' }, fails: 'no-answer' },
      // One value is a population without any spread, and too few for a sample.
      { given: { data: '5', point: '1' }, fails: divisor === 'sample' ? 'out-of-range' : 'no-answer' },
    ],
    references,
  });

function scoreElsewhere(data: readonly ExactNumber[], point: ExactNumber, divisor: Divisor): Elsewhere {
  const score = zScore(approximateSample(data.map(({ value }) => value)), fromNumber(point.value), divisor);
  const spread = divisor === 'sample' ? 'sd({data})' : 'sqrt(mean(({data} - mean({data}))^2))';
  return {
    imports: ['import statistics'],
    values: {
      z: {
        python: `({point} - statistics.mean({data})) / statistics.${divisor === 'sample' ? 'stdev' : 'pstdev'}({data})`,
        r: `({point} - mean({data})) / ${spread}`,
        sheet: `({point} - AVERAGE({data})) / ${divisor === 'sample' ? 'STDEV.S' : 'STDEV.P'}({data})`,
        double: score.ok ? score.value.value : Number.NaN,
      },
    },
  };
}

function scoreInData(
  data: readonly ExactNumber[],
  point: ExactNumber,
  spread: { readonly divisor: Divisor; readonly way: keyof typeof spreadWays | undefined },
): Result<Answer<'z' | 'mean' | 'deviation'>> {
  const { divisor } = spread;
  const sample = sampleOf(data);
  const [score, centre, deviation] = [
    zScore(sample, rationalNear(point), divisor),
    mean(sample),
    standardDeviation(sample, divisor),
  ];
  if (!score.ok) return score;
  if (!centre.ok) return centre;
  if (!deviation.ok) return deviation;
  return ok({
    values: {
      z: statistic('z-score', asKnown(score.value, point)),
      mean: statistic('Mean', centre.value),
      deviation: statistic('Standard deviation', deviation.value),
    },
    steps: () =>
      scoreSteps(data, spread, rationalNear(point), deviation.value, [centre.value.value, score.value.value]),
    checked: [(shown) => goesBack(shown.z, shown.mean, shown.deviation, point.value)],
    figure: (shown) => pointAmong(data, shown.mean, point.value),
  });
}

export default {
  'z-score-population': ofData('population', 'zpop', [
    ['2, 4, 4, 4, 5, 5, 7, 9', '9', '2'],
    ['1, 2, 3', '2', '0'],
  ]),
  'z-score-sample': ofData('sample', 'zsamp', [
    ['1, 2, 3', '4', '2'],
    ['1, 2, 3, 4', '1', -1.161895003862225],
  ]),
  'z-score-mean-deviation': calculator({
    title: 'Zscore from mean and standard deviation',
    keywords: ['standard score'],
    asks: [
      '(z score|z-score|zscore|standard score)[ of][ for][ x][ =] {score}[ with][,] mean[ =] {mean}[ and][,] (sd|standard deviation|std dev|sigma)[ =] {deviation}',
    ],
    purpose: 'How many standard deviations a score lies from a known mean.',
    post: 'statistics/zmeanstd',
    body: { score: 'Score', mean: 'Mean', deviation: 'STD' },
    missing: 'Please enter coma-separated values in the text area above!',
    inputs: {
      score: exactNumber({ label: 'Score', symbol: 'x' }),
      mean: exactNumber({ label: 'Mean', symbol: '\\mu' }),
      deviation: exactNumber({ label: 'Standard deviation', symbol: '\\sigma', above: 0 }),
    },
    formula: 'z = \\frac{x - \\mu}{\\sigma}',
    compute: ({ score, mean: centre, deviation }) => {
      const found = zScoreFromMoments(rationalNear(score), rationalNear(centre), rationalNear(deviation));
      if (!found.ok) return found;
      const isRational = [score, centre, deviation].every(({ rational }) => rational !== undefined);
      const form = divide(subtract(score.expression, centre.expression), deviation.expression);
      return ok({
        values: { z: isRational ? statistic('z-score', found.value) : exact('z-score', simplest(form)) },
        checked: [({ z }: Numbers<'z'>) => goesBack(z, centre.value, deviation.value, score.value)],
      });
    },
    examples: [
      { given: { score: '12.5', mean: '10', deviation: '2' }, expect: { z: '5/4' } },
      { given: { score: '7', mean: '7', deviation: '3' }, expect: { z: '0' } },
      {
        label: 'a root',
        given: { score: 'sqrt(2)', mean: '1', deviation: '2' },
        expect: { z: { same: '(sqrt(2) - 1)/2' } },
      },
    ],
    references,
  }),
};
