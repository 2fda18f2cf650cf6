import { expect, test } from 'vitest';
import { drawable } from './drawable.ts';
import type { Figure } from './figure.ts';

const figure = (y: number): Figure => ({
  summary: 'A point.',
  frame: { x: [0, 1], y: [0, 1] },
  marks: [{ mark: 'point', at: [0.5, y], role: 'answer' }],
});

test('a coordinate that is no number keeps the figure back', () => {
  expect(drawable(figure(0.5))).toBeDefined();
  expect(drawable(figure(Number.POSITIVE_INFINITY))).toBeUndefined();
  expect(drawable(figure(Number.NaN))).toBeUndefined();
  expect(drawable(undefined)).toBeUndefined();
});

test('coordinates carry no more digits than every machine agrees on', () => {
  const [mark] = drawable(figure(2 / 3))!.marks;
  expect(mark).toMatchObject({ at: [0.5, 0.666666666667] });
});
