import { nearestWord } from '@nomogram/math/syntax/nearest.ts';
import { constantOf, functionOf } from '@nomogram/math/syntax/spellings.ts';
import { compoundUnit } from '@nomogram/math/syntax/values/compound-units.ts';
import type { SearchDocument } from './document.ts';

/** Shorter words have too many neighbours. */
const shortest = 5;

/**
 * Mends the slips of a query against the words that the catalogue knows: `derivtive of x sin x`. A word is mended only where
 * nobody knows it and one that begins alike is near, by `most` slips; formulas are left as they are.
 */
export function mendingOf(documents: readonly SearchDocument[]): (query: string, most?: number) => string {
  const known = wordsIn(documents);
  const byInitial = inGroups(known);
  // Names of constants hold words of every kind: what is two letters away from one of them is likelier to be another word.
  const ofCatalogue = inGroups(wordsIn(documents.filter(({ kind }) => kind !== 'constant')));
  const mended = new Map<string, string>();
  const mend = (word: string, most: number): string => {
    const small = word.toLowerCase();
    if (
      known.has(small) ||
      compoundUnit(small) !== undefined ||
      functionOf(word) !== undefined ||
      constantOf(word) !== undefined
    )
      return word;
    const [initial, slips] = [small[0]!, Math.min(most, small.length < 7 ? 1 : 2)];
    const near =
      nearestWord(small, byInitial.get(initial) ?? [], 1) ?? nearestWord(small, ofCatalogue.get(initial) ?? [], slips);
    return near !== undefined && Math.abs(near.length - small.length) <= 2 ? near : word;
  };
  return (query, most = 2) =>
    query.replace(/(?<![\p{L}\d(^*/+-])\p{L}{5,40}(?![\p{L}\d(^*/+-])/gu, (word) => {
      const before = mended.get(`${most} ${word}`);
      if (before !== undefined) return before;
      if (mended.size > 5000) mended.clear();
      const after = mend(word, most);
      mended.set(`${most} ${word}`, after);
      return after;
    });
}

const wordsIn = (documents: readonly SearchDocument[]): ReadonlySet<string> =>
  new Set(
    documents.flatMap(
      ({ title, names, where, around, purpose }) =>
        `${title} ${names} ${where} ${around} ${purpose} calculator calculate`.toLowerCase().match(/\p{L}+/gu) ?? [],
    ),
  );

/** The words that are long enough, by their first letter. */
function inGroups(words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const byInitial = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest) continue;
    const initial = word[0]!;
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), word]);
  }
  // Of words that are equally near, the longest first: a letter is left out more often than another one is put for it.
  for (const group of byInitial.values()) group.sort((one, other) => other.length - one.length);
  return byInitial;
}
