import { bitLength } from '../../../exact/integer.ts';
import type { Rational } from '../../../exact/rational.ts';
import * as Q from '../../../exact/rational.ts';
import { rationalBall } from '../../../expression/balls/operations.ts';
import * as E from '../../../expression/build.ts';
import { evaluateBall } from '../../../expression/evaluate-precise.ts';
import type { Expression, NumberNode } from '../../../expression/expression.ts';
import { preciseFunctions } from '../../../expression/precise-functions.ts';
import { size } from '../../../expression/walk.ts';
import * as B from '../../../numeric/precise/ball.ts';
import { exponential, power } from '../../../numeric/precise/ball-elementary.ts';
import { euler } from '../../../numeric/precise/constants.ts';
import { toNumber } from '../../../numeric/precise/convert.ts';
import { type Budget, spend } from '../../../result/budget.ts';
import { Unfinished } from '../../../result/unfinished.ts';

/**
 * A real coefficient of a series: its ball, and as long as that is short its exact value too. Only an exact value tells that
 * something cancels: 1/3 − 1/3 is 0, the difference of two balls is merely small.
 */
export interface Coefficient {
  readonly ball: B.Ball;
  readonly exact: Expression | null;
}

/** A rational number, whose ball is made when it is asked for: most are steps on the way to others. */
class ExactCoefficient implements Coefficient {
  readonly exact: NumberNode;
  private readonly bits: number;
  private made: B.Ball | null = null;
  constructor(exact: NumberNode, bits: number) {
    this.exact = exact;
    this.bits = bits;
  }

  get ball(): B.Ball {
    this.made ??= rationalBall(this.exact.value, this.bits);
    return this.made;
  }
}

/** Beyond this many nodes, or bits of a rational, only the ball is kept. */
const longest = 24;
const maxBits = 400;

/** Arithmetic of coefficients that are known exactly or as balls of so many bits. */
export class Coefficients {
  readonly bits: number;
  readonly zero: Coefficient;
  readonly one: Coefficient;
  /** Sums and products that may still be taken. */
  private readonly work: Budget;
  constructor(bits: number, work: Budget) {
    this.bits = bits;
    this.work = work;
    this.zero = { ball: B.integerBall(0), exact: E.zero };
    this.one = { ball: B.integerBall(1), exact: E.one };
  }

  /** Null for a constant that is not real or has no value. */
  of(exact: Expression): Coefficient | null {
    const ball = evaluateBall(exact, this.bits, {});
    return ball?.real ? { ball, exact: kept(exact) } : null;
  }

  /** Euler's constant. */
  euler = (): Coefficient => ({ ball: B.realBall(euler(this.bits), 1 - this.bits), exact: null });

  integer = (n: number): Coefficient => ({ ball: B.integerBall(n), exact: E.number(n) });

  add(a: Coefficient, b: Coefficient): Coefficient {
    if (isExactZero(a)) return b;
    if (isExactZero(b)) return a;
    return this.ofRationals(a, b, Q.add) ?? this.joined(a, b, E.add, B.add);
  }

  multiply(a: Coefficient, b: Coefficient): Coefficient {
    if (isExactZero(a) || isExactZero(b)) return this.zero;
    return this.ofRationals(a, b, Q.multiply) ?? this.joined(a, b, E.multiply, B.multiply);
  }

  negate = (a: Coefficient): Coefficient => this.multiply(this.integer(-1), a);

  /** Null where it may be 0. */
  reciprocal(a: Coefficient): Coefficient | null {
    const ball = B.reciprocal(a.ball, this.bits);
    if (ball === null) return null;
    const exact = a.exact === null ? null : kept(E.reciprocal(a.exact));
    return exact !== null && exact.kind === 'number' ? (this.of(exact) ?? { ball, exact }) : { ball, exact };
  }

  /** A function of the table, or e^a under the name `e`; null where it has no real value. */
  function(name: string, a: Coefficient): Coefficient | null {
    if (a.exact !== null) return this.of(name === 'e' ? E.exp(a.exact) : E.apply(name, [a.exact]));
    const ball =
      name === 'e' ? exponential(a.ball, this.bits) : (preciseFunctions.get(name)?.([a.ball], this.bits) ?? null);
    return ball?.real ? { ball, exact: null } : null;
  }

  /** a^r for a > 0, or for a whole number r. */
  powerOf(a: Coefficient, r: Coefficient, exact: Rational | null): Coefficient | null {
    const ball =
      exact !== null && Q.isInteger(exact)
        ? B.integerPower(a.ball, BigInt(exact.numerator), this.bits)
        : power(a.ball, r.ball, this.bits);
    return ball?.real ? { ball, exact: null } : null;
  }

  /** Null where one of them is no rational number, or the result is too long to be kept. */
  private ofRationals(a: Coefficient, b: Coefficient, of: (x: Rational, y: Rational) => Rational): Coefficient | null {
    if (a.exact?.kind !== 'number' || b.exact?.kind !== 'number') return null;
    const exact = E.number(of(a.exact.value, b.exact.value));
    if (exact.kind !== 'number' || kept(exact) === null) return null;
    if (!spend(this.work)) throw new Unfinished('no-series', 'the work budget is spent');
    return new ExactCoefficient(exact, this.bits);
  }

  private joined(
    a: Coefficient,
    b: Coefficient,
    exactly: (x: Expression, y: Expression) => Expression,
    ball: (x: B.Ball, y: B.Ball, bits: number) => B.Ball,
  ): Coefficient {
    if (!spend(this.work)) throw new Unfinished('no-series', 'the work budget is spent');
    const exact = a.exact === null || b.exact === null ? null : kept(exactly(a.exact, b.exact));
    if (exact?.kind === 'number') return new ExactCoefficient(exact, this.bits);
    return { ball: ball(a.ball, b.ball, this.bits), exact };
  }
}

function kept(exact: Expression): Expression | null {
  if (exact.kind === 'number')
    return bitLength(exact.value.numerator) + bitLength(exact.value.denominator) > maxBits ? null : exact;
  return size(exact, longest) >= longest ? null : exact;
}

/** Whether a coefficient is 0 for certain. */
export const isExactZero = (a: Coefficient): boolean => a.exact?.kind === 'number' && Q.isZero(a.exact.value);

/** Whether it is known not to be 0. */
export const isNonzero = (a: Coefficient): boolean => !isExactZero(a) && B.lower(a.ball) !== B.EXACT;

/** The sign of a real coefficient; null where it is not certain. */
export const signOf = (a: Coefficient): -1 | 1 | null =>
  !isNonzero(a) ? null : a.ball.value.re.mantissa > 0n ? 1 : -1;

/** An upper bound of |a|. */
export const bound = (a: Coefficient): number => {
  const size = Math.abs(toNumber(a.ball.value.re));
  return size === 0 && a.ball.error === B.EXACT ? 0 : (size + 2 ** a.ball.error) * (1 + 1e-15);
};

/** A lower bound of |a|. */
export const leastSize = (a: Coefficient): number =>
  Math.max(0, Math.abs(toNumber(a.ball.value.re)) * (1 - 1e-15) - 2 ** a.ball.error);
