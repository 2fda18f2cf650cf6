import {
  add,
  apply,
  constant,
  divide,
  exp,
  half,
  multiply,
  negate,
  number,
  one,
  power,
  subtract,
  symbol,
  two,
} from '../../expression/build.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { limitAtInfinity } from './at-infinity.ts';
import { type Context, NotDecided } from './context.ts';
import { internal } from './internal.ts';
import { circular } from './prepare-circular.ts';
import { isZero } from './zero.ts';

/* Special functions of what grows: an exponential of known growth times something that has an asymptotic series. */

const pi = constant('pi');

const first = (a: ApplyNode): Expression => a.args[0]!;

export function gamma(g: Expression, context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') return apply('gamma', [g]);
  if (limit.sign !== 1) throw new NotDecided('the gamma function towards −oo');
  return exp(apply('lngamma', [g]));
}

export function errorFunction(g: Expression, context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') return apply('erf', [g]);
  if (limit.sign === 0) throw new NotDecided('an error function of complex values');
  const sign = number(limit.sign);
  const size = multiply(sign, g);
  const tail = multiply(exp(negate(power(g, two))), internal('scaledErfc', size));
  return multiply(sign, subtract(one, tail));
}

export function exponentialIntegral(g: Expression, context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') {
    if (isZero(limit.value, context)) throw new NotDecided('an exponential integral at 0');
    return apply('Ei', [g]);
  }
  if (limit.sign !== 1) throw new NotDecided('an exponential integral towards −oo');
  return multiply(exp(g), internal('scaledEi', g));
}

/** Si(z) = π/2 − f(z) cos z − g(z) sin z, and odd. */
export function sineIntegral(a: ApplyNode, context: Context): Expression {
  const sign = endAtInfinity(a, context);
  if (sign === null) return a;
  const z = multiply(number(sign), first(a));
  const swings = add(
    multiply(internal('scaledF', z), circular(z, 'cos', context)),
    multiply(internal('scaledG', z), circular(z, 'sin', context)),
  );
  return multiply(number(sign), subtract(divide(pi, two), swings));
}

export function cosineIntegral(a: ApplyNode, context: Context): Expression {
  const sign = endAtInfinity(a, context);
  if (sign === -1) throw new NotDecided('a cosine integral towards −oo');
  if (sign === null) {
    if (limitAtInfinity(first(a), context).kind === 'finite' && isZero(limitValue(first(a), context), context))
      throw new NotDecided('a cosine integral at 0');
    return a;
  }
  const z = first(a);
  return subtract(
    multiply(internal('scaledF', z), circular(z, 'sin', context)),
    multiply(internal('scaledG', z), circular(z, 'cos', context)),
  );
}

/** ±½ and something that swings within 2/(π|z|). */
export function fresnel(a: ApplyNode, context: Context): Expression {
  const sign = endAtInfinity(a, context);
  if (sign === null) return a;
  const name = `\u03c6${context.oscillations.length}`;
  context.oscillations.push({ name, kind: 'bounded', of: first(a) });
  const swing = subtract(multiply(two, symbol(name)), one);
  return add(multiply(number(sign), half), divide(multiply(two, swing), multiply(pi, first(a))));
}

function endAtInfinity(a: ApplyNode, context: Context): 1 | -1 | null {
  const limit = limitAtInfinity(first(a), context);
  if (limit.kind === 'finite') return null;
  if (limit.sign === 0) throw new NotDecided('complex values');
  return limit.sign;
}

function limitValue(a: Expression, context: Context): Expression {
  const limit = limitAtInfinity(a, context);
  return limit.kind === 'finite' ? limit.value : one;
}
