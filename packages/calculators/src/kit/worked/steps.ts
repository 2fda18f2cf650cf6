import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { evaluateBall } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, WrittenPart } from '@nomogram/math/expression/step.ts';
import { middle, toNumber } from '@nomogram/math/numeric/precise/value.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { lineToLatex } from '@nomogram/math/syntax/print-latex.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import { toExpression } from '@nomogram/math/syntax/to-expression.ts';
import { operandsOf, type Tree, withOperands, withoutGroups } from '@nomogram/math/syntax/tree.ts';
import { written } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../decimal.ts';
import { unitBeside } from '../present/counted.ts';
import { areEqual } from './compare.ts';
import { ruleOf } from './operation.ts';
import { type WorkedExpression, type WorkedLine, worked } from './reduce.ts';
import type { NamedValue, Style } from './shown.ts';

/** An answer as the line ends in it that gives it. */
export interface WorkedAnswer {
  readonly text: string;
  readonly value: number;
  /** How it is set, where that is shorter than its text: rounded to cents, or to what can be measured. */
  readonly latex?: string;
  /** Whether it has fewer digits than the text, as it is set. */
  readonly isRounded?: boolean;
  readonly unit?: string;
}

/** A unit as it stands behind a number; the sign of degrees needs no space. */
export function unitBehind(unit: string | undefined, number: string): WrittenPart {
  if (unit === undefined) return { text: '', latex: '' };
  const text = `${unit === '°' ? '' : ' '}${unitBeside(number, unit)}`;
  return { text, latex: `\\text{${text.replace(/[&%$#_]/g, '\\$&')}}` };
}

/** A formula, and what is to be said of it while its numbers are worked out. */
interface WorkedFormula {
  /** What it gives, in letters or in words within quotation marks: `S`, `"Area"`. */
  readonly label: string;
  /** The formula in its own names, as it is shown first, and why it is the one. */
  readonly formula: WrittenPart;
  readonly says: string;
  /** Its right side. */
  readonly tree: Tree;
  readonly names: { readonly [name: string]: NamedValue };
  /** What a name is called in a sentence; its own letters where it is not told. */
  readonly called?: { readonly [name: string]: string };
  readonly style: Style;
  /** The answer as it is shown, and its value: a working that comes out otherwise is not shown. */
  readonly answer: WorkedAnswer;
}

/** Beyond so many lines a working tells nobody anything. */
const maxLines = 40;
/** How far the value of a working may be from the answer, which may be rounded as it is shown. */
const apart = 1e-9;

/** The formula, its numbers put in, one line for each operation, and the answer; undefined where that cannot be shown. */
export function workedSteps(of: WorkedFormula): readonly ShownStep[] | undefined {
  const done = worked(of.tree, of.names, of.style);
  if (done === null || done.lines.length > maxLines) return undefined;
  const value = numberOfValue(done.value);
  if (!(Math.abs(value - of.answer.value) <= apart * Math.abs(of.answer.value))) return undefined;
  const isFilled = Object.keys(of.names).length > 0;
  return [
    { rule: 'formula', says: of.says, written: of.formula, steps: [] },
    ...(isFilled && treeToText(done.filled) !== treeToText(done.last) ? [filledStep(of, done)] : []),
    ...done.lines.map((line) => lineStep(of, line)),
    lastStep(of, done),
  ];
}

/** What is found once goes into all equations that follow. */
const doubles = new WeakMap<Expression, number>();

/** The value of a constant as a double; NaN where it has none. */
export function numberOfValue(value: Expression): number {
  const known = doubles.get(value);
  if (known !== undefined) return known;
  const found = doubleOf(value);
  doubles.set(value, found);
  return found;
}

function doubleOf(value: Expression): number {
  const ball = evaluateBall(value, 256, {});
  return ball === null || !ball.real ? Number.NaN : toNumber(middle(ball));
}

const filledStep = ({ label }: WorkedFormula, { filled, filledExact }: WorkedExpression): ShownStep => ({
  rule: 'values put in',
  says: 'Every name is replaced by its number.',
  written: {
    text: `${written(label).text} ${sign(filledExact)} ${treeToText(filled)}`,
    latex: `${written(label).latex} ${signLatex(filledExact)} ${lineToLatex(filled)}`,
  },
  steps: [],
});

/** What stands before a side: a sign of equality only where nothing in it was rounded. */
export const sign = (exact: boolean): string => (exact ? '=' : '≈');
export const signLatex = (exact: boolean): string => (exact ? '=' : '\\approx');

