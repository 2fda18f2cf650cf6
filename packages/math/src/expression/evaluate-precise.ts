import { bitLength } from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import { add, type Ball, EXACT, multiply } from '../numeric/precise/ball.ts';
import { exponential } from '../numeric/precise/ball-elementary.ts';
import { type BigFloat, magnitude, add as plus, subtract } from '../numeric/precise/big-float.ts';
import { toDecimalOfAnySize as toDecimal } from '../numeric/precise/decimal.ts';
import { no, ok, type Result } from '../result/result.ts';
import { leafBall, powerOf } from './balls/operations.ts';
import type { Expression, PowerNode } from './expression.ts';
import { preciseFunctions } from './precise-functions.ts';

/** A value to a number of digits, each of them right. */
interface PreciseValue {
  /** Significant decimal digits of the real part, correctly rounded; '0' where it is 0 or cannot be told from it. */
  readonly re: string;
  /** The same of the imaginary part; '0' for a real value. */
  readonly im: string;
  /** Parts that are not known to be 0, but are smaller than 10^−(4 digits): `sin(pi)` is one such value. */
  readonly vanishing: readonly ('re' | 'im')[];
}

const ATTEMPTS = 4;

/**
 * The principal value of an expression to `digits` significant decimal digits, real or complex.
 *
 * Every number carries a bound of its error (`numeric/precise/ball.ts`); when the error at the end is too large to be sure of
 * the last digit asked for, everything is computed again with twice as many bits, up to eight times the first try. The answer is
 * a failure where a function is not known to any precision, a symbol has no value, or the value does not exist.
 */
export function evaluatePrecise(
  expression: Expression,
  digits: number,
  at: Readonly<Record<string, Rational>> = {},
): Result<PreciseValue> {
  const missing = unknownName(expression, at);
  if (missing !== undefined) return no('no-answer', missing);
  let bits = Math.ceil(digits * Math.log2(10)) + 48 + largestIntegerBits(expression);
  let last: Ball | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++, bits *= 2) {
    last = evaluateBall(expression, bits, at);
    const value = last === null ? null : certain(last, digits, attempt === ATTEMPTS - 1);
    if (value !== null) return ok(value);
  }
  const why = last === null ? 'has no value that could be determined' : `could not be determined to ${digits} digits`;
  return no('no-answer', `The expression ${why}.`);
}

/** Bits before the point in the numbers of an expression: cos(2^1000) needs them all. Beyond the limit no value is near. */
function largestIntegerBits(expression: Expression): number {
  const most = bitsBeforePoint(expression);
  return most <= 64 ? 0 : Math.min(most, 4096);
}

function bitsBeforePoint(a: Expression): number {
  switch (a.kind) {
    case 'number':
      return bitLength(a.value.numerator) - bitLength(a.value.denominator);
    case 'sum':
      return Math.max(...a.terms.map(bitsBeforePoint));
    case 'product':
      return Math.max(...a.factors.map(bitsBeforePoint));
    case 'power':
      return Math.max(bitsBeforePoint(a.base), bitsBeforePoint(a.exponent));
    case 'apply':
      return Math.max(...a.args.map(bitsBeforePoint));
    default:
      return 0;
  }
}

/** One evaluation at a working precision, with its error; null where there is no value, or none that can be told. */
export function evaluateBall(a: Expression, bits: number, at: Readonly<Record<string, Rational>>): Ball | null {
  switch (a.kind) {
    case 'number':
    case 'symbol':
    case 'constant':
      return leafBall(a, bits, at);
    case 'sum':
      return all(a.terms, bits, at)?.reduce((x, y) => add(x, y, bits)) ?? null;
    case 'product':
      return all(a.factors, bits, at)?.reduce((x, y) => multiply(x, y, bits)) ?? null;
    case 'power':
      return powerBall(a, bits, at);
    case 'apply': {
      const args = all(a.args, bits, at);
      return args === null ? null : (preciseFunctions.get(a.name)?.(args, bits) ?? null);
    }
  }
}

function all(nodes: readonly Expression[], bits: number, at: Readonly<Record<string, Rational>>): Ball[] | null {
  const balls: Ball[] = [];
  for (const node of nodes) {
    const ball = evaluateBall(node, bits, at);
    if (ball === null) return null;
    balls.push(ball);
  }
  return balls;
}

function powerBall(a: PowerNode, bits: number, at: Readonly<Record<string, Rational>>): Ball | null {
  const exponent = evaluateBall(a.exponent, bits, at);
  if (exponent === null) return null;
  if (a.base.kind === 'constant' && a.base.name === 'e') return exponential(exponent, bits);
  const base = evaluateBall(a.base, bits, at);
  if (base === null) return null;
  return powerOf(base, exponent, a.exponent.kind === 'number' ? a.exponent.value : null, bits);
}

/** The digits, where the error leaves no doubt about them; at the last attempt, a part that may be 0 is taken as 0. */
function certain(ball: Ball, digits: number, isLast: boolean): PreciseValue | null {
  const vanishing: ('re' | 'im')[] = [];
  const texts: string[] = [];
  for (const part of ['re', 'im'] as const) {
    if (part === 'im' && ball.real) texts.push('0');
    else {
      const text = certainDigits(ball.value[part], ball.error, digits);
      if (text !== null) texts.push(text);
      else if (isLast && mayBeZero(ball.value[part], ball.error) && ball.error < -4 * digits * Math.log2(10)) {
        vanishing.push(part);
        texts.push('0');
      } else return null;
    }
  }
  return { re: texts[0]!, im: texts[1]!, vanishing };
}

const mayBeZero = (x: BigFloat, error: number): boolean => x.mantissa === 0n || magnitude(x) - 1 <= error;

/** Both ends of the interval round to the same digits. */
function certainDigits(x: BigFloat, error: number, digits: number): string | null {
  if (error === EXACT) return toDecimal(x, digits);
  if (mayBeZero(x, error)) return null;
  const radius: BigFloat = { mantissa: 1n, exponent: Math.ceil(error) };
  const wide = Math.max(64, Math.ceil(magnitude(x) - Math.min(error, x.exponent)) + 8);
  const [low, high] = [toDecimal(subtract(x, radius, wide), digits), toDecimal(plus(x, radius, wide), digits)];
  return low === high ? low : null;
}

/** What stands in the way before anything is computed. */
function unknownName(a: Expression, at: Readonly<Record<string, Rational>>): string | undefined {
  switch (a.kind) {
    case 'number':
      return undefined;
    case 'symbol':
      return Object.hasOwn(at, a.name) ? undefined : `The symbol ${a.name} has no value.`;
    case 'constant':
      return a.name === 'infinity' ? 'The expression contains infinity.' : undefined;
    case 'sum':
      return firstUnknown(a.terms, at);
    case 'product':
      return firstUnknown(a.factors, at);
    case 'power':
      return firstUnknown([a.base, a.exponent], at);
    case 'apply':
      return preciseFunctions.has(a.name)
        ? firstUnknown(a.args, at)
        : `${a.name} is not available to that many digits.`;
  }
}

const firstUnknown = (nodes: readonly Expression[], at: Readonly<Record<string, Rational>>): string | undefined =>
  nodes.map((node) => unknownName(node, at)).find((why) => why !== undefined);
