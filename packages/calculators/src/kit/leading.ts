import type { PresentedValue } from './outcome.ts';

/**
 * How many values from the first on are the answer together: both coordinates of a point, every unknown, every family of
 * solutions. Their names are those of the first but for one letter, a number, or the side (XP and YP, x1 and x2, X left
 * and X right), and their unit is its unit.
 */
export function leadingCount(values: readonly Pick<PresentedValue, 'label' | 'unit'>[]): number {
  const [first] = values;
  if (!first) return 0;
  const name = bare(first.label);
  const other = values.findIndex(({ label, unit }) => unit !== first.unit || !alike(name, bare(label)));
  return other < 0 ? values.length : other;
}

const bare = (label: string): readonly string[] => [...label.replace(/\d+/g, '#').replace(/ (left|right)$/, '')];

const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.filter((letter, index) => letter !== other[index]).length <= 1;
