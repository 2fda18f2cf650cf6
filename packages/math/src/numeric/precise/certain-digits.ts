import { fromDecimal, toDecimal as rationalToDecimal } from '../../exact/decimal.ts';
import { EXACT } from './ball.ts';
import { add, type BigFloat, magnitude, subtract } from './big-float.ts';
import { toDecimalOfAnySize as toDecimal } from './decimal.ts';
import { isRational, type Maybe, type Value } from './value.ts';

/** A real number of which as many bits can be had as are wanted; null where there are none. */
export type Computable = (bits: number) => Maybe;

/** So many more bits are tried until the digits are certain: what cancels takes bits whatever the number of digits. */
const attempts = [0, 128, 512];

/** The same, computed once at each precision. */
export function remembered(of: Computable): Computable {
  const known = new Map<number, Maybe>();
  return (bits) => {
    const own = known.get(bits);
    if (own !== undefined) return own;
    const value = of(bits);
    known.set(bits, value);
    return value;
  };
}

/**
 * `digits` significant digits of a number, each of them certain; undefined where they cannot be had. A number that agrees with a
 * shorter decimal to three times as many digits is rounded as that one is: whether it lies above or below half a unit,
 * nothing would ever tell, if it is that decimal.
 */
export function certainDecimal(of: Computable, digits: number): string | undefined {
  // Whole words, so that a few digits more or less ask for the same.
  const least = 64 * Math.ceil((digits * Math.log2(10) + 40) / 64);
  for (const more of attempts) {
    const value = of(least + more);
    const text = value === null ? undefined : decimalOfValue(value, digits);
    if (text !== undefined) return text;
  }
  return undefined;
}

function decimalOfValue(value: Value, digits: number): string | undefined {
  if (isRational(value)) return rationalToDecimal(value, digits);
  const { re } = value.value;
  if (value.error === EXACT) return toDecimal(re, digits);
  if (!value.real || re.mantissa === 0n || magnitude(re) - 2 <= value.error) return undefined;
  const [low, high] = ends(re, value.error);
  const [below, above] = [toDecimal(low, digits), toDecimal(high, digits)];
  if (below === above) return below;
  const [one, other] = [toDecimal(low, 3 * digits), toDecimal(high, 3 * digits)];
  const short = one === other ? fromDecimal(one) : null;
  return short === null ? undefined : rationalToDecimal(short, digits);
}

function ends(re: BigFloat, error: number): readonly [BigFloat, BigFloat] {
  const radius: BigFloat = { mantissa: 1n, exponent: Math.ceil(error) };
  const wide = Math.max(64, Math.ceil(magnitude(re) - Math.min(error, re.exponent)) + 8);
  return [subtract(re, radius, wide), add(re, radius, wide)];
}
