import { multipliedOut } from '../../../algebra/expand.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Context, isFree, withNewVariable } from '../context.ts';
import { radicalsIn } from '../rewrite.ts';
import { signOf } from '../sign.ts';
import { integratedAs, type Rule } from './rule.ts';
import { substituted } from './substitution.ts';

/*
 * √(p/q) with linear p and q. Where p + λ·q is a positive constant for some λ > 0, both are positive wherever the root is real, and it is p/√(p·q):
 * √((1 + x)/(1 − x)) = (1 + x)/√(1 − x²). Else both may be negative, and u = √(p/q) takes the root away on both sides: p = u²·q is solved for x.
 */

interface Linear {
  readonly slope: Expression;
  readonly constant: Expression;
}

interface LinearQuotient {
  readonly base: Expression;
  readonly p: Expression;
  readonly q: Expression;
  readonly above: Linear;
  readonly below: Linear;
}

export const rootOfLinearQuotient: Rule = (f, context) => {
  const found = quotientIn(f, context);
  if (found === null || context.depth <= 0) return null;
  return areBothPositive(found) ? asOneRoot(f, found, context) : rationalised(f, found, context);
};

/** The p/q of the square roots in the integrand; null where there is none, or another root beside it. */
function quotientIn(f: Expression, context: Context): LinearQuotient | null {
  const radicals = radicalsIn(f, context.variable);
  const base = radicals[0]?.base;
  const isSquareRoot = ({ base: other, exponent }: (typeof radicals)[number]) =>
    E.equal(other, base!) && exponent.kind === 'number' && exponent.value.denominator === 2;
  if (base?.kind !== 'product' || !radicals.every(isSquareRoot)) return null;
  const isBelow = (factor: Expression) => E.equal(E.exponentOf(factor), E.minusOne) && !isFree(factor, context);
  const p = E.product(base.factors.filter((factor) => !isBelow(factor)));
  const q = E.reciprocal(E.product(base.factors.filter(isBelow)));
  const [above, below] = [linear(p, context), linear(q, context)];
  return above === null || below === null ? null : { base, p, q, above, below };
}

function linear(a: Expression, context: Context): Linear | null {
  const slope = derivativeOf(a, context.variable);
  if (slope === null || !isFree(slope, context) || E.equal(slope, E.zero)) return null;
  return { slope, constant: tidy(substitute(a, { [context.variable]: E.zero })) };
}

function areBothPositive({ p, q, above, below }: LinearQuotient): boolean {
  const by = tidy(E.negate(E.divide(above.slope, below.slope)));
  return signOf(by) === 1 && signOf(tidy(E.add(p, E.product([by, q])))) === 1;
}

/** (p/q)^(n/2) as p^n/√(p·q)^n, or the same with q. */
function asOneRoot(f: Expression, { base, p, q }: LinearQuotient, context: Context): Step | null {
  const product = multipliedOut(E.product([p, q]));
  const power = (exponent: Q.Rational) => {
    const n = Q.multiply(Q.abs(exponent), Q.integerRational(2));
    const over = E.power(product, E.number(Q.negate(Q.abs(exponent))));
    return E.product([E.power(Q.sign(exponent) > 0 ? p : q, E.number(n)), over]);
  };
  const g = transform(f, (node) =>
    node.kind === 'power' && E.equal(node.base, base) && node.exponent.kind === 'number'
      ? power(node.exponent.value)
      : node,
  );
  return integratedAs(f, g, context, {
    rule: 'radicals',
    says: `Where the root is real ${toText(p)} and ${toText(q)} are positive, so ${toText(E.sqrt(base))} = ${toText(E.divide(p, E.sqrt(product)))}.`,
  });
}

function rationalised(f: Expression, { base, above, below }: LinearQuotient, context: Context): Step | null {
  const { variable } = context;
  const g = E.sqrt(base);
  const du = derivativeOf(g, variable);
  const inner = withNewVariable(context);
  const u = E.symbol(inner.variable);
  const square = E.power(u, E.two);
  const x = E.divide(
    E.subtract(E.product([below.constant, square]), above.constant),
    E.subtract(above.slope, E.product([below.slope, square])),
  );
  const rate = derivativeOf(x, inner.variable);
  if (du === null || rate === null) return null;
  const withoutRoot = transform(f, (node) =>
    node.kind === 'power' && E.equal(node.base, base) && node.exponent.kind === 'number'
      ? E.power(u, E.product([E.two, node.exponent]))
      : node,
  );
  const inU = tidy(E.product([substitute(withoutRoot, { [variable]: x }), rate]));
  if (contains(inU, variable)) return null;
  const says = `The root goes with ${inner.variable} = ${toText(g)}: then ${variable} = ${toText(x)}.`;
  return substituted(f, { g, du, inU, says, rule: 'rationalising substitution' }, inner, context);
}
