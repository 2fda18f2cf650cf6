import { termsOf } from '@nomogram/math/expression/build.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Verdict } from '../../kit/answer.ts';

/**
 * Chords to both sides, parabolas put through three points: their slopes approach the derivative where there is one. They are put through
 * the points as doubles have them, so that only the values are rounded: by as much as the terms that they are the sum of.
 */
export function besideThePoint(expression: Expression, x: string, a: number, slope: number): Verdict {
  const f = compileUnary(expression, x);
  const size = Math.abs(a) || 1;
  const terms = termsOf(expression).reduce((sum, term) => sum + Math.abs(evaluate(term, { [x]: a })), 0);
  const largest = Number.isFinite(terms) ? Math.max(terms, Math.abs(f(a))) : Math.abs(f(a));
  const quotient = (h: number): number => {
    const [one, two] = [a + h - a, a + 2 * h - a];
    const above = (f(a + h) - f(a)) * two ** 2 - (f(a + 2 * h) - f(a)) * one ** 2;
    return above / (one * two * (two - one));
  };
  const isNear = (side: number, [wide, narrow]: Reach): boolean => {
    const [far, near] = [quotient(side * size * wide), quotient(side * size * narrow)];
    // The values are rounded, and so is the point: by that the slope moves as the curve bends.
    const bend = (2 * Math.abs(f(a + side * size * wide) - f(a))) / (size * wide) ** 2;
    const rounding = 16 * Number.EPSILON * (largest / (size * narrow) + size * bend);
    const share = 1e-3 * (Math.abs(slope) + Math.abs(near));
    if (wide < usualReach[0]) return rounding <= share && Math.abs(near - slope) <= share;
    return Math.abs(near - slope) <= share + 1e-3 * Math.abs(far) + rounding;
  };
  return {
    how: 'independent computation',
    detail: 'Slopes of chords on both sides of the point come near the derivative there.',
    passed: [usualReach, ...shorter].some((reach) => isNear(1, reach) && isNear(-1, reach)),
  };
}

/** How long two chords are, beside the size of the point. */
type Reach = readonly [number, number];

const usualReach: Reach = [1e-3, 1e-5];

/** For what turns within the usual ones, as sin(x^2) does at 100: these tell a slope only as far as it is not lost in rounding. */
const shorter: readonly Reach[] = [
  [1e-5, 1e-7],
  [1e-7, 1e-9],
  [1e-9, 1e-11],
];
