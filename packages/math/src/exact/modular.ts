import type { Integer } from './integer.ts';
import * as Z from './integer.ts';

/** a^n modulo m for n ≥ 0, m ≥ 1. */
export function powerModulo(a: Integer, n: Integer, m: Integer): Integer {
  if (n < 0) throw new RangeError('modular power with a negative exponent');
  // Products of numbers below 2^26 stay exact in doubles.
  if (typeof m === 'number' && m <= 2 ** 26 && typeof n === 'number')
    return smallPowerModulo(Z.toNumber(Z.modulo(a, m)), n, m);
  return Z.fromBigInt(bigPowerModulo(BigInt(Z.modulo(a, m)), BigInt(n), BigInt(m)));
}

function smallPowerModulo(a: number, n: number, m: number): number {
  let result = 1 % m;
  let base = a;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * base) % m;
    base = (base * base) % m;
  }
  return result;
}

/** The same on bigints, 0 ≤ a < m, by windows of four bits. */
export function bigPowerModulo(a: bigint, n: bigint, m: bigint): bigint {
  const powers = [1n % m];
  for (let k = 1; k < 16; k++) powers.push((powers[k - 1]! * a) % m);
  let result = 1n % m;
  for (const digit of n.toString(16)) {
    result = (result * result) % m;
    result = (result * result) % m;
    result = (result * result) % m;
    result = (result * result) % m;
    const value = Number.parseInt(digit, 16);
    if (value !== 0) result = (result * powers[value]!) % m;
  }
  return result;
}

/** The inverse of a modulo m, in [0, m), or null when gcd(a, m) ≠ 1. */
export function inverseModulo(a: Integer, m: Integer): Integer | null {
  const { g, s } = Z.extendedGcd(Z.modulo(a, m), m);
  return g === 1 ? Z.modulo(s, m) : null;
}
