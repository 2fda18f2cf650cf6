import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { compileUnary } from '../../../expression/compile.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { evaluateBall } from '../../../expression/evaluate-precise.ts';
import type { Expression } from '../../../expression/expression.ts';
import { nearestDouble } from '../../../expression/nearest-double.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, some } from '../../../expression/walk.ts';
import { largest } from '../../../numeric/enclosure/rectangle.ts';
import { type Ball, EXACT, lower } from '../../../numeric/precise/ball.ts';
import { add, type BigFloat, multiply, subtract, ZERO } from '../../../numeric/precise/big-float.ts';
import { fromNumber, toNumber } from '../../../numeric/precise/convert.ts';
import { budget } from '../../../result/budget.ts';
import { atExponential } from '../../at-exponential.ts';
import { type AnalyticFunction, analyticFunction, type Enclosure, type Work } from './analytic-function.ts';
import { overAnalytic } from './gauss-legendre.ts';
import { decayOf, growthOf, integralIsInfinite, tailOf } from './growth.ts';
import { type FastPart, fastBetween, oscillatingTail } from './oscillating-tail.ts';
import { resolved } from './resolve.ts';
import { fromSingularEnd } from './series-end.ts';
import { atInfinity, beside } from './singular-point.ts';
import { type StraightenedIntegrand, straightened, swings } from './straightened.ts';

/*
 * Definite integrals that are proved: every digit follows from enclosures.
 *
 * The range is cut at the points given (a hint: a proof does not depend on them). What bends or jumps is replaced on each piece by what it is
 * there (`resolve.ts`). Where f is analytic beside an end, the piece belongs to Gauss and Legendre (`gauss-legendre.ts`), who find peaks
 * by enclosures and not by luck of the nodes. Where it is not, the first stretch is integrated by a series with remainder
 * (`series-end.ts`), which also sees that a singularity is removable, or that the integral diverges; a half line is the same with
 * x = 1/t, or is cut off where a proved bound of the tail is small enough (`growth.ts`); and where neither helps, x = p ± e^(−u) makes
 * the end a half line of its own.
 *
 * Example: ∫₀^∞ x^(−0.99) e^(−x) dx. Near 0, x^(−0.99) Σ (−x)^j/j! up to 1/6, 30 terms; e^(−x) < 10⁻²⁰ from 50 on, by its growth; between
 * them 6 pieces of 20 nodes.
 *
 * The absolute error that is aimed at follows from a first guess of the size; if the value turns out to be smaller by cancellation, all is
 * done again with as many more bits. To debug: `integrate` of each piece alone, with the bits of the first pass.
 */

interface Divergence {
  readonly kind: 'diverges';
  readonly at: Expression;
  /** The α of |f| ~ distance^(−α) at a point, of |f| ~ x^(−α) towards infinity. */
  readonly order: number;
  /** Beside that power there is one of a logarithm. */
  readonly withLogarithms?: boolean;
  readonly swings?: boolean;
}

export type Outcome =
  | { readonly kind: 'value'; readonly enclosure: Enclosure }
  | Divergence
  | { readonly kind: 'unknown' };

const unknown: Outcome = { kind: 'unknown' };

/** An end: exactly, or ±∞ by the sign. */
export interface End {
  readonly x: number;
  readonly exact: Expression;
}

interface Task {
  readonly f: Expression;
  readonly variable: string;
  readonly tolerance: number;
  readonly bits: number;
  readonly work: Work;
}

const pointsPerDigit = 3000;
const coefficientsPerDigit = 10_000;
const usualPasses = 3;
/** What cancels further is as good as 0. */
const maxLostBits = 4096;

/**
 * ∫ f over the pieces between the ends, in order, to about `digits` digits; one pass does where only convergence is asked. A constant in
 * front, of which nothing but its value is needed, is multiplied in at the end.
 */
export function enclosed(
  f: Expression,
  variable: string,
  ends: readonly End[],
  digits: number,
  passes = usualPasses,
): Outcome {
  const { constant, rest } = withConstantApart(f, variable);
  const front = evaluateBall(constant, Math.ceil(digits * Math.log2(10)) + 64, {});
  if (front === null || !front.real || lower(front) === EXACT) return enclosedWhole(f, variable, ends, digits, passes);
  const outcome = enclosedWhole(rest, variable, ends, digits, passes);
  return outcome.kind === 'value' ? { kind: 'value', enclosure: multiplied(outcome.enclosure, front) } : outcome;
}

