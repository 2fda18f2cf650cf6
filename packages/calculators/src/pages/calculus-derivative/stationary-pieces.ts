import type { CriticalPoint } from '@nomogram/math/algebra/inequality/point-order.ts';
import type { Interval } from '@nomogram/math/algebra/inequality/solution.ts';
import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import { derivativeOf } from '@nomogram/math/calculus/derivative.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { equal, number, subtract, zero } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { size } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { withoutSlope } from '../../shared/calculus/one-sided-slopes.ts';
import type { Corner } from './corners.ts';
import { type SmoothPiece, smoothPieces } from './smooth-pieces.ts';
import { goesAsItsSlopes, maxPoints, type Stationary, signsBeside, signsOf } from './stationary-points.ts';

/** An interval on which a function is constant, and its value there. */
export interface FlatPiece {
  readonly where: Interval;
  readonly height: Expression;
}

/** A smooth piece with its slopes, and what is known of them. */
interface Slopes extends SmoothPiece {
  readonly slopes: Expression;
  readonly signs: ReturnType<typeof signsOf> | 'flat';
}

/** All places of a function in pieces at which its tangent is horizontal. */
export interface StationaryOnPieces {
  readonly pieces: readonly SmoothPiece[];
  readonly flats: readonly FlatPiece[];
  readonly points: readonly Stationary[];
  readonly corners: readonly Corner[];
}

/**
 * Where the derivative of a function in finitely many smooth pieces is 0: within each piece by its own formula, and at an end of two
 * pieces where both have the height of the function and the slope 0 there. A piece with f′ = 0 throughout is a whole interval, with such
 * an end closed. Undefined where any of this is not known.
 */
export function stationaryOnPieces(f: Expression, x: string): StationaryOnPieces | undefined {
  const pieces = smoothPieces(f, x);
  const domain = solveInequality([zero, zero, f], ['<='], x, monotonePieces);
  if (pieces === undefined || pieces.length < 2 || !domain.ok || domain.value.period) return undefined;
  const sloped: Slopes[] = [];
  for (const piece of pieces) {
    const one = withSlopes(piece, x);
    if (one === undefined) return undefined;
    sloped.push(one);
  }
  const seams = seamsOf(sloped, f, x, domain.value.intervals);
  if (seams === undefined) return undefined;
  const flats = flatsOf(sloped, seams.horizontal, domain.value.intervals).map((where) => constantOn(f, x, where));
  if (!flats.every((one) => one !== undefined)) return undefined;
  const points = [
    ...sloped.flatMap(zerosWithin).filter(({ point }) => isInside(point, domain.value.intervals)),
    ...pointsAtSeams(sloped, seams.horizontal),
  ].toSorted((a, b) => a.point.value - b.point.value);
  if (flats.length + points.length > maxPoints) return undefined;
  const areTold = points.every((one) => one.before !== 0 && one.after !== 0 && goesAsItsSlopes(f, x, one, points));
  return areTold ? { pieces, flats, points, corners: seams.corners } : undefined;
}

function withSlopes(piece: SmoothPiece, x: string): Slopes | undefined {
  if (piece.f === undefined) return { ...piece, slopes: zero, signs: undefined };
  const slopes = derivativeOf(piece.f, x);
  if (slopes === null) return undefined;
  if (equal(simplest(slopes), zero)) return { ...piece, slopes: zero, signs: 'flat' };
  const signs = signsOf(slopes, piece.f, x);
  return signs && { ...piece, slopes, signs };
}

const startOf = ({ from }: { readonly from?: CriticalPoint }): number => from?.value ?? Number.NEGATIVE_INFINITY;
const endOf = ({ to }: { readonly to?: CriticalPoint }): number => to?.value ?? Number.POSITIVE_INFINITY;

/** Of an end with a longer form, as the root of a cubic, digits tell sooner that a slope is not 0. */
const longest = 12;

/** The ends of two pieces within the domain at which the derivative is 0, and those at which there is none; undefined where that is not known. */
function seamsOf(pieces: readonly Slopes[], f: Expression, x: string, domain: readonly Interval[]) {
  const horizontal: CriticalPoint[] = [];
  const corners: Corner[] = [];
  for (const [k, after] of pieces.entries()) {
    const [before, point] = [pieces[k - 1], after.from];
    if (before === undefined || point === undefined || !isInside(point, domain)) continue;
    const isLong = point.exact === undefined || size(point.exact) > longest;
    if (isLong && isSteepAt(point, [before, after], f, x)) continue;
    const slope = point.exact && slopeAt(point.exact, [before, after], f, x);
    if (slope === 'horizontal') horizontal.push(point);
    else if (typeof slope === 'object') corners.push({ at: point.exact!, says: slope.says });
    else if (slope === undefined && !isSteepAt(point, [before, after], f, x)) {
      const says = point.exact && refusalAt(f, x, point.exact);
      if (says === undefined) return undefined;
      corners.push({ at: point.exact!, says });
    }
  }
  return { horizontal, corners };
}

