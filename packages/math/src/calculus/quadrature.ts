import { simplify } from '../algebra/simplify/simplify.ts';
import * as E from '../expression/build.ts';
import { compileRectangle } from '../expression/evaluate-rectangle.ts';
import type { Expression } from '../expression/expression.ts';
import { nearestDouble } from '../expression/nearest-double.ts';
import { substitute } from '../expression/substitute.ts';
import { freeSymbols } from '../expression/walk.ts';
import { largest } from '../numeric/enclosure/rectangle.ts';
import { add, ZERO } from '../numeric/precise/big-float.ts';
import { fromNumber, toNumber } from '../numeric/precise/convert.ts';
import { no, ok, type Result } from '../result/result.ts';
import { infiniteEnd } from './limit.ts';
import { addedPeriods } from './quadrature/added-periods.ts';
import { besideReciprocal } from './quadrature/beside-reciprocal.ts';
import type { CriticalPoint } from './quadrature/critical-points.ts';
import { crossedPole } from './quadrature/crossed-pole.ts';
import { endsOfPieces, pointsInside } from './quadrature/cuts.ts';
import { type Divergence, divergenceAtPole, divergenceOf } from './quadrature/divergence.ts';
import type { Enclosure } from './quadrature/enclosure/analytic-function.ts';
import { enclosed } from './quadrature/enclosure/enclose.ts';
import { decayOf } from './quadrature/enclosure/growth.ts';
import { type Estimate, estimated } from './quadrature/estimate/estimate.ts';
import { type Integrand, integrandOf, pointOf } from './quadrature/integrand.ts';
import { type PeriodicBesideMonotone, periodicBesideMonotone } from './quadrature/periodic-mean.ts';
import { type Part, partsByPeriods } from './quadrature/periods.ts';
import { type PrintedNumber, shownDigits } from './quadrature/shown-digits.ts';
import { addedSteps, partsBySteps, staircaseOf } from './quadrature/steps.ts';
import { withoutSteps } from './quadrature/without-steps.ts';
import { cancelsInPieces } from './quadrature/zero-mean.ts';

/*
 * Definite integrals as numbers.
 *
 * First it is tried to prove the value (`quadrature/enclosure/enclose.ts`): enclosures on analytic pieces, series with remainder at
 * singular ends, proved bounds of tails. Then every digit shown is a digit of the integral, as many as are asked for up to 100, and
 * "diverges" is a theorem. What cannot be enclosed (functions that are known in double precision only, sums of infinitely many
 * jumps) is estimated (`quadrature/estimate/estimate.ts`): two rules that share nothing, and the digits on which they agree. An
 * estimate never says that an integral diverges; it says "could not be decided".
 *
 * The hard part is the choice of tolerance: see `enclosed`. To debug: `proved` tells which way was taken, `inside` where the range
 * was cut.
 */

/** An integral as a decimal, with the bound of its error and what is known of that bound. */
export interface NumericIntegral {
  readonly value: number;
  /** The number in decimal, every digit certain (proved), or as far as two rules agree (estimated); '0' where none is. */
  readonly shown: string;
  /** A bound of the absolute error of `shown`, which is 0 where the value is exact; of an estimate, an estimated bound. */
  readonly error: number;
  /** Whether value and bound follow from enclosures. */
  readonly proved: boolean;
  /** Singular, jumping or bending points inside the range. */
  readonly inside: readonly CriticalPoint[];
  readonly oscillates: boolean;
  /** The two halves of the range cancel by symmetry. */
  readonly odd?: boolean;
}

const usualDigits = 15;
/** Beyond, the time that it takes is not worth the digits. */
const maxDigits = 100;

const nothing: NumericIntegral = { value: 0, shown: '0', error: 0, proved: true, inside: [], oscillates: false };

/**
 * ∫ f from `lower` to `upper`, which are numbers, constants or ±oo, to `digits` digits (at most 100; estimates have at most 15).
 * `no-answer` where it is proved to diverge, where f is not real, or where neither can be decided; the message says which.
 */
