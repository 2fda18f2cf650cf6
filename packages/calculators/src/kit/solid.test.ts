import { box } from '@nomogram/math/geometry/box.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from './figure.ts';
import { type Shape, type Solid, viewOf } from './solid.ts';
import { standardView, type View } from './view.ts';

const size = fc.integer({ min: 2, max: 50 }).map((n) => n / 10);
const view: fc.Arbitrary<View> = fc.record({
  around: fc.integer({ min: -400, max: 400 }).map((n) => n / 100),
  up: fc.integer({ min: -150, max: 150 }).map((n) => n / 100),
});
const boxOf = (a: number, b: number, c: number): Shape => ({ shape: 'polyhedron', ...box(2 * a, 2 * b, 2 * c) });
const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ shape: fc.constant('ellipsoid' as const), axes: fc.tuple(size, size, size) }),
  fc.record({ shape: fc.constant('cylinder' as const), radius: size, height: size }),
  fc.record({ shape: fc.constant('cone' as const), radius: size, height: size }),
  fc.tuple(size, size, size).map((sides) => boxOf(...sides)),
);
const solidOf = (one: Shape): Solid => ({ shape: one, dimensions: [] });

/** Outline, hidden lines and seen lines of a picture. */
function partsOf(solid: Solid, from: View) {
  const { frame, marks } = viewOf(solid, from);
  const [outline, hidden, seen] = marks;
  if (outline?.mark !== 'polygon' || hidden?.mark !== 'curve' || seen?.mark !== 'curve') throw new Error('other marks');
  return { frame, outline: outline.points, hidden: hidden.pieces, seen: seen.pieces };
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], k) => {
    const [u, v] = points[(k + 1) % points.length]!;
    return sum + (x * v - u * y) / 2;
  }, 0);
}

/** Twice the largest triangle that a point makes with a side of a polygon it lies outside of; negative inside. */
const outside = ([x, y]: Point, polygon: readonly Point[]): number =>
  Math.max(
    ...polygon.map(([u, v], k) => {
      const [s, t] = polygon[(k + 1) % polygon.length]!;
      return (t - v) * (x - u) - (s - u) * (y - v);
    }),
  );

describe('any solid from any side', () => {
  test('stays within its frame, hides its lines within its outline, and looks the same size turned', () => {
    fc.assert(
      fc.property(shape, view, (one, from) => {
        const { frame, outline, hidden, seen } = partsOf(solidOf(one), from);
        const points = [...hidden, ...seen].flat();
        expect(Math.max(...points.flat().map(Math.abs))).toBeLessThan(frame.x[1]);
        expect(Math.max(...points.map((point) => outside(point, outline)))).toBeLessThan(0.02 * frame.x[1] ** 2);
        expect(partsOf(solidOf(one), standardView).frame).toEqual(frame);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is seen of known solids', () => {
  test('a sphere has the outline of its great circle from every side', () => {
    fc.assert(
      fc.property(size, view, (r, from) => {
        const { outline } = partsOf(solidOf({ shape: 'ellipsoid', axes: [r, r, r] }), from);
        expect(area(outline) / (Math.PI * r * r)).toBeNear(1, 1e-2);
      }),
    );
  });

  test('a box shows nine edges and hides three, from every general side; its shadow is that of its faces', () => {
    fc.assert(
      fc.property(size, size, size, view, (a, b, c, from) => {
        const eye = [
          Math.cos(from.up) * Math.cos(from.around),
          Math.cos(from.up) * Math.sin(from.around),
          Math.sin(from.up),
        ].map(Math.abs) as [number, number, number];
        fc.pre(eye.every((part) => part > 0.01));
        const { outline, hidden, seen } = partsOf(solidOf(boxOf(a, b, c)), from);
        expect([seen.length, hidden.length]).toEqual([9, 3]);
        expect(area(outline) / (4 * (b * c * eye[0] + a * c * eye[1] + a * b * eye[2]))).toBeNear(1, 1e-4);
      }),
    );
  });

  test('a cylinder seen from above shows its top whole and half of its base', () => {
    const { seen, hidden } = partsOf(solidOf({ shape: 'cylinder', radius: 1, height: 2 }), { around: 0, up: 0.4 });
    const points = (pieces: readonly (readonly Point[])[]) => pieces.reduce((sum, piece) => sum + piece.length - 1, 0);
    expect(points(seen)).toBeGreaterThan(140);
    expect(points(hidden)).toBeGreaterThan(40);
    expect(points(hidden)).toBeLessThan(50);
  });

  test('a cone seen from straight above has no edges', () => {
    const { seen } = partsOf(solidOf({ shape: 'cone', radius: 2, height: 1 }), { around: 0, up: 1.5 });
    expect(seen.every((piece) => piece.length > 2)).toBe(true);
  });
});
