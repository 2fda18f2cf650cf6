import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../tools/setup/read.ts';
import { fromDecimal } from '../exact/decimal.ts';
import * as Q from '../exact/rational.ts';
import { type DoubleDouble, toNumber } from '../numeric/double-double.ts';
import type { Result } from '../result/result.ts';
import { mapTuple } from '../result/tuple.ts';
import { barycentricResection, barycentricShifts } from './barycentric-resection.ts';
import { gridBearing } from './bearing.ts';
import { bearingAndDistance } from './bearing-and-distance.ts';
import { inMovedThenTurnedFrame, inTurnedThenMovedFrame } from './change-of-frame.ts';
import { circumcircle } from './circumcircle.ts';
import { intersectBearings } from './intersect-bearings.ts';
import { intersectCircles } from './intersect-circles.ts';
import { type ExactPoint, type PrecisePoint, rounded, squaredDistance, twiceSignedArea } from './point.ts';
import { precisePolarPoint } from './polar-point.ts';
import { resection } from './resection.ts';
import { errorEllipse } from './resection-quality.ts';
import { tangentialQuadrilateral } from './tangential-quadrilateral.ts';
import { tangentsFromPoint } from './tangents-from-point.ts';
import { triangleFromThreeSides } from './triangle-from-three-sides.ts';
import { triangleFromTwoAngles } from './triangle-from-two-angles.ts';
import { triangleFromTwoSides } from './triangle-from-two-sides.ts';

const q = (value: string | number): Q.Rational => fromDecimal(String(value))!;
const exactOf = ({ hi, lo }: DoubleDouble): Q.Rational => Q.add(Q.fromNumber(hi), Q.fromNumber(lo));
const exactPoint = ({ x, y }: PrecisePoint): ExactPoint => ({ x: exactOf(x), y: exactOf(y) });
const at = (x: string | number, y: string | number): ExactPoint => ({ x: q(x), y: q(y) });
const why = (result: Result<unknown>): string => (result.ok ? 'answered' : result.error.message);
const length = (a: ExactPoint, b: ExactPoint): number => Math.sqrt(Q.toNumber(squaredDistance(a, b)));
const apart = (a: PrecisePoint, b: ExactPoint): number => length(exactPoint(a), b);
const origin: ExactPoint = { x: Q.zero, y: Q.zero };
/** How far off a point two double-doubles may be: their rounding is relative to the size of the coordinates. */
const size = (...points: readonly ExactPoint[]): number => Math.max(...points.map((point) => length(origin, point)));
/** The sine of the angle under which two points are seen: a cross cut of lines or circles is as much less certain as it is small. */
const sineAt = (p: ExactPoint, a: ExactPoint, b: ExactPoint): number =>
  Math.abs(Q.toNumber(twiceSignedArea(a, b, p))) / (length(p, a) * length(p, b));

/** Millimetres in a national grid; angles to a tenth of a milligon. */
const grid = fc
  .tuple(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 5_000_000 }))
  .map(([x, y]) => at(`${650_000_000 + x}e-3`, `${6_859_000_000 + y}e-3`));
const angle = fc.integer({ min: 0, max: 3_999_999 }).map((n) => q(`${n}e-4`));
const side = fc.integer({ min: 1, max: 900_000 }).map((n) => q(`${n}e-3`));

test('bearing and distance lead back to the point', () =>
  fc.assert(
    fc.property(grid, grid, (a, b) => {
      fc.pre(!Q.isZero(squaredDistance(a, b)));
      const { bearing, distance, back } = unwrap(bearingAndDistance(a, b));
      expect(apart(precisePolarPoint(a, exactOf(bearing), exactOf(distance)), b)).toBeNear(0, 1e-30, size(a, b));
      expect(apart(precisePolarPoint(b, exactOf(back), exactOf(distance)), a)).toBeNear(0, 1e-30, size(a, b));
      expect(bearing.hi >= 0 && bearing.hi < 400).toBe(true);
    }),
  ));

test('bearings to a point cross in that point', () =>
  fc.assert(
    fc.property(grid, grid, grid, (a, b, p) => {
      fc.pre(!Q.isZero(twiceSignedArea(a, b, p)));
      const ga = exactOf(unwrap(bearingAndDistance(a, p)).bearing);
      const gb = exactOf(unwrap(bearingAndDistance(b, p)).bearing);
      const found = unwrap(intersectBearings(a, ga, b, gb));
      const reach = Math.max(length(a, p), length(b, p)) / sineAt(p, a, b);
      expect(apart(found.point, p)).toBeNear(0, 1e-30, size(p) + reach);
      expect(found.fromA.hi > 0 && found.fromB.hi > 0).toBe(true);
    }),
  ));

