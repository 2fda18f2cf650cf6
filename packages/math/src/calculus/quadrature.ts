import * as E from '../expression/build.ts';
import { compileUnary } from '../expression/compile.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import { freeSymbols } from '../expression/walk.ts';
import { no, ok, type Result } from '../result/result.ts';
import { toText } from '../syntax/print-text.ts';
import { slope } from './derivative.ts';
import { type CriticalPoint, criticalPoints, mostPoints } from './quadrature/critical-points.ts';
import { type NearEnd, nearEnd, orderAt } from './quadrature/near-end.ts';
import { oscillatingTail, signChanges } from './quadrature/oscillating-tail.ts';
import { type Agreed, integratePiece, integrateTail, type Piece } from './quadrature/piece.ts';

/*
 * Definite integrals in double precision, with an error that can be believed.
 *
 * The range is cut at every point where the integrand may be singular, jump or bend (`critical-points.ts`). At each end of each
 * piece the order of growth decides: |f| ~ d^(−α) with α ≥ 1 diverges, and is refused with the reason (and the principal value
 * of a simple pole); everything else is integrable. Each piece is integrated by two rules that share nothing (tanh–sinh,
 * Gauss–Kronrod after a change of variable), infinite tails by exp–sinh and Gauss–Kronrod, or between their zeros with Levin's
 * acceleration when they oscillate. What is shown are the digits on which the two agree.
 *
 * The hard part is next to singular ends, where doubles have no digits of the distance left (`near-end.ts`). To debug: `pieces`
 * of the result holds every piece with its value and error.
 */

export interface NumericIntegral {
  readonly value: number;
  /** A bound of the absolute error: the difference of two independent rules and their own estimates. */
  readonly error: number;
  readonly pieces: readonly {
    readonly from: number;
    readonly to: number;
    readonly value: number;
    readonly error: number;
  }[];
  /** Singular, jumping or bending points inside the range. */
  readonly inside: readonly CriticalPoint[];
  readonly oscillates: boolean;
  readonly evaluations: number;
}

/** Beyond this order a singularity is not integrable; logarithms shift the measured order a little. */
const divergentOrder = 0.99;
const farthest = 1e6;

/** ∫ f from `lower` to `upper`, which are numbers, constants or ±oo; `no-answer` where it diverges or f is not real. */
export function numericIntegral(
  f: Expression,
  variable: string,
  lower: Expression,
  upper: Expression,
): Result<NumericIntegral> {
  const others = freeSymbols(f).filter((name) => name !== variable);
  if (others.length > 0)
    return no('no-answer', `A numerical integral needs numbers: ${others.join(', ')} has no value.`);
  const [a, b] = [evaluate(lower), evaluate(upper)];
  if (Number.isNaN(a) || Number.isNaN(b)) return no('out-of-range', 'The bounds must be real numbers or +oo, -oo.');
  if (a === b) return ok({ value: 0, error: 0, pieces: [], inside: [], oscillates: false, evaluations: 0 });
  const range: Range = { f, variable, compiled: realValues(f, variable) };
  const forward = a < b;
  const ends = forward ? [pointOf(lower, a), pointOf(upper, b)] : [pointOf(upper, b), pointOf(lower, a)];
  const result = overRange(range, ends[0]!, ends[1]!);
  return result.ok && !forward ? ok({ ...result.value, value: -result.value.value }) : result;
}

interface Range {
  readonly f: Expression;
  readonly variable: string;
  readonly compiled: (x: number) => number;
}

/** The values in double precision; where a part is not real but the whole is, by way of complex numbers. */
function realValues(f: Expression, variable: string): (x: number) => number {
  const compiled = compileUnary(f, variable);
  return (x) => {
    const value = compiled(x);
    if (!Number.isNaN(value)) return value;
    const { re, im } = evaluateComplex(f, { [variable]: { re: x, im: 0 } });
    return Math.abs(im) <= 1e-13 * Math.abs(re) ? re : Number.NaN;
  };
}

const pointOf = (exact: Expression, x: number): CriticalPoint => ({ x, exact });

