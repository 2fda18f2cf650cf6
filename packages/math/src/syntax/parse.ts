import type { Expression } from '../expression/expression.ts';
import type { Failure, Result, Span } from '../result/result.ts';
import { no, ok } from '../result/result.ts';
import { notesOf } from './grammar/notes.ts';
import { readExpression } from './grammar/read-expression.ts';
import type { Reader } from './grammar/reader.ts';
import { fail, peek, quoted, spanOf } from './grammar/reader.ts';
import type { ParseOptions } from './options.ts';
import { defaultMaximumLength } from './options.ts';
import { operationAsked } from './signs-around.ts';
import { toExpression } from './to-expression.ts';
import { strayComma } from './tokens/brackets.ts';
import { maxArguments } from './tokens/calls.ts';
import { tokenize } from './tokens/tokenize.ts';
import type { Complaint, Edit, Note } from './tokens/tokens.ts';
import type { RelationOperator, RelationTree, Tree } from './tree.ts';

/** A text that was read, with what is worth saying about the reading. */
export interface ParseResult {
  /** As it was typed. */
  readonly text: string;
  readonly tree: Tree;
  readonly expression: Expression;
  /** Readings that may surprise. */
  readonly notes: readonly Note[];
}

/** Several sides with the signs between them. */
export interface ParsedRelation {
  readonly text: string;
  readonly tree: RelationTree;
  /** At least two. */
  readonly sides: readonly Expression[];
  /** `operators[k]` stands between `sides[k]` and `sides[k + 1]`. */
  readonly operators: readonly RelationOperator[];
  readonly notes: readonly Note[];
}

/** Reads an expression in any usual spelling; `read-expression.ts` says what binds how tightly. */
export const parse = (text: string, options: ParseOptions = {}): Result<ParseResult> =>
  mended(text, options, readOne, (read) => {
    const expression = toExpression(read.tree, options.angle ?? 'radians');
    if (!expression.ok) return expression;
    return ok({ text, tree: read.tree, expression: expression.value, notes: notesOf(text, read.tree, read.notes) });
  });

/** Reads an equation, an inequality, or a chain such as `a < b <= c`. */
export const parseRelation = (text: string, options: ParseOptions = {}): Result<ParsedRelation> =>
  mended(text, options, readRelation, ({ tree, notes }) => {
    const sides: Expression[] = [];
    for (const side of tree.sides) {
      const expression = toExpression(side, options.angle ?? 'radians');
      if (!expression.ok) return expression;
      sides.push(expression.value);
    }
    const all = tree.sides.reduce((found, side) => notesOf(text, side, found), notes);
    return ok({ text, tree, sides, operators: tree.operators, notes: all });
  });

/** Reads an equation with two sides. */
export function parseEquation(text: string, options: ParseOptions = {}): Result<ParsedRelation> {
  const read = parseRelation(text, options);
  if (read.ok && isEquation(read.value)) return read;
  if (read.ok) return no('unreadable', 'An equation has two sides with one "=" between them.', { span: whole(text) });
  const { suggestion, ...failure } = read.error;
  const proposed = suggestion === undefined ? read : parseRelation(suggestion, options);
  const isProposal = proposed.ok && isEquation(proposed.value);
  return { ok: false, error: { ...failure, ...(isProposal && { suggestion }) } };
}

const isEquation = ({ operators }: ParsedRelation): boolean => operators.length === 1 && operators[0] === '=';
const whole = (text: string): Span => ({ start: 0, end: text.length });

interface TreeWithNotes<Shape> {
  readonly tree: Shape;
  readonly notes: readonly Note[];
}

type Attempt<Shape> =
  | ({ readonly ok: true } & TreeWithNotes<Shape>)
  | { readonly ok: false; readonly complaint: Complaint };

/** Reads what the tokens are expected to be; complaints stay in the reader. */
type Shaper<Shape> = (reader: Reader) => Shape;

const readOne: Shaper<Tree> = (reader) => {
  const tree = readExpression(reader, 0);
  if (reader.complaint === undefined && peek(reader).kind === 'relation') unexpectedRelation(reader, tree);
  return tree;
};

