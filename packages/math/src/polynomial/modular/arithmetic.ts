/**
 * Dense polynomials in one variable over Z/p for a prime p < 2^26: `a[k]` is the coefficient of x^k in [0, p), the last
 * entry is not 0, the zero polynomial is empty. Products of two residues stay below 2^52, so that doubles are exact.
 */
export type ModularPolynomial = Float64Array;

/**
 * x mod p for 0 ≤ x < 2^53. The true quotient is at least 1/p away from the next integer, the rounding of x/p at most
 * x/p·2^−53 < 1/p, so the floor is exact; V8's own `%` on doubles is several times slower.
 */
export const reduce = (x: number, p: number): number => x - p * Math.floor(x / p);

/** a · b modulo p, for reduced a and b. */
export const multiplyModulo = (a: number, b: number, p: number): number => reduce(a * b, p);

/** aⁿ modulo p for n ≥ 0. */
export function powerModulo(a: number, n: number, p: number): number {
  let result = 1 % p;
  let base = a;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiplyModulo(result, base, p);
    base = multiplyModulo(base, base, p);
  }
  return result;
}

/** 1/a for 0 < a < p, by the extended Euclidean algorithm. */
export function inverse(a: number, p: number): number {
  let [r0, r1] = [p, a];
  let [t0, t1] = [0, 1];
  while (r1 !== 0) {
    const q = Math.floor(r0 / r1);
    [r0, r1] = [r1, r0 - q * r1];
    [t0, t1] = [t1, t0 - q * t1];
  }
  return t0 < 0 ? t0 + p : t0;
}

/** The degree; −1 of the zero polynomial. */
export const degree = (a: ModularPolynomial): number => a.length - 1;

/** The array without its leading zeros. */
export function trimmed(a: Float64Array): ModularPolynomial {
  let length = a.length;
  while (length > 0 && a[length - 1] === 0) length--;
  return length === a.length ? a : a.slice(0, length);
}

/** The polynomial of reduced coefficients, the constant one first. */
export const fromCoefficients = (coefficients: readonly number[]): ModularPolynomial =>
  trimmed(Float64Array.from(coefficients));

/** 0 */
export const zero: ModularPolynomial = new Float64Array(0);
/** 1 */
export const one: ModularPolynomial = Float64Array.of(1);

/** a + b modulo p. */
export function add(a: ModularPolynomial, b: ModularPolynomial, p: number): ModularPolynomial {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  const sum = long.slice();
  for (let k = 0; k < short.length; k++) {
    const value = sum[k]! + short[k]!;
    sum[k] = value >= p ? value - p : value;
  }
  return trimmed(sum);
}

/** a − b modulo p. */
export function subtract(a: ModularPolynomial, b: ModularPolynomial, p: number): ModularPolynomial {
  const difference = new Float64Array(Math.max(a.length, b.length));
  difference.set(a);
  for (let k = 0; k < b.length; k++) {
    const value = difference[k]! - b[k]!;
    difference[k] = value < 0 ? value + p : value;
  }
  return trimmed(difference);
}

/** a · b modulo p. */
export function multiply(a: ModularPolynomial, b: ModularPolynomial, p: number): ModularPolynomial {
  if (a.length === 0 || b.length === 0) return zero;
  const product = new Float64Array(a.length + b.length - 1);
  // Sums are reduced by a multiple of p only when the next product might pass 2^53.
  const threshold = p * p * Math.floor(2 ** 52 / (p * p));
  for (let k = 0; k < product.length; k++) {
    let total = 0;
    const last = Math.min(k, a.length - 1);
    for (let i = Math.max(0, k - b.length + 1); i <= last; i++) {
      total += a[i]! * b[k - i]!;
      if (total >= threshold) total -= threshold;
    }
    product[k] = reduce(total, p);
  }
  return trimmed(product);
}

/** A multiple of a modulo p. */
export function scale(a: ModularPolynomial, by: number, p: number): ModularPolynomial {
  if (by === 0) return zero;
  return a.map((value) => multiplyModulo(value, by, p));
}

/** The same with leading coefficient 1. */
export function monic(a: ModularPolynomial, p: number): ModularPolynomial {
  const leading = a[a.length - 1];
  return leading === undefined || leading === 1 ? a : scale(a, inverse(leading, p), p);
}

/** a = quotient·b + remainder, b ≠ 0. */
export function divide(
  a: ModularPolynomial,
  b: ModularPolynomial,
  p: number,
): { readonly quotient: ModularPolynomial; readonly remainder: ModularPolynomial } {
  if (a.length < b.length) return { quotient: zero, remainder: a };
  const rest = a.slice();
  const quotient = new Float64Array(a.length - b.length + 1);
  const leading = b[b.length - 1]!;
  const factor = leading === 1 ? 1 : inverse(leading, p);
  for (let k = quotient.length - 1; k >= 0; k--) {
    const q = multiplyModulo(rest[k + b.length - 1]!, factor, p);
    quotient[k] = q;
    if (q === 0) continue;
    const minus = p - q;
    for (let j = 0; j < b.length; j++) rest[k + j] = reduce(rest[k + j]! + minus * b[j]!, p);
  }
  return { quotient, remainder: trimmed(rest.slice(0, b.length - 1)) };
}

/** What division by b leaves of a, modulo p. */
export const remainder = (a: ModularPolynomial, b: ModularPolynomial, p: number): ModularPolynomial =>
  divide(a, b, p).remainder;

/** The monic greatest common divisor; empty for two zeros. */
export function gcd(a: ModularPolynomial, b: ModularPolynomial, p: number): ModularPolynomial {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, remainder(x, y, p)];
  return monic(x, p);
}

/** g = gcd(a, b) = s·a + t·b, g monic. */
export function extendedGcd(
  a: ModularPolynomial,
  b: ModularPolynomial,
  p: number,
): { readonly g: ModularPolynomial; readonly s: ModularPolynomial; readonly t: ModularPolynomial } {
  let [r0, r1] = [a, b];
  let [s0, s1] = [one, zero];
  let [t0, t1] = [zero, one];
  while (r1.length > 0) {
    const { quotient, remainder: rest } = divide(r0, r1, p);
    [r0, r1] = [r1, rest];
    [s0, s1] = [s1, subtract(s0, multiply(quotient, s1, p), p)];
    [t0, t1] = [t1, subtract(t0, multiply(quotient, t1, p), p)];
  }
  const factor = r0.length === 0 ? 1 : inverse(r0[r0.length - 1]!, p);
  return { g: scale(r0, factor, p), s: scale(s0, factor, p), t: scale(t0, factor, p) };
}

/** a^n mod f for n ≥ 0 given as bigint or number. */
export function powerRemainder(
  a: ModularPolynomial,
  n: bigint | number,
  f: ModularPolynomial,
  p: number,
): ModularPolynomial {
  let result = remainder(one, f, p);
  for (const bit of n.toString(2)) {
    result = remainder(multiply(result, result, p), f, p);
    if (bit === '1') result = remainder(multiply(result, a, p), f, p);
  }
  return result;
}

/** The derivative modulo p. */
export function derivative(a: ModularPolynomial, p: number): ModularPolynomial {
  const slope = new Float64Array(Math.max(a.length - 1, 0));
  for (let k = 1; k < a.length; k++) slope[k - 1] = multiplyModulo(a[k]!, k % p, p);
  return trimmed(slope);
}

/** The value at x, by Horner's rule. */
export function valueAt(a: ModularPolynomial, x: number, p: number): number {
  let value = 0;
  for (let k = a.length - 1; k >= 0; k--) value = reduce(value * x + a[k]!, p);
  return value;
}
