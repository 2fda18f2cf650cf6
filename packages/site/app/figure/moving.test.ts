import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';
import { allowed, arrowMove, movedInputs, pointAt, stepOf } from './moving.ts';
import { wide } from './size.ts';

const layout = layoutOf({ x: [780, 2220], y: [4880, 5620], equal: true, axes: 'none' }, wide);
const point: Mark & { mark: 'point' } = { mark: 'point', at: [1000, 5000], role: 'given', moves: { x: 'xa', y: 'ya' } };

test('a pixel and its point belong together', () => {
  const [x, y] = pointAt(layout, layout.x(1234), layout.y(5432));
  expect(x).toBeCloseTo(1234, 6);
  expect(y).toBeCloseTo(5432, 6);
});

test('a hand aims at round values', () => {
  expect(stepOf(layout)).toBe(10);
  expect(allowed(point, [1233.7, 5428.2], 10)).toEqual([1230, 5430]);
  expect(movedInputs(point, [1230, 5430], 10)).toEqual({ xa: '1230', ya: '5430' });
});

test('a point that sets one input keeps its other coordinate', () => {
  const bound = { ...point, at: [3, 0] as const, moves: { x: 'upper' } };
  expect(allowed(bound, [2.517, 4], 0.01)).toEqual([2.52, 0]);
  expect(movedInputs(bound, [2.52, 0], 0.01)).toEqual({ upper: '2.52' });
});

test('zero has no sign', () => {
  expect(movedInputs(point, [-0.001, 0], 0.1)).toEqual({ xa: '0', ya: '0' });
});

test('arrows move by steps, with Shift by ten times as many', () => {
  expect(arrowMove('ArrowUp', false)).toEqual([0, 5]);
  expect(arrowMove('ArrowLeft', true)).toEqual([-50, 0]);
  expect(arrowMove('Enter', false)).toBeUndefined();
});
