import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { pair } from '../../../result/tuple.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, isFree } from '../context.ts';
import { distribute } from '../rewrite.ts';
import { integratedAs, type Rule } from './rule.ts';

/**
 * √(a + b)·√(a − b) as √(a² − b²), one root where there were two; 1/(√(1 − x²)·√(1 + x²)) is 1/√(1 − x⁴), and √(a + x)/√(a − x) is (a + x)/√(a² − x²).
 * Both sides are real where the factors are.
 */
export const productOfConjugateRoots: Rule = (f, context) => {
  const factors = f.kind === 'product' ? f.factors : [];
  const roots = factors.filter((factor) => isRootOfBinomial(factor, context));
  for (const [k, first] of roots.entries())
    for (const second of roots.slice(k + 1)) {
      const [m, n] = [exponentOf(first), exponentOf(second)];
      const isTogether = Q.isInteger(Q.subtract(m, n));
      const product = isTogether ? difference(E.baseOf(first), E.baseOf(second)) : null;
      if (product === null) continue;
      const rest = factors.filter((factor) => factor !== first && factor !== second);
      const least = Q.compare(m, n) < 0 ? m : n;
      const whole = [first, second].map((root) =>
        E.power(E.baseOf(root), E.number(Q.subtract(exponentOf(root), least))),
      );
      return integratedAs(f, E.product([...rest, ...whole, E.power(product, E.number(least))]), context, {
        rule: 'radicals',
        says: `Roots of ${toText(E.baseOf(first))} and ${toText(E.baseOf(second))}, whose product is ${toText(product)}, are one root of it.`,
      });
    }
  return null;
};

const exponentOf = (root: Expression): Q.Rational => {
  const exponent = E.exponentOf(root);
  return exponent.kind === 'number' ? exponent.value : Q.one;
};

function isRootOfBinomial(factor: Expression, context: Context): boolean {
  const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
  const isRoot = exponent.kind === 'number' && !Q.isInteger(exponent.value);
  return isRoot && base.kind === 'sum' && base.terms.length === 2 && !isFree(base, context);
}

/** a² − b² for a + b and a − b; null for what are no conjugates. */
function difference(u: Expression, v: Expression): Expression | null {
  const [a, b] = [E.add(u, v), E.subtract(u, v)].map((one) => tidy(E.product([E.half, one])));
  if (a === undefined || b === undefined || a.kind === 'sum' || b.kind === 'sum') return null;
  return tidy(E.subtract(E.power(a, E.two), E.power(b, E.two)));
}

/** 1/(u + √v) as (u − √v)/(u² − v), where u² − v is a number: 1/(√(x + 1) + √x) is √(x + 1) − √x. */
export const conjugateBelow: Rule = (f, context) => {
  const factors = E.factorsOf(f);
  for (const below of factors) {
    const [base, exponent] = [E.baseOf(below), E.exponentOf(below)];
    if (base.kind !== 'sum' || base.terms.length !== 2 || !E.equal(exponent, E.minusOne)) continue;
    const [u, v] = pair(base.terms);
    if (!base.terms.some((term) => E.factorsOf(term).some((one) => isSquareRoot(one, context)))) continue;
    const square = tidy(E.subtract(E.power(u, E.two), E.power(v, E.two)));
    if (!isFree(square, context) || E.equal(square, E.zero)) continue;
    const rest = factors.filter((factor) => factor !== below);
    const g = distribute(E.product([...rest, E.reciprocal(square)]), E.subtract(u, v));
    return integratedAs(f, g, context, {
      rule: 'rationalise the denominator',
      says: `Multiplied above and below by the conjugate ${toText(E.subtract(u, v))}, the denominator is ${toText(square)}.`,
    });
  }
  return null;
};

const isSquareRoot = (factor: Expression, context: Context): boolean => {
  const exponent = E.exponentOf(factor);
  return exponent.kind === 'number' && Q.equals(exponent.value, Q.half) && !isFree(factor, context);
};
