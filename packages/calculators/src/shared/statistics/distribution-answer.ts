import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { hiOf, type Real } from '@nomogram/math/numeric/double-double.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import type { Family } from '@nomogram/math/statistics/precise/formulas.ts';
import { type PreciseLaw, preciseLaw } from '@nomogram/math/statistics/precise/law.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Answer } from '../../kit/answer.ts';
import { type ExactNumber, exactNumber } from '../../kit/fields/exact.ts';
import type { Limits } from '../../kit/fields/limits.ts';
import { distributionFigure } from './distribution-figure.ts';
import { besideOpposite, besideOthers, checkOf, known, marksOf, rounded } from './distribution-quantities.ts';
import {
  carriedOf,
  cumulativeSteps,
  type DistributionFormulas,
  distributionSteps,
  labelsAt,
} from './distribution-steps.ts';
import type { EvaluationPoint } from './evaluation-point.ts';
import { eventAnswer } from './event-answer.ts';
import { farValues } from './far-tail.ts';
import { agree, type PreciseValues, pointValues, valuesAt, valuesAtQuantile } from './precise-values.ts';
import { quantileOf } from './quantile-of.ts';
import { quantileSteps } from './quantile-steps.ts';
import { type AnsweredValue, answeredAs, computedSteps, densityRules, edgeSteps } from './table-steps.ts';
import { computableOf, realOf } from './typed-number.ts';

/** A parameter of a distribution. */
export const parameter = (label: string, symbol: string, limits: Limits & { readonly hint?: string } = {}) =>
  exactNumber({ label, symbol, ...limits });

export type ValueNameOfAnswer =
  | 'probability'
  | 'complement'
  | 'quantile'
  | 'density'
  | 'cumulative'
  | 'survival'
  | 'mean'
  | 'variance'
  | 'deviation'
  | 'skewness'
  | 'kurtosis'
  | 'mode'
  | 'median'
  | 'entropy';

/** A family of formulas with what was typed for its parameters. */
export const lawOf = (family: Family, typed: DistributionFormulas['typed']): PreciseLaw =>
  preciseLaw(
    family,
    Object.fromEntries(
      Object.entries(typed).map(([name, one]) => [
        name,
        typeof one === 'object' ? computableOf(one) : () => Q.integerRational(one),
      ]),
    ),
  );

/** A law of formulas, and of sums for what has none. */
export const bothLaws = (formulas: PreciseLaw, sums: PreciseLaw): PreciseLaw => ({
  ...formulas,
  value: (name, x) => formulas.value(name, x) ?? sums.value(name, x),
});

/** Where the sums over a discrete law begin. */
export const startOf = (of: Distribution) => {
  const mode = of.mode();
  const from = 'at' in mode ? (mode.at.at(-1) ?? of.support[0]) : 'from' in mode ? mode.from : of.support[0];
  return { support: of.support, from: Number.isSafeInteger(from) ? from : 0 };
};

/**
 * Everything a distribution says at x, each tail computed as a tail, checked by integrating or summing the density. Where a
 * precise law is given, its digits are those that are shown, and must agree with the doubles.
 */
export function distributionAnswer(
  of: Distribution,
  at: EvaluationPoint,
  law?: PreciseLaw,
  told?: DistributionFormulas,
): Result<Answer<ValueNameOfAnswer>> {
  if (at.by === 'x') {
    const answer = answerAt(of, { x: realOf(at.x), rough: at.x.value, values: valuesAt(of, at.x, law) });
    return answer.ok ? ok({ ...answer.value, steps: () => stepsAt(of, told, at.x, answer.value.values) }) : answer;
  }
  if (at.by === 'event') {
    const answer = eventAnswer(of, at.event, law, told);
    return answer.ok ? ok({ ...answer.value, values: { ...notAsked, ...answer.value.values } }) : answer;
  }
  const found = quantileOf(of, at.by, at.probability, law);
  if (!found.ok) return found;
  const { x, at: place, precise, value, check } = found.value;
  const values = valuesAtQuantile(of, at, place, precise, law);
  const answer = answerAt(of, { x: place, rough: x, values, isRounded: true });
  if (!answer.ok) return answer;
  const { checked = [] } = answer.value;
  return ok({
    ...answer.value,
    values: { ...answer.value.values, quantile: value },
    steps: () => quantileSteps({ ...answeredAs(value.label, value), value: x }, told, of, at),
    checked: [check, ...checked],
  });
}

