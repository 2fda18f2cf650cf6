/** The double halfway between two others, in the logarithmic sense while they differ by more than a factor of two. */
export function between(low: number, high: number): number {
  if (low < 0 && high > 0) return 0;
  if (low < 0) return -between(-high, -low);
  if (low === 0) return high > 1e-300 ? Math.sqrt(Math.min(high, Number.MAX_VALUE)) * 1e-154 : high / 2;
  if (high / 2 > low) return Math.sqrt(low) * Math.sqrt(Math.min(high, Number.MAX_VALUE));
  return low + (high - low) / 2;
}
