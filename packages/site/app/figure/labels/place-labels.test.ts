import type { Box } from '@nomogram/calculators/kit/marks/kind.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap, placeLabels } from './place-labels.ts';

const sheet: Box = { left: 0, top: 0, right: 300, bottom: 200 };
const box = (left: number, top: number, width = 40, height = 14): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('takes the first place that is free', () => {
  const placed = placeLabels([{ key: 'A', candidates: [box(10, 10), box(60, 10)] }], { sheet, boxes: [], dots: [] });
  expect(placed).toEqual([{ key: 'A', box: box(10, 10) }]);
});

test('goes on to the next place where the first is taken, outside the sheet or on a line', () => {
  const requests = [{ key: 'A', candidates: [box(-5, 10), box(100, 50), box(200, 100), box(10, 10)] }];
  const placed = placeLabels(requests, { sheet, boxes: [box(90, 45)], dots: [[210, 105]] });
  expect(placed[0]?.box).toEqual(box(10, 10));
});

test('leaves a label out rather than on another', () => {
  const same = { candidates: [box(10, 10)] };
  const placed = placeLabels(
    [
      { key: 'A', ...same },
      { key: 'B', ...same },
    ],
    { sheet, boxes: [], dots: [] },
  );
  expect(placed.map(({ key }) => key)).toEqual(['A']);
});

test('labels never cover each other, an obstacle, or the border', () => {
  const anywhere = fc.record({ x: fc.integer({ min: -50, max: 320 }), y: fc.integer({ min: -50, max: 220 }) });
  const labels = fc.array(fc.array(anywhere, { minLength: 1, maxLength: 6 }), { maxLength: 12 });
  fc.assert(
    fc.property(labels, anywhere, (all, { x, y }) => {
      const obstacle = box(x, y);
      const requests = all.map((places, key) => ({ key, candidates: places.map((at) => box(at.x, at.y)) }));
      const boxes = placeLabels(requests, { sheet, boxes: [obstacle], dots: [] }).map((placed) => placed.box);
      for (const [index, one] of boxes.entries()) {
        expect(one.left >= 0 && one.top >= 0 && one.right <= 300 && one.bottom <= 200).toBe(true);
        expect(overlap(one, obstacle)).toBe(false);
        for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
      }
    }),
  );
});