/** `(1 + rate)^n = 1.05^20 ≈ 2.6533`: what is worked out, with its numbers, and what it comes to. */
export const lineStep = (
  { called = {}, style = 'decimals' }: Partial<Pick<WorkedFormula, 'called' | 'style'>>,
  { rule, of, left, right, exact, leftExact }: WorkedLine,
): ShownStep => {
  const sides = [renamed(of, called), left].map((tree) => ({ text: treeToText(tree), latex: setTree(tree, style) }));
  const named = sides[0]!.text === sides[1]!.text || isKnownPiece(of, sides[0]!.text) ? sides.slice(1) : sides;
  const shown = [...named, ...factorsOfChoices(left)];
  return {
    rule,
    says: saysOf(rule, of),
    written: {
      text: `${shown.map(({ text }) => text).join(` ${sign(leftExact)} `)} ${sign(exact)} ${treeToText(right)}`,
      latex: `${shown.map(({ latex }) => latex).join(` ${signLatex(leftExact)} `)} ${signLatex(exact)} ${setTree(right, style)}`,
    },
    steps: [],
  };
};

/** Beyond so many factors a line of them is too long. */
const maxFactors = 6;

/** C(10, 8) = C(10, 2) = 10*9/2!: as it is worked out on paper, from the smaller number of factors. */
function factorsOfChoices(tree: Tree): readonly WrittenPart[] {
  if (tree.kind !== 'call' || tree.name !== 'binomial') return [];
  const [n, k] = operandsOf(tree).map((one) => (one.kind === 'number' && /^\d{1,6}$/.test(one.text) ? +one.text : -1));
  if (n === undefined || k === undefined || k < 0 || n < k) return [];
  const few = Math.min(k, n - k);
  if (few < 2 || few > maxFactors) return [];
  const factors = Array.from({ length: few }, (_, j) => n - j);
  const quotient = written(`${factors.join('*')}/${few}!`);
  return few === k ? [quotient] : [written(`binomial(${n}, ${few})`), quotient];
}

/** More letters in one piece are on no line of a phone. */
const longestPiece = 48;

/**
 * Whether what is worked out is a long piece of numbers that no line can break, a fraction or a power: its parts stand in the lines above, and a
 * teacher goes on with what they came to.
 */
function isKnownPiece(of: Tree, text: string): boolean {
  const isBreakable = of.kind === 'sum' || (of.kind === 'product' && of.rest.every(({ operator }) => operator !== '/'));
  return text.length > longestPiece && !isBreakable && !hasLetters(of);
}

const hasLetters = (tree: Tree): boolean => (tree.kind === 'name' ? !tree.constant : operandsOf(tree).some(hasLetters));

/** Digits of a number on the way of a measurement, where it is set; the text has all that are needed to follow it. */
const measuredDigits = 9;

/** The LaTeX of a tree; numbers on the way of a measurement are shortened, names of several words are set as words. */
export function setTree(tree: Tree, style: Style): string {
  return lineToLatex(inWords(style === 'measured' ? shortened(tree) : tree));
}

function inWords(tree: Tree): Tree {
  if (tree.kind === 'name' && !tree.constant) return { ...tree, name: wordsOf(tree.name) };
  return withOperands(tree, operandsOf(tree).map(inWords));
}

/** The name of an input as words: `standard deviation` for standardDeviation. */
const wordsOf = (name: string): string =>
  name.replace(/(?<=[a-z]{3})[A-Z](?=[a-z]{2})/g, (capital) => ` ${capital.toLowerCase()}`);

function shortened(tree: Tree): Tree {
  if (tree.kind === 'number') {
    const digits = tree.text.replace(/^0\.0*|\./g, '').length;
    return digits <= measuredDigits || !/^[\d.]+$/.test(tree.text)
      ? tree
      : { ...tree, text: formatDouble(Number(tree.text), Math.max(measuredDigits, wholeDigits(tree.text) + 4)) };
  }
  return withOperands(tree, operandsOf(tree).map(shortened));
}

const wholeDigits = (text: string): number => text.split('.')[0]!.length;

