import type { Frame, Mark, Point } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from './layout.ts';

/** Which inputs a point sets, and the texts they get. */
export type Moved = { readonly [input: string]: string };

/** A point on its way: while it is held the frame stays, so that the sheet does not run away under the hand. */
export interface Held {
  readonly index: number;
  readonly at: Point;
  readonly frame: Frame;
}

/** The finest round step that a hand can aim at: a power of ten of about two pixels. */
export const stepOf = (layout: Layout): number => 10 ** Math.floor(Math.log10((2 * 1.0001) / layout.unit) + 0.5);

/** The point of the problem at a pixel of the sheet. */
export const pointAt = ({ shown, width, height }: Layout, x: number, y: number): Point => [
  shown.x[0] + (x / width) * (shown.x[1] - shown.x[0]),
  shown.y[1] - (y / height) * (shown.y[1] - shown.y[0]),
];

/** What a point may move along: one that sets a single input keeps its other coordinate. */
export function allowed(mark: Mark & { mark: 'point' }, [x, y]: Point, step: number): Point {
  return [mark.moves?.x ? snapped(x, step) : mark.at[0], mark.moves?.y ? snapped(y, step) : mark.at[1]];
}

/** The inputs that follow a point, as a person would type them. */
export function movedInputs({ moves }: Mark & { mark: 'point' }, [x, y]: Point, step: number): Moved {
  return {
    ...(moves?.x ? { [moves.x]: written(x, step) } : {}),
    ...(moves?.y ? { [moves.y]: written(y, step) } : {}),
  };
}

const snapped = (value: number, step: number): number => Number(written(value, step));

function written(value: number, step: number): string {
  const decimals = Math.min(15, Math.max(0, -Math.round(Math.log10(step))));
  const text = (Math.round(value / step) * step).toFixed(decimals);
  return Number(text) === 0 ? '0' : text;
}

/** One press of an arrow key, in steps; ten with Shift. */
export function arrowMove(key: string, shift: boolean): Point | undefined {
  const size = shift ? 50 : 5;
  switch (key) {
    case 'ArrowLeft':
      return [-size, 0];
    case 'ArrowRight':
      return [size, 0];
    case 'ArrowUp':
      return [0, size];
    case 'ArrowDown':
      return [0, -size];
    default:
      return undefined;
  }
}
