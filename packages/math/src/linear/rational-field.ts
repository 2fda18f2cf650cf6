import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { number } from '../expression/build.ts';
import { charge } from '../polynomial/sparse/polynomial.ts';
import type { Budget } from '../result/budget.ts';
import type { Field } from './field.ts';
import { reduceRational } from './integer-reduce.ts';

/** Larger numbers than this are refused; beside them the text of the answer would be unreadable. */
const maxBits = 400_000;

const bits = (a: Rational): number =>
  (typeof a.numerator === 'number' ? 32 : Z.bitLength(a.numerator)) +
  (typeof a.denominator === 'number' ? 32 : Z.bitLength(a.denominator));

/** The rational numbers, with every product charged to the budget by its size. */
export function rationalField(work: Budget): Field<Rational> {
  const counted = (a: Rational): Rational => {
    const size = bits(a);
    charge(work, size > maxBits ? Number.MAX_SAFE_INTEGER : 1 + (size >> 6) * (size >> 10));
    return a;
  };
  return {
    zero: Q.zero,
    one: Q.one,
    add: (a, b) => (Q.isZero(a) ? b : Q.isZero(b) ? a : counted(Q.add(a, b))),
    subtract: (a, b) => (Q.isZero(b) ? a : counted(Q.subtract(a, b))),
    multiply: (a, b) => (Q.isZero(a) || Q.isZero(b) ? Q.zero : counted(Q.multiply(a, b))),
    negate: Q.negate,
    inverse: Q.reciprocal,
    isZero: Q.isZero,
    zeros: () => [],
    poles: () => [],
    weight: (a) =>
      Q.isInteger(a) ? Z.bitLength(a.numerator) : 2 * (Z.bitLength(a.numerator) + Z.bitLength(a.denominator)),
    fromExpression: (a) => {
      if (a.kind !== 'number') throw new Error('only a rational number is an element of Q');
      return a.value;
    },
    toExpression: number,
    reduce: (matrix, columns) => reduceRational(matrix, columns, work),
  };
}
