import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('probable-and-proved-primes');

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square, left] = [1n, base % modulus, exponent];
  for (; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** The numbers a^d, a^(2d), … that the strong test looks at, and whether n passes. */
function strong(n: bigint, base: bigint): { readonly passes: boolean; readonly sequence: readonly bigint[] } {
  let [d, s] = [n - 1n, 0];
  for (; d % 2n === 0n; d /= 2n) s += 1;
  const sequence = Array.from({ length: s }, (_, k) => power(base, d << BigInt(k), n));
  return { passes: sequence[0] === 1n || sequence.includes(n - 1n), sequence };
}

test('Cole’s factors', () => {
  const [p, q] = [193_707_721n, 761_838_257_287n];
  expect(p * q).toBe(2n ** 67n - 1n);
  has(String(p * q), `${p}\\times${q}`);
  has(`${Math.round(Math.sqrt(Number(p)) / 1000)} 000 steps`);
});

test('341 and 561', () => {
  expect(power(2n, 340n, 341n)).toBe(1n);
  has(`3^{340}\\equiv${power(3n, 340n, 341n)}`);
  for (let base = 1n; base < 561n; base++) {
    if ([3n, 11n, 17n].some((p) => base % p === 0n)) continue;
    expect(power(base, 560n, 561n)).toBe(1n);
  }
  const { sequence, passes } = strong(561n, 2n);
  expect(passes).toBe(false);
  has(`2^{35}\\equiv${sequence.join(',\\quad ')}`);
  expect((67n * 67n) % 561n).toBe(1n);
});

test('how many liars there are below a million', () => {
  const limit = 1_000_000;
  const prime = new Uint8Array(limit + 1).fill(1, 2);
  for (let p = 2; p * p <= limit; p++) if (prime[p]) for (let k = p * p; k <= limit; k += p) prime[k] = 0;
  const count = prime.reduce((sum, one) => sum + one, 0);
  has(`${Math.floor(count / 1000)} ${count % 1000} primes`);
  const liars: bigint[] = [];
  for (let n = 9; n < limit; n += 2) if (!prime[n] && passesFermat(n)) liars.push(BigInt(n));
  has(`${liars.length} such pseudoprimes`, `${liars[0]} is the smallest`);
  const strongLiars = liars.filter((n) => strong(n, 2n).passes);
  has(`${strongLiars.length} are still strong`, `${strongLiars[0]}=23\\cdot89`);
});

/** Whether 2^(n−1) is 1 modulo n, for n below a million, in doubles. */
function passesFermat(n: number): boolean {
  let [result, square, left] = [1, 2, n - 1];
  for (; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % n;
    square = (square * square) % n;
  }
  return result === 1;
}

test('the number that passes four bases', () => {
  const n = 3_215_031_751n;
  expect(151n * 751n * 28_351n).toBe(n);
  expect([2n, 3n, 5n, 7n].every((base) => strong(n, base).passes)).toBe(true);
  expect(strong(n, 11n).passes).toBe(false);
  has(`$${n}=151\\cdot751\\cdot28351$`);
});
