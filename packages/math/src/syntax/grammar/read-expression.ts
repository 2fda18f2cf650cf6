import { quote } from '../quote.ts';
import { startsOperand } from '../tokens/brackets.ts';
import type { Token } from '../tokens/tokens.ts';
import type { ProductLink, SumLink, Tree } from '../tree.ts';
import { readOperand } from './read-operand.ts';
import type { Reader } from './reader.ts';
import { advance, fail, from, peek, previous, quoted, spanOf, typedText } from './reader.ts';

/*
 * A Pratt parser ("Top down operator precedence", 1973): `readExpression(minimum)` reads an operand and then every
 * operator that binds tighter than `minimum`; the operator decides how tightly its right operand binds. Operators of
 * one precedence are gathered into one node, so that a sum of ten thousand terms is flat.
 *
 *   sum        10   left     a - b + c
 *   product    20   left     a*b, a/b, and ab without a sign: 1/2x is (1/2)*x
 *   sign       30   prefix   -x^2 is -(x^2)
 *   power      40   right    2^3^2 is 2^(3^2), 2^-3
 *   postfix    50            n!, 45°, 5 %
 */
/** How strongly operators bind what stands beside them. */
const binding = { none: 0, sum: 10, product: 20, sign: 30, power: 40, postfix: 50 } as const;

/** Deeper than this nobody nests on purpose, and every walk over the tree stays within the stack. */
const deepest = 200;

/** Reads operands and operators that bind more strongly than `minimum`. */
export function readExpression(reader: Reader, minimum: number): Tree {
  if (++reader.depth > deepest) {
    const message = `This is nested more than ${deepest} deep, which is more than can be read.`;
    return fail(reader, message, spanOf(peek(reader)));
  }
  let left = readPrefix(reader);
  while (reader.complaint === undefined) {
    const next = readInfix(reader, left, minimum);
    if (next === undefined) break;
    left = next;
  }
  reader.depth--;
  return left;
}

/** A run of signs is one sign. */
function readPrefix(reader: Reader): Tree {
  const first = peek(reader);
  if (!isSign(first)) return readOperand(reader);
  let negative = false;
  let count = 0;
  while (isSign(peek(reader))) {
    if (advance(reader).text === '-') negative = !negative;
    count++;
  }
  if (count > 1) {
    const message = `${count} signs in a row are read as one "${negative ? '-' : '+'}".`;
    reader.notes.push({ message, span: from(first.start, spanOf(previous(reader)!)) });
  }
  const operand = reader.read(reader, binding.sign);
  return { kind: 'prefix', operator: negative ? '-' : '+', operand, span: from(first.start, operand.span) };
}

const isSign = (token: Token): boolean => token.kind === 'operator' && (token.text === '-' || token.text === '+');

/** The tree with the next operator, or undefined when the next token is none that binds tighter than `minimum`. */
function readInfix(reader: Reader, left: Tree, minimum: number): Tree | undefined {
  const token = peek(reader);
  switch (token.kind) {
    case 'operator':
      return readOperator(reader, left, token, minimum);
    case 'unit':
      return minimum < binding.postfix ? readUnit(reader, left) : undefined;
    case 'bar':
      if (reader.openBars > 0 || minimum >= binding.product) return undefined;
      return reader.barDivides ? readFactor(reader, left, '/') : readImplicit(reader, left);
    case 'prime':
    case 'double-prime':
      return misplaced(reader, token);
    default:
      if (!startsOperand(token) || minimum >= binding.product) return undefined;
      return readImplicit(reader, left);
  }
}

function readOperator(reader: Reader, left: Tree, token: Token, minimum: number): Tree | undefined {
  switch (token.text) {
    case '+':
    case '-':
      return minimum < binding.sum ? readTerm(reader, left, token.text) : undefined;
    case '*':
    case '/':
      return minimum < binding.product ? readFactor(reader, left, token.text) : undefined;
    case '^':
      return minimum < binding.power ? readPower(reader, left) : undefined;
    case '!':
    case '%': {
      if (minimum >= binding.postfix) return undefined;
      advance(reader);
      if (token.text === '%' && !reader.percent) return refusePercent(reader, token);
      if (token.text === '!' && peek(reader).text === '!') return doubleFactorial(reader);
      return { kind: 'postfix', operator: token.text, operand: left, span: from(left.span.start, spanOf(token)) };
    }
    default:
      return misplaced(reader, token);
  }
}

function refusePercent(reader: Reader, token: Token): Tree {
  const message = 'The percent sign is not read here: write /100 for percent, and mod(a, b) for a remainder.';
  return fail(reader, message, spanOf(token), { ...spanOf(token), text: '/100' });
}

