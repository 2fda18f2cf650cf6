import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains } from '../../../expression/walk.ts';
import { gcd } from '../../../polynomial/rational-dense.ts';
import { triple } from '../../../result/tuple.ts';
import { made, type Stage } from '../context.ts';
import { type Coefficients, coefficientsOf } from './elliptic-roots.ts';
import { type LegendreForm, plain } from './legendre-form.ts';
import { normalForm } from './normal-form.ts';

/*
 * ∫ N(x)/√P(x) dx with a polynomial N and P of degree 3 or 4 without repeated roots (DLMF 19.14, 19.29; P. F. Byrd and
 * M. D. Friedman, "Handbook of Elliptic Integrals", 1971). Two steps:
 *
 *   1. d(x^j·√P) = (j·x^(j−1)·P + x^j·P′/2)/√P lowers the degree of N to deg P − 2.
 *   2. What is left is a combination of ∫ dx/√P, which is g·F(φ | m), and of one integral of the second kind with E(φ | m):
 *      `legendre-form.ts` has φ, m and g for each position of the roots.
 *
 * Worked example: x⁴/√(x⁴ + 1) = d(x√(x⁴ + 1)/3) − (1/3)/√(x⁴ + 1), and
 * ∫ dx/√(x⁴ + 1) = F(2·atan x | 1/2)/2.
 *
 * For a quartic P = c₄x⁴ + c₃x³ + …, what step 1 leaves, n₀ + n₁x + n₂x², is of the first and second kind only if
 * n₁ = n₂·c₃/(2c₄): otherwise it has a residue at infinity, and this method passes.
 */

export const ellipticIntegral: Stage = (f, context) => {
  const x = context.variable;
  const parts = overOneRoot(f, x);
  if (parts === null) return null;
  const { constant, radicand, radicands, top } = parts;
  const c = coefficientsOf(radicand, x);
  if (c === null || (c.length !== 4 && c.length !== 5)) return null;
  const n = coefficientsOf(top, x);
  if (n === null || n.length > 12) return null;
  const { left, exact } = reduced(n, c);
  if (hasRepeatedRoots(c)) return null;
  const form = normalForm(radicands, radicand, x);
  const value = form === null ? null : combination(left, c, form);
  if (value === null) return null;
  const X = E.symbol(x);
  const algebraic = E.product([
    E.sum(exact.map((a, k) => E.product([E.number(a), E.power(X, E.number(k))]))),
    form!.root,
  ]);
  return made('elliptic integral', f, tidy(E.product([constant, E.add(algebraic, value)])), context);
};

/**
 * Whether f = N/√P has no elementary antiderivative by what is left of N after step 1. A differential whose residues are all 0 is
 * elementary only if it is d(A·√P), A rational in x (Liouville), and A must be a polynomial, for P has no repeated roots: then the
 * degree of what is left would be deg P − 1 or more. There is one place at infinity for odd degree of P, thus no residue; for a quartic the
 * residue is 0 exactly if n₁ = n₂·c₃/(2c₄).
 */
export function isEllipticOfSecondKind(f: Expression, x: string): boolean {
  const parts = overOneRoot(f, x);
  const c = parts === null ? null : coefficientsOf(parts.radicand, x);
  const n = parts === null ? null : coefficientsOf(parts.top, x);
  if (c === null || n === null || (c.length !== 4 && c.length !== 5) || n.length > 12) return false;
  if (hasRepeatedRoots(c)) return false;
  const { left } = reduced(n, c);
  return left.some((a) => !Q.isZero(a)) && hasNoResidue(left, c);
}

const hasRepeatedRoots = (c: Coefficients): boolean => gcd(c, derivative(c)).length > 1;

const derivative = (c: Coefficients): Coefficients => c.slice(1).map((a, k) => Q.multiply(a, Q.integerRational(k + 1)));

/** f as constant·top/√radicand, all roots of it being brought under one. */
function overOneRoot(f: Expression, x: string) {
  const constant: Expression[] = [];
  const top: Expression[] = [];
  const under: Expression[] = [];
  for (const factor of E.factorsOf(f)) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (!contains(factor, x)) constant.push(factor);
    else if (exponent.kind !== 'number' || Q.isInteger(exponent.value)) top.push(factor);
    else if (exponent.value.denominator === 2) {
      under.push(base);
      const whole = Q.add(exponent.value, Q.rational(1, 2));
      if (!Q.isZero(whole)) top.push(E.power(base, E.number(whole)));
    } else return null;
  }
  if (under.length === 0) return null;
  return { constant: E.product(constant), radicand: E.product(under), radicands: under, top: E.product(top) };
}

/** N/√P = d(exact·√P) + left/√P with deg left ≤ deg P − 2. */
function reduced(n: Coefficients, c: Coefficients): { left: Q.Rational[]; exact: Q.Rational[] } {
  const left = [...n];
  const exact: Q.Rational[] = [];
  const d = c.length - 1;
  for (let top = left.length - 1; top >= d - 1; top--) {
    const j = top - d + 1;
    // x^(j+k−1)·c_k·(j + k/2)
    const weight = (k: number) => Q.multiply(c[k]!, Q.rational(2 * j + k, 2));
    const a = Q.divide(left[top]!, weight(d));
    exact[j] = a;
    for (let k = 0; k <= d; k++)
      if (j + k >= 1) left[j + k - 1] = Q.subtract(left[j + k - 1] ?? Q.zero, Q.multiply(a, weight(k)));
  }
  return { left: [0, 1, 2].map((k) => left[k] ?? Q.zero), exact: Array.from(exact, (a) => a ?? Q.zero) };
}

function hasNoResidue([, n1, n2]: readonly Q.Rational[], c: Coefficients): boolean {
  if (c.length === 4) return true;
  const share = Q.divide(c[3]!, Q.multiply(Q.integerRational(2), c[4]!));
  return Q.equals(n1!, Q.multiply(n2!, share));
}

function combination(n: readonly Q.Rational[], c: Coefficients, form: LegendreForm): Expression | null {
  const [n0, n1, n2] = triple(n);
  const { first, second } = form;
  if (!hasNoResidue(n, c)) return null;
  const leading = c.length === 5 ? n2 : n1;
  const by = E.divide(E.number(leading), second.numerator[c.length === 5 ? 2 : 1]!);
  if (Q.isZero(leading)) return E.product([E.number(n0), first]);
  const rest = E.subtract(E.number(n0), E.product([by, second.numerator[0]!]));
  return E.add(E.product([plain(rest), first]), E.product([plain(by), second.value]));
}
