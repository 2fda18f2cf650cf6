import * as Q from '@nomogram/math/exact/rational.ts';
import type { Real } from '@nomogram/math/numeric/double-double.ts';
import { type Computable, certainDecimal } from '@nomogram/math/numeric/precise/certain-digits.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { checkPoint } from '@nomogram/math/statistics/check-point.ts';
import type { Distribution, Mode, Moment } from '@nomogram/math/statistics/distributions/distribution.ts';
import type { Family } from '@nomogram/math/statistics/precise/formulas.ts';
import { type PreciseLaw, preciseLaw } from '@nomogram/math/statistics/precise/law.ts';
import type { Answer, Check, Quantity } from '../../kit/answer.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { type ExactNumber, exactNumber } from '../../kit/fields/exact.ts';
import type { Limits } from '../../kit/fields/limits.ts';
import { numberOf } from '../../kit/number-of.ts';
import { defaultOptions } from '../../kit/options.ts';
import { decimal, words } from '../../kit/quantity.ts';
import { distributionFigure } from './distribution-figure.ts';
import { distributionSteps, quantileSteps, type ToldFamily } from './distribution-steps.ts';
import type { EvaluationPoint } from './evaluation-point.ts';
import { farValues } from './far-tail.ts';
import {
  agree,
  nearestDouble,
  type PreciseValues,
  pointValues,
  rootOf,
  valuesAt,
  valuesAtQuantile,
} from './precise-values.ts';
import { quantileOf } from './quantile-of.ts';
import { computedSteps, edgeSteps } from './table-steps.ts';
import { computableOf, realOf } from './typed-number.ts';

/** A parameter of a distribution. */
export const parameter = (label: string, symbol: string, limits: Limits & { readonly hint?: string } = {}) =>
  exactNumber({ label, symbol, ...limits });

export type ValueNameOfAnswer =
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
export const lawOf = (family: Family, typed: ToldFamily['typed']): PreciseLaw =>
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
  told?: ToldFamily,
): Result<Answer<ValueNameOfAnswer>> {
  if (at.by === 'x') {
    const answer = answerAt(of, { x: realOf(at.x), rough: at.x.value, values: valuesAt(of, at.x, law) });
    return answer.ok ? ok({ ...answer.value, steps: () => stepsAt(of, told, at.x, answer.value.values) }) : answer;
  }
  const found = quantileOf(of, at.by, at.probability, law);
  if (!found.ok) return found;
  const { x, precise, value, check } = found.value;
  const answer = answerAt(of, { x, rough: x, values: valuesAtQuantile(of, at, x, precise, law), isRounded: true });
  if (!answer.ok) return answer;
  const { values, checked = [] } = answer.value;
  return ok({
    ...answer.value,
    values: { ...values, quantile: value },
    steps: () => quantileSteps({ label: value.label, value: x }, told),
    checked: [check, ...checked],
  });
}

/** The formulas worked out at x; where there is nothing to work out, or nothing that a person could follow, what holds instead. */
function stepsAt(
  of: Distribution,
  told: ToldFamily | undefined,
  x: ExactNumber,
  { density, cumulative }: Answer<ValueNameOfAnswer>['values'],
) {
  if (!density || !cumulative) return undefined;
  const [first, second] = mapTuple([density, cumulative], ({ label, form }) => ({ label, value: numberOf(form) }));
  const edge = edgeSteps(of, x.value, first, second);
  if (edge !== undefined) return edge;
  const isPlain = [first, second].every(({ value }) => value > 0 && Number.isFinite(value));
  if (!isPlain) return undefined;
  return told
    ? distributionSteps(told, x, { density: first, cumulative: second })
    : computedSteps(first, second, false);
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
  const { mean, variance, skewness, excessKurtosis } = of.moments();
  const label = {
    density: of.kind === 'discrete' ? 'Probability P(X = x)' : 'Density f(x)',
    lower: 'Cumulative P(X ≤ x)',
    upper: 'Survival P(X > x)',
  };
  const far = farValues(of, at, label);
  return ok({
    values: {
      quantile: undefined,
      density: known(label.density, values.density) ?? far.density ?? rounded(label.density, density),
      cumulative: known(label.lower, values.cumulative) ?? far.lower ?? rounded(label.lower, cumulative),
      survival: known(label.upper, values.survival) ?? far.upper ?? rounded(label.upper, survival),
      mean: moment('Mean', mean, values.mean),
      variance: moment('Variance', variance, values.variance),
      deviation: moment(
        'Standard deviation',
        typeof variance === 'number' ? Math.sqrt(variance) : variance,
        rootOf(values.variance),
      ),
      skewness: moment('Skewness', skewness, values.skewness),
      kurtosis: moment('Excess kurtosis', excessKurtosis, values.kurtosis),
      mode: modeOf(of.mode(), values.mode),
      median: known('Median', values.median) ?? medianOf(of.median()),
      entropy: entropyOf(of.entropy(), values.entropy),
    },
    checked: far.checks.length > 0 ? far.checks : [checked],
    figure: () => distributionFigure(of, rough),
  });
}

