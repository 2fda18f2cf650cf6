import { squareFree } from '../field/factor-denominator.ts';
import type { Field } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';

/*
 * Hermite's reduction over the root P^(1−e) of a polynomial P without square factors (B. M. Trager, "Integration of algebraic functions",
 * thesis, MIT 1984; the roots of P are an integral basis): N/(D·P^(1−e)) = d(Σ G_j·P^e/E_j) + what is left, whose denominator is
 * square-free without a common factor with P, and whose polynomial part has a degree of at most deg P − 2. Unless said otherwise e = 1/2, S = P^e.
 *
 *   q^m below, q coprime to P, m ≥ 2     G·P^e/q^(m−1):  −(m − 1)·G·q′·P·V ≡ N mod q,    V = D/q^m
 *   q^m below, q a factor of P, m ≥ 1    G·P^e/q^m:      (e − m)·G·q′·(P/q)·V ≡ N mod q
 *   x^j above, j ≥ deg P − 1             G = c·x^(j − deg P + 1)
 *
 * To debug: differentiate the terms and compare at a number.
 */

export interface Reduction {
  /** G/E, which stand before P^e. */
  readonly exact: readonly { readonly top: Univariate; readonly below: Univariate }[];
  readonly polynomial: Univariate;
  /** A proper quotient. */
  readonly top: Univariate;
  readonly below: Univariate;
}

const half: F.Fraction = { n: 1n, d: 2n };

export function reducedOverRoot(
  k: Field,
  n: Univariate,
  d: Univariate,
  p: Univariate,
  e: F.Fraction = half,
): Reduction {
  const exact: { top: Univariate; below: Univariate }[] = [];
  let [top, below] = [U.scale(k, n, k.reciprocal(U.leading(d))!), U.monic(k, d)];
  for (let next = reducible(k, below, p); next !== null; next = reducible(k, below, p)) {
    const { q, m, isBranch } = next;
    const v = U.divide(k, below, U.power(k, q, m)).quotient;
    const reach = isBranch ? m : m - 1;
    const fall = U.scale(
      k,
      U.multiply(k, U.derivative(k, q), v),
      isBranch ? k.subtract(e, F.integer(m)) : F.integer(-reach),
    );
    const rest = isBranch ? U.divide(k, p, q).quotient : p;
    const g = U.divide(k, U.multiply(k, top, inverse(k, U.multiply(k, fall, rest), q)), q).remainder;
    exact.push({ top: g, below: U.power(k, q, reach) });
    // (G·P^e/q^j)′·P^(1−e) = (G′·P + e·G·P′)/q^j − j·G·q′·P/q^(j+1)
    const rise = U.add(k, U.multiply(k, U.derivative(k, g), p), U.scale(k, U.multiply(k, g, U.derivative(k, p)), e));
    const loss = U.scale(k, U.multiply(k, U.multiply(k, g, U.derivative(k, q)), rest), F.integer(reach));
    const used = U.subtract(k, isBranch ? rise : U.multiply(k, rise, q), loss);
    top = U.divide(k, U.subtract(k, top, U.multiply(k, v, used)), q).quotient;
    below = U.divide(k, below, q).quotient;
  }
  const { quotient, remainder } = U.divide(k, top, below);
  const { polynomial, g } = lowered(k, quotient, p, e);
  if (g.length > 0) exact.push({ top: g, below: U.one });
  // Poles that the reduction took away altogether.
  const common = remainder.length > 0 ? U.gcd(k, remainder, below) : below;
  const without = (a: Univariate) => U.divide(k, a, common).quotient;
  return { exact, polynomial, top: without(remainder), below: without(below) };
}

function reducible(k: Field, d: Univariate, p: Univariate): { q: Univariate; m: number; isBranch: boolean } | null {
  if (U.degree(d) < 1) return null;
  for (const { q, multiplicity: m } of squareFree(k, d)) {
    const branch = U.gcd(k, q, p);
    if (U.degree(branch) > 0) return { q: branch, m, isBranch: true };
    if (m > 1) return { q, m, isBranch: false };
  }
  return null;
}

/** 1/a modulo q. */
const inverse = (k: Field, a: Univariate, q: Univariate): Univariate =>
  U.extendedGcd(k, U.divide(k, a, q).remainder, q).s;

/** a/P^(1−e) = d(g·P^e) + polynomial/P^(1−e). */
function lowered(k: Field, a: Univariate, p: Univariate, e: F.Fraction): { polynomial: Univariate; g: Univariate } {
  const d = U.degree(p);
  let rest = a;
  let g: Univariate = U.zero;
  for (let degree = U.degree(rest); degree >= d - 1; degree = U.degree(rest)) {
    const j = degree - d + 1;
    const power: Univariate = [...new Array<F.Fraction>(j).fill(F.zero), F.one];
    const rate = U.add(
      k,
      U.multiply(k, U.derivative(k, power), p),
      U.scale(k, U.multiply(k, power, U.derivative(k, p)), e),
    );
    const by = k.divide(U.leading(rest), U.leading(rate));
    g = U.add(k, g, U.scale(k, power, by));
    rest = U.subtract(k, rest, U.scale(k, rate, by));
  }
  return { polynomial: rest, g };
}
