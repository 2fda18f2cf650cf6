import { groupAt } from './group-at.ts';

/** What a line holds, in digits. */
export const lineOf = {
  /** A phone, where the letters are as small as math/fitted.ts makes them, and a sign of relation stands behind the fraction. */
  phone: 44,
  /** The column of the steps beside a form, where the letters are hardly smaller than they are elsewhere. */
  column: 60,
} as const;

/**
 * LaTeX in which what is longer than a line stands on several lines, as it would on narrow paper: TeX breaks a line behind a sign of a
 * formula, but neither within a fraction or a root, whose sums are set in lines below each other, nor within parentheses that grow with
 * what they hold, which are given a size of their own; and it breaks products as soon as sums, which are kept whole.
 * @param room what a line holds, in digits
 */
export function longLines(latex: string, room: number): string {
  if (latex.length <= termRoom || latex.includes('\\begin')) return latex;
  return wholeTerms(openParentheses(inLines(latex, room), room));
}

/** A command, a sign with its backslash, or a single sign. */
const tokenAt = (latex: string, at: number): string =>
  /^(?:\\[a-zA-Z]+|\\.|.)/s.exec(latex.slice(at, at + 40))?.[0] ?? '';

/** Sums in fractions and under roots; exponents and indices stay as they are. */
function inLines(latex: string, room: number): string {
  let made = '';
  let at = 0;
  const group = (): string => {
    const found = groupAt(latex, at);
    at += found.length;
    return found;
  };
  const broken = (found: string): string =>
    found.endsWith('}') ? `{${lines(inLines(found.slice(1, -1), room), room)}}` : found;
  while (at < latex.length) {
    const token = tokenAt(latex, at);
    at += token.length;
    made += token;
    if (/^\\[dt]?frac$/.test(token)) made += broken(group()) + broken(group());
    else if (token === '\\sqrt') made += broken(group());
    else if (token === '^' || token === '_') made += group();
  }
  return made;
}

/** A sum on as many lines as it needs; what has no terms or is short stays on one. */
function lines(latex: string, room: number): string {
  if (latex.length <= room || widthOf(latex) <= room) return latex;
  const made: string[] = [];
  for (const part of termsOf(latex).flatMap((term) => factorsOf(term, room))) {
    const last = made.at(-1);
    if (last !== undefined && widthOf(last + part) <= room) made[made.length - 1] = last + part;
    else made.push(part);
  }
  return made.length < 2 ? latex : `\\begin{gathered}${made.join('\\\\{}')}\\end{gathered}`;
}

/** The terms of a sum, each with the sign before it. */
function termsOf(latex: string): readonly string[] {
  const terms: string[] = [];
  let start = 0;
  for (const { token, at, depth } of tokensOf(latex)) {
    if (depth > 0 || (token !== '+' && token !== '-') || !isBetween(latex.slice(start, at))) continue;
    terms.push(latex.slice(start, at));
    start = at;
  }
  return [...terms, latex.slice(start)];
}

/**
 * The factors of a term that is longer than a line, each with the sign before it; of one that is longer itself, the terms in its parentheses. Where
 * factors stand beside each other without a sign a line rather ends within the parentheses, and goes on with a sign.
 */
function factorsOf(term: string, room: number): readonly string[] {
  if (widthOf(term) <= room) return [term];
  const starts = [0, ...factorStarts(term)];
  const made: string[] = [];
  for (const [k, start] of starts.entries()) {
    const factor = term.slice(start, starts[k + 1]);
    const before = made.at(-1);
    const isBeside = before !== undefined && factor.startsWith('\\left');
    const [first, ...others] = widthOf(factor) > (isBeside ? room / 2 : room) ? termsWithin(factor, room) : [factor];
    if (isBeside && others.length > 0 && widthOf(before + first) <= room) made[made.length - 1] = before + first;
    else made.push(first!);
    made.push(...others);
  }
  return made;
}

/** Where the factors of a product begin but the first: with their sign, or with parentheses that are none of a function. */
function factorStarts(term: string): readonly number[] {
  const starts: number[] = [];
  let end = -1;
  for (const { token, at, depth } of tokensOf(term)) {
    if (depth > 0 || at < end) continue;
    const before = term.slice(0, at);
    if (token === '\\cdot') starts.push(at);
    if (token !== '\\left') continue;
    const right = endOf(term, at);
    if (right > 0) end = right;
    if (isBehindFactor.test(before) && !endsInFunction.test(before)) starts.push(at);
  }
  return starts;
}

/** What has an argument stands close to it. */
const isBehindFactor = /[\w})]\s+$/;
const endsInFunction = /\\(?:[a-zA-Z]+|operatorname\{[^{}]*\})(?:[_^]\{[^{}]*\})*\s*$/;

/** A factor that is a sum in parentheses: its terms, the first behind the opening, the last with the closing. */
function termsWithin(factor: string, room: number): readonly string[] {
  const left = /^(?:[+-]|\\cdot)?\s*/.exec(factor)![0].length;
  const right = factor.startsWith('\\left(', left) ? endOf(factor, left) : -1;
  if (right < 0) return [factor];
  const inner = factor.slice(left + 6, right);
  const terms = termsOf(inner).flatMap((term) => factorsOf(term, room));
  if (terms.length < 2) return [factor];
  const [opening, closing] = parenthesesAround(inner);
  terms[0] = factor.slice(0, left) + opening + terms[0];
  return [...terms.slice(0, -1), terms.at(-1) + closing + factor.slice(right + 7)];
}

