import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { budget } from '../../../result/budget.ts';
import { triple } from '../../../result/tuple.ts';
import { rationalView } from '../field/rational-view.ts';

/* Polynomials under an elliptic root: their coefficients over the rational numbers and their roots in real radicals. */

export type Coefficients = readonly Q.Rational[];

/** The roots of a cubic or quartic without repeated ones, largest first; `pair` is the conjugate pair re ± i·√square. */
export interface Roots {
  readonly real: readonly Expression[];
  readonly pair: { readonly re: Q.Rational; readonly square: Q.Rational } | null;
}

const viewWork = 200_000;
const maxDivisor = 4000n;
/** Numbers with more divisors come of no problem that has a rational root. */
const maxCandidates = 600;

/** The coefficients of a polynomial in x over the rational numbers, from x⁰ up; null for anything else. */
export function coefficientsOf(a: Expression, x: string): Coefficients | null {
  const view = rationalView([a], [x], budget(viewWork));
  const value = view?.fractionOf(a) ?? null;
  if (view === null || value === null || view.hasConstants || typeof value.d !== 'bigint') return null;
  const dense = typeof value.n === 'bigint' ? [value.n] : (value.n.c as readonly bigint[]);
  if (dense.some((c) => typeof c !== 'bigint')) return null;
  const below = Q.integerRational(value.d);
  return dense.map((c) => Q.divide(Q.integerRational(c), below));
}

/** The roots of a polynomial of degree 3 or 4 that rational roots reduce to a quadratic one. */
export function rootsOf(c: Coefficients): Roots | null {
  let rest = c;
  const real: Expression[] = [];
  while (rest.length > 3) {
    const r = rationalRoot(rest);
    if (r === null) return null;
    real.push(E.number(r));
    rest = withoutRoot(rest, r);
  }
  const [c0, c1, c2] = triple(rest);
  const re = Q.divide(Q.negate(c1), Q.multiply(Q.integerRational(2), c2));
  const square = Q.subtract(Q.divide(c0, c2), Q.multiply(re, re));
  if (Q.sign(square) === 0) return null;
  if (Q.sign(square) > 0) return distinct(real) ? { real: ordered(real), pair: { re, square } } : null;
  const root = E.sqrt(E.number(Q.negate(square)));
  real.push(tidy(E.add(E.number(re), root)), tidy(E.subtract(E.number(re), root)));
  return distinct(real) ? { real: ordered(real), pair: null } : null;
}

const ordered = (roots: readonly Expression[]): Expression[] => [...roots].sort((a, b) => evaluate(b) - evaluate(a));

const distinct = (roots: readonly Expression[]): boolean =>
  roots.every((a, k) => roots.slice(k + 1).every((b) => !E.equal(a, b)));

const valueAt = (c: Coefficients, x: Q.Rational): Q.Rational =>
  c.reduceRight((total, part) => Q.add(Q.multiply(total, x), part), Q.zero);

function withoutRoot(c: Coefficients, r: Q.Rational): Coefficients {
  const quotient: Q.Rational[] = [];
  let carry = Q.zero;
  for (let k = c.length - 1; k > 0; k--) {
    carry = Q.add(Q.multiply(carry, r), c[k]!);
    quotient.unshift(carry);
  }
  return quotient;
}

/** By the rational root theorem, for coefficients whose divisors can be listed. */
function rationalRoot(c: Coefficients): Q.Rational | null {
  if (Q.isZero(c[0]!)) return Q.zero;
  const common = c.reduce((total, { denominator }) => total * BigInt(denominator), 1n);
  const whole = (a: Q.Rational): bigint => BigInt(Q.multiply(a, Q.integerRational(common)).numerator);
  const [tops, bottoms] = [divisors(whole(c[0]!)), divisors(whole(c.at(-1)!))];
  if (tops.length * bottoms.length > maxCandidates) return null;
  for (const bottom of bottoms)
    for (const top of tops)
      for (const sign of [1n, -1n]) {
        const r = Q.divide(Q.integerRational(sign * top), Q.integerRational(bottom));
        if (Q.isZero(valueAt(c, r))) return r;
      }
  return null;
}

function divisors(n: bigint): bigint[] {
  const size = n < 0n ? -n : n;
  const found: bigint[] = [];
  for (let d = 1n; d <= maxDivisor && d * d <= size; d++) if (size % d === 0n) found.push(d, size / d);
  return found;
}
