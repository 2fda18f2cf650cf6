import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { certainSign } from '../../../expression/certain-sign.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { atExponential } from '../../at-exponential.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, type Problem, solveDeeper, stepOf } from '../problem.ts';
import { positiveForm } from '../table/positive-form.ts';

/*
 * Substitutions that carry a range onto the half line, where the transforms are: x = e^(−u) for 0 … 1, x = e^u for 1 … ∞ and, where
 * only ln x and 1/x stand there, elsewhere too. A logarithm of x
 * becomes u, a power of it a power, and a rational function of x one of e^(−u), whose integrals are those of Bose and Fermi.
 */

/** x = e^(∓u) where a logarithm stands in the integrand. */
export function byExponential(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const falling = E.equal(lower, E.zero) && E.equal(upper, E.one);
  const rising = E.equal(lower, E.one) && infiniteEnd(upper) === 1;
  if ((!falling && !rising) || !hasLogarithm(f, variable)) return null;
  const u = E.symbol(variable);
  const at = falling ? substitute(f, { [variable]: E.reciprocal(u) }) : f;
  const g = E.multiply(atExponential(at, variable), E.exp(falling ? E.negate(u) : u));
  const half: Problem = { f: positiveForm(g, variable), variable, lower: E.zero, upper: E.constant('infinity') };
  return carried(problem, half, context, `${variable} = e^${falling ? '(-u)' : 'u'}`);
}

/** x = −ln u on the half line, where the integrand is a rational function of exponentials with letters as their rates. */
export function byNegativeLogarithm(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (!E.equal(lower, E.zero) || infiniteEnd(upper) !== 1) return null;
  const u = E.symbol(variable);
  let fits = true;
  const inPowers = transform(f, (node) => {
    if (node.kind === 'apply' && contains(node, variable)) fits = false;
    if (node.kind !== 'power' || !contains(node.exponent, variable)) return node;
    const [constant, rate, ...more] = coefficientsOf(node.exponent, variable) ?? [];
    if (!E.equal(node.base, E.constant('e')) || rate === undefined || more.length > 0) fits = false;
    else return E.multiply(E.exp(constant!), E.power(E.symbol(exponentialName), E.negate(rate)));
    return node;
  });
  if (!fits || !contains(inPowers, exponentialName)) return null;
  const atLogarithm = substitute(inPowers, { [variable]: E.negate(E.ln(E.symbol(exponentialName))) });
  const g = E.divide(substitute(atLogarithm, { [exponentialName]: u }), u);
  const unit: Problem = { f: positiveForm(g, variable), variable, lower: E.zero, upper: E.one };
  return carried(problem, unit, context, `${variable} = -ln(u)`, '0 … 1');
}

const exponentialName = '\u2020u';

/** u = ln x where the integrand is a function of ln x over x, above an end that is positive. */
export function byLogarithm(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (!hasLogarithm(f, variable) || certainSign(lower) !== 1) return null;
  const g = positiveForm(E.multiply(atExponential(f, variable), E.exp(E.symbol(variable))), variable);
  if (some(g, (node) => node.kind === 'power' && contains(node.exponent, variable))) return null;
  const [from, to] = [lower, upper].map((end) => (infiniteEnd(end) === 1 ? end : simplest(E.apply('ln', [end]))));
  const own: Problem = { f: g, variable, lower: from!, upper: to! };
  return carried(problem, own, context, `u = ln(${variable})`, `${toText(from!)} … ${toText(to!)}`);
}

const hasLogarithm = (f: Expression, variable: string): boolean =>
  some(f, (node) => node.kind === 'apply' && node.name === 'ln' && contains(node, variable));

/** x = 1/u from 1 on, where no logarithm asks for an exponential: a power at infinity becomes one at 0. */
export function byInversion(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (infiniteEnd(upper) !== 1 || !E.equal(lower, E.one)) return null;
  const u = E.symbol(variable);
  const g = E.multiply(substitute(f, { [variable]: E.reciprocal(u) }), E.power(u, E.number(-2)));
  const unit: Problem = { f: positiveForm(g, variable), variable, lower: E.zero, upper: E.one };
  return carried(problem, unit, context, `${variable} = 1/u`, '0 … 1');
}

function carried(problem: Problem, to: Problem, context: Context, how: string, onto = 'the half line'): Answer | null {
  const found = solveDeeper(to, context);
  if (found === null) return null;
  return {
    value: found.value,
    conditions: found.conditions,
    step: stepOf(problem, found.value, {
      rule: 'substitution',
      says: `${how} carries the range onto ${onto}; u is written ${problem.variable} again.`,
      with: { integrand: to.f, 'lower bound': to.lower, 'upper bound': to.upper },
      steps: [found.step],
    }),
  };
}