function overRange(range: Range, a: CriticalPoint, b: CriticalPoint): Result<NumericIntegral> {
  const low = Number.isFinite(a.x) ? a.x : Math.min(-farthest, b.x - farthest);
  const high = Number.isFinite(b.x) ? b.x : Math.max(farthest, a.x + farthest);
  const inside =
    Number.isFinite(a.x) && Number.isFinite(b.x)
      ? criticalPoints(range.f, range.variable, low, high)
      : widening(range, low, high);
  if (inside.length > mostPoints) return no('no-answer', 'The integrand has too many singular points in the range.');
  const cuts = [...inside];
  if (!Number.isFinite(a.x) || !Number.isFinite(b.x)) cuts.push(...joints(a, b, inside));
  cuts.sort((p, q) => p.x - q.x);
  const ends = [a, ...cuts, b];
  const pieces: { from: number; to: number; value: number; error: number }[] = [];
  let [value, error, absolute, evaluations, oscillates] = [0, 0, 0, 0, false];
  for (let k = 1; k < ends.length; k++) {
    const [from, to] = [ends[k - 1]!, ends[k]!];
    const one = overPiece(range, from, to);
    if (!one.ok) return withPrincipalValue(one, range, ends, inside);
    value += one.value.value;
    error += one.value.error;
    absolute += one.value.absolute;
    evaluations += one.value.evaluations;
    oscillates ||= one.value.oscillates;
    pieces.push({ from: from.x, to: to.x, value: one.value.value, error: one.value.error });
  }
  if (!Number.isFinite(value))
    return no('no-answer', 'The integrand is not a real, finite number everywhere in the range.');
  if (isOdd(range, a, b)) return ok({ value: 0, error: 0, pieces, inside, oscillates, evaluations });
  const size = pieces.reduce((sum, piece) => sum + Math.abs(piece.value), 0);
  if (error > 1e-6 * size && error > 1e-12 * absolute)
    return no('no-answer', 'The integral could not be computed to a certain number of digits.');
  return ok({ value, error, pieces, inside, oscillates, evaluations });
}

/** The critical points of an infinite range are sought in windows of growing width. */
function widening({ f, variable }: Range, low: number, high: number): readonly CriticalPoint[] {
  const found: CriticalPoint[] = [];
  const start = low > -farthest ? low : high < farthest ? high : 0;
  for (const width of [4, 40, 400]) {
    for (const point of criticalPoints(f, variable, Math.max(low, start - width), Math.min(high, start + width))) {
      if (!found.some((known) => Math.abs(known.x - point.x) <= 1e-9 * (1 + Math.abs(point.x)))) found.push(point);
    }
    // A periodic family: the tail decides.
    if (found.length > mostPoints) break;
  }
  return found.sort((p, q) => p.x - q.x);
}

/** The points where infinite tails begin. */
function joints(a: CriticalPoint, b: CriticalPoint, inside: readonly CriticalPoint[]): CriticalPoint[] {
  const whole = (x: number): CriticalPoint => pointOf(E.number(x), x);
  const last = inside[inside.length - 1]?.x;
  const first = inside[0]?.x;
  const found: CriticalPoint[] = [];
  if (!Number.isFinite(b.x))
    found.push(
      whole(
        Math.floor(
          Math.max(
            last ?? -Infinity,
            Number.isFinite(a.x) ? a.x : -Infinity,
            first === undefined && !Number.isFinite(a.x) ? -1 : -Infinity,
          ),
        ) + 1,
      ),
    );
  if (!Number.isFinite(a.x)) {
    const joint =
      Math.ceil(
        Math.min(
          first ?? Infinity,
          Number.isFinite(b.x) ? b.x : Infinity,
          last === undefined && !Number.isFinite(b.x) ? 1 : Infinity,
        ),
      ) - 1;
    if (!found.some((point) => point.x === joint)) found.push(whole(joint));
  }
  return found;
}

interface PieceValue extends Agreed {
  readonly oscillates: boolean;
}

function overPiece(range: Range, from: CriticalPoint, to: CriticalPoint): Result<PieceValue> {
  if (!Number.isFinite(from.x)) {
    return tail(range, to, -1);
  }
  if (!Number.isFinite(to.x)) return tail(range, from, 1);
  const width = to.x - from.x;
  const closer = (point: CriticalPoint) => Math.min(width / 2, 1e-3 * Math.abs(point.x));
  const left = nearEnd(range.f, range.compiled, range.variable, from, 1, closer(from));
  const right = nearEnd(range.f, range.compiled, range.variable, to, -1, closer(to));
  for (const [end, point] of [
    [left, from],
    [right, to],
  ] as const) {
    const order = orderAt(end, width);
    if (order >= divergentOrder) return diverges(range, point, order);
  }
  const plain = (end: typeof left, point: CriticalPoint, side: 1 | -1) =>
    orderAt(end, width) > 0.02 || isRoot(end, width) ? end.at : bounded(range, end, point, side, width);
  const piece: Piece = { a: from.x, b: to.x, fromA: plain(left, from, 1), fromB: plain(right, to, -1) };
  const agreed = integratePiece(piece);
  return ok({ ...agreed, oscillates: false });
}

