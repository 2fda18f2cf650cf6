import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import type { ShownStep } from '../../../expression/step.ts';
import { toText } from '../../../syntax/print-text.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, lettersOf, type Problem, stepOf } from '../problem.ts';
import { positivity, signOf } from './pairs.ts';
import { positiveForm } from './positive-form.ts';
import { simplestConstant } from './simplest-constant.ts';
import { type Term, termsOf } from './terms.ts';

/*
 * Incomplete gamma functions: with t = c·x^p,
 *
 *     ∫_A^∞ x^α e^(−cx^p) dx = Γ((α + 1)/p, c·A^p)/(p·c^((α+1)/p)),   A > 0,
 *
 * and from 0 to A what is missing to Γ((α + 1)/p). At halves Γ(s, t) is an error function.
 */

/** The integral from 0 to A or from A to infinity of powers times exponentials by incomplete gamma functions; null for other integrands. */
export function byIncompleteGamma(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const toInfinity = infiniteEnd(upper) === 1;
  const fromZero = E.equal(lower, E.zero);
  if (toInfinity === fromZero || infiniteEnd(lower) !== null) return null;
  const end = toInfinity ? lower : upper;
  const terms = termsOf(positiveForm(f, variable), variable);
  if (terms === null || terms.length === 0 || positivity(end) === null) return null;
  const values = terms.map((term) => valueOfTerm(term, end, toInfinity));
  if (values.some((value) => value === null)) return null;
  const value = simplestConstant(E.sum(values.map((one) => one!)));
  return {
    value,
    conditions: positivity(end)!,
    step: stepOf(problem, value, {
      rule: 'incomplete gamma function',
      says: 'With t = c·x^p the integrand is a power of t times e^(−t), whose integral from a point on is Γ(s, t).',
      steps: () => (terms.length === 1 ? linesOf(problem, terms[0]!, end, toInfinity) : []),
    }),
  };
}

/** The substitution with what becomes of the range, and the integral that is left by its name and value. */
function linesOf(problem: Problem, term: Term, end: Expression, toInfinity: boolean): readonly ShownStep[] {
  const { scale, power: p } = term.exponentials[0]!;
  const letter = freeName(new Set([problem.variable, ...lettersOf(problem)]), ['t', 'u', 'v']);
  const t = E.symbol(letter);
  const s = simplest(E.divide(E.add(term.power, E.one), p));
  const from = simplest(E.multiply(scale, E.power(end, p)));
  const front = simplest(E.product([term.coefficient, E.reciprocal(p), E.power(scale, E.negate(s))]));
  const f = E.multiply(E.power(t, E.subtract(s, E.one)), E.exp(E.negate(t)));
  const [lower, upper] = toInfinity ? [from, problem.upper] : [E.zero, from];
  const above = upperGamma(s, from);
  const value = simplest(toInfinity ? above : E.subtract(E.apply('gamma', [s]), above));
  const inX = E.multiply(scale, E.power(E.symbol(problem.variable), p));
  return [
    {
      rule: 'substitution',
      says: `${letter} = ${toText(inX)} carries the range to ${toText(lower)} … ${toText(upper)}.`,
      before: { operator: operatorOf(problem), expression: problem.f },
      after: { operator: operatorOf({ variable: letter, lower, upper }), expression: E.multiply(front, f) },
      steps: [],
    },
    stepOf({ f, variable: letter, lower, upper }, value, {
      rule: 'incomplete gamma function',
      says: `From a point on this is Γ(s, ${letter}) with s = ${toText(s)}${toInfinity ? '' : ', and from 0 to it what is missing to Γ(s)'}; Γ(1, ${letter}) is e^(−${letter}), Γ(1/2, ${letter}) is √π·erfc √${letter}, and Γ(s + 1, ${letter}) is s·Γ(s, ${letter}) + ${letter}^s·e^(−${letter}).`,
    }),
  ];
}

const operatorOf = ({ variable, lower, upper }: Omit<Problem, 'f'>) =>
  ({ name: 'integral', variable, bounds: [lower, upper] }) as const;

function valueOfTerm(term: Term, end: Expression, toInfinity: boolean): Expression | null {
  const { coefficient, power, logarithms, exponentials, wave, binomials, others } = term;
  const [exponential] = exponentials;
  if (logarithms > 0 || wave !== undefined || binomials.length + others.length > 0) return null;
  if (exponentials.length !== 1 || signOf(exponential!.power) <= 0 || positivity(exponential!.scale) === null)
    return null;
  const { scale, power: p } = exponential!;
  const s = E.divide(E.add(power, E.one), p);
  const t = E.multiply(scale, E.power(end, p));
  const above = upperGamma(s, t);
  const part = toInfinity ? above : E.subtract(E.apply('gamma', [s]), above);
  return E.product([coefficient, part, E.reciprocal(p), E.power(scale, E.negate(s))]);
}

/** Γ(s, t), by error functions at the halves and elementary at whole numbers: Γ(s + 1, t) = sΓ(s, t) + tˢe^(−t). */
function upperGamma(s: Expression, t: Expression): Expression {
  if (s.kind !== 'number' || s.value.denominator !== 2) return whole(s, t) ?? E.apply('gammainc', [s, t]);
  const root = E.multiply(E.sqrt(E.constant('pi')), E.apply('erfc', [E.sqrt(t)]));
  return stepped(root, Q.half, s.value, t) ?? E.apply('gammainc', [s, t]);
}

function whole(s: Expression, t: Expression): Expression | null {
  if (s.kind !== 'number' || !Q.isInteger(s.value) || Q.sign(s.value) <= 0) return null;
  return stepped(E.exp(E.negate(t)), Q.one, s.value, t);
}

const maxSteps = 12;

function stepped(from: Expression, start: Q.Rational, to: Q.Rational, t: Expression): Expression | null {
  let [value, s] = [from, start];
  if (Math.abs(Q.toNumber(Q.subtract(to, start))) > maxSteps) return null;
  const front = (at: Q.Rational) => E.multiply(E.power(t, E.number(at)), E.exp(E.negate(t)));
  while (Q.compare(s, to) < 0) {
    value = E.add(E.multiply(E.number(s), value), front(s));
    s = Q.add(s, Q.one);
  }
  while (Q.compare(s, to) > 0) {
    s = Q.subtract(s, Q.one);
    value = E.divide(E.subtract(value, front(s)), E.number(s));
  }
  return value;
}
