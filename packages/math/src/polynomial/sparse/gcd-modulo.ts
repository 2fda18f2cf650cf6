import { seededRandom } from '../../expression/random.ts';
import type { Budget } from '../../result/budget.ts';
import type { ModularPolynomial } from '../modular/arithmetic.ts';
import * as M from '../modular/arithmetic.ts';
import { charge } from './polynomial.ts';
import type { Ring } from './ring.ts';

/**
 * A sparse polynomial over Z/p, p < 2^26: packed monomials falling, coefficients in (0, p).
 */
export interface ModularSparse {
  readonly keys: readonly number[];
  readonly values: readonly number[];
}

/*
 * Brown's algorithm P: the gcd over a field in the variables x₁ … x_k, by evaluating the last one, y, at enough points,
 * the gcds of the images (recursively), and Newton interpolation. The images are only known up to a constant; all are
 * scaled to the leading coefficient that the gcd of the leading coefficients of a and b, a polynomial in y, has there, and
 * what that brings in too much is a content in y, divided out at the end. A point where the degree comes out too high is
 * unlucky and is skipped; one where it is lower shows that all before were, and begins anew.
 */

/** The monic gcd (its leading coefficient is 1). The result is right for all but unlucky p; the caller divides to know. */
export function gcdModulo(a: ModularSparse, b: ModularSparse, ring: Ring, p: number, work: Budget): ModularSparse {
  return gcdIn(a, b, ring.variables.length - 1, ring, p, work);
}

type CoefficientGroups = Map<number, ModularPolynomial>;

function gcdIn(a: ModularSparse, b: ModularSparse, last: number, ring: Ring, p: number, work: Budget): ModularSparse {
  if (last === 0) return univariate(a, b, ring.weights[0]!, p);
  const [left, right] = [grouped(a, last, ring), grouped(b, last, ring)];
  if (degreeOf(left) === 0 && degreeOf(right) === 0) return gcdIn(a, b, last - 1, ring, p, work);
  const [contentA, contentB] = [contentOf(left, p), contentOf(right, p)];
  const content = M.gcd(contentA, contentB, p);
  divideAll(left, contentA, p);
  divideAll(right, contentB, p);
  const [topA, topB] = [firstOf(left), firstOf(right)];
  const leading = M.gcd(topA, topB, p);
  const bound = Math.min(degreeOf(left), degreeOf(right)) + M.degree(leading);
  let table: CoefficientGroups = new Map();
  let modulus: ModularPolynomial = M.one;
  let topKey = Number.POSITIVE_INFINITY;
  // Not 1, 2, 3: where two curves meet at whole numbers, these would be unlucky for every prime.
  const start = Math.floor(seededRandom(p + last)() * p);
  for (let k = 0; k < p && M.degree(modulus) <= bound; k++) {
    const point = (start + k) % p;
    charge(work, a.keys.length + b.keys.length);
    if (M.valueAt(topA, point, p) === 0 || M.valueAt(topB, point, p) === 0) continue;
    const image = gcdIn(evaluated(left, point, p), evaluated(right, point, p), last - 1, ring, p, work);
    const key = image.keys[0]!;
    if (key > topKey) continue;
    if (key < topKey) {
      [table, modulus, topKey] = [new Map(), M.one, key];
    }
    if (key === 0) break;
    const stable = interpolate(table, modulus, image, M.valueAt(leading, point, p), point, p);
    modulus = M.multiply(modulus, M.fromCoefficients([(p - point) % p, 1]), p);
    // A point that changes nothing: probably done; the caller's division tells.
    if (stable) break;
  }
  if (topKey === 0) table = new Map([[0, M.one]]);
  divideAll(table, contentOf(table, p), p);
  return flattened(table, content, ring.weights[last]!, p);
}

