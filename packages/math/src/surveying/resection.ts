import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type DoubleDouble, divide, scaled, subtract, toNumber } from '../numeric/double-double.ts';
import { no, ok, type Result } from '../result/result.ts';
import { bearingOf, cosine, sine, withinHalfTurn, withinTurn } from './gradians.ts';
import { type LocalFrame, localFrame } from './local-frame.ts';
import * as P from './point.ts';
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

/** A station with the quality of its determination. */
export interface Resection extends ResectionQuality {
  readonly point: P.PrecisePoint;
  /** At P, clockwise from the direction to A, computed from the coordinates found: what the measured angles should be. */
  readonly angleAB: DoubleDouble;
  readonly angleAC: DoubleDouble;
  readonly bearings: readonly [toA: DoubleDouble, toB: DoubleDouble, toC: DoubleDouble];
  readonly distances: readonly [toA: DoubleDouble, toB: DoubleDouble, toC: DoubleDouble];
}

type ReferenceName = 'A' | 'B' | 'C';

/** Why angles lead to no position. */
type Loss =
  /** On the danger circle, or so near that no angle tells the difference: every point of it fits. */
  | { readonly reason: 'danger-circle' }
  /** Another figure in which the smallest error of an angle moves the station as far as the figure is large. */
  | { readonly reason: 'indeterminate' }
  /** The arcs meet in a known point only. */
  | { readonly reason: 'known-point'; readonly near: ReferenceName; readonly beside?: number }
  /** The only point on both arcs sees a known point in the opposite direction; `near` where it all but falls into one. */
  | { readonly reason: 'opposite'; readonly near?: ReferenceName; readonly beside?: number }
  /** The sights come out parallel. */
  | { readonly reason: 'parallel' };

/** A station, or why there is none. */
export type StationResult<Station> =
  | { readonly ok: true; readonly value: Station }
  | { readonly ok: false; readonly loss: Loss };

/** A resection that has no answer, and why. */
export const lost = (loss: Loss): { readonly ok: false; readonly loss: Loss } => ({ ok: false, loss });

/** An error of this many radians in an angle that moves the point by the size of the figure: there is no position. */
const indeterminate = 1e-10;
/** What is no farther from the danger circle, beside its radius, is on it as far as such angles tell. */
const onCircle = 1e-4;
/** How closely (gradians) the angles must come out again. */
const agreement = 1e-9;

/** `alpha` and `beta` in gradians, clockwise at the station: from A to B, and from A to C. */
export function resection(
  a: P.ExactPoint,
  b: P.ExactPoint,
  c: P.ExactPoint,
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
  const g = P.minus(P.times(e, sine(beta)), P.times(f, sine(alpha)));
  const scale = P.lengthOf(pb).hi + P.lengthOf(pc).hi;
  if (P.lengthOf(g).hi <= 1e-26 * scale) return no('no-answer', whyLost([{ reason: 'danger-circle' }]));
  const factor = divide(P.cross(e, f), P.dot(g, g));
  const found = finished(frame, [pb, pc], P.times({ x: scaled(g.y, -1), y: g.x }, factor), [alpha, beta]);
  if (found.ok) return found;
  const hint = found.loss.reason === 'opposite' ? ' Check that the angles are counted clockwise, from A.' : '';
  return no('no-answer', whyLost([found.loss]) + hint);
}

/** v sin γ + v⊥ cos γ, v⊥ being v turned right. */
const towards = (v: P.PrecisePoint, angle: Rational): P.PrecisePoint =>
  P.plus(P.times(v, sine(angle)), P.times({ x: v.y, y: scaled(v.x, -1) }, cosine(angle)));

/** Looks back from the point that was found, and refuses one that does not see what was measured. */
export function finished(
  frame: LocalFrame,
  [b, c]: readonly [P.PrecisePoint, P.PrecisePoint],
  p: P.PrecisePoint,
  measured: readonly [alpha: Rational, beta: Rational],
): StationResult<Resection> {
  const sights = [{ x: scaled(p.x, -1), y: scaled(p.y, -1) }, P.minus(b, p), P.minus(c, p)] as const;
  const scale = Math.max(P.lengthOf(b).hi, P.lengthOf(c).hi);
  const quality = resectionQuality(sights, P.rounded(p), [P.rounded(b), P.rounded(c)], frame.unit);
  const moved = Math.max(...quality.shifts.map(({ x, y }) => Math.hypot(x, y))) / frame.unit / milligon;
  const size = Math.max(scale, P.lengthOf(p).hi);
  const beside = besideDanger([b, c], measured);
  const nowhere = (loss: Loss) =>
    lost(beside !== undefined && beside <= agreement ? { reason: 'danger-circle' } : loss);
  if (isInKnownPoint(sights)) return nowhere({ reason: 'known-point', near: nearestOf(sights), beside });
  if (!(moved * indeterminate < size))
    return lost({
      reason: quality.danger.distance < onCircle * quality.danger.radius ? 'danger-circle' : 'indeterminate',
    });
  const bearings = [bearingOf(sights[0]), bearingOf(sights[1]), bearingOf(sights[2])] as const;
  const angleAB = turn(bearings[0], bearings[1]);
  const angleAC = turn(bearings[0], bearings[2]);
  if (!agrees(angleAB, measured[0]) || !agrees(angleAC, measured[1]))
    return nowhere({
      reason: 'opposite',
      near: sights.some((sight) => P.lengthOf(sight).hi < closeBy * scale) ? nearestOf(sights) : undefined,
      beside,
    });
  return ok({
    ...quality,
    point: frame.restore(p),
    angleAB,
    angleAC,
    bearings,
    distances: [
      frame.lengthen(P.lengthOf(sights[0])),
      frame.lengthen(P.lengthOf(sights[1])),
      frame.lengthen(P.lengthOf(sights[2])),
    ],
  });
}

