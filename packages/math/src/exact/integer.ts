/**
 * Integers of any size in one canonical form: a safe integer is always a `number`, everything larger a `bigint`. Two
 * integers are therefore equal exactly when `===` says so, and the small ones, which are nearly all, never touch
 * `bigint` (about fifteen times slower). Zero is always +0.
 *
 * Meant to be imported as a namespace: `import * as Z from '../exact/integer.ts'`.
 */
export type Integer = number | bigint;

/** The canonical form of a bigint. */
export function fromBigInt(value: bigint): Integer {
  // Number() of a bigint beyond ±(2^53 − 1) rounds to something that is not safe, so the test needs no bigint compare.
  const small = Number(value);
  return Number.isSafeInteger(small) ? small : value;
}

/** The canonical form of an integral double of any size; a value that is not an integer is a bug of the caller. */
export const fromNumber = (value: number): Integer => (Number.isSafeInteger(value) ? value + 0 : BigInt(value));

/** The same value as a bigint. */
export const toBigInt = (a: Integer): bigint => (typeof a === 'bigint' ? a : BigInt(a));

/** The nearest double (ties to even), ±Infinity beyond the range. */
export const toNumber = (a: Integer): number => (typeof a === 'number' ? a : Number(a));

/** Reads an optional sign and decimal digits; null for anything else. */
export function fromString(text: string): Integer | null {
  if (!/^[+-]?\d+$/.test(text)) return null;
  if (text.length < 16) return Number(text) + 0;
  return fromBigInt(
    text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text.startsWith('+') ? text.slice(1) : text),
  );
}

const decimalText = (a: Integer): string => a.toString();

/** Decimal digits with a leading minus sign where there is one; fast for any size. */
export { decimalText as toString };

/** a + b */
export function add(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return fromBigInt(BigInt(a) + BigInt(b));
}

/** a − b */
export function subtract(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b;
    if (Number.isSafeInteger(difference)) return difference;
  }
  return fromBigInt(BigInt(a) - BigInt(b));
}

/** a · b */
export function multiply(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return fromBigInt(BigInt(a) * BigInt(b));
}

// Both directions stay canonical: the safe range is symmetric.
/** −a */
export const negate = (a: Integer): Integer => (typeof a === 'number' ? 0 - a : -a);

/** |a| */
export const abs = (a: Integer): Integer => (a < 0 ? negate(a) : a);

/** −1, 0 or 1 */
export const sign = (a: Integer): -1 | 0 | 1 => (a > 0 ? 1 : a < 0 ? -1 : 0);

/** Whether a is 0. */
export const isZero = (a: Integer): boolean => a === 0;

/** Whether 2 divides a. */
export const isEven = (a: Integer): boolean => (typeof a === 'number' ? a % 2 === 0 : (a & 1n) === 0n);

/** Whether both are the same integer; each has one representation only. */
export const equals = (a: Integer, b: Integer): boolean => a === b;

/** The sign of a − b. */
export const compare = (a: Integer, b: Integer): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);

/** Quotient rounded toward zero. Division by zero is a bug of the caller and throws. */
export function quotient(a: Integer, b: Integer): Integer {
  if (b === 0) throw new RangeError('integer division by zero');
  // |a| < 2^53 and |b| ≥ 1: a/b rounds across an integer only if the fraction is closer than half an ulp, which
  // needs |a| ≥ 2^53; so truncating the rounded double is exact.
  if (typeof a === 'number' && typeof b === 'number') return Math.trunc(a / b) + 0;
  return fromBigInt(BigInt(a) / BigInt(b));
}

/** Remainder of the quotient toward zero: it has the sign of `a`. */
export function remainder(a: Integer, b: Integer): Integer {
  if (b === 0) throw new RangeError('integer division by zero');
  if (typeof a === 'number' && typeof b === 'number') return (a % b) + 0;
  return fromBigInt(BigInt(a) % BigInt(b));
}

/** a modulo b with 0 ≤ result < |b|. */
export function modulo(a: Integer, b: Integer): Integer {
  const rest = remainder(a, b);
  return rest < 0 ? add(rest, abs(b)) : rest;
}

/** Quotient rounded toward −∞. */
export function floorDivide(a: Integer, b: Integer): Integer {
  const whole = quotient(a, b);
  return remainder(a, b) !== 0 && a < 0 !== b < 0 ? subtract(whole, 1) : whole;
}

