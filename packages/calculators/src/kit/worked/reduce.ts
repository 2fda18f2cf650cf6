import { exactDecimal, fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as build from '@nomogram/math/expression/build.ts';
import type { ConstantName, Expression } from '@nomogram/math/expression/expression.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import { operandsOf, type Tree, withOperands, withoutGroups } from '@nomogram/math/syntax/tree.ts';
import { carriedDigits, isFollowed, numberOf, sizeOf } from './carried.ts';
import { resultOf, ruleOf } from './operation.ts';
import { type NamedValue, numberTree, type ShownNumber, type Style, shownAs, shownValue } from './shown.ts';

/*
 * Arithmetic as a person does it: an expression with numbers in it is worked out from the inside, one operation after the other,
 * and every operation is a line, `1.05^20 ≈ 2.65329770514`. What a line shows is what the next one goes on with, so that a reader
 * can follow with a pocket calculator; the values themselves are carried along with far more digits. Where rounding for the eye
 * would let a line come out otherwise than it says (1.000000012 − 1), all lines are shown with more digits.
 */

export interface WorkedLine {
  /** What was done: sum, product, power, logarithm. */
  readonly rule: string;
  /** What it works out, in the names of the formula. */
  readonly of: Tree;
  readonly left: Tree;
  readonly right: Tree;
  /** Whether both sides are equal as they stand, and not rounded for the eye. */
  readonly exact: boolean;
  /** Whether no number of the left side was rounded. */
  readonly leftExact: boolean;
}

export interface WorkedExpression {
  /** The whole with its numbers put in, and nothing done. */
  readonly filled: Tree;
  /** What is done within it, from the inside out. */
  readonly lines: readonly WorkedLine[];
  /** Whether no number that was put in is rounded. */
  readonly filledExact: boolean;
  /** What is left to do at last, with the results of those lines, and whether nothing in it was rounded. */
  readonly last: Tree;
  readonly lastExact: boolean;
  /** What comes of it. */
  readonly right: Tree;
  readonly exact: boolean;
  /** The value, to forty digits at least. */
  readonly value: Expression;
  /** Whether that is rounded. */
  readonly carried: boolean;
}

/** The numbers of digits that are tried, until every line can be followed. */
export const shownDigits = [12, 14, 16, 18, 27, 40];

/**
 * Works out an expression, with `least` digits shown at least; null where it has no value, or lines that could be followed would be
 * too long to read.
 */
export function worked(
  tree: Tree,
  names: { readonly [name: string]: NamedValue },
  style: Style,
  least: number = shownDigits[0]!,
): WorkedExpression | null {
  for (const digits of shownDigits.filter((one) => one >= least)) {
    const work = new Work(names, style, digits, true);
    const done = work.reduced(tree);
    if (!work.canBeFollowed) continue;
    if (done === null) return null;
    const { last = done.tree, lastExact } = work;
    const lines = work.lines.filter(({ left }) => treeToText(left) !== treeToText(last));
    const filledExact = !namesIn(tree).some((name) => names[name]?.rounded);
    const { tree: right, exact, value, carried } = done;
    return { filled: filledIn(tree, names), filledExact, lines, last, lastExact, right, exact, value, carried };
  }
  return null;
}

/** What the numbers of a tree come to, with so many digits; null where it has no value. */
export const reduceOnce = (tree: Tree, style: Style, digits: number): ShownNumber | null =>
  new Work({}, style, digits).reduced(tree);

class Work {
  readonly lines: WorkedLine[] = [];
  /** The operation that came last, also where there was nothing to do. */
  last?: Tree;
  lastExact = true;
  canBeFollowed = true;
  readonly #names: { readonly [name: string]: NamedValue };
  readonly #style: Style;
  readonly #digits: number;
  /** Whether it is tried if the lines come out, and ended where one does not. */
  readonly #isFollowed: boolean;

  constructor(names: { readonly [name: string]: NamedValue }, style: Style, digits: number, isFollowed = false) {
    this.#names = names;
    this.#style = style;
    this.#digits = digits;
    this.#isFollowed = isFollowed;
  }

  reduced(tree: Tree): ShownNumber | null {
    switch (tree.kind) {
      case 'number':
        return { tree, value: build.number(fromDecimal(tree.text)!), exact: true, carried: false };
      case 'name': {
        const given = this.#names[tree.name];
        if (!tree.constant && given === undefined) return null;
        return tree.constant
          ? { tree, value: build.constant(tree.name as ConstantName), exact: true, carried: false }
          : { tree: given!.tree, value: given!.value, exact: !given!.rounded, carried: given!.carried === true };
      }
      case 'group':
        return this.reduced(tree.inner);
      default:
        return this.#operation(tree);
    }
  }

  #operation(tree: Tree): ShownNumber | null {
    const operands: ShownNumber[] = [];
    for (const [place, operand] of operandsOf(tree).entries()) {
      const done = (tree.kind === 'power' && place === 1 && this.#part(operand)) || this.reduced(operand);
      if (done === null) return null;
      operands.push(done);
    }
    const left = withValues(
      tree,
      operands.map((one) => one.tree),
    );
    const value = resultOnce(
      tree,
      operands.map((one) => one.value),
    );
    if (value === null) return null;
    const leftExact = operands.every((one) => one.exact);
    const shown = isCancelled(tree, value, operands) ? nothing : shownAs(value, this.#style, this.#digits, leftExact);
    if (shown === null) return null;
    const isZero = isNothing(tree, operands);
    const carried = shown.carried || (!isZero && operands.some((one) => one.carried));
    const exact = shown.exact && (isZero || !carried);
    this.last = left;
    this.lastExact = leftExact;
    const isDone = treeToText(left) === treeToText(shown.tree);
    // A sign before a number, a product such as 9*pi: nothing was done.
    if (!isDone && tree.kind !== 'prefix') {
      if (this.lines.every((line) => treeToText(line.left) !== treeToText(left)))
        this.lines.push({
          rule: ruleOf(tree),
          of: tree,
          left,
          right: shown.tree,
          exact: (leftExact && exact) || isEqualAsShown(tree, operands, shown),
          leftExact,
        });
      if (this.#isFollowed && (!leftExact || !exact)) {
        this.#follow(tree, operands, shown);
        if (!this.canBeFollowed) return null; // more digits are tried
      }
    }
    return { tree: shown.tree, value: shown.value, exact, carried };
  }

  /** An exponent such as 1/3, which stands as it is: as a decimal it would be rounded, and no longer say that it is a root. */
  #part(exponent: Tree): ShownNumber | null {
    const quotient = withoutGroups(exponent);
    if (quotient.kind !== 'product' || quotient.rest.length !== 1 || quotient.rest[0]!.operator !== '/') return null;
    const parts = operandsOf(quotient).map((operand) =>
      operandsOf(operand).length === 0 ? this.reduced(operand) : null,
    );
    if (!parts.every((one) => one !== null && isWholeNumber(one.tree))) return null;
    const value = resultOf(
      quotient,
      parts.map((one) => one!.value),
    );
    if (value?.kind !== 'number' || exactDecimal(value.value, maxExponent) !== null) return null;
    const tree = withOperands(
      quotient,
      parts.map((one) => one!.tree),
    );
    return { tree, value, exact: true, carried: false };
  }

  /** Whether the line comes out when it is calculated with what it shows. */
  #follow(tree: Tree, operands: readonly ShownNumber[], shown: ShownNumber): void {
    const again = resultOf(
      tree,
      operands.map((one) => shownValue(one.tree) ?? one.value),
    );
    const here = shownValue(shown.tree) ?? shown.value;
    const terms = sizeOf(operands.map((one) => one.value));
    if (!isFollowed(again && numberOf(again), numberOf(here), terms)) this.canBeFollowed = false;
  }
}

