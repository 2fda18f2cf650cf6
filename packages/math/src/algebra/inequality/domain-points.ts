import * as Q from '../../exact/rational.ts';
import { add, apply, number, subtract } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { children, contains } from '../../expression/walk.ts';
import { criticalPoints, type Search } from './critical-points.ts';
import type { CriticalPoint } from './point-order.ts';

const one = number(1);

/** Functions that are real for every real argument. */
const total = new Set('sin cos atan sinh cosh tanh sech asinh exp abs sign floor ceil cbrt erf erfc'.split(' '));

/** What is 0 where the function begins or ceases to be real. */
const edges: Readonly<Record<string, (u: Expression) => readonly Expression[]>> = {
  ln: (u) => [u],
  asin: (u) => [add(u, one), subtract(u, one)],
  acos: (u) => [add(u, one), subtract(u, one)],
  atanh: (u) => [add(u, one), subtract(u, one)],
  acosh: (u) => [subtract(u, one)],
  tan: (u) => [apply('cos', [u])],
  sec: (u) => [apply('cos', [u])],
  cot: (u) => [apply('sin', [u])],
  csc: (u) => [apply('sin', [u])],
};

/**
 * The real points at which an expression may begin or cease to have a real value: where what stands below a fraction line, under a
 * root or in a logarithm is 0, and the like. Null where these points are not known.
 */
export function domainPoints(a: Expression, x: string, search: Search): CriticalPoint[] | null {
  const parts = vanishingParts(a, x);
  if (parts === null) return null;
  const found: CriticalPoint[] = [];
  for (const part of parts) {
    const points = criticalPoints(part, x, search);
    if (points === null) return null;
    found.push(...points);
  }
  return found;
}

/** All parts of an expression that are 0 where it begins or ceases to have a real value; null where one is not known. */
export function vanishingParts(a: Expression, x: string): Expression[] | null {
  if (!contains(a, x)) return [];
  const found: Expression[] = [];
  for (const parts of [...children(a).map((child) => vanishingParts(child, x)), atEdges(a, x)]) {
    if (parts === null) return null;
    found.push(...parts);
  }
  return found;
}

function atEdges(a: Expression, x: string): readonly Expression[] | null {
  if (a.kind === 'apply') {
    if (total.has(a.name)) return [];
    return edges[a.name]?.(a.args[0]!) ?? null;
  }
  if (a.kind !== 'power') return [];
  if (contains(a.exponent, x)) return contains(a.base, x) ? [a.base] : [];
  const isWhole = a.exponent.kind === 'number' && Q.isInteger(a.exponent.value) && Q.sign(a.exponent.value) >= 0;
  return isWhole ? [] : [a.base];
}