/** Values that go to 0 like a root also need the distance: √(1 − x²). */
const isRoot = (end: { readonly at: (distance: number) => number }, scale: number): boolean => {
  const [outer, inner] = [Math.abs(end.at(scale * 2 ** -20)), Math.abs(end.at(scale * 2 ** -28))];
  return !(Math.abs(Math.log2(inner / outer)) < 0.05);
};

/** Doubles will do where f is bounded, but for the 0/0 very near to the end. */
function bounded(range: Range, end: NearEnd, point: CriticalPoint, side: 1 | -1, width: number) {
  return (distance: number): number => {
    const value = range.compiled(point.x + side * distance);
    if (Number.isFinite(value)) return value;
    const precise = end.precise(distance);
    if (Number.isFinite(precise) || distance > 1e-8 * width) return precise;
    return range.compiled(point.x + side * 1e-8 * width);
  };
}

function diverges(range: Range, point: CriticalPoint, order: number): Result<never> {
  const where = `${range.variable} = ${toText(point.exact)}`;
  const growth = order > 1.5 || order < 0.9 ? 'too fast' : 'like 1/distance';
  return no('no-answer', `The integral diverges: the integrand grows ${growth} at ${where}.`);
}

/** ∫ from p to side·∞. */
function tail(range: Range, point: CriticalPoint, side: 1 | -1): Result<PieceValue> {
  const { compiled, f, variable } = range;
  const near = nearEnd(f, compiled, variable, point, side, Math.min(1, 1e-3 * Math.abs(point.x)));
  const order = orderAt(near, 1);
  if (order >= divergentOrder) return diverges(range, point, order);
  const outward = (x: number) => compiled(side * x);
  const derived = slope(f, variable);
  const rate = derived === null ? null : compileUnary(derived, variable);
  const begin = side * point.x;
  const negligible = negligibleFrom(outward, begin);
  if (negligible === null) {
    const ends =
      signChanges(outward, begin + 1e-6) ?? (rate && everySecond(signChanges((x) => rate(side * x), begin + 1e-6, 84)));
    if (ends) return oscillating(range, point, side, outward, ends);
    const decay = decayAtInfinity(outward, begin);
    if (!(decay > 1.008)) {
      const why = decay > 0.02 ? 'it does not fall faster than 1/x' : 'it does not tend to 0';
      return no('no-answer', `The integral diverges: towards ${side > 0 ? '+oo' : '-oo'} ${why}.`);
    }
  }
  const guarded = (distance: number): number => {
    const direct = distance < 1 ? near.at(distance) : compiled(point.x + side * distance);
    const value = Number.isFinite(direct) || distance > 1e-3 ? direct : near.precise(distance);
    return Number.isNaN(value) && negligible !== null && begin + distance > negligible ? 0 : value;
  };
  const whole = integrateTail(guarded);
  if (whole.error <= 1e-12 * Math.abs(whole.value)) return ok({ ...whole, oscillates: false });
  // A hump away from the end: cut the first stretch off.
  let total: Agreed = { value: 0, error: 0, absolute: 0, evaluations: whole.evaluations };
  let from = 0;
  for (const to of [1, 4, 16, 64]) {
    const start = from;
    const width = to - start;
    const piece: Piece = {
      a: 0,
      b: width,
      fromA: (d) => guarded(start + d),
      fromB: (d) => guarded(to - d),
    };
    const one = integratePiece(piece);
    total = together(total, one);
    from = to;
  }
  const rest = integrateTail((distance) => guarded(64 + distance));
  const split = together(total, rest);
  return ok({ ...(split.error < whole.error ? split : whole), oscillates: false });
}

const together = (a: Agreed, b: Agreed): Agreed => ({
  value: a.value + b.value,
  error: a.error + b.error,
  absolute: a.absolute + b.absolute,
  evaluations: a.evaluations + b.evaluations,
});

const everySecond = (points: number[] | null): number[] | null => points?.filter((_, k) => k % 2 === 0) ?? null;

