import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { factoredSum } from './factored-coefficients.ts';

/*
 * Powers of sums that differ by a factor, as powers of one of them: (x − 1)/√(1 − x) is −√(1 − x), (A/B + L)·(A + B·L)^p is (A + B·L)^(p + 1)/B, and
 * (e^(−2x) + 1)/√(e^(2x) + 1) is e^(−2x)·√(e^(2x) + 1). Roots of negative numbers are the business of whoever checks.
 */
export const withProportionalFactors = (F: Expression): Expression =>
  transform(F, (node) => (node.kind === 'product' ? gathered(node.factors) : node));

function gathered(factors: readonly Expression[]): Expression {
  for (const [i, first] of factors.entries()) {
    const u = E.baseOf(first);
    if (u.kind !== 'sum') continue;
    for (const second of factors.slice(i + 1)) {
      const v = E.baseOf(second);
      const pair = v.kind === 'sum' ? merged(u, E.exponentOf(first), v, E.exponentOf(second)) : null;
      if (pair === null) continue;
      const rest = factors.filter((factor) => factor !== first && factor !== second);
      const whole = E.product([...rest, ...pair]);
      return whole.kind === 'product' ? gathered(whole.factors) : whole;
    }
  }
  return E.product(factors);
}

/** u^m·v^n with u = r·v: by a power of the one whose exponent is no integer, so that no root of r is taken. */
function merged(u: SumNode, m: Expression, v: SumNode, n: Expression): Expression[] | null {
  const r = quotientOfSums(u, v);
  if (r === null) return null;
  const exponent = E.add(m, n);
  return isInteger(m) || !isInteger(n)
    ? [E.power(r, m), E.power(v, exponent)]
    : [E.power(r, E.negate(n)), E.power(u, exponent)];
}

const isInteger = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);

/** r with u = r·v, term by term; null where there is none. */
function quotientOfSums(u: SumNode, v: SumNode): Expression | null {
  if (u.terms.length !== v.terms.length) return null;
  for (const term of v.terms) {
    const r = E.divide(u.terms[0]!, term);
    if (r.kind === 'sum') continue;
    if (E.equal(E.sum(v.terms.map((one) => E.product([r, one]))), u)) return r;
  }
  return null;
}

/*
 * The factors of a radicand that stand beside the root: (a + x)·(b + x)^(3/2)/(ab + (a + b)x + x²)^(3/2) is √(b + x)/√(ab + (a + b)x + x²).
 */
export const withCancelledRadicands = (F: Expression, variable: string): Expression =>
  transform(F, (node) => (node.kind === 'product' ? cancelled(node.factors, variable) : node));

function cancelled(factors: readonly Expression[], variable: string): Expression {
  // Two factors of the radicand at least have to stand beside its root.
  const dependents = factors.filter((factor) => contains(factor, variable)).length;
  for (const below of factors) {
    const u = E.baseOf(below);
    const exponent = E.exponentOf(below);
    if (u.kind !== 'sum' || !contains(u, variable) || !isInverseRoot(exponent) || dependents < 3) continue;
    const parts = E.factorsOf(factoredSum(u)).filter((part) => contains(part, variable));
    const others = factors.filter((factor) => factor !== below);
    const stand = parts.every((part) =>
      others.some((one) => E.equal(E.baseOf(one), E.baseOf(part)) && isAtLeast(one, part)),
    );
    if (parts.length < 2 || !stand) continue;
    const constants = E.factorsOf(factoredSum(u)).filter((part) => !contains(part, variable));
    const rest = E.product([...others, ...[...parts, ...constants].map(E.reciprocal)]);
    return E.product([rest, E.power(u, E.add(exponent, E.one))]);
  }
  return E.product(factors);
}

const isInverseRoot = (exponent: Expression): boolean =>
  exponent.kind === 'number' && !Q.isInteger(exponent.value) && Q.sign(exponent.value) < 0;

/** Whether the exponent of a factor is no less than that of another of the same base. */
function isAtLeast(factor: Expression, part: Expression): boolean {
  const [m, n] = [E.exponentOf(factor), E.exponentOf(part)];
  return m.kind === 'number' && n.kind === 'number' && Q.compare(m.value, n.value) >= 0;
}
