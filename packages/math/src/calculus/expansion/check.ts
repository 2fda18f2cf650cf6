import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import * as B from '../../numeric/precise/ball.ts';
import { ZERO } from '../../numeric/precise/big-float.ts';
import { toNumber } from '../../numeric/precise/convert.ts';
import { atInstance, type Instance, instancesOf } from '../definite/parameters/instances.ts';
import { seriesOf } from '../quadrature/enclosure/series-of.ts';
import { type Convergence, isEverywhere } from './convergence.ts';
import { type GeneralTerm, ratioAt } from './general-term.ts';
import type { Ratio } from './hypergeometric-term.ts';
import { coefficientOf, type ExpansionProblem, inSmall, type Laurent, lettersOf, small } from './problem.ts';

/*
 * A series is compared with the function in two ways that share nothing with the arithmetic that found it.
 *
 *   enclosed  The coefficients are computed again as intervals with a proved bound of everything that follows them
 *             (`quadrature/enclosure/series.ts`); each exact coefficient must lie in its interval.
 *   near      For functions without such intervals: at points w next to the centre the function and the sum of the terms are
 *             computed to some hundred digits. They may differ by what |w|^(order + 1) allows, so that a wrong coefficient of
 *             w^n would be seen as soon as it is wrong by |w|^(order + 1 − n).
 *
 * With letters, at three choices of them.
 */

/** How a series was compared with its function. */
export interface SeriesCheck {
  readonly how: 'enclosed' | 'near';
  /** At how many choices of the letters; 1 without letters. */
  readonly instances: number;
}

const instancesWanted = 3;

/** How the series was made sure of; null where it disagrees, or cannot be compared. */
export function agrees(problem: ExpansionProblem, series: Laurent): SeriesCheck | null {
  const g = inSmall(problem);
  const letters = lettersOf(problem);
  const instances = letters.length === 0 ? [{}] : instancesOf(letters, series.conditions, instancesWanted);
  if (letters.length > 0 && instances.length < instancesWanted) return null;
  let how: SeriesCheck['how'] = 'enclosed';
  for (const at of instances) {
    const own = { ...series, coefficients: series.coefficients.map((c) => atInstance(c, at)) };
    const [f, order] = [atInstance(g, at), problem.order];
    const verdict = enclosed(f, own, order);
    if (verdict === false) return null;
    // The intervals are of w > 0 alone: sqrt(x^2) is x there.
    const sides = problem.side === 'near' ? [1, -1] : [1];
    if (verdict === true && sides.length === 1) continue;
    if (!isNear(f, own, order, sides)) return null;
    if (verdict === null) how = 'near';
  }
  return { how, instances: instances.length };
}

const bits = 160;
const agreeingBits = 60;
const spare = 12;

/** Whether each coefficient lies in its interval; null where there are no intervals. */
function enclosed(g: Expression, series: Laurent, order: number): boolean | null {
  const found = seriesOf(g, small, order + spare + Math.max(0, -series.low), bits);
  if (found === null) return null;
  const parts = found.filter(({ coefficients }) => coefficients.length > 0);
  if (parts.length > 1) return false;
  const [only] = parts;
  if (only === undefined) return series.coefficients.every((c) => c.kind === 'number' && Q.isZero(c.value));
  if (only.logs !== 0 || !Q.isInteger(only.power)) return false;
  const first = Q.toNumber(only.power);
  for (let n = Math.min(first, series.low); n <= order; n++) {
    const wanted = n < first ? B.integerBall(0) : only.coefficients[n - first]?.ball;
    if (wanted === undefined) return null;
    const met = meets(coefficientOf(series, n), wanted);
    if (met !== true) return met;
  }
  return true;
}

/** Null where the interval is too wide to tell. */
function meets(exact: Expression, interval: B.Ball): boolean | null {
  const value = evaluateBall(exact, bits, {});
  if (value === null) return null;
  const difference = B.add(value, B.negate(interval), bits);
  if (B.lower(difference) !== B.EXACT) return false;
  return B.upper(difference) <= Math.max(0, B.upper(value)) - agreeingBits ? true : null;
}

/** The distance is 2^−step. */
const step = 64;

/** What |w|^−(order + 1) times the difference may be, in bits: coefficients grow as those that are known, twice as fast at most. */
function allowance({ coefficients }: Laurent, order: number): number {
  const sizes = coefficients.map((c) => evaluateBall(c, bits, {})).map((ball) => (ball === null ? 0 : B.upper(ball)));
  const growth = Math.max(0, ...sizes.map((size, j) => size / Math.max(1, j)));
  return (growth + 1) * (order + 1 + coefficients.length) + 4;
}

function isNear(g: Expression, series: Laurent, order: number, sides: readonly number[]): boolean {
  const places = sides.map((sign) => Q.multiply(Q.integerRational(sign), Q.power(Q.rational(2), -step)));
  const allowed = Math.min(allowance(series, order), step / 2) - step * (order + 1);
  const work = step * (order + 4 + Math.max(0, -series.low)) + 64;
  const terms = series.coefficients.map((c, j) => E.multiply(c, E.power(E.symbol(small), E.number(series.low + j))));
  const rest = E.sum([g, ...terms.map(E.negate)]);
  return places.every((w) => {
    const difference = evaluateBall(rest, work, { [small]: w });
    return difference !== null && B.upper(difference) <= allowed;
  });
}

