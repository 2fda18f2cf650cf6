import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { transform } from '../../expression/walk.ts';

type Rule = (u: Expression) => Expression;

const [sin, cos] = [(u: Expression) => E.apply('sin', [u]), (u: Expression) => E.apply('cos', [u])];
const half = (a: Expression): Expression => E.multiply(E.half, a);
const sinh: Rule = (u) => half(E.subtract(E.exp(u), E.exp(E.negate(u))));
const cosh: Rule = (u) => half(E.add(E.exp(u), E.exp(E.negate(u))));
const square: Rule = (u) => E.power(u, E.two);
const over =
  (top: Rule, bottom: Rule): Rule =>
  (u) =>
    E.divide(top(u), bottom(u));
const one: Rule = () => E.one;
const atanh: Rule = (u) => half(E.subtract(E.ln(E.add(E.one, u)), E.ln(E.subtract(E.one, u))));
const asinh: Rule = (u) => E.ln(E.add(u, E.sqrt(E.add(square(u), E.one))));
const quarter = E.multiply(E.half, E.constant('pi'));

/** Functions by those of which a series is found without derivatives. */
const rules: Readonly<Record<string, Rule>> = {
  tan: over(sin, cos),
  cot: over(cos, sin),
  sec: over(one, cos),
  csc: over(one, sin),
  sinh,
  cosh,
  tanh: over(sinh, cosh),
  coth: over(cosh, sinh),
  sech: over(one, cosh),
  csch: over(one, sinh),
  asinh,
  atanh,
  acsch: (u) => asinh(E.reciprocal(u)),
  acoth: (u) => atanh(E.reciprocal(u)),
  acosh: (u) => E.ln(E.add(u, E.multiply(E.sqrt(E.subtract(u, E.one)), E.sqrt(E.add(u, E.one))))),
  acot: (u) => E.apply('atan', [E.reciprocal(u)]),
  acos: (u) => E.subtract(quarter, E.apply('asin', [u])),
  asec: (u) => E.subtract(quarter, E.apply('asin', [E.reciprocal(u)])),
  acsc: (u) => E.apply('asin', [E.reciprocal(u)]),
  factorial: (u) => E.apply('gamma', [E.add(u, E.one)]),
};

/** The same function by exponentials, logarithms, sines, cosines and what cannot be written so. */
export const inBasicFunctions = (a: Expression): Expression =>
  transform(a, (node) => {
    const rule = node.kind === 'apply' ? rules[node.name] : undefined;
    return rule === undefined || node.kind !== 'apply' ? node : rule(node.args[0]!);
  });

/** atan(u) as ±π/2 − atan(1/u), for a u that grows without bound as w > 0 tends to 0; null where there is none. */
export function withTurnedArctangents(a: Expression, w: string): Expression | null {
  let isTurned = false;
  const turned = transform(a, (node) => {
    const [u] = node.kind === 'apply' && node.name === 'atan' ? node.args : [];
    const [near, nearer] = u === undefined ? [0, 0] : nearness.map((place) => evaluate(u, { [w]: place }));
    if (u === undefined || !(Math.abs(nearer!) > 2 * Math.abs(near!))) return node;
    isTurned = true;
    const side = nearer! > 0 ? quarter : E.negate(quarter);
    return E.subtract(side, E.apply('atan', [E.reciprocal(u)]));
  });
  return isTurned ? turned : null;
}

const nearness = [1e-4, 1e-6] as const;
