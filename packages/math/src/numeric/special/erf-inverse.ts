import { erfcInverse, erfInverseCentral } from './erfc-inverse.ts';

/** The x with erf(x) = p for |p| ≤ 1: ±∞ at ±1, NaN outside. Where 1 − |p| is known better than p, use `erfcInverse`. */
export function erfInverse(p: number): number {
  if (Math.abs(p) <= 0.5) return erfInverseCentral(p);
  return p > 0 ? erfcInverse(1 - p) : -erfcInverse(1 + p);
}