/** Why an operation is next: the order of operations. */
const reasons: Readonly<Record<string, string>> = {
  sum: 'All its terms are known: they are added.',
  difference: 'Both numbers are known: one is taken from the other.',
  product: 'All its factors are known: they are multiplied.',
  quotient: 'What stands above and below is known: it is divided.',
  power: 'A power is taken before anything is multiplied or added.',
  'square root': 'What stands under the root is known.',
  root: 'What stands under the root is known.',
  logarithm: 'What stands in the logarithm is known.',
  exponential: 'The exponent is known.',
  factorial: 'The product of all whole numbers up to it.',
  'binomial coefficient':
    'k factors n*(n - 1)*(n - 2)… over k!; of whole numbers, the choices of k out of n when the order does not count.',
  'value of gamma': 'Of a whole number n it is (n - 1)!; of other numbers a table or a program gives it.',
  'value of the incomplete gamma function': 'A table or a program gives it.',
  'value of erfc': 'A table or a program gives it.',
  'percent as a fraction': 'Percent are hundredths.',
  'absolute value': 'The distance from 0, without a sign.',
};

/** Of several terms it says which of them are added. */
function saysOf(rule: string, of: Tree): string {
  const tree = withoutGroups(of);
  if (tree.kind === 'sum' && tree.rest.length > 1) {
    if (rule === 'difference') return 'All its numbers are known: they are taken from the first, one after the other.';
    if (tree.rest.some(({ operator }) => operator === '-'))
      return 'All its terms are known: they are added or taken away, as their signs say.';
  }
  return reasons[rule] ?? 'What it is taken of is known: its value follows.';
}

function lastStep({ label, answer }: WorkedFormula, { last, lastExact, exact }: WorkedExpression): ShownStep {
  const shown = written(answer.text);
  const own = treeToText(last);
  const isShown = answer.text === own || answer.text.startsWith(`${own} `);
  const sides = isShown ? [] : [{ text: own, latex: lineToLatex(last) }];
  const named = [written(label), ...sides];
  const isEqual = (exact && lastExact && !isRounded(answer.text, last)) || isSaid(last, answer.text);
  const unit = unitBehind(answer.unit, answer.text);
  return {
    rule: 'result',
    says: lastSays(last),
    written: {
      text: `${named.map(({ text }) => text).join(` ${sign(lastExact)} `)} ${sign(isEqual)} ${shown.text}${unit.text}`,
      latex: `${named.map(({ latex }) => latex).join(` ${signLatex(lastExact)} `)} ${signLatex(isEqual && answer.isRounded !== true)} ${answer.latex ?? shown.latex}${unit.latex}`,
    },
    steps: [],
  };
}

/** Why the last operation can be done; of a number or a name nothing is left to do. */
const lastSays = (last: Tree): string =>
  operandsOf(last).length === 0
    ? 'This is what was asked for.'
    : isChain(last)
      ? 'Only multiplications and divisions are left, from left to right, and what stands in brackets first.'
      : `Only this operation is left. ${last.kind === 'power' ? 'Base and exponent are known.' : saysOf(ruleOf(withoutGroups(last)), last)}`;

/** Whether numbers are multiplied and divided in one line, as in (4500/7)*3: that is more than one operation. */
function isChain(last: Tree): boolean {
  const signs = signsIn(last);
  return signs.length > 1 && signs.includes('/');
}

/** The signs of products and quotients, within brackets too. */
function signsIn(tree: Tree): readonly ('*' | '/')[] {
  const bare = withoutGroups(tree);
  if (bare.kind !== 'product') return [];
  return [...bare.rest.map(({ operator }) => operator), ...operandsOf(bare).flatMap(signsIn)];
}

/** Whether an answer is what stands before it, as far as both are shown. */
export function isSaid(last: Tree, answer: string): boolean {
  const read = parse(answer.split(/ [=≈] /)[0]!, { i: 'symbol' });
  return read.ok && areEqual(last, read.value.tree);
}

/** Whether a decimal is not all of the value that stands before it: √2 − 1 and 0.41421. */
function isRounded(text: string, of: Tree): boolean {
  const decimal = /^-?\d[\d.]*$/.test(text) ? fromDecimal(text) : undefined;
  if (!decimal) return false;
  const read = toExpression(of, 'radians');
  return !(read.ok && read.value.kind === 'number' && Q.equals(read.value.value, decimal));
}

/** The tree with words for its names. */
export function renamed(tree: Tree, called: { readonly [name: string]: string }): Tree {
  if (tree.kind === 'name' && !tree.constant) return { ...tree, name: called[tree.name] ?? tree.name };
  return withOperands(
    tree,
    operandsOf(tree).map((operand) => renamed(operand, called)),
  );
}
