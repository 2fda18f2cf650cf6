import type { Span } from '../../result/result.ts';
import { closeBracket, inBrackets, startsOperand } from '../tokens/brackets.ts';
import { callMeaning, maxArguments, sayArity } from '../tokens/calls.ts';
import type { Token } from '../tokens/tokens.ts';
import type { ProductLink, Tree } from '../tree.ts';
import { withoutGroups } from '../tree.ts';
import type { Reader } from './reader.ts';
import { advance, fail, from, peek, previous, spanOf } from './reader.ts';

const sign = 30;
const power = 40;
const postfix = 50;

/** Functions whose exponent −1 names the inverse: `sin^-1 x` is asin(x). */
const inverses: ReadonlyMap<string, string> = new Map(
  'sin cos tan cot sec csc sinh cosh tanh coth sech csch'.split(' ').map((name) => [name, `a${name}`]),
);

/** Functions of an angle. */
const circular: ReadonlySet<string> = new Set('sin cos tan cot sec csc'.split(' '));

interface Arguments {
  readonly list: readonly Tree[];
  readonly bare: boolean;
  /** Where the second argument and those after it begin, with their comma. */
  readonly commas: readonly number[];
  readonly end: number;
}

/** Reads a function with its arguments: `sin(x)`, `sin 2x`, `sin^2 x`, `log_2 x`, `log(x, 2)`. */
export function readCall(reader: Reader, meaning = peek(reader).meaning!): Tree {
  const token = { ...advance(reader), meaning };
  const typed = meaning.name;
  const base = isOperator(peek(reader), '_') ? readAfter(reader, postfix) : undefined;
  if (typed === 'sqrt' && orderFollows(reader)) return rootOfOrder(reader, token);
  const exponent = isOperator(peek(reader), '^') ? readAfter(reader, power - 1) : undefined;
  const inverse = exponent !== undefined && isMinusOne(exponent) ? inverses.get(typed) : undefined;
  const name = inverse ?? typed;
  const given = peek(reader).kind === 'open' ? readArguments(reader, token) : readBare(reader, token, typed);
  if (given === undefined) return { kind: 'number', text: '0', span: spanOf(token) };
  const args = base === undefined ? given.list : [...given.list, base];
  if (!callMeaning(name)!.arity.includes(args.length)) return wrongCount(reader, token, name, given, args.length);
  const span = { start: token.start, end: given.end };
  const call: Tree =
    name === 'abs'
      ? { kind: 'absolute', operand: args[0]!, span }
      : name === 'root'
        ? rootCall(args, given.bare, span)
        : name === 'W' && args.length === 2
          ? branchOfLambert(reader, base === undefined ? [args[0]!, args[1]!] : [base, args[0]!], span)
          : { kind: 'call', name, args, bare: given.bare, span };
  noteExponent(reader, token, typed, inverse, exponent);
  return exponent === undefined || inverse !== undefined ? call : { kind: 'power', base: call, exponent, span };
}

/** `sqrt[3]{x}` is \sqrt[3]{x} without its first sign. */
function orderFollows({ tokens, at }: Reader): boolean {
  const [open, order, close, behind] = tokens.slice(at, at + 4);
  const touches = behind?.kind === 'open' && behind.text !== '[' && behind.start === close?.end;
  return open?.text === '[' && order?.kind === 'number' && close?.kind === 'close' && touches;
}

function rootOfOrder(reader: Reader, token: Token): Tree {
  const order = reader.read(reader, postfix);
  const radicand = reader.read(reader, postfix);
  return rootCall([radicand, order], false, from(token.start, radicand.span));
}

/** Roots of odd order are the real ones, `root(-8, 3)` is `cbrt(-8)`; those of even or unknown order are powers. */
export function rootCall(args: readonly Tree[], bare: boolean, span: Span): Tree {
  const order = withoutGroups(args[1]!);
  const odd = order.kind === 'number' && /^\d*[13579]$/.test(order.text) && order.text !== '1';
  if (!odd) return { kind: 'call', name: 'root', args, bare, span };
  if (order.text === '3') return { kind: 'call', name: 'cbrt', args: [args[0]!], bare, span };
  return { kind: 'call', name: 'nthroot', args, bare, span };
}

/** `W(-1, x)` and `W_{-1}(x)` are the lower of its two real branches, `W(0, x)` is the principal one. */
function branchOfLambert(reader: Reader, [branch, x]: readonly [Tree, Tree], span: Span): Tree {
  const index = withoutGroups(branch);
  if (isMinusOne(index)) return { kind: 'call', name: 'lowerW', args: [x], bare: false, span };
  if (index.kind === 'number' && index.text === '0') return { kind: 'call', name: 'W', args: [x], bare: false, span };
  return fail(reader, 'Lambert’s W has two real branches, lambertW(0, x) and lambertW(-1, x).', span);
}

const isOperator = (token: Token, text: string): boolean => token.kind === 'operator' && token.text === text;

function readAfter(reader: Reader, minimum: number): Tree {
  advance(reader);
  return reader.read(reader, minimum);
}

function isMinusOne(exponent: Tree): boolean {
  const tree = withoutGroups(exponent);
  if (tree.kind !== 'prefix' || tree.operator !== '-') return false;
  const operand = withoutGroups(tree.operand);
  return operand.kind === 'number' && operand.text === '1';
}

function noteExponent(
  reader: Reader,
  token: Token,
  typed: string,
  inverse: string | undefined,
  exponent: Tree | undefined,
): void {
  if (exponent === undefined || !isMinusOne(exponent)) return;
  const span = from(token.start, exponent.span);
  const message =
    inverse === undefined
      ? `${typed}^-1 is read as 1/${typed}.`
      : `${typed}^-1 is read as the inverse function ${inverse}; for the reciprocal write 1/${typed}.`;
  reader.notes.push({ message, span });
}

