import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { compileRectangle } from '../../expression/evaluate-rectangle.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains, some, transform } from '../../expression/walk.ts';
import { interval, point, type Rectangle } from '../../numeric/enclosure/rectangle.ts';
import { zerosOfWave } from '../letter-conditions.ts';
import type { CriticalPoint } from './critical-points.ts';

/*
 * Poles inside the range whose places are known as decimals only, or by an inverse function: that of 1/(cos x − 1/3) is where the cosine is 1/3.
 *
 * Let f = h·g^(−p) + r on a short interval, p ≥ 1, where g is analytic and has different signs at its two ends, |h| ≥ c > 0 and r is bounded;
 * |g′| ≤ M there. By the intermediate value theorem g has a zero ξ there, by the mean value theorem |g(x)| ≤ M·|x − ξ|, and so |f| ≥ c·(M·|x − ξ|)^(−p) − |r|, with one
 * sign beside the last such ξ: the integral over it diverges. All of this is seen by enclosures, and where ξ lies exactly does not matter.
 */

/** A pole between the ends: about where, and the p of it. */
export interface CrossedPole {
  readonly place: CriticalPoint;
  readonly order: number;
}

/** Half of the interval about a place. */
const halfWidth = (x: number): number => 2 ** -28 * Math.max(1, Math.abs(x));

/** A place between the ends at which the integral is proved to diverge, by a pole about it; null where none is seen. */
export function crossedPole(
  f: Expression,
  variable: string,
  [a, ...ends]: readonly CriticalPoint[],
): CrossedPole | null {
  const b = ends.at(-1);
  const places = ends.filter(
    (end) => isHardToExpandAt(end) && a!.x < end.x - 2 * halfWidth(end.x) && end.x + 2 * halfWidth(end.x) < b!.x,
  );
  if (places.length === 0) return null;
  const written = transform(f, (node) => overZeros(node, variable));
  for (const place of places) {
    const order = orderBeside(written, variable, place.x);
    if (order !== null) return { place, order };
  }
  return null;
}

/** Whether a series about a place may not tell what cancels there: one that is known roughly, or by an inverse function. */
const isHardToExpandAt = ({ rough, exact }: CriticalPoint): boolean =>
  rough === true || some(exact, (node) => node.kind === 'apply');

/** tan u as sin u/cos u, so that its poles stand below a line. */
function overZeros(node: Expression, variable: string): Expression {
  const below = node.kind === 'apply' && contains(node, variable) ? zerosOfWave[node.name] : undefined;
  if (node.kind !== 'apply' || below === undefined) return node;
  const above = node.name === 'tan' ? E.apply('sin', node.args) : E.apply('cos', node.args);
  const isQuotient = node.name === 'tan' || node.name === 'cot';
  return E.divide(isQuotient ? above : E.one, E.apply(below, node.args));
}

/** The p of the pole near a place; null where it is not proved that there is one. */
function orderBeside(f: Expression, variable: string, x: number): number | null {
  const around = interval(x - halfWidth(x), x + halfWidth(x));
  const image = (a: Expression): Rectangle | null => compileRectangle(a, variable)(around);
  const [term, ...others] = E.termsOf(f).filter((one) => image(one) === null);
  if (term === undefined || others.length > 0) return null;
  const factors = E.factorsOf(term);
  const pole = factors.find((factor) => isCrossed(factor, variable, around));
  if (pole?.kind !== 'power' || pole.exponent.kind !== 'number') return null;
  const rest = image(E.product(factors.filter((factor) => factor !== pole)));
  return rest !== null && isApartFromZero(rest) ? -Q.toNumber(pole.exponent.value) : null;
}

/** Whether a factor is g^(−p), p ≥ 1, with g analytic on an interval and of different signs at its ends. */
function isCrossed(factor: Expression, variable: string, { low, high }: Rectangle): boolean {
  if (factor.kind !== 'power' || factor.exponent.kind !== 'number') return false;
  if (Q.compare(factor.exponent.value, Q.minusOne) > 0 || !contains(factor.base, variable)) return false;
  const value = compileRectangle(factor.base, variable);
  // A rectangle with a height proves that g does not jump, and by Cauchy's estimate that its slope is bounded.
  const isAnalytic = value({ low: low - (high - low), high: high + (high - low), height: high - low }) !== null;
  const [before, after] = [value(point(low)), value(point(high))];
  if (!isAnalytic || before === null || after === null) return false;
  return isApartFromZero(before) && isApartFromZero(after) && before.low > 0 !== after.low > 0;
}

const isApartFromZero = ({ low, high }: Rectangle): boolean => low > 0 || high < 0;
