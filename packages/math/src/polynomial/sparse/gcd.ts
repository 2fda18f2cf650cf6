import type { Integer } from '../../exact/integer.ts';
import * as Z from '../../exact/integer.ts';
import type { Budget } from '../../result/budget.ts';
import { largePrime } from '../primes.ts';
import { gcd as denseGcd } from '../univariate/gcd.ts';
import { gcdModulo, type ModularSparse } from './gcd-modulo.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';
import { exponentsOf, keyOf } from './ring.ts';

/*
 * The greatest common divisor of polynomials in several variables over Z: W. S. Brown, "On Euclid's algorithm and the
 * computation of polynomial greatest common divisors", J. ACM 18 (1971). What is cheap comes first: the common power
 * product, variables that only one of the two has (the gcd then divides every coefficient), one variable. What is left is
 * computed modulo primes near 2^26 (`gcd-modulo.ts`) and put together by the Chinese remainder theorem, until it divides
 * both, which is tried by exact division, so that an unlucky prime or point costs time and never the right answer.
 */

/** gcd(a, b) with positive leading coefficient; gcd(0, 0) = 0. Throws `Unfinished` (polynomial-work) when the budget is spent. */
export function gcd(a: Polynomial, b: Polynomial, work: Budget): Polynomial {
  if (S.isZero(a)) return positive(b);
  if (S.isZero(b)) return positive(a);
  const content = Z.gcd(S.integerContent(a), S.integerContent(b));
  if (S.isConstant(a) || S.isConstant(b)) return S.constant(a.ring, content);
  const [monomialA, restA] = splitMonomial(S.integerPrimitive(a));
  const [monomialB, restB] = splitMonomial(S.integerPrimitive(b));
  const common = keyOf(
    exponentsOf(monomialA, a.ring).map((d, k) => Math.min(d, exponentsOf(monomialB, a.ring)[k]!)),
    a.ring,
  );
  return S.shiftKeys(S.scale(primitiveGcd(restA, restB, work), content), common);
}

const positive = (a: Polynomial): Polynomial => (S.leadingCoefficient(a) < 0 ? S.negate(a) : a);

/** The largest power product that divides, and the rest. */
export function splitMonomial(a: Polynomial): [number, Polynomial] {
  const least = a.ring.variables.map(() => Number.POSITIVE_INFINITY);
  for (const key of a.keys) for (const [k, d] of exponentsOf(key, a.ring).entries()) least[k] = Math.min(least[k]!, d);
  const key = keyOf(least, a.ring);
  return [key, S.shiftKeys(a, -key)];
}

function primitiveGcd(a: Polynomial, b: Polynomial, work: Budget): Polynomial {
  if (S.isConstant(a) || S.isConstant(b)) return S.constant(a.ring, 1);
  const [inA, inB] = [S.variablesIn(a), S.variablesIn(b)];
  const onlyA = inA.find((k) => !inB.includes(k));
  if (onlyA !== undefined) return S.coefficientsIn(a, onlyA).reduce((g, part) => stepwise(g, part, work), b);
  const onlyB = inB.find((k) => !inA.includes(k));
  if (onlyB !== undefined) return S.coefficientsIn(b, onlyB).reduce((g, part) => stepwise(g, part, work), a);
  if (inA.length === 1) return S.fromDense(a.ring, denseGcd(S.toDense(a, inA[0]!), S.toDense(b, inA[0]!)), inA[0]!);
  if (S.equals(a, b)) return positive(a);
  return positive(S.integerPrimitive(modularGcd(a, b, work)));
}

const stepwise = (g: Polynomial, part: Polynomial, work: Budget): Polynomial =>
  S.isZero(part) || S.isOne(g) ? g : gcd(g, part, work);

function modularGcd(a: Polynomial, b: Polynomial, work: Budget): Polynomial {
  const leading = Z.gcd(S.leadingCoefficient(a), S.leadingCoefficient(b));
  let table = new Map<number, Integer>();
  let modulus: Integer = 1;
  let topKey = Number.POSITIVE_INFINITY;
  for (let index = 0; ; index++) {
    S.charge(work, 100 + a.keys.length + b.keys.length);
    const p = largePrime(index);
    if (Z.divides(p, S.leadingCoefficient(a)) || Z.divides(p, S.leadingCoefficient(b))) continue;
    const image = gcdModulo(toModular(a, p), toModular(b, p), a.ring, p, work);
    const top = image.keys[0]!;
    if (top === 0) return S.constant(a.ring, 1);
    if (top > topKey) continue;
    if (top < topKey) {
      [table, modulus, topKey] = [new Map(), 1, top];
    }
    lift(table, modulus, image, Z.toNumber(Z.modulo(leading, p)), p);
    modulus = Z.multiply(modulus, p);
    const candidate = S.integerPrimitive(S.fromTable(a.ring, table));
    if (S.divideExactly(a, candidate, work) !== null && S.divideExactly(b, candidate, work) !== null) return candidate;
  }
}

/** The polynomial with its coefficients modulo p. */
function toModular(a: Polynomial, p: number): ModularSparse {
  const keys: number[] = [];
  const values: number[] = [];
  for (const [index, key] of a.keys.entries()) {
    const value = Z.toNumber(Z.modulo(a.coefficients[index]!, p));
    if (value === 0) continue;
    keys.push(key);
    values.push(value);
  }
  return { keys, values };
}

/** Chinese remaindering in place, coefficients symmetric; the image is multiplied by `by`. */
function lift(table: Map<number, Integer>, modulus: Integer, image: ModularSparse, by: number, p: number): void {
  const product = Z.multiply(modulus, p);
  const inverse = modularInverse(Z.toNumber(Z.modulo(modulus, p)), p);
  const wanted = new Map(image.keys.map((key, k) => [key, (BigInt(image.values[k]!) * BigInt(by)) % BigInt(p)]));
  for (const key of new Set([...table.keys(), ...image.keys])) {
    const before = table.get(key) ?? 0;
    const difference = Z.modulo(Z.subtract(Z.fromBigInt(wanted.get(key) ?? 0n), before), p);
    const times = Z.modulo(Z.multiply(difference, inverse), p);
    const value = Z.add(before, Z.multiply(modulus, times));
    table.set(key, Z.multiply(2, value) > product ? Z.subtract(value, product) : value);
  }
}

function modularInverse(a: number, p: number): Integer {
  const { s } = Z.extendedGcd(a, p);
  return Z.modulo(s, p);
}
