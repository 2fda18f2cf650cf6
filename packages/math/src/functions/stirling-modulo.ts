import { powerModulo } from './binomial-modulo.ts';

/*
 * Stirling numbers modulo a prime p > 2n, by explicit formulas that do not use the recurrence of the triangle.
 * p < 2^26, so that a product of residues is exact in a double.
 */

/** 0!, 1!, …, n! and their reciprocals modulo p. */
function factorials(n: number, p: number): { readonly value: number[]; readonly inverse: number[] } {
  const value = [1];
  for (let i = 1; i <= n; i++) value.push((value[i - 1]! * i) % p);
  const inverse = new Array<number>(n + 1);
  inverse[n] = powerModulo(value[n]!, p - 2, p);
  for (let i = n; i > 0; i--) inverse[i - 1] = (inverse[i]! * i) % p;
  return { value, inverse };
}

/** S(n, k) = Σⱼ (−1)^{k−j} jⁿ/(j! (k−j)!), DLMF 26.8.6. */
export function secondKindModulo(n: number, k: number, p: number): number {
  const { inverse } = factorials(k, p);
  return alternatingSum(n, k, p, inverse);
}

function alternatingSum(n: number, k: number, p: number, inverse: readonly number[]): number {
  let sum = 0;
  for (let j = 1; j <= k; j++) {
    const term = (((powerModulo(j, n, p) * inverse[j]!) % p) * inverse[k - j]!) % p;
    sum = (k - j) % 2 === 0 ? sum + term : sum + p - term;
  }
  return k === 0 ? (n === 0 ? 1 : 0) : sum % p;
}

/**
 * c(n, k) = (−1)^{n−k} Σⱼ (−1)ʲ C(n−1+j, n−k+j) C(2n−k, n−k−j) S(n−k+j, j): O. Schlömilch (1852); L. Comtet, Advanced
 * Combinatorics (1974), V.6.
 */
export function firstKindModulo(n: number, k: number, p: number): number {
  const m = n - k;
  const { value, inverse } = factorials(2 * n, p);
  const choose = (top: number, bottom: number): number =>
    bottom < 0 || bottom > top ? 0 : (((value[top]! * inverse[bottom]!) % p) * inverse[top - bottom]!) % p;
  let sum = 0;
  for (let j = 0; j <= m; j++) {
    const pair = (choose(n - 1 + j, m + j) * choose(2 * n - k, m - j)) % p;
    const term = (pair * alternatingSum(m + j, j, p, inverse)) % p;
    sum = (m + j) % 2 === 0 ? sum + term : sum + p - term;
  }
  return sum % p;
}
