import * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { withNewVariable } from '../context.ts';
import { binomialParts, radicalsIn, replacePowers } from '../rewrite.ts';
import type { Rule } from './rule.ts';
import { substituted } from './substitution.ts';

/*
 * A rationalising substitution u = (a + b·x^k)^(1/m), where m is the common order of the roots of a + b·x^k: then x^k = (u^m − a)/b and
 * dx = m·u^(m − 1) du/(b·k·x^(k − 1)), and no root is left where the powers of x that remain are powers of x^k.
 */
export const rationalisingSubstitution: Rule = (f, context) => {
  const { variable } = context;
  const radicals = radicalsIn(f, variable);
  const [first] = radicals;
  if (context.depth <= 0 || first === undefined || !radicals.every(({ base }) => E.equal(base, first.base)))
    return null;
  const parts = binomialParts(first.base, variable);
  if (parts === null || !Q.isInteger(parts.k) || Q.sign(parts.k) < 0) return null;
  const order = radicals.reduce<Z.Integer>(
    (all, { exponent }) => (exponent.kind === 'number' ? Z.lcm(all, exponent.value.denominator) : all),
    1,
  );
  const m = Z.toNumber(order);
  const g = E.power(first.base, E.number(Q.rational(1, m)));
  const du = derivativeOf(g, variable);
  if (du === null || m > 12) return null;
  const inner = withNewVariable(context);
  const u = E.symbol(inner.variable);
  const { b, k } = parts;
  const rate = E.divide(
    E.product([E.number(m), E.power(u, E.number(m - 1))]),
    E.product([b, E.number(k), E.power(E.symbol(variable), E.number(Q.subtract(k, Q.one)))]),
  );
  const withRoots = transform(f, (node) => {
    const ofBase = node.kind === 'power' && E.equal(node.base, first.base) && node.exponent.kind === 'number';
    return ofBase ? E.power(u, E.product([E.number(m), node.exponent])) : node;
  });
  const whole = E.product([withRoots, rate]);
  const inverse = E.power(u, E.number(m));
  const inU = replacePowers(whole, first.base, inverse, variable);
  if (contains(inU, variable)) return null;
  const says = `The root goes with ${inner.variable} = ${toText(g)}: then ${toText(first.base)} = ${toText(inverse)}.`;
  return substituted(f, { g, du, inU: tidy(inU), says, rule: 'rationalising substitution' }, inner, context);
};
