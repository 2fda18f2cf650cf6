import type { Interval } from '@nomogram/math/algebra/inequality/solution.ts';
import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { number, subtract, zero } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';

/** An interval on which a function is constant, and its value there. */
export interface FlatPiece {
  readonly where: Interval;
  readonly height: Expression;
}

/**
 * The intervals on which the slopes are 0, where these are all of their zeros; undefined where they are not, or where that is not known.
 * The slopes must have no value at corners.
 */
export function flatPieces(f: Expression, slopes: Expression, x: string): readonly FlatPiece[] | undefined {
  const [low, high] = (['<=', '>='] as const).map((one) =>
    solveInequality([slopes, zero, f], [one], x, monotonePieces),
  );
  if (!low?.ok || !high?.ok || low.value.period || high.value.period) return undefined;
  const common = low.value.intervals.flatMap((a) => high.value.intervals.flatMap((b) => meet(a, b)));
  if (common.some(({ from, to }) => from !== undefined && from.value === to?.value)) return undefined;
  const pieces = common.flatMap((where) => constantOn(f, x, where));
  return pieces.length === common.length && pieces.length > 0 ? pieces : undefined;
}

/** What two intervals have in common: one interval, or nothing. */
function meet(a: Interval, b: Interval): readonly Interval[] {
  const [later, earlier] = [
    (a.from?.value ?? Number.NEGATIVE_INFINITY) >= (b.from?.value ?? Number.NEGATIVE_INFINITY) ? [a, b] : [b, a],
    (a.to?.value ?? Number.POSITIVE_INFINITY) <= (b.to?.value ?? Number.POSITIVE_INFINITY) ? [a, b] : [b, a],
  ];
  const [from, to] = [later[0]!.from, earlier[0]!.to];
  const fromClosed = later[0]!.fromClosed && (later[1]!.from?.value !== from?.value || later[1]!.fromClosed);
  const toClosed = earlier[0]!.toClosed && (earlier[1]!.to?.value !== to?.value || earlier[1]!.toClosed);
  const width = (to?.value ?? Number.POSITIVE_INFINITY) - (from?.value ?? Number.NEGATIVE_INFINITY);
  if (width < 0 || (width === 0 && !(fromClosed && toClosed))) return [];
  return [{ ...(from && { from }), fromClosed, ...(to && { to }), toClosed }];
}

/** The piece with its height, if the function has one value at two places of it. */
function constantOn(f: Expression, x: string, where: Interval): readonly FlatPiece[] {
  const [from, to] = [
    where.from?.value ?? (where.to?.value ?? 1) - 2,
    where.to?.value ?? (where.from?.value ?? -1) + 2,
  ];
  const [one, other] = [1 / 4, 5 / 8].map((share) =>
    simplest(substitute(f, { [x]: number(Q.fromNumber(from + share * (to - from))) })),
  );
  return signOfConstant(subtract(one!, other!)) === 0 ? [{ where, height: one! }] : [];
}
