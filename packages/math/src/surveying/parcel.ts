import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type ExactPoint, samePoint, twiceSignedArea } from './point.ts';

/** A polygon by its corners in order around it; exact throughout. */
export type Corners = readonly ExactPoint[];

const next = (corners: Corners, place: number): ExactPoint => corners[(place + 1) % corners.length]!;

/** Gauss's formula: twice the area, positive when the corners run counter-clockwise. */
export function twiceAreaOf(corners: Corners): Rational {
  const [origin] = corners;
  return corners.reduce(
    (sum, corner, place) => Q.add(sum, twiceSignedArea(origin!, corner, next(corners, place))),
    Q.zero,
  );
}

/** The centre of gravity of the area; undefined where there is no area. */
export function centroidOf(corners: Corners): ExactPoint | undefined {
  const twice = twiceAreaOf(corners);
  if (Q.isZero(twice)) return undefined;
  const [origin] = corners;
  const along = (of: (point: ExactPoint) => Rational): Rational => {
    const moment = corners.reduce((sum, corner, place) => {
      const other = next(corners, place);
      const thirds = Q.add(Q.subtract(of(corner), of(origin!)), Q.subtract(of(other), of(origin!)));
      return Q.add(sum, Q.multiply(thirds, twiceSignedArea(origin!, corner, other)));
    }, Q.zero);
    return Q.add(of(origin!), Q.divide(moment, Q.multiply(Q.rational(3), twice)));
  };
  return { x: along(({ x }) => x), y: along(({ y }) => y) };
}

/**
 * The area by strips: between two neighbouring northings every side is straight, so the polygon is made of trapezoids there, whose widths are
 * measured half-way. It needs no order of the corners and no signs, only that sides do not cross.
 */
export function areaByStrips(corners: Corners): Rational {
  const levels = corners.map(({ y }) => y).sort(Q.compare);
  return levels.slice(1).reduce((sum, top, place) => {
    const bottom = levels[place]!;
    const middle = Q.multiply(Q.half, Q.add(bottom, top));
    return Q.add(sum, Q.multiply(Q.subtract(top, bottom), widthAt(corners, middle)));
  }, Q.zero);
}

function widthAt(corners: Corners, level: Rational): Rational {
  const crossings = corners
    .flatMap((from, place) => {
      const to = next(corners, place);
      if (Q.compare(from.y, level) * Q.compare(to.y, level) >= 0) return [];
      const share = Q.divide(Q.subtract(level, from.y), Q.subtract(to.y, from.y));
      return [Q.add(from.x, Q.multiply(share, Q.subtract(to.x, from.x)))];
    })
    .sort(Q.compare);
  return crossings.reduce((sum, x, place) => (place % 2 === 0 ? Q.subtract(sum, x) : Q.add(sum, x)), Q.zero);
}

/** Two sides that meet elsewhere than in a corner that they share, by the places of their first corners. */
export function crossingSides(corners: Corners): readonly [number, number] | undefined {
  for (let one = 0; one < corners.length; one += 1)
    for (let other = one + 1; other < corners.length; other += 1)
      if (areCrossing(corners, one, other)) return [one, other];
  return undefined;
}

function areCrossing(corners: Corners, one: number, other: number): boolean {
  const [a, b, c, d] = [corners[one]!, next(corners, one), corners[other]!, next(corners, other)];
  if (other === one + 1) return isBetween(a, d, b) || isBetween(d, a, b);
  if (one === 0 && other === corners.length - 1) return isBetween(c, b, a) || isBetween(b, c, a);
  const sides = [sideOf(a, b, c) * sideOf(a, b, d), sideOf(c, d, a) * sideOf(c, d, b)];
  return (
    sides.every((product) => product < 0) ||
    isBetween(c, a, b) ||
    isBetween(d, a, b) ||
    isBetween(a, c, d) ||
    isBetween(b, c, d)
  );
}

const sideOf = (a: ExactPoint, b: ExactPoint, c: ExactPoint): number => Q.sign(twiceSignedArea(a, b, c));

/** Whether a point lies on the segment from a to b. */
function isBetween(point: ExactPoint, a: ExactPoint, b: ExactPoint): boolean {
  if (sideOf(a, b, point) !== 0) return false;
  const within = (of: (point: ExactPoint) => Rational): boolean =>
    Q.compare(of(a), of(point)) * Q.compare(of(point), of(b)) >= 0;
  return samePoint(a, point) || samePoint(b, point) || (within(({ x }) => x) && within(({ y }) => y));
}
