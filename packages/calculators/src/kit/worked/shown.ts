import { exactDecimal, fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as build from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { size, some } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { surfaceForm } from '@nomogram/math/syntax/surface-form.ts';
import { type Tree, withoutGroups } from '@nomogram/math/syntax/tree.ts';
import { rationalOf } from './carried.ts';

/** What a name stands for: how it is written where it is put in, and its value. */
export interface NamedValue {
  readonly tree: Tree;
  readonly value: Expression;
  /** Set where the tree is rounded, so that no sign of equality stands before it. */
  readonly rounded?: boolean;
  /** Set where the value is rounded too, far behind all digits that are shown. */
  readonly carried?: boolean;
}

/**
 * `decimals` for money, `measured` for what is set with the digits of a measurement, `exact` where fractions and roots stay what they
 * are, `ending` where a decimal was put in: of exact numbers those that end are decimals, 0.25 and 1/3. `fractions` writes so what has
 * no short decimal, 32/7, and roots as decimals.
 */
export type Style = 'decimals' | 'ending' | 'exact' | 'fractions' | 'measured';

/** A number as lines show it, and what it is. */
export interface ShownNumber {
  readonly tree: Tree;
  readonly value: Expression;
  /** Whether the tree is all of the value. */
  readonly exact: boolean;
  /** Whether the value is rounded itself, far behind all digits that are shown. */
  readonly carried: boolean;
}

/**
 * A value as a line shows it: the decimal or the form that the style and the number of digits ask for. Behind rounded decimals only an
 * angle is a part of pi: nobody sees 39375*pi/8 in 15462.5.
 */
export function shownAs(value: Expression, style: Style, digits: number, isExact = true): ShownNumber | null {
  const keepsForms = style === 'exact' || style === 'ending';
  if (value.kind === 'number') {
    const isShort = Z.bitLength(value.value.numerator) + Z.bitLength(value.value.denominator) <= 40;
    const fraction: ShownNumber | null =
      keepsForms && isShort ? { tree: surfaceForm(value), value, exact: true, carried: false } : null;
    if (fraction !== null && style === 'exact' && !Q.isInteger(value.value)) return fraction;
    // Where forms are kept, a decimal that ends is not rounded on the way to one of them.
    const most = keepsForms ? Math.max(digits, wholeDigits) : digits;
    const whole = exactDecimal(value.value, most);
    if (whole !== null && whole.length <= most + 2)
      return { tree: numberTree(whole), value, exact: true, carried: false };
    if (fraction !== null) return fraction;
    if (style === 'fractions' && isExact && isShortFraction(value.value))
      return { tree: surfaceForm(value), value, exact: true, carried: false };
  } else if (style === 'ending' && decimalTurn(value) !== null) {
    return { tree: decimalTurn(value)!, value, exact: true, carried: false };
  } else if ((keepsForms && isForm(value, style)) || isPartOfPi(value, isExact)) {
    return { tree: surfaceForm(value), value, exact: true, carried: false };
  }
  const known = rationalOf(value);
  if (known === null) return null;
  const text = withoutPadding(toDecimal(known, digits), digits);
  if (value.kind !== 'number' && size(value, maxExact) < maxExact)
    return { tree: numberTree(text), value, exact: false, carried: false };
  const carried = value.kind !== 'number' || !Q.equals(value.value, known);
  const exact = !carried && Q.equals(known, fromDecimal(text)!);
  return { tree: numberTree(text), value: build.number(known), exact, carried };
}

/** A fraction that is written faster than its digits. */
const isShortFraction = ({ numerator, denominator }: Q.Rational): boolean =>
  Z.bitLength(numerator) + Z.bitLength(denominator) <= 20;

/** A fraction that nobody would write: the digits of a root stand for it. */
const isLong = (node: Expression): boolean =>
  node.kind === 'number' && Z.bitLength(node.value.denominator) > longestBits;

const longestBits = 128;

/** Whether a value says more than its digits: the sine of an angle that was measured, which stands in no table, does not. */
const isForm = (value: Expression, style: Style): boolean =>
  size(value, maxExact) < maxExact && !some(value, isLong) && !(style === 'ending' && some(value, isCircular));

const isCircular = (node: Expression): boolean => node.kind === 'apply' && /^(?:sin|cos|tan)$/.test(node.name);

/** Exact values of more parts than this are followed as decimals. */
const maxExact = 12;

/** Zeros that only fill the places before the point would look like digits: 2.43290200818e+18. */
function withoutPadding(text: string, digits: number): string {
  const [, sign = '', first, rest] = /^(-?)(\d)(\d+)$/.exec(text) ?? [];
  if (first === undefined || rest === undefined || rest.length < digits) return text;
  return `${sign}${first}${`.${rest}`.replace(/\.?0+$/, '')}e+${rest.length}`;
}

/** pi/2 and the like, at which functions of angles have values of their own. */
function isPartOfPi(value: Expression, isExact: boolean): boolean {
  const factors = build.factorsOf(value);
  const isPi = factors.some((one) => one.kind === 'constant' && one.name === 'pi');
  const [part] = factors;
  const isSmall =
    part?.kind === 'number' &&
    Z.bitLength(part.value.denominator) <= 4 &&
    (isExact || Math.abs(Q.toNumber(part.value)) <= mostHalfTurns);
  return isPi && (factors.length === 1 || (factors.length === 2 && isSmall));
}

/** A decimal that was typed stays one beside pi: 28202.125*pi, where 225617*pi/8 says nothing to anybody. */
function decimalTurn(value: Expression): Tree | null {
  const [part, pi, ...others] = build.factorsOf(value);
  if (part?.kind !== 'number' || pi?.kind !== 'constant' || pi.name !== 'pi' || others.length > 0) return null;
  if (Z.bitLength(part.value.numerator) + Z.bitLength(part.value.denominator) <= 10) return null;
  const text = exactDecimal(part.value, wholeDigits);
  const read = text === null || text.length > longestDecimal ? undefined : parse(`${text}*pi`);
  return read?.ok ? read.value.tree : null;
}

const longestDecimal = 14;

/** Sums and differences of bearings lie within two turns. */
const mostHalfTurns = 4;

/** Decimals with no more digits than these are put in whole. */
const wholeDigits = 18;

/** A given value as it is put in: whole, where it has a short form, else with the digits of all lines. */
export function givenValue(value: Expression, style: Style, digits: number): NamedValue {
  const whole = shownAs(value, style, wholeDigits);
  const shown = whole?.exact ? whole : shownAs(value, style, digits);
  return { tree: shown?.tree ?? surfaceForm(value), value, rounded: shown?.exact === false };
}

const span = { start: 0, end: 0 };

/** A decimal as a tree, a negative one with its sign before it. */
export const numberTree = (text: string): Tree =>
  text.startsWith('-')
    ? { kind: 'prefix', operator: '-', operand: { kind: 'number', text: text.slice(1), span }, span }
    : { kind: 'number', text, span };

/** The value of a tree of numbers, where it is one. */
export function shownValue(tree: Tree): Expression | null {
  const inner = withoutGroups(tree);
  if (inner.kind === 'number') return build.number(fromDecimal(inner.text)!);
  if (inner.kind !== 'prefix') return null;
  const of = shownValue(inner.operand);
  return of && (inner.operator === '-' ? build.negate(of) : of);
}