export function numericIntegral(
  f: Expression,
  variable: string,
  lower: Expression,
  upper: Expression,
  digits = usualDigits,
): Result<NumericIntegral> {
  const others = freeSymbols(f).filter((name) => name !== variable);
  if (others.length > 0)
    return no('no-answer', `A numerical integral needs numbers: ${others.join(', ')} has no value.`);
  const [a, b] = [nearestDouble(lower), nearestDouble(upper)];
  if (Number.isNaN(a) || Number.isNaN(b)) return no('out-of-range', 'The bounds must be real numbers or +oo, -oo.');
  if (E.equal(lower, upper)) return ok(nothing);
  if (a === b || isBeyondDoubles(lower, a) || isBeyondDoubles(upper, b)) return outOfDoubles;
  const range = integrandOf(f, variable);
  const forward = a < b;
  const ends = forward ? [pointOf(lower, a), pointOf(upper, b)] : [pointOf(upper, b), pointOf(lower, a)];
  const result = overRange(range, ends[0]!, ends[1]!, Math.max(1, Math.min(digits, maxDigits)));
  return result.ok && !forward ? ok(opposite(result.value)) : result;
}

/** Whether the integral between bounds in order is proved to diverge. */
export function isDivergent(f: Expression, variable: string, lower: Expression, upper: Expression): boolean {
  const [a, b] = [nearestDouble(lower), nearestDouble(upper)];
  if (!(a < b) || isBeyondDoubles(lower, a) || isBeyondDoubles(upper, b)) return false;
  const [from, to] = [pointOf(lower, a), pointOf(upper, b)];
  if (divergenceOverPeriods(f, variable, from, to) !== null) return true;
  const ends = endsOfPieces(from, to, pointsInside(integrandOf(f, variable), from, to));
  if (crossedPole(f, variable, ends) !== null) return true;
  const known = ends.filter(({ rough }) => !rough);
  const outcome = enclosed(f, variable, known, usualDigits, 1);
  const smooth = outcome.kind === 'unknown' ? withoutSteps(f, variable, a, b) : null;
  return outcome.kind === 'diverges' || (smooth !== null && isDivergent(smooth, variable, lower, upper));
}

/** A finite bound that no double holds, which is not the infinite one that its double would be. */
const isBeyondDoubles = (bound: Expression, value: number): boolean =>
  Math.abs(value) === Number.POSITIVE_INFINITY && infiniteEnd(bound) === null;

const outOfDoubles = no(
  'out-of-range',
  'The bounds must lie below 10^308 and differ in their first 15 digits; an infinite one is typed as +oo or -oo.',
);

const opposite = (one: NumericIntegral): NumericIntegral => ({
  ...one,
  value: -one.value || 0,
  shown: one.shown === '0' ? '0' : one.shown.startsWith('-') ? one.shown.slice(1) : `-${one.shown}`,
});

function overRange(range: Integrand, a: CriticalPoint, b: CriticalPoint, digits: number): Result<NumericIntegral> {
  const repeated = divergenceOverPeriods(range.f, range.variable, a, b);
  if (repeated !== null) return divergenceOf(range, [a, b], repeated, false, true);
  const added = overAddedPeriods(range, a, b, digits);
  if (added !== null) return added;
  const overSteps = overStaircase(range, a, b, digits);
  if (overSteps !== null) return overSteps;
  const inside = pointsInside(range, a, b);
  const ends = endsOfPieces(a, b, inside);
  const crossed = crossedPole(range.f, range.variable, ends);
  if (crossed !== null) return divergenceAtPole(range.variable, crossed);
  const odd = isOdd(range, a, b);
  const parts = odd ? null : partsByPeriods(range.f, range.variable, a.exact, b.exact);
  const byPeriods = parts && overParts(parts, range.variable, digits);
  if (byPeriods !== null) return byPeriods;
  // What is known to double precision only is no place to cut a proof at.
  const outcome = enclosed(
    range.f,
    range.variable,
    ends.filter(({ rough }) => !rough),
    digits,
    odd ? 1 : undefined,
  );
  if (outcome.kind === 'diverges') return divergenceOf(range, ends, outcome, odd);
  if (outcome.kind === 'unknown')
    return divergenceUnderSteps(range, a, b) ?? estimateOrCompare(range, ends, inside, digits);
  if (odd) return ok({ inside, oscillates: false, proved: true, value: 0, shown: '0', error: 0, odd });
  return proven(outcome.enclosure, inside, digits);
}

