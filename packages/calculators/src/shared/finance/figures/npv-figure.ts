import { type Flow, presentValue } from '@nomogram/math/finance/rates-of-return.ts';
import type { Figure, Point } from '../../../kit/figure.ts';

const inPercent = (rate: number): string => `${Number((100 * rate).toPrecision(6))} %`;

/** Net present value against the rate, with every rate at which it is 0. Rates are fractions; the given one can be `moved`. */
export function npvFigure(flows: readonly Flow[], rates: readonly number[], given?: number, moved?: string): Figure {
  const marked = given === undefined ? rates : [...rates, given];
  const from = Math.max(-0.95, Math.min(-0.05, ...marked.map((r) => r - 0.15)));
  const to = Math.min(20, Math.max(0.4, ...marked.map((r) => r * 1.4 + 0.1)));
  const uniform = Array.from({ length: 161 }, (_, k) => from + ((to - from) * k) / 160);
  const at = (r: number): Point => [100 * r, presentValue(flows, r)];
  const points = uniform.map(at).filter(([, y]) => Number.isFinite(y));
  const curve = [...uniform, ...rates.flatMap((r) => around(r, from, to))].sort((a, b) => a - b).map(at);
  const shown = middleRange(points.map(([, y]) => y));
  return {
    summary: `The net present value against the discount rate${rates.length > 0 ? `; it is 0 at ${rates.map(inPercent).join(' and at ')}` : ''}.`,
    frame: { x: [100 * from, 100 * to], y: shown, xLabel: 'rate in %', yLabel: 'net present value' },
    marks: [
      {
        mark: 'curve',
        pieces: within(curve, shown),
        role: 'construction',
        label: 'NPV',
      },
      ...rates.map(
        (r) =>
          ({
            mark: 'point',
            at: [100 * r, 0],
            role: 'answer',
            label: inPercent(r),
          }) as const,
      ),
      ...(given === undefined
        ? []
        : [
            {
              mark: 'point',
              at: [100 * given, presentValue(flows, given)],
              role: 'given',
              ...(moved && { moves: { x: moved, name: 'the discount rate', range: [100 * from, 100 * to] as const } }),
            } as const,
          ]),
    ],
    table: {
      columns: ['Rate', 'Net present value'],
      rows: points.filter((_, k) => k % 10 === 0).map(([r, y]) => [`${r.toFixed(2)} %`, y.toFixed(2)]),
    },
  };
}

/** Points close to a rate on both sides, ever closer, so that the curve is seen to cross the axis there. */
const around = (rate: number, from: number, to: number): readonly number[] =>
  Array.from({ length: 40 }, (_, k) => 0.5 * (1 + rate) * 0.8 ** k)
    .flatMap((apart) => [rate - apart, rate + apart])
    .filter((r) => r > from && r < to);

/** The parts of a curve between two heights, cut off where it leaves them. */
function within(points: readonly Point[], [low, high]: readonly [number, number]): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  let last: Point | undefined;
  for (const point of points) {
    const inside = point[1] >= low && point[1] <= high;
    const wasInside = last !== undefined && last[1] >= low && last[1] <= high;
    if (inside && !wasInside) pieces.push(last && Number.isFinite(last[1]) ? [cutBetween(last, point, low, high)] : []);
    if (inside) pieces.at(-1)!.push(point);
    if (!inside && wasInside && Number.isFinite(point[1])) pieces.at(-1)!.push(cutBetween(point, last!, low, high));
    last = point;
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** Where the line from a point outside to one inside enters. */
function cutBetween([x1, y1]: Point, [x2, y2]: Point, low: number, high: number): Point {
  const edge = y1 < low ? low : high;
  return [x1 + ((x2 - x1) * (edge - y1)) / (y2 - y1), edge];
}

/** The heights without the steep ends, 0 among them. */
function middleRange(heights: readonly number[]): readonly [number, number] {
  const sorted = [...heights].sort((a, b) => a - b);
  const cut = Math.floor(sorted.length * 0.08);
  const [low, high] = [Math.min(0, sorted[cut] ?? 0), Math.max(0, sorted[sorted.length - 1 - cut] ?? 0)];
  const margin = (high - low) * 0.08 || 1;
  return [low - margin, high + margin];
}
