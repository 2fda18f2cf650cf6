import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { children, contains, mapChildren, some } from '../../../expression/walk.ts';

/*
 * A variable in whose powers an integrand is analytic at 0 and at ∞.
 *
 * x^(13/12)/(1 + x^(13/12))² has a branch point at 0, and its expansion at ∞ falls by x^(−13/12) from term to term: on x alone it needs
 * hundreds of short pieces. With u = x^(13/12) it is (12/13) u^(12/13)/(1 + u)², a power times a rational function, which is a series from
 * both ends. So for positive x, x = u^(1/β), where β is the greatest number of which all exponents inside of sums and functions are
 * whole multiples; powers of x that are mere factors, and logarithms of powers, may be anything.
 */

/** An integrand over u instead of x, u = x^β. */
export interface StraightenedIntegrand {
  readonly f: Expression;
  readonly beta: Q.Rational;
}

/** Beyond, the powers of u are so steep that nothing is won. */
const maxMultiple = 6;

/** f(x) dx over positive x as an integrand over u = x^β; null where the powers of x are whole already, or have no such β. */
export function straightened(f: Expression, variable: string): StraightenedIntegrand | null {
  const inner = innerExponents(f, variable);
  if (inner.every(Q.isInteger)) return null;
  const beta = inner.reduce(commonMeasure, Q.zero);
  const steepest = Math.max(...inner.map((r) => Math.abs(Q.toNumber(Q.divide(r, beta)))));
  // What swings evenly in x is not to swing faster and faster in u.
  if (steepest > (swings(f, variable) ? 1 : maxMultiple)) return null;
  const u = E.symbol(variable);
  const inverse = Q.reciprocal(beta);
  const jacobian = E.multiply(E.number(inverse), E.power(u, E.number(Q.subtract(inverse, Q.one))));
  return { f: E.multiply(jacobian, inPowers(f, variable, inverse)), beta };
}

/** The exponents of x in f, but for the powers of x that are factors of f; x alone has 1. */
function innerExponents(f: Expression, variable: string): readonly Q.Rational[] {
  const factors = E.factorsOf(f);
  const found: Q.Rational[] = [];
  const look = (a: Expression): void => {
    if (powerInLogarithm(a, variable) !== null) return;
    const power = powerOf(a, variable);
    if (power !== null) found.push(power);
    else if (contains(a, variable)) for (const part of children(a)) look(part);
  };
  for (const factor of factors) if (powerOf(factor, variable) === null) look(factor);
  return found;
}

/** The r of x^r; null for anything else. */
function powerOf(a: Expression, variable: string): Q.Rational | null {
  const [base, exponent] = [E.baseOf(a), E.exponentOf(a)];
  return base.kind === 'symbol' && base.name === variable && exponent.kind === 'number' ? exponent.value : null;
}

/** The r of ln(x^r), which is a multiple of ln u whatever r is. */
const powerInLogarithm = (a: Expression, variable: string): Q.Rational | null =>
  a.kind === 'apply' && a.name === 'ln' ? powerOf(a.args[0]!, variable) : null;

/** The greatest number of which both are whole multiples. */
function commonMeasure(a: Q.Rational, b: Q.Rational): Q.Rational {
  let [x, y] = [Q.abs(a), Q.abs(b)];
  while (!Q.isZero(y)) {
    const times = Q.integerRational(Q.floor(Q.divide(x, y)));
    [x, y] = [y, Q.subtract(x, Q.multiply(y, times))];
  }
  return x;
}

/** f at x = u^p for positive u, powers and logarithms of x written in those of u. */
function inPowers(f: Expression, variable: string, p: Q.Rational): Expression {
  const u = E.symbol(variable);
  const written = (a: Expression): Expression => {
    const power = powerOf(a, variable);
    if (power !== null) return E.power(u, E.number(Q.multiply(power, p)));
    const inLogarithm = powerInLogarithm(a, variable);
    if (inLogarithm !== null) return E.multiply(E.number(Q.multiply(inLogarithm, p)), E.ln(u));
    return mapChildren(a, written);
  };
  return written(f);
}

/** Whether sines or cosines of the variable occur. */
export const swings = (f: Expression, variable: string): boolean =>
  some(f, (node) => node.kind === 'apply' && (node.name === 'sin' || node.name === 'cos') && contains(node, variable));
