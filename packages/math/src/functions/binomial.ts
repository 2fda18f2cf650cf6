import { binomial as exactBinomial } from '../exact/binomial.ts';
import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type DoubleDouble, doubleDoubleFromRational, negate, add as plus } from '../numeric/double-double.ts';
import { logarithm1p } from '../numeric/double-double-log.ts';
import { subtract } from '../numeric/precise/big-float.ts';
import { fromRational } from '../numeric/precise/convert.ts';
import { lnAbsoluteGammaExtended } from '../numeric/special/ln-absolute-gamma-extended.ts';
import { no, ok, type Result } from '../result/result.ts';
import { agreesWithLogarithm } from './agreement.ts';
import { binomialModulo } from './binomial-modulo.ts';
import { rationalDigits } from './digits.ts';
import { besidePole, isBesidePole, isPole } from './gamma.ts';
import { lnAbsoluteGamma } from './ln-absolute-gamma.ts';
import { numberFromLogarithm } from './number-from-logarithm.ts';
import { bitsFor, type Confirmation, DIGITS, type FunctionValue } from './value.ts';

/** Longer exact answers (in bits) are given as scaled decimals. */
const maxExactBits = 1_000_000;
/** Factors of a product that is formed exactly for a rational upper argument. */
const maxProduct = 400;
const LARGEST = 10 ** 15;
/** Lucas's theorem is applied modulo these. */
const PRIMES = [9_973, 1_009, 97];

/**
 * The binomial coefficient C(n, k) for exact rationals (R. L. Graham, D. E. Knuth, O. Patashnik, Concrete Mathematics 5.1):
 *
 * - k an integer: n(n−1)…(n−k+1)/k!, whatever n is; 0 for k < 0. Exact while it can be written out;
 * - else Γ(n+1)/(Γ(k+1)Γ(n−k+1)), 0 where a pole stands below; n a negative integer is then a pole.
 */
export function binomial(n: Rational, k: Rational, digits: number = DIGITS): Result<FunctionValue> {
  if (!(Math.abs(Q.toNumber(n)) <= LARGEST && Math.abs(Q.toNumber(k)) <= LARGEST)) {
    return no('too-large', 'The arguments must lie between −10^15 and 10^15.');
  }
  if ([n, k, Q.subtract(n, k)].some((x) => isBesidePole(x) || isBesidePole(Q.add(x, Q.one))))
    return no('too-large', besidePole);
  if (Q.isInteger(k)) {
    if (Q.sign(k) < 0) return zero('k is negative');
    return Q.isInteger(n) ? integers(Number(n.numerator), Number(k.numerator), digits) : rationalUpper(n, k, digits);
  }
  if (Q.isInteger(n) && Q.sign(n) < 0) {
    return no(
      'no-answer',
      `The binomial coefficient has a pole at the negative integer n = ${Z.toString(n.numerator)} when k is not an integer.`,
      { reason: 'pole' },
    );
  }
  return byGamma(n, k, digits);
}

function zero(why: string): Result<FunctionValue> {
  const checked = [{ how: 'definition', detail: `It is 0 because ${why}.` }];
  return ok({ exact: { coefficient: Q.zero, rootPi: 0 }, decimal: '0', checked });
}

function integers(n: number, k: number, digits: number): Result<FunctionValue> {
  if (n >= 0 && k > n) return zero('k is larger than n');
  // (−1)^k C(k−n−1, k) for n < 0.
  const top = n < 0 ? k - n - 1 : n;
  const negative = n < 0 && k % 2 === 1;
  if (top > LARGEST || bitsOf(top, k) > maxExactBits) return scaled(top, k, negative, digits);
  const value = exactBinomial(n, k);
  if (!PRIMES.every((prime) => Z.modulo(value, prime) === residue(top, k, negative, prime))) return failed;
  const checked = [
    {
      how: 'modular check',
      detail: `Lucas’s theorem gives the same residues modulo ${PRIMES.slice(0, -1).join(', ')} and ${PRIMES.at(-1)}.`,
    },
  ];
  return ok({ exact: exactly(value), decimal: rationalDigits(Q.integerRational(value), digits), checked });
}

