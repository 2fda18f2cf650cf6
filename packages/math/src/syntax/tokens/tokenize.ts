import { scanNumber } from '../number-text.ts';
import { quote } from '../quote.ts';
import { filler, isInvisible, nameCharacter, plainCharacters, superscripts } from './characters.ts';
import { scanLatex } from './tokenize-latex.ts';
import { scanSign } from './tokenize-sign.ts';
import { scanSpecial } from './tokenize-special.ts';
import { isLetter, scanWord } from './tokenize-word.ts';
import type { Complaint, MostArguments, Note, Scanner, Token, TokenOptions } from './tokens.ts';
import { complain, lastToken, push, skip } from './tokens.ts';

/** The tokens of a text, or what is wrong with it. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly notes: Note[];
  readonly complaint: Complaint | undefined;
}

/** Divides a text into tokens; the last one is `end`. Stops at the first thing that has no meaning. */
export function tokenize(typed: string, options: TokenOptions, maxArguments: MostArguments): Tokens {
  const scanner = newScanner(typed, plainCharacters(typed), options, maxArguments);
  scanAll(scanner);
  push(scanner, 'end', '', typed.length, typed.length);
  return scanner;
}

function newScanner(typed: string, plain: string, options: TokenOptions, maxArguments: MostArguments): Scanner {
  return {
    typed,
    plain,
    options,
    maxArguments,
    at: 0,
    tokens: [],
    notes: [],
    commaSeparates: [options.commaSeparates],
    complaint: undefined,
  };
}

function scanAll(scanner: Scanner): void {
  while (scanner.at < scanner.plain.length) scanOne(scanner, scanner.plain[scanner.at]!);
}

function scanOne(scanner: Scanner, character: string): boolean {
  if (character === ' ' || character === '\n' || character === '\r') return skip(scanner, scanner.at + 1);
  if (isDigit(character) || (character === '.' && isDigit(scanner.plain[scanner.at + 1]))) return number(scanner);
  if (isLetter(character)) return scanWord(scanner);
  if (character === '\\') return scanLatex(scanner);
  if (superscripts.has(character)) return superscript(scanner);
  return scanSign(scanner, character) || scanSpecial(scanner, character) || meaningless(scanner);
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

function number(scanner: Scanner): boolean {
  const start = scanner.at;
  const commaSeparates = scanner.commaSeparates[scanner.commaSeparates.length - 1]!;
  // Minutes and seconds of an angle follow without a space: 45°30'15" is not grouped digits.
  const afterDegrees = lastToken(scanner)?.kind === 'unit';
  const { spaceSeparates, decimal, counts } = scanner.options;
  const context = { commaSeparates, spaceSeparates, quoteGroups: !afterDegrees, decimal, counts };
  const read = scanNumber(scanner.plain, start, context);
  const span = { start, end: read.end };
  if (!read.ok) {
    return complain(
      scanner,
      `${read.reason}.`,
      span,
      read.mended === undefined ? undefined : { ...span, text: read.mended },
      read.readings,
    );
  }
  if (read.note !== undefined) scanner.notes.push({ message: read.note, span });
  return push(scanner, 'number', read.text, read.end);
}

/** Raised characters are read as an exponent in brackets of their own. */
function superscript(scanner: Scanner): boolean {
  const { at, plain } = scanner;
  let end = at;
  while (superscripts.has(plain[end] ?? '')) end++;
  const raised = [...plain.slice(at, end)].map((each) => superscripts.get(each)!).join('');
  if (plain[end] === '√' && /^\d{1,3}$/.test(raised) && Number(raised) > 1 && !endsOperand(lastToken(scanner)))
    return push(scanner, 'root', String(Number(raised)), end + 1);
  if (raised === 'g' && lastToken(scanner)?.kind === 'number') return push(scanner, 'unit', 'gradians', end);
  const inner = newScanner(scanner.typed, raised, scanner.options, scanner.maxArguments);
  scanAll(inner);
  if (inner.complaint !== undefined) {
    const message = `The exponent ${quote(plain.slice(at, end))} cannot be read.`;
    return complain(scanner, message, { start: at, end }, { start: at, end, text: '' });
  }
  scanner.tokens.push({ kind: 'operator', text: '^', start: at, end: at });
  scanner.tokens.push({ kind: 'open', text: '(', start: at, end: at });
  for (const token of inner.tokens) scanner.tokens.push({ ...token, start: token.start + at, end: token.end + at });
  scanner.tokens.push({ kind: 'close', text: ')', start: end, end });
  return skip(scanner, end);
}

/** Whether a raised number behind a token is its exponent; elsewhere it may be the order of a root: ³√8. */
const endsOperand = (token: Token | undefined): boolean =>
  token !== undefined && ['number', 'name', 'close', 'absolute-close', 'unit', 'postfix'].includes(token.kind);

function meaningless(scanner: Scanner): boolean {
  const { at, plain } = scanner;
  // What `plain` pads is part of the letter before, unless it was typed.
  if (plain[at] === filler && scanner.typed[at] !== filler) return skip(scanner, at + 1);
  const character = String.fromCodePoint(scanner.typed.codePointAt(at)!);
  const span = { start: at, end: at + character.length };
  const instead = isInvisible(character) ? '' : character === '±' ? '+' : ' ';
  const reason = reasonFor(character);
  return complain(scanner, `${reason[0]!.toUpperCase()}${reason.slice(1)}.`, span, { ...span, text: instead });
}

function reasonFor(character: string): string {
  const named = nameCharacter(character);
  if (isInvisible(character)) return `${named} has no meaning here`;
  if (/^\p{L}$/u.test(character)) {
    return `${named} is not a letter that can be used here: variables are Latin or Greek letters`;
  }
  if (character === '.') return 'a point stands where no number does';
  if ('∫∑∏∂∇'.includes(character)) return `${named} is not read in an expression`;
  if ('±∓'.includes(character)) return `${named} stands for two values: write one expression for each`;
  return `${named} has no meaning in an expression`;
}
