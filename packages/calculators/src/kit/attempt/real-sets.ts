import type { Comparison, Interval } from '@nomogram/math/algebra/inequality/solution.ts';
import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import type * as Q from '@nomogram/math/exact/rational.ts';
import { number } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse, parseRelation } from '@nomogram/math/syntax/parse.ts';
import type { Options } from '../options.ts';
import { commonPeriod, type Family, familyOf } from './families.ts';
import { splitOutside } from './text.ts';

/** An interval of real numbers; infinite ends are open, a single point has both ends the same and closed. */
export interface Span {
  readonly from: number;
  readonly fromClosed: boolean;
  readonly to: number;
  readonly toClosed: boolean;
  /** After what length it stands again, on both sides without end; absent for one interval. */
  readonly period?: number;
}

export type RealSet = readonly Span[];

const everything: Span = {
  from: Number.NEGATIVE_INFINITY,
  fromClosed: false,
  to: Number.POSITIVE_INFINITY,
  toClosed: false,
};

/** Numbers in the place of letters. */
export type LetterValues = { readonly [name: string]: Q.Rational };

/** A set of real numbers as intervals, `(-oo, 2] ∪ {5}`, `]1; 2[`, `(k*pi, pi/2 + k*pi)`, or by comparisons, `x < 2 or x >= 5`; a sentence where it cannot be read, null where it cannot be solved. */
export function readRealSet(
  typed: string,
  x: string,
  options: Options,
  letters: LetterValues = {},
): RealSet | string | null {
  const text = typed
    .replace(/^[a-z]\s*(?:∈|\bin\b)\s*/i, '')
    .replace(/^(?:S|L|\\mathbb\{L\})\s*=\s*/, '')
    .replace(/^\{\s*[a-z]\s*(?:(?:∈|\bin\b)\s*(?:ℝ|R\b)\s*)?[|:;]\s*([^{}]*)\}$/i, '$1')
    .trim();
  if (/^(?:\{\s*\}|∅|none|empty(?: set)?|the empty set|none \(the empty set\)|no (?:real )?solutions?)\.?$/i.test(text))
    return [];
  if (
    /^(?:ℝ|R|(?:all|any|every) (?:real )?(?:numbers?|x|reals)|all reals|always(?: true)?|-oo\s*<\s*[a-z]\s*<\s*\+?oo)\.?$/i.test(
      text,
    )
  )
    return [everything];
  const parts = splitOutside(text, /∪|\bU\b|\bunion\b|\bor\b|∨/);
  const read = parts.map((part) => readPart(part, x, options, letters));
  const spans: RealSet[] = [];
  for (const one of read) {
    if (one === null || typeof one === 'string') return one;
    spans.push(one);
  }
  return spans.flat();
}

function readPart(part: string, x: string, options: Options, letters: LetterValues): RealSet | string | null {
  const points = /^\{(.*)\}$/.exec(part)?.[1];
  if (points !== undefined) return readPoints(points, options, letters);
  const ends = /^([[\](])(.*)([,;])(.*)([[\])])$/.exec(part);
  if (ends && !/[<>=]/.test(part)) {
    const [from, to] = [ends[2]!, ends[4]!].map((end) => readEnd(end, options, letters));
    if (typeof from === 'string') return from;
    if (typeof to === 'string') return to;
    return spanBetween(from!, ends[1] === '[', to!, ends[5] === ']');
  }
  const both = splitOutside(part, /\band\b|∧|,/).filter((one) => one !== '');
  if (both.length === 1) return readComparison(both[0]!, x, options, letters);
  const sets: RealSet[] = [];
  for (const one of both) {
    const read = readComparison(one, x, options, letters);
    if (read === null || typeof read === 'string') return read;
    if (read.some(({ period }) => period !== undefined)) return null;
    sets.push(read);
  }
  const common = sets.reduce(intersection, [everything]);
  // x < -2, x > 2: a comma between two that nothing satisfies together lists them.
  return common.length === 0 && !/\band\b|∧/.test(part) ? sets.flat() : common;
}

function readPoints(text: string, options: Options, letters: LetterValues): RealSet | string | null {
  const spans: Span[] = [];
  for (const one of splitOutside(text, options.decimal === 'comma' ? /;/ : /[;,]/)) {
    const at = readEnd(one, options, letters);
    if (typeof at === 'string') return at;
    const point = spanBetween(at, true, at, true);
    if (point === null || typeof point === 'string') return point;
    spans.push(...point);
  }
  return spans;
}

/** A number, or numbers at equal distances: `pi/6 + 2*k*pi`. */
function readEnd(text: string, { decimal, angle }: Options, letters: LetterValues): Family | string {
  const read = parse(text.trim(), { decimal, angle });
  if (!read.ok) return read.error.message;
  const expression = withNumbers(read.value.expression, letters);
  if (freeSymbols(expression).length === 0) return { start: evaluate(expression), period: 0 };
  return familyOf(expression) ?? 'The end of an interval is a number, or one for every whole number k: pi/6 + 2*k*pi.';
}

