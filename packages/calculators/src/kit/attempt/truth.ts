import * as Q from '@nomogram/math/exact/rational.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { readMatrix } from '@nomogram/math/syntax/read-matrix.ts';
import { leadingCount } from '../leading.ts';
import { defaultOptions } from '../options.ts';
import type { PresentedValue } from '../outcome.ts';
import { type Family, familyOf } from './families.ts';
import { type RealSet, readRealSet } from './real-sets.ts';
import { type TargetNumber, wantedNumber } from './same-number.ts';
import { sidesOf, splitOutside } from './text.ts';

/**
 * What an answer is, as far as another can be compared with it. It follows from how the answer is presented: a kind of output declares
 * itself by its form (words, an exact text, digits), by its arbitrary letters, and by the labels of what stands together.
 */
export type Truth =
  | { readonly kind: 'number'; readonly wanted: TargetNumber }
  /** Of a series the terms before the remainder are compared. */
  | { readonly kind: 'expression'; readonly expression: Expression; readonly hasRemainder?: boolean }
  | { readonly kind: 'antiderivative'; readonly expression: Expression; readonly variable: string }
  /** The solutions of an equation in x, in any order. */
  | { readonly kind: 'roots'; readonly x: string; readonly members: readonly Truth[] }
  | { readonly kind: 'families'; readonly x: string; readonly families: readonly Family[] }
  | { readonly kind: 'real set'; readonly set: RealSet }
  /** Several named values together: a point, the unknowns of a system; one record for each solution. */
  | { readonly kind: 'named'; readonly names: readonly string[]; readonly solutions: readonly (readonly Truth[])[] }
  | { readonly kind: 'matrix'; readonly rows: readonly (readonly Expression[])[] }
  | { readonly kind: 'list'; readonly entries: readonly Expression[]; readonly unordered?: boolean }
  | { readonly kind: 'relation'; readonly left: Expression; readonly right: Expression }
  /** Points of a curve, each with what it is: a maximum, a minimum, neither. */
  | { readonly kind: 'extrema'; readonly points: readonly Extremum[] }
  | { readonly kind: 'words'; readonly words: string; readonly meaning?: string }
  /** Nothing that another answer could be compared with. */
  | { readonly kind: 'none' };

export interface Extremum {
  readonly kind: string;
  readonly x: Truth;
  readonly y: Truth;
}

/** The answer asked for, which may be several values together. */
export function truthOf(values: readonly PresentedValue[]): Truth {
  const lead = values.slice(0, leadingCount(values));
  const [first] = lead;
  if (!first) return { kind: 'none' };
  if (extrema.has(first.meaning ?? '')) return extremaOf(values);
  if (first.words !== undefined) return wordsOf(first);
  if (first.arbitrary?.over === 'integers') return familiesOf(lead);
  if (lead.length === 1 && !/^[a-z]1$/.test(first.name)) return truthOfValue(first);
  const parts = lead.map((value) => ({ ...nameOf(value), truth: truthOfValue(value) }));
  const names = [...new Set(parts.map(({ name }) => name))];
  if (names.length === 1) return { kind: 'roots', x: names[0]!, members: parts.map(({ truth }) => truth) };
  if (!names.every((name) => isLetter.test(name))) return truthOfValue(first);
  const solutions = Map.groupBy(parts, ({ number }) => number);
  const whole = [...solutions.values()].every((some) => some.length === names.length);
  if (!whole) return truthOfValue(first);
  return { kind: 'named', names, solutions: [...solutions.values()].map((some) => some.map(({ truth }) => truth)) };
}

/** The name of the one value that is asked for. Of solutions no name is told: their names say how many there are. */
export function askedOf(values: readonly PresentedValue[]): string | undefined {
  if (leadingCount(values) !== 1) return undefined;
  const { kind } = truthOf(values);
  return (values.length === 1 ? namedAlone : named).has(kind) ? values[0]!.label : undefined;
}

const named: ReadonlySet<Truth['kind']> = new Set([
  'number',
  'expression',
  'matrix',
  'list',
  'words',
  'antiderivative',
]);

/** Those whose name says what is sought where nothing else is answered: the monthly saving of a savings goal. */
const namedAlone: ReadonlySet<Truth['kind']> = new Set(['number', 'antiderivative']);

const wordsOf = ({ words = '', meaning }: PresentedValue): Truth => ({
  kind: 'words',
  words,
  ...(meaning && { meaning }),
});

/** What a point of a curve may be. */
const extrema = new Set(['maximum', 'minimum', 'neither']);

/** Each point is what it is, and its two coordinates. */
function extremaOf(values: readonly PresentedValue[]): Truth {
  const points = values.flatMap(({ meaning = '' }, k) => {
    const [x, y] = [values[k + 1], values[k + 2]];
    return extrema.has(meaning) && x && y ? [{ kind: meaning, x: truthOfValue(x), y: truthOfValue(y) }] : [];
  });
  return { kind: 'extrema', points };
}

