import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { slope } from '../derivative.ts';

/*
 * Sums over j ≥ 0 of 1/(j + x)^s, the Hurwitz zeta function, in named constants, for rational x: x is brought into (0, 1/2] by
 * taking single terms away and by the reflection of ψ; there
 *
 *   x = 1, 1/2   zeta(s), (2^s − 1)·zeta(s)
 *   s = 2, x = 1/4   π² + 8·Catalan
 *   s = 1        the finite part −ψ(x), by Gauss's theorem a sum of logarithms (DLMF 5.4.19)
 *   else         polygamma(s − 1, x), DLMF 25.11.12
 */

const maxTerms = 200;
const pi = E.constant('pi');

/** Σ 1/(j + x)^s over j ≥ 0 for s ≥ 2, and −ψ(x) for s = 1; null where x is 0 or a negative whole number, or far away. */
export function hurwitz(s: number, x: Q.Rational): Expression | null {
  const whole = Q.subtract(Q.integerRational(Q.ceiling(x)), Q.one);
  const steps = Z.toNumber(whole.numerator);
  if ((Q.isInteger(x) && Q.sign(x) <= 0) || Math.abs(steps) > maxTerms) return null;
  const start = Q.subtract(x, whole);
  let taken = Q.zero;
  for (let j = 0; j < Math.abs(steps); j++) {
    const place = steps > 0 ? Q.add(start, Q.integerRational(j)) : Q.add(x, Q.integerRational(j));
    taken = Q.add(taken, Q.power(place, -s));
  }
  const base = s === 1 ? E.negate(digammaAt(start)) : zetaAt(s, start);
  return E.add(base, E.number(steps > 0 ? Q.negate(taken) : taken));
}

/** x in (0, 1], s ≥ 2. */
function zetaAt(s: number, x: Q.Rational): Expression {
  const zeta = E.apply('zeta', [E.number(s)]);
  if (Q.isOne(x)) return zeta;
  if (Q.equals(x, Q.half)) return E.multiply(E.number(2 ** s - 1), zeta);
  if (Q.compare(x, Q.half) > 0) {
    // ζ(s, 1 − y) = cotangents − (−1)^s ζ(s, y).
    const y = Q.subtract(Q.one, x);
    const rest = zetaAt(s, y);
    return E.add(cotangents(s, y), E.multiply(E.number(s % 2 === 0 ? -1 : 1), rest));
  }
  if (s === 2 && Q.equals(x, Q.rational(1, 4)))
    return E.add(E.power(pi, E.two), E.multiply(E.number(8), E.constant('Catalan')));
  let factorial = 1;
  for (let j = 2; j < s; j++) factorial *= j;
  const value = E.apply('polygamma', [E.number(s - 1), E.number(x)]);
  return E.multiply(E.number(Q.rational(s % 2 === 0 ? 1 : -1, factorial)), value);
}

/** ζ(s, 1 − y) + (−1)^s ζ(s, y): a derivative of π cot(πy), DLMF 5.15.6. */
function cotangents(s: number, y: Q.Rational): Expression {
  const name = 'y';
  const start = E.multiply(pi, E.apply('cot', [E.multiply(pi, E.symbol(name))]));
  const taylor = derivativeOver(start, name, s - 1);
  return E.negate(substitute(taylor, { [name]: E.number(y) }));
}

/** The n-th derivative, divided by n!. */
export function derivativeOver(f: Expression, name: string, n: number): Expression {
  let value = f;
  for (let j = 1; j <= n; j++) {
    const next = slope(value, name);
    if (next === null) throw new Error('a derivative of elementary functions exists');
    value = E.multiply(E.number(Q.rational(1, j)), next);
  }
  return value;
}

/** x in (0, 1]. */
function digammaAt(x: Q.Rational): Expression {
  const q = Z.toNumber(x.denominator);
  const p = Z.toNumber(x.numerator);
  if (q > 12) return E.apply('digamma', [E.number(x)]);
  const euler = E.negate(E.constant('EulerGamma'));
  if (q === 1) return euler;
  const ln = (a: Expression) => E.apply('ln', [a]);
  const turns = (n: number, of: number) => E.multiply(E.number(Q.rational(n, of)), pi);
  // cot turns its sign about π/2.
  const isFar = 2 * p > q;
  const cotangent = E.apply('cot', [turns(isFar ? q - p : p, q)]);
  const parts: Expression[] = [
    euler,
    E.negate(ln(E.number(2 * q))),
    E.product([E.number(Q.rational(isFar ? 1 : -1, 2)), pi, cotangent]),
  ];
  for (let n = 1; n <= Math.floor((q - 1) / 2); n++)
    parts.push(E.product([E.two, E.apply('cos', [turns(2 * n * p, q)]), ln(E.apply('sin', [turns(n, q)]))]));
  return E.sum(parts);
}
