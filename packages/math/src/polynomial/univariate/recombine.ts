import { type Budget, spend } from '../../result/budget.ts';
import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';
import type { LiftedFactors } from './hensel.ts';
import { multiplyModulo, symmetricModulo } from './hensel.ts';

/*
 * Which products of lifted factors are true factors? Zassenhaus' search: subsets of one, two, … factors; the product,
 * times the leading coefficient, reduced symmetrically and made primitive, is tried as a divisor. Nearly all subsets are
 * refused by their degree (it must be possible modulo the other primes too) or by their constant term, which must
 * divide lc·f(0), before anything is multiplied out.
 */

/** The irreducible factors, or null when the budget runs out. `degrees` has bit d set when a factor of degree d is possible. */
export function recombine(
  f: IntegerPolynomial,
  { factors, modulus }: LiftedFactors,
  degrees: bigint,
  work: Budget,
): IntegerPolynomial[] | null {
  const found: IntegerPolynomial[] = [];
  let rest = f;
  let left = [...factors];
  for (let size = 1; 2 * size <= left.length; ) {
    const hit = search(rest, left, size, modulus, degrees, work);
    if (hit === 'work-limit') return null;
    if (hit === null) {
      size++;
      continue;
    }
    found.push(hit.factor);
    rest = hit.cofactor;
    left = left.filter((_, index) => !hit.indices.includes(index));
  }
  if (rest.length > 1) found.push(P.primitivePart(rest));
  return found;
}

interface Hit {
  readonly factor: IntegerPolynomial;
  readonly cofactor: IntegerPolynomial;
  readonly indices: readonly number[];
}

function search(
  f: IntegerPolynomial,
  factors: readonly IntegerPolynomial[],
  size: number,
  modulus: bigint,
  degrees: bigint,
  work: Budget,
): Hit | null | 'work-limit' {
  const leading = P.leading(f);
  const target = leading * f[0]!;
  const indices = Array.from({ length: size }, (_, k) => k);
  for (;;) {
    if (!spend(work, size)) return 'work-limit';
    // With half of all factors, a subset and its complement say the same: only those with the first factor are tried.
    if (2 * size === factors.length && indices[0] !== 0) return null;
    const degree = indices.reduce((total, k) => total + P.degree(factors[k]!), 0);
    if ((degrees >> BigInt(degree)) & 1n && constantDivides(factors, indices, leading, target, modulus)) {
      const hit = tryFactor(f, factors, indices, modulus);
      if (hit !== null) return hit;
    }
    if (!nextSubset(indices, factors.length)) return null;
  }
}

function constantDivides(
  factors: readonly IntegerPolynomial[],
  indices: readonly number[],
  leading: bigint,
  target: bigint,
  modulus: bigint,
): boolean {
  let constant = leading % modulus;
  for (const k of indices) constant = (constant * (factors[k]![0] ?? 0n)) % modulus;
  if (constant < 0n) constant += modulus;
  if (2n * constant > modulus) constant -= modulus;
  return constant !== 0n && target % constant === 0n;
}

/** The primitive polynomial that a set of lifted factors stands for, when it divides f. */
export function tryFactor(
  f: IntegerPolynomial,
  factors: readonly IntegerPolynomial[],
  indices: readonly number[],
  modulus: bigint,
): Hit | null {
  let product: IntegerPolynomial = [P.leading(f)];
  for (const k of indices) product = multiplyModulo(product, factors[k]!, modulus);
  const factor = P.primitivePart(symmetricModulo(product, modulus));
  const cofactor = P.divideExactly(f, factor);
  return cofactor === null ? null : { factor, cofactor, indices: [...indices] };
}

/** The next subset in lexicographic order, in place. */
function nextSubset(indices: number[], n: number): boolean {
  let k = indices.length - 1;
  while (k >= 0 && indices[k] === n - indices.length + k) k--;
  if (k < 0) return false;
  indices[k]!++;
  for (let j = k + 1; j < indices.length; j++) indices[j] = indices[j - 1]! + 1;
  return true;
}
