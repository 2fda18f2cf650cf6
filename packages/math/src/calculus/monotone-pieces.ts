import { criticalPoints, type PointsFinder, type Search } from '../algebra/inequality/critical-points.ts';
import { domainPoints, vanishingParts } from '../algebra/inequality/domain-points.ts';
import { solvePeriodic } from '../algebra/inequality/periodic.ts';
import { type CriticalPoint, inOrder } from '../algebra/inequality/point-order.ts';
import { areApart, rationalBetween } from '../algebra/inequality/rational-between.ts';
import { simplify } from '../algebra/simplify/simplify.ts';
import { circularNames } from '../algebra/trigonometric/base-angle.ts';
import * as Q from '../exact/rational.ts';
import { type BallUnary, compileBall } from '../expression/balls/compile.ts';
import { rationalBall } from '../expression/balls/operations.ts';
import { signOfConstant } from '../expression/balls/sign-of-constant.ts';
import { constant, equal, negate, number, zero } from '../expression/build.ts';
import { certainSign, signOfBall } from '../expression/certain-sign.ts';
import type { Expression } from '../expression/expression.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, size, some } from '../expression/walk.ts';
import { logSum, sizeOf } from '../numeric/precise/ball.ts';
import { budget, spend } from '../result/budget.ts';
import { jumping } from './continuity.ts';
import { derivativeOf } from './derivative.ts';
import { infiniteEnd, limit } from './limit.ts';
import { wavePoints } from './wave-points.ts';

/*
 * The zeros of a function such as x·ln x − 1, of which no algebra tells them: it has finitely many pieces on each of which it is
 * monotone, and a monotone piece has one zero or none.
 *
 * The pieces end where the function or its derivative begins or ceases to have a value, and where the derivative is 0. These points are
 * asked of the same search: the derivative is simpler (1 + ln x), or the derivative of a factor of it is, and so on downwards (Rolle's
 * theorem). On a piece the sign at one place and the direction say at which end the zero must lie. It is shown by a place with the
 * other sign, and enclosed by halving with certain signs; that there is none is shown by the value or the limit at that end.
 *
 * A derivative with infinitely many zeros makes one piece where it never changes its sign: x − sin x rises.
 *
 * Example: x·ln x − 1 ends at 0 and turns at 1/e. On (0, 1/e) it falls from −1: none. On (1/e, oo) it rises from −1.37, and is positive at
 * 2: its zero is 1.7632….
 *
 * The hard part is to claim nothing that digits suggest: a sign that balls do not tell apart from 0, a limit that is not found and a
 * derivative whose zeros are not all known each end the search. To debug, print the ends and the signs of each piece.
 */

/** Derivatives of derivatives are asked so many deep. */
const deepest = 6;
const maxEnds = 24;
/** Nodes that derivatives may have, and what a limit may cost. */
const workOfDerivative = 40_000;
const workOfLimit = 60_000;

/** A derivative larger than this is not asked for its zeros; what a node of one counts as work. */
const largest = 400;
const workOfNode = 1000;

type Sign = -1 | 1;

/** The points of functions with finitely many monotone pieces; null where the pieces, or what happens at their ends, are not known. */
export const monotonePieces: PointsFinder = (f, x, search) => pointsAtDepth(f, x, search, deepest);

function pointsAtDepth(f: Expression, x: string, search: Search, depth: number): CriticalPoint[] | null {
  if (depth === 0 || some(f, isBroken)) return null;
  if (some(f, (node) => isWave(node, x))) return pointsBesideWaves(f, x, search);
  const deeper: Search = { ...search, beyond: (g, y, inner) => pointsAtDepth(g, y, inner, depth - 1) };
  const rising = derivativeOf(f, x, budget(workOfDerivative));
  if (rising === null) return null;
  // Derivatives that grow are never done: those of x^(x^x) have hundreds of nodes after two of them.
  const nodes = size(rising, largest);
  if (nodes >= largest || !spend(search.work, workOfNode * nodes)) return null;
  const found = [domainPoints(f, x, deeper), domainPoints(rising, x, deeper), criticalPoints(rising, x, deeper)];
  if (found.some((one) => one === null)) return null;
  const ends = inOrder(found.flatMap((one) => one!));
  if (ends.length > maxEnds) return null;
  const zeros = zerosBetween(f, x, ends, search, 'open');
  return zeros && inOrder([...found[0]!, ...zeros]);
}

/**
 * With a wave in it a function has infinitely many turns, and so have all its derivatives: asked are only one that never turns, and a
 * polynomial beside waves.
 */
function pointsBesideWaves(f: Expression, x: string, search: Search): CriticalPoint[] | null {
  const rising = derivativeOf(f, x, budget(workOfDerivative));
  const isWhole = vanishingParts(f, x)?.length === 0;
  if (rising === null || !isWhole) return null;
  if (neverTurns(rising, x)) return zerosBetween(f, x, [], search, 'open');
  return wavePoints(f, x, { between: (g, ends) => zerosBetween(g, x, ends, search, 'closed') });
}

