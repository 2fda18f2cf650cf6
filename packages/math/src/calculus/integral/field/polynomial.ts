import type { Budget } from '../../../result/budget.ts';
import { Unfinished } from '../../../result/unfinished.ts';
import { work } from '../context.ts';
import { areCoprime } from './coprime.ts';

/*
 * Polynomials in several variables over the integers, recursive and dense: an integer, or the coefficients by powers of the
 * variable `v`, which are polynomials in variables of smaller number. The variable of integration and what stands for
 * transcendental functions have the largest numbers, parameters the smallest.
 *
 * A ring may know relations v^n = c (for √2: v² = 2) by which every product is reduced; then an element is zero only if it is
 * the polynomial 0. The greatest common divisor is that of the polynomials without the relations, by primitive remainder
 * sequences (Knuth 4.6.1, algorithm E): enough to cancel what integration makes.
 */

export type Polynomial = bigint | Node;

export interface Node {
  readonly v: number;
  /** At least two; the last is not 0. */
  readonly c: readonly Polynomial[];
}

export interface Relation {
  readonly power: number;
  readonly equals: Polynomial;
}

/** What is no constant, as its main variable tells. */
const mainOf = (a: Polynomial): Node => a as Node;

const variableOf = (a: Polynomial): number => (typeof a === 'bigint' ? -1 : a.v);

/** The coefficients by powers of v; a polynomial without v is its own constant coefficient. */
export const coefficients = (a: Polynomial, v: number): readonly Polynomial[] =>
  typeof a === 'bigint' || a.v < v ? (a === 0n ? [] : [a]) : a.v === v ? a.c : coefficientsBelow(a, v);

/** The same when v is not the main variable. */
function coefficientsBelow(a: Node, v: number): readonly Polynomial[] {
  const rows = a.c.map((part) => coefficients(part, v));
  const length = Math.max(...rows.map((row) => row.length));
  return Array.from({ length }, (_, k) =>
    node(
      a.v,
      rows.map((row) => row[k] ?? 0n),
    ),
  );
}

/** Σ c[k]·v^k for coefficients without v or anything above it. */
export function node(v: number, c: readonly Polynomial[]): Polynomial {
  let length = c.length;
  while (length > 0 && c[length - 1] === 0n) length--;
  if (length === 0) return 0n;
  if (length === 1) return c[0]!;
  return { v, c: length === c.length ? c : c.slice(0, length) };
}

export const variable = (v: number): Polynomial => ({ v, c: [0n, 1n] });
export const degree = (a: Polynomial, v: number): number => coefficients(a, v).length - 1;

export function equals(a: Polynomial, b: Polynomial): boolean {
  if (a === b) return true;
  if (typeof a === 'bigint' || typeof b === 'bigint') return false;
  return a.v === b.v && a.c.length === b.c.length && a.c.every((part, k) => equals(part, b.c[k]!));
}

export function negate(a: Polynomial): Polynomial {
  return typeof a === 'bigint' ? -a : { v: a.v, c: a.c.map(negate) };
}

export function add(a: Polynomial, b: Polynomial): Polynomial {
  if (a === 0n) return b;
  if (b === 0n) return a;
  if (typeof a === 'bigint' && typeof b === 'bigint') return a + b;
  const [va, vb] = [variableOf(a), variableOf(b)];
  if (va < vb) return add(b, a);
  const left = mainOf(a).c;
  if (va > vb) return { v: va, c: [add(left[0]!, b), ...left.slice(1)] };
  const right = mainOf(b).c;
  const length = Math.max(left.length, right.length);
  return node(
    va,
    Array.from({ length }, (_, k) => add(left[k] ?? 0n, right[k] ?? 0n)),
  );
}

export const subtract = (a: Polynomial, b: Polynomial): Polynomial => add(a, negate(b));

const absolute = (a: bigint): bigint => (a < 0n ? -a : a);

