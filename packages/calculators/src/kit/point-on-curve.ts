import { sampleCurve } from '@nomogram/math/numeric/sample-curve.ts';
import { formatDouble } from './decimal.ts';
import type { Figure, Point } from './figure.ts';

/** The curve of a function around the origin, wide enough for x, with the point (x, f(x)) on it. */
export function pointOnCurve(
  name: string,
  f: (x: number) => number,
  x: number,
  value: number,
  reach: number,
): Figure | undefined {
  const curve = sampleCurve(f, -reach, reach);
  if (!curve || !Number.isFinite(value) || Math.abs(x) > reach) return undefined;
  const [low, high] = curve.window;
  const room = 0.1 * (high - low);
  return {
    ...curveWithPoint(name, curve.pieces, [x, value]),
    frame: { x: [-reach, reach], y: [Math.min(low, value - room), Math.max(high, value + room)], xLabel: 'x' },
  };
}

/** The curve of a function with a point on it, and what is said of them. */
export const curveWithPoint = (
  name: string,
  pieces: readonly (readonly Point[])[],
  [x, value]: Point,
): Pick<Figure, 'summary' | 'marks'> => ({
  summary: `The curve of ${name} with the point at ${formatDouble(x, 6)}, where it is ${formatDouble(value, 6)}.`,
  marks: [
    { mark: 'curve', pieces, role: 'given', label: `${name}(x)` },
    { mark: 'segment', from: [x, 0], to: [x, value], role: 'construction', dashed: true },
    { mark: 'point', at: [x, value], role: 'answer', label: formatDouble(value, 6) },
  ],
});