test('bearings that fix nothing say why', () => {
  expect(why(intersectBearings(at(0, 0), q(50), at(10, 10), q(250)))).toContain('same line');
  expect(why(intersectBearings(at(0, 0), q('33.3333'), at(10, 10), q('33.3333')))).toContain('parallel');
  expect(why(intersectBearings(at(3, 4), q(0), at(3, 4), q(100)))).toContain('same point');
});

test('points of intersection lie on both circles, left before right', () =>
  fc.assert(
    fc.property(grid, grid, grid, (o1, o2, p) => {
      fc.pre(!Q.isZero(twiceSignedArea(o1, o2, p)));
      const radius = (centre: ExactPoint) => exactOf(unwrap(bearingAndDistance(centre, p)).distance);
      const { points } = unwrap(
        intersectCircles({ centre: o1, radius: radius(o1) }, { centre: o2, radius: radius(o2) }),
      );
      const [left, right] = points.map(exactPoint) as [ExactPoint, ExactPoint];
      expect(Q.sign(twiceSignedArea(o1, o2, left))).toBe(1);
      expect(Q.sign(twiceSignedArea(o1, o2, right))).toBe(-1);
      const reach = Math.max(length(o1, p), length(o2, p)) / sineAt(p, o1, o2);
      expect(Math.min(...points.map((one) => apart(one, p)))).toBeNear(0, 1e-30, size(p) + reach);
    }),
  ));

test('whether circles touch is decided exactly', () => {
  const circles = (r1: string, r2: string, x2: string) =>
    intersectCircles({ centre: at(0, 0), radius: q(r1) }, { centre: at(x2, 0), radius: q(r2) });
  expect(unwrap(circles('0.1', '0.2', '0.3'))).toMatchObject({ touch: 'outside' });
  expect(unwrap(circles('0.3', '0.2', '0.1'))).toMatchObject({ touch: 'inside' });
  expect(unwrap(circles('0.1', '0.2', '0.29999999999999999999')).points.length).toBe(2);
  expect(why(circles('0.1', '0.2', '0.30000000000000000001'))).toContain('apart');
  expect(why(circles('10', '2', '1'))).toContain('Circle 2 lies inside circle 1');
  expect(why(circles('2', '10', '1'))).toContain('Circle 1 lies inside circle 2');
  expect(why(circles('5', '3', '0'))).toContain('concentric');
  expect(why(circles('5', '5', '0'))).toContain('identical');
});

test('tangents touch: contact on the circle, radius square to the tangent, left before right', () =>
  fc.assert(
    fc.property(grid, grid, fc.double({ min: 0.01, max: 0.999, noNaN: true }), (a, o, share) => {
      fc.pre(!Q.isZero(squaredDistance(a, o)));
      const distance = exactOf(unwrap(bearingAndDistance(a, o)).distance);
      const radius = Q.multiply(distance, Q.fromNumber(share));
      const { tangents, length: reach } = unwrap(tangentsFromPoint(a, { centre: o, radius }));
      for (const { contact, bearing } of tangents) {
        const t = exactPoint(contact);
        const off = Q.subtract(squaredDistance(t, o), Q.multiply(radius, radius));
        expect(Q.toNumber(off)).toBeNear(0, 1e-30, Q.toNumber(radius) * size(t));
        expect(apart(precisePolarPoint(a, exactOf(bearing), exactOf(reach)), t)).toBeNear(0, 1e-30, size(a, o));
      }
      expect(Q.sign(twiceSignedArea(a, o, exactPoint(tangents[0].contact)))).toBe(1);
    }),
  ));

test('on and inside the circle', () => {
  const unit = { centre: at(0, 0), radius: q(5) };
  expect(unwrap(tangentsFromPoint(at(3, 4), unit)).tangents.length).toBe(1);
  expect(why(tangentsFromPoint(at(3, '3.999999'), unit))).toContain('inside');
  expect(why(tangentsFromPoint(at(0, 0), unit))).toContain('centre');
});

const anglesAt = (p: ExactPoint, known: readonly ExactPoint[]): readonly [Q.Rational, Q.Rational, Q.Rational] =>
  known.map((point) => exactOf(unwrap(bearingAndDistance(p, point)).bearing)) as unknown as readonly [
    Q.Rational,
    Q.Rational,
    Q.Rational,
  ];