/** Parentheses that are on different lines, as tall as what they hold. */
function parenthesesAround(inner: string): readonly [opening: string, closing: string] {
  if (/\\(?:[dt]?frac|sum|int|prod|binom)\b/.test(inner)) return ['\\biggl(', '\\biggr)'];
  return inner.includes('\\left(') ? ['\\bigl(', '\\bigr)'] : ['(', ')'];
}

interface Token {
  readonly token: string;
  readonly at: number;
  /** In how many groups and parentheses it stands. */
  readonly depth: number;
}

function* tokensOf(latex: string): Generator<Token> {
  let depth = 0;
  for (let at = 0; at < latex.length; ) {
    const token = tokenAt(latex, at);
    if (token === '}' || token === ')' || token === ']') depth--;
    yield { token, at, depth };
    if (token === '{' || token === '(' || token === '[') depth++;
    at += token.length;
  }
}

/** What is broken into lines is broken between its terms and sides: the products in it stay whole, as far as they fit a line. */
function wholeTerms(latex: string): string {
  if (!latex.includes('\\cdot') || widthOf(latex) <= termRoom) return latex;
  return partsOf(latex)
    .map((part) => (widthOf(part) <= termRoom ? withoutBreaks(part) : part))
    .join('');
}

/** What a line of a phone holds where the letters have their size. */
const termRoom = 30;

/** The sides of a relation, each in its terms. */
function partsOf(latex: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { token, at, depth } of tokensOf(latex)) {
    if (depth > 0 || !/^(?:[+=-]|\\(?:approx|le|ge|ne|quad|qquad))$/.test(token) || at === start) continue;
    if ((token === '+' || token === '-') && !isBetween(latex.slice(start, at))) continue;
    parts.push(latex.slice(start, at));
    start = at;
  }
  return [...parts, latex.slice(start)];
}

/** A product on one line; what stands in groups is not broken anyway. */
const withoutBreaks = (latex: string): string => latex.replaceAll('\\cdot ', '\\cdot\\nobreak ');

/** Whether a sign behind this stands between two terms, and is none of a number. */
const isBetween = (before: string): boolean =>
  /[^\s({,=+-]\s$/.test(before) && !/\\(?:approx|cdot|quad|left\()\s*$/.test(before);

/** Parentheses in no group that hold more than a line. */
function openParentheses(latex: string, room: number): string {
  let made = '';
  let at = 0;
  for (const { token, at: left, depth } of tokensOf(latex)) {
    if (token !== '\\left' || depth > 0 || left < at || latex[left + 5] !== '(') continue;
    const right = endOf(latex, left);
    const inner = latex.slice(left + 6, right);
    if (right < 0 || widthOf(inner) <= room || termsOf(inner).length < 2) continue;
    const [opening, closing] = parenthesesAround(inner);
    made += latex.slice(at, left) + opening + openParentheses(inner, room) + closing;
    at = right + 7;
  }
  return made + latex.slice(at);
}

/** The place of the `\right)` that closes what opens at a place; −1 without one. */
function endOf(latex: string, left: number): number {
  let open = 0;
  for (const { token, at } of tokensOf(latex.slice(left))) {
    if (token === '\\left') open++;
    else if (token === '\\right' && --open === 0) return latex[left + at + 6] === ')' ? left + at : -1;
  }
  return -1;
}

/** How wide LaTeX is about, in digits. */
function widthOf(latex: string): number {
  let width = 0;
  for (let at = 0; at < latex.length; ) {
    const token = tokenAt(latex, at);
    at += token.length;
    if (/^\\[dt]?frac$/.test(token)) {
      const above = groupAt(latex, at);
      const below = groupAt(latex, at + above.length);
      at += above.length + below.length;
      width += Math.max(widthOf(above), widthOf(below)) + 0.5;
    } else if (token === '^' || token === '_') {
      const script = groupAt(latex, at) || latex.slice(at, at + 1);
      at += script.length;
      width += 0.7 * widthOf(script);
    } else width += widths.get(token) ?? widthOfSign(token);
  }
  return width;
}

/** With the space around them. */
const widths: ReadonlyMap<string, number> = new Map([
  ['+', 2.4],
  ['-', 2.4],
  ['=', 2.7],
  ['\\approx', 2.7],
  ['\\cdot', 1.5],
  ['\\sqrt', 1.7],
  ['.', 0.6],
  ['(', 0.8],
  [')', 0.8],
]);

/** Names of functions are as long as they are, marks and groups have no width, letters of the alphabets are a little wider than digits. */
function widthOfSign(token: string): number {
  if (/^\\(?:left|right|bigg?[lr]|text|operatorname|mathrm|displaystyle)$/.test(token) || /^[\s{}]$/.test(token))
    return 0;
  if (/^\\(?:exp|ln|log|sin|cos|tan|cot|arctan|arcsin|arccos)$/.test(token)) return token.length - 0.5;
  return /^[A-Za-z\\]/.test(token) ? 1.15 : 1;
}