const failed = no('check-failed', 'Two independent computations of this value disagree, so no answer is shown.');
const exactly = (value: Integer) => ({ coefficient: Q.integerRational(value), rootPi: 0 });

function residue(top: number, k: number, negative: boolean, prime: number): number {
  const value = binomialModulo(top, k, prime);
  return negative && value !== 0 ? prime - value : value;
}

/** log₂ C(n, k) from above: n times the binary entropy of k/n. */
function bitsOf(n: number, k: number): number {
  const short = Math.min(k, n - k);
  if (short <= 0) return 1;
  return short * Math.log2(n / short) - (n - short) * (Math.log1p(-short / n) / Math.LN2) + 2;
}

/** Too long to write out: a scaled decimal from ln Γ. */
function scaled(n: number, k: number, negative: boolean, digits: number): Result<FunctionValue> {
  if (n > 2 * LARGEST) return no('too-large', 'The arguments are too large for a binomial coefficient with digits.');
  const value = byGamma(Q.integerRational(n), Q.integerRational(k), digits);
  if (!value.ok || !negative) return value;
  return ok({ ...value.value, decimal: `-${value.value.decimal}` });
}

function rationalUpper(n: Rational, k: Rational, digits: number): Result<FunctionValue> {
  const count = Number(k.numerator);
  if (count > maxProduct || Z.bitLength(n.numerator) + Z.bitLength(n.denominator) > 300) return byGamma(n, k, digits);
  let product: Rational = Q.one;
  for (let i = 0; i < count; i++)
    product = Q.divide(Q.multiply(product, Q.subtract(n, Q.integerRational(i))), Q.integerRational(i + 1));
  const decimal = rationalDigits(product, digits);
  if (!agreesWithLogarithm(decimal, independentLogarithm(n, k))) return failed;
  return ok({ exact: { coefficient: product, rootPi: 0 }, decimal, checked: byLogarithm });
}

const byLogarithm: readonly Confirmation[] = [
  { how: 'independent computation', detail: 'ln |Γ| by Stirling’s series in double-double arithmetic agrees.' },
];

function byGamma(n: Rational, k: Rational, digits: number): Result<FunctionValue> {
  const below = [Q.add(k, Q.one), Q.add(Q.subtract(n, k), Q.one)] as const;
  if (below.some(isPole)) return zero('Γ in the denominator has a pole');
  const bits = bitsFor(digits) + 64;
  const wide =
    bits +
    64 +
    Z.bitLength(n.numerator) +
    Z.bitLength(n.denominator) +
    Z.bitLength(k.numerator) +
    Z.bitLength(k.denominator);
  const [top, first, second] = [Q.add(n, Q.one), ...below].map((x) => lnAbsoluteGamma(fromRational(x, wide), bits));
  const ln = subtract(subtract(top!.ln, first!.ln, wide), second!.ln, wide);
  const negative = [top!, first!, second!].filter((part) => part.negative).length % 2 === 1;
  const decimal = numberFromLogarithm(ln, negative, digits);
  return agreesWithLogarithm(decimal, independentLogarithm(n, k)) ? ok({ decimal, checked: byLogarithm }) : failed;
}

/** ln |C(n, k)| in double-double. */
function independentLogarithm(n: Rational, k: Rational): DoubleDouble {
  if (Q.isZero(k)) return logarithm1p(0);
  const [top, first, second] = [n, k, Q.subtract(n, k)].map((x) =>
    lnAbsoluteGammaExtended(doubleDoubleFromRational(Q.add(x, Q.one))),
  );
  return plus(plus(top!, negate(first!)), negate(second!));
}