describe('resection', () => {
  test('finds the station from which the angles were seen, by both methods', () =>
    fc.assert(
      fc.property(grid, grid, grid, grid, (a, b, c, p) => {
        fc.pre(!Q.isZero(twiceSignedArea(a, b, c)) && [a, b, c].every((one) => !Q.isZero(squaredDistance(one, p))));
        const [ga, gb, gc] = anglesAt(p, [a, b, c]);
        const found = resection(a, b, c, Q.subtract(gb, ga), Q.subtract(gc, ga));
        fc.pre(found.ok);
        // What the shifts say of an angle's last digit: they are given for a milligon of 400 gon.
        const moved = 4e5 * Math.max(...unwrap(found).shifts.map(({ x, y }) => Math.hypot(x, y)));
        expect(apart(unwrap(found).point, p)).toBeNear(0, 1e-28, size(p) + moved);
        const clockwise = [Q.subtract(gc, gb), Q.subtract(ga, gc), Q.subtract(gb, ga)].map(turn);
        const unsigned = clockwise.map((one) => (Q.compare(one, q(200)) > 0 ? Q.subtract(q(400), one) : one));
        const tienstra = unwrap(barycentricResection(a, b, c, unsigned as unknown as typeof ANGLES));
        expect(Math.min(...tienstra.stations.map(({ point }) => apart(point, p)))).toBeNear(0, 1e-28, size(p) + moved);
      }),
    ));

  test('says when three points and the station lie on one circle', () => {
    const circle = [at(500, 0), at(300, 400), at(-300, 400)] as const;
    for (const station of [at(0, -500), at(-400, -300)]) {
      const [ga, gb, gc] = anglesAt(station, circle);
      expect(why(resection(...circle, Q.subtract(gb, ga), Q.subtract(gc, ga)))).toContain('danger circle');
    }
  });

  test('angles that all but belong to the danger circle are said to', () => {
    // On the circle the angles are 50 and 100 gon; a bit beside, the arcs cross in a known point only, or behind the station.
    const half = [at(0, 0), at(100, 100), at(200, 0)] as const;
    for (const [alpha, beta] of [
      ['50.0001', '100'],
      ['50', '100.5'],
      ['50.0002', '100.0001'],
      ['250.01', '300.01'],
    ])
      expect(why(resection(...half, q(alpha!), q(beta!)))).toContain('danger circle');
    expect(why(resection(...half, q('52'), q('102')))).not.toContain('danger circle');
  });

  test('works for three points on one line, and not for a station on it', () => {
    const line = [at(0, 0), at(500, 0), at(1000, 0)] as const;
    const [ga, gb, gc] = anglesAt(at(400, 300), line);
    const seen = unwrap(resection(...line, Q.subtract(gb, ga), Q.subtract(gc, ga)));
    expect(apart(seen.point, at(400, 300))).toBeNear(0, 1e-30, 1000);
    expect(why(resection(...line, q(0), q(200)))).toContain('on one line');
    expect(why(barycentricResection(...line, [q(100), q(150), q(150)]))).toContain('collinear');
  });

  test('a shift by 1 mgon is where the station goes when an angle is changed by 1 mgon', () => {
    const known = [at(1000, 5000), at(2600, 5900), at(3200, 4300)] as const;
    const [alpha, beta, step] = [q('125.9672'), q('224.5694'), q('1e-7')];
    const found = unwrap(resection(...known, alpha, beta));
    const moved = [
      unwrap(resection(...known, Q.add(alpha, step), beta)),
      unwrap(resection(...known, alpha, Q.add(beta, step))),
    ];
    for (const [index, { point }] of moved.entries()) {
      const shift = found.shifts[index]!;
      const [from, to] = [rounded(found.point), rounded(point)];
      const size = Math.hypot(shift.x, shift.y);
      expect((to.x - from.x) * 1e4).toBeNear(shift.x, 1e-4, size);
      expect((to.y - from.y) * 1e4).toBeNear(shift.y, 1e-4, size);
    }
    const three = [q('98.6022'), q('175.4306'), q('125.9672')] as const;
    const before = rounded(unwrap(barycentricResection(...known, three)).stations[0]!.point);
    for (const [index, shift] of barycentricShifts(found.shifts).entries()) {
      const changed = three.map((one, place) => (place === index ? Q.add(one, step) : one)) as unknown as typeof ANGLES;
      const after = rounded(unwrap(barycentricResection(...known, changed)).stations[0]!.point);
      const size = Math.hypot(shift.x, shift.y);
      expect((after.x - before.x) * 1e4).toBeNear(shift.x, 1e-4, size);
      expect((after.y - before.y) * 1e4).toBeNear(shift.y, 1e-4, size);
    }
  });

  test('the misclosure is spread evenly, and a large one refused', () => {
    const known = [at(1000, 5000), at(2600, 5900), at(3200, 4300)] as const;
    const exact = barycentricResection(...known, [q('98.602'), q('175.431'), q('125.967')]);
    const off = unwrap(barycentricResection(...known, [q('98.603'), q('175.432'), q('125.968')]));
    expect(Q.toNumber(off.misclosure)).toBe(0.003);
    expect(rounded(off.stations[0]!.point)).toEqual(rounded(unwrap(exact).stations[0]!.point));
    expect(why(barycentricResection(...known, [q('98.7'), q('175.5'), q('126')]))).toContain('do not close');
  });
});

