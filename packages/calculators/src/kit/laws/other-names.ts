import type { Law } from '../law.ts';

/** A text in x and y alone, in which no two letters stand beside each other: there a letter is exchanged without being read anew. */
const isPlain = (text: string): boolean => /^[\dxy+\-*/^().=\s]*$/.test(text) && !/[xy]\s*[xy(]/.test(text);

const renamed = (text: string): string => text.replaceAll('x', 'p').replaceAll('y', 'q');

/** Unknowns of other names have the same values, in the same order, and are not refused for it. */
export const sameForOtherNames = (...inputs: readonly string[]): Law => ({
  says: 'p and q for x and y give the same numbers',
  holds: ({ typed, asked, values }) => {
    const texts = inputs.map((input) => typed[input]!);
    // Where x is missing, the first unknown is another one.
    if (!texts.every(isPlain) || !texts.some((text) => text.includes('x'))) return undefined;
    const there = asked(Object.fromEntries(inputs.map((input, k) => [input, renamed(texts[k]!)])));
    if (there === undefined) return false;
    const isSame = ({ name, decimal }: { readonly name: string; readonly decimal?: string | undefined }) =>
      there.values[name]?.decimal === decimal;
    return Object.values(values).every(isSame);
  },
});
