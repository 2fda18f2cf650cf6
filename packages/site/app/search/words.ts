/** Words that say nothing about what is looked for. */
const fillers = new Set(
  'a an and any are as at by calc calculate calculator calculators can compute do does find for from get give how i if in is it me my need of on online or please show that the this to tool value what whats which with you kg km'.split(
    ' ',
  ),
);

/** What is asked for in other words. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['heavy', 'mass'],
  ['weight', 'mass'],
  ['avg', 'average'],
  ['fast', 'speed'],
  ['far', 'distance'],
]);

/** Splits at everything that is no letter and no digit; an apostrophe within a word is left out, not split at. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/['’](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word as the index knows it: small, without accents, singular; nothing where it says nothing. */
export function termOf(word: string): string | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain === '' || fillers.has(plain)) return null;
  return singular(synonyms.get(plain) ?? plain);
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
