import * as B from '../../numeric/precise/ball.ts';
import { logarithm, squareRoot } from '../../numeric/precise/ball-elementary.ts';
import { magnitude, ONE, multiply as times, ZERO } from '../../numeric/precise/big-float.ts';
import { type Computable, remembered } from '../../numeric/precise/certain-digits.ts';
import { floor } from '../../numeric/precise/convert.ts';
import * as V from '../../numeric/precise/value.ts';
import type { PreciseLaw, ValueName } from './law.ts';

/**
 * A law on integers by the ratios of its neighbours, P(X = k)/P(X = k − 1), which fall as k grows, or rise towards `limit`.
 */
export interface Ratios {
  readonly support: readonly [number, number];
  /** Where the sums begin: where the probability is large. */
  readonly from: number;
  readonly ratio: (k: number, bits: number) => V.Maybe;
  readonly limit?: Computable;
}

/** More integers than this are not added up. */
const maxTerms = 3000;
/** log₂ of the least 1 − ratio with which a tail is cut. */
const SLOWEST = -10;

/**
 * The values of such a law to any number of digits, from the sums over its integers.
 *
 * With w(k) = P(X = k)/P(X = from), multiplied up from ratio to ratio, every value is made of Σ (k − from)ʲ w and Σ w ln w. The
 * sums go on until w < 2^−(2 bits + 128). With a ratio r ≤ 1 − 2⁻¹⁰ from there on, what is left out of any of them is at most
 * Σ √w: x |ln x| < √x, and (k − from)⁴ √w < 1 there, as k − from < 2¹² at the cut and r^(j/2) (2¹² + j)⁴ < 2⁶⁴ beyond. So it is
 * below 2^−(bits + 64) · 2¹¹.
 */
export function summedLaw(ratios: Ratios): PreciseLaw {
  const sums = rememberedSums(ratios);
  const moment =
    (of: (m: readonly V.Value[], bits: number) => V.Maybe): Computable =>
    (bits) => {
      const found = sums(bits);
      const m = found && [1, 2, 3, 4].map((j) => B.divide(powerSum(found, j, bits), found.total, bits));
      return m?.every((one) => one !== null) ? of(m, bits) : null;
    };
  const values: { readonly [Name in ValueName]?: Computable } = {
    mean: moment(([m1], bits) => V.add(B.integerBall(ratios.from), m1!, bits)),
    variance: moment((m, bits) => central(m, bits).variance),
    skewness: moment((m, bits) => {
      const { variance, third } = central(m, bits);
      const root = squareRoot(V.ballOf(variance, bits), bits);
      return root && V.divide(third, V.multiply(variance, root, bits), bits);
    }),
    kurtosis: moment((m, bits) => {
      const { variance, fourth } = central(m, bits);
      const ratio = V.divide(fourth, V.multiply(variance, variance, bits), bits);
      return ratio && V.subtract(ratio, B.integerBall(3), bits);
    }),
    entropy: (bits) => {
      const found = sums(bits);
      return found && entropy(found, bits);
    },
  };
  return {
    value: (name, x) => {
      if (name !== 'density' && name !== 'cumulative' && name !== 'survival') return values[name];
      return (
        x &&
        remembered((bits) => {
          const [found, at] = [sums(bits), x(bits)];
          return found && at && pointValue(found, name, Number(floor(V.ballOf(at, bits).value.re)), bits);
        })
      );
    },
  };
}

interface Sums {
  /** The first integer, and the weights from it on. */
  readonly first: number;
  readonly weights: readonly B.Ball[];
  readonly from: number;
  readonly total: B.Ball;
  /** What the sums may lack. */
  readonly below: B.Ball;
  readonly above: B.Ball;
}

function rememberedSums(ratios: Ratios) {
  const known = new Map<number, Sums | null>();
  return (bits: number): Sums | null => {
    const own = known.get(bits);
    if (own !== undefined) return own;
    const sums = sumsOf(ratios, bits + 32);
    known.set(bits, sums);
    return sums;
  };
}

function sumsOf(ratios: Ratios, bits: number): Sums | null {
  const [up, down] = [outward(ratios, 1, bits), outward(ratios, -1, bits)];
  if (up === null || down === null) return null;
  const weights = [...down.weights.toReversed(), B.integerBall(1), ...up.weights];
  const [below, above] = [lacking(down.isCut, bits), lacking(up.isCut, bits)];
  const total = sumOf([...weights, below, above], bits);
  return { first: ratios.from - down.weights.length, weights, from: ratios.from, total, below, above };
}

