import { type Budget, spend } from '../result/budget.ts';
import { dependencies } from './binary-kernel.ts';
import * as Z from './integer.ts';
import {
  type FactorBase,
  factorBase,
  inverse,
  multiplier,
  remainderOf,
  type SieveSize,
  sieveSize,
} from './quadratic-sieve-base.ts';

/*
 * The self-initialising quadratic sieve with one large prime (S. P. Contini, "Factoring integers with the self-initializing
 * quadratic sieve", 1997; Crandall and Pomerance, Prime Numbers, 6.1).
 *
 * To split n, numbers X with X² ≡ (a product of small primes) mod n are collected; when there are more of them than small
 * primes, some subset multiplies to a square on the right too, Y², and gcd(X − Y, n) splits n half of the time. With
 *     X = ax + b,   X² − kn = a(ax² + 2bx + c),   b² ≡ kn mod a,
 * the bracket is about M√(kn/2) for |x| ≤ M when a ≈ √(2kn)/M. A prime p of the factor base divides it exactly
 * for x in two classes modulo p, the roots, so that a sieve over x finds the smooth values: it adds up log p at these places.
 *
 * Self-initialising: a is a product of s primes of the base. Then there are 2^(s−1) values of b, and going through them in
 * Gray-code order moves every root by one precomputed number. That makes new polynomials nearly free, so that M stays small.
 *
 * Bottom-up: `quadratic-sieve-base.ts` (multiplier, factor base, sizes), `nextLeading` (chooses a), `polynomials` (b's and
 * roots), `sieve` (candidates), `examine` (trial division of a candidate), `binary-kernel.ts` (subsets), `split` (gcd).
 * To debug: every relation must satisfy X² ≡ ± product of its primes · large² modulo n; check that first.
 */

interface Relation {
  /** X modulo n. */
  readonly root: bigint;
  /** Indices into the factor base, with repetition; −1 stands for the sign. */
  readonly factors: readonly number[];
  /** The product of the large primes that occur twice, 1 if none. */
  readonly large: bigint;
}

interface State {
  readonly n: bigint;
  readonly kn: bigint;
  readonly base: FactorBase;
  readonly size: SieveSize;
  readonly array: Uint8Array;
  readonly relations: Relation[];
  readonly partial: Map<number, Relation>;
  readonly used: Set<string>;
}

/** A proper factor of n, which is odd, composite, no perfect power and without factors in the base; null beyond the budget. */
export function quadraticSieve(n: bigint, work: Budget): bigint | null {
  const k = multiplier(n);
  const kn = n * BigInt(k);
  const size = sieveSize(kn.toString().length);
  const base = factorBase(kn, size.primes);
  const shared = base.primes.find((p) => n % BigInt(p) === 0n);
  if (shared !== undefined) return BigInt(shared);
  const state: State = {
    n,
    kn,
    base,
    size,
    array: new Uint8Array(2 * size.radius),
    relations: [],
    partial: new Map(),
    used: new Set(),
  };
  for (let wanted = base.primes.length + 20; ; wanted += 50) {
    while (state.relations.length < wanted) {
      const leading = nextLeading(state);
      if (leading === null || !polynomials(state, leading, wanted, work)) return null;
    }
    const factor = split(state);
    if (factor !== null) return factor;
  }
}

