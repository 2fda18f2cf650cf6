import type { Verdict } from '../../kit/answer.ts';
import { errorBound } from '../../kit/decimal.ts';

/** "…, to within 4e-10 m": passed when what should be 0 is no more than double precision leaves of it. */
export function verdict(how: string, what: string, off: number, tolerance: number, unit: string): Verdict {
  const closely = off === 0 ? 'exactly' : `to within ${errorBound(off)} ${unit}`;
  return { how, detail: `${what}, ${closely}.`, passed: off <= tolerance };
}

/** The size of the largest of some numbers. */
export const sizeOf = (...values: readonly number[]): number => Math.max(...values.map(Math.abs));

/** How far two directions are apart in gradians, at most 200. */
export function angularDifference(a: number, b: number): number {
  const off = Math.abs(a - b) % 400;
  return Math.min(off, 400 - off);
}
