import { hasCubeRootAsPower, saysPrincipalCubeRoot } from '../../../algebra/principal-cube-root.ts';
import * as Q from '../../../exact/rational.ts';
import { compileUnary } from '../../../expression/compile.ts';
import { evaluateBall } from '../../../expression/evaluate-precise.ts';
import type { Expression } from '../../../expression/expression.ts';
import { magnitude } from '../../../numeric/precise/big-float.ts';
import { no, ok, type Result } from '../../../result/result.ts';
import { type CriticalPoint, maxPoints } from '../critical-points.ts';
import type { Integrand, PieceValue } from '../integrand.ts';
import { withEndAtInfinity, withLogarithmicTail } from './change-of-variable.ts';
import { finitePiece } from './finite-piece.ts';
import { infiniteTail } from './infinite-tail.ts';
import { withNarrowPlaces } from './narrow-places.ts';

/*
 * Estimates, for what cannot be enclosed. Each piece is integrated by two rules that share nothing (tanh–sinh, Gauss–Kronrod after a
 * change of variable), infinite tails by exp–sinh and Gauss–Kronrod, or between their zeros with Levin's acceleration when
 * they oscillate. The error is at least the difference of the two. The integrand is evaluated in balls where intervals see that
 * doubles would lose digits (`integrand.ts`), so that the rules do not agree on rounding noise.
 *
 * Agreement is no proof: a peak between all nodes of both is missed by both. So the range is cut where one may be (`narrow-places.ts`), nothing
 * but zeros is no value, an estimate says that it is one, and a sample never says that an integral diverges.
 */

/** An integral to the digits on which several rules agree: no proof. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
  readonly oscillates: boolean;
}

/** What the sums of the rules lose by rounding, as a part of ∫ |f|. */
const lostInSums = 4e-15;
/** By how much the difference of two rules is widened before digits are taken from it. */
const caution = 16;

/** The integral estimated piece by piece; refused with `no-answer` where the rules do not agree. */
export function estimated(
  range: Integrand,
  known: readonly CriticalPoint[],
  inside: readonly CriticalPoint[],
): Result<Estimate> {
  if (inside.length > maxPoints) return no('no-answer', 'The integrand has too many singular points in the range.');
  const ends = withNarrowPlaces(range.f, range.variable, known);
  const unreal = whereUnreal(range, ends);
  if (unreal !== null) return no('no-answer', unreal);
  let [value, error, absolute, size, oscillates] = [0, 0, 0, 0, false];
  for (let k = 1; k < ends.length; k++) {
    const one = overPiece(range, ends[k - 1]!, ends[k]!);
    if (range.work.left < 0) return no('work-limit', exceeding(range, ends) ?? tooMuchWork);
    if (!one.ok) return one;
    value += one.value.value;
    error += one.value.error;
    absolute += one.value.absolute;
    size += Math.abs(one.value.value);
    oscillates ||= one.value.oscillates;
  }
  if (!Number.isFinite(value)) return no('no-answer', whyNoNumber(range, ends));
  if (absolute === 0) return no('no-answer', nothingSeen);
  // Not "error > …": an error that is no number is no bound either.
  if (!(error <= 1e-6 * size) && !(error <= 1e-12 * absolute))
    return no('no-answer', 'The integral could not be computed to a certain number of digits.');
  return ok({ value, error: caution * error + lostInSums * Math.max(size, absolute), oscillates });
}

const tooMuchWork =
  'The integral could not be decided: it takes more values of the integrand than are computed for one answer.';

const nothingSeen =
  'The integral could not be decided: every value of the integrand that was computed is 0, and a narrow peak would lie between them.';

