import type { Integer } from './integer.ts';
import * as Z from './integer.ts';

const small: number[] = [1];
for (let n = 1; n <= 18; n++) small.push(small[n - 1]! * n);

/** n! for an integer n ≥ 0, by binary splitting over the odd parts: 10^5! takes well under a second. */
export function factorial(n: number): Integer {
  if (n < 0 || !Number.isSafeInteger(n)) throw new RangeError('factorial of something that is not an integer ≥ 0');
  if (n < small.length) return small[n]!;
  return Z.fromBigInt(oddPart(n) << BigInt(n - bitCount(n)));
}

/**
 * n! without its factors 2: the product over k of the odd numbers up to n/2^k, each range multiplied once and reused
 * (Luschny's "split recursive").
 */
function oddPart(n: number): bigint {
  let result = 1n;
  let inner = 1n;
  let low = 1;
  for (let k = Math.floor(Math.log2(n)); k >= 0; k--) {
    const high = Math.floor(n / 2 ** k);
    const top = high % 2 === 0 ? high - 1 : high;
    if (top > low) inner *= productOfOdds(low + 2, top);
    low = Math.max(low, top);
    result *= inner;
  }
  return result;
}

/** low·(low + 2)·…·high for odd low ≤ high. */
function productOfOdds(low: number, high: number): bigint {
  if (low > high) return 1n;
  if (high - low <= 16) {
    let product = 1n;
    for (let odd = low; odd <= high; odd += 2) product *= BigInt(odd);
    return product;
  }
  let middle = Math.floor((low + high) / 2);
  if (middle % 2 === 0) middle--;
  return productOfOdds(low, middle) * productOfOdds(middle + 2, high);
}

function bitCount(n: number): number {
  let count = 0;
  for (let left = n; left > 0; left = Math.floor(left / 2)) count += left % 2;
  return count;
}

/** low·(low + 1)·…·high (1 when the range is empty), by binary splitting; for integers low, high. */
export function productOfRange(low: number, high: number): Integer {
  if (low > high) return 1;
  if (low <= 0 && high >= 0) return 0;
  return Z.fromBigInt(rangeProduct(low, high));
}

function rangeProduct(low: number, high: number): bigint {
  if (high - low <= 8) {
    let product = 1n;
    for (let n = low; n <= high; n++) product *= BigInt(n);
    return product;
  }
  const middle = Math.floor((low + high) / 2);
  return rangeProduct(low, middle) * rangeProduct(middle + 1, high);
}
