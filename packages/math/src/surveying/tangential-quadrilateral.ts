import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { middle, power } from '../numeric/precise/value.ts';

/** A quadrilateral with an inscribed circle. */
export interface TangentialQuadrilateral {
  /** Corners counter-clockwise around the inscribed circle, whose centre is the origin: between d and a, a and b, b and c, c and d. */
  readonly corners: readonly (readonly [number, number])[];
  /** Where the circle touches a, b, c, d. */
  readonly contacts: readonly (readonly [number, number])[];
  /** The angles at the corners, in gradians. */
  readonly angles: readonly number[];
  /** The angles of another quadrilateral with the same sides around the same circle, where there is one: it has the same area. */
  readonly otherAngles: readonly number[] | undefined;
}

/**
 * The largest radius of a circle that touches four sides with a + c = b + d: √(abcd)/s, s half the perimeter, reached when the
 * quadrilateral has a circle through its corners too.
 */
export const maxInradius = (a: number, b: number, c: number, d: number): number =>
  (2 * Math.sqrt(a) * Math.sqrt(b) * Math.sqrt(c) * Math.sqrt(d)) / (a + b + c + d);

/**
 * The quadrilateral with sides a, b, c, d, a + c = b + d, around a circle of radius r; undefined when there is none.
 *
 * With tangent lengths x, y, z, w at the corners, a = x + y, b = y + z, c = z + w, d = w + x, the half angles arctan(r/x) … add up
 * to half a turn, which says r²(x + y + z + w) = xyz + yzw + zwx + wxy: with everything expressed by x, a quadratic equation. Both of
 * its solutions may leave all tangents positive: opposite angles of one quadrilateral add up to what those of the other lack to a turn.
 */
export function tangentialQuadrilateral(
  [a, b, c, d]: readonly [Rational, Rational, Rational, Rational],
  r: Rational,
): TangentialQuadrilateral | undefined {
  // xy(z + w) + zw(x + y) = c·x(a − x) + a·(b − a + x)(d − x) = r²(a + c), as x² − q·x + s = 0.
  const sum = Q.add(a, c);
  const q = Q.divide(Q.multiply(a, Q.add(sum, Q.subtract(d, b))), sum);
  const s = Q.subtract(Q.power(r, 2), Q.divide(Q.multiply(Q.multiply(a, Q.subtract(b, a)), d), sum));
  const discriminant = Q.subtract(Q.multiply(Q.rational(1, 4), Q.power(q, 2)), s);
  // A radius that was rounded may be a little larger than the largest.
  if (Q.toNumber(discriminant) < -1e-12 * Q.toNumber(q) ** 2) return undefined;
  const root = rootOf(discriminant);
  const half = Q.multiply(Q.half, q);
  const solutions = Q.isZero(root) ? [half] : [Q.add(half, root), Q.subtract(half, root)];
  const [tangents, others] = solutions
    .map((x) => [x, Q.subtract(a, x), Q.add(Q.subtract(b, a), x), Q.subtract(d, x)])
    .filter((lengths) => lengths.every((length) => Q.compare(length, Q.zero) > 0))
    .map((lengths) => lengths.map(Q.toNumber));
  const radius = Q.toNumber(r);
  return tangents && { ...around(tangents, radius), otherAngles: others && anglesOf(halvesOf(others, radius)) };
}

/** Of a square the two roots fall together; doubles would tear them apart by the root of their last digit. */
const rootBits = 160;

function rootOf(value: Rational): Rational {
  const root = Q.compare(value, Q.zero) > 0 ? power(value, Q.half, rootBits) : null;
  return root === null ? Q.zero : middle(root);
}

/** Half the angle at the centre between the contacts beside each corner. */
const halvesOf = (tangents: readonly number[], r: number): readonly number[] =>
  tangents.map((length) => Math.atan2(length, r));

const anglesOf = (halves: readonly number[]): readonly number[] =>
  halves.map((half) => ((Math.PI / 2 - half) * 400) / Math.PI);

function around(tangents: readonly number[], r: number): Omit<TangentialQuadrilateral, 'otherAngles'> {
  const halves = halvesOf(tangents, r);
  const corners: [number, number][] = [];
  const contacts: [number, number][] = [];
  // Side a lies at the bottom; from a corner to either contact beside it the same angle is turned.
  let angle = -Math.PI / 2 - halves[0]!;
  for (const [index, half] of halves.entries()) {
    const distance = Math.hypot(tangents[index]!, r);
    corners.push([distance * Math.cos(angle), distance * Math.sin(angle)]);
    angle += half;
    contacts.push([r * Math.cos(angle), r * Math.sin(angle)]);
    angle += halves[(index + 1) % 4]!;
  }
  return { corners, contacts, angles: anglesOf(halves) };
}
