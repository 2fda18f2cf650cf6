import type { Pixel } from './kind.ts';
import { rounded } from './pixels.ts';

/** An arc about a centre between two angles in radians, counter-clockwise from the x axis, as SVG path data. */
export function arcPath([x, y]: Pixel, radius: number, from: number, to: number): string {
  const at = (angle: number): string =>
    `${rounded(x + radius * Math.cos(angle))} ${rounded(y - radius * Math.sin(angle))}`;
  const size = `${rounded(radius)} ${rounded(radius)}`;
  const turn = to > from ? 0 : 1;
  const middle = (from + to) / 2;
  return `M${at(from)}A${size} 0 0 ${turn} ${at(middle)}A${size} 0 0 ${turn} ${at(to)}`;
}

const barb = 9;
const spread = 0.4;

/** The two barbs of an arrow that ends at `to`. */
export function arrowPath([fromX, fromY]: Pixel, [x, y]: Pixel): string {
  const back = Math.atan2(fromY - y, fromX - x);
  const end = (angle: number): string =>
    `${rounded(x + barb * Math.cos(angle))} ${rounded(y + barb * Math.sin(angle))}`;
  return `M${end(back - spread)}L${rounded(x)} ${rounded(y)}L${end(back + spread)}`;
}

/** A whole circle, as two halves. */
export function circlePath([x, y]: Pixel, radius: number): string {
  const [left, middle, r] = [rounded(x) - rounded(radius), rounded(y), rounded(radius)];
  return `M${left} ${middle}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
