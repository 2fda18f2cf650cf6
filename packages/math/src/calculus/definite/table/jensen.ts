import { factor } from '../../../algebra/factor.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { harmonicOf, type Turn, turnsOf } from './harmonic.ts';
import { positiveForm } from './positive-form.ts';
import { simplestConstant } from './simplest-constant.ts';

/*
 * Logarithms of A + B cos θ + C sin θ over a period, by Jensen's formula: with z = e^(iθ) and √ = √(A² − B² − C²) the function is
 * (A + √)/2·|1 − rz|² with |r| < 1, and ln|1 − rz|² = −2 Re Σ rᵏzᵏ/k has the mean 0:
 *
 *     ∫₀^(2π) ln(A + B cos θ + C sin θ) dθ = 2π ln((A + √(A² − B² − C²))/2),   A > 0,
 *     ∫₀^(2π) ln(A + B cos θ) cos kθ dθ = −2π rᵏ/k,   r = −B/(A + √(A² − B²)).
 *
 * sin² and cos² are functions of the doubled angle. Over half a period the same holds for half of the range where C = 0.
 */

/** The integral of logarithms of such functions, with cosines in front; null for other integrands. */
export function byJensensFormula(problem: Problem, _context: Context): Answer | null {
  for (const turn of turnsOf(problem)) {
    const found = overTurn(positiveForm(problem.f, problem.variable), turn);
    if (found === null) continue;
    const value = simplestConstant(found.value);
    return {
      value,
      conditions: found.conditions,
      step: stepOf(problem, value, {
        rule: 'Jensen’s formula',
        says: 'Over a period the mean of ln(A + B cos θ + C sin θ) is ln((A + √(A² − B² − C²))/2), for A² ≥ B² + C² and A > 0; a factor cos kθ takes out one term of the series of the logarithm.',
        with: found.parts,
      }),
    };
  }
  return null;
}

interface JensenValue {
  readonly value: Expression;
  readonly conditions: readonly Condition[];
  readonly parts: Readonly<Record<string, Expression>>;
}

function overTurn(f: Expression, turn: Turn): JensenValue | null {
  let [value, conditions, parts]: [Expression, Condition[], JensenValue['parts']] = [E.zero, [], {}];
  for (const term of E.termsOf(f)) {
    const found = ofTerm(term, turn);
    if (found === null) return null;
    value = E.add(value, found.value);
    conditions = [...conditions, ...found.conditions];
    parts = { ...found.parts, ...parts };
  }
  return Object.keys(parts).length === 0 ? null : { value, conditions, parts };
}

function ofTerm(term: Expression, turn: Turn): JensenValue | null {
  const { variable, length } = turn;
  const factors = E.factorsOf(term);
  const by = E.product(factors.filter((factor) => !contains(factor, variable)));
  const dependentFactors = factors.filter((factor) => contains(factor, variable));
  if (dependentFactors.length === 0) return { value: E.multiply(term, length), conditions: [], parts: {} };
  const logarithm = dependentFactors.find((factor) => factor.kind === 'apply' && factor.name === 'ln');
  if (logarithm?.kind !== 'apply' || dependentFactors.length > 2) return null;
  const k =
    dependentFactors.length === 1 ? 0 : multipleOf(dependentFactors.find((factor) => factor !== logarithm)!, turn);
  const parts = harmonicOf(logarithm.args[0]!, turn);
  if (parts === null || k === null) return null;
  const { A, B, C } = parts;
  if (!E.equal(C, E.zero) && (!turn.isWhole || k > 0)) return null;
  const square = simplest(E.sum([E.power(A, E.two), E.negate(E.power(B, E.two)), E.negate(E.power(C, E.two))]));
  const conditions = [notNegative(square), notNegative(A)];
  if (conditions.some((one) => one === null)) return null;
  const whole = simplest(E.add(A, E.sqrt(square)));
  const value =
    k === 0
      ? E.ln(simplest(E.divide(whole, E.two)))
      : E.divide(E.power(E.negate(E.divide(B, whole)), E.number(k)), E.number(-k));
  return {
    value: E.product([by, length, value]),
    conditions: conditions.flatMap((one) => one ?? []),
    parts: { ...parts },
  };
}

function notNegative(a: Expression): readonly Condition[] | null {
  if (freeSymbols(a).length === 0) return evaluate(a) >= 0 ? [] : null;
  return evenSquare(a) || isProductOfSquares(a) ? [] : [condition(a, '>=')];
}

/** (a − 1)²(a + 1)², multiplied out. */
function isProductOfSquares(a: Expression): boolean {
  const found = factor(a);
  if (!found.ok) return false;
  const { content, factors } = found.value;
  return Q.sign(content) >= 0 && factors.every(({ multiplicity }) => multiplicity % 2 === 0);
}

/** Squares are not negative. */
function evenSquare(a: Expression): boolean {
  const factors = E.factorsOf(a);
  const isSquare = (one: Expression) =>
    one.kind === 'number'
      ? Q.sign(one.value) >= 0
      : one.kind === 'power' && one.exponent.kind === 'number' && Number(one.exponent.value.numerator) % 2 === 0;
  return factors.every(isSquare);
}

/** The k of cos kθ. */
function multipleOf(a: Expression, { variable, lower, rate }: Turn): number | null {
  if (a.kind !== 'apply' || a.name !== 'cos' || !E.equal(lower, E.zero)) return null;
  const k = simplest(E.divide(a.args[0]!, E.multiply(E.number(rate), E.symbol(variable))));
  return k.kind === 'number' && Q.isInteger(k.value) ? Math.abs(Q.toNumber(k.value)) : null;
}