/** Indices of distinct primes of the base whose product is near √(2kn)/M, chosen in a fixed pseudo-random order. */
function nextLeading(state: State): number[] | null {
  const { base, size, kn, used } = state;
  const target = Math.log(Number(2n * kn)) / 2 - Math.log(size.radius);
  const usual = Math.log(target > 40 ? 2000 : target > 25 ? 500 : target > 18 ? 150 : 40);
  const count = Math.max(2, Math.round(target / usual));
  const ideal = Math.exp(target / count);
  const centre = base.primes.findIndex((p) => p >= ideal);
  const middle = centre < 0 ? base.primes.length - 1 : centre;
  let width = Math.max(8, 3 * count);
  let draws = used.size * 1009;
  for (let attempt = 0; attempt < 400; attempt++) {
    const chosen = new Set<number>();
    while (chosen.size < count - 1) {
      // Now and then a wider choice, so that it cannot run out.
      if (++draws % 16 === 0) width++;
      if (width > 4 * base.primes.length) return null;
      const index = middle - width + Math.floor(pseudoRandom(draws) * 2 * width);
      if (index >= 2 && index < base.primes.length && base.dividesMultiplier[index] === 0) chosen.add(index);
    }
    const last = closest(base, Math.exp(target - sumOfLogs(base, chosen)), chosen);
    if (last === null) continue;
    const indices = [...chosen, last].sort((a, b) => a - b);
    const key = indices.join(',');
    if (used.has(key)) continue;
    if (Math.abs(sumOfLogs(base, indices) - target) > 0.7 && attempt < 200) continue;
    used.add(key);
    return indices;
  }
  return null;
}

const sumOfLogs = (base: FactorBase, indices: Iterable<number>): number => {
  let total = 0;
  for (const index of indices) total += Math.log(base.primes[index]!);
  return total;
};

function closest(base: FactorBase, prime: number, without: ReadonlySet<number>): number | null {
  let best: number | null = null;
  for (let k = 2; k < base.primes.length; k++) {
    if (without.has(k) || base.dividesMultiplier[k] === 1) continue;
    if (best === null || Math.abs(base.primes[k]! - prime) < Math.abs(base.primes[best]! - prime)) best = k;
  }
  return best;
}

/** A fixed scrambling of integers into [0, 1). */
function pseudoRandom(seed: number): number {
  let x = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}

/** Goes through all b of one a. False beyond the budget. */
function polynomials(state: State, leading: readonly number[], wanted: number, work: Budget): boolean {
  const { base, size } = state;
  const { primes, roots } = base;
  const a = leading.reduce((product, index) => product * BigInt(primes[index]!), 1n);
  const parts = leading.map((index) => {
    const q = primes[index]!;
    const rest = a / BigInt(q);
    let gamma = (roots[index]! * inverse(remainderOf(rest, q), q)) % q;
    if (gamma > q / 2) gamma = q - gamma;
    return rest * BigInt(gamma);
  });
  const length = primes.length;
  const steps = parts.map(() => new Int32Array(length));
  const first = new Int32Array(length);
  const second = new Int32Array(length);
  let b = parts.reduce((sum, part) => sum + part, 0n);
  for (let k = 0; k < length; k++) {
    const p = primes[k]!;
    const aModulo = remainderOf(a, p);
    if (aModulo === 0) continue;
    const inverted = inverse(aModulo, p);
    parts.forEach((part, j) => {
      steps[j]![k] = (2 * remainderOf(part, p) * inverted) % p;
    });
    const bModulo = remainderOf(b, p);
    const t = roots[k]!;
    first[k] = place((inverted * ((t - bModulo + p) % p)) % p, size.radius, p);
    second[k] = place((inverted * ((2 * p - t - bModulo) % p)) % p, size.radius, p);
  }
  const isLeading = new Uint8Array(length);
  for (const index of leading) isLeading[index] = 1;
  for (let index = 1; ; index++) {
    if (!spend(work, size.radius / 4)) return false;
    sieve(state, a, b, first, second, isLeading, leading);
    if (index >= 2 ** (parts.length - 1) || state.relations.length >= wanted) return true;
    const bit = 31 - Math.clz32(index & -index);
    const up = (index >> (bit + 1)) % 2 === 0;
    b += (up ? -2n : 2n) * parts[bit]!;
    moveRoots(primes, isLeading, first, second, steps[bit]!, up);
  }
}

const place = (x: number, radius: number, p: number): number => (x + radius) % p;

