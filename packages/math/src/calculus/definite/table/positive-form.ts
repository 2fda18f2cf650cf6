import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { contains, transform } from '../../../expression/walk.ts';

/*
 * An integrand as it may be written for a positive variable and positive letters: powers of products and logarithms of products taken
 * apart, the lowest power of the variable taken out of a sum under a power or a logarithm, and hyperbolic functions as exponentials.
 * What is not allowed (a factor that is negative after all) shows in the comparison that every answer must pass.
 */

/** The integrand where its variable is positive: √(x²) is x, |x| is x. */
export function positiveForm(f: Expression, variable: string): Expression {
  return transform(f, (node) => {
    if (!contains(node, variable)) return node;
    if (node.kind === 'power' && !contains(node.exponent, variable))
      return splitPower(node.base, node.exponent, variable);
    if (node.kind !== 'apply' || node.args.length !== 1) return node;
    const u = node.args[0]!;
    return node.name === 'ln' ? splitLogarithm(u, variable) : (hyperbolic[node.name]?.(u) ?? node);
  });
}

function splitPower(base: Expression, exponent: Expression, variable: string): Expression {
  if (base.kind === 'product') return E.product(base.factors.map((factor) => splitPower(factor, exponent, variable)));
  if (base.kind === 'power' && !(base.exponent.kind === 'number' && contains(base.exponent, variable)))
    return E.power(base.base, E.multiply(base.exponent, exponent));
  if (base.kind !== 'sum' || isSmallPower(exponent)) return E.power(base, exponent);
  const { power, rest } = withoutPower(base, variable);
  return E.multiply(E.power(E.symbol(variable), E.multiply(power, exponent)), E.power(rest, exponent));
}

/** Multiplied out anyhow. */
const isSmallPower = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value) && Q.sign(a.value) > 0;

function splitLogarithm(u: Expression, variable: string): Expression {
  if (u.kind === 'product') return E.sum(u.factors.map((factor) => splitLogarithm(factor, variable)));
  if (u.kind === 'power' && (u.base.kind !== 'constant' || u.base.name === 'e'))
    return u.base.kind === 'constant' ? u.exponent : E.multiply(u.exponent, splitLogarithm(u.base, variable));
  if (u.kind !== 'sum') return E.ln(u);
  const { power, rest } = withoutPower(u, variable);
  return E.add(E.multiply(power, E.ln(E.symbol(variable))), E.ln(rest));
}

/** Σ cᵢx^pᵢ = x^p Σ cᵢx^(pᵢ−p), p the least of the powers, where every term has one. */
function withoutPower(a: SumNode, variable: string): { readonly power: Expression; readonly rest: Expression } {
  const powers = a.terms.map((term) => powerOf(term, variable));
  if (powers.some((power) => power === null)) return { power: E.zero, rest: a };
  const least = powers.reduce((p, q) => (Q.compare(p!, q!) <= 0 ? p : q))!;
  if (Q.isZero(least)) return { power: E.zero, rest: a };
  const down = E.power(E.symbol(variable), E.number(Q.negate(least)));
  return { power: E.number(least), rest: E.sum(a.terms.map((term) => E.multiply(term, down))) };
}

function powerOf(term: Expression, variable: string): Q.Rational | null {
  let power = Q.zero;
  for (const factor of E.factorsOf(term)) {
    if (!contains(factor, variable)) continue;
    const exponent = E.exponentOf(factor);
    if (E.baseOf(factor).kind !== 'symbol' || exponent.kind !== 'number') return null;
    power = Q.add(power, exponent.value);
  }
  return power;
}

const up = (u: Expression): Expression => E.exp(u);
const down = (u: Expression): Expression => E.exp(E.negate(u));
const small = (u: Expression): Expression => E.exp(E.multiply(E.number(-2), u));

/** Written with e^(−2u), which is small. */
const hyperbolic: Readonly<Record<string, (u: Expression) => Expression>> = {
  sinh: (u) => E.multiply(E.half, E.subtract(up(u), down(u))),
  cosh: (u) => E.multiply(E.half, E.add(up(u), down(u))),
  tanh: (u) => E.divide(E.subtract(E.one, small(u)), E.add(E.one, small(u))),
  coth: (u) => E.divide(E.add(E.one, small(u)), E.subtract(E.one, small(u))),
  sech: (u) => E.divide(E.multiply(E.two, down(u)), E.add(E.one, small(u))),
  csch: (u) => E.divide(E.multiply(E.two, down(u)), E.subtract(E.one, small(u))),
};
