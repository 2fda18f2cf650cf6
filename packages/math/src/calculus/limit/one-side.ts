import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import { add, equal, multiply, number } from '../../expression/build.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, transform } from '../../expression/walk.ts';
import { toRational } from '../../numeric/precise/convert.ts';

/** Distances from the point at which signs are looked at; what is the same at all of them is taken for the side. */
const distances = [3, 5, 7, 12].map((places) => Q.rational(1, 10 ** places));

/**
 * The expression without the bars, signs and steps whose argument keeps its sign on one side of a point, where |u| is u or −u. Null
 * where there are none, or with other symbols, whose values are not known.
 */
export function onOneSide(f: Expression, variable: string, to: Expression, side: 1 | -1): Expression | null {
  if (freeSymbols(add(f, to)).some((name) => name !== variable)) return null;
  const beside = distances.map((distance) => add(to, multiply(number(side), number(distance))));
  const valuesOf = (u: Expression) => beside.map((place) => substitute(u, { [variable]: place }));
  const resolved = transform(f, (node) =>
    node.kind === 'apply' && contains(node, variable) ? known(node, valuesOf) : node,
  );
  return equal(resolved, f) ? null : resolved;
}

function known(node: ApplyNode, valuesOf: (u: Expression) => readonly Expression[]): Expression {
  const { name } = node;
  const [u] = node.args;
  if (u === undefined || node.args.length > 1) return node;
  if (name === 'floor' || name === 'ceil') {
    const [value, ...others] = valuesOf(u).map((one) => roundedTo(name, one));
    return value !== undefined && others.every((other) => other === value) ? number(value) : node;
  }
  if (name !== 'abs' && name !== 'sign' && name !== 'heaviside') return node;
  const signs = valuesOf(u).map(signOfConstant);
  const [sign] = signs;
  if ((sign !== 1 && sign !== -1) || signs.some((one) => one !== sign)) return node;
  if (name === 'abs') return multiply(number(sign), u);
  return number(name === 'sign' ? sign : sign === 1 ? 1 : 0);
}

const bits = 256;

/** ⌊a⌋ or ⌈a⌉ of a constant; undefined where its digits do not tell. */
function roundedTo(name: 'floor' | 'ceil', a: Expression): number | undefined {
  const ball = evaluateBall(a, bits, {});
  if (!ball?.real || ball.error > -bits / 2) return undefined;
  const value = toRational(ball.value.re);
  const error = Q.rational(1, Z.fromBigInt(1n << BigInt(bits / 2)));
  const round = name === 'floor' ? Q.floor : Q.ceiling;
  const [low, high] = [round(Q.subtract(value, error)), round(Q.add(value, error))];
  return low === high && typeof low === 'number' ? low : undefined;
}
