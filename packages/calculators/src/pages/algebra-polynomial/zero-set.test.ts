import { expect, test } from 'vitest';
import { zeroSet } from './zero-set.ts';

test.each([
  ['x - y + 1', (x: number, y: number) => x - y + 1],
  ['x + y - 2', (x: number, y: number) => x + y - 2],
  ['x - y', (x: number, y: number) => x - y],
  ['2x - y - 1', (x: number, y: number) => 2 * x - y - 1],
])('the line %s is one piece from side to side, also through the corners of the cells', (_, f) => {
  const pieces = zeroSet(f, 4);
  expect(pieces).toHaveLength(1);
  const [piece] = pieces;
  expect(Math.hypot(piece![0]![0] - piece!.at(-1)![0], piece![0]![1] - piece!.at(-1)![1])).toBeGreaterThan(8);
  for (const [x, y] of piece!) expect(f(x, y)).toBeNear(0, 1e-14, 2 * Math.abs(x) + Math.abs(y) + 2);
});
