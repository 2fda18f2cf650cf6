import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import * as balls from '../../numeric/precise/ball.ts';
import { type Ball, EXACT, integerBall, lower, realBall, upper } from '../../numeric/precise/ball.ts';
import { exponential, logarithm } from '../../numeric/precise/ball-elementary.ts';
import { ZERO } from '../../numeric/precise/big-float.ts';
import type { Expression, PowerNode } from '../expression.ts';
import type { Arithmetic } from '../facts/fact.ts';
import { byFormula } from '../facts/table.ts';
import { preciseFunctions } from '../precise-functions.ts';
import { isExactZero, leafBall, powerOf, rationalBall } from './operations.ts';

/*
 * Real numbers beyond the exponents of balls, e^(e^(10^30)) and e^(−e^(10^30)), with enclosures: what overflows is kept as its sign and
 * its logarithm, which may itself be such a number (level-index numbers: C. W. Clenshaw and F. W. J. Olver, "Beyond floating point",
 * J. ACM 31 (1984)).
 *
 * Products add logarithms, powers multiply them. The one hard operation is the sum, which is taken by the larger of the two,
 *
 *     e^a ± e^b = e^a·(1 ± e^(b − a))   for a ≥ b,
 *
 * so its logarithm is a + ln(1 ± e^(b − a)): the difference of the logarithms decides, and where they are so large that they are
 * kept by their own logarithms, it is such a sum again. Example: e^(e^A) − e^(e^B) with A = B + 1/1000 = 10^30. The logarithms are e^A
 * and e^B; they differ by e^A·(1 − e^(−1/1000)), still vast, so the second summand is nothing beside the first.
 *
 * To debug: a value that balls hold must be the same here (`evaluate-vast.test.ts`); what is null for all precisions is a sign that
 * cannot be told, of a base, of a logarithm, or of the difference of two logarithms.
 */

/** ±e^logarithm, where a ball does not hold that, or not well. */
export interface VastNumber {
  readonly sign: 1 | -1;
  readonly logarithm: Enclosure;
}

/** A number within known bounds: in a ball, complex too, or beyond its exponents, real alone. */
export type Enclosure = Ball | VastNumber;

/** Whether a number is beyond the exponents of balls. */
export const isVast = (a: Enclosure): a is VastNumber => 'logarithm' in a;
const isInBall = (a: Enclosure | null): a is Ball => a !== null && !isVast(a);

/** One evaluation at a working precision; null where there is no value, or none that can be told. */
export function evaluateEnclosed(
  a: Expression,
  bits: number,
  at: Readonly<Record<string, Rational>>,
): Enclosure | null {
  switch (a.kind) {
    case 'number':
    case 'symbol':
    case 'constant':
      return leafBall(a, bits, at);
    case 'sum':
      return joined(a.terms, addEnclosed, bits, at);
    case 'product':
      return joined(a.factors, multiplyEnclosed, bits, at);
    case 'power':
      return powerOfNode(a, bits, at);
    case 'apply':
      return applied(
        a.name,
        a.args.map((arg) => evaluateEnclosed(arg, bits, at)),
        bits,
      );
  }
}

type Operation = (a: Enclosure, b: Enclosure, bits: number) => Enclosure | null;

function joined(
  nodes: readonly Expression[],
  join: Operation,
  bits: number,
  at: Readonly<Record<string, Rational>>,
): Enclosure | null {
  let whole: Enclosure | null = null;
  for (const node of nodes) {
    const part = evaluateEnclosed(node, bits, at);
    if (part === null) return null;
    whole = whole === null ? part : join(whole, part, bits);
    if (whole === null) return null;
  }
  return whole;
}

/** −1, 0 or 1, where that is known of a real number. */
export function signOfEnclosed(a: Enclosure): -1 | 0 | 1 | null {
  if (isVast(a)) return a.sign;
  if (isExactZero(a)) return 0;
  if (!a.real || lower(a) === EXACT) return null;
  return a.value.re.mantissa > 0n ? 1 : -1;
}

/** −a */
export const negateEnclosed = (a: Enclosure): Enclosure =>
  isVast(a) ? { ...a, sign: a.sign === 1 ? -1 : 1 } : balls.negate(a);

/** a + b; null where which is larger cannot be told. */
export function addEnclosed(a: Enclosure, b: Enclosure, bits: number): Enclosure | null {
  if (!isVast(a) && !isVast(b)) return balls.add(a, b, bits);
  const [first, second] = [logarithmOfSize(a, bits), logarithmOfSize(b, bits)];
  if (first === 'zero') return b;
  if (second === 'zero') return a;
  if (first === null) return isVast(b) && !isVast(a) ? besideUnsigned(b, a, bits) : null;
  if (second === null) return isVast(a) && !isVast(b) ? besideUnsigned(a, b, bits) : null;
  const apart = addEnclosed(second.logarithm, negateEnclosed(first.logarithm), bits);
  if (apart === null) return null;
  return signOfEnclosed(apart) === 1
    ? sumByLarger(second, first, negateEnclosed(apart), bits)
    : sumByLarger(first, second, apart, bits);
}

/** A vast number and one in a ball of unknown sign, such as what was rounded: one is nothing beside the other. */
function besideUnsigned(a: VastNumber, b: Ball, bits: number): Enclosure | null {
  if (upper(b) > -farBelow || !b.real) return null;
  const sign = isFar(a.logarithm) ? signOfEnclosed(a.logarithm) : null;
  if (sign === null) return null;
  if (sign === -1) return balls.add(b, nothing, bits);
  const whole = addEnclosed(a.logarithm, nothing, bits);
  return whole && signed(a.sign, whole, bits);
}

