import type { Expression } from '@nomogram/math/expression/expression.ts';

/** How long a long answer is. */
export function termCount(a: Expression): readonly string[] {
  const count = a.kind === 'sum' ? a.terms.length : 1;
  return count > 12 ? [`${count} terms.`] : [];
}

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;

/** "a counts as a number", "a and b count as numbers". */
export const countAsNumbers = (letters: readonly string[]): string =>
  `${listed(letters)} ${letters.length === 1 ? 'counts as a number' : 'count as numbers'}`;
