import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';

/*
 * Whether a curve f(x, y) = 0 has points that another does not have. Points are found by going down the slope of f (Newton's method for one
 * equation, with the shortest step), from starts far and near. They prove that two curves differ; that they are one they do not prove.
 */

/** An equation by its sides, and the letters in it. */
export interface Curve {
  readonly sides: readonly [Expression, Expression];
  readonly names: readonly string[];
}

export type CurvePoint = Readonly<Record<string, number>>;

const starts: readonly (readonly [number, number])[] = [1, 10, 100].flatMap((size) =>
  [0.3, 1.1, 2.3, 3.4, 4.6, 5.7].map((angle) => [size * Math.cos(angle), size * Math.sin(angle)] as const),
);

const maxSteps = 80;
/** Beside the values around a point: what is 0 there, and what is certainly something else, the cube root of the first too. */
const [nothing, something] = [1e-11, 0.02];

/** A point of the first curve that is certainly none of the other; undefined where none of those that are found is. */
export function pointOffOther(curve: Curve, other: Curve): CurvePoint | undefined {
  const found = starts
    .map((start) => towards(curve, start))
    .find((at) => at !== undefined && sizeAt(other, at) > something);
  return found && pointAt(curve, found);
}

type Place = readonly [number, number];

const pointAt = ({ names }: Curve, at: Place): CurvePoint => Object.fromEntries(names.map((name, k) => [name, at[k]!]));

function valueAt(curve: Curve, at: Place): number {
  const [left, right] = curve.sides;
  const point = pointAt(curve, at);
  return evaluate(left, point) - evaluate(right, point);
}

/** How large the difference of the sides is beside those around; NaN where the sides have no values. */
function sizeAt(curve: Curve, at: Place): number {
  const by = 0.1 * Math.max(1, Math.hypot(...at));
  const around = [moved(at, 0, by), moved(at, 0, -by), moved(at, 1, by), moved(at, 1, -by)];
  const sizes = around.map((one) => Math.abs(valueAt(curve, one))).filter((size) => Number.isFinite(size));
  return Math.abs(valueAt(curve, at)) / Math.max(...sizes);
}

function towards(curve: Curve, start: Place): Place | undefined {
  let at = start;
  for (let step = 0; step < maxSteps && Number.isFinite(valueAt(curve, at)); step += 1) {
    if (sizeAt(curve, at) <= nothing) return at;
    const slope = at.map((value, k) => {
      const h = 1e-6 * Math.max(1, Math.abs(value));
      return (valueAt(curve, moved(at, k, h)) - valueAt(curve, moved(at, k, -h))) / (2 * h);
    });
    const steep = slope.reduce((sum, one) => sum + one * one, 0);
    if (!(steep > 0)) return undefined;
    const part = valueAt(curve, at) / steep;
    at = [at[0] - part * slope[0]!, at[1] - part * slope[1]!];
  }
  return undefined;
}

const moved = ([x, y]: Place, k: number, by: number): Place => (k === 0 ? [x + by, y] : [x, y + by]);