const isWave = (node: Expression, x: string): boolean =>
  node.kind === 'apply' && circularNames.has(node.name) && contains(node, x);

/**
 * The zeros of a function that is monotone between neighbouring ends, and the ends at which it is not certainly something else than 0;
 * on an open line also before the first and behind the last.
 */
function zerosBetween(
  f: Expression,
  x: string,
  ends: readonly CriticalPoint[],
  search: Search,
  line: 'open' | 'closed',
): CriticalPoint[] | null {
  const rising = derivativeOf(f, x, budget(workOfDerivative));
  if (rising === null) return null;
  const pieces: Pieces = { f, x, value: compileBall(f, x), direction: compileBall(rising, x), search };
  const zeros: CriticalPoint[] = [];
  const [first, last] = line === 'open' ? [0, ends.length] : [1, ends.length - 1];
  for (let k = first; k <= last; k++) {
    const zeroThere = zeroWithin(pieces, ends[k - 1], ends[k]);
    if (zeroThere === null) return null;
    if (zeroThere !== 'none') zeros.push(zeroThere);
  }
  return inOrder([...ends.filter((end) => signAtEnd(pieces, end) === null), ...zeros]);
}

/** Whether a derivative in circular functions has one sign but for single places, infinitely many perhaps: 1 − cos x. */
function neverTurns(rising: Expression, x: string): boolean {
  const everywhere = (['>=', '<='] as const).map((comparison) => {
    const found = solvePeriodic([rising, zero], [rising], [comparison], x);
    return found?.ok === true && found.value.intervals.some(({ from, to }) => from === undefined && to === undefined);
  });
  return everywhere.includes(true) && everywhere.includes(false);
}

const bending: ReadonlySet<string> = new Set(['abs', 'min', 'max']);

/** What has corners or jumps has no pieces that a derivative tells. */
const isBroken = (a: Expression): boolean => a.kind === 'apply' && (bending.has(a.name) || jumping.has(a.name));

interface Pieces {
  readonly f: Expression;
  readonly x: string;
  readonly value: BallUnary;
  readonly direction: BallUnary;
  readonly search: Search;
}

const bitsTried = [96, 256, 512];

/** The sign at a rational number; null where it cannot be told apart from 0, or there is no value. */
function signAt(f: BallUnary, at: Q.Rational): Sign | 'not real' | null {
  for (const bits of bitsTried) {
    const ball = f(rationalBall(at, bits), bits);
    const sign = ball === null ? null : signOfBall(ball);
    if (sign !== null) return sign;
  }
  return null;
}

/** Places of a piece: where one is a zero by chance, the next is asked. */
const placesTried = 3;

function zeroWithin(pieces: Pieces, low?: CriticalPoint, high?: CriticalPoint): CriticalPoint | 'none' | null {
  if (low && high && !areApart(low.value, high.value)) return null;
  let from = rationalBetween(low?.value, high?.value);
  for (let k = 0; k < placesTried; k++) {
    const [sign, direction] = [signAt(pieces.value, from), signAt(pieces.direction, from)];
    if (sign === 'not real' || direction === 'not real') return 'none';
    if (sign !== null && direction !== null)
      return sign * direction < 0 ? towards(pieces, from, sign, high, 1) : towards(pieces, from, sign, low, -1);
    const here = sign === null ? zeroAt(pieces, from) : null;
    if (here !== null) return here;
    from = rationalBetween(Q.toNumber(from), high?.value);
  }
  return null;
}

/** Steps towards an end, after which the value there is asked for; and those after which nothing is known. */
const [firstSteps, maxSteps] = [12, 48];

/** The zero between a place and the end at which the other sign must be, if any; `side` is 1 for an end on the right. */
function towards(
  pieces: Pieces,
  from: Q.Rational,
  sign: Sign,
  end: CriticalPoint | undefined,
  side: Sign,
): CriticalPoint | 'none' | null {
  let last = from;
  for (let k = 1; k <= maxSteps; k++) {
    if (k === firstSteps && staysBeyond(pieces, sign, end, side)) return 'none';
    if (!spend(pieces.search.work, 1000)) return null;
    const next = stepped(from, end, side, k);
    const there = signAt(pieces.value, next);
    if (there === null || there === 'not real') {
      const here = zeroAt(pieces, next);
      if (here !== null) return here;
      break;
    }
    if (there !== sign) return enclosed(pieces, last, next, sign);
    last = next;
  }
  return staysBeyond(pieces, sign, end, side) ? 'none' : null;
}

