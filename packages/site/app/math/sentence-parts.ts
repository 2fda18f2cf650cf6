import { code } from './decimal-mark.ts';
import { withSigns } from './sentence-signs.ts';
import { small } from './small-digits.ts';

/** A letter with letters for its index: the entry c_ij, the point x_M. */
const indexed = '(?<![\\p{L}\\d_])\\p{L}_\\p{L}{1,2}(?![\\p{L}\\d_(])';
/** An exponent of more than digits: a letter, or brackets, which may hold others. */
const power = '\\^\\p{L}(?!\\p{L})|\\^\\((?:[^()]|\\([^()]*\\))*\\)';
const special = new RegExp(`(${indexed}|${power}|${small})`, 'u');

interface SentencePart {
  readonly text: string;
  /** An exponent or an index, or a letter with its index; else text on the line. */
  readonly isSmall: boolean;
}

/** A sentence with the signs of mathematics, cut where something stands above or below the line; a formula of a cell is one part. */
export const partsOf = (sentence: string): readonly SentencePart[] =>
  (code.test(sentence) ? [sentence] : withSigns(sentence).split(special)).flatMap((text, at) =>
    text === '' ? [] : [{ text, isSmall: at % 2 === 1 }],
  );

/** What is raised behind `^`, without the brackets that hold it together on the line. */
export const exponentIn = (part: string): string => part.replace(/^\^\(?|\)$/g, '');
