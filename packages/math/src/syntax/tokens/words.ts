import { nearestWord } from '../nearest.ts';
import { quote } from '../quote.ts';
import {
  allFunctionSpellings,
  constantOf,
  functionOf,
  greek,
  greekName,
  needsParenthesis,
  notNumbers,
} from '../spellings.ts';

/** What a name in the text stands for. */
export interface Meaning {
  readonly kind: 'function' | 'constant' | 'symbol';
  readonly name: string;
}

/** A part of a word that has a meaning of its own. */
export interface Piece extends Meaning {
  /** Place within the word. */
  readonly start: number;
  readonly end: number;
}

type WordReading =
  | { readonly ok: true; readonly pieces: readonly Piece[] }
  | { readonly ok: false; readonly reason: string; readonly mended: string | undefined };

interface WordContext {
  /** Names of several letters that the caller knows as variables. */
  readonly names: ReadonlySet<string>;
  /** `i` is a variable like any other. */
  readonly iIsSymbol: boolean;
  /** A parenthesis follows the word. */
  readonly beforeParenthesis: boolean;
}

/** A longer run of letters is a word and not a product of variables. */
const maxProductLength = 4;

const productIsWritten = 'a product of letters is written with *';

/** Words that stand between two operands elsewhere, and would be read as products of their letters. */
const operatorsInWords: ReadonlyMap<string, string> = new Map([
  ['mod', 'is not read between two operands: the remainder of a divided by b is written mod(a, b)'],
  ['choose', 'is not read between two operands: the number of ways to choose k of n is written binomial(n, k)'],
  ['nCr', 'is not read between two operands: the number of ways to choose k of n is written binomial(n, k)'],
  ['nPr', 'is not read as a product or a function: the number of ways to arrange k of n is written n!/(n - k)!'],
  ['div', 'is not read between two operands: the whole part of a divided by b is written floor(a/b)'],
]);

/**
 * Words that hold sentences together, longer than two letters: where they stand, a sentence was typed, and a product of their letters
 * would be an answer to another question.
 */
const sentenceWords: ReadonlySet<string> = new Set(
  'the for from with and then when what where sum find plus over into that than are per one two'.split(' '),
);

/**
 * Divides a run of letters into known names and variables of one letter: `xsinx` is x, sin, x. What is longer than a
 * product would be, or stands like the name of a function that nobody knows, is refused.
 */
export function readWord(word: string, context: WordContext): WordReading {
  const whole = meaningOf(word, context);
  if (whole !== undefined) return { ok: true, pieces: [{ ...whole, start: 0, end: word.length }] };
  if (notNumbers.has(word.toLowerCase())) {
    return { ok: false, reason: `${quote(word)} is not a number or a name that is known here`, mended: undefined };
  }
  const operator = operatorsInWords.get(word) ?? operatorsInWords.get(word.toLowerCase());
  if (operator !== undefined) return { ok: false, reason: `${quote(word)} ${operator}`, mended: undefined };
  if (sentenceWords.has(word.toLowerCase())) {
    return {
      ok: false,
      reason: `${quote(word)} is read as a word, not as a product; ${productIsWritten}`,
      mended: undefined,
    };
  }
  // What is printed as Si is no product of s and i, though nearly the same is typed; si is also another function in tables.
  const capital = word[0]!.toUpperCase() + word.slice(1);
  if (context.beforeParenthesis && word !== capital && functionOf(capital) !== undefined)
    return unknown(word, capital, true);
  const pieces = divide(word, context);
  return isProduct(word, pieces, context)
    ? { ok: true, pieces }
    : unknown(word, nearestWord(word, allFunctionSpellings()), context.beforeParenthesis);
}

function meaningOf(word: string, context: WordContext): Meaning | undefined {
  if (context.names.has(word)) return { kind: 'symbol', name: word };
  const asFunction = functionOf(word);
  if (asFunction !== undefined && (context.beforeParenthesis || !needsParenthesis(word))) {
    return { kind: 'function', name: asFunction };
  }
  if (greek.has(word)) return { kind: 'symbol', name: word };
  if (word.length === 1) return oneLetter(word, context);
  const asConstant = constantOf(word);
  return asConstant === undefined ? undefined : { kind: 'constant', name: asConstant };
}

function oneLetter(letter: string, context: WordContext): Meaning | undefined {
  if (letter === 'π') return { kind: 'constant', name: 'pi' };
  if (letter === 'e' || (letter === 'i' && !context.iIsSymbol)) return { kind: 'constant', name: letter };
  const name = greekName(letter) ?? letter;
  // Γ(x), ζ(s) and Β(x, y) are the functions, as `gamma(x)` is.
  if (name !== letter && context.beforeParenthesis && needsParenthesis(name)) {
    return { kind: 'function', name: functionOf(name)! };
  }
  return { kind: 'symbol', name };
}

function divide(word: string, context: WordContext): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  while (start < word.length) {
    const end = longestName(word, start, context);
    const last = end === word.length;
    const meaning = meaningOf(word.slice(start, end), {
      ...context,
      beforeParenthesis: last && context.beforeParenthesis,
    })!;
    pieces.push({ ...meaning, start, end });
    start = end;
  }
  return pieces;
}

/** Inside a word only names of three letters count, and `ln` and `pi`: two letters are a product sooner than a name. */
function longestName(word: string, start: number, context: WordContext): number {
  for (let end = Math.min(word.length, start + 12); end > start + 1; end--) {
    const part = word.slice(start, end);
    const long = part.length > 3 || (part.length === 3 && functionOf(part) !== undefined);
    if (!long && part !== 'ln' && part !== 'pi' && !context.names.has(part)) continue;
    if (part !== part.toLowerCase() && !context.names.has(part)) continue;
    if (needsParenthesis(part) && functionOf(part) !== undefined && !greek.has(part)) continue;
    if (meaningOf(part, { ...context, beforeParenthesis: false }) !== undefined) return end;
  }
  return start + 1;
}

function isProduct(word: string, pieces: readonly Piece[], context: WordContext): boolean {
  let run = 0;
  for (const piece of pieces) {
    run = piece.end - piece.start === 1 ? run + 1 : 0;
    if (run > maxProductLength || (run > 2 && pieces.length < word.length)) return false;
  }
  // Four letters that are nearly a name are more likely the name.
  if (run === word.length && run === maxProductLength && nearestWord(word, allFunctionSpellings()) !== undefined)
    return false;
  if (!context.beforeParenthesis || pieces[pieces.length - 1]!.kind === 'function') return true;
  // "abc(x)" and "coss(x)" read like functions; "ab(x)" is a product.
  return run <= 2 && !pieces.some((piece) => piece.kind === 'function');
}

function unknown(word: string, near: string | undefined, beforeParenthesis: boolean): WordReading {
  if (beforeParenthesis) {
    const advice = near === undefined ? '' : `; did you mean ${near}`;
    return { ok: false, reason: `${quote(word)} is no function that is known here${advice}`, mended: near };
  }
  const advice = near === undefined ? productIsWritten : `did you mean ${near}`;
  return { ok: false, reason: `${quote(word)} is not a name that is known here; ${advice}`, mended: near };
}
