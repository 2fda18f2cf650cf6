import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import { quotientOf } from './numeric-shape.ts';
import { isInfinite, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import type { Shape } from './shape.ts';
import { plainest } from './telescoping.ts';

/*
 * Partial sums of the exponential series, by repeated integration by parts of the incomplete gamma function (DLMF 8.4.10):
 *
 *     Σ_{k=0}^{n} xᵏ/k! = eˣ Γ(n + 1, x)/n!.
 *
 * A polynomial in front is a sum of falling powers k(k − 1)…(k − j + 1), each of which leaves xʲ times the partial sum to n − j.
 */

const maxDegree = 3;
const maxStart = 8;

/** A finite sum of polynomials times xᵏ/k! to an upper bound with letters; null for others. */
export function byIncompleteGamma(problem: SumProblem, shape: Shape): SumAnswer | null {
  const { index, from, to } = problem;
  if (isInfinite(problem) || to.kind === 'number' || from.kind !== 'number') return null;
  const start = Z.toNumber(from.value.numerator);
  const parts = quotientOf(shape.rational, index);
  if (parts === null || parts.denominator.length !== 1 || parts.numerator.length > maxDegree + 1) return null;
  if (!isExponential(shape, index) || start < 0 || start > maxStart) return null;
  const x = shape.base;
  const scale = E.divide(parts.constant, E.number(Z.fromBigInt(parts.denominator[0]!)));
  const term = (k: number) => E.multiply(valueAt(parts.numerator, k), exponentialTerm(x, E.number(k)));
  const before = E.sum(Array.from({ length: start }, (_, k) => term(k)));
  const value = plainest(E.multiply(scale, E.subtract(fromZero(parts.numerator, x, to), before)));
  const degree = parts.numerator.length - 1;
  return {
    value,
    conditions: degree > 1 ? [condition(to, '>=', E.number(degree - 1))] : [],
    cases: [],
    step: stepOf(problem, value, {
      rule: 'incomplete gamma function',
      says: `Partial sums of the exponential series are incomplete gamma functions: the sum of x^k/k! for k from 0 to ${to.kind === 'symbol' ? to.name : 'the upper bound'} is e^x Γ(n + 1, x)/n!, n being the upper bound.`,
      with: { x },
    }),
  };
}

const isExponential = ({ base, factorials }: Shape, index: string): boolean => {
  const [only, ...others] = factorials;
  const isPlain = only !== undefined && only.exponent === -1 && E.equal(only.of, E.symbol(index));
  return isPlain && others.length === 0 && !contains(base, index);
};

const factorial = (a: Expression): Expression => E.apply('factorial', [a]);
const exponentialTerm = (x: Expression, k: Expression): Expression => E.divide(E.power(x, k), factorial(k));

const valueAt = (p: IntegerPolynomial, k: number): Expression =>
  E.sum(p.map((c, j) => E.number(Q.multiply(Q.integerRational(Z.fromBigInt(c)), Q.power(Q.integerRational(k), j)))));

/** Σ W(k) xᵏ/k! for k from 0 to n, by the falling powers of W. */
function fromZero(w: IntegerPolynomial, x: Expression, n: Expression): Expression {
  const whole = E.product([E.exp(x), E.apply('gammainc', [E.add(n, E.one), x]), E.reciprocal(factorial(n))]);
  const terms = fallingPowers(w).map((c, j) => {
    const cut = Array.from({ length: j }, (_, i) => exponentialTerm(x, E.subtract(n, E.number(i))));
    return E.product([E.number(c), E.power(x, E.number(j)), E.subtract(whole, E.sum(cut))]);
  });
  return E.sum(terms);
}

/** The coefficients of W in falling powers, by dividing by k, k − 1, k − 2 … */
function fallingPowers(w: IntegerPolynomial): readonly Q.Rational[] {
  let rest = w.map((c) => Q.integerRational(Z.fromBigInt(c)));
  const found: Q.Rational[] = [];
  for (let at = 0; rest.length > 0; at++) {
    let carried = Q.zero;
    const quotient: Q.Rational[] = [];
    for (const c of [...rest].reverse()) {
      quotient.unshift(carried);
      carried = Q.add(c, Q.multiply(carried, Q.integerRational(at)));
    }
    found.push(carried);
    rest = quotient.slice(0, -1);
  }
  return found;
}
