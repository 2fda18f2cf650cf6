import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { fromDecimal, toDecimal } from '../exact/decimal.ts';
import * as Q from '../exact/rational.ts';
import type { DoubleDouble } from '../numeric/double-double.ts';
import type { Result } from '../result/result.ts';
import { barycentricResection } from './barycentric-resection.ts';
import { bearingAndDistance } from './bearing-and-distance.ts';
import { circumcircle } from './circumcircle.ts';
import { type ExactPoint, type PrecisePoint, squaredDistance, twiceSignedArea } from './point.ts';
import { type Resection, resection } from './resection.ts';

/*
 * Triangles of every shape, stations anywhere, on the danger circle and beside it, angles exact or as an instrument gives them,
 * clockwise or unsigned: the station is recovered, or the answer says that it is indeterminate. It never says that there is no station.
 * NOMOGRAM_LAW_RUNS=20000 for a longer hunt.
 */
const runs = lawRuns(60, 20000);

type Three<Value> = readonly [Value, Value, Value];
const q = Q.rational;
const exact = ({ hi, lo }: DoubleDouble): Q.Rational => Q.add(Q.fromNumber(hi), Q.fromNumber(lo));
const apart = (a: PrecisePoint, b: ExactPoint): number =>
  Math.sqrt(Q.toNumber(squaredDistance({ x: exact(a.x), y: exact(a.y) }, b)));

const whole = fc.integer({ min: -5000, max: 5000 });
const point = fc.tuple(whole, whole).map(([x, y]): ExactPoint => ({ x: q(x), y: q(y) }));

/** The vector from `from` to `to`, times a complex number, laid off from `base`: exact turns and stretches. */
function rotatedPoint(base: ExactPoint, from: ExactPoint, to: ExactPoint, re: Q.Rational, im: Q.Rational): ExactPoint {
  const [dx, dy] = [Q.subtract(to.x, from.x), Q.subtract(to.y, from.y)];
  return {
    x: Q.add(base.x, Q.subtract(Q.multiply(dx, re), Q.multiply(dy, im))),
    y: Q.add(base.y, Q.add(Q.multiply(dx, im), Q.multiply(dy, re))),
  };
}

const triangle: fc.Arbitrary<Three<ExactPoint>> = fc
  .oneof(
    fc.tuple(point, point, point),
    // Right-angled, in any corner; obtuse; isosceles: the shapes in which both senses of rotation meet.
    fc
      .tuple(point, point, fc.integer({ min: 1, max: 40 }))
      .map(([a, b, n]) => [a, b, rotatedPoint(a, a, b, q(0), q(n, 10))]),
    fc
      .tuple(point, point, fc.integer({ min: 1, max: 40 }))
      .map(([a, b, n]) => [a, b, rotatedPoint(a, a, b, q(-n, 10), q(1))]),
    fc
      .tuple(point, point, fc.integer({ min: -40, max: 40 }))
      .map(([a, b, n]) => [a, b, rotatedPoint(a, a, b, q(1, 2), q(n, 7))]),
  )
  .chain((points) => fc.shuffledSubarray(points as ExactPoint[], { minLength: 3, maxLength: 3 }))
  .filter((points): points is [ExactPoint, ExactPoint, ExactPoint] => {
    const [a, b, c] = points as [ExactPoint, ExactPoint, ExactPoint];
    return !Q.isZero(twiceSignedArea(a, b, c));
  });

/** On the circle through the corners, exactly: A turned about the centre by a rational rotation; then `off` times the radius outside. */
function besideCircle([a, b, c]: Three<ExactPoint>, t: Q.Rational, off: Q.Rational): ExactPoint {
  const { centre } = circumcircle(a, b, c)!;
  const t2 = Q.multiply(t, t);
  const sum = Q.add(q(1), t2);
  const stretch = Q.add(q(1), off);
  const re = Q.multiply(stretch, Q.divide(Q.subtract(q(1), t2), sum));
  const im = Q.multiply(stretch, Q.divide(Q.multiply(q(2), t), sum));
  return rotatedPoint(centre, centre, a, re, im);
}

const rotation = fc
  .tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 1, max: 60 }))
  .map(([n, d]) => q(n, d));
const offset = fc.oneof(
  fc.constant(Q.zero),
  fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 16 })).map(([n, k]) => q(n, 10n ** BigInt(k))),
);

const scene = triangle.chain((known) =>
  fc.record({
    known: fc.constant(known),
    p: fc.oneof(
      point,
      fc.tuple(rotation, offset).map(([t, off]) => besideCircle(known, t, off)),
    ),
    /** Digits of a milligon that the instrument shows, or a calculator; none: the angles are as good as exact. */
    digits: fc.constantFrom(undefined, 4, 6, 15),
  }),
);

