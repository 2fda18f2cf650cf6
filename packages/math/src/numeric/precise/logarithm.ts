import * as F from './big-float.ts';
import { ln2 } from './constants.ts';
import { fromInteger, fromNumber, toNumber } from './convert.ts';
import { exponential } from './exponential.ts';

/**
 * ln x, relatively precise beside x = 1 too; throws a RangeError for x ≤ 0.
 *
 * With x = 2^k m, m in [¾, 3/2): ln x = k ln 2 + ln m, and ln m = y + 2 artanh v for v = (m − e^y)/(m + e^y), where y is
 * near to it: at first from a double. The first term of the series triples the number of right bits (Brent and Zimmermann 4.2.4); the
 * last step takes as many terms as are missing, so that a few hundred bits cost one exponential. Next to 1 the series serves alone.
 */
export function logarithm(x: F.BigFloat, bits: number): F.BigFloat {
  if (x.mantissa <= 0n) throw new RangeError('logarithm of a number that is not positive');
  let k = F.magnitude(x);
  let m = F.timesPowerOfTwo(x, -k);
  if (m.mantissa === 1n || toNumber(m) < 0.75) {
    k -= 1;
    m = F.timesPowerOfTwo(m, 1);
  }
  const wide = bits + 16;
  const excess = F.subtract(m, F.ONE, wide);
  if (excess.mantissa === 0n) return F.multiply(fromInteger(k), ln2(bits + 64), bits);
  const near = F.magnitude(excess) < -32 ? nearOne(m, wide) : fromDouble(m, wide);
  if (k === 0) return F.add(near, fromInteger(0), bits);
  return F.add(F.multiply(fromInteger(k), ln2(wide + 64), wide + 64), near, bits);
}

/** 2 atanh((m − 1)/(m + 1)): each term is worth 64 bits or more. */
const nearOne = (m: F.BigFloat, bits: number): F.BigFloat =>
  twiceArtanh(F.divide(F.subtract(m, F.ONE, bits + 8), F.add(m, F.ONE, bits + 8), bits + 8), bits);

/** 2 artanh v of a small v, by its series. */
function twiceArtanh(v: F.BigFloat, bits: number): F.BigFloat {
  const square = F.toFixed(F.multiply(v, v, bits + 8), bits + 8);
  const shift = BigInt(bits + 8);
  let power = 1n << shift;
  let sum = power;
  for (let n = 3n; power !== 0n; n += 2n) {
    power = (power * square) >> shift;
    sum += power / n;
  }
  return F.multiply(v, F.rounded(sum, 1 - bits - 8, bits + 8), bits);
}

/** So many terms of the series at the end cost less than one more exponential does. */
const maxTerms = 8;

function fromDouble(m: F.BigFloat, bits: number): F.BigFloat {
  let y = fromNumber(Math.log(toNumber(m)));
  const working = bits + 36 + 16;
  let right = 45;
  for (; 2 * right * maxTerms < working; right *= 3)
    y = F.add(y, F.timesPowerOfTwo(quotientAt(m, y, 3 * right + 16), 1), 3 * right + 16);
  const v = quotientAt(m, y, working);
  return v.mantissa === 0n ? y : F.add(y, twiceArtanh(v, working), working);
}

/** (m − e^y)/(m + e^y), the hyperbolic tangent of half of ln m − y. */
function quotientAt(m: F.BigFloat, y: F.BigFloat, bits: number): F.BigFloat {
  const power = exponential(y, bits);
  return F.divide(F.subtract(m, power, bits), F.add(m, power, bits), bits);
}

/** ln(1 + x) for x > −1, relatively precise for small x. */
export function logarithm1p(x: F.BigFloat, bits: number): F.BigFloat {
  const guard = Math.max(0, -F.magnitude(x));
  if (x.mantissa === 0n) return x;
  if (guard > bits + 8) return F.subtract(x, F.timesPowerOfTwo(F.multiply(x, x, bits), -1), bits);
  return logarithm(F.add(F.ONE, x, bits + guard + 8), bits);
}
