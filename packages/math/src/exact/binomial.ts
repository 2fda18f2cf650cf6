import { factorial, productOfRange } from './factorial.ts';
import type { Integer } from './integer.ts';
import * as Z from './integer.ts';

/**
 * The binomial coefficient for integers: 0 for k < 0; for n < 0 by C(n, k) = (−1)^k C(k − n − 1, k)
 * (Graham, Knuth, Patashnik, Concrete Mathematics 5.14).
 */
export function binomial(n: number, k: number): Integer {
  if (k < 0) return 0;
  if (n < 0) {
    const reflected = binomial(k - n - 1, k);
    return k % 2 === 0 ? reflected : Z.negate(reflected);
  }
  if (k > n) return 0;
  const short = Math.min(k, n - k);
  return Z.divideExact(productOfRange(n - short + 1, n), factorial(short));
}