function readArguments(reader: Reader, token: Token): Arguments | undefined {
  const open = advance(reader);
  if (peek(reader).kind === 'close') {
    const span = from(token.start, spanOf(peek(reader)));
    const [least] = callMeaning(token.meaning!.name)!.arity;
    const edit = least === 1 ? { start: open.end, end: open.end, text: 'x' } : undefined;
    fail(reader, `${token.text} needs an argument inside its brackets.`, span, edit);
    return undefined;
  }
  const commas: number[] = [];
  const list = inBrackets(reader, () => {
    const read = [reader.read(reader, 0)];
    while (isSeparator(reader, token)) {
      commas.push(advance(reader).start);
      read.push(reader.read(reader, 0));
    }
    return read;
  });
  const { end } = closeBracket(reader, open);
  return { list, bare: false, commas, end };
}

/** A comma, too, where the function takes one argument: the complaint is then about the count. */
function isSeparator(reader: Reader, token: Token): boolean {
  const { kind } = peek(reader);
  return kind === 'comma' || (kind === 'semicolon' && maxArguments(token.meaning!.name) > 1);
}

function wrongCount(reader: Reader, token: Token, name: string, given: Arguments, count: number): Tree {
  const { arity } = callMeaning(name)!;
  const most = arity[arity.length - 1]!;
  const span = { start: token.start, end: given.end };
  const comma = given.commas[most - 1];
  const tooMany = count > most && comma !== undefined;
  const edit = tooMany ? { start: comma, end: given.end - 1, text: '' } : undefined;
  const addition = given.bare ? ' in brackets' : '';
  return fail(
    reader,
    `${name} takes ${sayArity(arity)}${addition}, and here ${count === 1 ? 'is one' : `are ${count}`}.`,
    span,
    edit,
  );
}

/**
 * The argument of a function without brackets: an operand with its power, and what is multiplied to it without a sign,
 * up to the next function. `sin 2x cos x` is sin(2x)·cos(x); `sin x/2` is sin(x)/2; `sin x (x+1)` is sin(x)·(x+1).
 * An angle that is written as a part of π belongs together: `tan pi/4` is tan(π/4), as tan(π) is 0 whatever follows.
 */
function readBare(reader: Reader, token: Token, name: string): Arguments | undefined {
  if (!argumentFollows(reader)) {
    missingArgument(reader, token, name);
    return undefined;
  }
  const first = reader.read(reader, sign);
  const rest: ProductLink[] = [];
  while (reader.complaint === undefined && continuesArgument(reader)) {
    rest.push({ operator: '*', implicit: true, operand: reader.read(reader, sign) });
  }
  if (circular.has(name)) rest.push(...partOfPi(reader, first, rest));
  const last = rest[rest.length - 1]?.operand ?? first;
  const span = from(first.span.start, last.span);
  const argument: Tree = rest.length === 0 ? first : { kind: 'product', first, rest, span };
  return { list: [argument], bare: true, commas: [], end: last.span.end };
}

/** What still belongs to an angle as a multiple or a part of π: `*pi` behind a number, `/4` behind π. */
function partOfPi(reader: Reader, first: Tree, read: readonly ProductLink[]): readonly ProductLink[] {
  const links: ProductLink[] = [];
  if (read.length === 0 && first.kind === 'number' && isOperator(peek(reader), '*') && isPiAt(reader, reader.at + 1))
    links.push({ operator: '*', implicit: false, operand: readAfter(reader, postfix) });
  const before = [...read, ...links].at(-1)?.operand ?? first;
  const isPi = before.kind === 'name' && before.name === 'pi';
  const [, divisor, behind] = reader.tokens.slice(reader.at, reader.at + 3);
  const divides = isOperator(peek(reader), '/') && divisor?.kind === 'number' && behind !== undefined && ends(behind);
  if (isPi && divides) links.push({ operator: '/', implicit: false, operand: readAfter(reader, postfix) });
  return links;
}

const isPiAt = ({ tokens }: Reader, at: number): boolean => {
  const [token, behind] = tokens.slice(at, at + 2);
  return token?.kind === 'name' && token.meaning?.name === 'pi' && behind !== undefined && ends(behind);
};

/** Whether nothing is multiplied to what stands before it but another function, and no power taken of it. */
const ends = (token: Token): boolean =>
  token.kind === 'operator' ? /^[-+*/]$/.test(token.text) : !startsOperand(token) || token.meaning?.kind === 'function';

/** A minus belongs to the argument only where it touches it: `sin -x`, but not `sin - x`. */
function argumentFollows(reader: Reader): boolean {
  const token = peek(reader);
  if (isOperator(token, '-')) return reader.tokens[reader.at + 1]!.start === token.end;
  return startsOperand(token) || token.kind === 'bar';
}

function continuesArgument(reader: Reader): boolean {
  const token = peek(reader);
  if (token.kind === 'name') return token.meaning!.kind !== 'function';
  if (token.kind === 'open') return previous(reader)?.kind === 'number';
  return token.kind === 'root' || token.kind === 'latex';
}

function missingArgument(reader: Reader, token: Token, name: string): void {
  const next = peek(reader);
  const span = spanOf(token);
  const dropsNext =
    next.kind === 'operator' && '*/^'.includes(next.text) && reader.tokens[reader.at + 1]!.kind !== 'end';
  const edit = dropsNext ? { ...spanOf(next), text: ' ' } : { start: token.end, end: token.end, text: '(x)' };
  const message = `${name} is a function and needs an argument, as in ${name}(x).`;
  fail(reader, message, span, edit);
}
