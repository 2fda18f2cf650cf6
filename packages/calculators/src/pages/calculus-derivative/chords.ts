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
  const isNear = (side: number): boolean => {
    const [far, near] = [quotient(side * size * 1e-3), quotient(side * size * 1e-5)];
    // The values are rounded, and so is the point: by that the slope moves as the curve bends.
    const bend = (2 * Math.abs(f(a + side * size * 1e-3) - f(a))) / (size * 1e-3) ** 2;
    const rounding = 16 * Number.EPSILON * (largest / (size * 1e-5) + size * bend);
    return Math.abs(near - slope) <= 1e-3 * (Math.abs(slope) + Math.abs(near) + Math.abs(far)) + rounding;
  };
  return {
    how: 'independent computation',
    detail: 'Slopes of chords on both sides of the point come near the derivative there.',
    passed: isNear(1) && isNear(-1),
  };
}