/** The divergence of what has infinitely many steps, seen of what has none; null where there is no such, or it does not diverge. */
function divergenceUnderSteps({ f, variable }: Integrand, a: CriticalPoint, b: CriticalPoint): Result<never> | null {
  const smooth = withoutSteps(f, variable, a.x, b.x);
  const found = smooth === null ? null : numericIntegral(smooth, variable, a.exact, b.exact, fewDigits);
  return found === null || found.ok || found.error.reason !== 'diverges' ? null : found;
}

/** That of what has kinks or jumps that come back, towards an infinite end; null where it is not proved. */
function divergenceOverPeriods(f: Expression, variable: string, a: CriticalPoint, b: CriticalPoint): Divergence | null {
  const mirrored = substitute(f, { [variable]: E.negate(E.symbol(variable)) });
  for (const [end, towards] of [
    [b, f],
    [a, mirrored],
  ] as const) {
    const far = Number.isFinite(end.x) ? null : periodicBesideMonotone(towards, variable);
    if (far !== null && hasMean(far, variable))
      return { kind: 'diverges', at: end.exact, order: decayOf(far.growth.scale) };
  }
  return null;
}

/** Whether the integral over a period, or that of the square where no mean is needed, is proved to be another number than 0. */
function hasMean({ periodic, period, tendsToZero }: PeriodicBesideMonotone, variable: string): boolean {
  const asked = tendsToZero ? periodic : E.power(periodic, E.two);
  const found = numericIntegral(asked, variable, E.zero, period, fewDigits);
  return found.ok && found.value.proved && found.value.shown !== '0';
}

/** Digits that tell a mean from 0. */
const fewDigits = 6;

/** Over many periods of what has kinks or jumps, beside what has none; null where f is not of this kind. */
function overAddedPeriods(
  { f, variable }: Integrand,
  a: CriticalPoint,
  b: CriticalPoint,
  digits: number,
): Result<NumericIntegral> | null {
  const mirrored = substitute(f, { [variable]: E.negate(E.symbol(variable)) });
  const over = (of: Expression, from: Expression, to: Expression) =>
    addedPeriods(of, variable, from, to, digits, {
      integral: integralOf(variable, digits),
      hasNoMean: (P, T) => isOddOver(P, variable, T) || cancelsInPieces(P, variable, E.zero, T),
    });
  const sides =
    a.x === Number.NEGATIVE_INFINITY
      ? [over(mirrored, b.x === Number.POSITIVE_INFINITY ? E.zero : E.negate(b.exact), E.constant('infinity'))]
      : [];
  if (b.x === Number.POSITIVE_INFINITY || sides.length === 0)
    sides.push(over(f, sides.length === 0 ? a.exact : E.zero, b.exact));
  const known = sides.filter((side) => side !== null);
  if (known.length < sides.length) return null;
  const pieces = piecesOf(
    known.flatMap(({ parts }) => parts),
    variable,
  );
  // Where a kink is known roughly, no piece beside it is enclosed.
  if (pieces.some(({ ends }) => ends.some(({ rough }) => rough))) return null;
  const leftOut = known.reduce((sum, { error }) => sum + error, 0);
  const outcome = enclosedPieces(pieces, variable, digits, leftOut);
  if (outcome.kind === 'diverges') return outcome.found;
  return outcome.kind === 'value' ? proven(outcome.enclosure, [], digits) : null;
}

