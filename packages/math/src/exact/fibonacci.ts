import type { Integer } from './integer.ts';
import * as Z from './integer.ts';
import { exactIntegerRoot } from './integer-root.ts';

/** F(n) and F(n + 1) for n ≥ 0 by fast doubling: F(2k) = F(k)(2F(k+1) − F(k)), F(2k+1) = F(k)² + F(k+1)². */
function fibonacciPair(n: number): [bigint, bigint] {
  let [a, b] = [0n, 1n];
  for (const bit of n.toString(2)) {
    const even = a * (2n * b - a);
    const odd = a * a + b * b;
    [a, b] = bit === '1' ? [odd, even + odd] : [even, odd];
  }
  return [a, b];
}

/** F(n) with F(0) = 0, F(1) = 1, and F(−n) = (−1)^(n+1) F(n); n an integer, 10⁶ takes milliseconds. */
export function fibonacci(n: number): Integer {
  const value = Z.fromBigInt(fibonacciPair(Math.abs(n))[0]);
  return n < 0 && n % 2 === 0 ? Z.negate(value) : value;
}

/** L(n) = F(n − 1) + F(n + 1), with L(0) = 2; L(−n) = (−1)^n L(n). */
export function lucasNumber(n: number): Integer {
  const [a, b] = fibonacciPair(Math.abs(n));
  const value = Z.fromBigInt(2n * b - a);
  return n < 0 && n % 2 !== 0 ? Z.negate(value) : value;
}

/** F(1) + … + F(n) = F(n + 2) − 1. */
export const fibonacciSum = (n: number): Integer => Z.subtract(fibonacci(n + 2), 1);

/** F(0), …, F(count − 1). */
export function fibonacciList(count: number): Integer[] {
  const list: Integer[] = [0, 1].slice(0, count);
  while (list.length < count) list.push(Z.add(list[list.length - 1]!, list[list.length - 2]!));
  return list;
}

/** Whether a ≥ 0 is some F(n): exactly when 5a² + 4 or 5a² − 4 is a square (Gessel 1972). */
export function isFibonacci(a: Integer): boolean {
  if (a < 0) return false;
  const five = Z.multiply(5, Z.multiply(a, a));
  return [4, -4].some((shift) => {
    const candidate = Z.add(five, shift);
    return candidate >= 0 && exactIntegerRoot(candidate, 2) !== null;
  });
}
