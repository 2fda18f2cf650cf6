import { type Budget, budget } from '../result/budget.ts';
import type { Integer } from './integer.ts';
import * as Z from './integer.ts';
import { perfectPower } from './integer-root.ts';
import { pollardRho } from './pollard-rho.ts';
import { isPrime, primality } from './primality.ts';
import { quadraticSieve } from './quadratic-sieve.ts';
import { primesUpTo } from './small-primes.ts';

interface PrimePower {
  readonly prime: Integer;
  readonly exponent: number;
  /** False for a factor above 3·10²⁴ that has passed every test but has no proof. */
  readonly proved: boolean;
}

/** An integer as sign times prime powers, each prime proved. */
export interface Factorization {
  /** −1, 0 or 1. */
  readonly sign: number;
  /** By increasing prime. */
  readonly factors: readonly PrimePower[];
  /** What could not be taken apart within the budget: composite numbers. Empty when the factorization is complete. */
  readonly unfactored: readonly Integer[];
}

const trialPrimes = primesUpTo(20_000);
/** Rho finds factors up to about 10⁹ with so many iterations; beyond, the sieve is faster. */
const rhoIterations = 120_000;
const usualBudget = 300_000_000;

/** The prime factorization of any integer, as far as the budget reaches (60 digits by default); for 0 no factors. */
export function factorInteger(n: Integer, work: Budget = budget(usualBudget)): Factorization {
  const sign = Z.sign(n);
  const found = new Map<Integer, number>();
  const unfactored: Integer[] = [];
  if (sign !== 0) {
    const rest = trialDivision(Z.abs(n), found);
    if (rest !== 1) split(rest, 1, found, unfactored, work);
  }
  const factors = [...found]
    .sort(([a], [b]) => Z.compare(a, b))
    .map(([prime, exponent]) => ({ prime, exponent, proved: primality(prime) === 'prime' }));
  return { sign, factors, unfactored };
}

function trialDivision(n: Integer, found: Map<Integer, number>): Integer {
  let rest = n;
  for (const prime of trialPrimes) {
    if (typeof rest === 'number' && prime * prime > rest) break;
    while (Z.remainder(rest, prime) === 0) {
      rest = Z.divideExact(rest, prime);
      found.set(prime, (found.get(prime) ?? 0) + 1);
    }
  }
  return rest;
}

/** n^multiplicity, n without small factors, is taken apart into `found` and `unfactored`. */
function split(
  n: Integer,
  multiplicity: number,
  found: Map<Integer, number>,
  unfactored: Integer[],
  work: Budget,
): void {
  if (n === 1) return;
  if (isPrime(n)) {
    found.set(n, (found.get(n) ?? 0) + multiplicity);
    return;
  }
  const { base, exponent } = perfectPower(n);
  if (exponent > 1) {
    split(base, multiplicity * exponent, found, unfactored, work);
    return;
  }
  const factor = properFactor(BigInt(n), work);
  if (factor === null) {
    for (let k = 0; k < multiplicity; k++) unfactored.push(n);
    return;
  }
  // A common part of factor and cofactor is taken out first, so that it is not factored twice.
  const left = Z.fromBigInt(factor);
  const right = Z.divideExact(n, left);
  const common = Z.gcd(left, right);
  if (common === 1) {
    split(left, multiplicity, found, unfactored, work);
    split(right, multiplicity, found, unfactored, work);
    return;
  }
  split(common, 2 * multiplicity, found, unfactored, work);
  split(Z.divideExact(left, common), multiplicity, found, unfactored, work);
  split(Z.divideExact(right, common), multiplicity, found, unfactored, work);
}

function properFactor(n: bigint, work: Budget): bigint | null {
  const digits = n.toString().length;
  const byRho = pollardRho(n, digits < 19 ? 1_000_000 : rhoIterations, work);
  if (byRho !== null) return byRho;
  // Beyond the reach of the sieve, what is left of the budget goes into rho.
  return digits <= 72 ? quadraticSieve(n, work) : pollardRho(n, Math.max(0, Math.floor(work.left / 4)), work);
}
