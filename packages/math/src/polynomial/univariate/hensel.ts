import type { ModularPolynomial } from '../modular/arithmetic.ts';
import * as M from '../modular/arithmetic.ts';
import { productOf } from '../modular/factor.ts';
import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';

/*
 * Hensel lifting: from f ≡ lc·g₁⋯g_r modulo p to the same modulo p^(2^k), by Zassenhaus' quadratic iteration on a binary
 * tree of factors (Modern Computer Algebra, algorithms 15.10 and 15.17). At each node f ≡ g·h with h monic and
 * s·g + t·h ≡ 1 modulo m; one step makes all of it true modulo m².
 */

interface Node {
  g: IntegerPolynomial;
  h: IntegerPolynomial;
  s: IntegerPolynomial;
  t: IntegerPolynomial;
  readonly left: Node | null;
  readonly right: Node | null;
}

/** A factorization modulo a power of a prime. */
export interface LiftedFactors {
  /** Monic, coefficients in [0, modulus). */
  readonly factors: readonly IntegerPolynomial[];
  readonly modulus: bigint;
}

const residue = (a: bigint, m: bigint): bigint => {
  const rest = a % m;
  return rest < 0n ? rest + m : rest;
};

/** The polynomial with its coefficients in [0, m). */
const reducedModulo = (a: IntegerPolynomial, m: bigint): IntegerPolynomial =>
  P.trimmed(a.map((value) => residue(value, m)));

/** Coefficients in (−m/2, m/2]. */
export const symmetricModulo = (a: IntegerPolynomial, m: bigint): IntegerPolynomial =>
  P.trimmed(
    a.map((value) => {
      const rest = residue(value, m);
      return 2n * rest > m ? rest - m : rest;
    }),
  );

/** a · b modulo m. */
export const multiplyModulo = (a: IntegerPolynomial, b: IntegerPolynomial, m: bigint): IntegerPolynomial =>
  reducedModulo(P.multiply(a, b), m);

/** Division by a monic polynomial modulo m. */
function divideByMonic(a: IntegerPolynomial, b: IntegerPolynomial, m: bigint): [IntegerPolynomial, IntegerPolynomial] {
  if (a.length < b.length) return [P.zero, a];
  const rest = [...a];
  const quotient = new Array<bigint>(a.length - b.length + 1).fill(0n);
  for (let k = quotient.length - 1; k >= 0; k--) {
    const q = residue(rest[k + b.length - 1]!, m);
    quotient[k] = q;
    if (q === 0n) continue;
    for (let j = 0; j < b.length; j++) rest[k + j] = rest[k + j]! - q * b[j]!;
  }
  return [P.trimmed(quotient), reducedModulo(rest.slice(0, b.length - 1), m)];
}

/** The monic factors of f modulo p, lifted to a power of p that is greater than `bound`. */
export function liftFactors(
  f: IntegerPolynomial,
  factors: readonly ModularPolynomial[],
  p: number,
  bound: bigint,
): LiftedFactors {
  let modulus = BigInt(p);
  const root = tree(factors, p, Number(residue(P.leading(f), modulus)));
  while (modulus <= bound) {
    modulus *= modulus;
    if (root !== null) step(root, reducedModulo(f, modulus), modulus);
  }
  const leaves: IntegerPolynomial[] = [];
  if (root === null) leaves.push(reducedModulo(f, modulus));
  else collect(root, leaves);
  return { factors: leaves.map((leaf) => monicModulo(leaf, modulus)), modulus };
}

const toInteger = (a: ModularPolynomial): IntegerPolynomial => Array.from(a, BigInt);

function tree(factors: readonly ModularPolynomial[], p: number, leading: number): Node | null {
  if (factors.length < 2) return null;
  const middle = factors.length >> 1;
  const [first, second] = [factors.slice(0, middle), factors.slice(middle)];
  const g = M.scale(productOf(first, p), leading, p);
  const h = productOf(second, p);
  const { s, t } = M.extendedGcd(g, h, p);
  return {
    g: toInteger(g),
    h: toInteger(h),
    s: toInteger(s),
    t: toInteger(t),
    left: tree(first, p, leading),
    right: tree(second, p, 1),
  };
}

function step(node: Node, f: IntegerPolynomial, m: bigint): void {
  const { g, h, s, t } = node;
  const e = reducedModulo(P.subtract(f, P.multiply(g, h)), m);
  const [q, r] = divideByMonic(multiplyModulo(s, e, m), h, m);
  node.g = reducedModulo(P.add(P.add(g, P.multiply(t, e)), P.multiply(q, g)), m);
  node.h = reducedModulo(P.add(h, r), m);
  const b = reducedModulo(P.subtract(P.add(P.multiply(s, node.g), P.multiply(t, node.h)), P.one), m);
  const [c, d] = divideByMonic(multiplyModulo(s, b, m), node.h, m);
  node.s = reducedModulo(P.subtract(s, d), m);
  node.t = reducedModulo(P.subtract(P.subtract(t, P.multiply(t, b)), P.multiply(c, node.g)), m);
  if (node.left !== null) step(node.left, node.g, m);
  if (node.right !== null) step(node.right, node.h, m);
}

function collect(node: Node, leaves: IntegerPolynomial[]): void {
  if (node.left === null) leaves.push(node.g);
  else collect(node.left, leaves);
  if (node.right === null) leaves.push(node.h);
  else collect(node.right, leaves);
}

function monicModulo(a: IntegerPolynomial, m: bigint): IntegerPolynomial {
  const top = P.leading(a);
  return top === 1n ? a : reducedModulo(P.scale(a, inverseModulo(top, m)), m);
}

/** 1/a modulo m, a unit. */
export function inverseModulo(a: bigint, m: bigint): bigint {
  let [r0, r1] = [m, residue(a, m)];
  let [t0, t1] = [0n, 1n];
  while (r1 !== 0n) {
    const q = r0 / r1;
    [r0, r1] = [r1, r0 - q * r1];
    [t0, t1] = [t1, t0 - q * t1];
  }
  return residue(t0, m);
}
