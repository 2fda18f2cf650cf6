import type { Box, Pixel } from '@nomogram/calculators/kit/marks/kind.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inkOf } from './ink.ts';
import { lineWeight, overlap, placeLabels } from './place-labels.ts';

const sheet: Box = { left: 0, top: 0, right: 300, bottom: 200 };
const none = () => 0;
const lines = (dots: readonly Pixel[]) => inkOf(300, 200, [{ dots, weight: lineWeight }]);
const upright = (x: number): readonly Pixel[] => Array.from({ length: 200 }, (_, y): Pixel => [x, y]);
const box = (left: number, top: number, width = 40, height = 14): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('takes the first place that is free', () => {
  const placed = placeLabels([{ forms: [{ key: 'A', candidates: [box(10, 10), box(60, 10)] }] }], {
    sheet,
    boxes: [],
    ink: none,
  });
  expect(placed).toMatchObject([{ key: 'A', box: box(10, 10) }]);
});

test('goes on to the next place where the first is taken, outside the sheet or on a line', () => {
  const candidates = [box(-5, 10), box(100, 50), box(200, 100), box(10, 10)];
  const requests = [{ forms: [{ key: 'A', candidates }] }];
  const placed = placeLabels(requests, { sheet, boxes: [box(90, 45)], ink: lines([[210, 105]]) });
  expect(placed[0]?.box).toEqual(box(10, 10));
});

test('leaves a label out rather than on another', () => {
  const same = (key: string) => ({ forms: [{ key, candidates: [box(10, 10)] }] });
  const placed = placeLabels([same('A'), same('B')], { sheet, boxes: [], ink: none });
  expect(placed.map(({ key }) => key)).toEqual(['A']);
});

test('labels never cover each other, an obstacle, or the border', () => {
  const anywhere = fc.record({ x: fc.integer({ min: -50, max: 320 }), y: fc.integer({ min: -50, max: 220 }) });
  const labels = fc.array(fc.array(anywhere, { minLength: 1, maxLength: 6 }), { maxLength: 12 });
  fc.assert(
    fc.property(labels, anywhere, (all, { x, y }) => {
      const obstacle = box(x, y);
      const requests = all.map((places, key) => ({
        forms: [{ key, candidates: places.map((at) => box(at.x, at.y)) }],
      }));
      const boxes = placeLabels(requests, { sheet, boxes: [obstacle], ink: none }).map((placed) => placed.box);
      for (const [index, one] of boxes.entries()) {
        expect(one.left >= 0 && one.top >= 0 && one.right <= 300 && one.bottom <= 200).toBe(true);
        expect(overlap(one, obstacle)).toBe(false);
        for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
      }
    }),
  );
});

test('what comes later has its only place where the others have another one', () => {
  const one = { forms: [{ key: 'A', candidates: [box(10, 10), box(60, 60)] }] };
  const other = { forms: [{ key: 'B', candidates: [box(10, 10)] }] };
  const placed = placeLabels([one, other], { sheet, boxes: [], ink: none });
  expect(new Map(placed.map(({ key, box: at }) => [key, at]))).toEqual(
    new Map([
      ['B', box(10, 10)],
      ['A', box(60, 60)],
    ]),
  );
});

test('says less rather than stand on a line, but more where only a corner touches it', () => {
  const forms = [
    { key: 'min (1, 2)', candidates: [box(50, 50, 90)] },
    { key: 'min', candidates: [box(50, 50, 20)] },
  ];
  const keyWith = (dots: readonly Pixel[]) =>
    placeLabels([{ forms }], { sheet, boxes: [], ink: lines(dots) }).map(({ key }) => key);
  expect(keyWith(upright(100))).toEqual(['min']);
  expect(keyWith([[140, 66]])).toEqual(['min (1, 2)']);
  expect(keyWith([])).toEqual(['min (1, 2)']);
});

test('a label is tied to its point where it is far away, or another point is about as near', () => {
  const at = (x: number, anchor: Pixel) => ({ anchor, forms: [{ key: 'A', candidates: [box(x, 50, 40, 14)] }] });
  const tied = (requests: readonly ReturnType<typeof at>[]) =>
    placeLabels(requests, { sheet, boxes: [], ink: none }).map(({ leader }) => leader !== undefined);
  expect(tied([at(110, [100, 57])])).toEqual([false]);
  expect(tied([at(120, [100, 57])])).toEqual([false]);
  expect(tied([at(135, [100, 57])])).toEqual([true]);
  expect(tied([at(120, [100, 57]), at(240, [140, 84])])).toEqual([true, true]);
});

test('the ink of a box is that of the dots in it, however large it is', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 149 }), y: fc.integer({ min: 0, max: 99 }) });
  fc.assert(
    fc.property(fc.array(place), place, place, (places, one, other) => {
      const cells = new Set(places.map(({ x, y }) => `${x} ${y}`));
      const ink = inkOf(300, 200, [{ dots: places.map(({ x, y }) => [2 * x + 1, 2 * y + 1] as const), weight: 3 }]);
      const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
      const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
      const inside = [...cells]
        .map((text) => text.split(' ').map(Number))
        .filter(([x, y]) => {
          return x! >= left && x! < right && y! >= top && y! < bottom;
        });
      expect(ink({ left: 2 * left, right: 2 * right, top: 2 * top, bottom: 2 * bottom })).toBe(3 * inside.length);
    }),
  );
});
