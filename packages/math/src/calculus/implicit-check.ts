import * as Q from '../exact/rational.ts';
import { compile } from '../expression/compile.ts';
import { evaluateBall } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import { seededRandom } from '../expression/random.ts';
import { freeSymbols } from '../expression/walk.ts';
import { bisect } from '../numeric/bisect.ts';
import { add, type Ball, EXACT, logSum, lower, multiply, negate, realBall, sizeOf } from '../numeric/precise/ball.ts';
import * as F from '../numeric/precise/big-float.ts';
import { fromRational, toRational } from '../numeric/precise/convert.ts';
import { converged, powerOfTwo, type RationalPoint, stepAt, twoTo } from './difference-quotient.ts';

/*
 * The check of implicit derivatives. Points on the curve F(x, y) = 0 are sought by bisection along random verticals; from each the
 * curve is followed a tiny step to both sides, its height there found by the secant method to hundreds of bits, and the difference
 * quotients of the heights are compared with y′ and y″ at the point (`difference-quotient.ts` says when they can be trusted).
 */

const wantedPoints = 6;
const attempts = 84;
/** Most verticals lie near the origin; the last of them further out and nearer, for √x + √y = 4 and for x²y = 1/1000. */
const nearAttempts = 60;
const reaches = [6, 40, 1 / 20];
const precisions = [384, 1536];
const lookBits = 128;
/** Both sides of a comparison are known to so many bits. */
const knownBits = 40;

/** How many points of the curve agree with the derivatives; null where one does not. */
export function pointsThatAgree(
  difference: Expression,
  first: Expression,
  second: Expression | null,
  x: string,
  y: string,
): number | null {
  const others = freeSymbols(difference).filter((name) => name !== x && name !== y);
  const f = compile(difference, [x, y, ...others]);
  const random = seededRandom(11);
  let points = 0;
  for (let attempt = 0; attempt < attempts && points < wantedPoints; attempt++) {
    const fixed = others.map(() => 0.4 + 1.8 * random());
    const reach = attempt < nearAttempts ? 1 : reaches[attempt % reaches.length]!;
    const at = reach * 3 * (2 * random() - 1) * (attempt % 3 === 0 && reach === 1 ? 0.3 : 1);
    const named = Object.fromEntries(others.map((name, k) => [name, Q.fromNumber(fixed[k]!)]));
    const letters = { ...named, [x]: Q.fromNumber(at) };
    for (const start of zerosOn((height) => f(at, height, ...fixed), reach * (-4 + random()), reach * (4 + random()))) {
      const agrees = agreesAt({ difference, x, y, letters, start: Q.fromNumber(start) }, first, second);
      if (agrees === false) return null;
      if (agrees === null) continue;
      points++;
      break;
    }
  }
  return points;
}

/** A curve, the letters and x of a point of it, and about how high it lies. */
interface Curve {
  readonly difference: Expression;
  readonly x: string;
  readonly y: string;
  readonly letters: RationalPoint;
  readonly start: Q.Rational;
}

/** Whether the derivatives are those of the curve; null where that cannot be told of the first. */
function agreesAt(curve: Curve, first: Expression, second: Expression | null): boolean | null {
  // Where the claim has no value that enclosures tell, following the curve would be work for nothing.
  if (evaluateBall(first, lookBits, { ...curve.letters, [curve.y]: curve.start }) === null) return null;
  for (const bits of precisions) {
    const quotients = alongCurve(curve, bits);
    if (quotients === null) continue;
    const slope = compare(quotients.slope, evaluateBall(first, bits, quotients.at), bits);
    if (slope === null) continue;
    const bend = second === null ? null : compare(quotients.bend, evaluateBall(second, bits, quotients.at), bits);
    return slope && bend !== false;
  }
  return null;
}

function compare(measured: Ball | null, claimed: Ball | null, bits: number): boolean | null {
  if (measured === null || claimed === null) return null;
  const difference = add(measured, negate(claimed), bits);
  // Beside a slope of 0 nothing is small: as large as 1, the distance to it is known well enough.
  const isZero = claimed.value.re.mantissa === 0n && claimed.error === EXACT;
  if (isZero) return difference.error > -knownBits ? null : sizeOf(difference.value) < difference.error + 8;
  if (difference.error > Math.max(sizeOf(measured.value), sizeOf(claimed.value)) - knownBits) return null;
  return lower(difference) === EXACT || sizeOf(difference.value) < difference.error + 8;
}

