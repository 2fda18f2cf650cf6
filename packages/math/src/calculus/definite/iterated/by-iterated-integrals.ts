import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import { substitute } from '../../../expression/substitute.ts';
import { type Answer, type Context, lettersOf, type Problem, stepOf } from '../problem.ts';
import { positiveForm } from '../table/positive-form.ts';
import { simplestConstant } from '../table/simplest-constant.ts';
import { integralOf } from './integrate.ts';
import { linesOnUnitRange } from './lines.ts';
import { type Parts, partsOf } from './read.ts';
import { type OnUnitRange, onUnitRange } from './unit-range.ts';
import { expressionOf } from './values.ts';

/*
 * Integrals of rational functions times logarithms and arctangents, where the antiderivative is made of polylogarithms.
 *
 * Over 0 … 1, with zeros and poles at 0, ±1 and ±i alone, logarithms are iterated integrals (`words.ts`); products of them are sums of
 * iterated integrals; with partial fractions and parts (`integrate.ts`) all ends in values of iterated integrals at 1, which are
 * combinations of π, ln 2, Catalan's constant and ζ(3) (`values.ts`). Many other ranges and integrands are brought there by a
 * substitution (`unit-range.ts`): x/sin x over a quarter of a period is 2·atan t/t with t = tan(x/2), so twice Catalan's constant.
 *
 * Sources: Panzer, Algorithms for the symbolic integration of hyperlogarithms (2015); Lewin, Polylogarithms and Associated Functions.
 * Example: ∫₀¹ ln(1 + x)/x dx = G(0 −1; 1) = π²/12. To debug: print the parts that `partsOf` reads, word by word.
 */

/** The integral by iterated integrals; null for other integrands, and where elementary functions are enough. */
export function byIteratedIntegrals(problem: Problem, _context: Context): Answer | null {
  if (lettersOf(problem).length > 0) return null;
  for (const proposal of onUnitRange(problem)) {
    const found = integralOnUnitRange(proposal.f, problem.variable);
    if (found === null) continue;
    return found.weight < minWeight ? null : answerOf(problem, proposal, found.value);
  }
  return null;
}

/** A value, and the length of the longest iterated integral in it. */
interface WeightedValue {
  readonly value: Expression;
  readonly weight: number;
}

function valueOfParts(parts: Parts): WeightedValue | null {
  const terms: Expression[] = [];
  let weight = 0;
  for (const { constant, combination } of parts) {
    const found = integralOf(combination);
    const value = found === null ? null : expressionOf(found.value);
    if (found === null || value === null) return null;
    weight = Math.max(weight, found.weight);
    terms.push(E.multiply(constant, value));
  }
  return { value: simplestConstant(E.sum(terms)), weight };
}

/** Of integrals that need logarithms and arctangents alone the fundamental theorem says more. */
const minWeight = 2;

function integralOnUnitRange(f: Expression, variable: string): WeightedValue | null {
  const parts = partsOf(positiveForm(f, variable), variable);
  return parts === null ? null : valueOfParts(parts);
}

function answerOf(problem: Problem, { f, by }: OnUnitRange, value: Expression): Answer {
  const t = by.length === 0 ? problem.variable : freeName(new Set([problem.variable]), ['t', 'u']);
  const onUnitRange: Problem = {
    f: simplest(substitute(f, { [problem.variable]: E.symbol(t) })),
    variable: t,
    lower: E.zero,
    upper: E.one,
  };
  const known = stepOf(onUnitRange, value, {
    rule: 'iterated integrals',
    steps: () => linesOnUnitRange(onUnitRange, value, (part) => integralOnUnitRange(part, t)?.value ?? null),
    says: `Partial fractions, and parts where a pole is not simple, leave products of logarithms over ${t}, ${t} ± 1 and ${t} ± i; their integrals from 0 to 1 are known as combinations of π, ln 2, Catalan’s constant G and ζ(3).`,
  });
  if (by.length === 0) return { value, conditions: [], step: known };
  return {
    value,
    conditions: [],
    step: stepOf(problem, value, {
      rule: 'substitution',
      says: `${by.join(', then ')} carries the range onto 0 … 1.`,
      with: { integrand: onUnitRange.f, 'lower bound': E.zero, 'upper bound': E.one },
      steps: [known],
    }),
  };
}
