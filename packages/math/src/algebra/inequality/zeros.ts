import { zero } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { budget } from '../../result/budget.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { criticalPoints, type PointsFinder } from './critical-points.ts';
import { type CriticalPoint, inOrder } from './point-order.ts';
import type { InequalitySolution } from './solution.ts';
import { solveInequality } from './solve.ts';
import { zerosOfNegativeBase } from './transcendental-points.ts';

/**
 * All real zeros of f, ascending: f ≤ 0 holds there, and f < 0 does not. Both inequalities are solved by all the points at which f may
 * change its sign, so that no zero is missed, of functions that no formula solves either: cos(x) − x, e^x − 3x, x·ln(x) − 1. What
 * `cancelled` when f was read must have a value as well.
 *
 * Refused are functions with infinitely many zeros, and those of which the points are not all known.
 */
export function realZeros(
  f: Expression,
  x: string,
  beyond: PointsFinder,
  cancelled: readonly Expression[] = [],
): Result<readonly CriticalPoint[]> {
  const sides = [f, zero, ...cancelled];
  const atMost = solveInequality(sides, ['<='], x, beyond);
  if (!atMost.ok) return atMost;
  const below = solveInequality(sides, ['<'], x, beyond);
  if (!below.ok) return below;
  const isZero = (at: number): boolean => contains(atMost.value, at) && !contains(below.value, at);
  if (atMost.value.samples.some(({ at }) => isZero(at))) return endless('everywhere');
  if (atMost.value.period || below.value.period) return endless('periodic');
  const single = zerosOfNegativeBase(f, x, (g) => criticalPoints(g, x, { work: budget(workOfSingleZeros), beyond }));
  return ok(inOrder([...atMost.value.points.filter(({ value }) => isZero(value)), ...single]));
}

const workOfSingleZeros = 1_000_000;

/** |x| = x holds between two points at which a sign may change; sin(x) = 1/2 again and again. */
const endless = (reason: keyof typeof sentences) => no('no-answer', sentences[reason], { reason });

const sentences = {
  everywhere: 'No answer: there are infinitely many solutions.',
  periodic: 'No answer: the function repeats itself without end, and so do its zeros where it has any.',
};

/** Ends are compared as they were found: both inequalities have the same points. */
const contains = ({ intervals }: InequalitySolution, at: number): boolean =>
  intervals.some(({ from, fromClosed, to, toClosed }) => {
    const [low, high] = [from?.value ?? Number.NEGATIVE_INFINITY, to?.value ?? Number.POSITIVE_INFINITY];
    return (low < at && at < high) || (at === low && fromClosed) || (at === high && toClosed);
  });
