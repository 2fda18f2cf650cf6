import { exactDecimal, fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import { equals, isInteger, type Rational } from '@nomogram/math/exact/rational.ts';
import * as build from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { parse, parseRelation } from '@nomogram/math/syntax/parse.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import { surfaceForm } from '@nomogram/math/syntax/surface-form.ts';
import { findTree, type Tree, withoutGroups } from '@nomogram/math/syntax/tree.ts';
import type { Answer, QuantityForm } from '../answer.ts';
import type { Calculator } from '../calculator.ts';
import { numberOf } from '../number-of.ts';
import type { PresentedValue } from '../outcome.ts';
import { shownDigits } from './reduce.ts';
import { type NamedValue, numberTree } from './shown.ts';
import { type WorkedAnswer, workedSteps } from './steps.ts';

/**
 * The working of a calculator whose declared formula says all: its inputs are the only letters, and what it gives is the first value
 * of the answer; what further formulas give are other values of it. Undefined where the first says less, or comes out otherwise than
 * the answer (it may hold elsewhere).
 */
export function stepsOfDeclaration(
  { formula = '', furtherFormulas, inputs, purpose }: Calculator,
  typed: Readonly<Record<string, unknown>>,
  { values }: Answer,
  shown: readonly PresentedValue[],
): readonly ShownStep[] | undefined {
  const read = readFormula(formula);
  const [first] = shown;
  const given = putInOf(inputs, typed);
  if (read === undefined || first === undefined) return undefined;
  const steps = workedValue(read, given, valueShown(first, values), purpose);
  if (steps === undefined) return undefined;
  let known = withResult(given, read, valueShown(first, values));
  const more = shown.flatMap((one) => {
    // Of several formulas, for cases, the first holds that comes out.
    for (const formula of [furtherFormulas[one.name] ?? []].flat()) {
      const own = readFormula(formula);
      const value = own && valueShown(one, values);
      const [said, ...working] = (own && workedValue(own, known, value, furtherSays(one, own, given))) ?? [];
      if (own === undefined || said === undefined) continue;
      known = withResult(known, own, value);
      return [{ ...said, steps: working }];
    }
    return [];
  });
  return [...steps, ...more];
}

/** The letters, and that of a result: what is worked out once is a name for the formulas that follow. */
function withResult(given: NamedInputs, { name }: ReadFormula, shown: ShownValue | undefined): NamedInputs {
  if (shown?.named === undefined || name in given.names) return given;
  return { names: { ...given.names, [name]: shown.named }, called: { ...given.called, [name]: name } };
}

/** What a further value is, and what it comes from. */
const furtherSays = ({ label }: PresentedValue, { tree }: ReadFormula, given: NamedInputs): string => {
  const isBuilt = findTree(tree, (node) => node.kind === 'name' && !node.constant && !(node.name in given.names));
  return `${label}: a further value, from ${isBuilt ? 'what is known by now' : 'the same numbers'}.`;
};

interface ShownValue {
  readonly answer: WorkedAnswer;
  /** As later formulas are given it. */
  readonly named?: NamedValue;
}

function valueShown(shown: PresentedValue, values: Answer['values']): ShownValue | undefined {
  const quantity = values[shown.name];
  if (quantity === undefined) return undefined;
  const { form } = quantity;
  const answer = { text: textOf(shown), value: numberOf(form), unit: shown.unit };
  const rounded = shown.exact === undefined ? shown.rounded?.replaceAll(',', '') : undefined;
  return {
    answer: rounded === undefined ? answer : { ...answer, latex: rounded, isRounded: true },
    named: namedBy(form),
  };
}

/** What was found, as it goes into the formulas that follow. */
function namedBy(form: QuantityForm): NamedValue | undefined {
  if (form.form === 'exact') return { tree: treeOf(form.expression), value: form.expression };
  const value = fromDecimal(String(numberOf(form)));
  if (value === null) return undefined;
  return {
    tree: numberTree(toDecimal(value, shownDigits[0]!)),
    value: build.number(value),
    rounded: true,
    carried: true,
  };
}

interface NamedInputs {
  readonly names: { readonly [name: string]: NamedValue };
  readonly called: { readonly [name: string]: string };
}

/** What was read of the inputs, by their letters. */
function putInOf(inputs: Calculator['inputs'], typed: Readonly<Record<string, unknown>>): NamedInputs {
  const names: { [name: string]: NamedValue } = {};
  const called: { [name: string]: string } = {};
  for (const [input, field] of Object.entries(inputs)) {
    const name = nameOf(field.symbol);
    const put = putIn(typed[input]);
    if (name === undefined || put === undefined) continue;
    names[name] = put;
    called[name] = name;
  }
  return { names, called };
}

/** The working of one formula, where its letters are inputs and it gives this value. */
function workedValue(
  read: ReadFormula,
  { names, called }: NamedInputs,
  shown: ShownValue | undefined,
  says: string,
): readonly ShownStep[] | undefined {
  if (shown === undefined) return undefined;
  const strange = findTree(read.tree, (node) => node.kind === 'name' && !node.constant && !(node.name in names));
  const angle = findTree(read.tree, (node) => node.kind === 'call' && angular.has(node.name));
  if (strange !== undefined || (angle !== undefined && !isOfPi(angle))) return undefined;
  return workedSteps({
    label: read.name,
    formula: read.written,
    says,
    tree: read.tree,
    names,
    called,
    style: Object.values(names).every(isExact) ? 'exact' : 'ending',
    answer: shown.answer,
  });
}

/** The exact form and the decimal, as far as they differ. */
function textOf({ exact, decimal }: PresentedValue): string {
  if (exact === undefined || decimal === undefined || exact === decimal) return exact ?? decimal ?? '';
  const read = parse(exact);
  const value = read.ok ? read.value.expression : undefined;
  const isWhole = value?.kind === 'number' && exactDecimal(value.value, decimal.length) === decimal;
  return `${exact} ${isWhole ? '=' : '≈'} ${decimal}`;
}

/** Functions of angles, which may be in any unit, unless they are parts of π. */
const angular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);
const isOfPi = (tree: Tree): boolean =>
  findTree(tree, (node) => node.kind === 'name' && node.constant && node.name === 'pi') !== undefined;

