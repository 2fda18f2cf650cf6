/**
 * A work budget. Every algorithm that could run long counts its steps against one and stops by itself, so that the same
 * input always stops at the same place: no clock is read.
 */
export interface Budget {
  /** Steps that may still be spent. */
  left: number;
}

/** A budget of so many steps. */
export const budget = (steps: number): Budget => ({ left: steps });

/** Spends `steps`; false when nothing is left, and the algorithm must then give up with `work-limit`. */
export function spend(from: Budget, steps = 1): boolean {
  from.left -= steps;
  return from.left >= 0;
}
