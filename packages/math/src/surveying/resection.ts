import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type DoubleDouble, divide, scaled, subtract, toNumber } from '../numeric/double-double.ts';
import { no, ok, type Result } from '../result/result.ts';
import { bearingOf, cosine, sine, withinHalfTurn, withinTurn } from './gradians.ts';
import { type LocalFrame, localFrame } from './local-frame.ts';
import {
  cross,
  dot,
  type ExactPoint,
  lengthOf,
  minus,
  type PrecisePoint,
  plus,
  rounded,
  samePoint,
  times,
} from './point.ts';
import { type ResectionQuality, resectionQuality } from './resection-quality.ts';

/*
 * Resection: where is the station P from which three known points are seen under two measured angles?
 *
 * J. B. J. Delambre's solution, in vectors. Put the origin in A, and let α and β be the angles at P from A to B and from A to C,
 * clockwise. That B is seen at α says (with p the unknown vector AP and b⊥ = b turned right)
 *
 *     |p|² sin α = p·E,   E = b sin α + b⊥ cos α        — a circle through A (and B);
 *     |p|² sin β = p·F,   F = c sin β + c⊥ cos β        — a circle through A (and C).
 *
 * The first times sin β less the second times sin α leaves a line through A: p·G = 0 with G = E sin β − F sin α. On it
 *
 *     p = G⊥ · (E × F)/|G|²,    G⊥ = G turned left.
 *
 * No tangent or cotangent occurs, so no angle is special. Worked: A (0, 0), B (500, 0), C (1000, 0) on one line and P (400, 300):
 * no circle goes through A, B and C, yet p comes out, because the sense of the angles says on which side P lies.
 *
 * The hard part is what is not there. G = 0: both circles are one, the danger circle through A, B and C, and every point of it
 * sees the three alike. E × F = 0: the circles only touch, in A, and P would be A. And since sines and cosines of half a turn
 * more are the same up to sign, p may see B under α + 200 gon: every solution is therefore looked through again from P, and one
 * that sees the points in the opposite direction is refused. To debug, compare `angleAB` and `angleAC` with what was measured.
 */

export interface Resection extends ResectionQuality {
  readonly point: PrecisePoint;
  /** At P, clockwise from the direction to A, computed from the coordinates found: what the measured angles should be. */
  readonly angleAB: DoubleDouble;
  readonly angleAC: DoubleDouble;
  readonly bearings: readonly [toA: DoubleDouble, toB: DoubleDouble, toC: DoubleDouble];
  readonly distances: readonly [toA: DoubleDouble, toB: DoubleDouble, toC: DoubleDouble];
}

/** An error of this many radians in an angle that moves the point by the size of the figure: there is no position. */
const indeterminate = 1e-10;
/** How closely (gradians) the angles must come out again. */
const agreement = 1e-9;

export const danger =
  'A, B, C and the station lie on one circle, the danger circle: every point of it sees A, B and C under the same angles, so the position is indeterminate. Take another known point.';

/** `alpha` and `beta` in gradians, clockwise at the station: from A to B, and from A to C. */
export function resection(
  a: ExactPoint,
  b: ExactPoint,
  c: ExactPoint,
  alpha: Rational,
  beta: Rational,
): Result<Resection> {
  const twins = sameKnownPoints(a, b, c);
  if (twins) return no('no-answer', twins);
  const frame = localFrame(a, [b, c]);
  const [pb, pc] = [frame.place(b), frame.place(c)];
  if (Q.isZero(withinHalfTurn(alpha)) && Q.isZero(withinHalfTurn(beta))) return no('no-answer', straight);
  const e = towards(pb, alpha);
  const f = towards(pc, beta);
  const g = minus(times(e, sine(beta)), times(f, sine(alpha)));
  const scale = lengthOf(pb).hi + lengthOf(pc).hi;
  if (lengthOf(g).hi <= 1e-26 * scale) return no('no-answer', danger);
  const factor = divide(cross(e, f), dot(g, g));
  return finished(frame, [pb, pc], times({ x: scaled(g.y, -1), y: g.x }, factor), [alpha, beta]);
}

/** v sin γ + v⊥ cos γ, v⊥ being v turned right. */
const towards = (v: PrecisePoint, angle: Rational): PrecisePoint =>
  plus(times(v, sine(angle)), times({ x: v.y, y: scaled(v.x, -1) }, cosine(angle)));

