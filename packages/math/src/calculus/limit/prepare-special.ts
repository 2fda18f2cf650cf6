import * as E from '../../expression/build.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { limitAtInfinity } from './at-infinity.ts';
import type { Context } from './context.ts';
import { internal, inversePower, zetaTerms } from './internal.ts';
import { circular } from './prepare-circular.ts';
import { absolute } from './prepare-jumps.ts';
import { logarithm } from './prepare-powers.ts';
import { isZero } from './zero.ts';

/* Special functions of what grows: an exponential of known growth times something that has an asymptotic series. */

const pi = E.constant('pi');

const first = (a: ApplyNode): Expression => a.args[0]!;

/** Γ(g) towards +oo as an exponential of ln Γ; throws `Unfinished` (undecided) towards −oo. */
export function gamma(g: Expression, context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') return E.apply('gamma', [g]);
  if (limit.sign !== 1) throw new Unfinished('undecided', 'the gamma function towards −oo');
  return E.exp(E.apply('lngamma', [g]));
}

/**
 * ζ(g) = 1 + 2^(−g) + … + 8^(−g) + 9^(−g)·T(g) where g grows (DLMF 25.2.1). T tends to 1, but what is left of it there is as large as
 * what was written out, so it counts as unknown: an answer that needs more terms is none.
 */
export function zeta(g: Expression, context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') return E.apply('zeta', [g]);
  if (limit.sign !== 1) throw new Unfinished('undecided', 'a zeta function towards −oo');
  const terms = Array.from({ length: zetaTerms }, (_, k) => inversePower(k + 1, g));
  return E.sum([...terms, E.multiply(inversePower(zetaTerms + 1, g), internal('scaledZeta', g))]);
}

/** erf g by the scaled complementary error function where g grows. */
export function errorFunction(g: Expression, context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') return E.apply('erf', [g]);
  if (limit.sign === 0) throw new Unfinished('undecided', 'an error function of complex values');
  const sign = E.number(limit.sign);
  const size = E.multiply(sign, g);
  const tail = E.multiply(E.exp(E.negate(E.power(g, E.two))), internal('scaledErfc', size));
  return E.multiply(sign, E.subtract(E.one, tail));
}

/** erfi g by its scaled form where g grows. */
export function imaginaryErrorFunction(g: Expression, context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') return E.apply('erfi', [g]);
  if (limit.sign === 0) throw new Unfinished('undecided', 'an error function of complex values');
  const sign = E.number(limit.sign);
  return E.multiply(sign, E.multiply(E.exp(E.power(g, E.two)), internal('scaledErfi', E.multiply(sign, g))));
}

/** Euler's constant. */
const gammaOfEuler = E.negate(E.apply('digamma', [E.one]));

/** Ei(g) = e^g·(e^(−g) Ei(g)) where g grows, −e^g·(e^(−g) E₁(−g)) towards −oo, γ + ln|g| and a power series near 0. */
export function exponentialIntegral(g: Expression, context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite')
    return isZero(limit.value, context)
      ? E.sum([gammaOfEuler, logarithm(absolute(g, context), context), internal('regularEi', g)])
      : E.apply('Ei', [g]);
  if (limit.sign === 0) throw new Unfinished('undecided', 'an exponential integral of complex values');
  if (limit.sign === 1) return E.multiply(E.exp(g), internal('scaledEi', g));
  return E.negate(E.multiply(E.exp(g), internal('scaledE1', E.negate(g))));
}

/** Shi(z) = (Ei(z) + E₁(z))/2 and Chi(z) = (Ei(z) − E₁(z))/2 for z > 0; Shi is odd. */
export function hyperbolicIntegral(a: ApplyNode, context: Context): Expression {
  const sign = endAtInfinity(a, context);
  if (sign === null) {
    if (a.name === 'Chi' && isZero(limitValue(first(a), context), context))
      throw new Unfinished('undecided', 'a hyperbolic cosine integral at 0');
    return a;
  }
  if (a.name === 'Chi' && sign === -1) throw new Unfinished('undecided', 'a hyperbolic cosine integral towards −oo');
  const z = E.multiply(E.number(sign), first(a));
  const growing = E.multiply(E.exp(z), internal('scaledEi', z));
  const falling = E.multiply(E.exp(E.negate(z)), internal('scaledE1', z));
  const joined = a.name === 'Shi' ? E.add(growing, falling) : E.subtract(growing, falling);
  return E.multiply(E.number(sign), E.multiply(E.half, joined));
}

/** Si(z) = π/2 − f(z) cos z − g(z) sin z, and odd. */
export function sineIntegral(a: ApplyNode, context: Context): Expression {
  const sign = endAtInfinity(a, context);
  if (sign === null) return a;
  const z = E.multiply(E.number(sign), first(a));
  const swings = E.add(
    E.multiply(internal('scaledF', z), circular(z, 'cos', context)),
    E.multiply(internal('scaledG', z), circular(z, 'sin', context)),
  );
  return E.multiply(E.number(sign), E.subtract(E.divide(pi, E.two), swings));
}

/**
 * Ci by its auxiliary functions where its argument grows, by γ + ln z and a power series where it tends to 0; throws `Unfinished`
 * (undecided) towards −oo.
 */
export function cosineIntegral(a: ApplyNode, context: Context): Expression {
  const sign = endAtInfinity(a, context);
  if (sign === -1) throw new Unfinished('undecided', 'a cosine integral towards −oo');
  if (sign === null) {
    if (!isZero(limitValue(first(a), context), context)) return a;
    // Ci(z) = γ + ln z and a power series.
    return E.sum([gammaOfEuler, logarithm(first(a), context), internal('regularCi', first(a))]);
  }
  const z = first(a);
  return E.subtract(
    E.multiply(internal('scaledF', z), circular(z, 'sin', context)),
    E.multiply(internal('scaledG', z), circular(z, 'cos', context)),
  );
}

/** ±½ and something that swings within 2/(π|z|). */
export function fresnel(a: ApplyNode, context: Context): Expression {
  const sign = endAtInfinity(a, context);
  if (sign === null) return a;
  const name = `\u03c6${context.oscillations.length}`;
  context.oscillations.push({ name, kind: 'bounded', of: first(a) });
  const swing = E.subtract(E.multiply(E.two, E.symbol(name)), E.one);
  return E.add(E.multiply(E.number(sign), E.half), E.divide(E.multiply(E.two, swing), E.multiply(pi, first(a))));
}

function endAtInfinity(a: ApplyNode, context: Context): 1 | -1 | null {
  const limit = limitAtInfinity(first(a), context);
  if (limit.kind === 'finite') return null;
  if (limit.sign === 0) throw new Unfinished('undecided', 'complex values');
  return limit.sign;
}

function limitValue(a: Expression, context: Context): Expression {
  const limit = limitAtInfinity(a, context);
  return limit.kind === 'finite' ? limit.value : E.one;
}
