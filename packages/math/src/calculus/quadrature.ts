import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { freeSymbols, some } from '../expression/walk.ts';
import { no, ok, type Result } from '../result/result.ts';
import { withEndAtInfinity, withLogarithmicTail } from './quadrature/change-of-variable.ts';
import { type CriticalPoint, mostPoints } from './quadrature/critical-points.ts';
import { endsOfPieces, pointsInside } from './quadrature/cuts.ts';
import { finitePiece } from './quadrature/finite-piece.ts';
import { infiniteTail } from './quadrature/infinite-tail.ts';
import { type Integrand, integrandOf, type PieceValue, pointOf } from './quadrature/integrand.ts';
import { principalValue } from './quadrature/principal-value.ts';

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
  /** The two halves of the range cancel by symmetry. */
  readonly odd?: boolean;
  readonly evaluations: number;
}

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
  const range = integrandOf(f, variable);
  const forward = a < b;
  const ends = forward ? [pointOf(lower, a), pointOf(upper, b)] : [pointOf(upper, b), pointOf(lower, a)];
  const result = overRange(range, ends[0]!, ends[1]!);
  return result.ok && !forward ? ok({ ...result.value, value: -result.value.value }) : result;
}

function overRange(range: Integrand, a: CriticalPoint, b: CriticalPoint): Result<NumericIntegral> {
  const inside = pointsInside(range, a, b);
  if (inside.length > mostPoints) return no('no-answer', 'The integrand has too many singular points in the range.');
  const ends = endsOfPieces(a, b, inside);
  const odd = isOdd(range, a, b);
  const pieces: { from: number; to: number; value: number; error: number }[] = [];
  let [value, error, absolute, evaluations, oscillates] = [0, 0, 0, 0, false];
  for (let k = 1; k < ends.length; k++) {
    const [from, to] = [ends[k - 1]!, ends[k]!];
    const one = overPiece(range, from, to);
    if (!one.ok) return withPrincipalValue(one, range, ends, odd);
    value += one.value.value;
    error += one.value.error;
    absolute += one.value.absolute;
    evaluations += one.value.evaluations;
    oscillates ||= one.value.oscillates;
    pieces.push({ from: from.x, to: to.x, value: one.value.value, error: one.value.error });
  }
  const common = { pieces, inside, oscillates, evaluations };
  if (!Number.isFinite(value)) return no('no-answer', whyNoNumber(range, ends));
  if (odd) return ok({ ...common, value: 0, error: 0, odd });
  const size = pieces.reduce((sum, piece) => sum + Math.abs(piece.value), 0);
  if (error > 1e-6 * size && error > 1e-12 * absolute)
    return no('no-answer', 'The integral could not be computed to a certain number of digits.');
  return ok({ ...common, value, error });
}

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

/** Where the integrand has no real value, or one too large for a double. */
function whyNoNumber(integrand: Integrand, ends: readonly CriticalPoint[]): string {
  const { compiled, variable } = integrand;
  const places = ends.slice(1).flatMap((end, k) => {
    const [from, to] = [Math.max(ends[k]!.x, -farthest), Math.min(end.x, farthest)];
    return Array.from({ length: 64 }, (_, part) => from + ((to - from) * (part + 0.5)) / 64);
  });
  const shown = (x: number) => `${variable} = ${Number(x.toPrecision(4))}`;
  const unreal = places.find((x) => Number.isNaN(compiled(x)));
  if (unreal !== undefined)
    return `The integrand has no real value in a part of the range, such as at ${shown(unreal)}.${aboutCubeRoots(integrand)}`;
  const huge = places.find((x) => !Number.isFinite(compiled(x)));
  if (huge !== undefined)
    return `The integrand exceeds 10^308 in the range, such as at ${shown(huge)}: the integral is too large to be computed here.`;
  return 'The integral could not be computed: the values of the integrand are out of reach in a part of the range.';
}

/** Who writes x^(1/3) for negative x may mean the real root. */
const aboutCubeRoots = ({ f }: Integrand): string =>
  some(f, (node) => node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.value.denominator === 3)
    ? ' A power such as u^(1/3) is the principal one, which is not real for negative u; the real cube root is written cbrt(u).'
    : '';

const farthest = 1e6;

/** Whether f(m + t) = −f(m − t) for the middle m of the range, so that its halves cancel. */
function isOdd({ compiled }: Integrand, a: CriticalPoint, b: CriticalPoint): boolean {
  const bounded = Number.isFinite(a.x) && Number.isFinite(b.x);
  if (!bounded && a.x !== -b.x) return false;
  const middle = bounded ? (a.x + b.x) / 2 : 0;
  const reach = bounded ? (b.x - a.x) / 2 : 5;
  return [0.11, 0.37, 0.61, 0.83, 0.97].every((part) => {
    const [left, right] = [compiled(middle - reach * part), compiled(middle + reach * part)];
    return right !== 0 && Math.abs(left + right) <= 1e-14 * Math.abs(right);
  });
}

/** Adds the principal value to the refusal where simple poles inside, or two equal halves of the line, are the reason. */
function withPrincipalValue(
  refusal: Result<never>,
  range: Integrand,
  ends: readonly CriticalPoint[],
  odd: boolean,
): Result<never> {
  if (refusal.ok || !refusal.why.message.includes('diverges')) return refusal;
  const inside = ends.slice(1, -1).map(({ x }) => x);
  const isSymmetric = odd && inside.every((x) => inside.includes(-x));
  const atPole = refusal.why.message.includes('1/distance');
  const isWhole = !Number.isFinite(ends[0]!.x);
  const value = isSymmetric && (isWhole || atPole) ? 0 : atPole ? principalValue(range, ends) : undefined;
  if (value === undefined) return refusal;
  const shown = Math.abs(value) < 1e-12 ? '0' : `about ${value.toPrecision(10).replace(/\.?0+$/, '')}`;
  return no('no-answer', `${refusal.why.message} Its Cauchy principal value is ${shown}.`);
}
