import type { Gaussian } from '../exact/gaussian.ts';
import * as G from '../exact/gaussian.ts';
import * as Q from '../exact/rational.ts';
import {
  add,
  apply,
  constant,
  ln,
  multiply,
  negate,
  number,
  power,
  product,
  sqrt,
  subtract,
} from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';

/*
 * Exact forms of what the elementary operations give for a Gaussian rational z = a + b·i. The angle is a rational multiple of π
 * only on the axes and the diagonals (the tangent of a rational part of π that is rational is 0 or ±1, Niven 1956); elsewhere
 * it stands as an arc tangent.
 */

/** re + im·i with real parts. */
export interface ComplexForm {
  readonly re: Expression;
  readonly im: Expression;
}

const pi = constant('pi');
const rational = (a: Q.Rational): Expression => number(a);

/** |z| = √(a² + b²) */
export const exactModulus = (z: Gaussian): Expression => sqrt(rational(G.norm(z)));

/** The angle in eighths of a turn, for numbers on the axes and the diagonals: 1 for 1 + i, −2 for −i. */
function eighthsOfTurn({ re, im }: Gaussian): number | null {
  const [a, b] = [Q.sign(re), Q.sign(im)];
  if (a !== 0 && b !== 0 && !Q.equals(Q.abs(re), Q.abs(im))) return null;
  if (b === 0) return a < 0 ? 4 : 0;
  if (a === 0) return b > 0 ? 2 : -2;
  return b * (a > 0 ? 1 : 3);
}

/** arg z in (−π, π], z ≠ 0. */
export function exactArgument(z: Gaussian): Expression {
  const eighths = eighthsOfTurn(z);
  if (eighths !== null) return product([number(Q.rational(eighths, 4)), pi]);
  const angle = apply('atan', [rational(Q.divide(z.im, z.re))]);
  if (Q.sign(z.re) > 0) return angle;
  return Q.sign(z.im) > 0 ? add(angle, pi) : subtract(angle, pi);
}

/** The principal square root: √((|z| + a)/2) ± i·√((|z| − a)/2), with the sign of b. */
export function exactSquareRoot(z: Gaussian): ComplexForm {
  if (Q.isZero(z.im)) {
    const root = sqrt(rational(Q.abs(z.re)));
    return Q.sign(z.re) < 0 ? { re: number(0), im: root } : { re: root, im: number(0) };
  }
  const size = exactModulus(z);
  const half = (a: Expression): Expression => sqrt(product([number(Q.half), a]));
  const im = half(subtract(size, rational(z.re)));
  return { re: half(add(size, rational(z.re))), im: Q.sign(z.im) > 0 ? im : negate(im) };
}

/** ln|z| + i·arg z, z ≠ 0. */
export function exactLogarithm(z: Gaussian): ComplexForm {
  const norm = G.norm(z);
  const root = Q.exactRoot(norm, 2);
  const size = root === null ? product([number(Q.half), ln(rational(norm))]) : ln(rational(root));
  return { re: size, im: exactArgument(z) };
}

/**
 * z^n for rational n, where the angle of the result is a multiple of π/12 whose sine and cosine are single roots; null
 * elsewhere. z ≠ 0.
 */
export function exactPower(z: Gaussian, n: Q.Rational): ComplexForm | null {
  const eighths = eighthsOfTurn(z);
  if (eighths === null) return null;
  const angle = product([number(Q.multiply(Q.rational(eighths, 4), n)), pi]);
  const [cosine, sine] = [apply('cos', [angle]), apply('sin', [angle])];
  if (cosine.kind === 'apply' || sine.kind === 'apply') return null;
  const size = power(rational(G.norm(z)), number(Q.multiply(n, Q.half)));
  return { re: multiply(size, cosine), im: multiply(size, sine) };
}
