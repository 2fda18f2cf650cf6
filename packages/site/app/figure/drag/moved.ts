import type { Mark, Moves, Point } from '@nomogram/calculators/kit/figure.ts';
import type { MovedInputs } from './held.ts';

/** A point at another place; a label that says its value says the new one. The step says how finely each coordinate is written. */
export function movedTo<M extends Mark & { mark: 'point' }>(mark: M, at: Point, step: Point): M {
  const axis = mark.moves && axisOf(mark.moves);
  const [name, value] = mark.label?.split(' = ') ?? [];
  if (axis === undefined || value === undefined) return { ...mark, at };
  const { times = 1 } = mark.moves!;
  return { ...mark, at, label: `${name} = ${written(times * at[axis], times * step[axis])}` };
}

/** The only axis that a point goes along, 0 for x and 1 for y; undefined where it goes anywhere. */
export const axisOf = ({ x, y }: Moves): 0 | 1 | undefined =>
  x !== undefined && y === undefined ? 0 : x === undefined && y !== undefined ? 1 : undefined;

/** The inputs that follow a point, as a person would type them. */
export function movedInputs(moves: Moves, [x, y]: Point, [sx, sy]: Point): MovedInputs {
  const { x: across, y: up, prefix = '', times = 1, row } = moves;
  const [right, high] = [written(times * x, times * sx), written(times * y, times * sy)];
  if (row && across) return { [across]: `${row[0]}${right}, ${high}${row[1]}` };
  return { ...(across ? { [across]: prefix + right } : {}), ...(up ? { [up]: prefix + high } : {}) };
}

export function written(value: number, step: number): string {
  const whole = Math.round(value / step) * step;
  const decimals = Math.max(0, -Math.round(Math.log10(step)));
  const text = decimals > 15 ? String(Number(whole.toPrecision(12))) : whole.toFixed(decimals);
  return Number(text) === 0 ? '0' : text;
}
