import type { Frame } from '@nomogram/calculators/kit/figure.ts';
import { pathOf, pixelsOf } from '@nomogram/calculators/kit/marks/pixels.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { narrow, wide } from '../size.ts';
import { axisTexts } from './axis-labels.ts';
import { layoutOf } from './layout.ts';

const interval = fc
  .tuple(fc.double({ min: -1e4, max: 1e4, noNaN: true }), fc.double({ min: 1e-3, max: 1e4, noNaN: true }))
  .map(([low, length]) => [low, low + length] as const);
const frames = fc.record({
  x: interval,
  y: interval,
  equal: fc.boolean(),
  axes: fc.constantFrom('axes' as const, 'edge' as const, 'none' as const),
});

test('the whole frame is on the sheet', () => {
  fc.assert(
    fc.property(frames, fc.constantFrom(narrow, wide), (frame: Frame, size) => {
      const layout = layoutOf(frame, size);
      for (const x of frame.x) expect(layout.x(x)).toBeGreaterThan(0);
      for (const x of frame.x) expect(layout.x(x)).toBeLessThan(layout.width);
      for (const y of frame.y) expect(layout.y(y)).toBeGreaterThan(0);
      for (const y of frame.y) expect(layout.y(y)).toBeLessThan(layout.height);
    }),
  );
});

test('a narrow frame far from the origin keeps its width, and its ticks tell each other apart', () => {
  const offset = fc.double({ min: 1, max: 1e9, noNaN: true });
  const part = fc.double({ min: 1e-10, max: 1e-3, noNaN: true });
  fc.assert(
    fc.property(offset, part, (low, share) => {
      const frame: Frame = { x: [low, low * (1 + share)], y: [0, 1], axes: 'edge' };
      const layout = layoutOf(frame, wide);
      expect(layout.x(frame.x[1]) - layout.x(frame.x[0])).toBeGreaterThan(wide.width / 2);
      const labels = layout.xTicks.major.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }),
  );
});

test('an equal frame has one scale', () => {
  fc.assert(
    fc.property(interval, interval, (x, y) => {
      const layout = layoutOf({ x, y, equal: true }, wide);
      const length = x[1] - x[0];
      const across = layout.x(x[1]) - layout.x(x[0]);
      const up = layout.y(y[0]) - layout.y(y[0] + length);
      expect(Math.abs(up / across - 1)).toBeLessThan(1e-6);
    }),
  );
});

test('a frame without extent still shows its point', () => {
  const layout = layoutOf({ x: [3, 3], y: [0, 0], equal: true }, narrow);
  expect(Math.abs(layout.x(3) - layout.width / 2)).toBeLessThan(30);
  expect(Math.abs(layout.y(0) - layout.height / 2)).toBeLessThan(30);
});

test('the numbers of the axes stay on the sheet', () => {
  fc.assert(
    fc.property(frames, fc.constantFrom(narrow, wide), (frame: Frame, size) => {
      const layout = layoutOf(frame, size);
      for (const { box } of axisTexts(frame, layout, [])) {
        expect(box.left).toBeGreaterThan(0);
        expect(box.bottom).toBeLessThan(layout.height);
      }
    }),
  );
});

test('a pole stays in the range that can be drawn', () => {
  const layout = layoutOf({ x: [0, 1], y: [0, 1] }, wide);
  const path = pathOf(
    pixelsOf(layout, [
      [0, 1e300],
      [0.5, 0.5],
      [1, Number.NEGATIVE_INFINITY],
    ]),
  );
  expect(path).not.toMatch(/e\+|NaN|Infinity/);
  expect(path.match(/[ML]/g)).toHaveLength(3);
});
