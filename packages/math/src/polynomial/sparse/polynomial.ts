import type { Integer } from '../../exact/integer.ts';
import * as Z from '../../exact/integer.ts';
import { type Budget, budget, spend } from '../../result/budget.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { exponentOf, keyOf, type Ring } from './ring.ts';

/**
 * Sparse polynomials in several variables over the integers: packed monomials in falling lexicographic order, and their
 * coefficients, none of them 0. (A rational coefficient lives as a common denominator beside the polynomial.)
 */
export interface Polynomial {
  readonly ring: Ring;
  readonly keys: readonly number[];
  readonly coefficients: readonly Integer[];
}

/** A budget that is never spent, for what is known to be small. */
export const unlimited = (): Budget => budget(Number.MAX_SAFE_INTEGER);

/** Counts work; throws `Unfinished` (polynomial-work) when the budget is spent. */
export function charge(work: Budget, steps: number): void {
  if (!spend(work, steps)) throw new Unfinished('polynomial-work', 'the work budget is spent');
}

/** 0 in that ring. */
export const zero = (of: Ring): Polynomial => ({ ring: of, keys: [], coefficients: [] });
/** An integer as a polynomial. */
export const constant = (of: Ring, value: Integer): Polynomial =>
  value === 0 ? zero(of) : { ring: of, keys: [0], coefficients: [value] };
/** A power of the variable with that index. */
export const variable = (of: Ring, k: number, exponent = 1): Polynomial => ({
  ring: of,
  keys: [exponent * of.weights[k]!],
  coefficients: [1],
});

/** Whether a is 0. */
export const isZero = (a: Polynomial): boolean => a.keys.length === 0;
/** Whether no variable occurs in a. */
export const isConstant = (a: Polynomial): boolean => a.keys.length === 0 || (a.keys.length === 1 && a.keys[0] === 0);
/** Whether a is 1. */
export const isOne = (a: Polynomial): boolean => a.keys.length === 1 && a.keys[0] === 0 && a.coefficients[0] === 1;

/** The coefficient of the leading monomial; 0 for the zero polynomial. */
export const leadingCoefficient = (a: Polynomial): Integer => a.coefficients[0] ?? 0;

/** Whether two polynomials of one ring are the same. */
export const equals = (a: Polynomial, b: Polynomial): boolean =>
  a.keys.length === b.keys.length &&
  a.keys.every((key, k) => key === b.keys[k] && a.coefficients[k] === b.coefficients[k]);

/** From a table of coefficients, in any order, zeros allowed. */
export function fromTable(of: Ring, table: ReadonlyMap<number, Integer>): Polynomial {
  const keys: number[] = [];
  for (const [key, value] of table) if (value !== 0) keys.push(key);
  const sorted = Float64Array.from(keys).sort().reverse();
  return { ring: of, keys: [...sorted], coefficients: Array.from(sorted, (key) => table.get(key)!) };
}

/** The polynomial of these terms, exponents with their coefficient; equal ones are added. */
export const fromTerms = (of: Ring, terms: readonly (readonly [readonly number[], Integer])[]): Polynomial => {
  const table = new Map<number, Integer>();
  for (const [exponents, value] of terms) {
    const key = keyOf(exponents, of);
    table.set(key, Z.add(table.get(key) ?? 0, value));
  }
  return fromTable(of, table);
};

/** The degree in variable `k`; −1 for the zero polynomial. */
export function degreeIn(a: Polynomial, k: number): number {
  let most = -1;
  for (const key of a.keys) most = Math.max(most, exponentOf(key, k, a.ring));
  return most;
}

/** The degree in each variable. */
export const degrees = (a: Polynomial): number[] => a.ring.variables.map((_, k) => degreeIn(a, k));

/** The greatest sum of exponents of one term. */
export const totalDegree = (a: Polynomial): number =>
  a.keys.reduce(
    (most, key) =>
      Math.max(
        most,
        a.ring.variables.reduce((d, _, k) => d + exponentOf(key, k, a.ring), 0),
      ),
    0,
  );

/** The indices of the variables that occur. */
export const variablesIn = (a: Polynomial): number[] => degrees(a).flatMap((d, k) => (d > 0 ? [k] : []));

/** −a */
export const negate = (a: Polynomial): Polynomial => ({ ...a, coefficients: a.coefficients.map(Z.negate) });

/** a + b */
export const add = (a: Polynomial, b: Polynomial): Polynomial => combine(a, b, Z.add, (value) => value);
/** a − b */
export const subtract = (a: Polynomial, b: Polynomial): Polynomial => combine(a, b, Z.subtract, Z.negate);

