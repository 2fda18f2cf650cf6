import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { compareNumerically } from '../../expression/compare-numerically.ts';
import { condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { at, isInfinite, shifted } from '../sums/problem.ts';
import { plainest } from '../sums/telescoping.ts';
import { type ProductAnswer, type ProductProblem, stepOf } from './problem.ts';

/*
 * Products that telescope by doubling:
 *
 *   cos u = sin 2u/(2 sin u)        with u(k+1) = u(k)/2 or 2u(k); cosh with sinh
 *   1 + v = (1 − v²)/(1 − v)        with v(k+1) = v(k)²
 *
 * Example: ∏ cos(x/2^k) from k = 1 to n is sin x/(2^n sin(x/2^n)), which tends to sin x/x (Viète's product for x = π/2).
 */

/** The product by one of them, or null. */
export const byDoubling = (problem: ProductProblem): ProductAnswer | null => ofCosines(problem) ?? ofSquares(problem);

const partners: Readonly<Record<string, string>> = { cos: 'sin', cosh: 'sinh' };

/** The argument u, and by what it is multiplied from one index to the next. */
export function halvedArgument(
  f: Expression,
  index: string,
): { readonly name: string; readonly u: Expression; readonly ratio: Q.Rational } | null {
  if (f.kind !== 'apply' || partners[f.name] === undefined) return null;
  const u = f.args[0]!;
  const ratio = plainest(E.divide(shifted(u, index, 1), u));
  if (ratio.kind !== 'number') return null;
  return Q.equals(ratio.value, Q.half) || Q.equals(ratio.value, Q.integerRational(2))
    ? { name: f.name, u, ratio: ratio.value }
    : null;
}

function ofCosines(problem: ProductProblem): ProductAnswer | null {
  const { f, index, from, to } = problem;
  const found = halvedArgument(f, index);
  if (found === null) return null;
  const { name, u, ratio } = found;
  const isFalling = Q.equals(ratio, Q.half);
  if (isInfinite(problem) && !isFalling) return null;
  const partner = partners[name]!;
  const twice = (place: Expression): Expression => plainest(E.multiply(E.two, at(u, index, place)));
  const [first, last] = isFalling ? [from, to] : [to, from];
  const top = E.apply(partner, [twice(first)]);
  const count = E.add(E.subtract(to, from), E.one);
  const bottom = isInfinite(problem)
    ? twice(from)
    : E.multiply(E.power(E.two, count), E.apply(partner, [at(u, index, last)]));
  const value = plainest(E.divide(top, bottom));
  const zero = plainest(isInfinite(problem) ? twice(from) : E.apply(partner, [at(u, index, last)]));
  const told = {
    rule: 'telescoping by doubling',
    says: `Each factor is ${partner} of twice the angle divided by twice ${partner} of the angle, and the angle is halved from one to the next: all but two of them cancel${isInfinite(problem) ? `, and 2^n ${partner}(u/2^n) tends to u` : ''}.`,
    with: { u },
  };
  const conditions = freeSymbols(zero).length === 0 ? [] : [condition(zero, '!=')];
  return { value, conditions, step: stepOf(problem, value, told) };
}

/** v of a factor 1 + v whose v is squared from one index to the next. */
export function squaredPart(f: Expression, index: string): Expression | null {
  const v = E.subtract(f, E.one);
  if (v.kind === 'sum' || v.kind === 'number') return null;
  return compareNumerically(shifted(v, index, 1), E.power(v, E.two)).verdict === 'equal' ? v : null;
}

function ofSquares(problem: ProductProblem): ProductAnswer | null {
  const { f, index, from, to } = problem;
  const v = squaredPart(f, index);
  if (v === null) return null;
  const first = plainest(at(v, index, from));
  const below = E.subtract(E.one, first);
  if (E.equal(below, E.zero)) return null;
  const above = isInfinite(problem) ? E.one : E.subtract(E.one, plainest(at(v, index, E.add(to, E.one))));
  const value = E.divide(above, below);
  const told = {
    rule: 'telescoping by doubling',
    says: 'With 1 + v = (1 − v^2)/(1 − v), and v squared from one factor to the next, all but two of the differences cancel.',
    with: { v },
  };
  const conditions =
    freeSymbols(first).length === 0
      ? []
      : [isInfinite(problem) ? condition(E.apply('abs', [first]), '<', E.one) : condition(first, '!=', E.one)];
  return { value, conditions, step: stepOf(problem, value, told) };
}
