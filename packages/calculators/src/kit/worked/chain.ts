import type { Rational } from '@nomogram/math/exact/rational.ts';
import { number, subtract } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Line, ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { lineToLatex } from '@nomogram/math/syntax/print-latex.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import type { Tree } from '@nomogram/math/syntax/tree.ts';
import { written } from '@nomogram/math/syntax/written-line.ts';
import { areEqual, comesOut } from './compare.ts';
import { shownDigits, type WorkedExpression, worked } from './reduce.ts';
import { givenValue, type NamedValue, type Style } from './shown.ts';
import {
  isSaid,
  lineStep,
  numberOfValue,
  renamed,
  setTree,
  sign,
  signLatex,
  unitBehind,
  type WorkedAnswer,
} from './steps.ts';

/** One equation of a computation: what is found, from what, by which rule. */
export interface Equation {
  readonly name: string;
  /** The right side, in the names of the inputs and of the equations before. */
  readonly is: string;
  readonly rule: string;
  readonly says: string;
  /** What stands on the left where the name is no more than a handle. */
  readonly label?: string;
  /** What the equations that follow call it, where that is not its name either: P(X = 0). */
  readonly called?: string;
  /** Of what it gives; an answer has its own. */
  readonly unit?: string;
  /** The answer as it is shown, where this equation gives it. */
  readonly answer?: WorkedAnswer;
  /** The value that it must come to, where the answer is made of it in a line of its own. */
  readonly comesTo?: number;
}

/** Answers are rounded as they are shown. */
const apart = 1e-9;

/**
 * A computation in several equations, each with its numbers put in and its operations as steps within it; undefined where one of
 * them has no value, or gives another answer than the one that is shown. What an equation shows is what the next ones go on with:
 * where one would not come out so, all of them show more digits. Of what is given, `rounded` names those that are no whole values.
 */
export function workedChain(
  equations: readonly Equation[],
  given: { readonly [name: string]: Rational | Expression },
  style: Style = 'decimals',
  rounded: readonly string[] = [],
): readonly ShownStep[] | undefined {
  const read = readAll(equations, Object.keys(given));
  if (read === undefined) return undefined;
  for (const digits of shownDigits) {
    const found = chainOf(read, { given, rounded }, style, digits);
    if (found !== 'more digits') return found;
  }
  return undefined;
}

type ReadEquation = Equation & { readonly tree: Tree };

/** The right sides, each in the names of the inputs and of the equations before; undefined where one of them is no expression. */
function readAll(equations: readonly Equation[], inputs: readonly string[]): readonly ReadEquation[] | undefined {
  const found: ReadEquation[] = [];
  const names = [...inputs];
  for (const equation of equations) {
    const read = parse(equation.is, { names, i: 'symbol' });
    if (!read.ok) return undefined;
    found.push({ ...equation, tree: read.value.tree });
    names.push(equation.name);
  }
  return found;
}

interface GivenValues {
  readonly given: { readonly [name: string]: Rational | Expression };
  readonly rounded: readonly string[];
}

function chainOf(
  equations: readonly ReadEquation[],
  { given, rounded }: GivenValues,
  style: Style,
  digits: number,
): readonly ShownStep[] | undefined | 'more digits' {
  const names: { [name: string]: NamedValue } = Object.fromEntries(
    Object.entries(given).map(([name, one]) => {
      const value = 'kind' in one ? one : number(one);
      return [name, { ...givenValue(value, style, digits), ...(rounded.includes(name) && { rounded: true }) }];
    }),
  );
  const steps: ShownStep[] = [];
  const called: { [name: string]: string } = {};
  for (const equation of equations) {
    const step = workedEquation(equation, names, { style, called }, digits);
    if (step === undefined || step === 'more digits') return step;
    if (equation.called !== undefined) called[equation.name] = equation.called;
    steps.push(step);
  }
  return steps;
}

/** How numbers are written, and what names are called. */
interface Spelling {
  readonly style: Style;
  readonly called: { readonly [name: string]: string };
}

function workedEquation(
  { name, tree, rule, says, label = name, unit, answer: given, comesTo = given?.value }: ReadEquation,
  names: { [name: string]: NamedValue },
  spelling: Spelling,
  digits: number,
): ShownStep | undefined | 'more digits' {
  const { style } = spelling;
  const done = worked(tree, names, style, digits);
  // What was rounded before may have too few digits for a difference.
  if (done === null) return Object.values(names).some(({ rounded }) => rounded) ? 'more digits' : undefined;
  if (!comesOut(done)) return 'more digits';
  // Beyond all doubles a value cannot be compared with what is shown.
  if (given?.value === 0 && /[1-9]/.test(given.text)) return undefined;
  const value = numberOfValue(done.value);
  const scale = Math.max(
    Math.abs(comesTo ?? 0),
    ...Object.values(names).map((one) => Math.abs(numberOfValue(one.value))),
  );
  const least = Math.min(Math.abs(value), Math.abs(comesTo ?? value));
  if (comesTo !== undefined && !(Math.abs(value - comesTo) <= apart * (least || scale))) return undefined;
  // Of terms that cancel, an answer in doubles may have the last digits left; it is shown as 0.
  const answer = value === 0 && given?.value !== 0 ? undefined : given;
  names[name] = (style === 'exact' && answer && putInAs(answer.text)) || {
    tree: done.right,
    value: done.value,
    rounded: !done.exact,
    carried: done.carried,
  };
  return { rule, says, ...equationLine(tree, done, { label, name, unit, answer, ...spelling }) };
}

