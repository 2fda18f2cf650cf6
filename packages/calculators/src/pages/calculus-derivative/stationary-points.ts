import type { CriticalPoint } from '@nomogram/math/algebra/inequality/point-order.ts';
import type { InequalitySolution } from '@nomogram/math/algebra/inequality/solution.ts';
import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { realZeros } from '@nomogram/math/algebra/inequality/zeros.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import { zero } from '@nomogram/math/expression/build.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { besideThePoint } from '../../shared/calculus/chords.ts';
import { type Corner, isCorner, ofSameSign, withoutSigns } from './corners.ts';

/** More would not be read. */
export const maxPoints = 12;

const unknown = no(
  'no-answer',
  'No answer: the derivative has infinitely many zeros, or it is not known whether all of them were found.',
);

/** A point at which the tangent is horizontal. */
export interface Stationary {
  readonly point: CriticalPoint;
  /** The sign of the derivative just before and just after it. */
  readonly before: number;
  readonly after: number;
}

/** The zeros of the slopes, and where they are negative and positive. */
interface Signs {
  readonly zeros: readonly CriticalPoint[];
  readonly falls: InequalitySolution;
  readonly rises: InequalitySolution;
}

/** Where the slopes are 0, negative and positive; undefined where that is not known. */
export function signsOf(slopes: Expression, f: Expression, x: string): Signs | undefined {
  const zeros = realZeros(slopes, x, monotonePieces, [f]);
  if (!zeros.ok) return undefined;
  const [falls, rises] = [
    solveInequality([slopes, zero], ['<'], x, monotonePieces),
    solveInequality([slopes, zero], ['>'], x, monotonePieces),
  ];
  return falls.ok && rises.ok ? { zeros: zeros.value, falls: falls.value, rises: rises.value } : undefined;
}

/** The signs of the slopes just before and just after a point. */
export function signsBeside({ value: at }: CriticalPoint, { falls, rises }: Signs): Omit<Stationary, 'point'> {
  const sign = (holds: (from: number, to: number) => boolean): number => {
    const isOne = ({ intervals }: InequalitySolution) =>
      intervals.some(({ from, to }) =>
        holds(from?.value ?? Number.NEGATIVE_INFINITY, to?.value ?? Number.POSITIVE_INFINITY),
      );
    return Number(isOne(rises)) - Number(isOne(falls));
  };
  return { before: sign((from, to) => from < at && at <= to), after: sign((from, to) => from <= at && at < to) };
}

/** All zeros of the derivative at which the function has a value, with the signs beside them. */
export function stationaryPoints(
  f: Expression,
  slopes: Expression,
  x: string,
  corners: readonly Corner[],
): Result<readonly Stationary[]> {
  const plain = withoutSigns(slopes, x, corners);
  const found = signsOf(ofSameSign(slopes), f, x) ?? (plain && signsOf(plain, f, x));
  if (found === undefined) return unknown;
  const { zeros } = found;
  if (zeros.length > maxPoints) return no('too-large', `No answer: there are more than ${maxPoints} such points.`);
  const beside = zeros.map((point) => ({ point, ...signsBeside(point, found) }));
  const all = beside.filter(({ point, before, after }) => before !== 0 && after !== 0 && !isCorner(point, corners));
  return all.every((one) => goesAsItsSlopes(f, x, one, all))
    ? ok(all)
    : no('check-failed', 'No answer: the function does not rise and fall as its derivative says.');
}

/** Whether the function beside the point is lower or higher than at it, as the sign of the derivative says. */
export function goesAsItsSlopes(
  expression: Expression,
  x: string,
  { point, before, after }: Stationary,
  all: readonly Stationary[],
): boolean {
  const f = compileUnary(expression, x);
  const others = all.map((one) => Math.abs(one.point.value - point.value)).filter((distance) => distance > 0);
  const step = Math.min(Math.abs(point.value) || 1, ...others) / 64;
  const rise = (side: number): number => Math.sign(f(point.value + side * step) - f(point.value)) * side;
  const agrees = (side: number, sign: number): boolean => !Number.isFinite(rise(side)) || rise(side) === sign;
  return agrees(-1, before) && agrees(1, after) && besideThePoint(expression, x, point.value, 0).passed;
}

/** The point as steps say it. */
export const placeText = ({ point: { exact: form, value } }: Stationary, x: string): string =>
  form ? `${x} = ${toText(form)}` : `${x} ≈ ${formatDouble(value, 8)}`;

/** What the point is, by the signs of the derivative beside it. */
export function kindOf({ before, after }: Stationary): string {
  if (before > 0 && after < 0) return 'maximum';
  if (before < 0 && after > 0) return 'minimum';
  if (before > 0 && after > 0) return 'neither: f rises on both sides';
  return 'neither: f falls on both sides';
}

const signs = ['falls', 'has a horizontal tangent', 'rises'];

/** How the function goes beside the point. */
export const courseBeside = ({ before, after }: Stationary): string =>
  `Before the point f ${signs[before + 1]}, after it f ${signs[after + 1]}.`;
