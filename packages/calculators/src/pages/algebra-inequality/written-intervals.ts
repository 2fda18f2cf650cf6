import type { CriticalPoint } from '@nomogram/math/algebra/inequality/point-order.ts';
import type { InequalitySolution, Interval } from '@nomogram/math/algebra/inequality/solution.ts';
import { toDecimal } from '@nomogram/math/exact/decimal.ts';
import { number } from '@nomogram/math/expression/build.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { decimalLatex, formatDouble } from '../../kit/decimal.ts';
import { inRadians, type Letter } from '../../shared/trigonometry/angle-families.ts';

/** Ends without a closed form are known to so many digits: roots of polynomials, and all others. */
export const maxDigitsOfRoots = 45;
export const maxDigitsOfOthers = 15;

/** How the ends of a solution are written: to how many digits, and with what letter for the whole number of periods. */
export interface Ends {
  readonly digits: number;
  readonly period: InequalitySolution['period'];
  readonly letter: Letter;
}

interface WrittenSet {
  readonly text: string;
  readonly latex: string;
}

/** A single end: exact, or by its digits; with `+ 2*k*pi` where the solution repeats. */
function endOf(point: CriticalPoint, { digits, period, letter }: Ends): WrittenSet {
  if (period === undefined) return aloneOf(point, digits);
  if (point.exact) return inRadians({ base: point.exact, period }, letter);
  const [start, step] = [aloneOf(point, digits), inRadians({ base: number(0), period }, letter)];
  return { text: `${start.text} + ${step.text}`, latex: `${start.latex} + ${step.latex}` };
}

/** An end by itself, without what it repeats by. */
export function aloneOf({ exact, near, value }: CriticalPoint, digits: number): WrittenSet {
  if (exact) return { text: toText(exact), latex: toLatex(exact) };
  const text = near
    ? toDecimal(near, Math.min(digits, maxDigitsOfRoots))
    : formatDouble(value, Math.min(digits, maxDigitsOfOthers));
  return { text, latex: decimalLatex(text) };
}

const isPoint = ({ from, to }: Interval): boolean => from !== undefined && from === to;

/** `(-2, 1]`, `{2}` */
export function intervalOf(one: Interval, ends: Ends): WrittenSet {
  const from = one.from ? endOf(one.from, ends) : { text: '-oo', latex: '-\\infty' };
  if (isPoint(one)) return { text: `{${from.text}}`, latex: `\\left\\{${from.latex}\\right\\}` };
  const to = one.to ? endOf(one.to, ends) : { text: 'oo', latex: '\\infty' };
  const [open, close] = [one.fromClosed ? '[' : '(', one.toClosed ? ']' : ')'];
  return {
    text: `${open}${from.text}, ${to.text}${close}`,
    latex: `\\left${open}${from.latex}, ${to.latex}\\right${close}`,
  };
}

const latexOf = { '<': '<', '<=': '\\leq', '>': '>', '>=': '\\geq', '=': '=' } as const;

/** `-2 < x <= 1`, `x = 2` */
export function comparisonWith(x: string, one: Interval, ends: Ends): WrittenSet {
  const [from, to] = [one.from, one.to].map((end) => end && endOf(end, ends));
  const chain = (...parts: readonly (WrittenSet | keyof typeof latexOf)[]): WrittenSet => ({
    text: parts.map((part) => (typeof part === 'string' ? part : part.text)).join(' '),
    latex: parts.map((part) => (typeof part === 'string' ? latexOf[part] : part.latex)).join(' '),
  });
  const name: WrittenSet = { text: x, latex: x };
  const [afterFrom, beforeTo] = [one.fromClosed ? '<=' : '<', one.toClosed ? '<=' : '<'] as const;
  if (from && isPoint(one)) return chain(name, '=', from);
  if (from && to) return chain(from, afterFrom, name, beforeTo, to);
  if (from) return chain(name, one.fromClosed ? '>=' : '>', from);
  return chain(name, beforeTo, to!);
}
