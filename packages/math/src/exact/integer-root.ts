import type { Integer } from './integer.ts';
import * as Z from './integer.ts';
import { primesUpTo } from './small-primes.ts';

/** The integer part of the n-th root of a ≥ 0, n ≥ 1, by Newton's iteration from above. */
export function integerRoot(a: Integer, n: number): Integer {
  if (a < 0 || n < 1 || !Number.isSafeInteger(n))
    throw new RangeError('integer root of a negative number, or of degree < 1');
  if (n === 1 || a === 0 || a === 1) return a;
  if (typeof a === 'number') return smallRoot(a, n);
  if (n >= Z.bitLength(a)) return 1;
  return Z.fromBigInt(newtonRoot(a, n));
}

function smallRoot(a: number, n: number): number {
  let root = Math.round(a ** (1 / n));
  while (Z.power(root, n) > a) root--;
  while (Z.power(root + 1, n) <= a) root++;
  return root;
}

function newtonRoot(a: bigint, n: number): bigint {
  const degree = BigInt(n);
  let root = startAbove(a, n);
  for (;;) {
    const next = ((degree - 1n) * root + a / root ** (degree - 1n)) / degree;
    if (next >= root) return root;
    root = next;
  }
}

/** A start just above the root, right to about 45 bits where the double reaches, else found from the leading bits. */
function startAbove(a: bigint, n: number): bigint {
  const bits = Z.bitLength(a);
  if (bits < 500) return BigInt(Math.ceil(Number(a) ** (1 / n) * (1 + 2 ** -45))) + 1n;
  // Halve the precision: root(a) ≤ (root(a >> n·k) + 1) << k.
  const shift = BigInt(Math.floor(bits / (2 * n)));
  if (shift === 0n) return 1n << BigInt(Math.ceil(bits / n));
  return (BigInt(integerRoot(Z.fromBigInt(a >> (shift * BigInt(n))), n)) + 1n) << shift;
}

/** The n-th root when it is an integer, else null. A negative number has odd roots only. */
export function exactIntegerRoot(a: Integer, n: number): Integer | null {
  if (a < 0) {
    if (n % 2 === 0) return null;
    const root = exactIntegerRoot(Z.negate(a), n);
    return root === null ? null : Z.negate(root);
  }
  const root = integerRoot(a, n);
  return Z.power(root, n) === a ? root : null;
}

/**
 * a = base^exponent with the largest possible exponent (1 when a is no perfect power), for a ≥ 2. Roots of prime degree are enough:
 * they are taken until none is left.
 * @param least a has no prime factor below it, so that no root can be smaller
 */
export function perfectPower(a: Integer, least = 2): { readonly base: Integer; readonly exponent: number } {
  const bitsOfRoot = Math.log2(least);
  let base = a;
  let exponent = 1;
  for (const degree of primesUpTo(Math.floor(Z.bitLength(a) / bitsOfRoot))) {
    while (degree * bitsOfRoot < Z.bitLength(base)) {
      const root = exactIntegerRoot(base, degree);
      if (root === null) break;
      base = root;
      exponent *= degree;
    }
  }
  return { base, exponent };
}