function combine(
  a: Polynomial,
  b: Polynomial,
  both: (x: Integer, y: Integer) => Integer,
  alone: (y: Integer) => Integer,
): Polynomial {
  const keys: number[] = [];
  const coefficients: Integer[] = [];
  let [i, j] = [0, 0];
  while (i < a.keys.length || j < b.keys.length) {
    const left = a.keys[i] ?? -1;
    const right = b.keys[j] ?? -1;
    const key = Math.max(left, right);
    const value =
      left === right
        ? both(a.coefficients[i++]!, b.coefficients[j++]!)
        : left > right
          ? a.coefficients[i++]!
          : alone(b.coefficients[j++]!);
    if (value === 0) continue;
    keys.push(key);
    coefficients.push(value);
  }
  return { ring: a.ring, keys, coefficients };
}

/** A multiple of a by an integer. */
export const scale = (a: Polynomial, by: Integer): Polynomial =>
  by === 0 ? zero(a.ring) : by === 1 ? a : { ...a, coefficients: a.coefficients.map((value) => Z.multiply(value, by)) };

/** Every coefficient divided by an integer that divides them all. */
export const divideByInteger = (a: Polynomial, by: Integer): Polynomial =>
  by === 1 ? a : { ...a, coefficients: a.coefficients.map((value) => Z.divideExact(value, by)) };

/** Times a power product. */
export const shiftKeys = (a: Polynomial, key: number): Polynomial =>
  key === 0 ? a : { ...a, keys: a.keys.map((one) => one + key) };

/** a · b; throws `Unfinished` (degree, polynomial-work). */
export function multiply(a: Polynomial, b: Polynomial, work?: Budget): Polynomial {
  if (isZero(a) || isZero(b)) return zero(a.ring);
  if (work) charge(work, a.keys.length * b.keys.length);
  refuseOverflow(a, b);
  if (b.keys.length === 1) return shiftKeys(scale(a, b.coefficients[0]!), b.keys[0]!);
  if (a.keys.length === 1) return shiftKeys(scale(b, a.coefficients[0]!), a.keys[0]!);
  const highest = a.keys[0]! + b.keys[0]!;
  return highest < maxTable ? multiplyInTable(a, b, highest) : multiplyInMap(a, b);
}

const maxTable = 1 << 14;

function multiplyInTable(a: Polynomial, b: Polynomial, highest: number): Polynomial {
  const table = new Array<Integer>(highest + 1).fill(0);
  for (let i = 0; i < a.keys.length; i++) {
    for (let j = 0; j < b.keys.length; j++) {
      const key = a.keys[i]! + b.keys[j]!;
      table[key] = Z.add(table[key]!, Z.multiply(a.coefficients[i]!, b.coefficients[j]!));
    }
  }
  const keys: number[] = [];
  for (let key = highest; key >= 0; key--) if (table[key] !== 0) keys.push(key);
  return { ring: a.ring, keys, coefficients: keys.map((key) => table[key]!) };
}

function multiplyInMap(a: Polynomial, b: Polynomial): Polynomial {
  const table = new Map<number, Integer>();
  for (let i = 0; i < a.keys.length; i++) {
    for (let j = 0; j < b.keys.length; j++) {
      const key = a.keys[i]! + b.keys[j]!;
      const product = Z.multiply(a.coefficients[i]!, b.coefficients[j]!);
      const before = table.get(key);
      table.set(key, before === undefined ? product : Z.add(before, product));
    }
  }
  return fromTable(a.ring, table);
}

function refuseOverflow(a: Polynomial, b: Polynomial): void {
  const { ring: of } = a;
  if (of.variables.length === 1 && a.keys[0]! + b.keys[0]! < of.radix) return;
  const [left, right] = [degrees(a), degrees(b)];
  if (left.some((d, k) => d + right[k]! >= of.radix)) throw new Unfinished('degree', 'a degree is too large');
}

/** a^n for n ≥ 0, term by term rather than by squaring: for sparse polynomials that is fewer products (Fateman 1974). */
export function power(a: Polynomial, n: number, work?: Budget): Polynomial {
  let result = constant(a.ring, 1);
  if (a.keys.length <= 1) {
    if (a.keys.length === 0) return n === 0 ? result : a;
    if (degrees(a).some((d) => d * n >= a.ring.radix)) throw new Unfinished('degree', 'a degree is too large');
    return { ring: a.ring, keys: [a.keys[0]! * n], coefficients: [Z.power(a.coefficients[0]!, n)] };
  }
  for (let k = 0; k < n; k++) result = multiply(result, a, work);
  return result;
}

/** The greatest common divisor of the coefficients, with the sign of the leading one; 0 for the zero polynomial. */
export function integerContent(a: Polynomial): Integer {
  let common: Integer = 0;
  for (let k = a.coefficients.length - 1; k >= 0 && common !== 1; k--) common = Z.gcd(common, a.coefficients[k]!);
  return leadingCoefficient(a) < 0 ? Z.negate(common) : common;
}

