import { number, product, sum } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateBall } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import { upper } from '../numeric/precise/ball.ts';
import type { Family } from './general-solution.ts';
import { bitsBehindPoint, withoutVanishingRoots } from './vanishing.ts';

const BITS = 320;
/** Coefficients of this many bits magnify what is rounded by as much, squared where a tangent is steep. */
const PER_BIT_OF_SCALE = 4;
/** log₂ of what a difference of two equal sides may be at most. */
const NOTHING = -160;
/** 3 and 1000 have no common divisor: a period that is an nth part of the true one, n > 1, is a whole number of them at most at one of the two. */
const TURNS = [-3, 0, 1000];

/**
 * Whether every family makes the difference of both sides vanish, at several k, to 48 digits beside the smallest number in it.
 * @param scale the largest coefficient
 */
export function solvesBySubstitution(
  families: readonly Family[],
  difference: (x: Expression) => Expression,
  scale = 1,
): boolean {
  const bits = BITS + PER_BIT_OF_SCALE * Math.ceil(Math.log2(Math.min(Math.max(1, Math.abs(scale)), Number.MAX_VALUE)));
  return families.every(({ base, period }) =>
    TURNS.every((k) => {
      const at = difference(sum([base, product([number(k), period])]));
      const finer = bitsBehindPoint(at);
      const ball = evaluateBall(withoutVanishingRoots(at), bits + 2 * finer, {});
      return ball !== null && upper(ball) < NOTHING - finer;
    }),
  );
}

const SAMPLES = 720;

/**
 * Whether no solution is missing that can be seen: between samples of the difference over `length`, the period of the
 * equation, every change of sign has a solution. (Two solutions between neighbouring samples change no sign and cannot be
 * seen so.) The difference must have no poles.
 */
export function isCompleteByScan(
  families: readonly Family[],
  difference: (x: number) => number,
  length: number,
): boolean {
  const step = length / SAMPLES;
  const offset = step * 0.381966;
  let before = difference(offset);
  for (let k = 1; k <= SAMPLES; k += 1) {
    const [from, to] = [offset + (k - 1) * step, offset + k * step];
    const after = difference(to);
    if (before * after < 0 && !families.some((family) => meets(family, from, to))) return false;
    before = after;
  }
  return true;
}

/** Whether a member of the family lies in the interval, with some tolerance. */
function meets({ base, period }: Family, from: number, to: number): boolean {
  const [start, length] = [evaluate(base), evaluate(period)];
  const margin = 1e-6 * (to - from);
  return Math.floor((to + margin - start) / length) >= Math.ceil((from - margin - start) / length);
}
