import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { ShownStep } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, freeSymbols, some } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { add, coefficientAt, derivative, type Laurent, laurentTo } from './laurent.ts';
import { signOf } from './pairs.ts';
import { positiveForm } from './positive-form.ts';
import { simplestConstant } from './simplest-constant.ts';
import { type Binomial, type Term, termsOf } from './terms.ts';
import { linesOfTransform } from './transform-lines.ts';

/*
 * Integrals from 0 to b of terms c·x^α lnⁿx (1 − (x/b)^p)^β lnᵐ(1 − (x/b)^p): with x = b·u^(1/p) the derivative of Euler's beta
 * function
 *
 *     ∫₀¹ u^(σ−1) (1 − u)^β du = Γ(σ)Γ(β + 1)/Γ(σ + β + 1)
 *
 * n times by σ and m times by β. Terms that converge only together are continued, as over the half line (`half-line.ts`): first in β, then
 * in σ, and the poles cancel in the sum. Example: ∫₀¹ x(1 − x) ln x ln(1 − x) dx = 37/108 − π²/36.
 */

const sName = '\u2020s';
const rName = '\u2020r';

/** The integral from 0 to b of powers and logarithms of x and of 1 − (x/b)^p, by the beta function; null for other integrands. */
export function byBetaFunction(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (!E.equal(lower, E.zero) || isInfinite(upper)) return null;
  const b = upper;
  const scaled = E.multiply(substitute(f, { [variable]: E.multiply(b, E.symbol(variable)) }), b);
  const terms = termsOf(positiveForm(scaled, variable), variable);
  if (terms === null || terms.length === 0 || !terms.every(fits)) return null;
  const found = ofTerms(terms);
  if (found === null) return null;
  const value = simplestConstant(found.value);
  return {
    value,
    conditions: found.conditions,
    step: stepOf(problem, value, {
      ...(terms.every(({ binomials }) => binomials.length === 0) ? ofPowers : ofBeta),
      steps: () => linesOf(problem, scaled, terms, value),
    }),
  };
}

/**
 * The same for a single x^α(A − Bx^p)^β of which no antiderivative is elementary: by Chebyshev's theorem that is where none of β, (α + 1)/p
 * and (α + 1)/p + β is a whole number.
 */
export function byBetaFunctionAlone(problem: Problem, context: Context): Answer | null {
  const [term, ...others] = termsOf(positiveForm(problem.f, problem.variable), problem.variable) ?? [];
  const [binomial] = term?.binomials ?? [];
  if (binomial === undefined || others.length > 0 || binomial.logarithms + term!.logarithms > 0) return null;
  const sigma = E.divide(E.add(term!.power, E.one), binomial.monomial.power);
  const numbers = [binomial.exponent, sigma, E.add(sigma, binomial.exponent)];
  const isElementary = numbers.some((one) => one.kind !== 'number' || Q.isInteger(one.value));
  return isElementary ? null : byBetaFunction(problem, context);
}

const ofBeta = {
  rule: 'beta function',
  says: 'With the range brought to 0 … 1 the terms are powers of u and 1 − u and their logarithms: Euler’s B(σ, τ) = Γ(σ)Γ(τ)/Γ(σ + τ) and its derivatives.',
};

const ofPowers = {
  rule: 'fundamental theorem of calculus',
  says: 'With the range brought to 0 … 1, a power u^α has the antiderivative u^(α+1)/(α + 1), which is 1/(α + 1) at 1 and tends to 0 at 0 for α > −1; a derivative by α brings each ln u.',
};

/** The range brought to 0 … 1, and the integral with any power of x; none for several terms, and for logarithms of 1 − x^p. */
function linesOf(
  problem: Problem,
  scaled: Expression,
  terms: readonly Term[],
  value: Expression,
): readonly ShownStep[] {
  const [term, ...others] = terms;
  if (term === undefined || others.length > 0 || term.binomials.some(({ logarithms }) => logarithms > 0)) return [];
  const transform = (s: Expression) => transformOf(term, s);
  const unit: Problem = { ...problem, f: simplest(scaled), lower: E.zero, upper: E.one };
  const name = term.binomials.length === 0 ? 'the power rule' : 'u^(σ − 1)(1 − u)^β ↔ Γ(σ)Γ(β + 1)/Γ(σ + β + 1)';
  const lines = linesOfTransform(unit, { term, pair: { transform, name } }, value);
  if (lines.length === 0 || E.equal(problem.upper, E.one)) return lines;
  return [
    stepOf(unit, value, {
      rule: 'substitution',
      says: `${toText(E.multiply(problem.upper, E.symbol(problem.variable)))} is written for ${problem.variable}, so that the range is 0 … 1.`,
      steps: lines,
    }),
  ];
}

