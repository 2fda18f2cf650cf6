import type { Mark, Sheet } from '@nomogram/calculators/kit/figure.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutsOf } from '../sheet/layout.ts';
import { wide } from '../size.ts';
import { nextPlace, tracedCurves, tracedRange } from './curves.ts';
import { heightAt, readingAt, toPixel } from './reading.ts';

const curve = (...pieces: readonly (readonly [number, number])[][]) => ({
  mark: 'curve' as const,
  pieces,
  role: 'given' as const,
  label: 'f',
});
const sheetOf = (...marks: readonly Mark[]): Sheet => ({ frame: { x: [0, 4], y: [0, 8] }, marks });

test('a straight line is read exactly', () => {
  const line = curve([
    [0, 0],
    [1, 2],
    [4, 8],
  ]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 4, noNaN: true }), (x) => {
      expect(heightAt(line, x)).toBeNear(2 * x, 1e-15, 8);
    }),
  );
});

test('across a pole nothing is read', () => {
  const hyperbola = curve(
    [
      [-2, -1],
      [-1, -2],
    ],
    [
      [1, 2],
      [2, 1],
    ],
  );
  expect([-1.5, 0, 1.5, 3].map((x) => heightAt(hyperbola, x))).toEqual([-1.5, undefined, 1.5, undefined]);
});

test('a circle is no function of x, and background lines are not read', () => {
  const circle = curve([
    [1, 0],
    [0, 1],
    [-1, 0],
  ]);
  expect(tracedCurves(sheetOf(circle, { ...curve(), faint: true }))).toEqual([]);
});

test('curves are read as far as they are drawn', () => {
  const [left, right] = [
    curve([
      [1, 0],
      [2, 1],
    ]),
    curve([
      [0.5, 3],
      [1.5, 3],
    ]),
  ];
  expect(tracedRange([sheetOf(left), sheetOf(right)])).toEqual([0.5, 2]);
});

test('numbers are as fine as a pixel', () => {
  expect(toPixel(1.23456, 0.02)).toBe('1.23');
  expect(toPixel(123456, 300)).toBe('123500');
  expect(toPixel(1.23456e-12, 1e-15)).toBe('1.235e-12');
});

test('what is read is said in words', () => {
  const sheets = [
    sheetOf(
      curve([
        [0, 0],
        [4, 8],
      ]),
    ),
  ];
  const layouts = layoutsOf(sheets, wide).map(({ layout }) => layout);
  expect(readingAt(sheets, layouts, 1.5)).toBe('x = 1.5: f ≈ 3');
});

test('arrow keys stop at every marked point on their way, in both directions, whose name is read', () => {
  const point = (x: number, label?: string): Mark => ({ mark: 'point', at: [x, 2 * x], role: 'construction', label });
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 399 }), { minLength: 1, maxLength: 9 }), (hundredths) => {
      const marked = hundredths.map((one) => one / 100).toSorted((a, b) => a - b);
      const sheets = [sheetOf(...marked.map((x) => point(x)))];
      const walk = (from: number, step: number): readonly number[] => {
        const places = [from];
        while (places.at(-1)! >= 0 && places.at(-1)! <= 4) places.push(nextPlace(sheets, places.at(-1)!, step));
        return places;
      };
      expect(walk(0, 0.3).filter((x) => marked.includes(x))).toEqual(marked);
      expect(walk(4, -0.3).filter((x) => marked.includes(x))).toEqual(marked.toReversed());
    }),
  );
  const sheets = [
    sheetOf(
      curve([
        [0, 0],
        [4, 8],
      ]),
      point(1, 'min (1, 2)'),
      point(3),
    ),
  ];
  const layouts = layoutsOf(sheets, wide).map(({ layout }) => layout);
  expect([1, 3].map((x) => readingAt(sheets, layouts, x))).toEqual(['x = 1: f ≈ 2; min (1, 2)', 'x = 3: f ≈ 6']);
});
