import type { Pixel, Point, Scale } from './kind.ts';

/** Further out than this a drawing program may fail, and nothing is to be seen. */
const farthest = 4000;

/** A point in pixels; what lies far outside is brought near, which keeps every visible line where it is. */
export const pixelOf = ({ x, y }: Pick<Scale, 'x' | 'y'>, [px, py]: Point): Pixel => [bounded(x(px)), bounded(y(py))];

const bounded = (value: number): number => Math.min(farthest, Math.max(-farthest, value));

/** One decimal is finer than a screen shows. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The points of a piece in pixels, without those that the eye cannot tell from their predecessor. */
export function pixelsOf(scale: Scale, points: readonly Point[]): readonly Pixel[] {
  const kept: Pixel[] = [];
  for (const point of points) {
    if (!Number.isFinite(point[0]) || Number.isNaN(point[1])) continue;
    const next = pixelOf(scale, point);
    const last = kept.at(-1);
    if (!last || Math.abs(last[0] - next[0]) + Math.abs(last[1] - next[1]) >= 0.4) kept.push(next);
  }
  return kept;
}

/** SVG path data through pixels. */
export const pathOf = (pixels: readonly Pixel[], closed = false): string =>
  pixels.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('') +
  (closed && pixels.length > 0 ? 'Z' : '');
