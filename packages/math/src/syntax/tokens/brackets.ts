import type { Span } from '../../result/result.ts';
import type { Reader } from '../grammar/reader.ts';
import { advance, fail, from, peek, previous, quoted, spanOf } from '../grammar/reader.ts';
import type { Tree } from '../tree.ts';
import type { Token } from './tokens.ts';

/** Whether a token can begin an operand, so that one directly after another operand is an implicit multiplication. */
export function startsOperand(token: Token): boolean {
  switch (token.kind) {
    case 'number':
    case 'name':
    case 'open':
    case 'absolute-open':
    case 'root':
    case 'latex':
      return true;
    default:
      return false;
  }
}

/** Bars outside of a bracket do not close inside it. */
export function inBrackets<Value>(reader: Reader, read: () => Value): Value {
  const { openBars } = reader;
  reader.openBars = 0;
  const value = read();
  reader.openBars = openBars;
  return value;
}

/** Expects the closing bracket; the whole span of the brackets. */
export function closeBracket(reader: Reader, open: Token): Span {
  const token = peek(reader);
  if (token.kind === 'close') {
    advance(reader);
    return from(open.start, spanOf(token));
  }
  if (reader.complaint === undefined) notClosed(reader, open, token);
  return spanOf(open);
}

const closing: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

function notClosed(reader: Reader, open: Token, token: Token): Tree {
  if (token.kind === 'comma' || token.kind === 'semicolon') return strayComma(reader, token);
  const bracket = closing.get(open.text)!;
  const at = token.start;
  if (token.kind === 'relation') return relationInside(reader, token);
  return fail(reader, `The bracket "${open.text}" is never closed.`, spanOf(open), {
    start: at,
    end: at,
    text: bracket,
  });
}

function relationInside(reader: Reader, token: Token): Tree {
  return fail(
    reader,
    `${quoted(reader, token)} stands inside a bracket, where an expression is expected.`,
    spanOf(token),
  );
}

/** A comma that separates nothing; "1, 5" is probably a decimal comma. */
export function strayComma(reader: Reader, token: Token): Tree {
  const span = spanOf(token);
  const next = reader.tokens[reader.at + 1];
  const number = previous(reader)?.kind === 'number' && next?.kind === 'number' && token.kind === 'comma';
  const edit = number ? { start: token.start, end: next.start, text: '.' } : undefined;
  const what = token.kind === 'comma' ? 'A comma' : 'A semicolon';
  return fail(
    reader,
    `${what} separates the arguments of a function or the entries of a list, and has no meaning here.`,
    span,
    edit,
  );
}
