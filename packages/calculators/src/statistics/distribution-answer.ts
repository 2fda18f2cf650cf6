import { fromNumber } from '@nomogram/math/exact/rational.ts';
import type { Real } from '@nomogram/math/numeric/double-double.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { checkPoint } from '@nomogram/math/statistics/check-point.ts';
import type { Distribution, Mode, Moment } from '@nomogram/math/statistics/distributions/distribution.ts';
import { realFromRational } from '@nomogram/math/statistics/real-from-rational.ts';
import type { Answer, Check, Quantity } from '../kit/answer.ts';
import { formatDouble } from '../kit/decimal.ts';
import type { ExactNumber } from '../kit/fields/exact.ts';
import type { Limits } from '../kit/fields/limits.ts';
import { decimal, words } from '../kit/quantity.ts';
import { distributionFigure } from './distribution-figure.ts';
import type { EvaluationPoint } from './evaluation-point.ts';
import { farValues } from './far-tail.ts';
import { quantileOf } from './quantile-of.ts';
import { realNumber } from './real-number.ts';

/** A parameter of a distribution. */
export const parameter = (label: string, symbol: string, limits: Limits & { readonly hint?: string } = {}) =>
  realNumber({ label, symbol, ...limits });

/** A typed number with the digits that a double alone would lose. */
export const realOf = ({ rational, value }: ExactNumber): Real => realFromRational(rational ?? fromNumber(value));

type Name =
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

/** Everything a distribution says at x, each tail computed as a tail, checked by integrating or summing the density. */
export function distributionAnswer(of: Distribution, at: EvaluationPoint): Result<Answer<Name>> {
  if (at.by === 'x') return answerAt(of, realOf(at.x), at.x.value);
  const found = quantileOf(of, at.by, at.probability);
  if (!found.ok) return found;
  const { x, value } = found.value;
  const answer = answerAt(of, x, x);
  if (!answer.ok) return answer;
  const { values, checked = [] } = answer.value;
  return ok({ ...answer.value, values: { ...values, quantile: value }, checked: [found.value.check, ...checked] });
}

function answerAt(of: Distribution, at: Real, x: number): Result<Answer<Name>> {
  const [density, cumulative, survival] = [of.density(at), of.cumulative(at), of.survival(at)];
  if ([density, cumulative, survival].some(Number.isNaN))
    return no(
      'no-answer',
      'No answer: with these parameters the probabilities cannot be computed to twelve digits, so none are shown.',
    );
  const checked = checkOf(of, at, cumulative + survival);
  if (!checked)
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
      density: far.density ?? decimal(label.density, density),
      cumulative: far.lower ?? decimal(label.lower, cumulative),
      survival: far.upper ?? decimal(label.upper, survival),
      mean: moment('Mean', mean),
      variance: moment('Variance', variance),
      deviation: moment('Standard deviation', typeof variance === 'number' ? Math.sqrt(variance) : variance),
      skewness: moment('Skewness', skewness),
      kurtosis: moment('Excess kurtosis', excessKurtosis),
      mode: modeOf(of.mode()),
      median: moment('Median', of.median()),
      entropy: entropyOf(of.entropy()),
    },
    checked: far.checks.length > 0 ? far.checks : [checked],
    figure: () => distributionFigure(of, x),
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

const said = {
  undefined: 'undefined',
  infinite: 'infinite',
  overflow: 'too large to show',
  underflow: 'too small to show',
};

function moment(label: string, value: Moment): Quantity {
  if (Number.isNaN(value)) return words(label, 'no value known to twelve digits');
  if (typeof value === 'number') return decimal(label, value);
  return words(label, said[value]);
}

function modeOf(mode: Mode): Quantity {
  if ('none' in mode) return words('Mode', mode.none);
  if ('from' in mode) return words('Mode', `every x from ${formatDouble(mode.from)} to ${formatDouble(mode.to)}`);
  const [first] = mode.at;
  if (mode.at.some(Number.isNaN)) return words('Mode', 'no value known');
  if (mode.at.length === 1 && first !== undefined) return decimal('Mode', first);
  return words('Modes', mode.at.map((x) => formatDouble(x)).join(', '));
}

const entropyOf = (nats: number | null): Quantity =>
  nats === null || Number.isNaN(nats)
    ? words('Entropy', 'not computed with certainty, so not shown')
    : decimal('Entropy', nats, { unit: 'nats' });