/** How an equation is written: its left side, and what is to be shown on the right. */
interface ShownEquation extends Spelling {
  readonly label: string;
  readonly name: string;
  readonly unit: string | undefined;
  readonly answer: Equation['answer'];
}

/** The formula, its numbers put in, what is left to do at last and the result, with a sign between each two of them. */
function equationLine(
  formula: Tree,
  done: WorkedExpression,
  { label, name, unit: own, answer, style, called }: ShownEquation,
): Pick<Line, 'written' | 'steps'> {
  const sides = distinct(
    [
      [renamed(formula, called), true] as const,
      [done.filled, done.filledExact] as const,
      [done.last, done.lastExact] as const,
      ...(answer && isForm(done) && !isWhole(answer.text, done.value) ? [[done.right, true] as const] : []),
    ].map(([tree, exact]) => ({ tree, text: treeToText(tree), latex: setTree(tree, style), exact })),
  );
  const result: readonly [text: string, latex: string] = answer
    ? [answer.text, answer.latex ?? written(answer.text).latex]
    : [treeToText(done.right), setTree(done.right, style)];
  const unit = unitBehind(answer ? answer.unit : own, result[0]);
  // An answer begins with its exact form: √14 ≈ 3.742 needs no √14 before it.
  const beginning = sides.find(({ text }) => result[0].startsWith(`${text} `));
  const shown = sides.filter(
    ({ text }) => !`${result[0]} `.startsWith(`${text} `) && text !== label && !(answer && isDecimal(text)),
  );
  const last = shown.at(-1);
  const isWorkedOut = last?.exact !== false && done.exact && (answer === undefined || isWhole(answer.text, done.value));
  const isExact =
    (beginning ? areOne(last, beginning) : isWorkedOut) || (last !== undefined && isSaid(last.tree, result[0]));
  const isSame = isExact && answer?.isRounded !== true;
  return {
    written: {
      text: `${written(label).text}${shown.map((one, k) => ` ${sign(areOne(shown[k - 1], one))} ${one.text}`).join('')} ${sign(isExact)} ${result[0]}${unit.text}`,
      latex: `${labelLatex(label, name)}${shown.map((one, k) => ` ${signLatex(areOne(shown[k - 1], one))} ${one.latex}`).join('')} ${signLatex(isSame)} ${result[1]}${unit.latex}`,
    },
    steps: done.lines.map((line) => lineStep({ style, called }, line)),
  };
}

/** What is worked out as a fraction or a root stands before the digits of an answer: 3/(7/4) = 12/7 ≈ 1.714. */
const isForm = ({ exact, right }: WorkedExpression): boolean => {
  const text = treeToText(right);
  return exact && text.length <= longestForm && !isDecimal(text);
};

/** A form that is longer says less than its digits. */
const longestForm = 24;

/** A number alone is the answer with fewer digits. */
const isDecimal = (text: string): boolean => /^-?\d+\.\d+(e[+-]\d+)?$/.test(text);

/** A name of several letters is no product. */
const labelLatex = (label: string, name: string): string =>
  label === name
    ? lineToLatex({ kind: 'name', name, constant: false, span: { start: 0, end: 0 } })
    : written(label).latex;

/** An exact answer as it is shown is what the next equation goes on with. */
function putInAs(text: string): NamedValue | undefined {
  const read = parse(text, { i: 'symbol' });
  return read.ok ? { tree: read.value.tree, value: read.value.expression } : undefined;
}

/** Whether an answer, as far as it is a number, has all digits of the value. */
function isWhole(text: string, value: Expression): boolean {
  const read = parse(text, { i: 'symbol' });
  if (!read.ok || freeSymbols(read.value.expression).length > 0) return true;
  const apart = numberOfValue(subtract(read.value.expression, value));
  return Number.isNaN(apart) || Math.abs(apart) <= unseen * Math.abs(numberOfValue(value));
}

/** Far beyond the digits of any answer. */
const unseen = 1e-50;

interface Side {
  readonly tree: Tree;
  readonly text: string;
  readonly latex: string;
  /** Whether no number of it was rounded. */
  readonly exact: boolean;
}

/** Whether a side is what stands before it: the name at first, which nothing rounds. */
const areOne = (before: Side | undefined, side: Side): boolean =>
  (before?.exact !== false && side.exact) || (before !== undefined && areEqual(before.tree, side.tree));

const distinct = (sides: readonly Side[]): readonly Side[] =>
  sides.filter(({ text }, k) => sides.findIndex((other) => other.text === text) === k);
