import { expect, test } from 'vitest';
import { sampleCurve } from './sample-curve.ts';

const crosses = (pieces: readonly (readonly (readonly [number, number])[])[], x: number) =>
  pieces.some((piece) => piece[0]![0] < x - 1e-9 && piece.at(-1)![0] > x + 1e-9);

test('no piece crosses a pole', () => {
  const { pieces } = sampleCurve((x) => 1 / (x - 1), -4, 4)!;
  expect(crosses(pieces, 1)).toBe(false);
  expect(pieces.length).toBeGreaterThanOrEqual(2);
});

test('no piece crosses the poles of the tangent', () => {
  const { pieces } = sampleCurve(Math.tan, -7, 7)!;
  for (const k of [-2, -1, 0, 1]) expect(crosses(pieces, Math.PI / 2 + k * Math.PI)).toBe(false);
});

test('no piece crosses a jump', () => {
  const { pieces } = sampleCurve((x) => Math.floor(x), -2.3, 2.4)!;
  for (const k of [-2, -1, 0, 1, 2]) expect(crosses(pieces, k)).toBe(false);
});

test('an even pole keeps its two branches apart', () => {
  const { pieces } = sampleCurve((x) => 1 / x ** 2, -3, 3)!;
  expect(crosses(pieces, 0)).toBe(false);
});

test('a smooth curve is one piece that follows the function', () => {
  const { pieces, window } = sampleCurve(Math.sin, -6, 6)!;
  expect(pieces).toHaveLength(1);
  for (const [x, y] of pieces[0]!) expect(y).toBe(Math.sin(x));
  expect(window[0]).toBeLessThan(-1);
  expect(window[1]).toBeGreaterThan(1);
});

test('a steep continuous curve is not cut', () => {
  const { pieces } = sampleCurve((x) => Math.atan(40 * x), -3, 3)!;
  expect(pieces).toHaveLength(1);
});

test('the domain may have gaps, and be empty', () => {
  const { pieces } = sampleCurve((x) => Math.sqrt(x * x - 1), -3, 3)!;
  expect(crosses(pieces, 0)).toBe(false);
  expect(pieces).toHaveLength(2);
  expect(sampleCurve(() => Number.NaN, 0, 1)).toBeUndefined();
});