/** f as a constant and a rest that has none in front. */
function withConstantApart(
  f: Expression,
  variable: string,
): { readonly constant: Expression; readonly rest: Expression } {
  if (f.kind !== 'product') return { constant: E.one, rest: f };
  const [dependent, constant] = [
    f.factors.filter((factor) => contains(factor, variable)),
    f.factors.filter((factor) => !contains(factor, variable)),
  ];
  return { constant: E.product(constant), rest: E.product(dependent) };
}

function multiplied({ value, radius }: Enclosure, front: Ball): Enclosure {
  const product = multiply(value, front.value.re, productBits);
  const [size, off] = [Math.abs(toNumber(front.value.re)), 2 ** front.error];
  const rounding = Math.abs(toNumber(product)) * 2 ** (1 - productBits);
  return { value: product, radius: (radius * (size + off) + Math.abs(toNumber(value)) * off + rounding) * (1 + 1e-12) };
}

/** More bits than an enclosure has. */
const productBits = 1024;

function enclosedWhole(f: Expression, variable: string, ends: readonly End[], digits: number, passes: number): Outcome {
  const wanted = Math.ceil(digits * Math.log2(10)) + 6;
  let size = sizeOf(f, variable, ends);
  let best: Enclosure | null = null;
  const work: Work = {
    points: pointsPerDigit * digits,
    rectangles: 60_000,
    coefficients: budget(coefficientsPerDigit * digits),
  };
  let scale = size;
  for (let pass = 0; pass < passes; pass++) {
    const lost = Math.max(0, Math.ceil(Math.log2(scale / size)));
    if (lost > maxLostBits) break;
    const task: Task = { f, variable, tolerance: size * 2 ** -(wanted + 18), bits: wanted + 52 + lost, work };
    const outcome = overPieces(task, ends);
    if (outcome.kind !== 'value') return best === null ? outcome : { kind: 'value', enclosure: best };
    if (best === null || outcome.enclosure.radius < best.radius) best = outcome.enclosure;
    const value = Math.abs(toNumber(best.value));
    if (best.radius <= value * 2 ** -wanted || (pass > 0 && value <= best.radius)) break;
    // Bits are spent on what the last pass left uncertain.
    scale = Math.max(scale, size, value);
    size = value > best.radius ? value : Math.min(size, best.radius) * 2 ** -24;
    if (!(size > 0)) break;
  }
  return best === null ? unknown : { kind: 'value', enclosure: best };
}

const isSpent = ({ points, rectangles, coefficients }: Work): boolean =>
  points < 0 || rectangles < 0 || coefficients.left < 0;

function overPieces(task: Task, ends: readonly End[]): Outcome {
  let [value, radius] = [ZERO, 0];
  let isKnown = true;
  for (let k = 1; k < ends.length; k++) {
    const one = overPiece(task, ends[k - 1]!, ends[k]!);
    if (isSpent(task.work)) return unknown;
    // One piece that diverges decides, whatever the others are.
    if (one.kind === 'diverges') return one;
    isKnown &&= one.kind === 'value';
    if (one.kind !== 'value') continue;
    value = add(value, one.enclosure.value, task.bits + 64);
    radius += one.enclosure.radius * (1 + 1e-15);
  }
  return isKnown ? { kind: 'value', enclosure: { value, radius } } : unknown;
}