/** The integral of a smooth function between two ends. */
const integralOf =
  (variable: string, digits: number) =>
  (g: Expression, from: Expression, to: Expression): Enclosure | null => {
    const ends = [from, to].map((exact) => ({ x: nearestDouble(exact), exact }));
    const outcome = enclosed(g, variable, ends, digits);
    return outcome.kind === 'value' ? outcome.enclosure : null;
  };

/** Whether a periodic function is odd about the middle of its first period, so that its mean is 0. */
function isOddOver(periodic: Expression, variable: string, period: Expression): boolean {
  const found = numericIntegral(periodic, variable, E.zero, period, fewDigits);
  return found.ok && found.value.odd === true;
}

/** So many pieces are enclosed one by one; beyond, they are added up in doubles; more take too long. */
const [fewPieces, mostPieces] = [160, 2_000_000];

/** Over the steps of a floor whose places are known exactly; null where there are none. */
function overStaircase(
  { f, variable }: Integrand,
  a: CriticalPoint,
  b: CriticalPoint,
  digits: number,
): Result<NumericIntegral> | null {
  if (!Number.isFinite(a.x) || !Number.isFinite(b.x)) return null;
  const stairs = staircaseOf(f, variable, a.exact, b.exact);
  if (stairs === null || stairs.pieces > mostPieces) return null;
  if (stairs.pieces <= fewPieces) {
    const found = overParts(partsBySteps(stairs), variable, digits);
    return found?.ok ? found : null;
  }
  const { value, error } = addedSteps(stairs, variable);
  return Number.isFinite(value) ? estimateShown({ value, error, oscillates: false }, [], digits) : null;
}

function proven(
  { value, radius }: Enclosure,
  inside: readonly CriticalPoint[],
  digits: number,
): Result<NumericIntegral> {
  if (!Number.isFinite(radius)) return unsizable;
  const { text, error } = shownDigits(value, radius, digits);
  return ok({ inside, oscillates: false, proved: true, value: text === '0' ? 0 : toNumber(value), shown: text, error });
}

/** A part with the places where it is cut. */
interface Piece {
  readonly range: Integrand;
  readonly inside: readonly CriticalPoint[];
  readonly ends: readonly CriticalPoint[];
  readonly off: number;
}

const piecesOf = (parts: readonly Part[], variable: string): readonly Piece[] =>
  parts.map(({ f, from, to, off }) => {
    const range = integrandOf(f, variable);
    const [a, b] = [pointOf(from, nearestDouble(from)), pointOf(to, nearestDouble(to))];
    const inside = pointsInside(range, a, b);
    return { range, inside, ends: endsOfPieces(a, b, inside), off };
  });

type EnclosedPieces =
  | { readonly kind: 'value'; readonly enclosure: Enclosure }
  | { readonly kind: 'diverges'; readonly found: Result<never> }
  | { readonly kind: 'unknown' };

/** The sum of integrals as an enclosure, with what they leave out at most. */
function enclosedPieces(pieces: readonly Piece[], variable: string, digits: number, leftOut = 0): EnclosedPieces {
  let [value, radius, proved] = [ZERO, leftOut, true];
  for (const { range, ends, off } of pieces) {
    const known = ends.filter(({ rough }) => !rough);
    const outcome = enclosed(range.f, variable, known, digits);
    if (outcome.kind === 'diverges')
      return { kind: 'diverges', found: divergenceOf(range, ends, outcome, false, true) };
    proved &&= outcome.kind === 'value';
    if (outcome.kind !== 'value') continue;
    value = add(value, outcome.enclosure.value, bitsOfSums);
    radius += outcome.enclosure.radius * (1 + 1e-15) + off * (off > 0 ? largestAt(range, known) : 0);
  }
  return proved ? { kind: 'value', enclosure: { value, radius } } : { kind: 'unknown' };
}

