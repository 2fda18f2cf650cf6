import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import { pi } from '../../trigonometry/general-solution.ts';
import { isNothing } from '../../trigonometry/vanishing.ts';
import { coefficientsOf } from '../coefficients.ts';
import { multipliedOut } from '../expand.ts';
import { conditionsOf } from '../trigonometric/conditions.ts';

/*
 * Two forms can be equal wherever both have a value, and yet one of them has none at a point where the other does: cos x/sin x is 0 at
 * π/2, and 1/tan x is not; cos x/(1 − sin x) is 0 at −π/2, where 1/cos x + tan x has no value. What stands below a fraction line in the new
 * form and not in the old one is asked where it can be 0: at whole quarters of a turn of every angle in it, and at small numbers.
 *
 * They can also be equal as complex numbers, while only one of them is made of real ones: ln(a/(a + 1)) is ln 2 at −2, and
 * ln a − ln(a + 1) is a difference of logarithms of negative numbers whose imaginary parts cancel. No reader of real numbers can use that.
 */

/** Whether the source has a real value at a point where the result has none. */
export function losesPoints(source: Expression, result: Expression): boolean {
  if (losesReals(source, result)) return true;
  return freeSymbols(result).some((x) => {
    const known = conditionsOf(source, x);
    const added = conditionsOf(result, x).filter((one) => !known.some((other) => E.equal(one, other)));
    return added.some((condition) => isLostAt(source, condition, x));
  });
}

/** Real numbers of both signs and some sizes, without a pattern. */
const reals = [-7.31, 0.29, -2.63, 5.17, -0.37, 1.71, -1.43, 0.83];

/** Whether all parts of the source are real at a real point at which a part of the result is not. */
function losesReals(source: Expression, result: Expression): boolean {
  const names = freeSymbols(E.sum([source, result]));
  return reals.some((_, turn) => {
    const at = Object.fromEntries(names.map((name, k) => [name, reals[(turn * (2 * k + 1) + 3 * k) % reals.length]!]));
    return Number.isFinite(evaluate(source, at)) && Number.isNaN(evaluate(result, at));
  });
}

function isLostAt(source: Expression, condition: Expression, x: string): boolean {
  const others = freeSymbols(E.sum([source, condition])).filter((name) => name !== x);
  const fixed = Object.fromEntries(others.map((name, k) => [name, E.number(Q.rational(7 + 2 * k, 19))]));
  return pointsOf(condition, x).some((point) => {
    const at = { ...fixed, [x]: substitute(point, fixed) };
    if (isNothing(substitute(condition, at)) !== true) return false;
    const value = evaluatePrecise(substitute(source, at), 10);
    return value.ok && value.value.im === '0';
  });
}

const quarters = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** Quarters of a turn of every angle a·x + b of a sine or cosine; 0 and ±1 where there is none. */
function pointsOf(condition: Expression, x: string): readonly Expression[] {
  const points: Expression[] = [];
  some(condition, (node) => {
    if (node.kind !== 'apply' || !['sin', 'cos'].includes(node.name) || !contains(node, x)) return false;
    const [start, slope, ...higher] = coefficientsOf(multipliedOut(node.args[0]!), x) ?? [];
    if (start === undefined || slope === undefined || higher.length > 0) return false;
    for (const k of quarters)
      points.push(E.divide(E.subtract(E.product([E.number(Q.rational(k, 2)), pi]), start), slope));
    return false;
  });
  return points.length > 0 ? points : [E.zero, E.one, E.minusOne];
}