function overPiece(task: Task, a: End, b: End): Outcome {
  if (a.x === Number.NEGATIVE_INFINITY) {
    const f = substitute(task.f, { [task.variable]: E.negate(E.symbol(task.variable)) });
    const mirrored = (end: End): End => ({ x: -end.x, exact: E.negate(end.exact) });
    const found = overPiece({ ...task, f }, mirrored(b), mirrored(a));
    return found.kind === 'diverges' ? { ...found, at: E.negate(found.at) } : found;
  }
  const { variable } = task;
  const infinite = b.x === Number.POSITIVE_INFINITY;
  const width = infinite ? b.x : (b.x - a.x) * (1 + 1e-12);
  const f = resolved(task.f, { variable, from: a.exact, to: infinite ? null : b.exact, width });
  const piece = { ...task, f };
  const straight = isPositive(a) ? straightened(f, variable) : null;
  if (straight !== null) return overStraightened(piece, a, b, straight);
  const fast = infinite ? null : fastBetween(f, variable, a.exact, b.exact, task.tolerance / 64, task.bits);
  if (fast !== null) return withFastPart(task, a, b, fast);
  const all = infinite && a.x >= 4 ? boundedTail(piece, a.x, 1) : null;
  if (all?.kind === 'value') return { kind: 'value', enclosure: all.integral };
  const far = infinite ? infiniteEnd(piece, powerOfTwoAbove(Math.max(4, 2 * Math.abs(a.x) + 2)), true) : null;
  if (far !== null && far.kind !== 'value') return far;
  const end = far === null ? b.x : far.from;
  const left = finiteEnd(piece, a, 1, end - a.x);
  if (left.kind !== 'value') return left;
  const right = far ?? finiteEnd(piece, b, -1, end - a.x);
  if (right.kind !== 'value') return right;
  const [from, to] = [startOf(piece, a, left), far === null ? startOf(piece, b, right) : placeFarOut(far, task.bits)];
  if (from === null || to === null || isBeyond(from, to)) return unknown;
  const analytic = analyticFunction(f, variable);
  const middle = overAnalytic(analytic, from.at, to.at, task.tolerance / 64, task.bits, task.work);
  const slivers = sliver(analytic, from) + sliver(analytic, to);
  if (middle === null || !Number.isFinite(slivers)) return unknown;
  const value = add(add(left.integral.value, right.integral.value, task.bits + 64), middle.value, task.bits + 64);
  const radius = left.integral.radius + right.integral.radius + middle.radius + slivers;
  return { kind: 'value', enclosure: { value, radius: radius * (1 + 1e-14) } };
}

/** Whether the range after this end is positive. */
const isPositive = ({ x, exact }: End): boolean => x > 0 || E.equal(exact, E.zero);

/** The piece over u = x^β. */
function overStraightened(task: Task, a: End, b: End, { f, beta }: StraightenedIntegrand): Outcome {
  const power = Q.toNumber(beta);
  const moved = ({ x, exact }: End): End => ({
    x: x ** power,
    exact: infiniteBound(x) ? exact : E.power(exact, E.number(beta)),
  });
  const found = overPiece({ ...task, f }, moved(a), moved(b));
  if (found.kind !== 'diverges') return found;
  const back = infiniteBound(nearestDouble(found.at)) ? found.at : E.power(found.at, E.number(Q.reciprocal(beta)));
  // f ~ x^(−α) is f dx/du ~ u^(−α′), 1 − α = β(1 − α′).
  return { ...found, at: back, order: 1 + power * (found.order - 1) };
}

const infiniteBound = (x: number): boolean => x === Number.POSITIVE_INFINITY;

function withFastPart(task: Task, a: End, b: End, { steady, integral }: FastPart): Outcome {
  const rest: Outcome = E.equal(steady, E.zero)
    ? { kind: 'value', enclosure: nothing }
    : overPiece({ ...task, f: steady }, a, b);
  if (rest.kind !== 'value') return rest;
  const value = add(rest.enclosure.value, integral.value, task.bits + 64);
  return { kind: 'value', enclosure: { value, radius: (rest.enclosure.radius + integral.radius) * (1 + 1e-15) } };
}

/** Whether one place lies certainly beyond the other: the ends are not in the order that doubles told. */
const isBeyond = (a: Place, b: Place): boolean => toNumber(subtract(a.at, b.at, 64)) > 2 * (a.off + b.off);

/** What it may cost that an end of the middle stretch is rounded. */
function sliver(f: AnalyticFunction, { at, off }: Place): number {
  if (off === 0) return 0;
  const x = toNumber(at);
  const around = Math.abs(x) * 1e-15 + off;
  const image = f.onRectangle({ low: x - around, high: x + around, height: 0 });
  return image === null ? Number.POSITIVE_INFINITY : largest(image) * off * (1 + 1e-15);
}

