import { colours } from '../colours.ts';
import { dot, height, label, line, type Point, path } from './ink.ts';

/** Five measurements, their mean, and the squares of their distances from it. */
export function deviations(): string {
  const base = height - 150;
  const values = [9.7, 9.8, 10, 10.1, 10.3];
  const mean = 9.98;
  const at = (value: number, above = 0): Point => [600 + 1150 * (value - mean), base - above];
  const squares = values.map((value) => {
    const [x] = at(value);
    const [middle] = at(mean);
    const side = middle - x;
    const corners: Point[] = [
      [x, base],
      [middle, base],
      [middle, base - Math.abs(side)],
      [x, base - Math.abs(side)],
    ];
    return (
      path(corners, { fill: colours.act, opacity: 0.12 }) + path([...corners, corners[0]!], { stroke: colours.act })
    );
  });
  return [
    ...squares,
    line([100, base], [1130, base], { stroke: colours.ink, width: 3 }),
    line([at(mean)[0], base + 40], [at(mean)[0], 90], { stroke: colours.answer, width: 4 }),
    ...values.map((value) => dot(at(value), 14, colours.act, true)),
    ...values.map((value) => label([at(value)[0], base + 62], value.toFixed(1), { fill: colours.muted, size: 32 })),
    label([at(mean)[0] - 18, 120], 'mean', { fill: colours.answer, size: 46, anchor: 'end' }),
  ].join('');
}
