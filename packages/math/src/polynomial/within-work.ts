import { endedBy } from '../result/unfinished.ts';

/** What a computation with polynomials gives; null where it takes more work than its budget has, or higher degrees than there are. */
export function withinWork<Value>(compute: () => Value): Value | null {
  try {
    return compute();
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return null;
    throw error;
  }
}