const readRelation: Shaper<RelationTree> = (reader) => {
  const sides = [readExpression(reader, 0)];
  const operators: RelationOperator[] = [];
  while (reader.complaint === undefined && peek(reader).kind === 'relation') {
    operators.push(peek(reader).text as RelationOperator);
    reader.at++;
    sides.push(readExpression(reader, 0));
  }
  const span = { start: sides[0]!.span.start, end: sides[sides.length - 1]!.span.end };
  if (reader.complaint === undefined && operators.length === 0 && peek(reader).kind === 'end') missingRelation(reader);
  return { kind: 'relation', sides, operators, span };
};

function missingRelation(reader: Reader): void {
  const end = peek(reader).start;
  const message = 'An equation or an inequality is expected here: a sign such as = or < between two sides.';
  fail(reader, message, { start: 0, end }, { start: end, end, text: ' = 0' });
}

/** `y = x^2` was probably meant as x^2, and `x^2 = 4` as x^2 - (4); an inequality stands for no expression. */
function unexpectedRelation(reader: Reader, left: Tree): void {
  const token = peek(reader);
  const message = `An expression is expected here, and ${quoted(reader, token)} makes an equation or inequality of it.`;
  if (token.text !== '=') {
    fail(reader, message, spanOf(token));
    return;
  }
  const named = left.kind === 'name' || isCallOfName(left);
  const whole = { start: 0, end: reader.typed.length };
  const right = reader.typed.slice(token.end).trim();
  const before = reader.typed.slice(0, token.start).trim();
  const text = named ? right : right === '0' ? before : `${before}-(${right})`;
  fail(reader, message, spanOf(token), { ...whole, text });
}

/** `f(x)` before a sign of equality names what stands behind it. */
const isCallOfName = (tree: Tree): boolean =>
  tree.kind === 'product' &&
  tree.rest.length === 1 &&
  tree.rest[0]!.implicit &&
  tree.first.kind === 'name' &&
  tree.rest[0]!.operand.kind === 'group';

function attempt<Shape>(
  text: string,
  options: ParseOptions,
  bar: 'division' | 'absolute',
  shape: Shaper<Shape>,
): Attempt<Shape> {
  const scanned = tokenize(
    text,
    {
      names: options.names === undefined ? noNames : new Set(options.names),
      iIsSymbol: options.i === 'symbol',
      commaSeparates: false,
      spaceSeparates: false,
      decimal: options.decimal,
      counts: options.counts,
    },
    maxArguments,
  );
  const reader: Reader = {
    typed: text,
    tokens: scanned.tokens,
    at: 0,
    depth: 0,
    notes: scanned.notes,
    complaint: undefined,
    barDivides: bar === 'division',
    decimalComma: options.decimal === 'comma',
    percent: options.percent === true,
    openBars: 0,
    read: readExpression,
  };
  const tree = shape(reader);
  if (reader.complaint === undefined) expectEnd(reader);
  const complaint = firstOf(scanned.complaint, reader.complaint);
  return complaint === undefined ? { ok: true, tree, notes: reader.notes } : { ok: false, complaint };
}

const noNames: ReadonlySet<string> = new Set();

/** What the tokenizer did not understand is told, unless the parser stumbled before it. */
function firstOf(scanning: Complaint | undefined, reading: Complaint | undefined): Complaint | undefined {
  if (scanning === undefined || reading === undefined) return scanning ?? reading;
  // A bracket that is still open where the tokens end may be closed behind what was not understood.
  if (reading.edit !== undefined && reading.edit.start > scanning.span.start) return scanning;
  return reading.span.end <= scanning.span.start && reading.edit?.start !== scanning.span.start ? reading : scanning;
}

function expectEnd(reader: Reader): void {
  const token = peek(reader);
  const span = spanOf(token);
  if (token.kind === 'comma' || token.kind === 'semicolon') strayComma(reader, token);
  else if (token.kind !== 'end') {
    const why =
      token.kind === 'close'
        ? `The bracket ${quoted(reader, token)} was never opened.`
        : `${quoted(reader, token)} has no meaning here.`;
    fail(reader, why, span, { ...span, text: '' });
  }
}

