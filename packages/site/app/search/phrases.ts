import type { IndexInput } from '@nomogram/calculators/kit/index-entry.ts';
import type { WordedExpression } from './conversion.ts';
import type { SearchDocument } from './document.ts';
import { fits, isOfAngles, lettersOf } from './fits.ts';
import { loanIn } from './loans.ts';

/** A calculation that was typed into the search: with which calculator, and what goes into its fields. */
export interface Calculation {
  readonly document: SearchDocument;
  readonly typed: { readonly [input: string]: string };
  /** Of a sentence of arithmetic: what stands before the result, and its unit. */
  readonly worded?: WordedExpression;
}

interface Phrase {
  readonly document: SearchDocument;
  readonly pattern: RegExp;
  /** What stands between the words. */
  readonly inputs: readonly (Place | typeof unused | typeof ofVariable)[];
  /** What it says without a word: the probability of a coin. */
  readonly implied: { readonly [input: string]: string };
  /** How much of it is words: the more, the surer. */
  readonly letters: number;
  /** Two equations with no more than a mark or `and` between them, each with a letter: `1,250 + 750` is one number and another. */
  readonly isPair: boolean;
}

/**
 * Where a value stands in a phrase, and what is done with it on its way into the field: half of a diameter (`/2`), a twelfth of
 * a yearly rate (`/12`), the months of so many years (`*12`).
 */
interface Place {
  readonly input: IndexInput;
  readonly scale: string;
}

export interface Phrases {
  /** Calculations whose words stand in the query. */
  readonly spelled: (query: string) => readonly Calculation[];
  /** The value of an expression without letters. */
  readonly value: (asked: WordedExpression) => readonly Calculation[];
  /** The solutions of an equation in one letter. */
  readonly equation: (equation: string) => readonly Calculation[];
  /** The payment of a loan by its amount, rate and duration. */
  readonly loan: (query: string) => readonly Calculation[];
  /** What can be done with a query that is nothing but a formula. */
  readonly bare: (query: string) => readonly Calculation[];
}

/**
 * Reads the phrases that calculators declare, `gcd of {a} and {b}`, the most explicit first. A phrase fits when its words
 * stand there and what stands between them can go into the fields.
 */
export function phrasesOf(documents: readonly SearchDocument[]): Phrases {
  const phrases = documents
    .flatMap((document) => (document.calculator?.asks ?? []).map((ask) => phraseOf(document, ask)))
    .sort((a, b) => b.letters - a.letters);
  const [spelled, bare] = [
    phrases.filter(({ letters }) => letters > 0),
    phrases.filter(({ letters }) => letters === 0),
  ];
  const only = (id: string, text: string): readonly Calculation[] => {
    const document = documents.find((one) => one.id === id);
    const [input] = document?.calculator?.inputs ?? [];
    return document && input ? [{ document, typed: { [input.name]: text } }] : [];
  };
  return {
    value: (worded) => only('algebra-polynomial/simplify', worded.expression).map((one) => ({ ...one, worded })),
    equation: (equation) =>
      only(isOfAngles(equation) ? 'trigonometry-equation/general' : 'algebra-polynomial/roots', equation),
    loan: (query) => [loanIn(query, documents) ?? []].flat(),
    spelled: (query) => calculationsOf(spelled, query),
    bare: (query) => (looksCalculated(query) ? calculationsOf(bare, query) : []),
  };
}

/** Each calculator once, by its most explicit phrase. */
function calculationsOf(phrases: readonly Phrase[], query: string): readonly Calculation[] {
  const found = new Map<string, Calculation>();
  for (const phrase of phrases) {
    const typed = found.has(phrase.document.id) ? undefined : typedIn(phrase, query);
    if (typed) found.set(phrase.document.id, { document: phrase.document, typed });
  }
  return [...found.values()];
}