function doubleFactorial(reader: Reader): Tree {
  const second = spanOf(peek(reader));
  const message = 'The double factorial "!!" is not read; for the factorial of a factorial write (n!)!.';
  return fail(reader, message, { start: second.start - 1, end: second.end }, { ...second, text: '' });
}

function readTerm(reader: Reader, left: Tree, operator: '+' | '-'): Tree {
  advance(reader);
  const operand = reader.read(reader, binding.sum);
  // A bare sum on the left is always the one that is being read: any other stands in a group.
  const rest: SumLink[] = left.kind === 'sum' ? (left.rest as SumLink[]) : [];
  rest.push({ operator, operand });
  const first = left.kind === 'sum' ? left.first : left;
  return { kind: 'sum', first, rest, span: from(left.span.start, operand.span) };
}

function readFactor(reader: Reader, left: Tree, operator: '*' | '/'): Tree {
  advance(reader);
  return withFactor(left, { operator, implicit: false, operand: reader.read(reader, binding.product) });
}

function withFactor(left: Tree, link: ProductLink): Tree {
  const rest: ProductLink[] = left.kind === 'product' ? (left.rest as ProductLink[]) : [];
  rest.push(link);
  const first = left.kind === 'product' ? left.first : left;
  return { kind: 'product', first, rest, span: from(left.span.start, link.operand.span) };
}

function readImplicit(reader: Reader, left: Tree): Tree {
  const token = peek(reader);
  const before = previous(reader);
  if (token.kind === 'number' && before?.kind === 'number') return twoNumbers(reader, before, token);
  return withFactor(left, { operator: '*', implicit: true, operand: reader.read(reader, binding.product) });
}

function twoNumbers(reader: Reader, before: Token, token: Token): Tree {
  const first = typedText(reader, spanOf(before));
  const second = typedText(reader, spanOf(token));
  if (first.length + second.length > 40) {
    const long = `${quote(first)} and ${quote(second)} are two numbers side by side: write one number, or * between them.`;
    return fail(reader, long, from(before.start, token), { start: before.end, end: token.start, text: '*' });
  }
  const gap = { start: before.end, end: token.start };
  const slash = reader.tokens[reader.at + 1];
  if (slash?.text === '/' && /^\d+$/.test(before.text + token.text)) {
    const under = reader.tokens[reader.at + 2]!;
    const fraction = `${second}/${under.kind === 'number' ? under.text : '…'}`;
    const message = `"${first} ${fraction}" may be a mixed number or a product: write ${first}+${fraction} or ${first}*${fraction}.`;
    return fail(reader, message, from(before.start, spanOf(under)), { ...gap, text: '+' });
  }
  const message = `"${first} ${second}" is two numbers side by side: write ${first}${second} for one number or ${first}*${second} for a product.`;
  return fail(reader, message, from(before.start, token), { ...gap, text: '*' });
}

function readPower(reader: Reader, base: Tree): Tree {
  advance(reader);
  const exponent = reader.read(reader, binding.power - 1);
  return { kind: 'power', base, exponent, span: from(base.span.start, exponent.span) };
}

/** `45°`, or `45°30'15"` in degrees, minutes and seconds. */
function readUnit(reader: Reader, left: Tree): Tree {
  const token = advance(reader);
  const unit = token.text as 'degrees' | 'gradians' | 'radians';
  let operand = left;
  let divisor = 60;
  for (const sign of ['prime', 'double-prime'] as const) {
    const [number, mark] = [peek(reader), reader.tokens[reader.at + 1]];
    if (unit === 'degrees' && number.kind === 'number' && mark?.kind === sign) {
      reader.at += 2;
      const part = partOf(number, divisor, mark);
      const rest: readonly SumLink[] = operand.kind === 'sum' ? [...operand.rest, part] : [part];
      operand = { kind: 'sum', first: left, rest, span: from(left.span.start, spanOf(mark)) };
    }
    divisor *= 60;
  }
  return { kind: 'angle', unit, operand, span: from(left.span.start, spanOf(previous(reader)!)) };
}

function partOf(number: Token, divisor: number, mark: Token): SumLink {
  const span = from(number.start, spanOf(mark));
  const first: Tree = { kind: 'number', text: number.text, span: spanOf(number) };
  const by: Tree = { kind: 'number', text: String(divisor), span: spanOf(mark) };
  return {
    operator: '+',
    operand: { kind: 'product', first, rest: [{ operator: '/', implicit: false, operand: by }], span },
  };
}

function misplaced(reader: Reader, token: Token): Tree {
  const span = spanOf(token);
  return fail(reader, `${quoted(reader, token)} has no meaning here.`, span, { ...span, text: '' });
}