/** Reads, and where that fails looks for a text that can be read. */
function mended<Shape, Value>(
  text: string,
  options: ParseOptions,
  shape: Shaper<Shape>,
  finish: (read: TreeWithNotes<Shape>) => Result<Value>,
): Result<Value> {
  const tooLong = refuseLength(text, options);
  if (tooLong !== undefined) return { ok: false, error: tooLong };
  const asked = operationAsked(text);
  if (asked !== undefined) return no('unreadable', asked.message, { span: asked.span });
  const read = readEitherWay(text, options, shape);
  if (read.ok) return finish(read);
  const { complaint } = read;
  if (complaint.readings !== undefined) return ambiguous(text, complaint, options, shape, finish);
  const suggestion = mend(text, complaint.edit, options, shape, finish);
  return no('unreadable', complaint.message, { span: complaint.span, suggestion });
}

/** What can be read in two ways: refused with both, each for every such number of the text. */
function ambiguous<Shape, Value>(
  text: string,
  { message, span, readings = [] }: Complaint,
  options: ParseOptions,
  shape: Shaper<Shape>,
  finish: (read: TreeWithNotes<Shape>) => Result<Value>,
): Result<never> {
  const edits = readings.map((plain) => ({ ...span, text: plain }));
  const read = edits.map((edit, way) => mend(text, edit, options, shape, finish, way));
  return no('ambiguous-number', message, { span, readings: read.filter((each) => each !== undefined) });
}

function refuseLength(text: string, options: ParseOptions): Failure | undefined {
  const most = options.maximumLength ?? defaultMaximumLength;
  const span: Span = { start: 0, end: text.length };
  if (text.length > most) {
    const [length, limit] = [text.length.toLocaleString('en'), most.toLocaleString('en')];
    return { code: 'too-large', message: `This text has ${length} characters; at most ${limit} can be read.`, span };
  }
  if (text.trim() !== '') return undefined;
  return { code: 'missing', message: 'There is nothing to read.', span };
}

/** Where bars cannot be divisions (`2|x|`), they are absolute values. */
function readEitherWay<Shape>(text: string, options: ParseOptions, shape: Shaper<Shape>): Attempt<Shape> {
  const bar = options.bar ?? 'division';
  const read = attempt(text, options, bar, shape);
  if (read.ok || bar === 'absolute' || !/[|∣│｜].*[|∣│｜]/s.test(text)) return read;
  const other = attempt(text, options, 'absolute', shape);
  if (!other.ok) return read;
  const note = { message: '"|" is read as the sign of an absolute value.', span: { start: 0, end: text.length } };
  return { ...other, notes: [...other.notes, note] };
}

/** Applies the edit of a complaint, and of the next one, until the text can be read; of two readings the one named. */
function mend<Shape, Value>(
  text: string,
  edit: Edit | undefined,
  options: ParseOptions,
  shape: Shaper<Shape>,
  finish: (read: TreeWithNotes<Shape>) => Result<Value>,
  way?: number,
): string | undefined {
  if (text.length > maxMendedLength) return undefined;
  let mending = text;
  let next = edit;
  for (let tries = 0; tries < maxEdits && next !== undefined; tries++) {
    mending = (mending.slice(0, next.start) + next.text + mending.slice(next.end)).trim();
    if (refuseLength(mending, options) !== undefined) return undefined;
    const read = readEitherWay(mending, options, shape);
    if (read.ok) return finish(read).ok ? mending : undefined;
    next = nextEdit(read.complaint, way);
  }
  return undefined;
}

/** A mended text must not stand for two values either, unless one reading is followed throughout. */
function nextEdit({ span, edit, readings }: Complaint, way: number | undefined): Edit | undefined {
  if (readings === undefined) return edit;
  return way === undefined ? undefined : { ...span, text: readings[way]! };
}

const maxMendedLength = 500;
const maxEdits = 12;
