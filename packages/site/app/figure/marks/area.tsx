import type { Box } from '../labels/place-labels.ts';
import { type Pixel, pathOf, pixelsOf } from '../sheet/path.ts';
import type { Around, Kind, MarkOf } from './kind.ts';
import { faintFillOf } from './roles.ts';

export const area: Kind<MarkOf<'area'>> = {
  fill: ({ points, role }, layout) => <path d={pathOf(pixelsOf(layout, points), true)} className={faintFillOf[role]} />,
  label: {
    text: ({ label }) => label,
    rank: 6,
    candidates: ({ points }, layout, around) => insideArea(pixelsOf(layout, points), around),
  },
};

/** Inside an area where the whole label fits, nearest its centre first; else beside the centre. */
function insideArea(pixels: readonly Pixel[], around: Around): readonly Box[] {
  const [cx, cy] = centroid(pixels);
  const xs = pixels.map(([x]) => x);
  const ys = pixels.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shares = Array.from({ length: 11 }, (_, index) => (index + 0.5) / 11);
  const grid = shares.flatMap((x) => shares.map((y): Pixel => [left + (right - left) * x, top + (bottom - top) * y]));
  const away = ([x, y]: Pixel) => Math.hypot(x - cx, y - cy);
  const fitting = [[cx, cy] as const, ...grid.sort((one, other) => away(one) - away(other))]
    .flatMap((at) => around(at, -1))
    .filter((box) => cornersOf(box).every((corner) => isInside(corner, pixels)));
  return [...fitting, ...around([cx, cy], 6)];
}

const cornersOf = ({ left, right, top, bottom }: Box): readonly Pixel[] => [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
];

/** Even–odd rule: a ray to the right crosses the border an odd number of times. */
function isInside([x, y]: Pixel, pixels: readonly Pixel[]): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of pixels.entries()) {
    const [x2, y2] = pixels[(index + 1) % pixels.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

function centroid(pixels: readonly Pixel[]): Pixel {
  const count = Math.max(1, pixels.length);
  return [pixels.reduce((sum, [x]) => sum + x, 0) / count, pixels.reduce((sum, [, y]) => sum + y, 0) / count];
}
