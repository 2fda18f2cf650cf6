import type { Span } from '../../result/result.ts';
import type { DecimalMark } from '../number-text.ts';
import type { Meaning } from './words.ts';

/** What a token is. */
export type TokenKind =
  | 'number' // text: plain decimal
  | 'name' // meaning says what it stands for
  | 'operator' // + - * / ^ ! % _
  | 'relation' // = != < <= > >=
  | 'open' // ( [ {
  | 'close' // ) ] }
  | 'bar' // | : a division or the sign of an absolute value
  | 'absolute-open' // \left| and \lvert
  | 'absolute-close'
  | 'comma'
  | 'semicolon'
  | 'prime' // ' after an angle: minutes
  | 'double-prime' // " after an angle: seconds
  | 'unit' // text: degrees, gradians, radians
  | 'root' // √ ∛ ∜ and ⁵√; text: the order
  | 'latex' // text: frac, sqrt, binom
  | 'end';

/** The smallest part of a text that means something, and its place. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly meaning?: Meaning;
}

/** A surprising reading, told to the visitor. */
export interface Note {
  readonly message: string;
  readonly span: Span;
}

/** A change of the text that would mend it. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What cannot be read, before a suggestion has been worked out. */
export interface Complaint {
  readonly message: string;
  readonly span: Span;
  readonly edit?: Edit;
  /** The text can be read, but the value does not exist. */
  readonly noAnswer?: boolean;
  /** What may stand in the place of a number that can be read in two ways. */
  readonly readings?: readonly string[];
}

/** What the caller knows about the names in a text. */
export interface TokenOptions {
  /** Names of several letters that are variables. */
  readonly names: ReadonlySet<string>;
  readonly iIsSymbol: boolean;
  /** A comma outside of any call separates entries. */
  readonly commaSeparates: boolean;
  readonly spaceSeparates: boolean;
  /** The decimal mark that was chosen, and what is counted, as `number-text.ts` needs to know them. */
  readonly decimal?: DecimalMark;
  readonly counts?: 'money' | 'whole';
}

/** The most arguments of a function, to know whether a comma inside its parentheses separates arguments. */
export type MostArguments = (name: string) => number;

/** The state of one pass over a text; `plain` has the same length as what was typed. */
export interface Scanner {
  readonly typed: string;
  readonly plain: string;
  readonly options: TokenOptions;
  readonly maxArguments: MostArguments;
  at: number;
  readonly tokens: Token[];
  readonly notes: Note[];
  /** For each open bracket, whether a comma in it separates arguments. */
  readonly commaSeparates: boolean[];
  complaint: Complaint | undefined;
}

/** Every scanning function answers whether it took what stands there; adding a token or complaining does. */
export function push(scanner: Scanner, kind: TokenKind, text: string, end: number, start = scanner.at): true {
  scanner.tokens.push({ kind, text, start, end });
  scanner.at = end;
  return true;
}

/** Notes what is wrong with the text, unless something was noted before. */
export function complain(
  scanner: Scanner,
  message: string,
  span: Span,
  edit?: Edit,
  readings?: readonly string[],
): true {
  scanner.complaint ??= { message, span, edit, readings };
  scanner.at = scanner.plain.length;
  return true;
}

/** Goes on behind what means nothing. */
export function skip(scanner: Scanner, end: number): true {
  scanner.at = end;
  return true;
}

/** Adds a name with its meaning. */
export function pushName(scanner: Scanner, { kind, name }: Meaning, start: number, end: number): true {
  scanner.tokens.push({ kind: 'name', text: scanner.plain.slice(start, end), start, end, meaning: { kind, name } });
  return skip(scanner, end);
}

/** The token that was pushed last. */
export const lastToken = (scanner: Scanner): Token | undefined => scanner.tokens[scanner.tokens.length - 1];

/** `⌊x⌋` is floor(x). */
export function roundingBracket(scanner: Scanner, name: string, end: number): true {
  const { at } = scanner;
  scanner.tokens.push({ kind: 'name', text: name, start: at, end: at, meaning: { kind: 'function', name } });
  scanner.tokens.push({ kind: 'open', text: '(', start: at, end });
  scanner.at = end;
  return true;
}
