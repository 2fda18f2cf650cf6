import type { DoubleDouble } from '../../../numeric/double-double.ts';
import type { Mode } from '../distribution.ts';

/**
 * The mode of a law whose probabilities grow up to the integers k ≤ t and fall after: ⌊t⌋, and t − 1 as well where t is an
 * integer. Typed decimals reach here as double-doubles, so that an integral t may miss by their rounding.
 */
export function modesUpTo(t: DoubleDouble, least = 0): Mode {
  const nearest = Math.round(t.hi);
  // No longer to be told from its neighbour.
  if (nearest > Number.MAX_SAFE_INTEGER) return { at: [nearest] };
  const distance = t.hi - nearest + t.lo;
  if (Math.abs(distance) <= 1e-28 * Math.max(1, Math.abs(t.hi))) {
    return { at: nearest - 1 >= least ? [nearest - 1, nearest] : [nearest] };
  }
  const floor = distance < 0 ? nearest - 1 : nearest;
  return { at: [Math.max(floor, least)] };
}

/** The larger of the modes, where sums begin. */
export const largestMode = (mode: Mode): number => ('at' in mode ? mode.at[mode.at.length - 1]! : 0);
