import * as Q from '../../exact/rational.ts';
import { type Ball, realBall } from '../../numeric/precise/ball.ts';
import * as Elementary from '../../numeric/precise/ball-elementary.ts';
import * as Special from '../../numeric/precise/ball-special.ts';
import { euler } from '../../numeric/precise/constants.ts';
import { digamma } from '../../numeric/precise/digamma.ts';
import { incompleteBeta } from '../../numeric/precise/incomplete-beta.ts';
import { lowerGamma, upperGamma } from '../../numeric/precise/incomplete-gamma.ts';
import * as V from '../../numeric/precise/value.ts';

type BallFunction = (args: readonly Ball[], bits: number) => Ball | null;

const unary =
  (f: (a: Ball, bits: number) => Ball | null): BallFunction =>
  ([a], bits) =>
    f(a!, bits);

/** ln B(a, b). */
const lnBeta: BallFunction = ([a, b], bits) => {
  const parts = [Special.lnGamma(a!, bits), Special.lnGamma(b!, bits)];
  const whole = Special.lnGamma(V.ballOf(V.add(a!, b!, bits + 64), bits), bits);
  if (parts[0] === null || parts[1] === null || whole === null) return null;
  return V.ballOf(V.subtract(V.add(parts[0]!, parts[1]!, bits), whole, bits), bits);
};

/** What the formulas of distributions may call, on balls. */
const functions: Readonly<Record<string, BallFunction>> = {
  exp: unary(Elementary.exponential),
  ln: unary(Elementary.logarithm),
  atan: unary(Elementary.arctangent),
  tan: unary(Elementary.tangent),
  erfc: unary(Special.erfc),
  lngamma: unary(Special.lnGamma),
  digamma: unary(digamma),
  lnbeta: lnBeta,
  /** P(a, x) and Q(a, x). */
  gammaP: ([a, x], bits) => lowerGamma(a!, x!, bits),
  gammaQ: ([a, x], bits) => upperGamma(a!, x!, bits),
  /** betaI(a, b, x, 1 − x) = Iₓ(a, b). */
  betaI: ([a, b, x, y], bits) => incompleteBeta(a!, b!, x!, y!, bits),
};

/** What is exact for some exact arguments. */
const exactly: Readonly<Record<string, (args: readonly V.Value[], bits: number) => V.Maybe>> = {
  sqrt: ([a], bits) => V.power(a!, Q.rational(1, 2), bits),
  abs: ([a]) => {
    const sign = V.signOf(a!);
    return sign === undefined ? null : sign < 0 ? V.negate(a!) : a!;
  },
};

/** A function of a formula; one that is not known is a mistake of the table and throws. */
export function call(name: string, args: readonly V.Value[], bits: number): V.Maybe {
  const exact = exactly[name];
  if (exact) return exact(args, bits);
  const of = functions[name];
  if (!of) throw new Error(`${name} is not a function of formulas`);
  const [first] = args;
  // e⁰ = 1 and ln 1 = 0 exactly.
  if (name === 'exp' && V.isRational(first!) && Q.isZero(first)) return Q.one;
  if (name === 'ln' && V.isRational(first!) && Q.isOne(first)) return Q.zero;
  return of(
    args.map((arg) => V.ballOf(arg, bits)),
    bits,
  );
}

/** π and γ. */
export const constants: Readonly<Record<string, (bits: number) => V.Value>> = {
  pi: Elementary.piBall,
  euler: (bits) => realBall(euler(bits), 2 - bits),
};