/** A stretch at an end that is done with: its integral, and how far it reaches. */
interface Stretch {
  readonly kind: 'value';
  readonly from: number;
  /** The same to working precision, where it is not a double. */
  readonly precisely?: BigFloat;
  readonly side: 1 | -1 | 0;
  readonly integral: Enclosure;
}

/** A stretch, or why there is none. */
type StretchOutcome = Stretch | Exclude<Outcome, { kind: 'value' }>;

const unknownEnd = { kind: 'unknown' } as const;
const nothing: Enclosure = { value: ZERO, radius: 0 };

/** A place, and how far off it may be. */
interface Place {
  readonly at: BigFloat;
  readonly off: number;
}

const attemptsAtEnd = 3;

/** Where the rest of the piece begins; null where the end has no value. */
function startOf({ bits }: Task, end: End, stretch: Stretch): Place | null {
  const place = placeOf(end.exact, bits);
  if (place === null || stretch.side === 0) return place;
  const reach = stretch.precisely ?? fromNumber(stretch.from);
  const at = stretch.side === 1 ? add(place.at, reach, bits + 32) : subtract(place.at, reach, bits + 32);
  return { at, off: place.off + rounding(at, bits) };
}

function placeFarOut({ from, precisely }: Stretch, bits: number): Place {
  const at = precisely ?? fromNumber(from);
  return { at, off: rounding(at, bits) };
}

/** A constant as precisely as the nodes are, if so many bits tell it. */
function placeOf(exact: Expression, bits: number): Place | null {
  let place: Place | null = null;
  for (let attempt = 0, wide = bits + 32; attempt < attemptsAtEnd; attempt++, wide *= 2) {
    const ball = evaluateBall(exact, wide, {});
    if (ball === null) continue;
    if (!ball.real) return null;
    place = { at: ball.value.re, off: ball.error === EXACT ? 0 : Math.max(2 ** ball.error, Number.MIN_VALUE) };
    if (place.off <= rounding(place.at, bits)) break;
  }
  return place;
}

/** What a number of so many bits may be off by. */
const rounding = (x: BigFloat, bits: number): number => (Math.abs(toNumber(x)) + 1) * 2 ** -bits;

/** Of f as a function of the distance from the end. */
const divergent = (f: Expression, variable: string, { exact }: End, order: number): Divergence => ({
  kind: 'diverges',
  at: exact,
  order,
  withLogarithms: !isLikePower(f, variable, order),
});

/** Whether f·t^order tends to a number as the distance t does to 0, and not to 0 or beyond all bounds as with a logarithm beside it. */
function isLikePower(f: Expression, variable: string, order: number): boolean {
  const [near, nearer] = [1e-6, 1e-12].map((t) => evaluate(f, { [variable]: t }) * t ** order);
  return Math.abs(near! / nearer! - 1) < 1e-2;
}

function finiteEnd(task: Task, end: End, side: 1 | -1, width: number): StretchOutcome {
  const { f, variable, tolerance, bits, work } = task;
  const moved = beside(f, variable, end.exact, side);
  const { onRectangle } = analyticFunction(moved, variable);
  const near = Math.min(width * 1e-3, 1e-3);
  work.rectangles -= 1;
  const small = near * 2 ** -20;
  const isRegular = [near, small].some((r) => onRectangle({ low: -r, high: r, height: r }) !== null);
  if (isRegular) return { kind: 'value', from: 0, side: 0, integral: nothing };
  const most = Math.min(width / 2.5, 1);
  const series = fromSingularEnd(moved, variable, most, tolerance / 64, bits, work.coefficients);
  if (series.kind === 'diverges') return divergent(moved, variable, end, series.order);
  if (series.kind === 'value') return { kind: 'value', from: series.reach, side, integral: series.integral };
  return (
    reversedEnclosure(task, moved, end, side, most, inverted) ??
    reversedEnclosure(task, moved, end, side, most, logarithmic) ??
    unknownEnd
  );
}

