import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { limitAtInfinity, signAtInfinity } from './at-infinity.ts';
import type { Context, LimitAtInfinity } from './context.ts';
import { hasImaginary, realAndImaginary } from './prepare-powers.ts';
import { isZero, signOfConstant } from './zero.ts';

/* Absolute values, real cube roots and integer parts, which are decided by the sign of the argument and of its distance from an integer. */

/** |g|: g or −g by the sign that g has in the end; of a complex g by its parts. */
export function absolute(g: Expression, context: Context): Expression {
  if (hasImaginary(g)) {
    const [u, v] = realAndImaginary(g, context);
    return E.sqrt(E.add(E.power(u, E.two), E.power(v, E.two)));
  }
  const sign = signAtInfinity(g, context);
  return sign === 0 ? E.zero : E.multiply(E.number(sign), g);
}

const third = E.number(Q.rational(1, 3));

/** ±(±g)^(1/3). */
export function cubeRoot(g: Expression, context: Context): Expression {
  const sign = signAtInfinity(g, context);
  return sign === 0 ? E.zero : E.multiply(E.number(sign), E.power(E.multiply(E.number(sign), g), third));
}

/**
 * ⌊g⌋ beside the limit of g; where g grows, g minus a new letter for its fractional part, which oscillates. Throws `Unfinished`
 * (undecided) where that is not known.
 */
export function floor(g: Expression, context: Context): Expression {
  const { whole, rest } = withoutInteger(g);
  const limit = limitAtInfinity(rest, context);
  if (limit.kind === 'finite') return E.add(whole, floorNear(rest, limit, context));
  const name = `\u03c6${context.oscillations.length}`;
  const known = context.oscillations.find(({ kind, of }) => kind === 'unit' && E.equal(of, rest));
  if (known === undefined) context.oscillations.push({ name, kind: 'unit', of: rest });
  return E.sum([whole, rest, E.negate(E.symbol(known?.name ?? name))]);
}

function withoutInteger(g: Expression): { readonly whole: Expression; readonly rest: Expression } {
  const last = g.kind === 'sum' ? g.terms[g.terms.length - 1]! : undefined;
  if (g.kind !== 'sum' || last?.kind !== 'number' || !Q.isInteger(last.value)) return { whole: E.zero, rest: g };
  return { whole: last, rest: E.sum(g.terms.slice(0, -1)) };
}

function floorNear(g: Expression, limit: Extract<LimitAtInfinity, { kind: 'finite' }>, context: Context): Expression {
  const value = E.apply('floor', [limit.value]);
  if (context.oscillations.some(({ name }) => contains(limit.value, name)))
    throw new Unfinished('undecided', 'a floor of what oscillates');
  const floored = value.kind === 'number' ? value.value : floorOf(limit.value, context);
  const isWhole = isZero(E.subtract(limit.value, E.number(floored)), context);
  if (!isWhole) return E.number(floored);
  return signAtInfinity(E.subtract(g, E.number(floored)), context) < 0
    ? E.number(Q.subtract(floored, Q.one))
    : E.number(floored);
}

/** The integer below a constant that is not written as a rational; one that lies on an integer is found too. */
function floorOf(a: Expression, context: Context): Q.Rational {
  let [low, high] = [-1, 1];
  const below = (n: number): boolean => signOfConstant(E.subtract(a, E.number(n)), context) >= 0;
  while (!below(low) && low > -1e9) low *= 2;
  while (below(high) && high < 1e9) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (below(middle)) low = middle;
    else high = middle;
  }
  return Q.integerRational(low);
}
