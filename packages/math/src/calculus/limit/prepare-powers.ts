import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, mapChildren, some } from '../../expression/walk.ts';
import { endedBy, Unfinished } from '../../result/unfinished.ts';
import { derivativeOf } from '../derivative.ts';
import { signAtInfinity } from './at-infinity.ts';
import type { Context } from './context.ts';
import { circular } from './prepare-circular.ts';
import { isZero } from './zero.ts';

/* Powers with moving exponents as exponentials, logarithms of negative quantities with their iπ, and complex parts. */

const i = E.constant('i');
const pi = E.constant('pi');

/** baseᵉˣᵖᵒⁿᵉⁿᵗ as an exponential of a logarithm where both vary. */
export function preparePower(base: Expression, exponent: Expression, context: Context): Expression {
  if (base.kind === 'constant' && base.name === 'e') return exponential(exponent, context);
  if (!contains(exponent, context.variable)) return E.power(base, exponent);
  const sign = baseSign(base, context);
  if (sign === 0) return E.zero;
  if (sign > 0) return exponential(E.multiply(exponent, E.ln(base)), context);
  // (−b)^g = b^g·e^(iπg)
  const rotation = exponential(E.product([i, pi, exponent]), context);
  return E.multiply(exponential(E.multiply(exponent, E.ln(E.negate(base))), context), rotation);
}

/** The sign of a base; 1 for one that is not real, or that oscillates, whose logarithm is the principal one. */
function baseSign(base: Expression, context: Context): -1 | 0 | 1 {
  if (hasImaginary(base)) return 1;
  try {
    return signAtInfinity(base, context);
  } catch (error) {
    if (endedBy(error, 'undecided', 'oscillates') && context.oscillations.length > 0) {
      context.singular = true;
      return 1;
    }
    throw error;
  }
}

/** Whether the imaginary unit occurs. */
export const hasImaginary = (a: Expression): boolean =>
  some(a, (node) => node.kind === 'constant' && node.name === 'i');

/** e^(u + iv) = e^u·(cos v + i·sin v) */
function exponential(exponent: Expression, context: Context): Expression {
  if (!hasImaginary(exponent)) return E.exp(exponent);
  const [u, v] = realAndImaginary(exponent, context);
  if (isZero(v, context)) return E.exp(u);
  const rotation = E.add(circular(v, 'cos', context), E.multiply(i, circular(v, 'sin', context)));
  return E.multiply(E.exp(u), rotation);
}

const highestPowerOfI = 8;

/** The parts of an expression that is a polynomial in i: Σ c_k·i^k, with the c_k from derivatives by i. */
export function realAndImaginary(a: Expression, context: Context): readonly [Expression, Expression] {
  const placeholder = E.symbol('\u2021i');
  const parts: [Expression[], Expression[]] = [[], []];
  let derivative = replaceImaginary(a, placeholder);
  let factorial = 1;
  for (let k = 0; k <= highestPowerOfI; k++) {
    if (k > 0) factorial *= k;
    const value = substitute(derivative, { [placeholder.name]: E.zero });
    parts[k % 2]!.push(E.multiply(value, E.number(Q.rational(k % 4 < 2 ? 1 : -1, factorial))));
    const next = derivativeOf(derivative, placeholder.name);
    if (next === null) break;
    if (!contains(next, placeholder.name) && isZero(next, context)) return [E.sum(parts[0]), E.sum(parts[1])];
    derivative = next;
  }
  throw new Unfinished('undecided', 'complex values');
}

function replaceImaginary(a: Expression, by: Expression): Expression {
  if (a.kind === 'constant') return a.name === 'i' ? by : a;
  return mapChildren(a, (child) => replaceImaginary(child, by));
}

/** ln g, with iπ taken out for a negative g; powers leave the logarithm. */
export function logarithm(g: Expression, context: Context): Expression {
  if (g.kind === 'power' && g.base.kind === 'constant' && g.base.name === 'e') return g.exponent;
  if (hasImaginary(g)) return E.ln(g);
  const sign = baseSign(g, context);
  if (sign < 0) return E.add(E.ln(E.negate(g)), E.multiply(i, pi));
  if (g.kind === 'power' && !contains(g.exponent, context.variable) && baseSign(g.base, context) > 0)
    return E.multiply(g.exponent, E.ln(g.base));
  return E.ln(g);
}
