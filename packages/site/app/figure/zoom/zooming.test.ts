import type { Figure, Point } from '@nomogram/calculators/kit/figure.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutsOf } from '../sheet/layout.ts';
import { pointAt, sheetsOf } from '../sheet/sheets.ts';
import { wide } from '../size.ts';
import { moved, nearer, STRONGEST, strengthOf, type View, wholeOf, withView, zoomed } from './zooming.ts';

const figure: Figure = {
  summary: 'Two sheets.',
  frame: { x: [-2, 6], y: [0, 10] },
  marks: [],
  below: [{ frame: { x: [-2, 6], y: [-1, 1] }, marks: [] }],
};
const whole = wholeOf(figure);
const isWithin = ({ x, y }: View) =>
  [x, ...y].every(([low, high], index) => {
    const [from, to] = index === 0 ? whole.x : whole.y[index - 1]!;
    return low >= from - 1e-9 && high <= to + 1e-9 && high > low;
  });
const point = fc.tuple(fc.double({ min: -2, max: 6, noNaN: true }), fc.double({ min: 0, max: 10, noNaN: true }));
const times = fc.double({ min: 0.1, max: 10, noNaN: true });

test('however it is zoomed and moved, a view stays within the figure and its limits', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(times, point, point), { maxLength: 8 }), (steps) => {
      let view = whole;
      for (const [much, about, by] of steps) view = moved(figure, zoomed(figure, view, much, about, 0), by, 0);
      expect(isWithin(view)).toBe(true);
      expect(strengthOf(figure, view)).toBeLessThan(STRONGEST + 1e-6);
      expect(view.y[1]).toEqual([-1, 1]);
    }),
  );
});

test('the point that is zoomed about stays under the fingers', () => {
  fc.assert(
    fc.property(point, (about) => {
      const near = zoomed(figure, whole, 3, about, 0);
      const seenAt = (view: View, at: Point) => [
        (at[0] - view.x[0]) / (view.x[1] - view.x[0]),
        (at[1] - view.y[0]![0]) / (view.y[0]![1] - view.y[0]![0]),
      ];
      expect(seenAt(near, about)[0]).toBeNear(seenAt(whole, about)[0]!, 1e-14, 1);
      expect(seenAt(near, about)[1]).toBeNear(seenAt(whole, about)[1]!, 1e-14, 1);
    }),
  );
});

test('out again by as much gives the whole', () => {
  const near = zoomed(figure, whole, 4, [1, 2], 0);
  expect(strengthOf(figure, near)).toBeNear(4, 1e-12);
  expect(zoomed(figure, near, 1 / 8, [5, 9], 0)).toEqual(whole);
  expect(withView(figure, whole)).toEqual(figure);
});

test('by keys all sheets are zoomed, about what is read, and 0 gives the whole', () => {
  const near = nearer(figure, whole, 2, 4);
  expect(near).toEqual({
    x: [1, 5],
    y: [
      [2.5, 7.5],
      [-0.5, 0.5],
    ],
  });
  expect(nearer(figure, near, 0)).toEqual(whole);
});

test('axes with one scale keep it', () => {
  const plan: Figure = { summary: 'A circle.', frame: { x: [-1, 1], y: [-1, 1], equal: true }, marks: [] };
  const near = withView(plan, zoomed(plan, wholeOf(plan), 5, [0.3, 0.4], 0));
  const [{ layout }] = layoutsOf(sheetsOf(near), wide) as [ReturnType<typeof layoutsOf>[number]];
  const [left, right] = [pointAt(layout, 0, 0), pointAt(layout, 10, 10)];
  expect(right[0] - left[0]).toBeNear(left[1] - right[1], 1e-13);
});
