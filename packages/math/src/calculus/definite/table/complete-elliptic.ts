import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { proportion, rootOfWave } from '../../integral/named/waves.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';

/*
 * Complete elliptic integrals (DLMF 19.2.8): for w = A + B·cos 2u = (A + B)·(1 − m·sin² u), m = 2B/(A + B), positive everywhere,
 *
 *     ∫ du/√w = K(m)/√(A + B),     ∫ √w du = √(A + B)·E(m)
 *
 * over a quarter turn of u, and over each of several. With letters w is positive where its two ends A + B and A − B are:
 * 1/√(1 − k²·sin² x) from 0 to π/2 is K(k²) for −1 < k < 1.
 */

const pi = E.constant('pi');

/** The integral of a square root of a wave, or of a wave over it, over whole quarters of its turn; null for other integrands. */
export function byCompleteElliptic(problem: Problem, _context: Context): Answer | null {
  const found = rootOfWave(problem.f, problem.variable, 'circular');
  if (found === null || !E.equal(found.w.sin, E.zero) || !E.equal(found.n.sin, E.zero)) return null;
  const quarters = quartersOf(problem, found.w.angle);
  const mu = quarters === null ? null : proportion(found.n, found.w);
  if (quarters === null || mu === null) return null;
  const { constant: A, cos: B } = found.w;
  const [top, bottom] = [simplest(E.add(A, B)), simplest(E.subtract(A, B))];
  const conditions = [positive(top), positive(bottom)];
  if (conditions.includes(null)) return null;
  const m = simplest(E.divide(E.product([E.two, B]), top));
  const lambda = tidy(E.subtract(found.n.constant, E.product([mu, A])));
  const parts = [
    E.product([lambda, E.reciprocal(E.sqrt(top)), E.apply('ellipticK', [m])]),
    E.product([mu, E.sqrt(top), E.apply('ellipticE', [m])]),
  ];
  const value = simplest(E.product([...found.free, quarters, E.sum(parts)]));
  return {
    value,
    conditions: conditions.flatMap((one) => one ?? []),
    step: stepOf(problem, value, {
      rule: 'complete elliptic integral',
      says: 'Under the root stands (A + B)·(1 − m·sin²(u)). Over a quarter turn of u, 1/sqrt(1 − m·sin²(u)) has the integral K(m), and sqrt(1 − m·sin²(u)) the integral E(m).',
      with: { m, 'A + B': top },
    }),
  };
}

/** The range as so many quarter turns of half the angle, divided by its rate; null where it begins or ends within one. */
function quartersOf({ variable, lower, upper }: Problem, angle: Expression): Expression | null {
  const rate = E.termsOf(angle).length === 1 ? E.divide(angle, E.symbol(variable)) : null;
  if (rate?.kind !== 'number') return null;
  const quarters = [lower, upper].map((end) => simplest(E.divide(E.multiply(rate, end), pi)));
  const [first, last] = quarters.map((one) => (one.kind === 'number' && Q.isInteger(one.value) ? one.value : null));
  if (!first || !last || Q.compare(first, last) >= 0) return null;
  const count = Q.subtract(last, first);
  return E.number(Q.divide(Q.multiply(Q.integerRational(2), count), Q.abs(rate.value)));
}

/** That a quantity is positive, as far as letters leave it open; null where it is not. */
function positive(a: Expression): readonly Condition[] | null {
  if (freeSymbols(a).length > 0) return [condition(a, '>')];
  return evaluate(a) > 0 ? [] : null;
}