/** What an event does not say. */
const notAsked = { quantile: undefined, density: undefined, cumulative: undefined, survival: undefined };

/** The formulas worked out at x; where there is nothing to work out, or nothing that a person could follow, what holds instead. */
function stepsAt(
  of: Distribution,
  told: DistributionFormulas | undefined,
  x: ExactNumber,
  { density, cumulative }: Answer<ValueNameOfAnswer>['values'],
) {
  if (!density || !cumulative) return undefined;
  const labels = labelsAt(of.kind, carriedOf(x));
  const first = answeredAs(labels.density, density);
  const second = answeredAs(labels.cumulative, cumulative);
  const edge = edgeSteps(of, x.value, first, second);
  if (edge !== undefined) return edge;
  if (of.kind === 'discrete' && !Number.isInteger(x.value)) return betweenSteps(told, carriedOf(x), first, second);
  const isPlain = [first, second].every(({ value }) => value > 0 && Number.isFinite(value));
  if (!isPlain) return undefined;
  return told
    ? distributionSteps(told, carriedOf(x), { density: first, cumulative: second })
    : computedSteps(of.kind, first, second, false);
}

/** Between two possible values the lower one decides: of whole numbers, those at 4.5 or below it are those up to 4. */
function betweenSteps(
  told: DistributionFormulas | undefined,
  x: Q.Rational | undefined,
  density: AnsweredValue,
  cumulative: AnsweredValue,
): readonly ShownStep[] | undefined {
  if (told === undefined || x === undefined || !(cumulative.value > 0)) return undefined;
  const below = Q.integerRational(Q.floor(x));
  const { cumulative: label } = labelsAt('discrete', below);
  const none = 'It is none of the possible values, which are whole numbers.';
  const same = `From ${Q.toNumber(below)} up to x no other value is possible.`;
  return [
    line(densityRules.discrete, none, `"${density.label}" = 0`),
    ...cumulativeSteps(told, below, { ...cumulative, label }),
    line('distribution function', same, `"${cumulative.label}" = "${label}"`),
  ];
}

/** Where a distribution is evaluated, and what is known there to any number of digits. */
interface Place {
  readonly x: Real;
  readonly rough: number;
  readonly values: PreciseValues;
  /** Whether the values belong to an x of which the double is only the nearest. */
  readonly isRounded?: boolean;
}

function answerAt(of: Distribution, { x: at, rough, values, isRounded }: Place): Result<Answer<ValueNameOfAnswer>> {
  const [density, cumulative, survival] = [of.density(at), of.cumulative(at), of.survival(at)];
  if ([density, cumulative, survival].some(Number.isNaN))
    return no(
      'no-answer',
      'No answer: with these parameters the probabilities cannot be computed to twelve digits, so none are shown.',
    );
  const checked = checkOf(of, at, cumulative + survival);
  const doubles = { density, cumulative, survival };
  const agreed = isRounded || pointValues.every((name) => agree(doubles[name], values[name]));
  if (!checked || !agreed)
    return no('check-failed', 'No answer: one was found, but adding up the distribution did not confirm it.');
  const label = {
    density: of.kind === 'discrete' ? 'Probability P(X = x)' : 'Density f(x)',
    lower: 'Cumulative P(X ≤ x)',
    upper: 'Survival P(X > x)',
  };
  const far = farValues(of, at, label);
  const point = known(label.density, values.density) ?? far.density ?? rounded(label.density, density);
  const lower = known(label.lower, values.cumulative) ?? far.lower ?? rounded(label.lower, cumulative);
  const upper = known(label.upper, values.survival) ?? far.upper ?? rounded(label.upper, survival);
  return ok({
    values: {
      quantile: undefined,
      probability: undefined,
      complement: undefined,
      density: of.kind === 'discrete' ? besideOthers(point, of, othersAt(of, at)) : point,
      cumulative: besideOpposite(lower, upper),
      survival: besideOpposite(upper, lower),
      ...marksOf(of, values),
    },
    checked: far.checks.length > 0 ? far.checks : [checked],
    figure: () => distributionFigure(of, rough),
  });
}

/** The probability of all values of a discrete law but the one at x. */
const othersAt = (of: Distribution, at: Real): number => of.cumulative(hiOf(at) - 1) + of.survival(at);
