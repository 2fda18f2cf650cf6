import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { signOfConstant } from '../expression/balls/sign-of-constant.ts';
import { negate, number, product, sqrt, subtract, sum } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';

/*
 * Sines, cosines and tangents of the multiples of 15°, 18° and 22.5° in square roots, and back from these to the angle.
 * An angle is given in half turns: q stands for q·π. It is counted in 120ths of a half turn (1.5°), of which 15° has 10, 18° has
 * 12 and 22.5° has 15; a quarter turn has 60.
 *
 * Source: J. H. Lambert's table, in DLMF 4.17 (15° and 18°); 22.5° by halving 45°.
 */

/** The circular functions with exact values. */
export type Circular = 'sin' | 'cos' | 'tan';
/** Their inverses. */
export type InverseCircular = 'asin' | 'acos' | 'atan';

const QUARTER = 60;
const root = (n: number): Expression => sqrt(number(n));
const over = (numerator: Expression, denominator: number): Expression =>
  product([numerator, number(Q.rational(1, denominator))]);
/** a + b·sqrt(n) */
const surd = (a: number, b: number, n: number): Expression => sum([number(a), product([number(b), root(n)])]);

/** Sines of the first quadrant by 120ths of a half turn. */
const sines: ReadonlyMap<number, Expression> = new Map([
  [0, number(0)],
  [10, over(subtract(root(6), root(2)), 4)],
  [12, over(surd(-1, 1, 5), 4)],
  [15, over(sqrt(surd(2, -1, 2)), 2)],
  [20, number(Q.half)],
  [24, over(sqrt(surd(10, -2, 5)), 4)],
  [30, over(root(2), 2)],
  [36, over(surd(1, 1, 5), 4)],
  [40, over(root(3), 2)],
  [45, over(sqrt(surd(2, 1, 2)), 2)],
  [48, over(sqrt(surd(10, 2, 5)), 4)],
  [50, over(sum([root(6), root(2)]), 4)],
  [60, number(1)],
]);

/** Tangents of the first quadrant, without the right angle. */
const tangents: ReadonlyMap<number, Expression> = new Map([
  [0, number(0)],
  [10, surd(2, -1, 3)],
  [12, over(sqrt(surd(25, -10, 5)), 5)],
  [15, surd(-1, 1, 2)],
  [20, over(root(3), 3)],
  [24, sqrt(surd(5, -2, 5))],
  [30, number(1)],
  [36, over(sqrt(surd(25, 10, 5)), 5)],
  [40, root(3)],
  [45, surd(1, 1, 2)],
  [48, sqrt(surd(5, 2, 5))],
  [50, surd(2, 1, 3)],
]);

/**
 * The exact value of a function at q·π; undefined where it is not known in square roots, and for the tangent where it
 * does not exist.
 */
export function exactValue(name: Circular, halfTurns: Rational): Expression | undefined {
  const parts = Q.multiply(halfTurns, Q.integerRational(2 * QUARTER));
  if (!Q.isInteger(parts)) return undefined;
  const k = Z.toNumber(Z.modulo(parts.numerator, 4 * QUARTER));
  if (name === 'cos') return sineAt((k + QUARTER) % (4 * QUARTER));
  return name === 'sin' ? sineAt(k) : tangentAt(k % (2 * QUARTER));
}

function sineAt(k: number): Expression | undefined {
  if (k > 2 * QUARTER) return negated(sineAt(k - 2 * QUARTER));
  return sines.get(k > QUARTER ? 2 * QUARTER - k : k);
}

const tangentAt = (k: number): Expression | undefined =>
  k > QUARTER ? negated(tangents.get(2 * QUARTER - k)) : tangents.get(k);

const negated = (value: Expression | undefined): Expression | undefined =>
  value === undefined ? undefined : negate(value);

/**
 * The principal angle, in half turns, whose sine, cosine or tangent is exactly x; undefined where it is not one of the
 * known angles. The angle is guessed from the digits and proved: x minus its known value is 0.
 */
export function exactInverse(name: InverseCircular, x: Expression): Rational | undefined {
  const angle = Math[name](evaluate(x)) / Math.PI;
  const parts = Math.round(angle * 2 * QUARTER);
  if (!(Math.abs(angle * 2 * QUARTER - parts) < 1e-6)) return undefined;
  const guess = Q.rational(parts, 2 * QUARTER);
  const known = exactValue(name.slice(1) as Circular, guess);
  return known !== undefined && signOfConstant(subtract(x, known)) === 0 ? guess : undefined;
}

/** The cotangent of π/n for n ≥ 3 in square roots, which the area of a regular polygon needs; undefined where it is not known. */
export const exactCotangentOfPart = (n: number): Expression | undefined =>
  exactValue('tan', Q.subtract(Q.half, Q.rational(1, n)));