/** Whether |a| is large enough for e^a or e^(−a) to be smaller than `nothing`, beside what is larger than that. */
const isFar = (a: Enclosure): boolean => (isVast(a) ? signOfEnclosed(a.logarithm) === 1 : lower(a) > log2OfFar + 1);

/** e^a·(1 ± e^apart), where `apart` is not known to be positive. */
function sumByLarger(larger: VastNumber, smaller: VastNumber, apart: Enclosure, bits: number): Enclosure | null {
  const ratio = signOfEnclosed(apart) === 0 ? integerBall(1) : exponentialOf(apart, bits);
  if (ratio === null) return null;
  const small = isVast(ratio) ? nothingBeside(ratio) : ratio;
  if (small === null) return null;
  const same = larger.sign === smaller.sign;
  const factor = balls.add(integerBall(1), same ? small : balls.negate(small), bits);
  if (isExactZero(factor)) return factor;
  const own = signOfEnclosed(factor) === 1 ? logarithm(factor, bits) : null;
  const whole = own && addEnclosed(larger.logarithm, own, bits);
  return whole && signed(larger.sign, whole, bits);
}

/** A vast number beside 1: nothing; null where it is not so small. */
const nothingBeside = (a: VastNumber): Ball | null =>
  isFar(a.logarithm) && signOfEnclosed(a.logarithm) === -1 ? nothing : null;

const log2OfFar = 40;
/** log₂ of more than any number that is too small for the exponent of a ball. */
const farBelow = -(2 ** log2OfFar);
/** 0, up to an error that is far below every rounding. */
const nothing = realBall(ZERO, farBelow);

/** a·b */
function multiplyEnclosed(a: Enclosure, b: Enclosure, bits: number): Enclosure | null {
  if (!isVast(a) && !isVast(b)) return balls.multiply(a, b, bits);
  const [first, second] = [logarithmOfSize(a, bits), logarithmOfSize(b, bits)];
  if (first === 'zero' || second === 'zero') return integerBall(0);
  if (first === null || second === null) return null;
  const whole = addEnclosed(first.logarithm, second.logarithm, bits);
  return whole && signed(first.sign === second.sign ? 1 : -1, whole, bits);
}

/** The sign of a real number and ln |a|; null where the sign is not known. */
function logarithmOfSize(a: Enclosure, bits: number): VastNumber | 'zero' | null {
  if (isVast(a)) return a;
  const sign = signOfEnclosed(a);
  if (sign === 0) return 'zero';
  const own = sign === null ? null : logarithm(sign === 1 ? a : balls.negate(a), bits);
  return own && { sign: sign === 1 ? 1 : -1, logarithm: own };
}

/** ±e^a, in a ball where that holds it. */
function signed(sign: 1 | -1, a: Enclosure, bits: number): Enclosure | null {
  const size = exponentialOf(a, bits);
  return size === null || sign === 1 ? size : negateEnclosed(size);
}

function exponentialOf(a: Enclosure, bits: number): Enclosure | null {
  const held = isVast(a) ? null : exponential(a, bits);
  if (held !== null) return held;
  return isVast(a) || a.real ? { sign: 1, logarithm: a } : null;
}

function powerOfNode(a: PowerNode, bits: number, at: Readonly<Record<string, Rational>>): Enclosure | null {
  const exponent = evaluateEnclosed(a.exponent, bits, at);
  if (exponent === null) return null;
  if (a.base.kind === 'constant' && a.base.name === 'e') return exponentialOf(exponent, bits);
  const base = evaluateEnclosed(a.base, bits, at);
  return base && raised(base, exponent, a.exponent.kind === 'number' ? a.exponent.value : null, bits);
}

/** base^exponent; of what is negative by an integer that is known alone. */
function raised(base: Enclosure, exponent: Enclosure, exact: Rational | null, bits: number): Enclosure | null {
  const held = isVast(base) || isVast(exponent) ? null : powerOf(base, exponent, exact, bits);
  if (held !== null) return held;
  const of = logarithmOfSize(base, bits);
  if (of === null || of === 'zero') return null;
  const turns = of.sign === -1 && (exact === null || !Q.isInteger(exact));
  const whole = turns ? null : multiplyEnclosed(exponent, of.logarithm, bits);
  const isOdd = exact !== null && BigInt(exact.numerator) % 2n !== 0n;
  return whole && signed(of.sign === -1 && isOdd ? -1 : 1, whole, bits);
}

function applied(name: string, args: readonly (Enclosure | null)[], bits: number): Enclosure | null {
  const inBalls = args.filter(isInBall);
  if (inBalls.length === args.length) {
    const held = preciseFunctions.get(name)?.(inBalls, bits) ?? null;
    if (held !== null) return held;
  }
  const [u] = args;
  if (args.length !== 1 || u === undefined || u === null) return null;
  if (name === 'ln') return isVast(u) && u.sign === 1 ? u.logarithm : null;
  if (name === 'abs') return isVast(u) ? { ...u, sign: 1 } : null;
  if (name === 'sign') return isVast(u) ? integerBall(u.sign) : null;
  return byFormula<Enclosure | null>(name, arithmetic(bits), u) ?? null;
}

const arithmetic = (bits: number): Arithmetic<Enclosure | null> => ({
  number: (value) => rationalBall(value, bits),
  add: (a, b) => a && b && addEnclosed(a, b, bits),
  multiply: (a, b) => a && b && multiplyEnclosed(a, b, bits),
  power: (a, exponent) => a && raised(a, rationalBall(exponent, bits), exponent, bits),
  apply: (name, u) => applied(name, [u], bits),
});
