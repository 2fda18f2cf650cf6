import { add, type DoubleDouble, hiOf, multiply, negate, type Real, twoSum } from '../double-double.ts';
import { logarithm } from '../double-double-log.ts';
import { devianceOfShare } from './deviance.ts';
import { logarithmOfPower, smallBetaComplement } from './incomplete-beta-complement.ts';
import { stirlingErrorExtended } from './stirling-error.ts';
import { type Tail, tailLogarithm, tailValue, ZERO_EXPONENT } from './tail.ts';
import { densityCoefficients, UNIFORM_FROM, uniformTail } from './uniform-expansion.ts';

/**
 * The regularised incomplete beta function I_x(a, b), DLMF 8.17.2, for a, b ≥ 0, 0 ≤ x ≤ 1, and its complement
 * 1 − I_x(a, b) = I_{1−x}(b, a).
 *
 * The smaller of the two is computed directly, the other is its complement, so that both keep their relative precision,
 * 1e-14 or better, in the farthest tail and for parameters of any size:
 *
 * - ab/(a+b) ≥ 20 and x near the mean: Temme's uniform expansion (`uniform-expansion.ts`);
 * - else the even part of the continued fraction 8.17.22 for the side of the mean on which x lies, or with a or b below 1
 *   for x < (a+1)/(a+b+2) and its mirror image;
 * - except where a < 1 makes that side the large one: then the complement, by `incomplete-beta-complement.ts`.
 *
 * The common factor x^a (1−x)^b / B(a, b) is √(ab/(2πn)) e^{−D(a,nx) − D(b,n(1−x)) − δ(a) − δ(b) + δ(n)} with n = a + b,
 * Loader's deviance D and Stirling error δ, in double-double: no gamma function is formed.
 *
 * All functions take an optional `y`, 1 − x, for callers who know it better than the rounded x does (x near 1); both may
 * be double-doubles. With large parameters the answer feels the last digit of x, so that then they should be.
 */
type Side = 'lower' | 'upper';

/** I_x(a, b), from 0 at x = 0 to 1 at x = 1. NaN outside the domain. */
export const betaI = (a: number, b: number, x: Real, y?: Real): number => value(a, b, x, y, 'lower');

/** 1 − I_x(a, b), relatively precise where it is small. */
export const betaIComplement = (a: number, b: number, x: Real, y?: Real): number => value(a, b, x, y, 'upper');

/** ln I_x(a, b), finite where I underflows. */
export const lnBetaI = (a: number, b: number, x: Real, y?: Real): number => logarithmic(a, b, x, y, 'lower');

const complementOf = (x: Real): DoubleDouble => (typeof x === 'number' ? twoSum(1, -x) : add(1, negate(x)));

function value(a: number, b: number, x: Real, y: Real = complementOf(x), side: Side, tailAt = betaTails(a, b)): number {
  const limit = limitOf(a, b, hiOf(x), hiOf(y));
  if (limit !== undefined) return side === 'lower' ? limit : 1 - limit;
  return tailValue(tailAt(x, y), side);
}

/** I_x(a, b) and its complement for many x: what depends on a and b alone is computed once. */
export function incompleteBeta(a: number, b: number) {
  const tailAt = betaTails(a, b);
  return {
    lower: (x: Real, y?: Real): number => value(a, b, x, y, 'lower', tailAt),
    upper: (x: Real, y?: Real): number => value(a, b, x, y, 'upper', tailAt),
    tailAt,
  };
}

function logarithmic(a: number, b: number, x: Real, y: Real = complementOf(x), side: Side): number {
  const limit = limitOf(a, b, hiOf(x), hiOf(y));
  if (limit !== undefined) return Math.log(side === 'lower' ? limit : 1 - limit);
  return tailLogarithm(betaTail(a, b, x, y), side);
}

/** The value of I at the ends of the domain, where no method is needed. */
function limitOf(a: number, b: number, x: number, y: number): number | undefined {
  if (!(a >= 0 && b >= 0 && x >= 0 && y >= 0) || a + b === 0 || !Number.isFinite(a + b)) return Number.NaN;
  if (x === 0) return a === 0 ? Number.NaN : 0;
  if (y === 0) return b === 0 ? Number.NaN : 1;
  if (a === 0) return 1;
  return b === 0 ? 0 : undefined;
}

/** One tail of the beta distribution, for a, b > 0 and x, y = 1 − x > 0. */
export const betaTail = (a: number, b: number, x: Real, y: Real): Tail => betaTails(a, b)(x, y);

