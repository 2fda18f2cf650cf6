import { closeBracket, inBrackets } from '../tokens/brackets.ts';
import type { Token } from '../tokens/tokens.ts';
import type { Tree } from '../tree.ts';
import { readCall, rootCall } from './read-call.ts';
import type { Reader } from './reader.ts';
import { advance, fail, from, peek, previous, quoted, spanOf } from './reader.ts';

/** Reads a number, a name, a call, or whatever stands in brackets. */
export function readOperand(reader: Reader): Tree {
  const token = peek(reader);
  switch (token.kind) {
    case 'number':
      advance(reader);
      return { kind: 'number', text: token.text, span: spanOf(token) };
    case 'name':
      return readName(reader, token);
    case 'open':
      return readGroup(reader);
    case 'bar':
    case 'absolute-open':
      return readAbsolute(reader);
    case 'root':
      return readRoot(reader);
    case 'latex':
      return readLatex(reader);
    default:
      return missingOperand(reader, token);
  }
}

function readName(reader: Reader, token: Token): Tree {
  const { kind, name } = token.meaning!;
  if (kind === 'function') return readCall(reader);
  advance(reader);
  return { kind: 'name', name, constant: kind === 'constant', span: spanOf(token) };
}

/** A bracket of any kind; it may be closed by one of another kind (`\left(` pasted with `]`). */
function readGroup(reader: Reader): Tree {
  const open = advance(reader);
  if (peek(reader).kind === 'close') return emptyBrackets(reader, open);
  const inner = inBrackets(reader, () => reader.read(reader, 0));
  const span = closeBracket(reader, open);
  return { kind: 'group', inner, span };
}

function emptyBrackets(reader: Reader, open: Token): Tree {
  const span = from(open.start, spanOf(peek(reader)));
  return fail(reader, 'There is nothing inside these brackets.', span, { ...span, text: '' });
}

function readAbsolute(reader: Reader): Tree {
  const open = advance(reader);
  const ends = open.kind === 'bar' ? 'bar' : 'absolute-close';
  reader.openBars += open.kind === 'bar' ? 1 : 0;
  const operand = reader.read(reader, 0);
  reader.openBars -= open.kind === 'bar' ? 1 : 0;
  const token = peek(reader);
  if (token.kind === ends || token.kind === 'bar') {
    advance(reader);
    return { kind: 'absolute', operand, span: from(open.start, spanOf(token)) };
  }
  const edit = { start: token.start, end: token.start, text: '|' };
  return fail(reader, 'The absolute value that begins with this "|" is never closed.', spanOf(open), edit);
}

/** `√2x` is √2·x and `√x²` is √(x²): the sign takes one operand with its power. */
function readRoot(reader: Reader): Tree {
  const sign = advance(reader);
  const operand = reader.read(reader, 30);
  const span = from(sign.start, operand.span);
  if (sign.text === '2') return { kind: 'call', name: 'sqrt', args: [operand], bare: false, span };
  if (sign.text === '3') return { kind: 'call', name: 'cbrt', args: [operand], bare: false, span };
  const order: Tree = { kind: 'number', text: sign.text, span: spanOf(sign) };
  return { kind: 'call', name: 'root', args: [operand, order], bare: false, span };
}

function readLatex(reader: Reader): Tree {
  const command = advance(reader);
  if (command.text === 'sqrt') return readLatexRoot(reader, command);
  const first = readOperand(reader);
  const operand = readOperand(reader);
  const span = from(command.start, operand.span);
  if (command.text === 'binom') return { kind: 'call', name: 'binomial', args: [first, operand], bare: false, span };
  const rest = [{ operator: '/' as const, implicit: false, operand }];
  return { kind: 'group', inner: { kind: 'product', first, rest, span }, span };
}

function readLatexRoot(reader: Reader, command: Token): Tree {
  const order = peek(reader).text === '[' ? readOperand(reader) : undefined;
  const radicand = readOperand(reader);
  const span = from(command.start, radicand.span);
  if (order === undefined) return { kind: 'call', name: 'sqrt', args: [radicand], bare: false, span };
  return rootCall([radicand, order], false, span);
}

/** Says what is missing, and proposes the text without the operator that has no operand. */
function missingOperand(reader: Reader, token: Token): Tree {
  const before = previous(reader);
  const span = spanOf(token);
  if (token.kind === 'comma' || token.kind === 'semicolon') {
    const message = `A value is missing before this ${token.kind}.`;
    return fail(reader, message, span, { ...span, text: '' });
  }
  if (before !== undefined && (token.kind === 'end' || token.kind === 'close' || token.kind === 'relation')) {
    const where = token.kind === 'end' ? 'the text ends' : `${quoted(reader, token)} stands`;
    const message = `Something is missing after ${quoted(reader, before)}: ${where} where a number, a name or a bracket is expected.`;
    const edit =
      before.kind === 'relation' ? { start: before.end, end: before.end, text: ' 0' } : { ...spanOf(before), text: '' };
    return fail(reader, message, span, edit);
  }
  if (token.kind === 'end') return fail(reader, 'There is nothing to read.', span);
  const message =
    before === undefined
      ? `${quoted(reader, token)} stands at the beginning, where a number, a name or a bracket is expected.`
      : `${quoted(reader, token)} follows ${quoted(reader, before)}, where a number, a name or a bracket is expected.`;
  const text = before === undefined && token.kind === 'relation' ? `x ${token.text}` : '';
  return fail(reader, message, span, { ...span, text });
}