/** ∫₀¹ x^(s−1)·(A(1 − x^p))^β dx. */
function transformOf({ binomials: [binomial] }: Term, s: Expression): Expression {
  return binomial === undefined ? E.reciprocal(s) : betaOf(binomial, s, binomial.exponent);
}

const isInfinite = (a: Expression): boolean => some(a, (node) => node.kind === 'constant' && node.name === 'infinity');

/** Powers and logarithms of x and of one 1 − x^p. */
function fits({ exponentials, wave, binomials, others }: Term): boolean {
  if (exponentials.length > 0 || wave !== undefined || others.length > 0 || binomials.length > 1) return false;
  return binomials.every(isComplement);
}

/** A·(1 − x^p) with positive A and p. */
function isComplement({ constant, monomial }: Binomial): boolean {
  return E.equal(E.add(constant, monomial.scale), E.zero) && signOf(constant) > 0 && signOf(monomial.power) > 0;
}

function ofTerms(
  terms: readonly Term[],
): { readonly value: Expression; readonly conditions: readonly Condition[] } | null {
  let total: Laurent = { order: Number.POSITIVE_INFINITY, terms: [] };
  // By powers of δ first: its poles must cancel before ε tends to 0, so each of them is kept as a sum of its own.
  const polar = new Map<number, Laurent>();
  const conditions: Condition[] = [];
  for (const term of terms) {
    const open = [term.power, ...term.binomials.map(({ exponent }) => exponent)].some(
      (part) => freeSymbols(part).length > 0,
    );
    if (open && terms.length > 1) return null;
    if (open) conditions.push(...convergence(term));
    const series = seriesOf(term);
    if (series === null) return null;
    for (const [power, one] of series) {
      if (power > 0) continue;
      if (power === 0) total = add(total, one);
      else polar.set(power, add(polar.get(power) ?? { order: Number.POSITIVE_INFINITY, terms: [] }, one));
    }
  }
  if (
    [...polar.values()].some((one) => one.order !== Number.POSITIVE_INFINITY && one.order <= 0 && one.terms.length > 0)
  )
    return null;
  return total.order < 0 ? null : { value: coefficientAt(total, 0), conditions };
}

/** The series in δ, by its powers, each a series in ε. */
function seriesOf(term: Term): readonly (readonly [number, Laurent])[] | null {
  const [binomial] = term.binomials;
  const s = E.symbol(sName);
  const at = E.add(term.power, E.one);
  const n = term.logarithms;
  if (binomial === undefined) {
    const series = laurentTo(E.reciprocal(s), sName, at, n);
    return series === null ? null : [[0, times(derivative(series, n), term.coefficient)]];
  }
  const { exponent, logarithms } = binomial;
  const inRho = laurentTo(betaOf(binomial, s, E.symbol(rName)), rName, exponent, logarithms);
  if (inRho === null) return null;
  const derived = derivative(inRho, logarithms);
  const found: (readonly [number, Laurent])[] = [];
  for (let power = Math.min(0, derived.order); power <= 0; power++) {
    const by = coefficientAt(derived, power);
    if (!contains(by, sName) && E.equal(by, E.zero)) continue;
    const series = laurentTo(by, sName, at, n);
    if (series === null) return null;
    found.push([power, times(derivative(series, n), term.coefficient)]);
  }
  return found;
}

/** A^β·B(s/p, β + 1)/p. */
function betaOf({ constant, monomial }: Binomial, s: Expression, beta: Expression): Expression {
  const sigma = E.divide(s, monomial.power);
  const after = E.add(beta, E.one);
  return E.product([
    E.power(constant, beta),
    E.apply('gamma', [sigma]),
    E.apply('gamma', [after]),
    E.reciprocal(E.apply('gamma', [E.add(sigma, after)])),
    E.reciprocal(monomial.power),
  ]);
}

const times = ({ order, terms }: Laurent, by: Expression): Laurent => ({
  order,
  terms: terms.map((term) => E.multiply(term, by)),
});

/** α > −1 and β > −1, where letters leave them open. */
function convergence({ power, binomials }: Term): readonly Condition[] {
  return [power, ...binomials.map(({ exponent }) => exponent)]
    .filter((part) => freeSymbols(part).length > 0)
    .map((part) => condition(part, '>', E.minusOne));
}
