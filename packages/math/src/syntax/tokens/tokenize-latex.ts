import { quote } from '../quote.ts';
import { functionOf, greek } from '../spellings.ts';
import { scanLetters } from './tokenize-word.ts';
import type { Scanner, TokenKind } from './tokens.ts';
import { complain, push, roundingBracket, skip } from './tokens.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Spacing, sizes and delimiters that change nothing. */
const silent = set(
  'left right bigl bigr Bigl Bigr biggl biggr Biggl Biggr big Big bigg Bigg displaystyle textstyle scriptstyle limits nolimits quad qquad thinspace , ; : ! ( ) [ ]',
);

/** Their argument is a word in upright or other letters. */
const wordCommands = set('operatorname mathrm text textrm textit textbf mathit mathbf mathsf mbox rm');

const signs: ReadonlyMap<string, readonly [TokenKind, string]> = new Map<string, readonly [TokenKind, string]>([
  ['cdot', ['operator', '*']],
  ['times', ['operator', '*']],
  ['ast', ['operator', '*']],
  ['div', ['operator', '/']],
  ['le', ['relation', '<=']],
  ['leq', ['relation', '<=']],
  ['leqslant', ['relation', '<=']],
  ['ge', ['relation', '>=']],
  ['geq', ['relation', '>=']],
  ['geqslant', ['relation', '>=']],
  ['ne', ['relation', '!=']],
  ['neq', ['relation', '!=']],
  ['lt', ['relation', '<']],
  ['gt', ['relation', '>']],
  ['lvert', ['absolute-open', '|']],
  ['rvert', ['absolute-close', '|']],
  ['vert', ['bar', '|']],
  ['mid', ['bar', '|']],
  ['|', ['bar', '|']],
  ['{', ['open', '{']],
  ['}', ['close', '}']],
  ['lbrace', ['open', '{']],
  ['rbrace', ['close', '}']],
  ['lbrack', ['open', '[']],
  ['rbrack', ['close', ']']],
  ['degree', ['unit', 'degrees']],
  ['prime', ['prime', "'"]],
  ['%', ['operator', '%']],
  ['rfloor', ['close', ')']],
  ['rceil', ['close', ')']],
]);

const variants: ReadonlyMap<string, string> = new Map([
  ['varepsilon', 'epsilon'],
  ['vartheta', 'theta'],
  ['varphi', 'phi'],
  ['varrho', 'rho'],
  ['varsigma', 'sigma'],
]);

const commandName = /\\([A-Za-z]+|[^A-Za-z])/y;
const wordArgument = /\*?\s*\{\s*([A-Za-z]+\d*)\s*\}/y;

/** Reads a command pasted from LaTeX. */
export function scanLatex(scanner: Scanner): true {
  const start = scanner.at;
  commandName.lastIndex = start;
  const found = commandName.exec(scanner.plain);
  if (found === null) return unknown(scanner, '\\', start + 1);
  const command = found[1]!;
  const end = start + found[0].length;
  if (command === 'left' || command === 'right') return delimiter(scanner, command, end);
  if (command.trim() === '' || silent.has(command)) return skip(scanner, end);
  const sign = signs.get(command);
  if (sign !== undefined) return push(scanner, sign[0], sign[1], end);
  if (wordCommands.has(command)) return upright(scanner, end);
  if (/^[dtc]?frac$/.test(command)) return construct(scanner, 'frac', 2, end);
  if (/^[dt]?binom$/.test(command)) return construct(scanner, 'binom', 2, end);
  if (command === 'sqrt') return construct(scanner, 'sqrt', 1, end);
  if (command === 'lfloor' || command === 'lceil')
    return roundingBracket(scanner, command === 'lfloor' ? 'floor' : 'ceil', end);
  return named(scanner, command, end);
}

function named(scanner: Scanner, command: string, end: number): true {
  const name = variants.get(command) ?? command;
  const known = greek.has(name) || name === 'pi' || name === 'infty' || functionOf(name) !== undefined;
  if (known) return scanLetters(scanner, name, scanner.at, end);
  return unknown(scanner, `\\${command}`, end);
}

/** `\left|` and `\right|` can only be an absolute value; a delimiter `.` is invisible. */
function delimiter(scanner: Scanner, command: string, end: number): true {
  const rest = /^\s*(\\[lr]?vert\b|\||\.)?/.exec(scanner.plain.slice(end, end + 20))!;
  if (rest[1] === undefined) return skip(scanner, end);
  const after = end + rest[0].length;
  if (rest[1] === '.') return skip(scanner, after);
  return push(scanner, command === 'left' ? 'absolute-open' : 'absolute-close', '|', after);
}

function upright(scanner: Scanner, end: number): true {
  wordArgument.lastIndex = end;
  const found = wordArgument.exec(scanner.plain);
  const word = found?.[1] ?? '';
  // `atan2` is a name with its digit; any other digit is read on its own.
  if (found === null || (/\d/.test(word) && functionOf(word) === undefined)) return skip(scanner, end);
  const start = end + found[0].indexOf(word);
  return scanLetters(scanner, word, start, end + found[0].length);
}

/** `\frac12` is 1/2: without braces an argument is one digit. */
function construct(scanner: Scanner, name: string, count: number, end: number): true {
  push(scanner, 'latex', name, end);
  for (let argument = 0; argument < count; argument++) {
    const digit = /^\s*\d/.exec(scanner.plain.slice(scanner.at, scanner.at + 20));
    if (digit === null) return true;
    const after = scanner.at + digit[0].length;
    push(scanner, 'number', digit[0].trim(), after, after - 1);
  }
  return true;
}

function unknown(scanner: Scanner, command: string, end: number): true {
  const span = { start: scanner.at, end };
  return complain(scanner, `${quote(command)} is not a LaTeX command that is read here.`, span, { ...span, text: ' ' });
}