/** The tail computed a second time; where there is no tail to compute, both sides must still add up to 1. */
function checkOf(of: Distribution, at: Real, total: number): Check | undefined {
  const second = checkPoint(of, at);
  if (second) {
    const { how, difference } = second;
    const detail = `The tail agrees with ${how} to ${difference === 0 ? 'every digit' : `${Math.floor(-Math.log10(difference))} digits`}.`;
    return difference < 1e-9 ? { how: 'independent computation', detail } : undefined;
  }
  return Math.abs(total - 1) < 1e-14 ? { how: 'identity', detail: 'P(X ≤ x) and P(X > x) add up to 1.' } : undefined;
}

/** Doubles of distributions are right to this, relatively: 33 of 960 were found off by up to 1.3 in the fifteenth digit. */
const errorOfDoubles = 3e-14;

/** A double, with the digits that are certain; integers of discrete laws are exact. */
const rounded = (label: string, value: number, error = errorOfDoubles, unit?: string): Quantity =>
  error === 0 ? decimal(label, value, { precise: () => Q.fromNumber(value) }) : decimal(label, value, { error, unit });

/** A value with all its digits; undefined where they cannot be had. */
function known(label: string, precise: Computable | undefined, unit?: string): Quantity | undefined {
  if (precise === undefined || certainDecimal(precise, defaultOptions.digits) === undefined) return undefined;
  return decimal(label, heldByDouble(nearestDouble(precise), precise), { precise, unit });
}

/** Integers among the marks of a law are exact, as long as they are all doubles. */
const exactFor = (value: number): 0 | undefined => (Number.isSafeInteger(value) ? 0 : undefined);

/** NaN for what is too large for a double, or too small: it is neither infinite nor 0. */
function heldByDouble(value: number, precise: Computable): number {
  const isNought = value === 0 && certainDecimal(precise, 1) === '0';
  return isNought || (Math.abs(value) >= LEAST_NORMAL && Number.isFinite(value)) ? value : Number.NaN;
}

const LEAST_NORMAL = 2 ** -1022;

const said = {
  undefined: 'undefined',
  infinite: 'infinite',
  overflow: 'too large to show',
  underflow: 'too small to show',
};

function moment(label: string, value: Moment, precise: Computable | undefined): Quantity {
  const exists = value !== 'undefined' && value !== 'infinite';
  const own = exists ? known(label, precise) : undefined;
  if (own) return own;
  if (Number.isNaN(value)) return words(label, 'no value known to twelve digits');
  if (typeof value === 'number') return rounded(label, value);
  return words(label, said[value]);
}

function modeOf(mode: Mode, precise: Computable | undefined): Quantity {
  if ('none' in mode) return known('Mode', precise) ?? words('Mode', mode.none);
  if ('from' in mode) return words('Mode', `every x from ${formatDouble(mode.from)} to ${formatDouble(mode.to)}`);
  const [first] = mode.at;
  if (mode.at.some(Number.isNaN)) return words('Mode', 'no value known');
  if (mode.at.length === 1 && first !== undefined)
    return known('Mode', precise) ?? rounded('Mode', first, exactFor(first));
  return words('Modes', mode.at.map((x) => formatDouble(x)).join(', '));
}

/** No law has an infinite one: doubles were too small for it, or the integers beyond those of which they hold all. */
const medianOf = (value: number): Quantity =>
  !Number.isFinite(value) ? words('Median', 'no value known') : rounded('Median', value, exactFor(value));

const entropyOf = (nats: number | null, precise: Computable | undefined): Quantity =>
  known('Entropy', precise, 'nats') ??
  (nats === null || !Number.isFinite(nats)
    ? words('Entropy', 'not computed with certainty, so not shown')
    : rounded('Entropy', nats, undefined, 'nats'));