const gon400 = q(400);
const clockwise = (angle: Q.Rational): Q.Rational => (Q.sign(angle) < 0 ? Q.add(angle, gon400) : angle);
const unsigned = (angle: Q.Rational): Q.Rational => (Q.compare(angle, q(200)) > 0 ? Q.subtract(gon400, angle) : angle);
const read = (angle: Q.Rational, digits: number | undefined): Q.Rational =>
  digits === undefined ? angle : fromDecimal(toDecimal(angle, digits + 3))!;

interface Seen {
  readonly known: Three<ExactPoint>;
  readonly p: ExactPoint;
  readonly digits: number | undefined;
  /** BPC, CPA, APB, clockwise. */
  readonly angles: Three<Q.Rational>;
}

function look({ known, p, digits }: Omit<Seen, 'angles'>): Seen | undefined {
  const bearings = known.map((one) => bearingAndDistance(p, one));
  if (!bearings.every((one) => one.ok)) return undefined;
  const [ga, gb, gc] = bearings.map((one) => read(exact(one.value.bearing), digits)) as unknown as Three<Q.Rational>;
  return {
    known,
    p,
    digits,
    angles: [clockwise(Q.subtract(gc, gb)), clockwise(Q.subtract(ga, gc)), clockwise(Q.subtract(gb, ga))],
  };
}

/** How far P lies from the circle, beside its radius: 0 on it. */
function clearance([a, b, c]: Three<ExactPoint>, p: ExactPoint): number {
  const { centre, squaredRadius } = circumcircle(a, b, c)!;
  return Math.abs(Math.sqrt(Q.toNumber(Q.divide(squaredDistance(centre, p), squaredRadius))) - 1);
}

/**
 * Whether P all but stands on a known point, beside the size of the triangle: nearer than what a milligon spans across it, or than
 * what an instrument tells.
 */
function isCloseToKnown({ known: [a, b, c], p, digits }: Seen): boolean {
  const length = (one: ExactPoint, other: ExactPoint) => Math.sqrt(Q.toNumber(squaredDistance(one, other)));
  const size = Math.max(length(a, b), length(a, c));
  return [a, b, c].some((one) => length(one, p) < (digits === undefined ? 2e-5 : 0.02) * size);
}

/** What the answer may say: the station, as well as the angles fix it; or that it is on the danger circle, or too near it. */
function judge(seen: Seen, result: Result<readonly Resection[]>): void {
  const onCircle = Q.equals(
    squaredDistance(circumcircle(...seen.known)!.centre, seen.p),
    circumcircle(...seen.known)!.squaredRadius,
  );
  if (!result.ok) {
    const close = isCloseToKnown(seen);
    expect(result.error.message).toMatch(close ? /danger circle|close to/ : /danger circle/);
    if (!close) expect(clearance(seen.known, seen.p)).toBeLessThan(seen.digits === undefined ? 1e-4 : 0.1);
    return;
  }
  // Angles typed to so many digits lead that near to a known point where exact ones lead into it: no station either way.
  for (const { distances } of result.value) {
    const [nearest, next] = distances.map(({ hi }) => hi).sort((one, other) => one - other);
    expect(nearest).toBeGreaterThan(1e-5 * next!);
  }
  if (seen.digits !== undefined) return;
  expect(onCircle).toBe(false);
  const miss = Math.min(...result.value.map(({ point: found }) => apart(found, seen.p)));
  const nearest = result.value.find(({ point: found }) => apart(found, seen.p) === miss)!;
  // 1e-26 gon of an error in the angles, as much as computing them leaves.
  expect(miss).toBeLessThan(1e-22 * nearest.ellipse.major + 1e-24 * Math.max(...nearest.distances.map(({ hi }) => hi)));
}

const stationsOf = (known: Three<ExactPoint>, angles: Three<Q.Rational>): Result<readonly Resection[]> => {
  const found = barycentricResection(...known, angles);
  return found.ok ? { ok: true, value: found.value.stations } : found;
};

test('a station is recovered, or said to be on the danger circle: by two angles clockwise from A', () =>
  fc.assert(
    fc.property(scene, (given) => {
      const seen = look(given);
      fc.pre(seen !== undefined);
      const found = resection(...seen.known, seen.angles[2], Q.subtract(Q.zero, seen.angles[1]));
      judge(seen, found.ok ? { ok: true, value: [found.value] } : found);
    }),
    { numRuns: runs },
  ));

test('a station is recovered, or said to be on the danger circle: by three angles clockwise', () =>
  fc.assert(
    fc.property(scene, (given) => {
      const seen = look(given);
      fc.pre(seen !== undefined);
      judge(seen, stationsOf(seen.known, seen.angles));
    }),
    { numRuns: runs },
  ));

test('a station is recovered, or said to be on the danger circle: by three angles without a sense of rotation', () =>
  fc.assert(
    fc.property(scene, (given) => {
      const seen = look(given);
      fc.pre(seen !== undefined);
      judge(seen, stationsOf(seen.known, seen.angles.map(unsigned) as unknown as Three<Q.Rational>));
    }),
    { numRuns: runs },
  ));
