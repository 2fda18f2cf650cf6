import * as Q from '../../exact/rational.ts';
import {
  add,
  apply,
  equal,
  multiply,
  negate,
  number,
  power,
  sqrt,
  subtract,
  sum,
  symbol,
  two,
  zero,
} from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { limitAtInfinity, signAtInfinity } from './at-infinity.ts';
import type { Context, LimitAtInfinity } from './context.ts';
import { hasImaginary, realAndImaginary } from './prepare-powers.ts';
import { isZero, signOfConstant } from './zero.ts';

/* Absolute values, real cube roots and integer parts, which are decided by the sign of the argument and of its distance from an integer. */

export function absolute(g: Expression, context: Context): Expression {
  if (hasImaginary(g)) {
    const [u, v] = realAndImaginary(g, context);
    return sqrt(add(power(u, two), power(v, two)));
  }
  const sign = signAtInfinity(g, context);
  return sign === 0 ? zero : multiply(number(sign), g);
}

const third = number(Q.rational(1, 3));

/** ±(±g)^(1/3). */
export function cubeRoot(g: Expression, context: Context): Expression {
  const sign = signAtInfinity(g, context);
  return sign === 0 ? zero : multiply(number(sign), power(multiply(number(sign), g), third));
}

export function floor(g: Expression, context: Context): Expression {
  const { whole, rest } = withoutInteger(g);
  const limit = limitAtInfinity(rest, context);
  if (limit.kind === 'finite') return add(whole, floorNear(rest, limit, context));
  const name = `\u03c6${context.oscillations.length}`;
  const known = context.oscillations.find(({ kind, of }) => kind === 'unit' && equal(of, rest));
  if (known === undefined) context.oscillations.push({ name, kind: 'unit', of: rest });
  return sum([whole, rest, negate(symbol(known?.name ?? name))]);
}

function withoutInteger(g: Expression): { readonly whole: Expression; readonly rest: Expression } {
  const last = g.kind === 'sum' ? g.terms[g.terms.length - 1]! : undefined;
  if (g.kind !== 'sum' || last?.kind !== 'number' || !Q.isInteger(last.value)) return { whole: zero, rest: g };
  return { whole: last, rest: sum(g.terms.slice(0, -1)) };
}

function floorNear(g: Expression, limit: Extract<LimitAtInfinity, { kind: 'finite' }>, context: Context): Expression {
  const value = apply('floor', [limit.value]);
  if (context.oscillations.some(({ name }) => contains(limit.value, name)))
    throw new Unfinished('undecided', 'a floor of what oscillates');
  const floored = value.kind === 'number' ? value.value : floorOf(limit.value, context);
  const isWhole = isZero(subtract(limit.value, number(floored)), context);
  if (!isWhole) return number(floored);
  return signAtInfinity(subtract(g, number(floored)), context) < 0
    ? number(Q.subtract(floored, Q.one))
    : number(floored);
}

/** The integer below a constant that is not written as a rational; one that lies on an integer is found too. */
function floorOf(a: Expression, context: Context): Q.Rational {
  let [low, high] = [-1, 1];
  const below = (n: number): boolean => signOfConstant(subtract(a, number(n)), context) >= 0;
  while (!below(low) && low > -1e9) low *= 2;
  while (below(high) && high < 1e9) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (below(middle)) low = middle;
    else high = middle;
  }
  return Q.integerRational(low);
}
