import type { Integer } from './integer.ts';
import * as Z from './integer.ts';
import { integerRoot } from './integer-root.ts';
import { bigPowerModulo } from './modular.ts';
import { smallPrimes } from './small-primes.ts';

/**
 * `prime` is proved: below 3.3·10²⁴ by strong tests to bases for which no exception exists (Sorenson and Webster, "Strong
 * pseudoprimes to twelve prime bases", 2015). Above, `probable prime` has passed the test of Baillie and PSW, of which
 * no composite number is known to pass, but none is proved not to.
 */
type Primality = 'prime' | 'probable prime' | 'composite' | 'neither';

/** The first 13 primes as bases decide every number below this. */
const provedBelow = 3317044064679887385961981n;
const bases = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
/** The first so many bases decide every number below the bound (Jaeschke; Pomerance, Selfridge, Wagstaff). */
const enough: readonly [bigint, number][] = [
  [2047n, 1],
  [1373653n, 2],
  [25326001n, 3],
  [3215031751n, 4],
  [2152302898747n, 5],
  [3474749660383n, 6],
  [341550071728321n, 7],
  [3825123056546413051n, 9],
  [318665857834031151167461n, 12],
  [provedBelow, 13],
];

/** Whether n is prime; 0, 1 and negative numbers are neither. */
export function primality(n: Integer): Primality {
  if (n < 2) return 'neither';
  for (const prime of smallPrimes) {
    if (typeof n === 'number' && prime * prime > n) return 'prime';
    if (Z.remainder(n, prime) === 0) return n === prime ? 'prime' : 'composite';
  }
  const big = BigInt(n);
  if (big < provedBelow) {
    const count = enough.find(([bound]) => big < bound)![1];
    return bases.slice(0, count).every((base) => isStrongProbablePrime(big, base)) ? 'prime' : 'composite';
  }
  return isStrongProbablePrime(big, 2n) && isStrongLucasProbablePrime(big) ? 'probable prime' : 'composite';
}

/** Prime, or at least probably so. */
export const isPrime = (n: Integer): boolean => {
  const verdict = primality(n);
  return verdict === 'prime' || verdict === 'probable prime';
};

/** Miller's test: n − 1 = d·2^s, and base^d is 1 or one of base^(d·2^r) is −1. For odd n > base. */
export function isStrongProbablePrime(n: bigint, base: bigint): boolean {
  let odd = n - 1n;
  let twos = 0;
  while ((odd & 1n) === 0n) {
    odd >>= 1n;
    twos++;
  }
  let power = bigPowerModulo(base % n, odd, n);
  if (power === 1n || power === n - 1n) return true;
  for (let k = 1; k < twos; k++) {
    power = (power * power) % n;
    if (power === n - 1n) return true;
  }
  return false;
}

/**
 * The strong Lucas test with Selfridge's parameters (Baillie and Wagstaff, "Lucas pseudoprimes", 1980): D the first of 5, −7, 9,
 * −11, … with (D/n) = −1, P = 1, Q = (1 − D)/4. For odd n that is no square.
 */
export function isStrongLucasProbablePrime(n: bigint): boolean {
  const root = BigInt(integerRoot(Z.fromBigInt(n), 2));
  if (root * root === n) return false;
  let d = 5n;
  for (let sign = jacobi(d, n); sign !== -1; sign = jacobi(d, n)) {
    if (sign === 0 && (d < 0n ? -d : d) !== n) return false;
    d = d < 0n ? 2n - d : -2n - d;
  }
  const q = (1n - d) / 4n;
  let odd = n + 1n;
  let twos = 0;
  while ((odd & 1n) === 0n) {
    odd >>= 1n;
    twos++;
  }
  let { u, v, power } = lucas(odd, d, q, n);
  if (u === 0n || v === 0n) return true;
  for (let k = 1; k < twos; k++) {
    v = modulo(v * v - 2n * power, n);
    if (v === 0n) return true;
    power = modulo(power * power, n);
  }
  return false;
}

const modulo = (a: bigint, n: bigint): bigint => {
  const rest = a % n;
  return rest < 0n ? rest + n : rest;
};

const halved = (a: bigint, n: bigint): bigint => modulo((a & 1n) === 0n ? a >> 1n : (a + n) >> 1n, n);

/** U_k, V_k and Q^k modulo n for P = 1, by doubling from the leading bit. */
function lucas(k: bigint, d: bigint, q: bigint, n: bigint): { u: bigint; v: bigint; power: bigint } {
  let [u, v, power] = [1n, 1n, modulo(q, n)];
  for (const bit of k.toString(2).slice(1)) {
    u = modulo(u * v, n);
    v = modulo(v * v - 2n * power, n);
    power = modulo(power * power, n);
    if (bit === '1') {
      [u, v] = [halved(modulo(u + v, n), n), halved(modulo(d * u + v, n), n)];
      power = modulo(power * q, n);
    }
  }
  return { u, v, power };
}

/** The Jacobi symbol (a/n) for odd n > 0. */
export function jacobi(a: bigint, n: bigint): -1 | 0 | 1 {
  let [top, bottom] = [modulo(a, n), n];
  let sign: -1 | 1 = 1;
  while (top !== 0n) {
    while ((top & 1n) === 0n) {
      top >>= 1n;
      const rest = bottom & 7n;
      if (rest === 3n || rest === 5n) sign = sign === 1 ? -1 : 1;
    }
    [top, bottom] = [bottom, top];
    if ((top & 3n) === 3n && (bottom & 3n) === 3n) sign = sign === 1 ? -1 : 1;
    top %= bottom;
  }
  return bottom === 1n ? sign : 0;
}
