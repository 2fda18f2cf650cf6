import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, type DoubleDouble, divide, multiply, negate, subtract } from '../numeric/double-double.ts';
import { no, ok, type Result } from '../result/result.ts';
import { mapTuple, triple } from '../result/tuple.ts';
import { shownNumber } from './compare.ts';
import { cosine, sine } from './gradians.ts';
import { localFrame } from './local-frame.ts';
import * as P from './point.ts';
import {
  dangerMiss,
  finished,
  lost,
  type Resection,
  type StationResult,
  sameKnownPoints,
  whyLost,
} from './resection.ts';

/*
 * Resection by J. M. Tienstra's barycentric weights. With A, B, C the angles of the triangle of the known points and a, b, c the
 * angles BPC, CPA, APB at the station,
 *
 *     P = (pA·A + pB·B + pC·C)/(pA + pB + pC),   pA = 1/(cot A − cot a), and so on.
 *
 * Here cot A = (AB·AC)/k with k twice the signed area of the triangle, so pA = k·sin a/(AB·AC sin a − k cos a): no angle of the
 * triangle is formed, and a right angle or a station on a side is nothing special.
 *
 * The formula wants directed angles: a from B to C, b from C to A, c from A to B, all in one sense of rotation, so that they
 * close to a full turn. An observer gives them in one of three ways:
 *   - P inside the triangle, or on a side: three angles up to 200 gon that add up to 400. They turn as A, B, C do.
 *   - clockwise readings, some of them beyond 200 gon, that add up to 400 or 800.
 *   - P outside: three angles below 200 gon, the largest being the sum of the others. Either sense of rotation may be meant; both
 *     are tried, and looking back from P tells which is true. It can be both: then there are two solutions.
 *
 * The hard part is the danger circle without a sense of rotation. Every point of it fits in one sense. In the other the angles A, B,
 * C turn round, cot a = −cot A, and the weights become tan A : tan B : tan C: those of the orthocentre. From an obtuse triangle
 * that is a station with the very same unsigned angles; where a corner is right it is that corner, and no station. What one sense
 * leads to therefore says nothing of the other, and nothing is concluded before both have been looked at.
 * Where the sum misses its value by a little, as measured angles do, the misclosure is spread evenly.
 */

/** The stations of a resection by barycentric weights. */
export interface BarycentricResection {
  /** One or two stations from which the points are seen under the angles given. */
  readonly stations: readonly BarycentricStation[];
  /** What the angles exceed their sum by, in gradians; each was corrected by a third of it. */
  readonly misclosure: Rational;
  /** The angles as they were used. */
  readonly angles: readonly [Rational, Rational, Rational];
  /** Where the station lies with regard to the triangle, as the angles tell. */
  readonly closing: 'inside' | 'clockwise' | 'outside';
  /** How closely (gradians) the angles, read in the other sense of rotation, come to those of the danger circle. */
  readonly besideDanger?: number;
}

/** A station with the weights of the known points. */
export interface BarycentricStation extends Resection {
  /** pA, pB, pC, of sum 1. */
  readonly weights: readonly [DoubleDouble, DoubleDouble, DoubleDouble];
  /** The corrected angles clockwise: from B to C, from C to A, from A to B. */
  readonly directed: Angles;
}

/** The largest misclosure that is an error of measurement and not a mistake, in gradians; and no more than a tenth of an angle. */
const maxMisclosure = Q.rational(1, 20);

const gon = (value: number): Rational => Q.rational(value);

type Angles = readonly [Rational, Rational, Rational];

/**
 * The station from which three known points are seen under the measured angles, by barycentric weights; refused where the points or
 * angles determine none.
 */
export function barycentricResection(
  a: P.ExactPoint,
  b: P.ExactPoint,
  c: P.ExactPoint,
  measured: Angles,
): Result<BarycentricResection> {
  const twins = sameKnownPoints(a, b, c);
  if (twins) return no('no-answer', twins);
  if (Q.isZero(P.twiceSignedArea(a, b, c)))
    return no('no-answer', 'A, B and C are collinear: points of one line have no barycentric weights. Use Delambre.');
  const closed = close(measured);
  if (!closed) return no('no-answer', doesNotClose(measured));
  const { signed, closing } = closed;
  const clockwise = Q.sign(P.twiceSignedArea(a, b, c)) < 0;
  const senses = closing === 'outside' ? [true, false] : [closing === 'clockwise' || clockwise];
  const tried = senses.map((sense) => station(a, b, c, sense ? signed : mapTuple(signed, Q.negate)));
  const stations = tried.flatMap((result) => (result.ok ? [result.value] : []));
  const losses = tried.flatMap((result) => (result.ok ? [] : [result.loss]));
  // Every point of the danger circle fits in one sense: a station that fits in the other is then one of many.
  if (stations.length === 0 || losses.some(({ reason }) => reason === 'danger-circle'))
    return no('no-answer', whyLost(losses) + otherwise(stations));
  const besideDanger = losses.map(dangerMiss).find((miss) => miss !== undefined);
  return ok({ stations, misclosure: closed.misclosure, angles: closed.angles, closing, besideDanger });
}

/** What the angles would mean if they turned the other way. */
function otherwise(stations: readonly BarycentricStation[]): string {
  const [one] = stations;
  if (!one) return '';
  const at = `(${shownNumber(one.point.x)}, ${shownNumber(one.point.y)})`;
  return ` In the opposite sense of rotation they belong to the station ${at}: angles read clockwise, beyond 200 gon where they are, tell the two apart.`;
}

