import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { certainSign } from '../../expression/certain-sign.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { type Comparing, everyNumber, type Range, standing } from './range.ts';
import type { Sign } from './sign-cases.ts';

/*
 * What stands outermost around the unknown, and how it is undone: of |u| < t it is −t < u < t for t > 0, and there is no u for t ≤ 0.
 */

/** A function of a quantity that holds the unknown. */
export interface Layer {
  readonly inner: Expression;
  readonly rule: string;
  readonly says: string;
  /** The values of the inner quantity where the function stands so to t, which has the sign. */
  readonly back: (comparing: Comparing, t: Expression, sign: Sign) => readonly Range[];
  /** Whether the values are the same whatever sign t has. */
  readonly isSignless?: boolean;
}

const none: readonly Range[] = [];
const all: readonly Range[] = [everyNumber];

/** The outermost function; null where it is none of those that are undone here. */
export function layerOf(u: Expression, x: string): Layer | null {
  if (u.kind === 'apply' && u.args.length === 1) return ofFunction(u.name, u.args[0]!);
  if (u.kind !== 'power') return null;
  const { base, exponent } = u;
  if (contains(exponent, x)) return contains(base, x) ? null : ofExponential(base, exponent);
  if (exponent.kind !== 'number') return null;
  const n = exponent.value;
  if (Q.sign(n) < 0) return ofReciprocal(E.power(base, E.number(Q.negate(n))));
  if (isEven(n)) return ofEvenPower(base, n);
  return isEven(Q.reciprocal(n)) ? ofEvenRoot(base, Q.reciprocal(n)) : null;
}

const isEven = (n: Q.Rational): boolean => Q.isInteger(Q.divide(n, Q.integerRational(2)));

function ofFunction(name: string, inner: Expression): Layer | null {
  if (name === 'abs')
    return {
      inner,
      rule: 'absolute value as a distance',
      says: 'The absolute value is the distance from 0, which is never negative.',
      back: (comparing, t, sign) => symmetric(comparing, t, sign),
    };
  if (name !== 'ln') return null;
  return {
    inner,
    rule: 'exponential on both sides',
    says: 'The exponential function undoes the logarithm, whose argument must be positive.',
    isSignless: true,
    back(comparing, t) {
      const range = standing(comparing, E.exp(t));
      return [range.from === undefined ? { ...range, from: E.zero } : range];
    },
  };
}

/** |u| and even powers: as far from 0 on both sides; r is the distance that belongs to the size t. */
export function symmetric(comparing: Comparing, r: Expression, sign: Sign): readonly Range[] {
  const isBelow = comparing.startsWith('<');
  if (sign < 0) return isBelow || comparing === '=' ? none : all;
  if (sign === 0) {
    if (comparing === '=' || comparing === '<=') return [standing('=', E.zero)];
    if (comparing !== '>') return comparing === '<' ? none : all;
    return [standing('<', E.zero), standing('>', E.zero)];
  }
  const low = E.negate(r);
  if (comparing === '=') return [standing('=', low), standing('=', r)];
  const isClosed = comparing.endsWith('=');
  if (isBelow) return [{ from: low, fromClosed: isClosed, to: r, toClosed: isClosed }];
  return [standing(isClosed ? '<=' : '<', low), standing(comparing, r)];
}

const ofEvenPower = (inner: Expression, n: Q.Rational): Layer => ({
  inner,
  rule: 'square root on both sides',
  says: 'A power with an even exponent is never negative, and two numbers of opposite signs have the same.',
  back: (comparing, t, sign) => symmetric(comparing, E.power(t, E.number(Q.reciprocal(n))), sign),
});

const ofEvenRoot = (inner: Expression, n: Q.Rational): Layer => ({
  inner,
  rule: 'square both sides',
  says: 'A root is never negative, and stands only over what is not negative; the power undoes it.',
  back(comparing, t, sign) {
    const power = E.power(t, E.number(n));
    const isAbove = comparing.startsWith('>');
    if (sign < 0) return isAbove ? [standing('>=', E.zero)] : none;
    if (isAbove || comparing === '=') return [standing(comparing, sign === 0 ? E.zero : power)];
    if (sign === 0) return comparing === '<' ? none : [standing('=', E.zero)];
    return [{ ...standing(comparing, power), from: E.zero, fromClosed: true }];
  },
});

/** b^u with a positive number b. */
function ofExponential(base: Expression, inner: Expression): Layer | null {
  if (freeSymbols(base).length > 0 || certainSign(base) !== 1) return null;
  const rate = certainSign(E.subtract(base, E.one));
  if (rate !== 1 && rate !== -1) return null;
  return {
    inner,
    rule: 'logarithm on both sides',
    says: 'A power of a positive number is positive; the logarithm brings the exponent down.',
    back(comparing, t, sign) {
      const isAbove = comparing.startsWith('>');
      if (sign <= 0) return isAbove ? all : none;
      const by = rate > 0 || comparing === '=' ? comparing : turned[comparing];
      return [standing(by, E.divide(E.ln(t), E.ln(base)))];
    },
  };
}

/** How it stands after a change of signs. */
export const turned: Readonly<Record<Comparing, Comparing>> = { '=': '=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

const ofReciprocal = (inner: Expression): Layer => ({
  inner,
  rule: 'reciprocal on both sides',
  says: 'A fraction with the numerator 1 has the sign of its denominator, and is never 0.',
  back(comparing, t, sign) {
    const end = E.reciprocal(t);
    if (comparing === '=') return sign === 0 ? none : [standing('=', end)];
    const isClosed = comparing.endsWith('=');
    const isBelow = comparing.startsWith('<');
    if (sign === 0) return [standing(isBelow ? '<' : '>', E.zero)];
    if (isBelow === sign < 0)
      return sign < 0
        ? [{ from: end, fromClosed: isClosed, to: E.zero, toClosed: false }]
        : [{ from: E.zero, fromClosed: false, to: end, toClosed: isClosed }];
    return sign > 0
      ? [standing('<', E.zero), standing(isClosed ? '>=' : '>', end)]
      : [standing(isClosed ? '<=' : '<', end), standing('>', E.zero)];
  },
});
