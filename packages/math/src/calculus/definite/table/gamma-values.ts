import * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';

/*
 * Exact values of Γ, of its logarithmic derivatives and of the zeta function of Hurwitz, in the constants that people know: π, ln 2, ln 3,
 * √3, γ, G, ζ(3), … Sources: DLMF 5.4, 5.15, 25.11; Gauss's theorem on ψ(p/q).
 */

const pi = E.constant('pi');
const gamma = E.constant('EulerGamma');
const lnOf = (n: number): Expression => E.ln(E.number(n));
const minus = E.negate;

/** Arguments further from (0, 1] than this stay as they are. */
const maxShifts = 60;

/** Γ(u), with u a number brought into (0, 1] by Γ(u + 1) = uΓ(u), and √π at the halves. */
export function gammaAt(u: Expression): Expression {
  if (u.kind !== 'number') return E.apply('gamma', [u]);
  const { whole, rest } = split(u.value);
  if (Math.abs(whole) > maxShifts) return E.apply('gamma', [u]);
  const base = Q.isOne(rest) ? E.one : Q.equals(rest, Q.half) ? E.sqrt(pi) : E.apply('gamma', [E.number(rest)]);
  let factor = Q.one;
  for (let k = 0; k < whole; k++) factor = Q.multiply(factor, Q.add(rest, Q.integerRational(k)));
  for (let k = -1; k >= whole; k--) factor = Q.divide(factor, Q.add(rest, Q.integerRational(k)));
  return E.product([E.number(factor), base]);
}

/** u = rest + whole with rest in (0, 1]. */
function split(u: Q.Rational): { readonly whole: number; readonly rest: Q.Rational } {
  const whole = -Z.toNumber(Q.floor(Q.negate(u))) - 1;
  return { whole, rest: Q.subtract(u, Q.integerRational(whole)) };
}

/** ψ(u). */
export const digammaAt = (u: Expression): Expression => polygammaAt(0, u);

/** ψ⁽ᵐ⁾(u), by ψ⁽ᵐ⁾(u + 1) = ψ⁽ᵐ⁾(u) + (−1)ᵐ m!/uᵐ⁺¹ from (0, 1]. */
export function polygammaAt(m: number, u: Expression): Expression {
  if (u.kind !== 'number') return named(m, u);
  const { whole, rest } = split(u.value);
  if (Math.abs(whole) > maxShifts) return named(m, u);
  let shift = Q.zero;
  const term = (k: number) => Q.reciprocal(Q.power(Q.add(rest, Q.integerRational(k)), m + 1));
  for (let k = 0; k < whole; k++) shift = Q.add(shift, term(k));
  for (let k = -1; k >= whole; k--) shift = Q.subtract(shift, term(k));
  const sign = m % 2 === 0 ? 1 : -1;
  return E.add(inUnit(m, rest), E.number(Q.multiply(shift, Q.integerRational(sign * factorialOf(m)))));
}

const named = (m: number, u: Expression): Expression => E.apply('polygamma', [E.number(m), u]);

function factorialOf(m: number): number {
  let value = 1;
  for (let k = 2; k <= m; k++) value *= k;
  return value;
}

/** ψ⁽ᵐ⁾ in (0, 1], where p/q with q = 1, 2, 3, 4, 6 has a value in known constants; above 1/2 by reflection. */
function inUnit(m: number, r: Q.Rational): Expression {
  const known = m === 0 ? gauss(r) : ofHigherOrder(m, r);
  if (known !== null) return known;
  // ψ⁽ᵐ⁾(1 − r) = (−1)ᵐ(ψ⁽ᵐ⁾(r) + π dᵐ/drᵐ cot(πr)).
  if (Q.compare(r, Q.half) <= 0) return named(m, E.number(r));
  const complement = Q.subtract(Q.one, r);
  return E.multiply(
    E.number(m % 2 === 0 ? 1 : -1),
    E.add(inUnit(m, complement), E.multiply(pi, cotangent(m, complement))),
  );
}

const keyOf = (r: Q.Rational): string => `${r.numerator}/${r.denominator}`;

