import { nearestWord } from '@nomogram/math/syntax/nearest.ts';
import { constantOf, functionOf } from '@nomogram/math/syntax/spellings.ts';
import { compoundUnit } from '@nomogram/math/syntax/values/compound-units.ts';
import type { SearchDocument } from './document.ts';

/** Shorter words have too many neighbours. */
const shortest = 5;

/**
 * Mends the slips of a query against the words that the catalogue knows: `derivtive of x sin x`. A word is mended only where
 * nobody knows it and one that begins alike is near; formulas are left as they are.
 */
export function mendingOf(documents: readonly SearchDocument[]): (query: string) => string {
  const known = new Set(
    documents.flatMap(
      ({ title, names, where, around, purpose }) =>
        `${title} ${names} ${where} ${around} ${purpose} calculator calculate`.toLowerCase().match(/\p{L}+/gu) ?? [],
    ),
  );
  const byInitial = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < shortest) continue;
    const initial = word[0]!;
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), word]);
  }
  const mended = new Map<string, string>();
  const mend = (word: string): string => {
    const small = word.toLowerCase();
    if (
      known.has(small) ||
      compoundUnit(small) !== undefined ||
      functionOf(word) !== undefined ||
      constantOf(word) !== undefined
    )
      return word;
    const near = nearestWord(small, byInitial.get(small[0]!) ?? []);
    return near !== undefined && Math.abs(near.length - small.length) <= 2 ? near : word;
  };
  return (query) =>
    query.replace(/(?<![\p{L}\d(^*/+-])\p{L}{5,40}(?![\p{L}\d(^*/+-])/gu, (word) => {
      const before = mended.get(word);
      if (before !== undefined) return before;
      if (mended.size > 5000) mended.clear();
      const after = mend(word);
      mended.set(word, after);
      return after;
    });
}