const isInside = ({ value }: CriticalPoint, domain: readonly Interval[]): boolean =>
  domain.some((one) => startOf(one) < value && value < endOf(one));

/** Far more than rounding makes of a slope that is 0, or of a step that is none. */
const certain = 1e-6;

/** Whether pieces join at a place that is known by its digits, and the slope from one side is certainly not 0: then no derivative there is. */
function isSteepAt({ value }: CriticalPoint, sides: readonly Slopes[], f: Expression, x: string): boolean {
  const at = { [x]: value };
  const joins = sides.every((one) => one.f !== undefined && Math.abs(evaluate(one.f, at) - evaluate(f, at)) < certain);
  return joins && sides.some(({ slopes }) => Math.abs(evaluate(slopes, at)) > certain);
}

/** Why there is no derivative where the pieces do not tell; undefined where nothing does. */
function refusalAt(f: Expression, x: string, at: Expression): string | undefined {
  const none = withoutSlope(f, x, at);
  return none === undefined || none.ok ? undefined : none.error.message;
}

/** The slope of a function where two pieces join it, or that there are two; undefined where they do not join, or where it is not known. */
function slopeAt(
  at: Expression,
  sides: readonly Slopes[],
  f: Expression,
  x: string,
): 'horizontal' | 'other' | { readonly says: string } | undefined {
  const there = (one: Expression): Expression => simplest(substitute(one, { [x]: at }));
  const height = there(f);
  if (!sides.every((one) => one.f && signOfConstant(subtract(there(one.f), height)) === 0)) return undefined;
  const [left, right] = sides.map(({ slopes }) => there(slopes));
  if (![left!, right!].every((slope) => Number.isFinite(evaluate(slope)))) return undefined;
  const difference = signOfConstant(subtract(left!, right!));
  if (difference === undefined) return undefined;
  if (difference !== 0)
    return {
      says: `There is no derivative at ${toText(at)}: the slope of a chord from there tends to ${toText(left!)} from the left and to ${toText(right!)} from the right. The two differ, so the curve has no slope there.`,
    };
  const sign = signOfConstant(left!);
  return sign === undefined ? undefined : sign === 0 ? 'horizontal' : 'other';
}

/** The flat pieces within the domain, those that a horizontal end joins as one. */
function flatsOf(
  pieces: readonly Slopes[],
  horizontal: readonly CriticalPoint[],
  domain: readonly Interval[],
): readonly Interval[] {
  const isHorizontal = (end: CriticalPoint | undefined): boolean => horizontal.some((one) => one === end);
  const found: Interval[] = [];
  for (const piece of pieces.filter(({ signs }) => signs === 'flat'))
    for (const within of domain) {
      const from = startOf(piece) >= startOf(within) ? piece.from : within.from;
      const to = endOf(piece) <= endOf(within) ? piece.to : within.to;
      if (startOf({ ...(from && { from }) }) >= endOf({ ...(to && { to }) })) continue;
      const end = { ...(to && { to }), toClosed: isHorizontal(to) };
      const last = found.at(-1);
      if (last?.toClosed && last.to === from) found[found.length - 1] = { ...last, to: undefined, ...end };
      else found.push({ ...(from && { from }), fromClosed: isHorizontal(from), ...end });
    }
  return found;
}

/** The zeros of its slopes within an open piece. */
const zerosWithin = ({ signs, ...piece }: Slopes): readonly Stationary[] =>
  signs === undefined || signs === 'flat'
    ? []
    : signs.zeros
        .filter(({ value }) => startOf(piece) < value && value < endOf(piece))
        .map((point) => ({ point, ...signsBeside(point, signs) }));

/** The horizontal ends with no flat piece beside them. */
const pointsAtSeams = (pieces: readonly Slopes[], horizontal: readonly CriticalPoint[]): readonly Stationary[] =>
  horizontal.flatMap((point) => {
    const [before, after] = [pieces.find(({ to }) => to === point), pieces.find(({ from }) => from === point)];
    const [left, right] = [before?.signs, after?.signs];
    if (left === undefined || right === undefined || left === 'flat' || right === 'flat') return [];
    return [{ point, before: signsBeside(point, left).before, after: signsBeside(point, right).after }];
  });

/** The piece with its height, if the function has one value at two places of it. */
function constantOn(f: Expression, x: string, where: Interval): FlatPiece | undefined {
  const [from, to] = [
    where.from?.value ?? (where.to?.value ?? 1) - 2,
    where.to?.value ?? (where.from?.value ?? -1) + 2,
  ];
  const [one, other] = [1 / 4, 5 / 8].map((share) =>
    simplest(substitute(f, { [x]: number(Q.fromNumber(from + share * (to - from))) })),
  );
  return signOfConstant(subtract(one!, other!)) === 0 ? { where, height: one! } : undefined;
}
