import type { Figure, Mark, Point } from '@nomogram/calculators/kit/figure.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lightFigure } from './light-figure.ts';

const frame = { x: [-3, 5], y: [-20, 20] } as const;
const figureOf = (...marks: readonly Mark[]): Figure => ({ summary: 'A curve.', frame, marks });
const curve = (...pieces: readonly (readonly Point[])[]): Mark => ({ mark: 'curve', pieces, role: 'given' });
const piecesOf = (figure: Figure) => figure.marks.flatMap((mark) => (mark.mark === 'curve' ? mark.pieces : []));

/** How far a point is from a line of segments, in parts of the sheet. */
function distance([x, y]: Point, line: readonly Point[]): number {
  const seen = line.map(([px, py]) => [(px - x) / 8, (py - y) / 40] as const);
  const parts = seen.slice(1).map(([bx, by], index) => {
    const [ax, ay] = seen[index]!;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length));
    return Math.hypot(ax + along * (bx - ax), ay + along * (by - ay));
  });
  return Math.min(...parts);
}

/** A sixth of a pixel of the wider drawing. */
const visible = 1 / 6 / 568;

test('no point of a curve moves by what the eye can see, however it runs', () => {
  const coordinate = fc.double({ min: -60, max: 60, noNaN: true });
  const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 60 });
  fc.assert(
    fc.property(line, (points) => {
      const [light = []] = piecesOf(lightFigure(figureOf(curve(points))));
      return points.every((point) => distance(point, light) < visible);
    }),
  );
});

test('a smooth curve needs a third of its samples, and few digits', () => {
  const samples = Array.from({ length: 400 }, (_, k): Point => [-3 + k / 50, 20 * Math.sin(-3 + k / 50)]);
  const [light = []] = piecesOf(lightFigure(figureOf(curve(samples))));
  expect(light.length).toBeLessThan(samples.length / 3);
  expect(light[0]).toEqual([-3, -2.8224]);
  expect(light.at(-1)![0]).toBe(4.98);
});

test('steps, poles, gaps and points that can be moved stay', () => {
  const steps: readonly Point[] = [
    [-3, 0],
    [0, 0],
    [0, 1],
    [5, 1],
  ];
  const pole: readonly Point[] = [
    [0.5, 20],
    [0.1, 1e9],
    [0.01, 1e300],
  ];
  const point: Mark = { mark: 'point', at: [1 / 3, 2 / 3], role: 'given', moves: { x: 'x' } };
  const light = lightFigure(figureOf(curve(steps, [[1, 2]], pole, []), point));
  const [keptSteps, single, keptPole, none] = piecesOf(light);
  expect(keptSteps).toEqual(steps);
  expect([single, none]).toEqual([[[1, 2]], []]);
  expect(keptPole).toHaveLength(3);
  expect(light.marks[1]).toBe(point);
});

test('sheets below are lightened by their own frames; what turns, and what has no size, is left as it is', () => {
  const flat: readonly Point[] = [
    [0, 0],
    [1, 1e-4],
    [2, 0],
  ];
  const below = { frame: { x: [0, 2], y: [0, 1e-4] }, marks: [curve(flat)] } as const;
  const light = lightFigure({ ...figureOf(curve(flat)), below: [below] });
  expect(piecesOf(light)).toEqual([[flat[0], flat[2]]]);
  expect(light.below?.[0]?.marks[0]).toMatchObject({ pieces: [flat] });
  const degenerate: Figure = { ...figureOf(curve(flat)), frame: { x: [1, 1], y: [0, 1] } };
  expect(lightFigure(degenerate)).toEqual(degenerate);
});