/** a / b where b is known to divide a. */
export const divideExact = quotient;

/** Whether a is a multiple of the divisor; 0 divides 0 alone. */
export const divides = (divisor: Integer, a: Integer): boolean =>
  divisor === 0 ? a === 0 : remainder(a, divisor) === 0;

/** Greatest common divisor, never negative; gcd(0, 0) = 0. */
export function gcd(a: Integer, b: Integer): Integer {
  let x = abs(a);
  let y = abs(b);
  // Euclid: V8's bigint division is subquadratic, and one step brings unequal sizes to the doubles' fast path.
  while (typeof x === 'bigint' || typeof y === 'bigint') {
    if (y === 0) return x;
    const rest = remainder(x, y);
    x = y;
    y = rest;
  }
  return smallGcd(x, y);
}

function smallGcd(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

/** Least common multiple, never negative; lcm(a, 0) = 0. */
export function lcm(a: Integer, b: Integer): Integer {
  if (a === 0 || b === 0) return 0;
  return abs(multiply(divideExact(a, gcd(a, b)), b));
}

/** Bézout: g = gcd(a, b) = a·s + b·t. */
export function extendedGcd(a: Integer, b: Integer): { readonly g: Integer; readonly s: Integer; readonly t: Integer } {
  let [r0, r1]: [Integer, Integer] = [a, b];
  let [s0, s1]: [Integer, Integer] = [1, 0];
  let [t0, t1]: [Integer, Integer] = [0, 1];
  while (r1 !== 0) {
    const q = quotient(r0, r1);
    [r0, r1] = [r1, subtract(r0, multiply(q, r1))];
    [s0, s1] = [s1, subtract(s0, multiply(q, s1))];
    [t0, t1] = [t1, subtract(t0, multiply(q, t1))];
  }
  return r0 < 0 ? { g: negate(r0), s: negate(s0), t: negate(t0) } : { g: r0, s: s0, t: t0 };
}

/** a^n for an integer n ≥ 0; 0^0 = 1. The caller bounds the size of the result (see `bitLength`). */
export function power(a: Integer, n: number): Integer {
  if (n < 0 || !Number.isSafeInteger(n)) throw new RangeError('integer power needs an exponent ≥ 0');
  if (typeof a === 'number') {
    const small = a ** n;
    // An exact power below 2^53 is computed exactly by repeated multiplication; Math.pow itself may be off by an ulp.
    if (Math.abs(small) < 2 ** 52) return smallPower(a, n);
  }
  return fromBigInt(BigInt(a) ** BigInt(n));
}

function smallPower(a: number, n: number): number {
  let result = 1;
  let base = a;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= base;
    if (left > 1) base *= base;
  }
  return result + 0;
}

/** Number of bits of |a|: 0 for 0, 1 for 1, 2 for 2 and 3. */
export function bitLength(a: Integer): number {
  if (typeof a === 'number') {
    if (a === 0) return 0;
    const size = Math.abs(a);
    const bits = Math.floor(Math.log2(size)) + 1;
    return size >= 2 ** bits ? bits + 1 : size < 2 ** (bits - 1) ? bits - 1 : bits;
  }
  if (a === 0n) return 0;
  double.setFloat64(0, Number(a));
  const exponent = (double.getUint16(0) & 0x7fff) >> 4;
  if (exponent === INFINITE) {
    const shift = dispensable(a);
    return shift + bitLength((a < 0n ? -a : a) >> BigInt(shift));
  }
  const bits = exponent - 1022;
  // 2^60 − 1 has become the double 2^60: only what is a power of two now can have been rounded up to it.
  const isPower = (double.getUint32(0) & 0xfffff) === 0 && double.getUint32(4) === 0;
  return isPower && (a < 0n ? -a : a) >> BigInt(bits - 1) === 0n ? bits - 1 : bits;
}

/** At least a quarter of the bits of what is beyond every double, so many that more than 64 remain. */
function dispensable(a: bigint): number {
  let shift = 960;
  while (!Number.isFinite(Number(a >> BigInt(2 * shift)))) shift *= 2;
  return shift;
}

/** A double as its bits. */
const double = new DataView(new ArrayBuffer(8));
/** The exponent of what is beyond every double. */
const INFINITE = 0x7ff;

/** The larger of two integers. */
export const max = (a: Integer, b: Integer): Integer => (a >= b ? a : b);