const straight =
  'Under angles of 0 or 200 gon A, B, C and the station lie on one line, and two angles cannot tell where on it: the position is indeterminate.';

/** Radians in a milligon. */
const milligon = Math.PI / 200_000;

/** Nearer to a known point than this share of the figure, measured angles do not tell on which side of it the station stands. */
const closeBy = 0.01;

/**
 * Whether the station is one of the known points, as far as angles tell: from the next nearest, a milligon is wider than what lies
 * between the two. Angles that lead into the point itself, typed to some digits, lead as near to it as these digits reach.
 */
function isInKnownPoint(sights: readonly P.PrecisePoint[]): boolean {
  const [nearest, next] = sights.map((sight) => P.lengthOf(sight).hi).sort((one, other) => one - other);
  return nearest! <= milligon * next!;
}

function nearestOf(sights: readonly P.PrecisePoint[]): ReferenceName {
  const lengths = sights.map((sight) => P.lengthOf(sight).hi);
  return (['A', 'B', 'C'] as const)[lengths.indexOf(Math.min(...lengths))]!;
}

/** Angles that are this close (gradians) to those of the danger circle may come from a station on it. */
const suspicious = 1;

/**
 * On the danger circle A and B are seen as from C, and A and C as from B, up to half a turn. Angles that miss these a little have
 * no station as a rule: the two arcs, all but the same circle, then cross in a known point. By how many gradians they miss them,
 * where that is little.
 */
function besideDanger(
  [b, c]: readonly [P.PrecisePoint, P.PrecisePoint],
  [alpha, beta]: readonly [Rational, Rational],
): number | undefined {
  const [a, toC] = [{ x: scaled(c.x, -1), y: scaled(c.y, -1) }, P.minus(c, b)];
  const fromC = subtract(bearingOf(P.minus(b, c)), bearingOf(a));
  const fromB = subtract(bearingOf(toC), bearingOf({ x: scaled(b.x, -1), y: scaled(b.y, -1) }));
  const miss = (seen: DoubleDouble, measured: Rational): number => {
    const off = (((toNumber(seen) - Q.toNumber(measured)) % 200) + 300) % 200;
    return Math.abs(off - 100);
  };
  const off = Math.max(miss(fromC, alpha), miss(fromB, beta));
  return off < suspicious ? off : undefined;
}

/** How far the angles are from those of the danger circle, in gradians, where they may come from a station on it. */
export const dangerMiss = (loss: Loss): number | undefined =>
  loss.reason === 'danger-circle' ? 0 : 'beside' in loss ? loss.beside : undefined;

/** The sentences of what stood in the way, in each sense of rotation in which the angles can be read. */
export function whyLost(losses: readonly Loss[]): string {
  if (losses.some(({ reason }) => reason === 'danger-circle')) return danger;
  const clauses = [...new Set(losses.map(clauseOf))];
  const senses = losses.length > 1 ? ', in either sense of rotation' : '';
  const misses = losses.flatMap((loss) => dangerMiss(loss) ?? []);
  const near = losses.map((loss) => ('near' in loss ? loss.near : undefined)).find((name) => name !== undefined);
  const hint =
    misses.length > 0
      ? ` ${besideCircle(Math.min(...misses))}`
      : near
        ? ` A station close to ${near} gives such angles when they are measured, and cannot be fixed by them.`
        : '';
  return `No station is found that sees A, B and C under these angles${senses}: ${clauses.join('; or ')}.${hint}`;
}

const danger =
  'A, B, C and the station lie on one circle, the danger circle, as closely as the angles tell: every point of it sees A, B and C under the same angles, so the position is indeterminate. Take another known point.';

function clauseOf(loss: Loss): string {
  switch (loss.reason) {
    case 'danger-circle':
      return 'every point of the danger circle does';
    case 'indeterminate':
      return 'the sights meet at so poor an angle that the position is indeterminate';
    case 'known-point':
      return `the two arcs meet in ${loss.near} only, where no angle is measured`;
    case 'opposite':
      return 'the only point on both arcs sees one of them in the opposite direction';
    case 'parallel':
      return 'the sights to A, B and C come out parallel, as those of a station infinitely far away';
  }
}

/** What angles that all but belong to the danger circle may mean; `off` in gradians. */
export const besideCircle = (off: number, reading = 'The angles'): string =>
  `${reading} miss those of the danger circle through A, B and C by ${Number((1000 * off).toPrecision(2))} mgon at most: a station on that circle, or near it, gives such angles and cannot be fixed. Take another known point.`;

function turn(from: DoubleDouble, to: DoubleDouble): DoubleDouble {
  const angle = subtract(to, from);
  return angle.hi < 0 ? subtract(angle, -400) : angle;
}

function agrees(found: DoubleDouble, measured: Rational): boolean {
  const wanted = Q.toNumber(withinTurn(measured));
  const off = Math.abs(toNumber(found) - wanted);
  return Math.min(off, 400 - off) <= agreement;
}

/** Which two of the known points coincide; undefined where none do. */
export function sameKnownPoints(a: P.ExactPoint, b: P.ExactPoint, c: P.ExactPoint): string | undefined {
  const twins = P.samePoint(a, b)
    ? 'A and B'
    : P.samePoint(a, c)
      ? 'A and C'
      : P.samePoint(b, c)
        ? 'B and C'
        : undefined;
  return twins && `${twins} are the same point: a resection needs three different known points.`;
}
