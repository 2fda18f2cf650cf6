import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { pair } from '../../../result/tuple.ts';
import { type Context, isFree, withNewVariable, work } from '../context.ts';
import * as F from '../field/fraction.ts';
import { type RationalView, rationalView } from '../field/rational-view.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { factoredSum, withFactoredCoefficients } from '../form/factored-coefficients.ts';
import { mayHaveSquare } from '../repeated-factor.ts';
import { integratedAs, type Rule } from './rule.ts';
import { substituted } from './substitution.ts';

/*
 * P(x)·(a + b·x)^r with a polynomial P: u = a + b·x makes it Σ c_j·u^(j + r), with the Taylor coefficients c_j of P at −a/b. Multiplied out in x
 * instead, (a + b·x)^6 would have seven terms, and a root would have none.
 */

/** Below this power nobody minds multiplying out. */
const minPowers = 4;
const maxDegree = 12;

export const powersOfLinear: Rule = (f, context) => {
  if (context.depth <= 0 || f.kind !== 'product') return null;
  for (const power of f.factors.filter((factor) => isWorthwhile(factor, f, context))) {
    const rest = E.product(f.factors.filter((factor) => factor !== power));
    const step = shifted(f, power, rest, context);
    if (step !== null) return step;
  }
  return null;
};

/** ∫ rest·power by powers of the base of the power; null where that is not linear, or the rest no polynomial. */
function shifted(f: Expression, power: Expression, rest: Expression, context: Context): Step | null {
  const x = context.variable;
  const [g, r] = [E.baseOf(power), E.exponentOf(power)];
  const view = rationalView([g, rest], [x], context.budget);
  const base = view === null ? null : polynomialOf(g, view, x);
  const around = view === null || base?.length !== 2 ? null : polynomialOf(rest, view, x);
  if (view === null || base === null || around === null) return null;
  if (around.length < 2 || around.length > maxDegree + 1 || isSmallPower(r, around)) return null;
  work(context.budget, around.length * 4);
  const { field } = view;
  const [a, b] = pair(base);
  const taylor = U.shifted(field, around, F.negate(field.divide(a, b)), around.length);
  const inner = withNewVariable(context);
  const u = E.symbol(inner.variable);
  const terms = taylor.map((c, j) => {
    const coefficient = withFactoredCoefficients(view.quotientOf(field.divide(c, field.power(b, j + 1))), x);
    return E.product([coefficient, E.power(u, E.add(r, E.number(j)))]);
  });
  const says = 'The other factor is a polynomial, so it is written by powers of what stands in the power.';
  return substituted(f, { g, du: view.quotientOf(b), inU: E.sum(terms), says }, inner, context);
}

/** A root, a power with a letter or from the fourth on, or with letters inside in a denominator. */
function isWorthwhile(factor: Expression, f: Expression, context: Context): boolean {
  if (factor.kind !== 'power' || factor.base.kind !== 'sum' || isFree(factor.base, context)) return false;
  const { base, exponent } = factor;
  if (contains(exponent, context.variable)) return false;
  if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return true;
  const n = Number(exponent.value.numerator);
  return n >= minPowers || (n < -1 && base.terms.length === 2 && freeSymbols(f).length > 1);
}

/** Whether multiplying out leaves no more terms. */
const isSmallPower = (r: Expression, around: Univariate): boolean =>
  r.kind === 'number' && Q.isInteger(r.value) && Q.sign(r.value) > 0 && around.length > Number(r.value.numerator);

function polynomialOf(a: Expression, { field, index, fractionOf }: RationalView, x: string): Univariate | null {
  const found = fractionOf(a);
  const at = index.get(x)!;
  if (found === null || U.degree(U.view(field, found.d, at)) > 0) return null;
  return U.view(field, found.n, at, found.d);
}

/**
 * Powers of a polynomial that is itself a power: (a² + 2·a·b·x + b²·x²)³ = (a + b·x)⁶; of its square root, √(x³ − 2x² + x) = |x − 1|·√x: as a root
 * over x − 1 its antiderivative would jump at 1.
 */
export const perfectPower: Rule = (f, context) => {
  const factors = E.factorsOf(f);
  const plain = factors.map((factor) => asPowerOfPower(factor, context) ?? factor);
  if (plain.every((factor, k) => factor === factors[k])) return null;
  return integratedAs(f, E.product(plain), context, {
    rule: 'factor',
    says: 'What stands in the power is a power itself.',
  });
};

function asPowerOfPower(factor: Expression, context: Context): Expression | null {
  const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
  if (base.kind !== 'sum' || isFree(base, context) || exponent.kind !== 'number' || Q.isOne(exponent.value))
    return null;
  const isRoot = exponent.value.denominator === 2;
  if (!isRoot && (!Q.isInteger(exponent.value) || base.terms.length < 3)) return null;
  work(context.budget, base.terms.length);
  if (!mayHaveSquare(base, context.variable)) return null;
  const parts = E.factorsOf(factoredSum(base));
  if (isRoot) return withoutSquares(parts, exponent, context);
  const dependentParts = parts.filter((part) => !isFree(part, context));
  if (dependentParts.length !== 1 || dependentParts[0]!.kind !== 'power') return null;
  return E.product(parts.map((part) => E.power(part, exponent)));
}

/** The root of a product with its squares before it, as absolute values; null where it has none. */
function withoutSquares(parts: readonly Expression[], exponent: Expression, context: Context): Expression | null {
  const rootOf = (part: Expression): Expression | null => {
    const half = E.multiply(E.half, E.exponentOf(part));
    const isSquare = half.kind === 'number' && Q.isInteger(half.value) && !isFree(part, context);
    return isSquare ? E.power(E.baseOf(part), half) : null;
  };
  const squares = parts.filter((part) => rootOf(part) !== null);
  if (squares.length === 0) return null;
  const rest = E.product(parts.filter((part) => !squares.includes(part)));
  const twice = E.multiply(E.two, exponent);
  return E.product([
    ...squares.map((part) => E.power(E.apply('abs', [rootOf(part)!]), twice)),
    E.power(rest, exponent),
  ]);
}