function overPiece(range: Integrand, from: CriticalPoint, to: CriticalPoint): Result<PieceValue> {
  if (!Number.isFinite(from.x)) return infiniteTail(range, to, -1);
  if (!Number.isFinite(to.x)) {
    const tail = infiniteTail(range, from, 1);
    return isSettled(tail) ? tail : better(tail, [() => withLogarithmicTail(range, from)]);
  }
  const piece = finitePiece(range, from, to);
  if (isSettled(piece)) return piece;
  return better(piece, [
    () => withEndAtInfinity(range, from, to, 'from'),
    () => withEndAtInfinity(range, from, to, 'to'),
  ]);
}

const settled = 1e-9;

/** Whether a value has a fair number of digits; a refusal is settled too. */
const isSettled = (one: Result<PieceValue>): boolean =>
  !one.ok || one.value.error <= settled * Math.abs(one.value.value) || one.value.error <= 1e-13 * one.value.absolute;

/** The first of the other ways that settles, else what is known already. */
function better(known: Result<PieceValue>, ways: readonly (() => Result<PieceValue> | null)[]): Result<PieceValue> {
  for (const way of ways) {
    const found = way();
    if (found?.ok && isSettled(found)) return found;
  }
  return known;
}

/** Points all over the range; of a part that reaches far, those within `farthest` of 0 or within twice its nearer end. */
function places(ends: readonly CriticalPoint[], each: number): number[] {
  return ends.slice(1).flatMap((end, k) => {
    const [a, b] = [ends[k]!.x, end.x];
    const from = Math.max(a, b > -farthest ? -farthest : 2 * b, -maxDouble);
    const to = Math.min(b, a < farthest ? farthest : 2 * a, maxDouble);
    return Array.from({ length: each }, (_, part) => from + (to - from) * ((part + 0.5) / each));
  });
}

const shown = (variable: string, x: number): string => `${variable} = ${Number(x.toPrecision(4))}`;

/** Why there is no value, where f is proved not to be real at a point. */
function whereUnreal(integrand: Integrand, ends: readonly CriticalPoint[]): string | null {
  const unreal = places(ends, 16).find((x) => isUnreal(integrand, Number(x.toPrecision(4))));
  return unreal === undefined
    ? null
    : `The integrand has no real value in a part of the range, such as at ${shown(integrand.variable, unreal)}.${aboutCubeRoots(integrand)}`;
}

const whyNoNumber = (range: Integrand, ends: readonly CriticalPoint[]): string =>
  exceeding(range, ends) ??
  'The integral could not be computed: the values of the integrand are out of reach in a part of the range.';

/** Where the integrand is too large for a double. */
function exceeding({ f, variable }: Integrand, ends: readonly CriticalPoint[]): string | undefined {
  const value = compileUnary(f, variable);
  // Of ln(1 + e^x) − x only a part overflows, and the whole is small.
  const huge = places(ends, 64).find((x) => Math.abs(value(x)) === Number.POSITIVE_INFINITY && isHuge(f, variable, x));
  return huge === undefined
    ? undefined
    : `The integrand exceeds 10^308 in the range, such as at ${shown(variable, huge)}: values so large are out of reach, and nothing can be said of the integral.`;
}

/** Whether no double holds the value. */
function isHuge(f: Expression, variable: string, x: number): boolean {
  const ball = evaluateBall(f, 160, { [variable]: Q.fromNumber(x) });
  return ball?.real === true && magnitude(ball.value.re) - 1 > Math.max(ball.error, 1023);
}

/** Whether the imaginary part is certainly not 0. */
function isUnreal({ f, variable }: Integrand, x: number): boolean {
  const ball = evaluateBall(f, 160, { [variable]: Q.fromNumber(x) });
  return ball !== null && !ball.real && ball.value.im.mantissa !== 0n && magnitude(ball.value.im) - 1 > ball.error;
}

const aboutCubeRoots = ({ f }: Integrand): string => (hasCubeRootAsPower(f) ? ` ${saysPrincipalCubeRoot}` : '');

const farthest = 1e6;
/** Half of the largest, so that the length of a range is a double too. */
const maxDouble = Number.MAX_VALUE / 2;
