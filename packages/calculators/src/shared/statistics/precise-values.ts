import * as Q from '@nomogram/math/exact/rational.ts';
import { hiOf, loOf, type Real, subtract, toNumber } from '@nomogram/math/numeric/double-double.ts';
import { realBall } from '@nomogram/math/numeric/precise/ball.ts';
import { type Computable, certainDecimal, remembered } from '@nomogram/math/numeric/precise/certain-digits.ts';
import { fromNumber } from '@nomogram/math/numeric/precise/convert.ts';
import * as V from '@nomogram/math/numeric/precise/value.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import { floorOf } from '@nomogram/math/statistics/distributions/kinds/discrete.ts';
import { maxInteger } from '@nomogram/math/statistics/distributions/kinds/least-integer.ts';
import type { PreciseLaw, ValueName } from '@nomogram/math/statistics/precise/law.ts';
import { tailRoot } from '@nomogram/math/statistics/precise/root.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { certainLeast } from './certain-least.ts';
import type { Tail } from './evaluation-point.ts';
import { computableOf, realOf } from './typed-number.ts';

/** What is known of a distribution at a point to any number of digits. */
export type PreciseValues = { readonly [Name in ValueName]?: Computable };

/** The values that depend on x. */
export const pointValues = ['density', 'cumulative', 'survival'] as const;
type PointValues = { readonly [Name in (typeof pointValues)[number]]?: Computable };

/** Everything at a typed x. */
export const valuesAt = (of: Distribution, x: ExactNumber, law: PreciseLaw | undefined): PreciseValues => ({
  ...(law && momentsOf(of, law)),
  ...atPoint(of, realOf(x), computableOf(x), law),
});

/** Everything at the x of a probability, which is known as a double and, for continuous laws, to any number of digits. */
export function valuesAtQuantile(
  of: Distribution,
  at: { readonly by: Tail; readonly probability: ExactNumber },
  x: Real,
  precise: Computable | undefined,
  law: PreciseLaw | undefined,
): PreciseValues {
  const moments = law && momentsOf(of, law);
  // The digits at a double near the x of a continuous law are not those at x.
  if (of.kind === 'continuous' && precise === undefined && !of.support.includes(hiOf(x))) return { ...moments };
  if (precise === undefined || !law) return { ...moments, ...atPoint(of, x, () => realBallOf(hiOf(x)), law) };
  const given = computableOf(at.probability);
  const rest: Computable = (bits) => {
    const p = given(bits);
    return p && V.subtract(Q.one, p, bits);
  };
  const [cumulative, survival] = at.by === 'lower' ? [given, rest] : [rest, given];
  return { ...moments, density: law.value('density', precise), cumulative, survival };
}

export const realBallOf = (x: number) => realBall(fromNumber(x), Number.NEGATIVE_INFINITY);

const zero: Computable = () => Q.zero;
const one: Computable = () => Q.one;

export function atPoint(of: Distribution, x: Real, precise: Computable, law: PreciseLaw | undefined): PointValues {
  return of.kind === 'discrete' ? atInteger(of, x, law) : atReal(of, x, precise, law);
}

/** Inside the support by formula, outside of it 0 or 1; the density at an end is left to the double. */
function atReal({ bounds }: Distribution, x: Real, precise: Computable, law: PreciseLaw | undefined): PointValues {
  const [above, below] = [sideOf(x, bounds[0]), sideOf(bounds[1], x)];
  if (above < 0 || below < 0)
    return { density: zero, cumulative: above < 0 ? zero : one, survival: above < 0 ? one : zero };
  if (above === 0) return { cumulative: zero, survival: one };
  if (below === 0) return { cumulative: one, survival: zero };
  return {
    density: law?.value('density', precise),
    cumulative: law?.value('cumulative', precise),
    survival: law?.value('survival', precise),
  };
}

/** The sign of a − b. */
export const sideOf = (a: Real, b: Real): number =>
  Number.isFinite(hiOf(b)) && Number.isFinite(hiOf(a))
    ? Math.sign(toNumber(subtract(a, b)))
    : Math.sign(hiOf(a) - hiOf(b));

function atInteger({ support: [low, high] }: Distribution, x: Real, law: PreciseLaw | undefined): PointValues {
  const k = floorOf(x);
  const isPoint = k === hiOf(x) && loOf(x) === 0;
  if (k < low) return { density: zero, cumulative: zero, survival: one };
  // A double is not certain to be the integer that is meant.
  if (Math.abs(k) >= maxInteger && k < high) return {};
  const at: Computable = () => realBallOf(k);
  return {
    density: isPoint && k <= high ? law?.value('density', at) : zero,
    cumulative: k >= high ? one : law?.value('cumulative', at),
    survival: k >= high ? zero : law?.value('survival', at),
  };
}

const constant: readonly ValueName[] = ['mean', 'variance', 'skewness', 'kurtosis', 'mode', 'median', 'entropy'];

export function momentsOf(of: Distribution, law: PreciseLaw): PreciseValues {
  const values = Object.fromEntries(constant.map((name) => [name, law.value(name)]));
  return { ...values, median: law.value('median') ?? searchedMedian(of, law) };
}

const half: Computable = () => Q.half;

const searchedMedian = (of: Distribution, law: PreciseLaw): Computable | undefined =>
  of.kind === 'discrete' ? leastMedian(of, law) : tailRoot(law, { side: 'cumulative', probability: half }, of.median());

function leastMedian(of: Distribution, law: PreciseLaw): Computable | undefined {
  const { x, isProved } = certainLeast(of, of.median(), 0.5, { law, side: 'cumulative', probability: half });
  return isProved ? () => Q.integerRational(x) : undefined;
}

/** √value. */
export const rootOf = (value: Computable | undefined): Computable | undefined =>
  value &&
  remembered((bits) => {
    const square = value(bits);
    return square && V.power(square, Q.half, bits);
  });

/** The double nearest to a value; NaN where its digits cannot be had. */
export const nearestDouble = (precise: Computable): number => Number(certainDecimal(precise, 17) ?? Number.NaN);

/** Below it doubles have lost digits, or all of them. */
const LEAST = 1e-290;

/** Whether a double is what a precise value says, as far as doubles go; true where there is nothing to compare. */
export function agree(double: number, precise: Computable | undefined): boolean {
  const second = precise ? nearestDouble(precise) : Number.NaN;
  if (Number.isNaN(second) || Math.max(Math.abs(second), Math.abs(double)) < LEAST) return true;
  return double === second || Math.abs(double - second) <= 1e-9 * Math.abs(second);
}
