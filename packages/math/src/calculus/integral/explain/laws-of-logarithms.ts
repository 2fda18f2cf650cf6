import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { type Context, isFree } from '../context.ts';
import { subexpressions } from '../rewrite.ts';
import { signOf } from '../sign.ts';
import { integratedAs, type Rule } from './rule.ts';

/**
 * Logarithms of several multiples of powers of x, as ln(a·x) beside ln(b·x): by ln(c·x^k) = ln c + k·ln x they are functions of one. One of the
 * exponents is odd, so that x is positive wherever all of them are real.
 */
export const lawsOfLogarithms: Rule = (f, context) => {
  const parts = subexpressions(f, context.variable).flatMap((node) => partsOf(node, context) ?? []);
  if (parts.length < 2 || !parts.some(({ k }) => Math.abs(k) % 2 === 1)) return null;
  const log = E.ln(E.symbol(context.variable));
  const g = transform(f, (node) => {
    const found = partsOf(node, context);
    return found === null ? node : E.add(logarithmOf(found.c), E.product([E.number(found.k), log]));
  });
  return integratedAs(f, g, context, {
    rule: 'laws of logarithms',
    says: `Where all the logarithms are real ${context.variable} is positive, so each of them is a constant and a multiple of ln(${context.variable}).`,
  });
};

/** ln(1/3) as −ln 3 */
const logarithmOf = (c: Expression): Expression =>
  c.kind === 'number' && Q.compare(c.value, Q.one) < 0 ? E.negate(E.ln(E.reciprocal(c))) : E.ln(c);

/** c > 0 and k of ln(c·x^k); null for other functions. */
function partsOf(node: Expression, context: Context): { readonly c: Expression; readonly k: number } | null {
  if (node.kind !== 'apply' || node.name !== 'ln') return null;
  const factors = E.factorsOf(node.args[0]!);
  const powers = factors.filter((factor) => contains(factor, context.variable));
  const [power] = powers;
  if (powers.length !== 1 || power === undefined || E.baseOf(power).kind !== 'symbol') return null;
  const exponent = E.exponentOf(power);
  const c = E.product(factors.filter((factor) => isFree(factor, context)));
  const isWhole = exponent.kind === 'number' && Q.isInteger(exponent.value);
  return isWhole && signOf(c) === 1 ? { c, k: Q.toNumber(exponent.value) } : null;
}