/** a divided by the greatest common divisor of its coefficients. */
export const integerPrimitive = (a: Polynomial): Polynomial => (isZero(a) ? a : divideByInteger(a, integerContent(a)));

/** The coefficients as a polynomial in variable `k`: index = exponent, each free of that variable. */
export function coefficientsIn(a: Polynomial, k: number): Polynomial[] {
  const weight = a.ring.weights[k]!;
  const parts: { keys: number[]; coefficients: Integer[] }[] = [];
  for (let d = degreeIn(a, k); d >= 0; d--) parts.push({ keys: [], coefficients: [] });
  for (const [index, key] of a.keys.entries()) {
    const exponent = exponentOf(key, k, a.ring);
    const part = parts[exponent]!;
    part.keys.push(key - exponent * weight);
    part.coefficients.push(a.coefficients[index]!);
  }
  return parts.map((part) => ({ ring: a.ring, ...part }));
}

/** Σ parts[e]·v^e for parts that are free of variable `k`. */
export function fromCoefficientsIn(of: Ring, parts: readonly Polynomial[], k: number): Polynomial {
  const table = new Map<number, Integer>();
  for (const [exponent, part] of parts.entries())
    for (const [index, key] of part.keys.entries())
      table.set(key + exponent * of.weights[k]!, part.coefficients[index]!);
  return fromTable(of, table);
}

/** The leading coefficient as a polynomial in variable `k`. */
export function leadingIn(a: Polynomial, k: number): Polynomial {
  const parts = coefficientsIn(a, k);
  return parts[parts.length - 1] ?? zero(a.ring);
}

/** The polynomial with variable `k` set to an integer. */
export function evaluateAt(a: Polynomial, k: number, at: Integer): Polynomial {
  const weight = a.ring.weights[k]!;
  const table = new Map<number, Integer>();
  const powers: Integer[] = [1];
  for (const [index, key] of a.keys.entries()) {
    const exponent = exponentOf(key, k, a.ring);
    while (powers.length <= exponent) powers.push(Z.multiply(powers[powers.length - 1]!, at));
    const rest = key - exponent * weight;
    table.set(rest, Z.add(table.get(rest) ?? 0, Z.multiply(a.coefficients[index]!, powers[exponent]!)));
  }
  return fromTable(a.ring, table);
}

/** The partial derivative by the variable with that index. */
export function derivativeIn(a: Polynomial, k: number): Polynomial {
  const keys: number[] = [];
  const coefficients: Integer[] = [];
  for (const [index, key] of a.keys.entries()) {
    const exponent = exponentOf(key, k, a.ring);
    if (exponent === 0) continue;
    keys.push(key - a.ring.weights[k]!);
    coefficients.push(Z.multiply(a.coefficients[index]!, exponent));
  }
  return { ring: a.ring, keys, coefficients };
}

/** a / b when b divides a over the integers, else null. */
export function divideExactly(a: Polynomial, b: Polynomial, work?: Budget): Polynomial | null {
  if (isZero(a)) return a;
  const [below, above] = [degrees(b), degrees(a)];
  if (below.some((d, k) => d > above[k]!)) return null;
  const quotientDegrees = above.map((d, k) => d - below[k]!);
  const keys: number[] = [];
  const coefficients: Integer[] = [];
  let rest = a;
  const [topKey, top] = [b.keys[0]!, b.coefficients[0]!];
  while (!isZero(rest)) {
    if (work) charge(work, b.keys.length + (rest.keys.length >> 2));
    const key = rest.keys[0]! - topKey;
    if (key < 0 || !Z.divides(top, rest.coefficients[0]!)) return null;
    if (quotientDegrees.some((d, k) => exponentOf(key, k, a.ring) > d)) return null;
    const value = Z.divideExact(rest.coefficients[0]!, top);
    keys.push(key);
    coefficients.push(value);
    rest = subtract(rest, shiftKeys(scale(b, value), key));
  }
  return { ring: a.ring, keys, coefficients };
}

/** Dense coefficients of a polynomial in which only variable `k` occurs. */
export function toDense(a: Polynomial, k: number): bigint[] {
  const dense = new Array<bigint>(degreeIn(a, k) + 1).fill(0n);
  for (const [index, key] of a.keys.entries()) dense[exponentOf(key, k, a.ring)] = BigInt(a.coefficients[index]!);
  return dense;
}

/** A polynomial in the variable with that index, from its coefficients, the constant one first. */
export function fromDense(of: Ring, dense: readonly bigint[], k: number): Polynomial {
  const keys: number[] = [];
  const coefficients: Integer[] = [];
  for (let d = dense.length - 1; d >= 0; d--) {
    if (dense[d] === 0n) continue;
    keys.push(d * of.weights[k]!);
    coefficients.push(Z.fromBigInt(dense[d]!));
  }
  return { ring: of, keys, coefficients };
}