/** The distance t as a function of u, which tends to ∞ as t does to 0, and f(t)·|dt/du|. */
interface Turn {
  readonly distance: (u: number) => Expression;
  readonly integrand: (f: Expression, variable: string) => Expression;
  readonly startFor: (most: number) => number;
  /** How f grows where what is integrated over u falls as u^(−order). */
  readonly growth: (order: number) => number;
}

/** t = 1/u: e^(−1/t) becomes e^(−u). */
const inverted: Turn = {
  growth: (order) => 2 - order,
  distance: (u) => E.reciprocal(E.number(u)),
  integrand: atInfinity,
  startFor: (most) => 1 / most,
};

/** t = e^(−u), on which algebraic and logarithmic growth are seen. */
const logarithmic: Turn = {
  growth: (order) => (order === Number.NEGATIVE_INFINITY ? -order : 1),
  distance: (u) => E.exp(E.number(-u)),
  integrand: (f, variable) => {
    const inverse = substitute(f, { [variable]: E.reciprocal(E.symbol(variable)) });
    return E.multiply(atExponential(inverse, variable), E.exp(E.negate(E.symbol(variable))));
  },
  startFor: (most) => -Math.log(most),
};

/** The end turned into a half line; null where that is not known either. */
function reversedEnclosure(
  task: Task,
  moved: Expression,
  end: End,
  side: 1 | -1,
  most: number,
  turn: Turn,
): StretchOutcome | null {
  const { variable } = task;
  const start = powerOfTwoAbove(Math.max(4, turn.startFor(most)));
  const found = halfLine({ ...task, f: turn.integrand(moved, variable) }, start);
  if (found.kind === 'diverges') return { ...found, ...divergent(moved, variable, end, turn.growth(found.order)) };
  if (found.kind !== 'value') return null;
  const precisely = preciseConstant(turn.distance(start), task.bits);
  return precisely === null
    ? null
    : { kind: 'value', from: toNumber(precisely), precisely, side, integral: found.enclosure };
}

/** A constant to more bits than the nodes have. */
function preciseConstant(constant: Expression, bits: number): BigFloat | null {
  const ball = evaluateBall(constant, bits + 32, {});
  return ball?.real ? ball.value.re : null;
}

const powerOfTwoAbove = (x: number): number => 2 ** Math.ceil(Math.log2(x));

/** ∫ from `start` to ∞ of a function that is analytic there. */
function halfLine(task: Task, start: number): Outcome {
  const far = infiniteEnd(task, start, false);
  if (far.kind !== 'value') return far;
  const f = analyticFunction(task.f, task.variable);
  const middle = overAnalytic(f, fromNumber(start), fromNumber(far.from), task.tolerance / 64, task.bits, task.work);
  if (middle === null) return unknown;
  const value = add(far.integral.value, middle.value, task.bits + 64);
  return { kind: 'value', enclosure: { value, radius: far.integral.radius + middle.radius } };
}

/** The tail from some X ≥ `start` on. */
function infiniteEnd(task: Task, start: number, mayTurn: boolean): StretchOutcome {
  const { f, variable, tolerance, bits, work } = task;
  const series = fromSingularEnd(atInfinity(f, variable), variable, 1 / start, tolerance / 64, bits, work.coefficients);
  const infinity = E.constant('infinity');
  if (series.kind === 'diverges') return { kind: 'diverges', at: infinity, order: 2 - series.order };
  if (series.kind === 'value') {
    // Powers of two, so that 1/reach is exact.
    const from = 1 / series.reach;
    if (Number.isInteger(Math.log2(from))) return { kind: 'value', from, side: 0, integral: series.integral };
  }
  const swinging = oscillatingTail(f, variable, start, tolerance / 64, bits);
  if (swinging.kind === 'diverges') return { kind: 'diverges', at: infinity, order: swinging.order, swings: true };
  if (swinging.kind === 'value') return { ...swinging, side: 0 };
  const bounded = boundedTail(task, start);
  if (bounded !== null) return bounded;
  if (!mayTurn) return { kind: 'unknown' };
  const evenly = powerInAngles(f, variable);
  if (evenly === null && swings(f, variable)) return { kind: 'unknown' };
  return evenly === null ? turnedTail(task, start) : straightenedTail(task, start, evenly);
}

