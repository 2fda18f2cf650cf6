/** The double halfway between two others, in the logarithmic sense while they differ by more than a factor of two. */
export function between(low: number, high: number): number {
  if (low < 0 && high > 0) return 0;
  if (low < 0) return -between(-high, -low);
  if (low === 0) return high > 1e-300 ? Math.sqrt(Math.min(high, Number.MAX_VALUE)) * 1e-154 : high / 2;
  if (high / 2 > low) return Math.sqrt(low) * Math.sqrt(Math.min(high, Number.MAX_VALUE));
  return low + (high - low) / 2;
}

/**
 * The least double x in [low, high] with reached(x), for a condition that is false first and true from some point on; `high`
 * where it is never true. At most about 75 calls, whatever the size of the interval: it is halved in the order of doubles.
 */
export function firstWhere(reached: (x: number) => boolean, low: number, high: number): number {
  if (reached(low)) return low;
  let [a, b] = [low, high];
  for (let step = 0; step < 2200; step++) {
    const middle = between(a, b);
    if (!(middle > a && middle < b)) break;
    if (reached(middle)) b = middle;
    else a = middle;
  }
  return b;
}