/** Slope and bend at a point of the curve, and the point; null where the curve cannot be followed. */
function alongCurve(curve: Curve, bits: number) {
  const { x, y, letters } = curve;
  const middle = heightAt(curve, letters[x]!, curve.start, bits);
  if (middle === null) return null;
  const height = toRational(middle.value.re);
  const step = stepAt(letters[x]!, bits);
  const beside = (side: 1 | -1, halvings: number) =>
    heightAt(curve, Q.add(letters[x]!, Q.multiply(Q.integerRational(side), powerOfTwo(step - halvings))), height, bits);
  const quotient = (halvings: number, join: (above: Ball, below: Ball) => Ball): Ball | null => {
    const [above, below] = [beside(1, halvings), beside(-1, halvings)];
    return above === null || below === null ? null : join(above, below);
  };
  return {
    at: { ...letters, [y]: height },
    slope: converged(
      (k) => quotient(k, (above, below) => multiply(add(above, negate(below), bits), twoTo(k - step - 1), bits)),
      bits,
    ),
    bend: converged(
      (k) =>
        quotient(k, (above, below) => {
          const twice = multiply(middle, twoTo(1), bits);
          return multiply(add(add(above, below, bits), negate(twice), bits), twoTo(2 * (k - step)), bits);
        }),
      bits,
    ),
  };
}

const maxSecants = 24;

/** The height of the curve at x, by secants from a height nearby; null where they do not settle. */
function heightAt(curve: Curve, x: Q.Rational, near: Q.Rational, bits: number): Ball | null {
  const value = (height: F.BigFloat): F.BigFloat | null => {
    const ball = evaluateBall(curve.difference, 2 * bits, {
      ...curve.letters,
      [curve.x]: x,
      [curve.y]: toRational(height),
    });
    return ball?.real ? ball.value.re : null;
  };
  let before = fromRational(near, bits);
  let here = F.add(before, { mantissa: 1n, exponent: Math.max(F.magnitude(before), -8) - 40 }, bits);
  let [low, high] = [value(before), value(here)];
  for (let k = 0; k < maxSecants; k++) {
    if (low === null || high === null) return null;
    const rise = F.subtract(high, low, bits);
    if (high.mantissa === 0n) return realBall(here, F.magnitude(here) - bits);
    if (rise.mantissa === 0n) return null;
    const correction = F.divide(F.multiply(high, F.subtract(here, before, bits), bits), rise, bits);
    [before, low] = [here, high];
    here = F.subtract(here, correction, bits);
    // Towards a height of 0 no correction is small beside the height.
    if (F.magnitude(here) < -bits) return realBall(F.ZERO, -bits);
    // The next correction is smaller still, and the height is known as well as this one.
    if (F.magnitude(correction) < F.magnitude(here) - (3 * bits) / 4)
      return realBall(here, logSum(F.magnitude(correction) - bits / 8, F.magnitude(here) - bits + 4));
    high = value(here);
  }
  return null;
}

const maxZeros = 4;

/** Heights at which the function changes its sign, as a scan of the range meets them. */
function* zerosOn(f: (y: number) => number, low: number, high: number): Generator<number> {
  const panels = 64;
  let found = 0;
  let [before, value] = [low, f(low)];
  for (let k = 1; k <= panels && found < maxZeros; k++) {
    const here = low + ((high - low) * k) / panels;
    const next = f(here);
    const zero = value * next < 0 ? zeroBetween(f, before, here) : null;
    [before, value] = [here, next];
    if (zero === null) continue;
    found++;
    yield zero;
  }
}

/** Null where the sign changes at a pole. */
function zeroBetween(f: (y: number) => number, a: number, b: number): number | null {
  const zero = bisect(f, a, b);
  return Math.abs(f(zero)) <= Math.min(Math.abs(f(a)), Math.abs(f(b))) ? zero : null;
}