function stepped(from: Q.Rational, end: CriticalPoint | undefined, side: Sign, k: number): Q.Rational {
  const part = Q.power(Q.rational(2), -k);
  if (end === undefined) return Q.add(from, Q.multiply(Q.rational(side), Q.reciprocal(part)));
  const at = rationalNear(end);
  return Q.subtract(at, Q.multiply(Q.subtract(at, from), part));
}

/** Whether the function has the same sign, or 0, at the end: being monotone it has no zero before it. */
function staysBeyond(pieces: Pieces, sign: Sign, end: CriticalPoint | undefined, side: Sign): boolean {
  if (end !== undefined) {
    const there = signAtEnd(pieces, end);
    if (there !== null) return there === sign;
  }
  const at = end === undefined ? (side > 0 ? infinity : negate(infinity)) : end.exact;
  if (at === undefined) return false;
  if (isZero(substitute(pieces.f, { [pieces.x]: at }))) return true;
  const way = end === undefined ? {} : ({ side: side > 0 ? 'left' : 'right' } as const);
  const found = limit(pieces.f, pieces.x, at, { ...way, budget: budget(workOfLimit) });
  if (!found.ok || found.value.kind !== 'value') return false;
  const { value } = found.value;
  return isZero(value) || (infiniteEnd(value) ?? certainSign(value)) === sign;
}

const infinity = constant('infinity');

/** Whether a constant is 0 by rules of algebra; digits prove nothing. */
function isZero(a: Expression): boolean {
  const sign = signOfConstant(a);
  if (sign !== undefined) return sign === 0;
  const found = simplify(a);
  return found.ok && equal(found.value.expression, zero);
}

/** The sign of the function at an end of a piece; null where it is 0, has no value, or cannot be told. */
function signAtEnd({ f, x, value }: Pieces, { exact, near }: CriticalPoint): Sign | null {
  if (exact !== undefined) {
    const sign = certainSign(substitute(f, { [x]: exact }));
    return sign === 'not real' ? null : sign;
  }
  if (near === undefined) return null;
  for (const bits of bitsTried) {
    const middle = rationalBall(near, bits);
    const error = logSum(middle.error, sizeOf(middle.value) - bitsOfEnds);
    const ball = value({ ...middle, error }, bits);
    const sign = ball === null ? null : signOfBall(ball);
    if (sign === 1 || sign === -1) return sign;
  }
  return null;
}

/** Ends without a closed form are known to so many bits: 48 digits of the 50 that are computed. */
const bitsOfEnds = 159;

const rationalNear = ({ near, value }: CriticalPoint): Q.Rational => near ?? Q.fromNumber(value);

/** Relative width, in bits, to which a zero is enclosed, and that at which a short fraction is tried. */
const [narrow, tryFraction] = [172, 60];

/** The zero between two places with different signs, by halving. */
function enclosed(pieces: Pieces, first: Q.Rational, second: Q.Rational, sign: Sign): CriticalPoint | null {
  let [same, other] = [first, second];
  for (let k = 0; k < 2 * narrow; k++) {
    const width = Q.abs(Q.subtract(other, same));
    if (Q.compare(Q.multiply(width, Q.power(Q.rational(2), narrow)), Q.abs(same)) < 0) break;
    if (k === tryFraction) {
      const exact = zeroAt(pieces, shortest(same, other));
      if (exact !== null) return exact;
    }
    const middle = Q.multiply(Q.half, Q.add(same, other));
    const there = signAt(pieces.value, middle);
    if (there === 'not real') return null;
    if (there === null) return zeroAt(pieces, middle);
    if (there === sign) same = middle;
    else other = middle;
  }
  const near = Q.multiply(Q.half, Q.add(same, other));
  return { value: Q.toNumber(near), near };
}

/** The place itself where the function is 0 there, which of a monotone piece is its only zero. */
const zeroAt = ({ f, x }: Pieces, at: Q.Rational): CriticalPoint | null =>
  isZero(substitute(f, { [x]: number(at) })) ? { value: Q.toNumber(at), exact: number(at) } : null;

/** The fraction with the least denominator between two others (Stern and Brocot), which may have any sign. */
function shortest(a: Q.Rational, b: Q.Rational): Q.Rational {
  const [low, high] = Q.compare(a, b) < 0 ? [a, b] : [b, a];
  if (Q.sign(high) < 0) return Q.negate(shortest(Q.negate(high), Q.negate(low)));
  if (Q.sign(low) <= 0) return Q.zero;
  const whole = Q.integerRational(Q.floor(low));
  if (Q.compare(Q.integerRational(Q.ceiling(low)), high) <= 0) return Q.integerRational(Q.ceiling(low));
  const rest = shortest(Q.reciprocal(Q.subtract(high, whole)), Q.reciprocal(Q.subtract(low, whole)));
  return Q.add(whole, Q.reciprocal(rest));
}