const ANGLES = [Q.zero, Q.zero, Q.zero] as const;
const turn = (one: Q.Rational): Q.Rational => (Q.sign(one) < 0 ? Q.add(one, q(400)) : one);

test('the error ellipse has the axes of the covariance', () => {
  const { major, minor, bearing } = errorEllipse([
    { x: 3, y: 0 },
    { x: 0, y: 1 },
  ]);
  expect([major, minor, bearing]).toEqual([3, 1, 100]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 199.9, noNaN: true }), (azimuth) => {
      const [s, c] = [Math.sin((azimuth * Math.PI) / 200), Math.cos((azimuth * Math.PI) / 200)];
      const rotatedEllipse = errorEllipse([
        { x: 5 * s, y: 5 * c },
        { x: -2 * c, y: 2 * s },
      ]);
      expect(rotatedEllipse.major).toBeNear(5, 1e-14);
      expect(rotatedEllipse.minor).toBeNear(2, 1e-13);
      const off = Math.abs(rotatedEllipse.bearing - azimuth);
      expect(Math.min(off, 200 - off)).toBeNear(0, 1e-14, 200);
    }),
  );
});

test('the circumscribed circle goes through the three points, exactly', () =>
  fc.assert(
    fc.property(grid, grid, grid, (a, b, c) => {
      const circle = circumcircle(a, b, c);
      fc.pre(circle !== undefined);
      for (const point of [a, b, c]) expect(squaredDistance(circle!.centre, point)).toEqual(circle!.squaredRadius);
    }),
  ));

describe('triangles', () => {
  const relative = (a: DoubleDouble, b: DoubleDouble): number => Math.abs(toNumber(a) / toNumber(b) - 1);

  test('any three parts give the same triangle', () =>
    fc.assert(
      fc.property(side, side, angle, (a, b, c) => {
        const angleC = Q.divide(c, q(2));
        fc.pre(Q.sign(angleC) > 0);
        const first = unwrap(triangleFromTwoSides(angleC, a, b));
        const sides = first.sides.map(exactOf) as unknown as typeof ANGLES;
        const others = [
          unwrap(triangleFromThreeSides(sides)),
          unwrap(triangleFromTwoAngles(exactOf(first.angles[0]), angleC, b)),
        ];
        for (const other of others) {
          for (const index of [0, 1, 2] as const) {
            expect(relative(other.sides[index], first.sides[index])).toBeLessThan(1e-12);
            expect(relative(other.angles[index], first.angles[index])).toBeLessThan(1e-12);
          }
          expect(relative(other.area, first.area)).toBeLessThan(1e-12);
          expect(relative(other.circumradius, first.circumradius)).toBeLessThan(1e-12);
        }
        expect(first.angles.reduce((sum, one) => sum + toNumber(one), 0)).toBeNear(200, 1e-14);
      }),
    ));

  test('impossible ones are refused with the reason', () => {
    const three = (a: string, b: string, c: string) => why(triangleFromThreeSides([q(a), q(b), q(c)]));
    expect(three('7', '3', '2')).toContain('7 > 3 + 2 (a > b + c)');
    expect(three('3', '2', '7')).toContain('7 > 3 + 2 (c > a + b)');
    expect(three('0.1', '0.2', '0.3')).toContain('0.3 = 0.1 + 0.2 (c = a + b)');
    expect(why(triangleFromTwoAngles(q(120), q(80), q(1)))).toContain('A + C = 200 gon');
    expect(why(triangleFromTwoSides(q(200), q(1), q(1)))).toContain('between 0 and 200 gon');
  });

  test('a needle keeps its digits, and one that cannot be told from a line is refused', () => {
    for (const power of [3, 30, 50]) {
      const angle = Q.rational(1, 10n ** BigInt(power));
      const sineC = Math.sin((Math.PI / 200) * 10 ** -power);
      for (const needle of [triangleFromTwoAngles(q(50), angle, q(3)), triangleFromTwoSides(angle, q(3), q(3))]) {
        const { sides, circumradius } = unwrap(needle);
        expect(toNumber(sides[2]) / (2 * toNumber(circumradius) * sineC)).toBeNear(1, 1e-13);
      }
    }
    for (const power of [60, 322, 400]) {
      const angle = Q.rational(1, 10n ** BigInt(power));
      const almostStraight = Q.subtract(q(200), angle);
      for (const one of [angle, almostStraight]) expect(why(triangleFromTwoSides(one, q(3), q(3)))).toContain('flat');
      expect(why(triangleFromTwoAngles(q(50), angle, q(3)))).toContain('flat');
      expect(why(triangleFromTwoAngles(q(50), Q.subtract(q(150), angle), q(3)))).toContain('A + C = 200 gon');
    }
  });
});

