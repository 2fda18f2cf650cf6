import { coefficientsOf } from '../../algebra/coefficients.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { limit } from '../limit.ts';
import { at } from '../sums/problem.ts';
import { plainest } from '../sums/telescoping.ts';
import { cancelling } from './cancelling.ts';
import { factorsOf, plainFactorsOf } from './factors.ts';
import { shortest } from './form.ts';
import { gammaQuotient } from './gamma-quotient.ts';
import { type ProductAnswer, type ProductProblem, stepOf } from './problem.ts';

/** What becomes of the partial products: a number other than 0, 0, growth without bound, or neither. */
export type ProductBehaviour = 'converges' | 'zero' | 'infinity' | 'no limit';

/**
 * What becomes of the product of a rational function: r = L·k^d·(1 + δ/k + …) converges for L = 1, d = 0, δ = 0, and goes the way of the
 * first of them that is not so. Null where letters decide, or for other functions.
 */
export function behaviourOf(f: Expression, index: string): ProductBehaviour | null {
  const found = plainFactorsOf(f, index);
  if (found === null) return null;
  const degree = found.factors.reduce((total, { lower, exponent }) => total + lower.length * exponent, 0);
  if (degree !== 0) return degree > 0 ? 'infinity' : 'zero';
  if (freeSymbols(found.constant).length > 0) return null;
  const L = evaluate(found.constant);
  if (found.constant.kind !== 'number' || !Q.isOne(Q.abs(found.constant.value)))
    return Math.abs(L) > 1 + 1e-12 ? 'infinity' : Math.abs(L) < 1 - 1e-12 ? 'zero' : null;
  const drift = plainest(
    E.sum(found.factors.map(({ lower, exponent }) => E.multiply(E.number(exponent), lower.at(-1)!))),
  );
  if (drift.kind !== 'number') return null;
  const sign = Q.sign(drift.value);
  if (sign !== 0) return sign > 0 ? 'infinity' : 'zero';
  return Q.isMinusOne(found.constant.value) ? 'no limit' : 'converges';
}

/** The factor without what only changes its sign for ever, (−1)^k; null where it has none of that. */
export function withoutAlternation(f: Expression, index: string): Expression | null {
  const factors = E.factorsOf(f);
  const plain = factors.filter((factor) => !alternates(factor, index));
  return (factors.length - plain.length) % 2 === 1 ? E.product(plain) : null;
}

/** (−1)^(a·k + b) with an odd a. */
function alternates(a: Expression, index: string): boolean {
  if (a.kind !== 'power' || a.base.kind !== 'number' || !Q.isMinusOne(a.base.value)) return false;
  const [start, slope, ...higher] = coefficientsOf(a.exponent, index) ?? [];
  const isWhole =
    start?.kind === 'number' && slope?.kind === 'number' && Q.isInteger(start.value) && Q.isInteger(slope.value);
  return isWhole && higher.length === 0 && !Q.isInteger(Q.divide(slope.value, Q.integerRational(2)));
}

/** A first factor that is 0 and its index; null where there is none among numbers. */
export function zeroFactor({ f, index, from }: ProductProblem): Expression | null {
  const found = plainFactorsOf(f, index);
  if (found === null || from.kind !== 'number') return null;
  for (const { lower, exponent } of found.factors) {
    const [s] = lower;
    if (lower.length !== 1 || exponent < 0 || s?.kind !== 'number' || !Q.isInteger(s.value)) continue;
    const root = Q.negate(s.value);
    if (Q.compare(root, from.value) >= 0) return E.number(root);
  }
  return null;
}

/** ∏ of neighbours that cancel: the limit of what stays, by what stays at the beginning. */
export function byNeighbours(problem: ProductProblem): ProductAnswer | null {
  const { f, index, from } = problem;
  const found = factorsOf(f, index);
  if (found === null || found.factors.length > 0 || !E.equal(found.constant, E.one)) return null;
  const far = limit(found.c, index, E.constant('infinity'));
  if (!far.ok || far.value.kind !== 'value' || E.equal(far.value.value, E.zero)) return null;
  const value = shortest(E.divide(far.value.value, at(found.c, index, from)));
  const neighbours = E.divide(at(found.c, index, E.add(E.symbol(index), E.one)), found.c);
  const steps: readonly ShownStep[] = E.equal(neighbours, f)
    ? []
    : [
        {
          rule: 'quotient of neighbours',
          says: 'Over a common denominator, and factored.',
          before: { expression: f },
          after: { expression: neighbours },
          steps: [],
        },
      ];
  const told = {
    rule: 'telescoping product',
    says: 'The factor is a quotient of neighbours, so that all but the two ends cancel.',
    steps: [...steps, ...cancelling({ ...problem, f: neighbours }, found.c, far.value.value)],
  };
  return { value, conditions: [], step: stepOf(problem, value, told) };
}

/** ∏ of a rational function by gamma functions of its zeros and poles. */
export function byGammaFunctions(problem: ProductProblem): ProductAnswer | null {
  const { f, index, from } = problem;
  const found = plainFactorsOf(f, index);
  if (found === null || from.kind !== 'number') return null;
  const gammas = gammaQuotient(found.factors, from.value);
  if (gammas === null) return null;
  const value = shortest(gammas.value);
  const steps: ShownStep[] = [];
  if (!E.equal(found.rest, f))
    steps.push({
      rule: 'zeros and poles',
      says: 'Numerator and denominator are factored: each zero and each pole brings one value of the gamma function.',
      before: { expression: f },
      after: { expression: found.rest },
      steps: [],
    });
  steps.push(
    stepOf(problem, gammas.asGammas, {
      rule: 'gamma quotient',
      says: 'The factors tend to 1 faster than 1 + 1/k does, so the product is a quotient of values of the gamma function.',
    }),
  );
  if (!E.equal(gammas.asGammas, value))
    steps.push({
      rule: 'reflection formula',
      says: 'Values of the gamma function whose arguments add up to a whole number make a sine or a hyperbolic sine, the others are known.',
      before: { expression: gammas.asGammas },
      after: { expression: value },
      steps: [],
    });
  const told = {
    rule: 'product of a rational function',
    says: 'The factor is a quotient of polynomials that tends to 1, so that its zeros and poles give the product.',
    steps,
  };
  return { value, conditions: [], step: stepOf(problem, value, told) };
}