function moveRoots(
  primes: Int32Array,
  isLeading: Uint8Array,
  first: Int32Array,
  second: Int32Array,
  step: Int32Array,
  up: boolean,
): void {
  for (let k = 0; k < primes.length; k++) {
    if (isLeading[k] === 1) continue;
    const p = primes[k]!;
    const shift = up ? step[k]! : p - step[k]!;
    let x = first[k]! + shift;
    first[k] = x >= p ? x - p : x;
    x = second[k]! + shift;
    second[k] = x >= p ? x - p : x;
  }
}

function sieve(
  state: State,
  a: bigint,
  b: bigint,
  first: Int32Array,
  second: Int32Array,
  isLeading: Uint8Array,
  leading: readonly number[],
): void {
  const { array, base, size } = state;
  array.fill(0);
  const end = array.length;
  const { primes, logs } = base;
  for (let k = size.skipped; k < primes.length; k++) {
    if (isLeading[k] === 1) continue;
    const p = primes[k]!;
    const log = logs[k]!;
    for (let x = first[k]!; x < end; x += p) array[x]! += log;
    if (first[k] !== second[k]) for (let x = second[k]!; x < end; x += p) array[x]! += log;
  }
  const value = Math.log2(Number(state.kn)) / 2 - 0.5 + Math.log2(size.radius);
  const threshold = Math.floor(value - size.slack);
  const c = (b * b - state.kn) / a;
  for (let x = 0; x < end; x++) {
    if (array[x]! >= threshold) examine(state, a, b, c, x, first, second, isLeading, leading);
  }
}

/** Trial division of one candidate; the roots tell which primes divide it. */
function examine(
  state: State,
  a: bigint,
  b: bigint,
  c: bigint,
  place: number,
  first: Int32Array,
  second: Int32Array,
  isLeading: Uint8Array,
  leading: readonly number[],
): void {
  const { base, size, n } = state;
  const x = BigInt(place - size.radius);
  let rest = (a * x + 2n * b) * x + c;
  const factors: number[] = [...leading];
  if (rest < 0n) {
    factors.push(-1);
    rest = -rest;
  }
  if (rest === 0n) return;
  for (let k = 0; k < base.primes.length; k++) {
    const p = base.primes[k]!;
    if (isLeading[k] === 0 && p > 2) {
      const at = place % p;
      if (at !== first[k] && at !== second[k]) continue;
    }
    const big = BigInt(p);
    while (rest % big === 0n) {
      rest /= big;
      factors.push(k);
    }
  }
  const root = a * x + b;
  const relation: Relation = { root: ((root % n) + n) % n, factors, large: 1n };
  if (rest === 1n) state.relations.push(relation);
  else if (rest < BigInt(size.largePrime)) combine(state, Number(rest), relation);
}

/** Two relations with the same large prime make one without. */
function combine(state: State, large: number, relation: Relation): void {
  const other = state.partial.get(large);
  if (other === undefined) {
    state.partial.set(large, relation);
    return;
  }
  if (other.root === relation.root || other.root + relation.root === state.n) return;
  state.relations.push({
    root: (other.root * relation.root) % state.n,
    factors: [...other.factors, ...relation.factors],
    large: BigInt(large),
  });
}

/** Tries every dependency among the relations. */
function split({ n, base, relations }: State): bigint | null {
  const columns = base.primes.length + 1;
  for (const subset of dependencies(
    relations.map(({ factors }) => factors.map((index) => index + 1)),
    columns,
  )) {
    let x = 1n;
    let y = 1n;
    const exponents = new Int32Array(columns);
    for (const index of subset) {
      const { root, factors, large } = relations[index]!;
      x = (x * root) % n;
      y = (y * large) % n;
      for (const factor of factors) exponents[factor + 1]!++;
    }
    for (let k = 1; k < columns; k++) {
      for (let count = exponents[k]! / 2; count > 0; count--) y = (y * BigInt(base.primes[k - 1]!)) % n;
    }
    const g = Z.toBigInt(Z.gcd(Z.fromBigInt(x > y ? x - y : y - x), Z.fromBigInt(n)));
    if (g !== 1n && g !== n) return g;
  }
  return null;
}
