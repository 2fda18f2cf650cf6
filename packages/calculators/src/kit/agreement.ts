import type { Verdict } from './answer.ts';

/** The relative difference of two values; 0 for two zeros and for two equal infinities. */
export function relativeDifference(a: number, b: number): number {
  if (a === b) return 0;
  const size = Math.max(Math.abs(a), Math.abs(b));
  return Number.isFinite(size) ? Math.abs(a - b) / size : Number.POSITIVE_INFINITY;
}

/** The check by a second way to the same number: passed when the two agree to `tolerance`, relatively. */
export function agreement(value: number, second: number, way: string, tolerance = 1e-11): Verdict {
  const difference = relativeDifference(value, second);
  const digits = difference === 0 ? 'every digit' : `${Math.floor(-Math.log10(difference))} digits`;
  return {
    how: 'independent computation',
    detail: `${way} give the same to ${digits}.`,
    passed: difference <= tolerance,
  };
}
