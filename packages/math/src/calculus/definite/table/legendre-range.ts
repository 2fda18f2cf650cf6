import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { expand } from '../../../algebra/expand.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Answer, type Context, type Problem, solveDeeper, stepOf } from '../problem.ts';

/*
 * Legendre's normal form: ∫ N(x)/√((a² − x²)·(p + q·x²)) dx from 0 to a, or from −a to a, with an even polynomial N. With x = a·sin t the root
 * of a² − x² is a·cos t, which cancels against dx = a·cos t dt:
 *
 *     ∫ N(a·sin t)/√(p + q·a²·sin² t) dt from 0 to π/2,
 *
 * a complete elliptic integral, or for q = 0 an elementary one.
 */

/** The integral by x = a·sin t, where the upper bound a is a zero under the root of an even quartic; null for others. */
export function byLegendreForm(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const isHalf = E.equal(lower, E.zero);
  if (!isHalf && !E.equal(lower, E.negate(upper))) return null;
  const parts = partsOf(f, variable);
  const other = parts === null ? null : otherFactor(parts.under, upper, variable);
  if (parts === null || other === null) return null;
  const t = freeName(new Set([...freeSymbols(f), ...freeSymbols(upper), variable]), ['t', 's', 'u']);
  const sine = E.apply('sin', [E.symbol(t)]);
  const square = (even: readonly Expression[]): Expression =>
    E.sum(even.map((c, k) => E.product([c, E.power(upper, E.number(2 * k)), E.power(sine, E.number(2 * k))])));
  const inT = E.product([...parts.free, square(parts.above), E.power(square(other), E.number(Q.rational(-1, 2)))]);
  const quarter = E.product([E.half, E.constant('pi')]);
  const inner: Problem = { f: inT, variable: t, lower: isHalf ? E.zero : E.negate(quarter), upper: quarter };
  const found = solveDeeper(inner, context);
  if (found === null) return null;
  const place = E.multiply(upper, sine);
  return {
    value: found.value,
    conditions: found.conditions,
    step: stepOf(problem, found.value, {
      rule: 'trigonometric substitution',
      says: `With ${variable} = ${toText(place)} the root of ${toText(E.subtract(E.power(upper, E.two), E.power(E.symbol(variable), E.two)))} is ${toText(E.multiply(upper, E.apply('cos', [E.symbol(t)])))}, which cancels against d${variable}; ${t} goes from ${toText(inner.lower)} to ${toText(inner.upper)}.`,
      with: { [variable]: place },
      steps: [found.step],
    }),
  };
}

interface Parts {
  /** Factors without the variable. */
  readonly free: readonly Expression[];
  /** Coefficients of 1, x², x⁴ … of N, and of what stands under the root below it. */
  readonly above: readonly Expression[];
  readonly under: readonly Expression[];
}

function partsOf(f: Expression, variable: string): Parts | null {
  const factors = E.factorsOf(f);
  const above: Expression[] = [];
  const under: Expression[] = [];
  for (const factor of factors.filter((one) => contains(one, variable))) {
    const exponent = E.exponentOf(factor);
    const twice = exponent.kind === 'number' ? Q.multiply(exponent.value, Q.integerRational(2)) : null;
    if (twice === null || !Q.isOne(Q.abs(twice))) {
      above.push(factor);
      continue;
    }
    // √(u/v) is u/√(u·v).
    for (const part of E.factorsOf(E.power(E.baseOf(factor), E.number(twice)))) {
      const isBelow = E.equal(E.exponentOf(part), E.minusOne);
      under.push(isBelow ? E.baseOf(part) : part);
      if (!isBelow) above.push(part);
    }
  }
  const [N, W] = [above, under].map((all) => evenCoefficients(E.product(all), variable));
  if (!N || !W || W.length !== 3 || under.length === 0) return null;
  return { free: factors.filter((one) => !contains(one, variable)), above: N, under: W };
}

const maxDegree = 4;

/** The coefficients of 1, x², x⁴ …; null for all that is no even polynomial. */
function evenCoefficients(a: Expression, variable: string): readonly Expression[] | null {
  const expanded = expand(a);
  const all = expanded.ok ? coefficientsOf(expanded.value, variable) : null;
  if (all === null || all.length > maxDegree + 1 || all.some((c, k) => k % 2 === 1 && !E.equal(c, E.zero))) return null;
  return all.filter((_, k) => k % 2 === 0);
}

/** p and q of W = (a² − x²)·(p + q·x²); null where a is no zero of W, or 0. */
function otherFactor(W: readonly Expression[], a: Expression, variable: string): readonly Expression[] | null {
  if (contains(a, variable) || E.equal(a, E.zero)) return null;
  const square = E.power(a, E.two);
  const value = simplest(E.sum(W.map((c, k) => E.multiply(c, E.power(square, E.number(k))))));
  if (!E.equal(value, E.zero)) return null;
  return [simplest(E.divide(W[0]!, square)), simplest(E.negate(W[2]!))];
}
