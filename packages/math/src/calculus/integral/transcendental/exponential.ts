import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { isFree, type Stage, withNewVariable } from '../context.ts';
import { subexpressions } from '../rewrite.ts';
import { throughSubstitution } from '../substitution.ts';
import { linearSlope } from '../table.ts';

/**
 * Integrands in which x stands only in exponentials of commensurable linear exponents (hyperbolic functions included): u = e^(cx)
 * leaves ∫ f(u)/(c·u) du.
 */
export const functionOfExponential: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  const plain = inExponentials(f, context.variable);
  const exponents: Expression[] = [];
  for (const node of subexpressions(plain, context.variable)) {
    if (node.kind === 'power' && isFree(node.base, context)) {
      const rate = linearSlope(node.exponent, context);
      if (rate === null) return null;
      exponents.push(E.multiply(rate, E.ln(node.base)));
    }
  }
  const [first] = exponents;
  if (first === undefined) return null;
  const ratios: Q.Rational[] = [];
  for (const exponent of exponents) {
    const ratio = E.divide(exponent, first);
    if (ratio.kind !== 'number') return null;
    ratios.push(ratio.value);
  }
  const c = E.multiply(E.number(commonMeasure(ratios)), first);
  const inner = withNewVariable(context);
  const u = E.symbol(inner.variable);
  const inU = transform(plain, (node) => {
    if (node.kind !== 'power' || !isFree(node.base, context) || isFree(node, context)) return node;
    const rate = linearSlope(node.exponent, context);
    if (rate === null) return node;
    const times = E.divide(E.multiply(rate, E.ln(node.base)), c);
    const x = E.symbol(context.variable);
    const rest = E.power(node.base, E.subtract(node.exponent, E.multiply(rate, x)));
    return E.product([E.power(u, times), tidy(rest)]);
  });
  if (contains(inU, context.variable)) return null;
  const g = E.exp(E.multiply(c, E.symbol(context.variable)));
  return throughSubstitution(f, tidy(E.divide(inU, E.multiply(c, u))), g, inner, context);
};

/** The largest rational of which all are integer multiples, with the sign of the first. */
function commonMeasure(values: readonly Q.Rational[]): Q.Rational {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
  let [top, bottom] = [0n, 1n];
  for (const { numerator, denominator } of values) {
    const [n, d] = [BigInt(numerator < 0 ? -numerator : numerator), BigInt(denominator)];
    const common = (bottom * d) / gcd(bottom, d);
    top = gcd((top * common) / bottom, (n * common) / d);
    bottom = common;
  }
  const sign = values.every((value) => Q.sign(value) < 0) ? -1n : 1n;
  return Q.rational(Number(sign * top), Number(bottom));
}

/** Hyperbolic functions of linear arguments written with exponentials. */
export function inExponentials(f: Expression, variable: string): Expression {
  return transform(f, (node) => {
    if (node.kind !== 'apply' || node.args.length !== 1 || !contains(node, variable)) return node;
    const v = node.args[0]!;
    const [plus, minus] = [E.exp(v), E.exp(v.kind === 'sum' ? E.sum(v.terms.map(E.negate)) : E.negate(v))];
    const [difference, total] = [E.subtract(plus, minus), E.add(plus, minus)];
    const forms: Readonly<Record<string, () => Expression>> = {
      sinh: () => E.multiply(E.half, difference),
      cosh: () => E.multiply(E.half, total),
      tanh: () => E.divide(difference, total),
      coth: () => E.divide(total, difference),
      sech: () => E.divide(E.two, total),
      csch: () => E.divide(E.two, difference),
    };
    return forms[node.name]?.() ?? node;
  });
}
