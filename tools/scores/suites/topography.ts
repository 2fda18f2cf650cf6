import { load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { run } from '@nomogram/calculators/kit/run.ts';
import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { DoubleDouble } from '@nomogram/math/numeric/double-double.ts';
import { doubleDoubleFromRational, squareRoot } from '@nomogram/math/numeric/double-double.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import { bearingAndDistance } from '@nomogram/math/surveying/bearing-and-distance.ts';
import { inTurnedFrame } from '@nomogram/math/surveying/change-of-frame.ts';
import { circumcircle } from '@nomogram/math/surveying/circumcircle.ts';
import { intersectBearings } from '@nomogram/math/surveying/intersect-bearings.ts';
import { intersectCircles } from '@nomogram/math/surveying/intersect-circles.ts';
import type { ExactPoint, PrecisePoint } from '@nomogram/math/surveying/point.ts';
import { precisePolarPoint } from '@nomogram/math/surveying/polar-point.ts';
import { resection } from '@nomogram/math/surveying/resection.ts';
import { tangentsFromPoint } from '@nomogram/math/surveying/tangents-from-point.ts';
import type { Triangle } from '@nomogram/math/surveying/triangle.ts';
import { triangleFromThreeSides } from '@nomogram/math/surveying/triangle-from-three-sides.ts';
import { triangleFromTwoAngles } from '@nomogram/math/surveying/triangle-from-two-angles.ts';
import { triangleFromTwoSides } from '@nomogram/math/surveying/triangle-from-two-sides.ts';
import { type Judgement, suite } from '../suite.ts';

interface TypedPoint {
  readonly x: string;
  readonly y: string;
}

interface TopographyRecord {
  readonly id: string;
  readonly op: string;
  readonly input: { readonly [name: string]: string | TypedPoint };
  readonly expected: {
    readonly outcome?: string;
    readonly points?: readonly TypedPoint[];
    readonly [name: string]: unknown;
  };
}

const exact = (text: unknown): Q.Rational => fromDecimal(String(text)) as Q.Rational;
const number = (input: TopographyRecord['input'], name: string): Q.Rational => exact(input[name]);
const point = (input: TopographyRecord['input'], name: string): ExactPoint => {
  const { x, y } = input[name] as TypedPoint;
  return { x: exact(x), y: exact(y) };
};

/** Absolute 1e-9 of the unit; beyond a hundred thousand units, where a double says no more, 1e-14 of the value. */
function near(found: DoubleDouble, expected: unknown): boolean {
  const off = Math.abs(Q.toNumber(Q.subtract(exactOf(found), exact(expected))));
  return off <= Math.max(1e-9, 1e-14 * Math.abs(Number(expected)));
}
const exactOf = ({ hi, lo }: DoubleDouble): Q.Rational => Q.add(Q.fromNumber(hi), Q.fromNumber(lo));
const isAt = (found: PrecisePoint, { x, y }: TypedPoint): boolean => near(found.x, x) && near(found.y, y);
const samePoints = (found: readonly PrecisePoint[], expected: readonly TypedPoint[]): boolean =>
  found.length === expected.length && expected.every((one) => found.some((other) => isAt(other, one)));

/** What the function found against the record; refused where an outcome in words is expected is right. */
function judged<Value>(
  { expected }: TopographyRecord,
  found: Result<Value>,
  isRight: (value: Value) => boolean,
): Judgement {
  if (!found.ok) return expected.outcome && !expected.P ? 'right' : 'none';
  return isRight(found.value) ? 'right' : 'wrong';
}

function isTriangle(found: Triangle, expected: TopographyRecord['expected']): boolean {
  const { sides, angles, area, perimeter, inradius, circumradius } = found;
  const pairs: readonly (readonly [DoubleDouble, unknown])[] = [
    [sides[0], expected.a],
    [sides[1], expected.b],
    [sides[2], expected.c],
    [angles[0], expected.A_gon],
    [angles[1], expected.B_gon],
    [angles[2], expected.C_gon],
    [area, expected.area],
    [perimeter, expected.perimeter],
    [inradius, expected.inradius],
    [circumradius, expected.circumradius],
  ];
  return pairs.every(([value, wanted]) => near(value, wanted));
}

/** The same triangle with its corners renamed: what is A here was at place `order[0]` there. */
const renamed = (found: Result<Triangle>, [i, j, k]: readonly [0 | 1 | 2, 0 | 1 | 2, 0 | 1 | 2]): Result<Triangle> => {
  if (!found.ok) return found;
  const { sides, angles } = found.value;
  return {
    ok: true,
    value: { ...found.value, sides: [sides[i], sides[j], sides[k]], angles: [angles[i], angles[j], angles[k]] },
  };
};

const converter = (await load('trigonometry-converter/convert'))!;

const judges: { readonly [op: string]: (record: TopographyRecord) => Judgement } = {
  'bearing-distance': (record) => {
    const { input, expected } = record;
    return judged(
      record,
      bearingAndDistance(point(input, 'A'), point(input, 'B')),
      (found) => near(found.bearing, expected.bearing_gon) && near(found.distance, expected.distance),
    );
  },
  'polar-to-point': ({ input, expected }) => {
    const found = precisePolarPoint(point(input, 'A'), number(input, 'bearing_gon'), number(input, 'distance'));
    return isAt(found, expected as unknown as TypedPoint) ? 'right' : 'wrong';
  },
  'intersection-two-bearings': (record) => {
    const { input, expected } = record;
    const found = intersectBearings(
      point(input, 'A'),
      number(input, 'bearing_A_gon'),
      point(input, 'B'),
      number(input, 'bearing_B_gon'),
    );
    return judged(record, found, (value) => isAt(value.point, expected as unknown as TypedPoint));
  },
  'intersection-two-circles': (record) => {
    const { input, expected } = record;
    const [first, second] = [number(input, 'rA'), number(input, 'rB')];
    // A radius of 0 or below is refused where it is typed.
    if (Q.sign(first) <= 0 || Q.sign(second) <= 0) return expected.outcome ? 'right' : 'none';
    const found = intersectCircles(
      { centre: point(input, 'A'), radius: first },
      { centre: point(input, 'B'), radius: second },
    );
    return judged(record, found, ({ points, touch }) => touched(expected, points, touch !== undefined));
  },
  'tangents-point-circle': (record) => {
    const { input, expected } = record;
    const found = tangentsFromPoint(point(input, 'P'), {
      centre: point(input, 'center'),
      radius: number(input, 'r'),
    });
    return judged(record, found, ({ tangents, length }) => {
      const contacts = tangents.map(({ contact }) => contact);
      return touched(expected, contacts, tangents.length === 1) && (!expected.length || near(length, expected.length));
    });
  },
  'circle-through-3-points': (record) => {
    const { input, expected } = record;
    const found = circumcircle(point(input, 'A'), point(input, 'B'), point(input, 'C'));
    if (!found) return expected.outcome ? 'right' : 'none';
    const centre = {
      x: doubleDoubleFromRational(found.centre.x),
      y: doubleDoubleFromRational(found.centre.y),
    };
    const radius = squareRoot(doubleDoubleFromRational(found.squaredRadius));
    return isAt(centre, expected.center as TypedPoint) && near(radius, expected.r) ? 'right' : 'wrong';
  },
  resection: (record) => {
    const { input, expected } = record;
    const [a, b, c] = ['A', 'B', 'C'].map((name) => number(input, `reading_${name}_gon`)) as [
      Q.Rational,
      Q.Rational,
      Q.Rational,
    ];
    const found = resection(
      point(input, 'A'),
      point(input, 'B'),
      point(input, 'C'),
      Q.subtract(b, a),
      Q.subtract(c, a),
    );
    return judged(
      record,
      found,
      (value) =>
        isAt(value.point, expected.P as TypedPoint) &&
        (!expected.bearing_PA_gon || near(value.bearings[0], expected.bearing_PA_gon)),
    );
  },
  'triangle-SSS': (record) => {
    const sides = ['a', 'b', 'c'].map((name) => number(record.input, name)) as [Q.Rational, Q.Rational, Q.Rational];
    if (sides.some((side) => Q.sign(side) <= 0)) return record.expected.outcome ? 'right' : 'none';
    return judged(record, triangleFromThreeSides(sides), (found) => isTriangle(found, record.expected));
  },
  'triangle-SAS': (record) => {
    const { input, expected } = record;
    const found = triangleFromTwoSides(number(input, 'A_gon'), number(input, 'b'), number(input, 'c'));
    return judged(record, renamed(found, [2, 0, 1]), (value) => isTriangle(value, expected));
  },
  'triangle-ASA': (record) => {
    const { input, expected } = record;
    const found = triangleFromTwoAngles(number(input, 'A_gon'), number(input, 'B_gon'), number(input, 'c'));
    return judged(record, renamed(found, [0, 2, 1]), (value) => isTriangle(value, expected));
  },
  // The side and the angle opposite to it: the third angle stands at its other end.
  'triangle-AAS': (record) => {
    const { input, expected } = record;
    const [a, b] = [number(input, 'A_gon'), number(input, 'B_gon')];
    const third = Q.subtract(Q.rational(200), Q.add(a, b));
    const found = triangleFromTwoAngles(b, third, number(input, 'a'));
    return judged(record, renamed(found, [1, 0, 2]), (value) => isTriangle(value, expected));
  },
  'convert-angle': ({ input, expected }) => {
    const [d, m, second] = String(input.dms ?? '').split(' ');
    const typed = input.gon ?? `${d}°${m}'${second}"`;
    const found = Object.entries(expected).map(([unit, wanted]) => {
      const to = { deg: 'degrees', rad: 'radians', gon: 'gradians' }[unit];
      const outcome = run(converter, { from: 'gradians', to, value: String(typed) }, defaultOptions);
      const value = outcome.ok ? outcome.answer.values[0]?.decimal : undefined;
      return value !== undefined && Math.abs(Number(value) - Number(wanted)) <= 1e-9;
    });
    return found.every(Boolean) ? 'right' : 'wrong';
  },
  translate: ({ input, expected }) => {
    const { x, y } = point(input, 'P');
    const moved = { x: Q.add(x, number(input, 'tx')), y: Q.add(y, number(input, 'ty')) };
    const found = { x: doubleDoubleFromRational(moved.x), y: doubleDoubleFromRational(moved.y) };
    return isAt(found, expected as unknown as TypedPoint) ? 'right' : 'wrong';
  },
  'rotate-clockwise': ({ input, expected }) => {
    // Turning a point clockwise about a centre is turning the axes there the other way.
    const centre = point(input, 'center');
    const { x, y } = point(input, 'P');
    const from = { x: Q.subtract(x, centre.x), y: Q.subtract(y, centre.y) };
    const rotatedPoint = inTurnedFrame(Q.negate(number(input, 'angle_gon')), from);
    const found = {
      x: doubleDoubleFromRational(Q.add(exactOf(rotatedPoint.x), centre.x)),
      y: doubleDoubleFromRational(Q.add(exactOf(rotatedPoint.y), centre.y)),
    };
    return isAt(found, expected as unknown as TypedPoint) ? 'right' : 'wrong';
  },
};

/** One point is expected in words ("one point (5, 0)"), two as points. */
function touched(expected: TopographyRecord['expected'], found: readonly PrecisePoint[], touches: boolean): boolean {
  if (expected.points) return samePoints(found, expected.points);
  const match = /\((-?[\d.]+), (-?[\d.]+)\)/.exec(expected.outcome ?? '');
  return touches && match !== null && isAt(found[0]!, { x: match[1]!, y: match[2]! });
}

export default suite<TopographyRecord>({
  file: 'topography',
  asks: ({ op }) => op in judges,
  judge: (record) => judges[record.op]!(record),
});
