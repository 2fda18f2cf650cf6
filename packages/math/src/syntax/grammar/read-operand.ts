import type { Span } from '../../result/result.ts';
import { quote } from '../quote.ts';
import { closeBracket, inBrackets } from '../tokens/brackets.ts';
import type { Token } from '../tokens/tokens.ts';
import type { Tree } from '../tree.ts';
import { readCall, rootCall } from './read-call.ts';
import type { Reader } from './reader.ts';
import { advance, fail, from, peek, previous, quoted, spanOf, typedText } from './reader.ts';

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
  if (kind === 'symbol') {
    const decimal = decimalBehind(reader);
    if (decimal !== undefined) return decimalOrArguments(reader, token, decimal);
    if (hasArguments(reader)) return countsChoices(token) ? choices(reader) : unknownFunction(reader, token);
  }
  advance(reader);
  return { kind: 'name', name, constant: kind === 'constant', span: spanOf(token) };
}

/** Whether a bracket stands directly behind the name that comes next. */
const touchesBracket = ({ tokens, at }: Reader): boolean =>
  tokens[at + 1]!.kind === 'open' && tokens[at + 1]!.start === tokens[at]!.end;

/** The number in brackets directly behind the name that comes next, where its comma may separate two values: C(5,2). */
function decimalBehind(reader: Reader): Token | undefined {
  const [number, behind] = reader.tokens.slice(reader.at + 2, reader.at + 4);
  if (reader.decimalComma || !touchesBracket(reader)) return undefined;
  if (number?.kind !== 'number' || behind?.kind !== 'close') return undefined;
  return typedText(reader, spanOf(number)).includes(',') ? number : undefined;
}

/** Whether several values stand in brackets directly behind the name that comes next: C(n, k). */
function hasArguments(reader: Reader): boolean {
  if (!touchesBracket(reader)) return false;
  let depth = 0;
  for (const { kind } of reader.tokens.slice(reader.at + 1)) {
    if (kind === 'open') depth++;
    else if (kind === 'close') depth--;
    else if (depth === 1 && (kind === 'comma' || kind === 'semicolon')) return true;
    if (depth === 0) return false;
  }
  return false;
}

/** C(n, k) counts choices; of other names nothing is known. */
const countsChoices = (token: Token): boolean => token.text === 'C';

function choices(reader: Reader): Tree {
  const token = peek(reader);
  const call = readCall(reader, { kind: 'function', name: 'binomial' });
  return noteChoices(reader, from(token.start, call.span), call);
}

function noteChoices(reader: Reader, span: Span, call: Tree): Tree {
  const message = `${quote(typedText(reader, span))} is read as the binomial coefficient, the number of ways to choose.`;
  reader.notes.push({ message, span });
  return call;
}

/** C(5,2): between two whole numbers behind a C a comma separates. */
function decimalOrArguments(reader: Reader, token: Token, number: Token): Tree {
  const span = from(token.start, spanOf(reader.tokens[reader.at + 3]!));
  const typed = typedText(reader, spanOf(number)).split(',');
  if (countsChoices(token) && typed.every((one) => /^\s*\d+\s*$/.test(one))) {
    reader.at += 4;
    const args = typed.map((one): Tree => ({ kind: 'number', text: one.trim(), span: spanOf(number) }));
    return noteChoices(reader, span, { kind: 'call', name: 'binomial', args, bare: false, span });
  }
  const product = `${token.text}*${number.text}`;
  return fail(
    reader,
    `"${typedText(reader, span)}" can be read in two ways, as a function of two values or as ${product}; no function of that name is known here.`,
    span,
    { ...span, text: product },
  );
}

function unknownFunction(reader: Reader, token: Token): Tree {
  return fail(
    reader,
    `${quoted(reader, token)} stands before a bracket with several values, and no function of that name is known here.`,
    spanOf(token),
  );
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
  const order: Tree = { kind: 'number', text: sign.text, span: spanOf(sign) };
  return rootCall([operand, order], false, span);
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