/** A decimal exponent of so many digits is short. */
const maxExponent = 4;

const isWholeNumber = (tree: Tree): boolean => tree.kind === 'number' && /^\d{1,4}$/.test(tree.text);

/**
 * What is left of terms that cancel to all digits that are known, and of a function at its zero: cos(1.5707963…). Roots that were typed are
 * rational to 60 digits, and lose a few of them when they are squared and added.
 */
const nothing: ShownNumber = { tree: numberTree('0'), value: build.zero, exact: false, carried: true };
const leastLeft = 1e-56;
const withZeros: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'ln', 'log']);

function isCancelled(tree: Tree, value: Expression, operands: readonly ShownNumber[]): boolean {
  const mayCancel = tree.kind === 'sum' || (tree.kind === 'call' && withZeros.has(tree.name));
  if (!mayCancel || operands.every(({ exact }) => exact)) return false;
  const left = numberOf(value);
  return left !== null && Math.abs(left) < leastLeft * sizeOf(operands.map((one) => one.value));
}

/** Whether an operation on the numbers that stand there gives the number that stands behind it. */
function isEqualAsShown(tree: Tree, operands: readonly ShownNumber[], shown: ShownNumber): boolean {
  const of = operands.map((one) => (one.exact ? one.value : standingValue(one.tree)));
  const right = shown.exact ? shown.value : shownValue(shown.tree);
  if (right === null || !of.every((one) => one !== null)) return false;
  const left = resultOf(tree, of);
  return left !== null && build.equal(left, right);
}

/** What a side of numbers stands for, pi too: where it was rounded to, not what it was rounded from. */
function standingValue(tree: Tree): Expression | null {
  const known = shownValue(tree);
  if (known !== null) return known;
  const found = reduceOnce(tree, 'exact', carriedDigits);
  return found?.exact ? found.value : null;
}

/** A product is 0 where one factor is, however the others are rounded. */
const isNothing = (tree: Tree, operands: readonly ShownNumber[]): boolean =>
  tree.kind === 'product' && operands.some(({ value, exact }) => exact && build.equal(value, build.zero));

const namesIn = (tree: Tree): readonly string[] =>
  tree.kind === 'name' ? [tree.name] : operandsOf(tree).flatMap(namesIn);

/** The tree with what its names stand for. */
function filledIn(tree: Tree, names: { readonly [name: string]: NamedValue }): Tree {
  if (tree.kind === 'name') return tree.constant ? tree : (names[tree.name]?.tree ?? tree);
  return withValues(
    tree,
    operandsOf(tree).map((operand) => filledIn(operand, names)),
  );
}

/** The tree with numbers for its operands; a zero has no sign. */
function withValues(tree: Tree, operands: readonly Tree[]): Tree {
  const [first] = operands;
  const isZero = tree.kind === 'prefix' && first?.kind === 'number' && Number(first.text) === 0;
  return isZero ? first : withOperands(tree, operands);
}

/** However many digits are shown, what is carried along is the same: each operation is worked out once. */
const results = new WeakMap<Tree, { readonly operands: readonly Expression[]; readonly value: Expression | null }>();

function resultOnce(tree: Tree, operands: readonly Expression[]): Expression | null {
  const known = results.get(tree);
  if (known?.operands.every((one, k) => build.equal(one, operands[k]!))) return known.value;
  const value = resultOf(tree, operands);
  results.set(tree, { operands, value });
  return value;
}
