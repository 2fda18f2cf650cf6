import * as Q from '../exact/rational.ts';
import { apply, equal, number, power, product } from './build.ts';
import type { Expression } from './expression.ts';
import { some, transform } from './walk.ts';

/*
 * Real cube roots for who reckons with powers. With t = cbrt(u) the one thing that algebra knows of t is t³ = u, and of
 * u^(1/3) it knows the same: what follows from it for the power holds for the real root too, on both sides of 0. What uses
 * more (the principal branch, u > 0) may not hold; whoever goes this way compares the outcome with the source.
 */

const third = Q.rational(1, 3);

const isCubeRoot = (node: Expression): boolean => node.kind === 'apply' && node.name === 'cbrt';

const isThirdPower = (node: Expression): boolean =>
  node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.value.denominator === 3;

/** The same with u^(1/3) for cbrt(u); null without a cube root, or beside a power that could not be told from them later. */
export function cubeRootsAsPowers(a: Expression): Expression | null {
  if (!some(a, isCubeRoot)) return null;
  if (some(a, (node) => isThirdPower(node) && hasSymbol(node))) return null;
  return transform(a, (node) =>
    node.kind === 'apply' && node.name === 'cbrt' ? power(node.args[0]!, number(third)) : node,
  );
}

/** The way back: u^(5/3) is u·cbrt(u)². Roots of constants stay. */
export function powersAsCubeRoots(a: Expression): Expression {
  return transform(a, (node) => {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || !isThirdPower(node) || !hasSymbol(node))
      return node;
    const { value } = node.exponent;
    const whole = Q.integerRational(Q.floor(value));
    const thirds = Q.multiply(Q.subtract(value, whole), Q.integerRational(3));
    const root = apply('cbrt', [node.base]);
    return equal(root, node) ? node : product([power(node.base, number(whole)), power(root, number(thirds))]);
  });
}

const hasSymbol = (a: Expression): boolean => some(a, (node) => node.kind === 'symbol');
