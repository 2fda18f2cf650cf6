import { expressionsWith } from '../../expression/arithmetic.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { byFormula, entryOf, type FunctionName } from '../../expression/facts/table.ts';
import { transform } from '../../expression/walk.ts';

type Rule = (u: Expression) => Expression;

const half = (a: Expression): Expression => E.multiply(E.half, a);
const square: Rule = (u) => E.power(u, E.two);
const quarter = E.multiply(E.half, E.constant('pi'));

/** Functions by those of which a series is found without derivatives; beside these, all that have a formula. */
const rules: Readonly<Partial<Record<FunctionName, Rule>>> = {
  sinh: (u) => half(E.subtract(E.exp(u), E.exp(E.negate(u)))),
  cosh: (u) => half(E.add(E.exp(u), E.exp(E.negate(u)))),
  asinh: (u) => E.ln(E.add(u, E.sqrt(E.add(square(u), E.one)))),
  acosh: (u) => E.ln(E.add(u, E.multiply(E.sqrt(E.subtract(u, E.one)), E.sqrt(E.add(u, E.one))))),
  atanh: (u) => half(E.subtract(E.ln(E.add(E.one, u)), E.ln(E.subtract(E.one, u)))),
  acos: (u) => E.subtract(quarter, E.apply('asin', [u])),
};

const applied = (name: string, u: Expression): Expression =>
  entryOf(rules, name)?.(u) ?? byFormula(name, basic, u) ?? E.apply(name, [u]);
const basic = expressionsWith(applied);

/** The same function by exponentials, logarithms, sines, cosines and what cannot be written so. */
export const inBasicFunctions = (a: Expression): Expression =>
  transform(a, (node) => (node.kind === 'apply' && node.args.length === 1 ? applied(node.name, node.args[0]!) : node));

/** atan(u) as ±π/2 − atan(1/u), for a u that grows without bound as w > 0 tends to 0; null where there is none. */
export function withTurnedArctangents(a: Expression, w: string): Expression | null {
  let isTurned = false;
  const rewriting = transform(a, (node) => {
    const [u] = node.kind === 'apply' && node.name === 'atan' ? node.args : [];
    const [near, nearer] = u === undefined ? [0, 0] : nearness.map((place) => evaluate(u, { [w]: place }));
    if (u === undefined || !(Math.abs(nearer!) > 2 * Math.abs(near!))) return node;
    isTurned = true;
    const side = nearer! > 0 ? quarter : E.negate(quarter);
    return E.subtract(side, E.apply('atan', [E.reciprocal(u)]));
  });
  return isTurned ? rewriting : null;
}

const nearness = [1e-4, 1e-6] as const;
