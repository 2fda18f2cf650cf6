import type { Comparison, Interval } from '@nomogram/math/algebra/inequality/solve.ts';
import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse, parseRelation } from '@nomogram/math/syntax/parse.ts';
import type { Options } from '../options.ts';
import { splitOutside } from './text.ts';

/** An interval of real numbers; infinite ends are open, a single point has both ends the same and closed. */
export interface Span {
  readonly from: number;
  readonly fromClosed: boolean;
  readonly to: number;
  readonly toClosed: boolean;
}

export type RealSet = readonly Span[];

const everything: Span = {
  from: Number.NEGATIVE_INFINITY,
  fromClosed: false,
  to: Number.POSITIVE_INFINITY,
  toClosed: false,
};

/** A set of real numbers as intervals, `(-oo, 2] ∪ {5}`, `]1; 2[`, or by comparisons, `x < 2 or x >= 5`; a sentence where it cannot be read, null where it cannot be solved. */
export function readRealSet(typed: string, x: string, options: Options): RealSet | string | null {
  const text = typed
    .replace(/^[a-z]\s*(?:∈|\bin\b)\s*/i, '')
    .replace(/^(?:S|L|\\mathbb\{L\})\s*=\s*/, '')
    .trim();
  if (/^(?:\{\s*\}|∅|none|empty(?: set)?|the empty set|none \(the empty set\)|no (?:real )?solutions?)\.?$/i.test(text))
    return [];
  if (/^(?:ℝ|R|(?:all|any|every) (?:real )?(?:numbers?|x|reals)|all reals)\.?$/i.test(text)) return [everything];
  const parts = splitOutside(text, /∪|\bU\b|\bunion\b|\bor\b|∨/);
  const read = parts.map((part) => readPart(part, x, options));
  const spans: RealSet[] = [];
  for (const one of read) {
    if (one === null || typeof one === 'string') return one;
    spans.push(one);
  }
  return spans.flat();
}

function readPart(part: string, x: string, options: Options): RealSet | string | null {
  const points = /^\{(.*)\}$/.exec(part)?.[1];
  if (points !== undefined) return readPoints(points, options);
  const ends = /^([[\](])(.*)([,;])(.*)([[\])])$/.exec(part);
  if (ends && !/[<>=]/.test(part)) {
    const [from, to] = [ends[2]!, ends[4]!].map((end) => readEnd(end, options));
    if (typeof from === 'string') return from;
    if (typeof to === 'string') return to;
    return [
      {
        from: from!,
        fromClosed: ends[1] === '[' && from !== -Infinity,
        to: to!,
        toClosed: ends[5] === ']' && to !== Infinity,
      },
    ];
  }
  const both = splitOutside(part, /\band\b|∧|,/).filter((one) => one !== '');
  let found: RealSet = [everything];
  for (const one of both) {
    const read = readComparison(one, x, options);
    if (read === null || typeof read === 'string') return read;
    found = intersection(found, read);
  }
  return found;
}

function readPoints(text: string, options: Options): RealSet | string {
  const spans: Span[] = [];
  for (const one of splitOutside(text, options.decimal === 'comma' ? /;/ : /[;,]/)) {
    const at = readEnd(one, options);
    if (typeof at === 'string') return at;
    spans.push({ from: at, fromClosed: true, to: at, toClosed: true });
  }
  return spans;
}

function readEnd(text: string, { decimal, angle }: Options): number | string {
  const read = parse(text.trim(), { decimal, angle });
  if (!read.ok) return read.why.message;
  if (freeSymbols(read.value.expression).length > 0) return 'The end of an interval is a number.';
  return evaluate(read.value.expression);
}

function readComparison(text: string, x: string, { decimal, angle }: Options): RealSet | string | null {
  const read = parseRelation(text, { decimal, angle });
  if (!read.ok) return read.why.message;
  const { sides, operators } = read.value;
  if (operators.every((operator) => operator === '=')) {
    const [left, right] = sides;
    const at = left!.kind === 'symbol' ? right! : right!.kind === 'symbol' ? left! : undefined;
    if (sides.length !== 2 || !at || freeSymbols(at).length > 0) return null;
    const value = evaluate(at);
    return [{ from: value, fromClosed: true, to: value, toClosed: true }];
  }
  if (!operators.every((operator): operator is Comparison => ['<', '<=', '>', '>='].includes(operator))) return null;
  const solved = solveInequality(sides, operators, x, monotonePieces);
  return solved.ok ? solved.value.intervals.map(spanOf) : null;
}

const spanOf = ({ from, fromClosed, to, toClosed }: Interval): Span => ({
  from: from?.value ?? Number.NEGATIVE_INFINITY,
  fromClosed,
  to: to?.value ?? Number.POSITIVE_INFINITY,
  toClosed,
});

const isSame = (a: number, b: number): boolean =>
  a === b ||
  (Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= 1e-10 * Math.max(Math.abs(a), Math.abs(b)));

const holds = (set: RealSet, x: number): boolean =>
  set.some(
    ({ from, fromClosed, to, toClosed }) =>
      (isSame(x, from) ? fromClosed : x > from) && (isSame(x, to) ? toClosed : x < to),
  );

function intersection(a: RealSet, b: RealSet): RealSet {
  return a.flatMap((one) =>
    b.flatMap((other) => {
      const from = one.from > other.from || (one.from === other.from && !one.fromClosed) ? one : other;
      const to = one.to < other.to || (one.to === other.to && !one.toClosed) ? one : other;
      const span = { from: from.from, fromClosed: from.fromClosed, to: to.to, toClosed: to.toClosed };
      const isEmpty = span.from > span.to || (span.from === span.to && !(span.fromClosed && span.toClosed));
      return isEmpty ? [] : [span];
    }),
  );
}

/** A number that lies in one of the sets and not in the other; undefined where they are equal. */
export function tellsApart(
  yours: RealSet,
  right: RealSet,
): { readonly at: number; readonly inYours: boolean } | undefined {
  const ends = [...yours, ...right].flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
  const sorted = [...new Set(ends)].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const between = sorted.slice(1).flatMap((end, index) => plainBetween(sorted[index]!, end));
  const tries = [...sorted, ...between, Math.floor(first) - 1, Math.ceil(sorted.at(-1) ?? 0) + 1];
  const at = tries.find((x) => holds(yours, x) !== holds(right, x));
  return at === undefined ? undefined : { at, inYours: holds(yours, at) };
}

/** A plain number between two others, if they are not the same. */
function plainBetween(low: number, high: number): readonly number[] {
  if (isSame(low, high)) return [];
  for (const unit of [1, 2, 10, 100]) {
    const found = (Math.floor(low * unit) + 1) / unit;
    if (found < high && !isSame(found, high)) return [found];
  }
  return [(low + high) / 2];
}