/** Looks back from the point that was found, and refuses one that does not see what was measured. */
export function finished(
  frame: LocalFrame,
  [b, c]: readonly [PrecisePoint, PrecisePoint],
  p: PrecisePoint,
  measured: readonly [alpha: Rational, beta: Rational],
): Result<Resection> {
  const sights = [{ x: scaled(p.x, -1), y: scaled(p.y, -1) }, minus(b, p), minus(c, p)] as const;
  const scale = Math.max(lengthOf(b).hi, lengthOf(c).hi);
  const quality = resectionQuality(sights, rounded(p), [rounded(b), rounded(c)], frame.unit);
  const moved = Math.max(...quality.shifts.map(({ x, y }) => Math.hypot(x, y))) / frame.unit / milligon;
  const size = Math.max(scale, lengthOf(p).hi);
  if (sights.some((sight) => lengthOf(sight).hi <= 1e-20 * scale))
    return no('no-answer', atKnownPoint(sights) + nearDanger([b, c], measured));
  if (!(moved * indeterminate < size)) return no('no-answer', danger);
  const bearings = [bearingOf(sights[0]), bearingOf(sights[1]), bearingOf(sights[2])] as const;
  const angleAB = turn(bearings[0], bearings[1]);
  const angleAC = turn(bearings[0], bearings[2]);
  if (!agrees(angleAB, measured[0]) || !agrees(angleAC, measured[1]))
    return no('no-answer', opposite + nearDanger([b, c], measured));
  return ok({
    ...quality,
    point: frame.restore(p),
    angleAB,
    angleAC,
    bearings,
    distances: [
      frame.lengthen(lengthOf(sights[0])),
      frame.lengthen(lengthOf(sights[1])),
      frame.lengthen(lengthOf(sights[2])),
    ],
  });
}

const straight =
  'Under angles of 0 or 200 gon A, B, C and the station lie on one line, and two angles cannot tell where on it: the position is indeterminate.';

/** Radians in a milligon. */
const milligon = Math.PI / 200_000;

const opposite =
  'No station sees A, B and C in this order under these angles: the only point on both arcs sees one of them in the opposite direction. Check that the angles are counted clockwise, from A.';

const atKnownPoint = (sights: readonly PrecisePoint[]): string => {
  const lengths = sights.map((sight) => lengthOf(sight).hi);
  const name = ['A', 'B', 'C'][lengths.indexOf(Math.min(...lengths))];
  return `The two arcs meet in ${name} only, and no angle is measured there: there is no station with these angles.`;
};

/** Angles that are this close (gradians) to those of the danger circle come from a station on it. */
const suspicious = 1;

/**
 * On the danger circle A and B are seen as from C, and A and C as from B, up to half a turn. Angles that miss these a little have
 * no station as a rule: the two arcs, all but the same circle, then cross in a known point.
 */
function nearDanger(
  [b, c]: readonly [PrecisePoint, PrecisePoint],
  [alpha, beta]: readonly [Rational, Rational],
): string {
  const [a, toC] = [{ x: scaled(c.x, -1), y: scaled(c.y, -1) }, minus(c, b)];
  const fromC = subtract(bearingOf(minus(b, c)), bearingOf(a));
  const fromB = subtract(bearingOf(toC), bearingOf({ x: scaled(b.x, -1), y: scaled(b.y, -1) }));
  const miss = (seen: DoubleDouble, measured: Rational): number => {
    const off = (((toNumber(seen) - Q.toNumber(measured)) % 200) + 300) % 200;
    return Math.abs(off - 100);
  };
  const off = Math.max(miss(fromC, alpha), miss(fromB, beta));
  if (!(off < suspicious)) return '';
  return ` The angles miss those of the danger circle through A, B and C by ${Number((1000 * off).toPrecision(2))} mgon at most: the station is on that circle or near it, where it cannot be fixed. Take another known point.`;
}

function turn(from: DoubleDouble, to: DoubleDouble): DoubleDouble {
  const angle = subtract(to, from);
  return angle.hi < 0 ? subtract(angle, -400) : angle;
}

function agrees(found: DoubleDouble, measured: Rational): boolean {
  const wanted = Q.toNumber(withinTurn(measured));
  const off = Math.abs(toNumber(found) - wanted);
  return Math.min(off, 400 - off) <= agreement;
}

export function sameKnownPoints(a: ExactPoint, b: ExactPoint, c: ExactPoint): string | undefined {
  const twins = samePoint(a, b) ? 'A and B' : samePoint(a, c) ? 'A and C' : samePoint(b, c) ? 'B and C' : undefined;
  return twins && `${twins} are the same point: a resection needs three different known points.`;
}
