import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import * as Q from '../exact/rational.ts';
import { shoelace } from '../geometry/shoelace.ts';
import { areaByStrips, centroidOf, crossingSides, twiceAreaOf } from './parcel.ts';
import type { ExactPoint } from './point.ts';

const point = (x: number, y: number): ExactPoint => ({ x: Q.fromNumber(x), y: Q.fromNumber(y) });

/** Corners around a centre by growing direction never cross, where every direction is another. */
const star = fc
  .uniqueArray(fc.record({ degrees: fc.integer({ min: 0, max: 359 }), radius: fc.integer({ min: 1000, max: 5000 }) }), {
    minLength: 3,
    maxLength: 9,
    selector: ({ degrees }) => degrees,
  })
  .map((spokes) =>
    spokes
      .sort((a, b) => a.degrees - b.degrees)
      .map(({ degrees, radius }) => {
        const angle = (degrees * Math.PI) / 180;
        return point(Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle)));
      }),
  );

test('where no sides cross, Gauss’s formula and strips agree exactly, whichever way around', () => {
  fc.assert(
    fc.property(star, fc.boolean(), (around, turned) => {
      const corners = turned ? around.toReversed() : around;
      fc.pre(crossingSides(corners) === undefined);
      const area = Q.multiply(Q.half, Q.abs(twiceAreaOf(corners)));
      expect(areaByStrips(corners)).toEqual(area);
      const numbers = corners.map(({ x, y }) => [Q.toNumber(x), Q.toNumber(y)] as const);
      expect(Q.toNumber(area)).toBe(Math.abs(shoelace(numbers)));
    }),
    { numRuns: lawRuns(100, 3000) },
  );
});

test('the centroid moves with the parcel', () => {
  fc.assert(
    fc.property(star, fc.integer({ min: -500, max: 500 }), (corners, shift) => {
      fc.pre(crossingSides(corners) === undefined);
      const moved = corners.map(({ x, y }) => ({
        x: Q.add(x, Q.rational(shift)),
        y: Q.subtract(y, Q.rational(shift)),
      }));
      const [at, then] = [centroidOf(corners)!, centroidOf(moved)!];
      expect(Q.subtract(then.x, at.x)).toEqual(Q.rational(shift));
      expect(Q.subtract(at.y, then.y)).toEqual(Q.rational(shift));
    }),
    { numRuns: lawRuns(50, 1000) },
  );
});

test('the centroid of a triangle is the mean of its corners', () => {
  expect(centroidOf([point(0, 0), point(6, 0), point(0, 9)])).toEqual(point(2, 3));
});

test.each([
  ['a bow', [point(0, 0), point(2, 2), point(2, 0), point(0, 2)]],
  ['a side through a corner', [point(0, 0), point(4, 0), point(4, 4), point(2, 0), point(0, 4)]],
  ['a spike', [point(0, 0), point(4, 0), point(2, 0), point(2, 3)]],
  ['a corner twice', [point(0, 0), point(1, 0), point(1, 0), point(0, 1)]],
])('%s crosses itself', (_, corners) => {
  expect(crossingSides(corners)).toBeDefined();
});

test('a corner that points inwards is no crossing', () => {
  expect(crossingSides([point(0, 0), point(4, 0), point(4, 4), point(2, 1), point(0, 4)])).toBeUndefined();
});
