import { factorial } from '../exact/factorial.ts';
import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { doubleDoubleFromRational } from '../numeric/double-double.ts';
import { add, subtract } from '../numeric/precise/big-float.ts';
import { fromRational } from '../numeric/precise/convert.ts';
import { lnBetaExtended } from '../numeric/special/ln-beta.ts';
import { no, ok, type Result } from '../result/result.ts';
import { agreesWithLogarithm } from './agreement.ts';
import { rationalDigits } from './digits.ts';
import { besidePole, exactGamma, isBesidePole, isPole } from './gamma.ts';
import { lnAbsoluteGamma } from './ln-absolute-gamma.ts';
import { numberFromLogarithm } from './number-from-logarithm.ts';
import { bitsFor, DIGITS, type ExactMultiple, type FunctionValue } from './value.ts';

/** Up to here a positive integer argument makes the value an exact rational number. */
const maxProduct = 2_000;
const maxExact = 20_000;
const LARGEST = 10 ** 15;

/**
 * B(a, b) = Γ(a)Γ(b)/Γ(a+b), DLMF 5.12.1, for exact rationals of either sign: exact where a or b is a positive integer, and
 * for integers and half-integers; else `digits` significant digits. Poles are failures that say so.
 *
 * With a positive integer b, B(a, b) = (b−1)!/(a(a+1)…(a+b−1)) is a rational function of a, and that is its value also
 * where Γ(a) and Γ(a+b) both have poles.
 */
export function beta(a: Rational, b: Rational, digits: number = DIGITS): Result<FunctionValue> {
  const pole = poleMessage(a, b);
  if (pole !== undefined) return no('no-answer', pole, { reason: 'pole' });
  if (!(Math.abs(Q.toNumber(a)) <= LARGEST && Math.abs(Q.toNumber(b)) <= LARGEST)) {
    return no('too-large', 'The arguments must lie between −10^15 and 10^15.');
  }
  if ([a, b, Q.add(a, b)].some(isBesidePole)) return no('too-large', besidePole);
  if (!isPole(a) && !isPole(b) && isPole(Q.add(a, b))) {
    const checked = [{ how: 'definition', detail: '1/Γ(a + b) is 0 where Γ has a pole.' }];
    return ok({ exact: { coefficient: Q.zero, rootPi: 0 }, decimal: '0', checked });
  }
  const exact = exactBeta(a, b);
  const { regular, negative } = withoutPoles(a, b);
  const decimal =
    exact?.rootPi === 0 ? rationalDigits(exact.coefficient, digits) : betaDecimal(regular, negative, digits);
  if (
    !agreesWithLogarithm(
      decimal,
      lnBetaExtended(doubleDoubleFromRational(regular[0]), doubleDoubleFromRational(regular[1])),
    )
  ) {
    return no('check-failed', 'Two independent computations of this value disagree, so no answer is shown.');
  }
  const checked = [
    { how: 'independent computation', detail: 'ln |B| from Stirling’s series in double-double arithmetic agrees.' },
  ];
  return ok({ exact, decimal, checked });
}

const isPositiveInteger = (x: Rational): boolean => Q.isInteger(x) && Q.sign(x) > 0;

function poleMessage(a: Rational, b: Rational): string | undefined {
  for (const [x, other] of [
    [a, b],
    [b, a],
  ] as const) {
    if (!isPole(x)) continue;
    // a(a+1)…(a+b−1) has no factor 0 when a + b ≤ 0.
    if (isPositiveInteger(other) && Q.sign(Q.add(a, b)) <= 0) continue;
    const at = Z.toString(x.numerator);
    return `The beta function has a pole where an argument is 0, −1, −2, …: ${at} is one of them.`;
  }
  return undefined;
}

function exactBeta(a: Rational, b: Rational): ExactMultiple | undefined {
  const [small, other] = isPositiveInteger(b) && (!isPositiveInteger(a) || Q.compare(b, a) <= 0) ? [b, a] : [a, b];
  if (isPositiveInteger(small) && Q.toNumber(small) <= maxProduct && sizeOf(other) < 200) {
    return { coefficient: quotientOfProduct(Number(small.numerator), other), rootPi: 0 };
  }
  if (isPole(a) || isPole(b) || Math.abs(Q.toNumber(a)) + Math.abs(Q.toNumber(b)) > maxExact) return undefined;
  const [gammaA, gammaB, gammaSum] = [exactGamma(a), exactGamma(b), exactGamma(Q.add(a, b))];
  if (gammaA === undefined || gammaB === undefined || gammaSum === undefined) return undefined;
  return {
    coefficient: Q.divide(Q.multiply(gammaA.coefficient, gammaB.coefficient), gammaSum.coefficient),
    rootPi: gammaA.rootPi + gammaB.rootPi - gammaSum.rootPi,
  };
}

const sizeOf = (x: Rational): number => Z.bitLength(x.numerator) + Z.bitLength(x.denominator);

/** (n−1)!/(x(x+1)…(x+n−1)). */
function quotientOfProduct(n: number, x: Rational): Rational {
  // With x = p/q the product is p(p+q)…(p+(n−1)q)/qⁿ.
  let product: Z.Integer = 1;
  for (let i = 0; i < n; i++) product = Z.multiply(product, Z.add(x.numerator, Z.multiply(i, x.denominator)));
  return Q.rational(Z.multiply(factorial(n - 1), Z.power(x.denominator, n)), product);
}

/** Between two poles, with b a positive integer and a + b ≤ 0: B(a, b) = (−1)^b B(1−a−b, b). */
function withoutPoles(a: Rational, b: Rational): { regular: readonly [Rational, Rational]; negative: boolean } {
  if (!isPole(a) && !isPole(b)) return { regular: [a, b], negative: false };
  const positive = isPole(a) ? b : a;
  return {
    regular: [Q.subtract(Q.one, Q.add(a, b)), positive],
    negative: !Z.isEven(positive.numerator),
  };
}

function betaDecimal([a, b]: readonly [Rational, Rational], mirrored: boolean, digits: number): string {
  const bits = bitsFor(digits) + 64;
  const wide = bits + 64 + sizeOf(a) + sizeOf(b);
  const [first, second, sum] = [a, b, Q.add(a, b)].map((x) => lnAbsoluteGamma(fromRational(x, wide), bits));
  const ln = subtract(add(first!.ln, second!.ln, wide), sum!.ln, wide);
  const negative = [first!, second!, sum!].filter((part) => part.negative).length % 2 === 1;
  return numberFromLogarithm(ln, negative !== mirrored, digits);
}
