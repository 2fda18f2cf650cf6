import { apply, equal, multiply, number } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { contains, freeSymbols, transform } from '../../expression/walk.ts';

/** Distances from the point at which signs are looked at; what is the same at all of them is taken for the side. */
const distances = [1e-3, 1e-5, 1e-7] as const;

/**
 * The expression without the bars, signs and steps whose argument keeps its sign on one side of a point, where |u| is u or −u. Null
 * where there are none, or with other symbols, whose values are not known.
 */
export function onOneSide(f: Expression, variable: string, to: Expression, side: 1 | -1): Expression | null {
  const at = evaluate(to);
  if (!Number.isFinite(at) || freeSymbols(f).some((name) => name !== variable)) return null;
  const valuesOf = (u: Expression) => distances.map((distance) => evaluate(u, { [variable]: at + side * distance }));
  const resolved = transform(f, (node) =>
    node.kind === 'apply' && contains(node, variable) ? known(node, valuesOf) : node,
  );
  return equal(resolved, f) ? null : resolved;
}

function known(node: ApplyNode, valuesOf: (u: Expression) => readonly number[]): Expression {
  const [u] = node.args;
  if (u === undefined || node.args.length > 1) return node;
  if (node.name === 'floor' || node.name === 'ceil') {
    const [value, ...others] = valuesOf(apply(node.name, [u]));
    return Number.isSafeInteger(value) && others.every((other) => other === value) ? number(value!) : node;
  }
  const signs = valuesOf(u).map(Math.sign);
  const [sign] = signs;
  if ((sign !== 1 && sign !== -1) || signs.some((one) => one !== sign)) return node;
  if (node.name === 'abs') return multiply(number(sign), u);
  if (node.name === 'sign') return number(sign);
  return node.name === 'heaviside' ? number(sign === 1 ? 1 : 0) : node;
}