interface ClosedAngles {
  /** Directed alike; they close to a multiple of 400 gon. */
  readonly signed: Angles;
  readonly angles: Angles;
  readonly misclosure: Rational;
  readonly closing: BarycentricResection['closing'];
}

/** The reading of the angles that closes best; beside a side of the triangle two may come near. */
function close(angles: Angles): ClosedAngles | undefined {
  const largest = angles.reduce((one, other) => (Q.compare(one, other) >= 0 ? one : other));
  const plain = Q.compare(largest, gon(200)) <= 0;
  const first = angles.indexOf(largest);
  const outside = angles.map((_, index) => (index === first ? -1 : 1));
  const readings = plain
    ? [spread(angles, [1, 1, 1], gon(400), 'inside'), spread(angles, outside, Q.zero, 'outside')]
    : [spread(angles, [1, 1, 1], gon(400), 'clockwise'), spread(angles, [1, 1, 1], gon(800), 'clockwise')];
  const off = ({ misclosure }: ClosedAngles) => Q.abs(misclosure);
  const best = readings.reduce((one, other) => (Q.compare(off(one), off(other)) <= 0 ? one : other));
  const close = Q.compare(off(best), maxMisclosure) <= 0 && Q.compare(Q.multiply(gon(10), off(best)), largest) <= 0;
  return close ? best : undefined;
}

const misses = (angles: readonly Rational[], sum: Rational): Rational =>
  Q.subtract(
    angles.reduce((total, angle) => Q.add(total, angle), Q.zero),
    sum,
  );

const withSigns = (angles: Angles, signs: readonly number[]): Angles =>
  mapTuple(angles, (angle, index) => (signs[index] === -1 ? Q.negate(angle) : angle));

function spread(
  angles: Angles,
  signs: readonly number[],
  sum: Rational,
  closing: BarycentricResection['closing'],
): ClosedAngles {
  const misclosure = misses(withSigns(angles, signs), sum);
  const third = Q.divide(misclosure, gon(3));
  const signed = mapTuple(withSigns(angles, signs), (angle) => Q.subtract(angle, third));
  return { signed, angles: withSigns(signed, signs), misclosure, closing };
}

/** `angles` clockwise: from B to C, from C to A, from A to B. */
function station(a: P.ExactPoint, b: P.ExactPoint, c: P.ExactPoint, angles: Angles): StationResult<BarycentricStation> {
  const frame = localFrame(a, [b, c]);
  const corners = [frame.place(a), frame.place(b), frame.place(c)] as const;
  // Clockwise angles go with the area of the triangle followed clockwise.
  const k = negate(P.cross(corners[1], corners[2]));
  const fractions = angles.map((angle, index) => {
    const at = corners[index]!;
    const [next, last] = [corners[(index + 1) % 3]!, corners[(index + 2) % 3]!];
    return weight(P.dot(P.minus(next, at), P.minus(last, at)), k, angle);
  });
  const scale = P.lengthOf(corners[1]).hi ** 2 + P.lengthOf(corners[2]).hi ** 2;
  // On the danger circle all denominators vanish together; one alone, where P falls into a known point.
  if (fractions.every(({ denominator }) => Math.abs(denominator.hi) < 1e-26 * scale))
    return lost({ reason: 'danger-circle' });
  const raw = fractions.map(({ numerator }, index) =>
    multiply(numerator, multiply(fractions[(index + 1) % 3]!.denominator, fractions[(index + 2) % 3]!.denominator)),
  );
  const total = raw.reduce((sum, one) => add(sum, one));
  if (Math.abs(total.hi) <= 1e-28 * Math.max(...raw.map(({ hi }) => Math.abs(hi)))) return lost({ reason: 'parallel' });
  const weights = triple(raw.map((one) => divide(one, total)));
  const p = weights.reduce(
    (sum: P.PrecisePoint, share, index) => P.plus(sum, P.times(corners[index]!, share)),
    P.times(corners[0], { hi: 0, lo: 0 }),
  );
  const found = finished(frame, [corners[1], corners[2]], p, [angles[2], Q.negate(angles[1])]);
  return found.ok ? ok({ ...found.value, weights, directed: angles }) : found;
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

/**
 * How P moves for 1 mgon in a, b and c, from how it moves for 1 mgon in the angles A→B and A→C: of an error in one of the three
 * the even spreading of the misclosure takes a third off each.
 */
export function barycentricShifts([ab, ac]: readonly [Vector, Vector]): readonly [Vector, Vector, Vector] {
  const shift = (ofAB: number, ofAC: number): Vector => ({
    x: (ofAB * ab.x + ofAC * ac.x) / 3,
    y: (ofAB * ab.y + ofAC * ac.y) / 3,
  });
  return [shift(-1, 1), shift(-1, -2), shift(2, 1)];
}

/** 1/(cot A − cot a) as a fraction, for cot A = product/k. */
const weight = (product: DoubleDouble, k: DoubleDouble, angle: Rational) => ({
  numerator: multiply(k, sine(angle)),
  denominator: subtract(multiply(product, sine(angle)), multiply(k, cosine(angle))),
});

const doesNotClose = (angles: Angles): string =>
  `The angles a + b + c add up to ${shownNumber(misses(angles, Q.zero))} gon, and do not close: around a station inside the triangle they add up to 400 gon, and outside it the largest is the sum of the other two.`;