function univariate(a: ModularSparse, b: ModularSparse, weight: number, p: number): ModularSparse {
  const g = M.gcd(dense(a, weight), dense(b, weight), p);
  const keys: number[] = [];
  const values: number[] = [];
  for (let d = M.degree(g); d >= 0; d--) {
    if (g[d] === 0) continue;
    keys.push(d * weight);
    values.push(g[d]!);
  }
  return { keys, values };
}

function dense({ keys, values }: ModularSparse, weight: number): ModularPolynomial {
  const array = new Float64Array(keys.length === 0 ? 0 : keys[0]! / weight + 1);
  for (const [k, key] of keys.entries()) array[key / weight] = values[k]!;
  return array;
}

/** As a polynomial in the variables before `last`, with coefficients in Z/p[y]; monomials falling. */
function grouped({ keys, values }: ModularSparse, last: number, { weights, radix }: Ring): CoefficientGroups {
  const weight = weights[last]!;
  const groups = new Map<number, [number, number][]>();
  for (const [k, key] of keys.entries()) {
    const exponent = Math.floor(key / weight) % radix;
    const rest = key - exponent * weight;
    const group = groups.get(rest);
    if (group === undefined) groups.set(rest, [[exponent, values[k]!]]);
    else group.push([exponent, values[k]!]);
  }
  const result: CoefficientGroups = new Map();
  for (const [key, group] of groups) {
    const array = new Float64Array(group[0]![0] + 1);
    for (const [exponent, value] of group) array[exponent] = value;
    result.set(key, array);
  }
  return result;
}

function contentOf(a: CoefficientGroups, p: number): ModularPolynomial {
  let common = M.zero;
  for (const part of a.values()) {
    common = M.gcd(common, part, p);
    if (common.length === 1) break;
  }
  return common;
}

function divideAll(a: CoefficientGroups, by: ModularPolynomial, p: number): void {
  if (by.length <= 1) return;
  for (const [key, part] of a) a.set(key, M.divide(part, by, p).quotient);
}

/** Monomials fall, so the first is the leading one. */
const firstOf = (a: CoefficientGroups): ModularPolynomial => a.values().next().value!;

const degreeOf = (a: CoefficientGroups): number => {
  let most = 0;
  for (const part of a.values()) most = Math.max(most, M.degree(part));
  return most;
};

function evaluated(a: CoefficientGroups, point: number, p: number): ModularSparse {
  const keys: number[] = [];
  const values: number[] = [];
  for (const [key, part] of a) {
    const value = M.valueAt(part, point, p);
    if (value === 0) continue;
    keys.push(key);
    values.push(value);
  }
  return { keys, values };
}

/** One Newton step in place: afterwards the table has the image times `by` at the point. Whether nothing changed. */
function interpolate(
  table: CoefficientGroups,
  modulus: ModularPolynomial,
  image: ModularSparse,
  by: number,
  point: number,
  p: number,
): boolean {
  const factor = M.inverse(M.valueAt(modulus, point, p), p);
  const wanted = new Map(image.keys.map((key, k) => [key, M.multiplyModulo(image.values[k]!, by, p)]));
  let stable = modulus.length > 1;
  for (const key of new Set([...table.keys(), ...image.keys])) {
    const before = table.get(key) ?? M.zero;
    const difference = M.reduce((wanted.get(key) ?? 0) - M.valueAt(before, point, p) + p, p);
    if (difference === 0) continue;
    stable = false;
    table.set(key, M.add(before, M.scale(modulus, M.multiplyModulo(difference, factor, p), p), p));
  }
  return stable;
}

function flattened(table: CoefficientGroups, content: ModularPolynomial, weight: number, p: number): ModularSparse {
  const entries: [number, number][] = [];
  for (const [key, part] of table) {
    const whole = M.multiply(part, content, p);
    for (const [exponent, value] of whole.entries()) if (value !== 0) entries.push([key + exponent * weight, value]);
  }
  entries.sort(([x], [y]) => y - x);
  const scale = M.inverse(entries[0]![1], p);
  return { keys: entries.map(([key]) => key), values: entries.map(([, value]) => M.multiplyModulo(value, scale, p)) };
}