function boundedTail({ f, variable, tolerance }: Task, start: number, most = 80): StretchOutcome | null {
  for (let X = start, step = 0; step < most; step++, X *= 1.5) {
    const growth = growthOf(f, variable, X);
    if (growth === null) continue;
    const { scale, low, high } = growth;
    if (integralIsInfinite(scale)) {
      if (low > 0 || high < 0) return { kind: 'diverges', at: E.constant('infinity'), order: decayOf(scale) };
      if (step > 12) return null;
      continue;
    }
    const tail = tailOf(scale, X);
    if (tail === null) continue;
    // So far out that what swings could not be followed.
    if (scale.exponent.length === 0 && X > 1e3 * start && swings(f, variable)) return null;
    const radius = tail * Math.max(Math.abs(low), Math.abs(high));
    if (radius <= tolerance / 64) return { kind: 'value', from: X, side: 0, integral: { value: ZERO, radius } };
  }
  return null;
}

/** The m of sin(c·x^m) and its like, m > 1, where it is the same in all of them. */
function powerInAngles(f: Expression, variable: string): number | null {
  const found = new Set<number>();
  some(f, (node) => {
    if (node.kind === 'apply' && (node.name === 'sin' || node.name === 'cos') && contains(node, variable))
      found.add(growthOf(node.args[0]!, variable, 1e6)?.scale.power.numerator as number);
    return false;
  });
  const [m] = found;
  return found.size === 1 && m !== undefined && m > 1 && m <= 8 ? m : null;
}

/** x = u^(1/m), so that sin(x^m) swings evenly. */
function straightenedTail(task: Task, start: number, m: number): StretchOutcome {
  const { variable } = task;
  const u = E.symbol(variable);
  const root = E.power(u, E.divide(E.one, E.number(m)));
  const f = E.product([substitute(task.f, { [variable]: root }), root, E.reciprocal(u), E.reciprocal(E.number(m))]);
  const from = 2 ** Math.ceil(Math.log2(start));
  const found = halfLine({ ...task, f }, from ** m);
  return found.kind === 'value' ? { kind: 'value', from, side: 0, integral: found.enclosure } : found;
}

/** x = e^u, on which 1/(x ln² x) is a power. */
function turnedTail(task: Task, start: number): StretchOutcome {
  const { variable } = task;
  const u = E.symbol(variable);
  const f = E.multiply(atExponential(task.f, variable), E.exp(u));
  const begin = powerOfTwoAbove(Math.max(4, Math.log(start)));
  const found = halfLine({ ...task, f }, begin);
  // A power of u is one of ln x beside 1/x; e^(c·u) is x^(c − 1).
  if (found.kind === 'diverges') return { ...found, order: 1, withLogarithms: true };
  if (found.kind !== 'value') return found;
  const precisely = preciseConstant(E.exp(E.number(begin)), task.bits);
  if (precisely === null) return { kind: 'unknown' };
  return {
    kind: 'value',
    from: toNumber(precisely),
    precisely,
    side: 0,
    integral: found.enclosure,
  };
}

/** About the largest share that one scale of distances has in ∫ |f|. */
function sizeOf(f: Expression, variable: string, ends: readonly End[]): number {
  const at = compileUnary(f, variable);
  let most = 0;
  const look = (x: number, span: number): void => {
    const share = Math.abs(at(x)) * span;
    if (Number.isFinite(share) && share > most) most = share;
  };
  for (let k = 1; k < ends.length; k++) {
    const [a, b] = [ends[k - 1]!.x, ends[k]!.x];
    const width = Number.isFinite(b - a) ? b - a : 2 ** 30;
    for (let j = 1; j <= 60; j++) {
      const d = width * 2 ** -j;
      if (Number.isFinite(a)) look(a + d, d);
      if (Number.isFinite(b)) look(b - d, d);
    }
    if (!Number.isFinite(b - a)) for (let j = -256; j <= 256; j++) if (j / 2 > a && j / 2 < b) look(j / 2, 0.5);
    if (Number.isFinite(b - a)) for (let j = 0; j < 64; j++) look(a + (width * (j + 0.5)) / 64, width / 64);
  }
  return most > 0 ? most : 2 ** -60;
}