/** A declared formula, as far as it gives one value from letters. */
export interface ReadFormula {
  /** What it gives, on its left. */
  readonly name: string;
  readonly tree: Tree;
  readonly written: { readonly text: string; readonly latex: string };
}

/** A formula of the kind A = π R²; undefined where it is anything else. */
export function readFormula(declared: string): ReadFormula | undefined {
  // Of several formulas the first one gives the answer.
  const [formula = ''] = declared.split(/,?\s*\\qquad\s*/);
  const relation = parseRelation(formula, { i: 'symbol' });
  if (!relation.ok || relation.value.sides.length !== 2 || relation.value.operators[0] !== '=') return undefined;
  const [left, right] = pair(relation.value.tree.sides);
  if (withoutGroups(left).kind !== 'name') return undefined;
  return {
    name: treeToText(left),
    tree: right,
    written: {
      text: `${treeToText(left)} = ${treeToText(right)}`,
      latex: formula,
    },
  };
}

/** Whether a value was certainly put in without a decimal: 0.5 may have been typed for 1/2, 3 is no measurement. */
const isExact = ({ value }: NamedValue): boolean => value.kind !== 'number' || isInteger(value.value);

/** The name that a symbol in LaTeX is read as. */
export function nameOf(symbol: string | undefined): string | undefined {
  const read = symbol === undefined ? undefined : parse(symbol, { i: 'symbol' });
  const tree = read?.ok ? withoutGroups(read.value.tree) : undefined;
  return tree?.kind === 'name' && !tree.constant ? tree.name : undefined;
}

/** What was read of an input, as it stands in a formula; undefined where it is no single real number. */
function putIn(given: unknown): NamedValue | undefined {
  if (typeof given === 'number' || typeof given === 'bigint') return putIn({ expression: build.number(Number(given)) });
  if (typeof given !== 'object' || given === null) return undefined;
  const { expression, rational } = given as { readonly expression?: Expression; readonly rational?: Rational };
  if (expression === undefined && rational !== undefined && Z.bitLength(rational.denominator) > typedBits)
    return {
      tree: numberTree(toDecimal(rational, shownDigits[0]!)),
      value: build.number(rational),
      rounded: true,
      carried: true,
    };
  const value = expression ?? (rational && build.number(rational));
  return value && { tree: treeOf(value), value };
}

/** A fraction with more bits below its line was typed by nobody: it stands for a number of which only digits are known, an angle of sqrt(2). */
const typedBits = 128;

function treeOf(value: Expression): Tree {
  if (value.kind !== 'number') return surfaceForm(value);
  const decimal = exactDecimal(value.value, 12);
  if (decimal !== null) return numberTree(decimal);
  // 1e-200 is no fraction of two hundred zeros.
  const short = toDecimal(value.value, 12);
  return equals(fromDecimal(short)!, value.value) ? numberTree(short) : surfaceForm(value);
}