/** The same as a function of x and y. */
function betaTails(a: number, b: number): (x: Real, y: Real) => Tail {
  const n = twoSum(a, b);
  let coefficients: readonly number[] | undefined;
  let errors: DoubleDouble | undefined;
  return (x, y) => {
    if (hiOf(x) < TINY && b < 1e250) return powerTail(a, b, logarithm(x), 'lower');
    if (hiOf(y) < TINY && a < 1e250) return powerTail(b, a, logarithm(y), 'upper');
    const deviance = add(devianceOfShare(a, n, x), devianceOfShare(b, n, y));
    const N = a < b ? a * (b / n.hi) : b * (a / n.hi);
    const excess = add(multiply(b, x), negate(multiply(a, y))).hi;
    if (N >= UNIFORM_FROM && 2 * deviance.hi <= N) {
      coefficients ??= densityCoefficients((b - a) / n.hi, (a / n.hi) * (b / n.hi));
      return uniformTail(coefficients, N, deviance, excess >= 0 ? 'upper' : 'lower');
    }
    const below = a < 1 || b < 1 ? isNearZero(a, b, hiOf(x), hiOf(y)) : excess <= 0;
    if (below && a < 1) {
      const upper = smallBetaComplement(a, b, hiOf(x));
      if (upper < 0.5) return { side: 'upper', exponent: ZERO_EXPONENT, factor: upper };
    }
    if (!below && b < 1) {
      const lower = smallBetaComplement(b, a, hiOf(y));
      if (lower < 0.5) return { side: 'lower', exponent: ZERO_EXPONENT, factor: lower };
    }
    errors ??= add(add(stirlingErrorExtended(a), stirlingErrorExtended(b)), negate(stirlingErrorExtended(n)));
    const exponent = negate(add(deviance, errors));
    const root = (Math.sqrt(a) * (Math.sqrt(b) / Math.sqrt(n.hi))) / Math.sqrt(2 * Math.PI);
    const fraction = below
      ? continuedFraction(a, b, hiOf(x), hiOf(y), -excess)
      : continuedFraction(b, a, hiOf(y), hiOf(x), excess);
    return { side: below ? 'lower' : 'upper', exponent, factor: root * fraction };
  };
}

/** x ≤ (a+1)/(a+b+2), said of the smaller of x and y: the other may be 1 but for a part that is rounded away. */
const isNearZero = (a: number, b: number, x: number, y: number): boolean =>
  x <= y ? x * (a + b + 2) <= a + 1 : y * (a + b + 2) >= b + 1;

/** Below this, x^a/(a B(a, b)) is all of I_x(a, b). */
const TINY = 1e-290;

/**
 * One tail where the first term of the power series, x^a/(a B(a, b)), is all of I_x(a, b): for b x far below the precision
 * wanted. The side is that of the term: 'upper' where x stands for 1 − x, with a and b exchanged. Whichever tail is the
 * smaller is computed: 1 − I as −expm1 of the logarithm of I, since for a small a it vanishes with a.
 */
export function powerTail(a: number, b: number, lnX: DoubleDouble, side: Side): Tail {
  const exponent = logarithmOfPower(a, b, lnX);
  if (exponent.hi < -0.7) return { side, exponent, factor: 1 };
  return { side: side === 'lower' ? 'upper' : 'lower', exponent: ZERO_EXPONENT, factor: -Math.expm1(exponent.hi) };
}

/**
 * B(a, b) I_x(a, b) / (x^a y^b) by the even part of the continued fraction DLMF 8.17.22 (A. R. DiDonato and A. H. Morris,
 * "Algorithm 708", ACM TOMS 18 (1992)), by the modified Lentz method. In this form the cancellation near the mean is
 * all in excess = ay − bx, which the caller has exactly.
 */
function continuedFraction(a: number, b: number, x: number, y: number, excess: number): number {
  let c = 1e300;
  let d = (a + 1) / (a * (excess + 1));
  let result = d;
  for (let n = 1; n < 100_000; n++) {
    const before = a + 2 * n - 1;
    const numerator = (((a + n - 1) / before) * ((a + b + n - 1) * x) * n * ((b - n) * x)) / before;
    const denominator = n + (n * ((b - n) * x)) / before + ((a + n) / (before + 2)) * (excess + 1 + n * (1 + y));
    d = 1 / (denominator + numerator * d);
    c = denominator + numerator / c;
    result *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return result;
}
