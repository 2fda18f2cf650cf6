import type { Field, Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import * as P from '../field/polynomial.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';

/*
 * Lines on the curve y³ = R(x), R of degree 2 or 3 without square factors: a plane cubic, so that a line y = ρ^(1/3)·ℓ(x) meets it in three
 * points, the zeros of R − ρ·ℓ³ and, as far as that has a smaller degree, points at infinity.
 *
 * The tangent at (x₀, ρ^(1/3)·η) is ρ^(1/3)·η·(1 + R′(x₀)/(3R(x₀))·(x − x₀)): the root stays a factor before everything, so that tangents of
 * tangents are computed in the field of x₀. With an inflection point as 0 of the group of the curve, three points of a line have the sum 0, and
 * the tangent at A comes upon −2A. So A is a torsion point exactly if the tangents, begun at A, come upon a point a second time, or upon an
 * inflection point; at the points y = 0, and at the one at infinity for degree 2, the curve has an inflection point.
 *
 * Worked example: R = 2 + x³, A = (−1, 1). The tangent y = x + 2: R − (x + 2)³ = −6·(x + 1)², which has the degree 2, so that the third point is
 * at infinity, where y/x is 1. The tangent there is y = x, R − x³ = 2: an inflection point. A has the order 6. To debug: count the zeros.
 */

export interface Curve {
  readonly k: Field;
  readonly r: Univariate;
}

/** y = ρ^(1/3)·ℓ(x), and R − ρ·ℓ³. */
export interface Line {
  readonly cube: Fraction;
  readonly l: Univariate;
  readonly norm: Univariate;
}

/** (x, ρ^(1/3)·η); at infinity, where x is null, η is y/x but for ρ^(1/3). */
interface Place {
  readonly x: Fraction | null;
  readonly eta: Fraction;
}

export function line({ k, r }: Curve, cube: Fraction, l: Univariate): Line {
  return { cube, l, norm: U.subtract(k, r, U.scale(k, U.power(k, l, 3), cube)) };
}

/** x − a */
export const linear = (a: Fraction): Univariate => [F.negate(a), F.one];

function tangent(curve: Curve, cube: Fraction, { x, eta }: Place): Line {
  const { k, r } = curve;
  const three = F.integer(3);
  // At infinity R is b·(x + s)³ but for terms of degree 1.
  if (x === null) return line(curve, cube, U.scale(k, [k.divide(r[2]!, k.multiply(three, r[3]!)), F.one], eta));
  const rate = k.divide(U.valueAt(k, U.derivative(k, r), x), k.multiply(three, U.valueAt(k, r, x)));
  return line(curve, cube, U.scale(k, U.add(k, U.one, U.scale(k, linear(x), rate)), eta));
}

/** The third point of a line, which meets the curve where `known` is 0; null where that is known for an inflection point. */
export function thirdPlace({ k, r }: Curve, { l, norm }: Line, known: Univariate): Place | null {
  const rest = U.divide(k, norm, known).quotient;
  if (U.degree(rest) === 1) {
    const x = k.divide(F.negate(rest[0]!), rest[1]!);
    return { x, eta: U.valueAt(k, l, x) };
  }
  return U.degree(r) === 3 && l.length === 2 && known.length > 1 ? { x: null, eta: l[1]! } : null;
}

/**
 * A point with rational coordinates that has a finite order n has n = 2, 3 or 6 here (R. Fueter, "Ueber kubische diophantische Gleichungen", Comment. Math.
 * Helv. 2, 1930), and two tangents come back to it; over larger fields more may be needed, and what needs more than these is left undecided.
 */
const maxTangents = 4;

/** Coordinates have few digits at points of finite order; at others four times as many with each tangent. */
const maxDigits = 120;

/** The tangents that begin at a place, until they come back to one that was `seen`, or will not. */
export function tangentsFrom(curve: Curve, cube: Fraction, start: Place, seen: (Fraction | null)[]): Line[] {
  const { k, r } = curve;
  const found: Line[] = [];
  const isSame = (a: Fraction | null, b: Fraction | null) =>
    a === null || b === null ? a === b : F.isZero(k.subtract(a, b));
  for (let place: Place | null = start; place !== null && found.length < maxTangents; ) {
    const { x }: Place = place;
    if (seen.some((one) => isSame(one, x))) break;
    seen.push(x);
    if (x !== null && (F.isZero(U.valueAt(k, r, x)) || digits(x.n) + digits(x.d) > maxDigits)) break;
    const next = tangent(curve, cube, place);
    found.push(next);
    place = thirdPlace(curve, next, x === null ? U.one : U.power(k, linear(x), 2));
  }
  return found;
}

const digits = (a: P.Polynomial): number =>
  typeof a === 'bigint' ? String(a).length : a.c.reduce((all, part) => all + digits(part), 0);

/**
 * (R′ℓ − 3Rℓ′)/(R − ρℓ³) and, for the square, ℓ times it: with L = ρ^(1/3)·ℓ and ζ³ = 1, the derivatives of Σ ζ^k·ln(ζ^k·y − L) and of
 * Σ ζ^(−k)·ln(ζ^k·y − L) are that times ρ^(1/3)/y, and times ρ^(2/3)/y².
 */
export function rateOf({ k, r }: Curve, { l, norm }: Line, isSquare: boolean): { top: Univariate; below: Univariate } {
  const plain = U.subtract(
    k,
    U.multiply(k, U.derivative(k, r), l),
    U.scale(k, U.multiply(k, r, U.derivative(k, l)), F.integer(3)),
  );
  const top = isSquare ? U.multiply(k, plain, l) : plain;
  const common = U.gcd(k, top, norm);
  return { top: U.divide(k, top, common).quotient, below: U.divide(k, norm, common).quotient };
}