function oscillating(
  range: Range,
  point: CriticalPoint,
  side: 1 | -1,
  outward: (x: number) => number,
  ends: readonly number[],
): Result<PieceValue> {
  const first = ends[0]!;
  const begin = side * point.x;
  const width = first - begin;
  const near = nearEnd(
    range.f,
    range.compiled,
    range.variable,
    point,
    side,
    Math.min(width / 2, 1e-3 * Math.abs(point.x)),
  );
  const head = integratePiece({ a: begin, b: first, fromA: near.at, fromB: (d) => outward(first - d) });
  const rest = oscillatingTail(outward, ends);
  if (rest === null)
    return no('no-answer', 'The integral diverges: the integrand oscillates without dying down fast enough.');
  return ok({ ...together(head, rest), oscillates: true });
}

/** From where on f is below 1e-40 of its largest value, however far one goes; null when that is not seen. */
function negligibleFrom(f: (x: number) => number, begin: number): number | null {
  let largest = 0;
  let from: number | null = null;
  for (let k = -8; k <= 80; k++) {
    for (const part of [1, 1.09]) {
      const x = begin + part * 2 ** (k / 4);
      const value = Math.abs(f(x));
      if (!Number.isFinite(value)) {
        if (from === null) return null;
        continue;
      }
      largest = Math.max(largest, value);
      if (value > 1e-40 * largest) from = null;
      else from ??= x;
    }
  }
  return from;
}

/** The order β of f ~ x^(−β) far out. */
function decayAtInfinity(f: (x: number) => number, begin: number): number {
  let last = Number.NaN;
  for (let k = 20; k <= 200; k += 10) {
    const [near, far] = [Math.abs(f(begin + 2 ** k)), Math.abs(f(begin + 2 ** (k + 10)))];
    if (!Number.isFinite(near) || !Number.isFinite(far)) return Number.isNaN(last) ? Number.NEGATIVE_INFINITY : last;
    if (near === 0 || far === 0) return Number.isNaN(last) ? Number.POSITIVE_INFINITY : last;
    last = Math.log2(near / far) / 10;
  }
  return last;
}

function isOdd({ compiled }: Range, a: CriticalPoint, b: CriticalPoint): boolean {
  if (a.x !== -b.x) return false;
  const reach = Number.isFinite(b.x) ? b.x : 5;
  return [0.11, 0.37, 0.61, 0.83, 0.97].every((part) => {
    const [left, right] = [compiled(-reach * part), compiled(reach * part)];
    return right !== 0 && Math.abs(left + right) <= 1e-14 * Math.abs(right);
  });
}

/** Adds the principal value to the refusal when one simple pole inside is the reason. */
function withPrincipalValue(
  refusal: Result<never>,
  range: Range,
  ends: readonly CriticalPoint[],
  inside: readonly CriticalPoint[],
): Result<never> {
  if (refusal.ok || inside.length !== 1 || !refusal.why.message.includes('1/distance')) return refusal;
  const [a, b] = [ends[0]!, ends[ends.length - 1]!];
  const pole = inside[0]!;
  if (!Number.isFinite(a.x) || !Number.isFinite(b.x)) return refusal;
  const radius = Math.min(pole.x - a.x, b.x - pole.x);
  const closer = Math.min(radius, 1e-2 * Math.abs(pole.x));
  const right = nearEnd(range.f, range.compiled, range.variable, pole, 1, closer);
  const left = nearEnd(range.f, range.compiled, range.variable, pole, -1, closer);
  const folded = (t: number) => right.at(t) + left.at(t);
  const middle = integratePiece({ a: 0, b: radius, fromA: folded, fromB: (d) => folded(radius - d) });
  let rest = 0;
  if (pole.x - a.x > radius) rest += integratePiece(plainPiece(range, a.x, pole.x - radius)).value;
  if (b.x - pole.x > radius) rest += integratePiece(plainPiece(range, pole.x + radius, b.x)).value;
  const value = middle.value + rest;
  if (!Number.isFinite(value) || middle.error > 1e-8 * (Math.abs(value) + 1)) return refusal;
  const shown = Math.abs(value) < 1e-12 ? '0' : `about ${value.toPrecision(10).replace(/\.?0+$/, '')}`;
  return no('no-answer', `${refusal.why.message} Its Cauchy principal value is ${shown}.`);
}

const plainPiece = ({ compiled }: Range, a: number, b: number): Piece => ({
  a,
  b,
  fromA: (d) => compiled(a + d),
  fromB: (d) => compiled(b - d),
});