export function integerGcd(a: bigint, b: bigint): bigint {
  let [x, y] = [absolute(a), absolute(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The sign of the leading integer coefficient. */
export function leadingSign(a: Polynomial): number {
  let leading = a;
  while (typeof leading !== 'bigint') leading = leading.c[leading.c.length - 1]!;
  return leading < 0n ? -1 : leading > 0n ? 1 : 0;
}

/** The exponent of the lowest power of the main variable. */
const lowest = (a: Node): number => a.c.findIndex((part) => part !== 0n);

/** The variables that occur. */
export function variables(a: Polynomial, found: Set<number> = new Set()): Set<number> {
  if (typeof a === 'bigint') return found;
  found.add(a.v);
  for (const part of a.c) variables(part, found);
  return found;
}

/** Numbers of many hundred digits are no step to an answer that anybody reads. */
const largest = 1n << 4000n;

function bounded(a: bigint): bigint {
  if (a > largest || a < -largest) throw new Unfinished('work');
  return a;
}

export class Ring {
  readonly budget: Budget;
  readonly relations: ReadonlyMap<number, Relation>;
  /** The same without relations. */
  private readonly free: Ring;
  constructor(budget: Budget, relations: ReadonlyMap<number, Relation> = new Map()) {
    this.budget = budget;
    this.relations = relations;
    this.free = relations.size === 0 ? this : new Ring(budget);
  }

  multiply(a: Polynomial, b: Polynomial): Polynomial {
    if (a === 0n || b === 0n) return 0n;
    if (a === 1n) return b;
    if (b === 1n) return a;
    if (typeof a === 'bigint' && typeof b === 'bigint') return bounded(a * b);
    const [va, vb] = [variableOf(a), variableOf(b)];
    if (va < vb) return this.multiply(b, a);
    const left = mainOf(a).c;
    if (va > vb)
      return node(
        va,
        left.map((part) => this.multiply(part, b)),
      );
    const right = mainOf(b).c;
    work(this.budget, left.length * right.length);
    const c: Polynomial[] = new Array(left.length + right.length - 1).fill(0n);
    for (let i = 0; i < left.length; i++) {
      if (left[i] === 0n) continue;
      for (let j = 0; j < right.length; j++) {
        if (right[j] !== 0n) c[i + j] = add(c[i + j]!, this.multiply(left[i]!, right[j]!));
      }
    }
    return this.reduced(va, c);
  }

  private reduced(v: number, c: Polynomial[]): Polynomial {
    const relation = this.relations.get(v);
    if (relation === undefined) return node(v, c);
    for (let k = c.length - 1; k >= relation.power; k--) {
      if (c[k] === 0n) continue;
      c[k - relation.power] = add(c[k - relation.power]!, this.multiply(c[k]!, relation.equals));
      c[k] = 0n;
    }
    return node(v, c);
  }

  power(a: Polynomial, n: number): Polynomial {
    let result: Polynomial = 1n;
    for (let k = n, base = a; k > 0; k >>= 1) {
      if (k & 1) result = this.multiply(result, base);
      if (k > 1) base = this.multiply(base, base);
    }
    return result;
  }

  /** a/b when b divides a. */
  divide(a: Polynomial, b: Polynomial): Polynomial | null {
    if (a === 0n) return 0n;
    if (b === 1n) return a;
    if (this.free !== this) {
      const formal = this.free.divide(a, b);
      if (formal !== null) return formal;
    }
    if (typeof b === 'bigint') {
      if (typeof a === 'bigint') return a % b === 0n ? a / b : null;
      return this.divideParts(a, b);
    }
    if (typeof a === 'bigint' || a.v < b.v) return null;
    if (a.v > b.v) return this.divideParts(a, b);
    const rest: Polynomial[] = [...a.c];
    const lead = b.c[b.c.length - 1]!;
    const quotient: Polynomial[] = [];
    for (let k = a.c.length - b.c.length; k >= 0; k--) {
      const top = rest[k + b.c.length - 1]!;
      const q = this.divide(top, lead);
      if (q === null) return null;
      quotient[k] = q;
      if (q === 0n) continue;
      work(this.budget, b.c.length);
      for (let j = 0; j < b.c.length; j++) rest[k + j] = subtract(rest[k + j]!, this.multiply(q, b.c[j]!));
    }
    return rest.every((part) => part === 0n) && quotient.length > 0 ? node(a.v, quotient) : null;
  }

  private divideParts(a: Node, b: Polynomial): Polynomial | null {
    const c: Polynomial[] = [];
    for (const part of a.c) {
      const q = this.divide(part, b);
      if (q === null) return null;
      c.push(q);
    }
    return node(a.v, c);
  }

  /** The gcd of the coefficients by the main variable. */
  content(a: Polynomial): Polynomial {
    return typeof a === 'bigint' ? absolute(a) : this.common(a.c, 0n);
  }

  /** The gcd of all of them. */
  private common(parts: readonly Polynomial[], first: Polynomial): Polynomial {
    let common = first;
    for (let k = parts.length - 1; k >= 0; k--) {
      common = this.gcd(common, parts[k]!);
      if (common === 1n) break;
    }
    return common;
  }

  primitive(a: Polynomial): Polynomial {
    if (typeof a === 'bigint') return a === 0n ? 0n : 1n;
    return this.divide(a, this.content(a)) ?? a;
  }

  /** The greatest common divisor, with a positive leading integer. */
  gcd(a: Polynomial, b: Polynomial): Polynomial {
    if (a === 0n) return leadingSign(b) < 0 ? negate(b) : b;
    if (b === 0n) return leadingSign(a) < 0 ? negate(a) : a;
    if (a === 1n || b === 1n) return 1n;
    if (typeof a === 'bigint' && typeof b === 'bigint') return integerGcd(a, b);
    if (this.free !== this) return this.free.gcd(a, b);
    const [va, vb] = [variableOf(a), variableOf(b)];
    if (va !== vb) return va > vb ? this.common(mainOf(a).c, b) : this.common(mainOf(b).c, a);
    if (equals(a, b)) return leadingSign(a) < 0 ? negate(a) : a;
    work(this.budget, 4);
    const [la, lb] = [lowest(mainOf(a)), lowest(mainOf(b))];
    if (la > 0 || lb > 0) {
      const rest = this.gcd(node(va, mainOf(a).c.slice(la)), node(va, mainOf(b).c.slice(lb)));
      return this.multiply(rest, this.power(variable(va), Math.min(la, lb)));
    }
    if (areCoprime(mainOf(a).c, mainOf(b).c)) return this.common([...mainOf(a).c, ...mainOf(b).c], 0n);
    const [ca, cb] = [this.content(a), this.content(b)];
    let p = this.divide(a, ca)!;
    let q = this.divide(b, cb)!;
    if (degree(p, va) < degree(q, va)) [p, q] = [q, p];
    if (this.divide(p, q) !== null) [p, q] = [q, 0n];
    while (q !== 0n) {
      work(this.budget, 4);
      if (degree(q, va) === 0) {
        p = 1n;
        break;
      }
      const rest = this.pseudoRemainder(p, q, va);
      p = q;
      q = rest === 0n ? 0n : this.withoutContent(rest, va);
    }
    const result = this.multiply(this.gcd(ca, cb), p);
    return leadingSign(result) < 0 ? negate(result) : result;
  }

  private withoutContent(a: Polynomial, v: number): Polynomial {
    return variableOf(a) === v ? this.primitive(a) : 1n;
  }

  /** lc(b)^k·a modulo b by powers of v. */
  pseudoRemainder(a: Polynomial, b: Polynomial, v: number): Polynomial {
    const divisor = coefficients(b, v);
    const lead = divisor[divisor.length - 1]!;
    let rest = [...coefficients(a, v)];
    while (rest.length >= divisor.length) {
      const top = rest[rest.length - 1]!;
      const shift = rest.length - divisor.length;
      work(this.budget, rest.length);
      const next = rest.map((part) => this.multiply(part, lead));
      for (let j = 0; j < divisor.length; j++) {
        next[j + shift] = subtract(next[j + shift]!, this.multiply(top, divisor[j]!));
      }
      next.pop();
      while (next.length > 0 && next[next.length - 1] === 0n) next.pop();
      rest = next;
    }
    return node(v, rest);
  }

  derivative(a: Polynomial, v: number): Polynomial {
    const c = coefficients(a, v);
    return this.fromCoefficients(
      c.slice(1).map((part, k) => this.multiply(part, BigInt(k + 1))),
      v,
    );
  }

  /** Σ c[k]·v^k for any coefficients. */
  fromCoefficients(c: readonly Polynomial[], v: number): Polynomial {
    if (c.every((part) => variableOf(part) < v)) return node(v, c);
    const x = variable(v);
    return c.reduceRight<Polynomial>((total, part) => add(this.multiply(total, x), part), 0n);
  }
}
