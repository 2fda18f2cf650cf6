import { quote } from '../quote.ts';
import { functionOf, greek, otherLands, unitOf } from '../spellings.ts';
import { subscripts } from './characters.ts';
import type { Scanner, Token } from './tokens.ts';
import { complain, lastToken, push, pushName } from './tokens.ts';
import { readTwoWays } from './two-readings.ts';
import type { Piece } from './words.ts';
import { readWord } from './words.ts';

const letterClass = `A-Za-z${[...greek.values()].join('')}πς`;
const letters = new RegExp(`[${letterClass}]+`, 'y');
const oneLetter = new RegExp(`^[${letterClass}]$`);
const lettersAndDigits = /[A-Za-z]+\d+/y;
/** `log3(9)`: digits between the name and its parenthesis are the base, as they are in log2 and log10. */
const logarithmWithBase = /log(?=([2-9]\d*|1\d+)\()/y;
const arcFunction = /arc\s+([a-z]+)(?![A-Za-z])/y;
const subscript = /_\s*(?:([A-Za-z]+|\d+)|\{\s*([A-Za-z0-9]+)\s*\}|\{\\(?:mathrm|text|textrm)\{([A-Za-z0-9]+)\}\})/y;
const parenthesis = /\s*(?:\\(?:left|bigl?|Bigl?)\s*)?[([]/y;
const operandFollows = /\s*[A-Za-zα-ωΑ-Ω0-9.([{\\√∛|_^²³⁻]/y;

/** Whether a character is a letter that names are made of. */
export const isLetter = (character: string): boolean => oneLetter.test(character);

/** Reads a run of letters with the indices and primes that belong to its last letter. */
export function scanWord(scanner: Scanner): true {
  const { at, plain } = scanner;
  const numbered = match(lettersAndDigits, plain, at);
  if (
    numbered !== undefined &&
    functionOf(numbered) !== undefined &&
    matches(operandFollows, plain, at + numbered.length)
  ) {
    return pushName(scanner, { kind: 'function', name: functionOf(numbered)! }, at, at + numbered.length);
  }
  const logarithm = match(logarithmWithBase, plain, at);
  if (logarithm !== undefined) {
    const end = at + logarithm.length;
    pushName(scanner, { kind: 'function', name: 'log' }, at, end);
    scanner.tokens.push({ kind: 'operator', text: '_', start: end, end });
    return true;
  }
  // `arc sin x`, with the space that old textbooks print.
  const arc = match(arcFunction, plain, at);
  const inverse = arc && functionOf(arc.replace(/\s+/g, ''));
  if (arc && inverse) return pushName(scanner, { kind: 'function', name: inverse }, at, at + arc.length);
  const word = match(letters, plain, at)!;
  return scanLetters(scanner, word, at, at + word.length);
}

/** Reads a word that stands at `start`; `after` is where the text goes on (`\mathrm{sin}` ends behind its word). */
export function scanLetters(scanner: Scanner, word: string, start: number, after: number): true {
  if (scanner.options.names.has(word))
    return pushPieces(scanner, word, [{ kind: 'symbol', name: word, start: 0, end: word.length }], start, after);
  const unit = unitOf(word);
  const before = lastToken(scanner);
  if (unit !== undefined && before !== undefined && canHaveUnit(before)) {
    return push(scanner, 'unit', unit, after);
  }
  const doubt = readTwoWays(scanner, word, start, after);
  if (doubt !== undefined) return complain(scanner, doubt.message, doubt.span, doubt.edit);
  const { names, iIsSymbol } = scanner.options;
  const reading = readWord(word, { names, iIsSymbol, beforeParenthesis: matches(parenthesis, scanner.plain, after) });
  if (!reading.ok) {
    const span = { start, end: start + word.length };
    const edit = reading.mended === undefined ? undefined : { ...span, text: reading.mended };
    return complain(scanner, `${reading.reason}.`, span, edit);
  }
  noteProduct(scanner, word, reading.pieces, start);
  return pushPieces(scanner, word, reading.pieces, start, after);
}

const canHaveUnit = ({ kind, meaning }: Token): boolean =>
  kind === 'number' || kind === 'close' || kind === 'prime' || (kind === 'name' && meaning?.kind !== 'function');

function noteProduct(scanner: Scanner, word: string, pieces: readonly Piece[], start: number): void {
  if (pieces.length < 2) {
    const [{ kind, name }] = pieces as readonly [Piece];
    if (kind !== 'function' || !otherLands.has(word)) return;
    scanner.notes.push({ message: `${quote(word)} is read as ${name}.`, span: { start, end: start + word.length } });
    return;
  }
  const product = pieces
    .map((piece) => word.slice(piece.start, piece.end))
    .join('*')
    .replace(/([A-Za-z]{2,})\*/g, '$1 ');
  const read = pieces.some((piece) => piece.kind === 'function')
    ? product
    : pieces.map((piece) => piece.name).join('*');
  scanner.notes.push({ message: `${quote(word)} is read as ${read}.`, span: { start, end: start + word.length } });
}

function pushPieces(scanner: Scanner, word: string, pieces: readonly Piece[], start: number, after: number): true {
  for (const piece of pieces.slice(0, -1)) pushName(scanner, piece, start + piece.start, start + piece.end);
  const power = word === 'x' ? typedPower(scanner, start) : undefined;
  if (power !== undefined) return complain(scanner, power.message, power.span, power.edit);
  const last = pieces[pieces.length - 1]!;
  const lastStart = start + last.start;
  if (last.kind !== 'symbol') return pushName(scanner, last, lastStart, after);
  const oneLetterLong = last.end - last.start === 1;
  const tail = after === start + word.length ? index(scanner, after, oneLetterLong) : { text: '', end: after };
  return pushName(scanner, { kind: 'symbol', name: last.name + tail.text }, lastStart, tail.end);
}

/** `1.5x10^3`: the letter stands for the sign of multiplication of a power of ten, as it is typed for want of a ×; or x10 is a variable. */
function typedPower(scanner: Scanner, at: number) {
  const typed = match(/x10(?=\s*[\^⁰¹²³⁴-⁹⁻]|\*\*)/y, scanner.plain, at);
  const number = lastToken(scanner);
  if (typed === undefined || number?.kind !== 'number' || number.end !== at) return undefined;
  const span = { start: at, end: at + typed.length };
  const message = `${quote(typed)} may be a variable or a multiplication by 10: write x_10 or *10.`;
  return { message, span, edit: { ...span, text: '*10' } };
}

/** The index of a variable (x1, x_1, x_max, x₁) in the form `_1`, then its primes. */
function index(scanner: Scanner, at: number, digitsMayFollow: boolean): { text: string; end: number } {
  const { plain } = scanner;
  let end = at;
  let text = '';
  const digits = digitsMayFollow ? (match(/\d+/y, plain, at) ?? '') : '';
  if (digits !== '') {
    text = `_${digits}`;
    end += digits.length;
    const typed = plain.slice(at - 1, end);
    const [letter] = typed;
    const message = `${quote(typed)} is read as one variable; for a product write ${letter}*${digits}, for a power ${letter}^${digits}.`;
    scanner.notes.push({ message, span: { start: at - 1, end } });
  } else {
    subscript.lastIndex = at;
    const found = subscript.exec(plain);
    if (found !== null) {
      text = `_${found[1] ?? found[2] ?? found[3]}`;
      end += found[0].length;
    }
    let lowered = '';
    while (subscripts.has(plain[end] ?? '')) lowered += subscripts.get(plain[end++]!)!;
    if (lowered !== '') text += text === '' ? `_${lowered}` : lowered;
  }
  while (plain[end] === "'") {
    text += "'";
    end++;
  }
  return { text, end };
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
