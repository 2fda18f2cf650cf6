import type { PresentedValue } from './outcome.ts';

/**
 * How many values from the first on are the answer together: both coordinates of a point, every unknown, every family of
 * solutions.
 */
export function leadingCount(values: readonly Pick<PresentedValue, 'together'>[]): number {
  const further = values.slice(1).findIndex((value) => !value.together);
  return further < 0 ? values.length : further + 1;
}