/** A formula on its own is more than one name: `pi` and `sin` are words, `2pi` and `x sin x` are formulas. */
const looksCalculated = (query: string): boolean =>
  /[-+−*/^!√²³|(]|\d\s*\p{L}|\p{L}\s*\d|\b\p{L}\s+\p{L}|\p{L}\s+\p{L}\b/u.test(query) || /^\d+$/.test(query);

/** `{_}` in a phrase: how long 1,000 take to double does not depend on them. */
const unused = '_';
/** `{@}` in a phrase: the letter that is derived by, or that tends to a value; it must be the variable of the formula. */
const ofVariable = '@';

const place = /\{(@|\w+(?:[/*]\d+)?)\}/;
const implication = /\{(\w+)=([^}]*)\}/g;

function phraseOf(document: SearchDocument, ask: string): Phrase {
  const parts = ask.replace(implication, '').split(place);
  const words = parts.filter((_, index) => index % 2 === 0);
  const names = parts.filter((_, index) => index % 2 === 1);
  const inputs = names.map((name) =>
    name === unused || name === ofVariable
      ? name
      : {
          input: document.calculator!.inputs.find((input) => input.name === name.replace(/[/*].*/, ''))!,
          scale: name.replace(/^\w+/, ''),
        },
  );
  const letters = words.join('').replace(/[\s[\]()|]/g, '').length;
  const implied = Object.fromEntries([...ask.matchAll(implication)].map(([, name, text]) => [name!, text!]));
  const isPair = names.length === 2 && /^\s*(?:[,;]|and)\s*$/.test(words.join(''));
  return {
    document,
    pattern: new RegExp(`^${words.map(wordsPattern).join('(.+?)')}$`, 'i'),
    inputs,
    implied,
    letters,
    isPair,
  };
}

/**
 * Words of a phrase: `[of]` may be left out, of `(a|b)` either stands, and beside a sign any space or none. A round
 * bracket without `|` is itself.
 */
function wordsPattern(words: string): string {
  const parts = words.split(/(\s+|\[[^\]]*\]|\([^()]*\|[^()]*\))/).filter(Boolean);
  return parts
    .map((part) => {
      if (part.startsWith('[') && part.length > 1) return `(?:${wordsPattern(part.slice(1, -1))})?`;
      if (/^\(.*\|/.test(part)) return `(?:${part.slice(1, -1).split('|').map(wordsPattern).join('|')})`;
      if (/^\s+$/.test(part)) return '\\s+';
      return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[^\p{L}\p{N}\\]+(?<!\\)|\\./gu, '\\s*$&\\s*');
    })
    .join('')
    .replace(/(?:\\s[+*])*\\s\*(?:\\s[+*])*/g, '\\s*');
}

function typedIn(
  { document, pattern, inputs, implied, isPair }: Phrase,
  query: string,
): Calculation['typed'] | undefined {
  const match = pattern.exec(query);
  if (!match) return undefined;
  const typed: { [input: string]: string } = {};
  let variable: string | undefined;
  for (const [index, place] of inputs.entries()) {
    const words = match[index + 1]!.trim();
    if (place === ofVariable && (variable ?? words) !== words) return undefined;
    if (place === ofVariable) variable = words;
    const text = place === ofVariable ? words : fits(place === unused ? anyAmount : place.input, words);
    const value = typeof place === 'object' && place.scale ? text && scaled(text, place.scale) : text;
    if (value === undefined) return undefined;
    if (typeof place === 'object') typed[place.input.name] = value;
  }
  const formula = document.calculator!.inputs.find(({ takes }) => takes === 'expression');
  if (isPair && !Object.values(typed).every((text) => /\p{L}/u.test(text))) return undefined;
  if (variable !== undefined && !isVariableOf(typed[formula?.name ?? ''] ?? '', variable)) return undefined;
  for (const [name, text] of Object.entries(implied)) {
    const whole = text.includes('@') ? withLetters(text, lettersOf(Object.values(typed).join(' '))) : text;
    if (whole === undefined) return undefined;
    typed[name] = whole;
  }
  return typed;
}

/** Whether a formula is taken as a function of this letter: its only one, or x beside others. */
const isVariableOf = (formula: string, letter: string): boolean =>
  /^\p{L}$/u.test(letter) && namesOnly(letter, lettersOf(formula));

const namesOnly = (letter: string, letters: readonly string[]): boolean =>
  letters.every((one) => one === letter) || (letter === 'x' && letters.includes('x'));

const anyAmount: IndexInput = { name: unused, label: 'Amount', takes: 'money' };

/** A number times another, or divided by it, of whatever unit. */
const scaled = (text: string, scale: string): string | undefined =>
  /^\d[\d.,]*/.test(text) ? text.replace(/^\d[\d.,]*/, (number) => number + scale) : undefined;

/** All letters of a formula where they stand alone; what is more than a list of them needs just one letter. */
const withLetters = (text: string, letters: readonly string[]): string | undefined =>
  letters.length > 0 && (text === '@' || letters.length === 1) ? text.replace('@', letters.join(', ')) : undefined;
