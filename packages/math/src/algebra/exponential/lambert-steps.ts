import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression, PowerNode } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import type { Line } from '../../expression/step.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { coefficientsOf } from '../coefficients.ts';
import { multipliedOut } from '../expand.ts';
import { simplest } from '../simplify/simplify.ts';

/*
 * The unknown beside a power in whose exponent it stands: k·B^(s·x + c) = m·x + n, or (m·x + n)·B^(s·x + c) = k. With r = s·ln B and w = ∓r·(x + n/m)
 * both are w·e^w = z, which the function W solves. Worked: e^x = x + 3 is (x + 3)·e^(−x) = 1; with w = −(x + 3) it is w·e^w = −e^(−3).
 */

/** How such an equation, f = 0, comes to w·e^w = z, and what w is; undefined where it is none, or has other solutions. */
export function lambertSteps(f: Expression, x: string, zeros: readonly number[]): readonly Line[] | undefined {
  const power = onlyPower(f, x);
  if (power === undefined || zeros.length === 0) return undefined;
  const form = formOf(f, power, x);
  if (form === undefined) return undefined;
  const { w, z, divided } = form;
  const value = evaluate(z);
  if (!zeros.every((at) => isNear(evaluate(w, { [x]: at }) * Math.exp(evaluate(w, { [x]: at })), value)))
    return undefined;
  const branches = value < 0 ? [`lambertW(${toText(z)})`, `lambertW(-1, ${toText(z)})`] : [`lambertW(${toText(z)})`];
  if (branches.length !== zeros.length) return undefined;
  const name = freeName(new Set(freeSymbols(f)), ['w', 'u', 'v']);
  const isPlain = E.equal(w, E.symbol(x));
  const says = isPlain ? '' : `With ${name} = ${toText(w)} the unknown stands before its own exponential. `;
  const [unknown, all] = [isPlain ? x : name, branches.length > 1 ? ', and there are two such numbers' : ''];
  return [
    ...divided,
    line(
      'Lambert W function',
      `${says}The function W gives the number from the product with its exponential${all}.`,
      `${isPlain ? '' : `${name} = ${toText(w)}; `}${unknown}*e^${unknown} = ${toText(z)} -> ${branches.map((one) => `${unknown} = ${one}`).join(' or ')}`,
    ),
  ];
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/** The only power of a number with x in its exponent, outside of which no function of x stands. */
function onlyPower(f: Expression, x: string): PowerNode | undefined {
  const found: PowerNode[] = [];
  some(f, (node) => {
    const isOne = node.kind === 'power' && contains(node.exponent, x) && !contains(node.base, x);
    if (isOne && !found.some((one) => E.equal(one, node))) found.push(node);
    return false;
  });
  return found.length === 1 ? found[0] : undefined;
}

interface Form {
  readonly w: Expression;
  readonly z: Expression;
  /** The equation with the power beside the linear part, where it was typed otherwise. */
  readonly divided: readonly Line[];
}

function formOf(f: Expression, power: PowerNode, x: string): Form | undefined {
  const t = freeName(new Set(freeSymbols(f)), ['t', 'u', 's']);
  const inT = transform(f, (node) => (E.equal(node, power) ? E.symbol(t) : node));
  const [rest, factor, ...higher] = coefficientsOf(multipliedOut(inT), t) ?? [];
  const [start, slope, ...more] = coefficientsOf(multipliedOut(power.exponent), x) ?? [];
  if (!rest || !factor || !start || !slope || higher.length > 0 || more.length > 0) return undefined;
  const rate = E.multiply(slope, E.ln(power.base));
  const isBeside = contains(factor, x);
  if (isBeside === contains(rest, x)) return undefined;
  // (m·x + n)·B^(±(s·x + c)) = k
  const linear = isBeside ? factor : multipliedOut(E.negate(rest));
  const [level, by, ...others] = coefficientsOf(multipliedOut(linear), x) ?? [];
  if (!level || !by || others.length > 0) return undefined;
  const sign = isBeside ? E.one : E.minusOne;
  const k = isBeside ? E.negate(rest) : factor;
  const r = E.multiply(sign, rate);
  const shift = E.divide(level, by);
  const fixed = E.power(power.base, E.multiply(sign, start));
  const z = simplest(
    E.product([k, r, E.power(E.constant('e'), E.multiply(r, shift)), E.reciprocal(E.multiply(by, fixed))]),
  );
  const w = simplest(multipliedOut(E.multiply(r, E.add(E.symbol(x), shift))));
  if (isBeside) return { w, z, divided: [] };
  const beside = E.multiply(linear, E.power(power.base, multipliedOut(E.negate(power.exponent))));
  const says = 'Both sides are divided by the power, which is never 0.';
  return { w, z, divided: [line('divide by the power', says, `${toText(beside)} = ${toText(k)}`)] };
}