/** The sum of integrals over at most a period each; null where the place of a rounded end matters. */
function overParts(parts: readonly Part[], variable: string, digits: number): Result<NumericIntegral> | null {
  const pieces = piecesOf(parts, variable);
  const outcome = enclosedPieces(pieces, variable, digits);
  if (outcome.kind === 'diverges') return outcome.found;
  if (outcome.kind === 'value')
    return Number.isFinite(outcome.enclosure.radius) ? proven(outcome.enclosure, [], digits) : null;
  let [sum, error, oscillates] = [0, 0, false];
  for (const { range, ends, inside } of pieces) {
    const found = estimated(range, ends, inside);
    if (!found.ok) return found;
    sum += found.value.value;
    error += found.value.error;
    oscillates ||= found.value.oscillates;
  }
  return estimateShown({ value: sum, error, oscillates }, [], digits);
}

/** Sums of enclosures are rounded to so many bits, more than any has. */
const bitsOfSums = 2048;

/** A bound of |f| beside the ends; ∞ where there is none. */
function largestAt({ f, variable }: Integrand, ends: readonly CriticalPoint[]): number {
  const image = compileRectangle(f, variable);
  const bounds = ends.map(({ x }) => image({ low: x - 1e-9, high: x + 1e-9, height: 0 }));
  return Math.max(...bounds.map((bound) => (bound === null ? Number.POSITIVE_INFINITY : largest(bound))));
}

function estimate(
  range: Integrand,
  ends: readonly CriticalPoint[],
  inside: readonly CriticalPoint[],
  digits: number,
): Result<NumericIntegral> {
  const found = estimated(range, ends, inside);
  return found.ok ? estimateShown(found.value, inside, digits) : found;
}

/** What cannot be estimated may be compared with 1/distance. */
function estimateOrCompare(
  range: Integrand,
  ends: readonly CriticalPoint[],
  inside: readonly CriticalPoint[],
  digits: number,
): Result<NumericIntegral> {
  const found = estimate(range, ends, inside, digits);
  const compared = found.ok ? null : besideReciprocal(range.f, range.variable, ends);
  return compared === null ? found : divergenceOf(range, ends, compared, false);
}

function estimateShown(
  { value, error, oscillates }: Estimate,
  inside: readonly CriticalPoint[],
  digits: number,
): Result<NumericIntegral> {
  if (!Number.isFinite(value) || !Number.isFinite(error)) return unsizable;
  const { text, error: shownError }: PrintedNumber = shownDigits(
    fromNumber(value),
    error,
    Math.min(digits, usualDigits),
  );
  return ok({ value: text === '0' ? 0 : value, shown: text, error: shownError, proved: false, inside, oscillates });
}

const unsizable = no('no-answer', 'The integral is too large or too small to be shown here.');

/** Whether f(m + t) = −f(m − t) for the middle m of the range, so that its halves cancel: looked at, then shown. */
function isOdd({ f, variable, compiled }: Integrand, a: CriticalPoint, b: CriticalPoint): boolean {
  const bounded = Number.isFinite(a.x) && Number.isFinite(b.x);
  if (!bounded && a.x !== -b.x) return false;
  const middle = bounded ? (a.x + b.x) / 2 : 0;
  const reach = bounded ? (b.x - a.x) / 2 : 5;
  const seems = [0.11, 0.37, 0.61].every((part) => {
    const [left, right] = [compiled(middle - reach * part), compiled(middle + reach * part)];
    return right !== 0 && Math.abs(left + right) <= 1e-12 * Math.abs(right);
  });
  if (!seems) return false;
  const twice = bounded ? E.add(a.exact, b.exact) : E.zero;
  const sum = E.add(f, substitute(f, { [variable]: E.subtract(twice, E.symbol(variable)) }));
  if (E.equal(sum, E.zero)) return true;
  const simpler = simplify(sum);
  return simpler.ok && E.equal(simpler.value.expression, E.zero);
}
