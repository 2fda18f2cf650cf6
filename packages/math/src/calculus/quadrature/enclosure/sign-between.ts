import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { compileRectangle } from '../../../expression/evaluate-rectangle.ts';
import type { Expression } from '../../../expression/expression.ts';
import { nearestDouble } from '../../../expression/nearest-double.ts';
import { substitute } from '../../../expression/substitute.ts';
import { interval, type Rectangle } from '../../../numeric/enclosure/rectangle.ts';
import { derivativeOf } from '../../derivative.ts';

/*
 * The sign that u keeps between two places, at which it may be 0: sin x from 0 to π, sin x − cos x from π/4 to 5π/4.
 *
 * Away from the ends enclosures tell it, on stretches that are halved where one is too wide. On the stretch beside an end p at which u is 0 exactly, u
 * has the sign of its slope to the right of p, and the other one to the left, where the slope keeps a sign; and the slope is asked the same question there,
 * as it is 0, too, where u only touches 0.
 */

interface Between {
  readonly variable: string;
  readonly from: Expression;
  readonly to: Expression;
}

type Sign = 1 | -1;

/** The range is cut into so many stretches, those inside halved at most so often. */
const [stretches, halvings] = [16, 5];
/** u and its first slopes. */
const mostSlopes = 2;

/** The sign of u everywhere between two finite places but for single points; null where it is not proved. */
export function signBetween(u: Expression, { variable, from, to }: Between): Sign | null {
  const [a, b] = [nearestDouble(from), nearestDouble(to)];
  const h = (b - a) / stretches;
  if (!Number.isFinite(h) || !(h > 0) || h < 1e-9 * Math.max(Math.abs(a), Math.abs(b))) return null;
  const image = compileRectangle(u, variable);
  const inside = signWithin(image, a + h / 2, b - h / 2, halvings + Math.log2(stretches));
  if (inside === null) return null;
  const left = signBeside(u, variable, from, 1, h);
  const right = left === inside ? signBeside(u, variable, to, -1, h) : null;
  return right === inside ? inside : null;
}

function signWithin(image: (x: Rectangle) => Rectangle | null, low: number, high: number, depth: number): Sign | null {
  const own = signOf(image(interval(low, high)));
  if (own !== null || depth <= 0) return own;
  const middle = low + (high - low) / 2;
  const first = signWithin(image, low, middle, depth - 1);
  return first !== null && first === signWithin(image, middle, high, depth - 1) ? first : null;
}

const signOf = (one: Rectangle | null): Sign | null =>
  one === null ? null : one.low > 0 ? 1 : one.high < 0 ? -1 : null;

/** The sign of u at p + side·t for 0 < t ≤ width. */
function signBeside(
  u: Expression,
  variable: string,
  p: Expression,
  side: Sign,
  width: number,
  slopes = mostSlopes,
): Sign | null {
  const t = E.symbol(variable);
  const moved = substitute(u, { [variable]: E.add(p, side === 1 ? t : E.negate(t)) });
  const own = signOf(compileRectangle(moved, variable)(interval(0, width)));
  if (own !== null || slopes === 0) return own;
  if (!vanishes(substitute(u, { [variable]: p }))) return null;
  const slope = derivativeOf(u, variable);
  const rate = slope === null ? null : signBeside(slope, variable, p, side, width, slopes - 1);
  if (rate === null) return null;
  return rate === side ? 1 : -1;
}

/** Whether a constant is 0, as a whole or once its terms are in their simplest form: cos(2π − arccos(1/6)) − 1/6. */
const vanishes = (a: Expression): boolean =>
  E.equal(simplest(a), E.zero) || (a.kind === 'sum' && E.equal(simplest(E.sum(a.terms.map(simplest))), E.zero));