const sumBits = 110;
const maxTerms = 4000;

/**
 * Whether the sum of all terms, with a proved bound of what is left out, is the value of the function, on both sides well within
 * the radius; null where this cannot be compared.
 */
export function sumsAgree(problem: ExpansionProblem, general: GeneralTerm, where: Convergence): boolean | null {
  const letters = lettersOf(problem);
  const instances = letters.length === 0 ? [{}] : instancesOf(letters, [], 1);
  const [at] = instances;
  if (at === undefined) return null;
  const g = atInstance(inSmall(problem), at);
  const size = isEverywhere(where) ? Q.one : halfOf(atInstance(where.radius, at));
  if (size === null) return null;
  const sides = problem.side === 'near' ? [1, -1] : [1];
  let compared = false;
  for (const sign of sides) {
    const w = Q.multiply(Q.integerRational(sign), size);
    const value = evaluateBall(g, sumBits + 40, { [small]: w });
    const total = sumAt(general, at, w);
    if (value === null || total === null) continue;
    const difference = B.add(value, B.negate(total), sumBits);
    if (B.upper(difference) > Math.max(0, B.upper(value)) - agreeingBits) return false;
    compared = true;
  }
  return compared ? true : null;
}

function halfOf(radius: Expression): Q.Rational | null {
  const ball = evaluateBall(radius, 64, {});
  const value = ball === null ? Number.NaN : toNumber(ball.value.re);
  if (!(value > 0) || !Number.isFinite(value)) return null;
  const scale = 2 ** Math.ceil(Math.log2(value) - 6);
  return Q.fromNumber(Math.floor(value / 2 / scale) * scale);
}

function sumAt({ singles, families }: GeneralTerm, at: Instance, w: Q.Rational): B.Ball | null {
  let total = B.integerBall(0);
  for (const { exponent, coefficient } of singles) {
    const term = E.multiply(atInstance(coefficient, at), E.power(E.number(w), E.number(exponent)));
    const ball = evaluateBall(term, sumBits, {});
    if (ball === null) return null;
    total = B.add(total, ball, sumBits);
  }
  for (const { ratio, distance, offset } of families) {
    const ball = familyAt(numeric(ratio, at), w, distance, offset);
    if (ball === null) return null;
    total = B.add(total, ball, sumBits);
  }
  return total;
}

const numeric = (ratio: Ratio, at: Instance): Ratio => ({
  ...ratio,
  base: atInstance(ratio.base, at),
  first: atInstance(ratio.first, at),
  upper: ratio.upper.map((p) => atInstance(p, at)),
  lower: ratio.lower.map((q) => atInstance(q, at)),
});

function familyAt(ratio: Ratio, w: Q.Rational, distance: number, offset: number): B.Ball | null {
  const power = (n: number) => E.power(E.number(w), E.number(n));
  let term = evaluateBall(E.multiply(ratio.first, power(distance * ratio.from + offset)), sumBits, {});
  const step = evaluateBall(power(distance), sumBits, {});
  const boundFrom = ratioBound(ratio, sizeOf(power(distance)));
  let total = B.integerBall(0);
  for (let n = ratio.from; n < ratio.from + maxTerms; n++) {
    if (term === null || step === null) return null;
    total = B.add(total, term, sumBits);
    const next = evaluateBall(ratioAt(ratio, n + 1), sumBits, {});
    if (next === null) return null;
    term = B.multiply(term, B.multiply(next, step, sumBits), sumBits);
    const q = boundFrom(n + 2);
    if (q < 0.95 && B.upper(term) - Math.log2(1 - q) < -sumBits + 8)
      return B.add(total, around(B.upper(term) - Math.log2(1 - q) + 1e-6), sumBits);
  }
  return null;
}

/** A complex ball around 0. */
const around = (error: number): B.Ball => ({ value: { re: ZERO, im: ZERO }, error, real: false });

/** An upper bound of |a|. */
function sizeOf(a: Expression): number {
  const ball = evaluateBall(a, 64, {});
  if (ball === null) return Number.POSITIVE_INFINITY;
  return (Math.hypot(toNumber(ball.value.re), toNumber(ball.value.im)) + 2 ** ball.error) * (1 + 1e-9);
}

/** A bound of |t(k)/t(k − 1)| for all k ≥ n, as a function of n. */
function ratioBound({ base, upper, lower }: Ratio, step: number): (n: number) => number {
  if (lower.length < upper.length) return () => Number.POSITIVE_INFINITY;
  const [above, below] = [upper.map(sizeOf), lower.map(sizeOf)];
  const whole = sizeOf(base) * step * (1 + 1e-9);
  return (n) => {
    const top = above.reduce((total, p) => total * (1 + p / n), whole);
    const bottom = below.reduce((total, q) => total * Math.max(0, 1 - q / n), 1);
    return (top / bottom) * n ** (upper.length - lower.length);
  };
}