/** An unknown or a coordinate: x, XP, X'M; or one word, as quotient and remainder. */
const isLetter = /^\p{L}['\p{L}]{0,8}$/u;

/** `x1` is the first x; a label without a number belongs to the only solution. */
function nameOf({ label, name: own }: PresentedValue): { readonly name: string; readonly number: string } {
  const [, name = label, number = ''] = /^(.*?)(\d*)$/.exec(label) ?? [];
  if (isLetter.test(name)) return { name, number };
  // "x of the vertex" is x, "Angle A" is A.
  const last = /^\p{Lu}\p{Ll}+ (\p{L})$/u.exec(label)?.[1];
  // "X left" and "X right" are X of two points.
  const [, coordinate, which = ''] = /^(\p{Lu}) (\p{Ll}+)$/u.exec(label) ?? [];
  if (coordinate !== undefined) return { name: coordinate, number: which };
  return { name: label.startsWith(`${own} `) ? own : (last ?? name), number: last === undefined ? '' : number };
}

/** Whether it is 0: a remainder that nobody has to write down. */
export const isNothing = (truth: Truth): boolean =>
  (truth.kind === 'number' && Q.isZero(truth.wanted.value)) ||
  (truth.kind === 'expression' && truth.expression.kind === 'number' && Q.isZero(truth.expression.value));

/** One value by itself. */
export function truthOfValue(value: PresentedValue): Truth {
  const { exact, words, arbitrary } = value;
  if (words !== undefined) return wordsOf(value);
  if (exact === undefined) return numberOr(value, { kind: 'none' });
  if (arbitrary?.over === 'constants') return antiderivativeOf(exact, arbitrary.letter, arbitrary.variable);
  if (exact.startsWith('[[')) return matrixOf(exact);
  if (/^[([{].*[)\]}]$/.test(exact) && splitOutside(exact.slice(1, -1), /[,;]/).length > 1 && !/^\(.*\)\*/.test(exact))
    return realSetOf(exact);
  if (/^[{[]/.test(exact) || exact.includes('∪')) return realSetOf(exact);
  const sides = sidesOf(exact);
  if (sides.length === 2) return relationOf(sides);
  const entries = splitOutside(exact, /,/);
  if (entries.length > 1) return listOf(entries, value.unordered);
  const terms = withoutRemainder(exact);
  const read = parse(terms);
  if (!read.ok) return numberOr(value, { kind: 'none' });
  const { expression } = read.value;
  if (terms !== exact) return { kind: 'expression', expression, hasRemainder: true };
  const general: Truth = { kind: 'expression', expression };
  return freeSymbols(expression).length > 0 ? general : numberOr(value, general, expression);
}

/** The terms of a series, without what is only said to be small: x - x^3/6 + O(x^5). */
export const withoutRemainder = (text: string): string =>
  text.replace(/\s*\+\s*(?:O\((?:[^()]|\([^()]*\))*\)|…|\.{3})\s*$/, '');

function numberOr(value: PresentedValue, other: Truth, exact?: Expression): Truth {
  const wanted = wantedNumber(value, exact);
  return wanted ? { kind: 'number', wanted } : other;
}

function antiderivativeOf(text: string, letter: string, variable: string): Truth {
  const read = parse(text.replace(new RegExp(` \\+ ${letter}$`), ''));
  return read.ok ? { kind: 'antiderivative', expression: read.value.expression, variable } : { kind: 'none' };
}

function matrixOf(text: string): Truth {
  const read = readMatrix(text);
  return read.ok ? { kind: 'matrix', rows: read.value.rows } : { kind: 'none' };
}

function realSetOf(text: string): Truth {
  const set = readRealSet(text, 'x', defaultOptions);
  return set === null || typeof set === 'string' ? { kind: 'none' } : { kind: 'real set', set };
}

function relationOf(sides: readonly string[]): Truth {
  const [left, right] = sides.map((side) => parse(side));
  return left?.ok && right?.ok
    ? { kind: 'relation', left: left.value.expression, right: right.value.expression }
    : { kind: 'none' };
}

function listOf(texts: readonly string[], unordered = false): Truth {
  const entries = texts.flatMap((text) => {
    const read = parse(text);
    return read.ok ? [read.value.expression] : [];
  });
  return entries.length === texts.length ? { kind: 'list', entries, unordered } : { kind: 'none' };
}

function familiesOf(lead: readonly PresentedValue[]): Truth {
  const families = lead.flatMap(({ exact }) =>
    (exact ?? '').split(' or ').map((text) => {
      const read = parse(text);
      return read.ok ? familyOf(read.value.expression) : undefined;
    }),
  );
  return families.every((one) => one !== undefined)
    ? { kind: 'families', x: lead[0]!.label, families }
    : { kind: 'none' };
}
