import type { Field, Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import type * as P from '../field/polynomial.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';

/*
 * Lines on the curve yⁿ = R(x), n = 3 and R of degree 2 or 3, or n = 2 and R of degree 3, R without square factors: a plane cubic, so that a line
 * y = ρ^(1/n)·ℓ(x) meets it in three points, the zeros of R − ρ·ℓⁿ and, as far as that has a smaller degree, points at infinity.
 *
 * The tangent at (x₀, ρ^(1/n)·η) is ρ^(1/n)·η·(1 + R′(x₀)/(n·R(x₀))·(x − x₀)): the root stays a factor before everything, so that tangents of
 * tangents are computed in the field of x₀. With an inflection point as 0 of the group of the curve, three points of a line have the sum 0, and
 * the tangent at A comes upon −2A. So A is a torsion point exactly if the tangents, begun at A, come upon a point a second time, or upon an
 * inflection point; for n = 3 the points y = 0 are such, and the one at infinity for degree 2, for n = 2 the one at infinity. A point y = 0 ends
 * the tangents for n = 2 too, where it has the order 2.
 *
 * Worked example: y³ = 2 + x³, A = (−1, 1). The tangent y = x + 2: R − (x + 2)³ = −6·(x + 1)², which has the degree 2, so that the third point is
 * at infinity, where y/x is 1. The tangent there is y = x, R − x³ = 2: an inflection point. A has the order 6. To debug: count the zeros.
 */

export interface Curve {
  readonly n: 2 | 3;
  readonly k: Field;
  readonly r: Univariate;
}

/** y = ρ^(1/n)·ℓ(x), and R − ρ·ℓⁿ. */
export interface Line {
  /** ρ */
  readonly power: Fraction;
  readonly l: Univariate;
  readonly norm: Univariate;
}

/** (x, ρ^(1/n)·η); at infinity, where x is null and n = 3, η is y/x but for ρ^(1/n). */
interface Place {
  readonly x: Fraction | null;
  readonly eta: Fraction;
}

export function line({ n, k, r }: Curve, power: Fraction, l: Univariate): Line {
  return { power, l, norm: U.subtract(k, r, U.scale(k, U.power(k, l, n), power)) };
}

/** x − a */
export const linear = (a: Fraction): Univariate => [F.negate(a), F.one];

function tangent(curve: Curve, power: Fraction, { x, eta }: Place): Line {
  const { k, r } = curve;
  const n = F.integer(curve.n);
  // At infinity R is b·(x + s)³ but for terms of degree 1.
  if (x === null) return line(curve, power, U.scale(k, [k.divide(r[2]!, k.multiply(n, r[3]!)), F.one], eta));
  const rate = k.divide(U.valueAt(k, U.derivative(k, r), x), k.multiply(n, U.valueAt(k, r, x)));
  return line(curve, power, U.scale(k, U.add(k, U.one, U.scale(k, linear(x), rate)), eta));
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
 * A point with rational coordinates that has a finite order n has n = 2, 3 or 6 for y³ = R (R. Fueter, "Ueber kubische diophantische Gleichungen", Comment. Math.
 * Helv. 2, 1930), and n ≤ 12 for y² = R (B. Mazur 1977): so many tangents come back to it but for n = 11, which does not occur; over larger fields more may
 * be needed, and what needs more than these is left undecided.
 */
const maxTangents = 4;

/** Coordinates have few digits at points of finite order; at others four times as many with each tangent. */
const maxDigits = 60;

/** The tangents that begin at a place, until they come back to one that was `seen`; none where they do not. */
export function tangentsFrom(curve: Curve, power: Fraction, start: Place, seen: (Fraction | null)[]): Line[] {
  const { k, r } = curve;
  const found: Line[] = [];
  const isSame = (a: Fraction | null, b: Fraction | null) =>
    a === null || b === null ? a === b : F.isZero(k.subtract(a, b));
  let place: Place | null = start;
  while (place !== null) {
    const { x }: Place = place;
    if (seen.some((one) => isSame(one, x))) break;
    if (x !== null && digits(x.n) + digits(x.d) > maxDigits) return [];
    if (x !== null && F.isZero(U.valueAt(k, r, x))) break;
    if (found.length === maxTangents) return [];
    seen.push(x);
    const next = tangent(curve, power, place);
    found.push(next);
    place = thirdPlace(curve, next, x === null ? U.one : U.power(k, linear(x), 2));
  }
  const single = found.length > 1 ? parabola(curve, power, start) : null;
  return single === null ? found : [single];
}

/**
 * For n = 2, the parabola that meets the curve three times at A, (x₀, √ρ·η), where its fourth point has y = 0 or is A: then the order of A divides 6 or 4, and
 * this one curve takes the place of several tangents.
 */
function parabola(curve: Curve, power: Fraction, { x, eta }: Place): Line | null {
  const { n, k, r } = curve;
  if (n !== 2 || x === null) return null;
  // √(1 + 2a·t + b·t² + …) = 1 + a·t + (b − a²)/2·t² + …
  const value = U.valueAt(k, r, x);
  const [, slope, bend] = U.shifted(k, r, x, 3).map((c) => k.divide(c, value));
  const a = k.divide(slope ?? F.zero, F.integer(2));
  const c = k.divide(k.subtract(bend ?? F.zero, k.multiply(a, a)), F.integer(2));
  const t = linear(x);
  // 1 + (a + c·t)·t
  const l = U.add(k, U.one, U.multiply(k, U.add(k, U.trimmed([a]), U.scale(k, t, c)), t));
  const found = line(curve, power, U.scale(k, l, eta));
  const rest = U.divide(k, found.norm, U.power(k, t, 3)).quotient;
  if (U.degree(rest) !== 1) return null;
  const fourth = k.divide(F.negate(rest[0]!), rest[1]!);
  return F.isZero(U.valueAt(k, r, fourth)) || F.isZero(k.subtract(fourth, x)) ? found : null;
}

const digits = (a: P.Polynomial): number =>
  typeof a === 'bigint' ? String(a).length : a.c.reduce((all, part) => all + digits(part), 0);

/**
 * (R′ℓ − n·Rℓ′)·ℓ^(j−1)/(R − ρℓⁿ): with L = ρ^(1/n)·ℓ and ζ a primitive n-th root of 1, the derivative of Σ ζ^(−j·k)·ln(y·ζ^(−k) − L), k = 0 … n − 1,
 * is that times ρ^(j/n)/y^j.
 */
export function rateOf({ n, k, r }: Curve, { l, norm }: Line, j: number): { top: Univariate; below: Univariate } {
  const plain = U.subtract(
    k,
    U.multiply(k, U.derivative(k, r), l),
    U.scale(k, U.multiply(k, r, U.derivative(k, l)), F.integer(n)),
  );
  const top = U.multiply(k, plain, U.power(k, l, j - 1));
  const common = U.gcd(k, top, norm);
  return { top: U.divide(k, top, common).quotient, below: U.divide(k, norm, common).quotient };
}