/** ψ(p/q) by Gauss's theorem for the q at which sines and cosines are roots. */
function gauss(r: Q.Rational): Expression | null {
  const halves = (k: number, root: number) => E.product([E.number(Q.rational(k, 2)), pi, E.sqrt(E.number(root))]);
  const logarithms = (two: Q.Rational, three: Q.Rational) =>
    E.sum([E.product([E.number(two), lnOf(2)]), E.product([E.number(three), lnOf(3)])]);
  const [none, threeHalves] = [Q.zero, Q.rational(3, 2)];
  const parts: Readonly<Record<string, Expression>> = {
    '1/1': E.zero,
    '1/2': minus(logarithms(Q.integerRational(2), none)),
    '1/3': minus(E.add(E.divide(halves(1, 3), E.number(3)), logarithms(none, threeHalves))),
    '2/3': E.subtract(E.divide(halves(1, 3), E.number(3)), logarithms(none, threeHalves)),
    '1/4': minus(E.add(halves(1, 1), logarithms(Q.integerRational(3), none))),
    '3/4': E.subtract(halves(1, 1), logarithms(Q.integerRational(3), none)),
    '1/6': minus(E.add(halves(1, 3), logarithms(Q.integerRational(2), threeHalves))),
    '5/6': E.subtract(halves(1, 3), logarithms(Q.integerRational(2), threeHalves)),
  };
  const part = parts[keyOf(r)];
  return part === undefined ? null : E.subtract(part, gamma);
}

/** ψ⁽ᵐ⁾(r) = (−1)ᵐ⁺¹ m! ζ(m + 1, r) from the sum and the difference of ζ at r and 1 − r. */
function ofHigherOrder(m: number, r: Q.Rational): Expression | null {
  const s = m + 1;
  const front = E.number((m % 2 === 0 ? -1 : 1) * factorialOf(m));
  const zeta = E.apply('zeta', [E.number(s)]);
  if (Q.isOne(r)) return E.multiply(front, zeta);
  if (Q.equals(r, Q.half)) return E.product([front, E.number(2 ** s - 1), zeta]);
  // (qˢ − …)ζ(s), the sum over the two residues that are prime to q.
  const both: Readonly<Record<string, number>> = {
    '3': 3 ** s - 1,
    '4': 4 ** s - 2 ** s,
    '6': 6 ** s - 3 ** s - 2 ** s + 1,
  };
  const total = both[String(r.denominator)];
  if (total === undefined) return null;
  const sum = E.product([front, E.number(total), zeta]);
  const isReflected = Q.compare(r, Q.half) > 0;
  const least = isReflected ? Q.subtract(Q.one, r) : r;
  if (m % 2 === 0) {
    // ψ⁽ᵐ⁾(1 − r) − ψ⁽ᵐ⁾(r) = π dᵐ/drᵐ cot(πr) for even m.
    const difference = E.multiply(pi, cotangent(m, least));
    return E.multiply(E.number(Q.half), isReflected ? E.add(sum, difference) : E.subtract(sum, difference));
  }
  if (m !== 1 || r.denominator !== 4) return null;
  const eight = E.multiply(E.number(8), E.constant('Catalan'));
  return isReflected ? E.subtract(E.power(pi, E.two), eight) : E.add(E.power(pi, E.two), eight);
}

/** dᵐ/drᵐ cot(πr), a polynomial in the cotangent: c′ = −π(1 + c²). */
function cotangent(m: number, r: Q.Rational): Expression {
  let polynomial: number[] = [0, 1];
  for (let k = 0; k < m; k++) {
    const next = new Array<number>(polynomial.length + 1).fill(0);
    for (const [j, value] of polynomial.entries()) {
      if (j === 0) continue;
      next[j - 1]! -= j * value;
      next[j + 1]! -= j * value;
    }
    polynomial = next;
  }
  const c = E.apply('cot', [E.multiply(E.number(r), pi)]);
  const value = E.sum(polynomial.map((by, j) => E.multiply(E.number(by), E.power(c, E.number(j)))));
  return E.multiply(E.power(pi, E.number(m)), value);
}

/** B_n(r)/n, so that ζ(1 − n, r) = −B_n(r)/n. */
export function bernoulliPolynomial(n: number, r: Q.Rational): Q.Rational {
  const numbers = [Q.one];
  for (let k = 1; k <= n; k++) {
    let sum = Q.zero;
    for (let j = 0; j < k; j++) sum = Q.add(sum, Q.multiply(Q.integerRational(choose(k + 1, j)), numbers[j]!));
    numbers.push(Q.divide(Q.negate(sum), Q.integerRational(k + 1)));
  }
  let value = Q.zero;
  for (let k = 0; k <= n; k++)
    value = Q.add(value, Q.multiply(Q.multiply(Q.integerRational(choose(n, k)), numbers[k]!), Q.power(r, n - k)));
  return value;
}

/** The binomial coefficient of small whole numbers, as a double. */
function choose(n: number, k: number): number {
  let value = 1;
  for (let j = 1; j <= k; j++) value = (value * (n - k + j)) / j;
  return Math.round(value);
}
