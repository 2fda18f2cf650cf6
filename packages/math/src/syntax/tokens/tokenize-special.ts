import { quote } from '../quote.ts';
import { subscripts, vulgarFractions } from './characters.ts';
import type { Scanner } from './tokens.ts';
import { complain, lastToken, push, pushName, roundingBracket, skip } from './tokens.ts';

/** Takes a sign that has a character of its own; false where there is none. */
export function scanSpecial(scanner: Scanner, character: string): boolean {
  const { at, plain } = scanner;
  const end = at + 1;
  switch (character) {
    case '≤':
      return push(scanner, 'relation', '<=', end);
    case '≥':
      return push(scanner, 'relation', '>=', end);
    case '≠':
      return push(scanner, 'relation', '!=', end);
    case '√':
    case '∛':
    case '∜':
      return push(scanner, 'root', String('√∛∜'.indexOf(character) + 2), end);
    case '∞':
      return pushName(scanner, { kind: 'constant', name: 'infinity' }, at, end);
    case '°':
      return push(scanner, 'unit', 'degrees', end);
    case "'":
      return plain[end] === "'" ? push(scanner, 'double-prime', '"', end + 1) : push(scanner, 'prime', "'", end);
    case '"':
      return push(scanner, 'double-prime', '"', end);
    case '⌊':
    case '⌈':
      return roundingBracket(scanner, character === '⌊' ? 'floor' : 'ceil', end);
    case '⌋':
    case '⌉':
      return push(scanner, 'close', ')', end);
    case '_':
      return indexSign(scanner);
    case '$':
      return skip(scanner, end);
    default:
      return fractionOrIndex(scanner, character);
  }
}

function fractionOrIndex(scanner: Scanner, character: string): boolean {
  const fraction = vulgarFractions.get(character);
  if (fraction !== undefined) return vulgarFraction(scanner, fraction);
  return subscripts.has(character) && loweredIndex(scanner);
}

/** `log_2 x`; the index of a variable has been read with its name. */
function indexSign(scanner: Scanner): true {
  const { at } = scanner;
  if (lastToken(scanner)?.meaning?.name === 'log') return push(scanner, 'operator', '_', at + 1);
  return misplacedIndex(scanner, /^_+/.exec(scanner.plain.slice(at, at + 100))![0].length);
}

function misplacedIndex(scanner: Scanner, length: number): true {
  const span = { start: scanner.at, end: scanner.at + length };
  return complain(scanner, 'An index stands behind a variable, as in x_1, and not here.', span, { ...span, text: '' });
}

/** `log₂ x`. */
function loweredIndex(scanner: Scanner): true {
  const { at, plain } = scanner;
  let end = at;
  while (subscripts.has(plain[end] ?? '')) end++;
  const lowered = [...plain.slice(at, end)].map((each) => subscripts.get(each)!).join('');
  if (lastToken(scanner)?.meaning?.name !== 'log' || !/^\d+$/.test(lowered)) return misplacedIndex(scanner, end - at);
  scanner.tokens.push({ kind: 'operator', text: '_', start: at, end: at });
  return push(scanner, 'number', lowered, end);
}

/** `½`, and behind digits a mixed number: `2½` is 2 + 1/2. */
function vulgarFraction(scanner: Scanner, [numerator, denominator]: readonly [string, string]): true {
  const { at, tokens } = scanner;
  const end = at + 1;
  const before = lastToken(scanner);
  const mixed = before?.kind === 'number' && before.end === at && /^\d+$/.test(before.text);
  const start = mixed ? before.start : at;
  if (mixed) tokens.pop();
  tokens.push({ kind: 'open', text: '(', start, end: start });
  if (mixed) {
    tokens.push(before, { kind: 'operator', text: '+', start: at, end: at });
    const typed = scanner.typed.slice(start, end);
    const message = `${quote(typed)} is read as the mixed number ${before.text} + ${numerator}/${denominator}.`;
    scanner.notes.push({ message, span: { start, end } });
  }
  tokens.push({ kind: 'number', text: numerator, start: at, end });
  tokens.push({ kind: 'operator', text: '/', start: at, end });
  tokens.push({ kind: 'number', text: denominator, start: at, end });
  return push(scanner, 'close', ')', end, end);
}