test('rotate then translate undoes translate then rotate', () =>
  fc.assert(
    fc.property(grid, grid, angle, (o, m, a) => {
      const there = exactPoint(inMovedThenTurnedFrame(o, a, m));
      const back = inTurnedThenMovedFrame({ x: Q.negate(o.x), y: Q.negate(o.y) }, Q.negate(a), there);
      expect(apart(back, m)).toBeNear(0, 1e-30, size(o, m));
    }),
  ));

test('turning the axes clockwise takes the angle off every bearing', () =>
  fc.assert(
    fc.property(grid, grid, angle, (o, m, a) => {
      fc.pre(!Q.isZero(squaredDistance(o, m)));
      const found = rounded(inMovedThenTurnedFrame(o, a, m));
      const before = toNumber(unwrap(bearingAndDistance(o, m)).bearing);
      const off = Math.abs(gridBearing(found.x, found.y) - (before - Q.toNumber(a))) % 400;
      expect(Math.min(off, 400 - off)).toBeNear(0, 1e-15, 400);
    }),
  ));

test('a tangential quadrilateral has the sides and touches the circle', () =>
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 20, noNaN: true }), { minLength: 4, maxLength: 4 }), (tangents) => {
      const [x, y, z, w] = tangents as [number, number, number, number];
      const r = Math.sqrt((x * y * z + y * z * w + z * w * x + w * x * y) / (x + y + z + w));
      const sides = [x + y, y + z, z + w, w + x] as const;
      const exact = mapTuple(sides, Q.fromNumber);
      const shape = tangentialQuadrilateral(exact, Q.fromNumber(r))!;
      for (const [index, [cx, cy]] of shape.corners.entries()) {
        const [nx, ny] = shape.corners[(index + 1) % 4]!;
        expect(Math.hypot(nx - cx, ny - cy) / sides[index]!).toBeNear(1, 1e-9);
        expect(Math.abs(cx * ny - cy * nx) / Math.hypot(nx - cx, ny - cy) / r).toBeNear(1, 1e-9);
      }
      expect(tangentialQuadrilateral(exact, Q.integerRational(30))).toBeUndefined();
    }),
  ));

test('of the two quadrilaterals that sides and an inscribed circle leave none is kept back', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 4, maxLength: 4 }), (tangents) => {
      const [x, y, z, w] = tangents as [number, number, number, number];
      const r = Math.sqrt((x * y * z + y * z * w + z * w * x + w * x * y) / (x + y + z + w));
      const sides = mapTuple([x + y, y + z, z + w, w + x] as const, Q.integerRational);
      const { angles, otherAngles } = tangentialQuadrilateral(sides, Q.fromNumber(r))!;
      const drawn = tangents.map((length) => (2 * Math.atan(r / length) * 200) / Math.PI);
      // Where the two are one, the last digit of the radius moves the angles by its root.
      const off = [angles, otherAngles ?? angles].map((found) =>
        Math.max(...found.map((angle, k) => Math.abs(angle - drawn[k]!))),
      );
      expect(Math.min(...off)).toBeLessThan(1e-4);
      for (const found of [angles, otherAngles ?? angles])
        expect(found.reduce((sum, angle) => sum + angle)).toBeNear(400, 1e-12);
    }),
  ));

test('a square of any side has four right angles, to the last digit', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 4 }), (digits, places) => {
      const side = Q.divide(Q.integerRational(digits), Q.power(Q.integerRational(10), places));
      const square = tangentialQuadrilateral([side, side, side, side], Q.multiply(side, Q.half))!;
      for (const angle of square.angles) expect(angle).toBeNear(100, 1e-14);
    }),
  ));
