import type { Verdict } from '../../kit/answer.ts';

/** Chords to both sides, parabolas put through three points: their slopes approach the derivative where there is one. */
export function besideThePoint(f: (x: number) => number, a: number, slope: number): Verdict {
  const size = Math.abs(a) || 1;
  const quotient = (h: number): number => (4 * f(a + h) - 3 * f(a) - f(a + 2 * h)) / (2 * h);
  const isNear = (side: number): boolean => {
    const [far, near] = [quotient(side * size * 1e-3), quotient(side * size * 1e-5)];
    const rounding = (16 * Number.EPSILON * Math.abs(f(a))) / (size * 1e-5);
    return Math.abs(near - slope) <= 1e-3 * (Math.abs(slope) + Math.abs(near) + Math.abs(far)) + rounding;
  };
  return {
    how: 'independent computation',
    detail: 'Slopes of chords on both sides of the point come near the derivative there.',
    passed: isNear(1) && isNear(-1),
  };
}
