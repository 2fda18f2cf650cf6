import type { Frame, Moves } from '@nomogram/calculators/kit/figure.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../sheet/layout.ts';
import { pointAt } from '../sheet/sheets.ts';
import { wide } from '../size.ts';
import { withHeld } from './held.ts';
import { movedInputs, movedTo } from './moved.ts';
import { allowed, keyMove, rangeOf, stepsOf } from './reach.ts';

const plan = layoutOf({ x: [780, 2220], y: [4880, 5620], equal: true, axes: 'none' }, wide);
const free: Moves = { x: 'xa', y: 'ya' };
const curve = layoutOf({ x: [-4, 4], y: [0, 0.4], axes: 'edge' }, wide);
const bound: Moves = { x: 'upper' };

test('a pixel and its point belong together', () => {
  const [x, y] = pointAt(plan, plan.x(1234), plan.y(5432));
  expect(x).toBeNear(1234, 1e-14);
  expect(y).toBeNear(5432, 1e-14);
});

test('a hand aims at round values', () => {
  expect(stepsOf(free, plan)).toEqual([10, 10]);
  expect(allowed([0, 0], free, plan, [1233.7, 5428.2])).toEqual([1230, 5430]);
  expect(movedInputs(free, [1230, 5430], [10, 10])).toEqual({ xa: '1230', ya: '5430' });
});

test('what is several times its coordinate goes by round values of the input', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      fc.double({ min: -3, max: 3, noNaN: true }),
      (times, x) => {
        const side: Moves = { x: 'side', times, range: [0.001, 1000] };
        const steps = stepsOf(side, curve);
        const to = allowed([1, 0], side, curve, [x, 0]);
        const text = movedInputs(side, to, steps).side!;
        expect(Number(text)).toBeNear(times * to[0], 1e-9);
        expect(Number(text)).toBeGreaterThanOrEqual(0.001);
        expect(
          Math.abs(Number(text) / (times * steps[0]) - Math.round(Number(text) / (times * steps[0]))),
        ).toBeLessThan(1e-6);
      },
    ),
  );
});

test('a row of a list is written between the others', () => {
  const corner: Moves = { x: 'corners', y: 'corners', row: ['0, 0\n', '\n9, 9'] };
  expect(movedInputs(corner, [1230, 5430], [10, 10])).toEqual({ corners: '0, 0\n1230, 5430\n9, 9' });
});

test('zero has no sign', () => {
  expect(movedInputs(free, [-0.001, 0], [0.1, 0.1])).toEqual({ xa: '0', ya: '0' });
});

test('a value far below 1 keeps its digits', () => {
  expect(movedInputs(bound, [3.4567e-20, 0], [1e-22, 1])).toEqual({ upper: '3.46e-20' });
});

test('arrows move a point by steps, with Shift by ten times as many', () => {
  expect(keyMove('ArrowUp', false, [1000, 5000], free, plan)).toEqual([1000, 5050]);
  expect(keyMove('ArrowLeft', true, [1000, 5000], free, plan)).toEqual([500, 5000]);
  expect(keyMove('Enter', false, [1000, 5000], free, plan)).toBeUndefined();
});

describe('a slider', () => {
  test('keeps its other coordinate and stays in its range', () => {
    const [low, high] = rangeOf(bound, curve, 0);
    fc.assert(
      fc.property(fc.double({ min: -9, max: 9, noNaN: true }), fc.double({ noNaN: true }), (x, y) => {
        const [to, across] = allowed([0, 0.1], bound, curve, [x, y]);
        expect(across).toBe(0.1);
        expect(to).toBeGreaterThanOrEqual(low - stepsOf(bound, curve)[0]);
        expect(to).toBeLessThanOrEqual(high + stepsOf(bound, curve)[0]);
      }),
    );
  });

  test('takes either pair of arrows, and Home and End', () => {
    const [step] = stepsOf(bound, curve);
    for (const key of ['ArrowUp', 'ArrowRight']) {
      const [x, y] = keyMove(key, false, [1, 0], bound, curve)!;
      expect(x).toBeNear(1 + 5 * step, 1e-12);
      expect(y).toBe(0);
    }
    expect(keyMove('End', false, [1, 0], { ...bound, range: [0, 3] }, curve)).toEqual([3, 0]);
    expect(keyMove('Home', false, [1, 0], { ...bound, range: [0, 3] }, curve)).toEqual([0, 0]);
  });

  test('goes by whole numbers where only these count', () => {
    const whole: Moves = { x: 'k', step: 1 };
    expect(keyMove('ArrowLeft', false, [2, 0], whole, curve)).toEqual([1, 0]);
    expect(allowed([0, 0], whole, curve, [1.7, 3])).toEqual([2, 0]);
  });

  test('writes what the field reads', () => {
    expect(movedInputs({ y: 'x', prefix: 'p = ' }, [0, 0.25], [1, 0.01])).toEqual({ x: 'p = 0.25' });
  });
});

test('a label that says a value says the one under the hand, a name stays', () => {
  const point = (label: string, moves: Moves) => ({ mark: 'point', at: [1, 0], role: 'given', label, moves }) as const;
  const held = (mark: ReturnType<typeof point>) => movedTo(mark, [-0.47, 0], [0.01, 0.01]);
  expect(held(point('x = 1', bound))).toMatchObject({ at: [-0.47, 0], label: 'x = -0.47' });
  expect(held(point('A', free))).toMatchObject({ at: [-0.47, 0], label: 'A' });
});

test('while a point is held the frames stay', () => {
  const frame: Frame = { x: [-4, 4], y: [0, 1] };
  const mark = { mark: 'point', at: [9, 0], role: 'given' } as const;
  const figure = { summary: '', frame: { x: [-9, 9], y: [0, 2] }, marks: [{ ...mark, at: [1, 0] }] } as const;
  const shown = withHeld(figure, { sheet: 0, index: 0, mark, frames: [frame] });
  expect(shown).toMatchObject({ frame, marks: [mark] });
});

test('a slider stays within its range where its ends are no round values', () => {
  const sheet = layoutOf({ x: [-4, 4], y: [0, 1], axes: 'edge' }, wide);
  const probability: Moves = { y: 'x', prefix: 'p = ', range: [0.001, 0.999] };
  const [low, high] = [-1, 2].map((y) => allowed([0, 0.5], probability, sheet, [0, y])[1]!);
  expect([low! >= 0.001, high! <= 0.999]).toEqual([true, true]);
  for (const end of [low!, high!])
    expect(movedInputs(probability, [0, end], stepsOf(probability, sheet)).x).toBe(`p = ${end}`);
});
