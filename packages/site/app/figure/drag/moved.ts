import type { Mark, Moves, Point } from '@nomogram/calculators/kit/figure.ts';
import type { MovedInputs } from './held.ts';

/** A point at another place; a label that says its value says the new one. The step says how finely each coordinate is written. */
export function movedTo<M extends Mark & { mark: 'point' }>(mark: M, at: Point, step: Point): M {
  const axis = mark.moves && axisOf(mark.moves);
  const [name, value] = mark.label?.split(' = ') ?? [];
  if (axis === undefined || value === undefined) return { ...mark, at };
  return { ...mark, at, label: `${name} = ${written(at[axis], step[axis])}` };
}

/** The only axis that a point goes along, 0 for x and 1 for y; undefined where it goes anywhere. */
export const axisOf = ({ x, y }: Moves): 0 | 1 | undefined =>
  x !== undefined && y === undefined ? 0 : x === undefined && y !== undefined ? 1 : undefined;

/** The inputs that follow a point, as a person would type them. */
export function movedInputs({ x: across, y: up, prefix = '' }: Moves, [x, y]: Point, [sx, sy]: Point): MovedInputs {
  return {
    ...(across ? { [across]: prefix + written(x, sx) } : {}),
    ...(up ? { [up]: prefix + written(y, sy) } : {}),
  };
}

export function written(value: number, step: number): string {
  const whole = Math.round(value / step) * step;
  const decimals = Math.max(0, -Math.round(Math.log10(step)));
  const text = decimals > 15 ? String(Number(whole.toPrecision(12))) : whole.toFixed(decimals);
  return Number(text) === 0 ? '0' : text;
}
