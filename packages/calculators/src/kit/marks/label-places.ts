import type { Box, LabelBoxes, Pixel, Scale } from './kind.ts';

/** Beside the curve, from its right end inwards: there a reader looks for the name of a line. */
export function besideEnd(pixels: readonly Pixel[], { width, height }: Scale, around: LabelBoxes): readonly Box[] {
  const seen = pixels.filter(([x, y]) => x > 0 && x < width && y > 0 && y < height);
  const shares = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 0.34, 0.28, 0.22, 0.16, 0.1, 0.05, 0];
  return shares.flatMap((share) => {
    const at = seen[Math.floor(share * (seen.length - 1))];
    return at ? [...around(at, 8), ...around(at, 18)] : [];
  });
}

/** Inside an area where the whole label fits, nearest its centre first; else beside the centre. */
export function insideArea(pixels: readonly Pixel[], around: LabelBoxes): readonly Box[] {
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
