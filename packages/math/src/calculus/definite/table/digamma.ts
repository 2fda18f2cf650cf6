import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { neatConstant } from './neat-constant.ts';

/*
 * Σ cᵢ x^pᵢ/(1 − x) from 0 to 1, where Σ cᵢ = 0 so that it has a limit at 1. By Gauss's integral (DLMF 5.9.16)
 *
 *     ∫₀¹ (1 − x^p)/(1 − x) dx = ψ(p + 1) + γ,   p > −1,
 *
 * each term contributes −cᵢ ψ(pᵢ + 1), as the γ add up to 0. Example: ∫₀¹ (1 − x^a)/(1 − x) dx = ψ(a + 1) + γ, for whole a the harmonic
 * number H_a.
 */

/** The integral of such a sum; null for other integrands. */
export function byDigamma(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (!E.equal(lower, E.zero) || !E.equal(upper, E.one) || f.kind !== 'product') return null;
  const x = E.symbol(variable);
  const below = f.factors.find((factor) => factor.kind === 'power' && E.equal(factor.exponent, E.minusOne));
  const sign = below?.kind === 'power' ? signOfComplement(below.base, x) : null;
  if (sign === null) return null;
  const others = f.factors.filter((factor) => factor !== below);
  const sum = others.find((factor) => factor.kind === 'sum');
  if (sum?.kind !== 'sum') return null;
  const front = E.product(others.filter((factor) => factor !== sum));
  const terms = sum.terms.map((term) => powerTerm(E.multiply(front, term), variable));
  if (terms.some((term) => term === null)) return null;
  const known = terms.map((term) => term!);
  if (!E.equal(neatConstant(E.sum(known.map(({ coefficient }) => coefficient))), E.zero)) return null;
  const value = neatConstant(
    E.multiply(
      E.negate(sign),
      E.sum(known.map(({ coefficient, power }) => E.multiply(coefficient, digammaAfter(power)))),
    ),
  );
  return {
    value,
    conditions: known.flatMap(({ power }) => convergence(power)),
    step: stepOf(problem, value, {
      rule: 'known power series',
      says: 'With 1/(1 − x) = Σ xᵏ the integral of (1 − x^p)/(1 − x) is Σ (1/(k + 1) − 1/(k + p + 1)) = ψ(p + 1) + γ; the coefficients add up to 0, so every term x^p contributes −ψ(p + 1).',
    }),
  };
}

/** ±1 for ±(1 − x). */
function signOfComplement(a: Expression, x: Expression): Expression | null {
  const one = E.subtract(E.one, x);
  if (E.equal(a, one)) return E.one;
  return E.equal(E.add(a, one), E.zero) ? E.minusOne : null;
}

/** c·x^p as its parts. */
function powerTerm(
  term: Expression,
  variable: string,
): { readonly coefficient: Expression; readonly power: Expression } | null {
  const factors = E.factorsOf(term);
  const powers = factors.filter((factor) => contains(factor, variable));
  const isPower = (a: Expression): boolean => {
    const base = E.baseOf(a);
    return base.kind === 'symbol' && base.name === variable && !contains(E.exponentOf(a), variable);
  };
  if (!powers.every(isPower)) return null;
  return {
    coefficient: E.product(factors.filter((factor) => !contains(factor, variable))),
    power: E.sum(powers.map(E.exponentOf)),
  };
}

/** ψ(p + 1), for a small whole p as H_p − γ. */
function digammaAfter(power: Expression): Expression {
  const n = power.kind === 'number' && Q.isInteger(power.value) ? Q.toNumber(power.value) : -1;
  if (n < 0 || n > maxHarmonic) return E.apply('digamma', [E.add(power, E.one)]);
  const harmonic = Array.from({ length: n }, (_, k) => E.number(Q.rational(1, k + 1)));
  return E.subtract(E.sum(harmonic), E.constant('EulerGamma'));
}

const maxHarmonic = 30;

const convergence = (power: Expression): readonly Condition[] =>
  freeSymbols(power).length > 0 ? [condition(power, '>', E.minusOne)] : [];
