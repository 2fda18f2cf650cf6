import type { Interval } from '@nomogram/math/algebra/inequality/solution.ts';

/** Whether a number lies strictly inside an interval, or in one that is moved by whole periods from it. */
export function isInside({ from, to }: Interval, at: number, turn: number | undefined): boolean {
  const [low, high] = [from?.value ?? Number.NEGATIVE_INFINITY, to?.value ?? Number.POSITIVE_INFINITY];
  const moved = turn === undefined ? at : at - Math.floor((at - low) / turn) * turn;
  return low < moved && moved < high;
}
