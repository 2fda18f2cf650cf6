import { binomial } from '@nomogram/math/exact/binomial.ts';
import { exactDecimal, fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as build from '@nomogram/math/expression/build.ts';
import { evaluateBall } from '@nomogram/math/expression/evaluate-precise.ts';
import type { ConstantName, Expression } from '@nomogram/math/expression/expression.ts';
import { size } from '@nomogram/math/expression/walk.ts';
import { type Ball, EXACT, lower, upper } from '@nomogram/math/numeric/precise/ball.ts';
import * as V from '@nomogram/math/numeric/precise/value.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import { surfaceForm } from '@nomogram/math/syntax/surface-form.ts';
import { callMeaning } from '@nomogram/math/syntax/tokens/calls.ts';
import { operandsOf, type Tree, withOperands, withoutGroups } from '@nomogram/math/syntax/tree.ts';
import { exactInverse, exactValue } from '@nomogram/math/trigonometry/exact-values.ts';

/*
 * Arithmetic as a person does it: an expression with numbers in it is worked out from the inside, one operation after the other,
 * and every operation is a line, `1.05^20 ≈ 2.65329770514`. What a line shows is what the next one goes on with, so that a reader
 * can follow with a pocket calculator; the values themselves are carried along with far more digits. Where rounding for the eye
 * would let a line come out otherwise than it says (1.000000012 − 1), all lines are shown with more digits.
 */

/** What a name stands for: how it is written where it is put in, and its value. */
export interface PutIn {
  readonly tree: Tree;
  readonly value: Expression;
  /** Set where the tree is rounded, so that no sign of equality stands before it. */
  readonly rounded?: boolean;
  /** Set where the value is rounded too, far behind all digits that are shown. */
  readonly carried?: boolean;
}

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

export interface Worked {
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

/**
 * `decimals` for money, `measured` for what is set with the digits of a measurement, `exact` where fractions and roots stay what they
 * are, `ending` where a decimal was put in: of exact numbers those that end are decimals, 0.25 and 1/3.
 */
export type Style = 'decimals' | 'ending' | 'exact' | 'measured';

/** The numbers of digits that are tried, until every line can be followed. */
export const shownDigits = [12, 14, 16, 18, 27, 40];
const carriedBits = 400;
const carriedDigits = 100;
/** So close is every line to what it says. */
const followed = 1e-10;

/**
 * Works out an expression, with `least` digits shown at least; null where it has no value, or lines that could be followed would be
 * too long to read.
 */
export function worked(
  tree: Tree,
  names: { readonly [name: string]: PutIn },
  style: Style,
  least: number = shownDigits[0]!,
): Worked | null {
  for (const digits of shownDigits.filter((one) => one >= least)) {
    const work = new Work(names, style, digits);
    const done = work.reduced(tree);
    if (done === null) return null;
    if (!work.canBeFollowed) continue;
    const { last = done.tree, lastExact } = work;
    const lines = work.lines.filter(({ left }) => treeToText(left) !== treeToText(last));
    const filledExact = !namesIn(tree).some((name) => names[name]?.rounded);
    const { tree: right, exact, value, carried } = done;
    return { filled: filledIn(tree, names), filledExact, lines, last, lastExact, right, exact, value, carried };
  }
  return null;
}

/** Whether the numbers that were put in, as they are shown, come to the value that was worked out. */
export function comesOut({ filled, last, value }: Worked): boolean {
  const again = asItStands(filled);
  const terms = operandsOf(withoutGroups(last)).map(shownValue);
  return again !== null && isFollowed(numberOf(again.value), numberOf(value), sizeOf(terms));
}

/** Whether two sides are equal as they stand: whatever was rounded to come to them, between them is a sign of equality. */
export function areEqual(a: Tree, b: Tree): boolean {
  const [first, second] = pair([a, b].map(asItStands));
  const isKnown = first !== null && second !== null && !first.carried && !second.carried;
  return isKnown && build.equal(first.value, second.value);
}

/** A line is compared with the one before it and with the one after it, and tried whether it comes out. */
const standing = new WeakMap<Tree, Reduced | null>();

/** What the numbers of a tree come to, with far more digits than it shows. */
function asItStands(tree: Tree): Reduced | null {
  const known = standing.get(tree);
  if (known !== undefined) return known;
  const found = new Work({}, 'exact', carriedDigits).reduced(tree);
  standing.set(tree, found);
  return found;
}

/** Terms that cancel leave 0, which nothing is near to: there it is their size that tells. */
const isFollowed = (there: number | null, here: number | null, terms: number): boolean =>
  there !== null && here !== null && Math.abs(there - here) <= followed * (Math.abs(here) || terms);

const sizeOf = (terms: readonly (Expression | null)[]): number =>
  Math.max(0, ...terms.map((term) => Math.abs((term && numberOf(term)) ?? 0)));

interface Reduced {
  readonly tree: Tree;
  readonly value: Expression;
  /** Whether the tree is all of the value. */
  readonly exact: boolean;
  /** Whether the value is rounded itself, far behind all digits that are shown. */
  readonly carried: boolean;
}

class Work {
  readonly lines: WorkedLine[] = [];
  /** The operation that came last, also where there was nothing to do. */
  last?: Tree;
  lastExact = true;
  canBeFollowed = true;
  readonly #names: { readonly [name: string]: PutIn };
  readonly #style: Style;
  readonly #digits: number;

  constructor(names: { readonly [name: string]: PutIn }, style: Style, digits: number) {
    this.#names = names;
    this.#style = style;
    this.#digits = digits;
  }

  get #isExact(): boolean {
    return this.#style === 'exact' || this.#style === 'ending';
  }

  reduced(tree: Tree): Reduced | null {
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

  #operation(tree: Tree): Reduced | null {
    const operands: Reduced[] = [];
    for (const operand of operandsOf(tree)) {
      const done = this.reduced(operand);
      if (done === null) return null;
      operands.push(done);
    }
    const left = withValues(
      tree,
      operands.map((one) => one.tree),
    );
    const value = meaningOf(
      tree,
      operands.map((one) => one.value),
    );
    if (value === null) return null;
    const shown = isCancelled(tree, value, operands) ? nothing : this.shown(value);
    if (shown === null) return null;
    const leftExact = operands.every((one) => one.exact);
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
      if (!leftExact || !exact) this.#follow(tree, operands, shown);
    }
    return { tree: shown.tree, value: shown.value, exact, carried };
  }

  /** Whether the line comes out when it is calculated with what it shows. */
  #follow(tree: Tree, operands: readonly Reduced[], shown: Reduced): void {
    const again = meaningOf(
      tree,
      operands.map((one) => shownValue(one.tree) ?? one.value),
    );
    const here = shownValue(shown.tree) ?? shown.value;
    const terms = sizeOf(operands.map((one) => one.value));
    if (!isFollowed(again && numberOf(again), numberOf(here), terms)) this.canBeFollowed = false;
  }

  shown(value: Expression): Reduced | null {
    if (value.kind === 'number') {
      const isShort = Z.bitLength(value.value.numerator) + Z.bitLength(value.value.denominator) <= 40;
      const fraction: Reduced | null =
        this.#isExact && isShort ? { tree: surfaceForm(value), value, exact: true, carried: false } : null;
      if (fraction !== null && this.#style === 'exact' && !Q.isInteger(value.value)) return fraction;
      const whole = exactDecimal(value.value, this.#digits);
      if (whole !== null && whole.length <= this.#digits + 2)
        return { tree: numberTree(whole), value, exact: true, carried: false };
      if (fraction !== null) return fraction;
    } else if ((this.#isExact && size(value, mostExact) < mostExact) || isPartOfPi(value)) {
      return { tree: surfaceForm(value), value, exact: true, carried: false };
    }
    const known = rationalOf(value);
    if (known === null) return null;
    const text = withoutPadding(toDecimal(known, this.#digits), this.#digits);
    if (value.kind !== 'number' && size(value, mostExact) < mostExact)
      return { tree: numberTree(text), value, exact: false, carried: false };
    const carried = value.kind !== 'number' || !Q.equals(value.value, known);
    const exact = !carried && Q.equals(known, fromDecimal(text)!);
    return { tree: numberTree(text), value: build.number(known), exact, carried };
  }
}

/** Zeros that only fill the places before the point would look like digits: 2.43290200818e+18. */
function withoutPadding(text: string, digits: number): string {
  const [, sign = '', first, rest] = /^(-?)(\d)(\d+)$/.exec(text) ?? [];
  if (first === undefined || rest === undefined || rest.length < digits) return text;
  return `${sign}${first}${`.${rest}`.replace(/\.?0+$/, '')}e+${rest.length}`;
}

const span = { start: 0, end: 0 };

/** A decimal as a tree, a negative one with its sign before it. */
export const numberTree = (text: string): Tree =>
  text.startsWith('-')
    ? { kind: 'prefix', operator: '-', operand: { kind: 'number', text: text.slice(1), span }, span }
    : { kind: 'number', text, span };

/** What is left of terms that cancel to all digits that are carried, and of a function at its zero: cos(1.5707963…). */
const nothing: Reduced = { tree: numberTree('0'), value: build.zero, exact: false, carried: true };
const leastLeft = 1e-60;
const withZeros: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'ln', 'log']);

function isCancelled(tree: Tree, value: Expression, operands: readonly Reduced[]): boolean {
  const mayCancel = tree.kind === 'sum' || (tree.kind === 'call' && withZeros.has(tree.name));
  if (!mayCancel || operands.every(({ exact }) => exact)) return false;
  const left = numberOf(value);
  return left !== null && Math.abs(left) < leastLeft * sizeOf(operands.map((one) => one.value));
}

/** Whether an operation on the numbers that stand there gives the number that stands behind it. */
function isEqualAsShown(tree: Tree, operands: readonly Reduced[], shown: Reduced): boolean {
  const of = operands.map((one) => (one.exact ? one.value : shownValue(one.tree)));
  const right = shown.exact ? shown.value : shownValue(shown.tree);
  if (right === null || !of.every((one) => one !== null)) return false;
  const left = meaningOf(tree, of);
  return left !== null && build.equal(left, right);
}

/** Decimals with no more digits than these are put in whole. */
const wholeDigits = 18;

/** A product is 0 where one factor is, however the others are rounded. */
const isNothing = (tree: Tree, operands: readonly Reduced[]): boolean =>
  tree.kind === 'product' && operands.some(({ value, exact }) => exact && build.equal(value, build.zero));

/** A given value as it is put in: whole, where it has a short form, else with the digits of all lines. */
export function givenValue(value: Expression, style: Style, digits: number): PutIn {
  const whole = new Work({}, style, wholeDigits).shown(value);
  const shown = whole?.exact ? whole : new Work({}, style, digits).shown(value);
  return { tree: shown?.tree ?? surfaceForm(value), value, rounded: shown?.exact === false };
}

/** pi/2 and the like, at which functions of angles have values of their own. */
function isPartOfPi(value: Expression): boolean {
  const factors = build.factorsOf(value);
  const isPi = factors.some((one) => one.kind === 'constant' && one.name === 'pi');
  const [part] = factors;
  const isSmall = part?.kind === 'number' && Z.bitLength(part.value.denominator) <= 4;
  return isPi && (factors.length === 1 || (factors.length === 2 && isSmall));
}

/** Exact values of more parts than this are followed as decimals. */
const mostExact = 12;

/** The value of a tree of numbers, where it is one. */
function shownValue(tree: Tree): Expression | null {
  const inner = withoutGroups(tree);
  if (inner.kind === 'number') return build.number(fromDecimal(inner.text)!);
  if (inner.kind !== 'prefix') return null;
  const of = shownValue(inner.operand);
  return of && (inner.operator === '-' ? build.negate(of) : of);
}

/** A value goes through many lines, and each asks several times what it comes to. */
const rationals = new WeakMap<Expression, Q.Rational | null>();

function rationalOf(value: Expression): Q.Rational | null {
  const known = rationals.get(value);
  if (known !== undefined) return known;
  const found = rationalFrom(value);
  rationals.set(value, found);
  return found;
}

function rationalFrom(value: Expression): Q.Rational | null {
  if (value.kind === 'number') return shortened(value.value);
  const ball = evaluateBall(value, carriedBits, {});
  return ball === null || !ball.real || isBeyond(ball) ? null : shortened(V.middle(ball));
}

/** Numbers carried along need no more digits than this; null where one is beyond what is written out. */
function shortened(a: Q.Rational): Q.Rational | null {
  const [above, below] = [Z.bitLength(a.numerator), Z.bitLength(a.denominator)];
  if (Math.abs(above - below) > largestSize) return null;
  return above + below <= 2 * carriedBits ? a : fromDecimal(toDecimal(a, carriedDigits));
}

/** Powers of two beyond which no number is worked with by hand. */
const largestSize = 1000;
const isBeyond = (ball: Ball): boolean =>
  upper(ball) > largestSize || (lower(ball) !== EXACT && lower(ball) < -largestSize);

function numberOf(value: Expression): number | null {
  const known = rationalOf(value);
  return known === null ? null : Q.toNumber(known);
}

const namesIn = (tree: Tree): readonly string[] =>
  tree.kind === 'name' ? [tree.name] : operandsOf(tree).flatMap(namesIn);

/** The tree with what its names stand for. */
function filledIn(tree: Tree, names: { readonly [name: string]: PutIn }): Tree {
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

function meaningOf(tree: Tree, operands: readonly Expression[]): Expression | null {
  const [first, second] = pair(operands);
  switch (tree.kind) {
    case 'sum':
      return build.sum([first, ...tree.rest.map(({ operator }, k) => signed(operator === '-', operands[k + 1]!))]);
    case 'product':
      if (tree.rest.some(({ operator }, k) => operator === '/' && build.equal(operands[k + 1]!, build.zero)))
        return null;
      return build.product([
        first,
        ...tree.rest.map(({ operator }, k) =>
          operator === '/' ? build.reciprocal(operands[k + 1]!) : operands[k + 1]!,
        ),
      ]);
    case 'power':
      return powerOf(first, second);
    case 'call':
      return (
        tableValue(tree.name, first) ?? choices(tree.name, operands) ?? callMeaning(tree.name)?.build(operands) ?? null
      );
    case 'prefix':
      return signed(tree.operator === '-', first);
    case 'postfix':
      return tree.operator === '!' ? build.apply('factorial', [first]) : build.product([first, percent]);
    case 'absolute':
      return build.apply('abs', [first]);
    default:
      return null;
  }
}

/** cos(pi/3) and atan(sqrt(3)), as they stand in the table of exact values. */
function tableValue(name: string, of: Expression): Expression | undefined {
  if (name === 'asin' || name === 'acos' || name === 'atan') {
    const turns =
      of.kind === 'number' && !Q.isInteger(Q.multiply(of.value, Q.integerRational(2)))
        ? undefined
        : exactInverse(name, of);
    return turns && build.product([build.number(turns), build.constant('pi')]);
  }
  if (name !== 'sin' && name !== 'cos' && name !== 'tan') return undefined;
  const turns = build.product([of, build.reciprocal(build.constant('pi'))]);
  return turns.kind === 'number' ? exactValue(name, turns.value) : undefined;
}

/** Choices are whole numbers; beyond so many factors nobody multiplies them. */
const mostFactors = 60;

function choices(name: string, operands: readonly Expression[]): Expression | undefined {
  if (name !== 'binomial') return undefined;
  const [n, k] = operands.map((one) => (one.kind === 'number' && Q.isInteger(one.value) ? Q.toNumber(one.value) : NaN));
  const few = Math.min(k!, n! - k!) <= mostFactors && Number.isSafeInteger(n);
  return few ? build.number(Q.integerRational(binomial(n!, k!))) : undefined;
}

const percent = build.number(Q.rational(1, 100));
const signed = (negative: boolean, a: Expression): Expression => (negative ? build.negate(a) : a);

/** A power of numbers is not written out where nobody would: 1.005^360 has a thousand digits. */
function powerOf(base: Expression, exponent: Expression): Expression | null {
  if (base.kind !== 'number' || exponent.kind !== 'number') return build.power(base, exponent);
  const times = Math.abs(Q.toNumber(exponent.value));
  const size = Z.bitLength(base.value.numerator) + Z.bitLength(base.value.denominator);
  if (times * size <= 200) return build.power(base, exponent);
  const grown = Math.abs(Math.log2(Math.abs(Q.toNumber(base.value)))) * times;
  const value = grown <= largestSize ? V.power(base.value, exponent.value, carriedBits) : null;
  const known = value && shortened(V.middle(value));
  return known && build.number(known);
}

/** What the operation of a tree is called. */
function ruleOf(tree: Tree): string {
  switch (tree.kind) {
    case 'sum':
      return tree.rest.every(({ operator }) => operator === '+')
        ? 'sum'
        : tree.rest.length === 1
          ? 'difference'
          : 'sum';
    case 'product':
      return tree.rest.every(({ operator }) => operator === '*') ? 'product' : 'quotient';
    case 'power':
      return 'power';
    case 'call':
      return functionRules[tree.name] ?? `value of ${tree.name}`;
    case 'postfix':
      return tree.operator === '!' ? 'factorial' : 'percent as a fraction';
    case 'absolute':
      return 'absolute value';
    default:
      return 'sign';
  }
}

const functionRules: { readonly [name: string]: string } = {
  sqrt: 'square root',
  root: 'root',
  ln: 'logarithm',
  exp: 'exponential',
  log: 'logarithm',
  binomial: 'binomial coefficient',
};