/** From one end to the other, again after each period, which must be the same of both. */
function spanBetween(from: Family, fromClosed: boolean, to: Family, toClosed: boolean): RealSet | string | null {
  const { start: low, period } = from;
  const high = to.start;
  if (Number.isNaN(low) || Number.isNaN(high)) return null;
  if (!isSame(period, to.period)) return 'Both ends of an interval move by the same length for every whole number k.';
  return [
    {
      from: low,
      fromClosed: fromClosed && low !== Number.NEGATIVE_INFINITY,
      to: high,
      toClosed: toClosed && high !== Number.POSITIVE_INFINITY,
      ...(period > 0 && { period }),
    },
  ];
}

const withNumbers = (a: Expression, letters: LetterValues): Expression =>
  substitute(a, Object.fromEntries(Object.entries(letters).map(([name, value]) => [name, number(value)])));

function readComparison(
  text: string,
  x: string,
  { decimal, angle }: Options,
  letters: LetterValues,
): RealSet | string | null {
  const read = parseRelation(text, { decimal, angle });
  if (!read.ok) return read.error.message;
  const { operators } = read.value;
  const sides = read.value.sides.map((side) => withNumbers(side, letters));
  if (operators.every((operator) => operator === '=')) {
    const [left, right] = sides;
    const at = left!.kind === 'symbol' ? right! : right!.kind === 'symbol' ? left! : undefined;
    if (sides.length !== 2 || !at || freeSymbols(at).length > 0) return null;
    const value = evaluate(at);
    return [{ from: value, fromClosed: true, to: value, toClosed: true }];
  }
  if (!operators.every((operator): operator is Comparison => ['<', '<=', '>', '>='].includes(operator))) return null;
  const between = readBetween(sides, operators, x);
  if (between !== undefined) return between;
  const solved = solveInequality(sides, operators, x, monotonePieces);
  if (!solved.ok) return null;
  const { intervals, period } = solved.value;
  return intervals.map((one) => ({ ...spanOf(one), ...(period && { period: evaluate(period) }) }));
}

/** `k*pi < x <= pi/2 + k*pi`: the unknown between two ends with a letter for any whole number. */
function readBetween(
  sides: readonly Expression[],
  operators: readonly Comparison[],
  x: string,
): RealSet | string | null | undefined {
  const [first, middle, last] = sides;
  const others = sides.flatMap((side) => freeSymbols(side)).filter((name) => name !== x);
  if (sides.length !== 3 || others.length === 0 || middle!.kind !== 'symbol' || middle!.name !== x) return undefined;
  const [left, right] = [familyOf(first!), familyOf(last!)];
  if (!left || !right || operators[0]![0] !== operators[1]![0]) return undefined;
  const [closedLeft, closedRight] = operators.map((one) => one.endsWith('='));
  return operators[0]!.startsWith('<')
    ? spanBetween(left, closedLeft!, right, closedRight!)
    : spanBetween(right, closedRight!, left, closedLeft!);
}

const spanOf = ({ from, fromClosed, to, toClosed }: Interval): Span => ({
  from: from?.value ?? Number.NEGATIVE_INFINITY,
  fromClosed,
  to: to?.value ?? Number.POSITIVE_INFINITY,
  toClosed,
});

/** Relative: what doubles of two ways to the same number may differ by. */
const tolerance = 1e-10;

const isSame = (a: number, b: number): boolean =>
  a === b ||
  (Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b)));

const holds = (set: RealSet, x: number): boolean => set.some((span) => placesIn(span, x).some((at) => isIn(span, at)));

/** Where x stands beside the interval itself, whole periods away: behind its beginning, and one period further. */
function placesIn({ from, period }: Span, x: number): readonly number[] {
  if (period === undefined) return [x];
  const behind = x - Math.floor((x - from) / period + tolerance) * period;
  return [behind, behind + period];
}

function isIn({ from, fromClosed, to, toClosed, period = 0 }: Span, x: number): boolean {
  const isAt = (end: number): boolean => isSame(x, end) || Math.abs(x - end) <= tolerance * period;
  return (isAt(from) ? fromClosed : x > from) && (isAt(to) ? toClosed : x < to);
}

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
  const ends = endsWithin([...yours, ...right]);
  const sorted = [...new Set(ends)].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const between = sorted.slice(1).flatMap((end, index) => plainBetween(sorted[index]!, end));
  const tries = [...sorted, ...between, Math.floor(first) - 1, Math.ceil(sorted.at(-1) ?? 0) + 1];
  const at = tries.find((x) => holds(yours, x) !== holds(right, x));
  return at === undefined ? undefined : { at, inYours: holds(yours, at) };
}

/** All finite ends; where some repeat, theirs over two periods of all behind the others. */
function endsWithin(spans: RealSet): readonly number[] {
  const once = spans.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
  const periods = spans.flatMap(({ period }) => (period === undefined ? [] : [{ start: 0, period }]));
  if (periods.length === 0) return once;
  const longest = Math.max(...periods.map(({ period }) => period));
  const last = Math.max(...once) + 2 * (commonPeriod(periods) ?? 4 * longest);
  return spans.flatMap(({ from, to, period }) =>
    [from, to].filter(Number.isFinite).flatMap((end) => {
      const count = period === undefined ? 1 : Math.floor((last - end) / period) + 1;
      return Array.from({ length: count }, (_, k) => end + k * (period ?? 0));
    }),
  );
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
