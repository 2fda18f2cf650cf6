import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import type { ShownStep } from '../../../expression/step.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { line } from '../../../syntax/written-line.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, lettersOf, type Problem, stepOf } from '../problem.ts';
import { positivity } from './pairs.ts';

/*
 * Series in powers of a letter, term by term. With Li_s(w) = Σ wᵏ/k^s, for w ≤ 1 (beyond the circle of convergence both sides are
 * analytic):
 *
 *     ∫₀¹ lnⁿx ln(1 − wx^q) dx/x = −(−1)ⁿ n! Li_(n+2)(w)/q^(n+1),
 *     ∫₀¹ x^(q−1) lnⁿx/(1 − wx^q) dx = (−1)ⁿ n! Li_(n+1)(w)/(wq^(n+1)),
 *     ∫₀^∞ x^(s−1)/(e^(cx)/w − 1) dx = Γ(s) Li_s(w)/c^s,                                        c > 0, s > 0
 *
 * (DLMF 25.12.11; Lewin, Polylogarithms and Associated Functions, 1981). Example: ∫₀¹ ln(1 − ax)/x dx = −Li₂(a).
 */

/** The integral of such a function; null for other integrands. */
export function byPolylogarithm(problem: Problem, _context: Context): Answer | null {
  const { variable, lower, upper } = problem;
  if (!E.equal(lower, E.zero)) return null;
  const read = E.equal(upper, E.one)
    ? ofUnitRange(problem.f, variable)
    : infiniteEnd(upper) === 1
      ? ofHalfLine(problem.f, variable)
      : null;
  if (read === null || freeSymbols(read.argument).length === 0) return null;
  const { front, order, argument } = read;
  const value = simplest(E.multiply(front, E.apply('polylog', [order, argument])));
  return {
    value,
    // Li_s(1) is ζ(s) for s > 1, and has no value else.
    conditions: [
      ...read.conditions,
      condition(argument, order.kind === 'number' && Q.compare(order.value, Q.one) > 0 ? '<=' : '<', E.one),
    ],
    step: stepOf(problem, value, {
      rule: 'known power series',
      says: `The integrand is a power series in ${toText(argument)}, which is integrated term by term; what comes is the series of the polylogarithm, the sum of w^k/k^s.`,
      with: { s: order, w: argument },
      steps: linesOf(read, problem),
    }),
  };
}

/** front·Li_order(argument); of the integrand the power of k in each term, and the integral that gives it. */
interface PolylogarithmTerm {
  readonly front: Expression;
  readonly order: Expression;
  readonly argument: Expression;
  readonly conditions: readonly Condition[];
  /** The integral of the k-th power alone. */
  readonly ofPower: (k: Expression) => { readonly f: Expression; readonly value: Expression };
}

const maxLogarithms = 6;