const lacking = (isCut: boolean, bits: number): B.Ball => B.realBall(ZERO, isCut ? -bits - 50 : B.EXACT);

const sumOf = (balls: readonly B.Ball[], bits: number): B.Ball =>
  balls.reduce((sum, ball) => B.add(sum, ball, bits), B.integerBall(0));

/** The weights beside `from` in one direction, until they are negligible; null where there are too many. */
function outward({ support, from, ratio, limit }: Ratios, way: 1 | -1, bits: number) {
  const count = way > 0 ? support[1] - from : from - support[0];
  const least = -2 * bits - 128;
  // Where the ratios end too close to 1 the sums are never cut, and have too many terms.
  if (count > maxTerms && way > 0 && !fallsFast(limit?.(bits), bits)) return null;
  const weights: B.Ball[] = [];
  // Relative errors are kept: the bound of an absolute one would not fall as the weights do.
  let [weight, error] = [ONE, B.EXACT];
  for (let j = 1; j <= count; j++) {
    const found = ratio(way > 0 ? from + j : from - j + 1, bits);
    const step = found && (way > 0 ? V.ballOf(found, bits) : B.divide(B.integerBall(1), V.ballOf(found, bits), bits));
    if (!step) return null;
    weight = times(weight, step.value.re, bits);
    error = B.logSum(error, B.relativeError(step), 1 - bits);
    weights.push(B.realBall(weight, magnitude(weight) + error));
    if (weights.length > maxTerms || error > -16) return null;
    if (magnitude(weight) < least - 1 && fallsFast(step, bits) && (way < 0 || fallsFast(limit?.(bits), bits)))
      return { weights, isCut: true };
  }
  return { weights, isCut: false };
}

const fallsFast = (ratio: V.Maybe | undefined, bits: number): boolean =>
  ratio === undefined || (ratio !== null && B.lower(B.complement(V.ballOf(ratio, bits), bits)) >= SLOWEST);

/** Σ (k − from)ʲ w. */
const powerSum = ({ weights, first, from, below, above }: Sums, j: number, bits: number): B.Ball =>
  sumOf(
    [...weights.map((w, i) => B.multiply(w, B.integerBall(BigInt(first + i - from) ** BigInt(j)), bits)), below, above],
    bits,
  );

/** ln Σ w − Σ w ln w/Σ w. */
function entropy({ weights, total, below, above }: Sums, bits: number): V.Maybe {
  const terms: B.Ball[] = [below, above];
  for (const weight of weights) {
    const ln = logarithm(weight, bits);
    if (ln === null) return null;
    terms.push(B.multiply(weight, ln, bits));
  }
  const [ln, mean] = [logarithm(total, bits), B.divide(sumOf(terms, bits), total, bits)];
  return ln && mean && B.add(ln, B.negate(mean), bits);
}

function pointValue(sums: Sums, name: 'density' | 'cumulative' | 'survival', k: number, bits: number): V.Maybe {
  const { weights, first, total, below, above } = sums;
  const at = k - first;
  if (at < 0 || at >= weights.length) return null;
  if (name === 'density') return B.divide(weights[at]!, total, bits);
  const part = name === 'cumulative' ? [...weights.slice(0, at + 1), below] : [...weights.slice(at + 1), above];
  const error = B.logSum(...part.map((w) => w.error));
  const sum = sumOf(part, bits);
  return B.divide({ ...sum, error: B.logSum(sum.error, error) }, total, bits);
}

/** Central moments from those about another point. */
function central([m1, m2, m3, m4]: readonly V.Value[], bits: number) {
  const times = (...all: readonly V.Value[]): V.Value => all.reduce((a, b) => V.multiply(a, b, bits));
  const whole = (n: number): V.Value => B.integerBall(n);
  const plus = (...all: readonly V.Value[]): V.Value => all.reduce((a, b) => V.add(a, b, bits));
  return {
    variance: plus(m2!, V.negate(times(m1!, m1!))),
    third: plus(m3!, times(whole(-3), m1!, m2!), times(whole(2), m1!, m1!, m1!)),
    fourth: plus(m4!, times(whole(-4), m1!, m3!), times(whole(6), m1!, m1!, m2!), times(whole(-3), m1!, m1!, m1!, m1!)),
  };
}