function ofUnitRange(f: Expression, variable: string): PolylogarithmTerm | null {
  const x = E.symbol(variable);
  const factors = E.factorsOf(f);
  const dependentFactors = factors.filter((factor) => contains(factor, variable));
  const outside = E.product(factors.filter((factor) => !dependentFactors.includes(factor)));
  const kernel = dependentFactors.find((factor) => seriesKernel(factor, variable) !== null);
  if (kernel === undefined) return null;
  const { scale, constant, power, isLogarithm } = seriesKernel(kernel, variable)!;
  const rest = dependentFactors.filter((factor) => factor !== kernel);
  const isLn = (factor: Expression): boolean => E.equal(E.baseOf(factor), E.ln(x));
  const exponents = rest.filter(isLn).map(E.exponentOf);
  const n = exponents.reduce(
    (sum, one) => (one.kind === 'number' && Q.isInteger(one.value) ? sum + Q.toNumber(one.value) : Number.NaN),
    0,
  );
  const before = E.product(rest.filter((factor) => !isLn(factor)));
  const wanted = isLogarithm ? E.reciprocal(x) : E.power(x, E.subtract(power, E.one));
  if (!(n >= (isLogarithm ? 0 : 1) && n <= maxLogarithms) || !E.equal(simplest(E.divide(before, wanted)), E.one))
    return null;
  if (isLogarithm && !E.equal(constant, E.one)) return null;
  const w = simplest(E.negate(E.divide(scale, constant)));
  const signed = E.number(n % 2 === 0 ? factorial(n) : -factorial(n));
  const share = E.multiply(signed, E.power(power, E.number(-n - 1)));
  const front = isLogarithm ? E.negate(share) : E.divide(share, E.multiply(constant, w));
  const conditions = positivity(power);
  if (conditions === null) return null;
  return {
    front: E.multiply(outside, front),
    order: E.number(n + (isLogarithm ? 2 : 1)),
    argument: w,
    conditions,
    ofPower: (k) => {
      const exponent = E.multiply(power, k);
      const ln = n === 0 ? E.one : E.power(E.ln(x), E.number(n));
      return {
        f: E.multiply(E.power(x, E.subtract(exponent, E.one)), ln),
        value: E.multiply(signed, E.power(exponent, E.number(-n - 1))),
      };
    },
  };
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

interface SeriesKernel {
  readonly constant: Expression;
  readonly scale: Expression;
  readonly power: Expression;
  readonly isLogarithm: boolean;
}

/** ln(A + Bx^q) or 1/(A + Bx^q). */
function seriesKernel(factor: Expression, variable: string): SeriesKernel | null {
  const isLogarithm = factor.kind === 'apply' && factor.name === 'ln';
  if (!isLogarithm && !E.equal(E.exponentOf(factor), E.minusOne)) return null;
  const inside = isLogarithm ? factor.args[0]! : E.baseOf(factor);
  if (inside.kind !== 'sum') return null;
  const [dependent, ...others] = inside.terms.filter((term) => contains(term, variable));
  if (dependent === undefined || others.length > 0) return null;
  const parts = E.factorsOf(dependent);
  const own = parts.filter((part) => contains(part, variable));
  const [power] = own;
  if (own.length !== 1 || !E.equal(E.baseOf(power!), E.symbol(variable)) || contains(E.exponentOf(power!), variable))
    return null;
  return {
    constant: E.sum(inside.terms.filter((term) => term !== dependent)),
    scale: E.product(parts.filter((part) => part !== power)),
    power: E.exponentOf(power!),
    isLogarithm,
  };
}

/** x^(s−1)/(A·e^(cx) + B). */
function ofHalfLine(f: Expression, variable: string): PolylogarithmTerm | null {
  const x = E.symbol(variable);
  const factors = E.factorsOf(f);
  const below = factors.find((factor) => E.baseOf(factor).kind === 'sum' && E.equal(E.exponentOf(factor), E.minusOne));
  const sum = below && E.baseOf(below);
  if (sum?.kind !== 'sum') return null;
  const [dependent, ...others] = sum.terms.filter((term) => contains(term, variable));
  const power = factors.filter((factor) => factor !== below && contains(factor, variable));
  const [one = E.one, ...more] = power;
  if (dependent === undefined || others.length > 0 || more.length > 0) return null;
  if (power.length === 1 && (!E.equal(E.baseOf(one), x) || contains(E.exponentOf(one), variable))) return null;
  const rate = rateOf(dependent, variable);
  const positive = rate === null ? null : positivity(rate.c);
  if (rate === null || positive === null) return null;
  const s = E.add(power.length === 0 ? E.zero : E.exponentOf(one), E.one);
  const B = E.sum(sum.terms.filter((term) => term !== dependent));
  const outside = E.product(factors.filter((factor) => !contains(factor, variable)));
  const gamma = E.apply('gamma', [s]);
  const scaled = E.multiply(gamma, E.power(rate.c, E.negate(s)));
  return {
    front: E.product([outside, E.minusOne, E.reciprocal(B), scaled]),
    order: s,
    argument: simplest(E.negate(E.divide(B, rate.A))),
    conditions: [...positive, ...(freeSymbols(s).length > 0 ? [condition(s, '>')] : [])],
    ofPower: (k) => ({
      f: E.multiply(E.power(x, E.subtract(s, E.one)), E.exp(E.negate(E.product([k, rate.c, x])))),
      value: E.multiply(gamma, E.power(E.multiply(k, rate.c), E.negate(s))),
    }),
  };
}

/** A and c of A·e^(cx). */
function rateOf(term: Expression, variable: string): { readonly A: Expression; readonly c: Expression } | null {
  const factors = E.factorsOf(term);
  const own = factors.filter((factor) => contains(factor, variable));
  const [one] = own;
  if (own.length !== 1 || one?.kind !== 'power' || !E.equal(one.base, E.constant('e'))) return null;
  const [constant, c, ...more] = coefficientsOf(one.exponent, variable) ?? [];
  if (c === undefined || more.length > 0) return null;
  return { A: E.multiply(E.exp(constant!), E.product(factors.filter((factor) => factor !== one))), c };
}

/** The integral of one term, which brings the power of k. */
function linesOf({ ofPower }: PolylogarithmTerm, problem: Problem): readonly ShownStep[] {
  const name = freeName(new Set([problem.variable, ...lettersOf(problem)]), ['k', 'j', 'm']);
  const { f, value } = ofPower(E.symbol(name));
  const w = `w^${name}`;
  return [
    stepOf({ ...problem, f }, simplest(value), {
      rule: 'term by term',
      says: `In the series the power ${w} stands beside this function; its integral is known, for ${name} from 1 on.`,
    }),
    line(
      'polylogarithm',
      'The terms are added up, which is what the polylogarithm means.',
      `"sum for ${name} from 1 on of ${w}/${name}^s" = "Li_s(w)"`,
    ),
  ];
}
