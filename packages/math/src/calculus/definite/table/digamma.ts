import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { ShownStep } from '../../../expression/step.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { line } from '../../../syntax/written-line.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { simplestConstant } from './simplest-constant.ts';

/*
 * Σ cᵢ x^(sᵢ−1) lnⁿx/(1 ∓ x^q) from 0 to 1. With the geometric series each term is a sum over k of the integrals of x^(kq + s − 1) lnⁿx,
 *
 *     ∫₀¹ x^(s−1) lnⁿx/(1 − x^q) dx = −ψ⁽ⁿ⁾(s/q)/q^(n+1),                                                n ≥ 1, s > 0,
 *     ∫₀¹ x^(s−1) lnⁿx/(1 + x^q) dx = (ψ⁽ⁿ⁾((s + q)/2q) − ψ⁽ⁿ⁾(s/2q))/(2q)^(n+1),                        n ≥ 0, s > 0
 *
 * (DLMF 5.15.1, Gradshteyn and Ryzhik 3.222.1, 4.251). For the minus sign and n = 0 no single term converges; where Σ cᵢ = 0 each
 * contributes −cᵢψ(sᵢ/q)/q, as Gauss's integral has it (DLMF 5.9.16). Example: ∫₀¹ (1 − x^a)/(1 − x) dx = ψ(a + 1) + γ, for whole a the
 * harmonic number H_a.
 */

/** The integral of such a sum; null for other integrands. */
export function byDigamma(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (!E.equal(lower, E.zero) || !E.equal(upper, E.one) || f.kind !== 'product') return null;
  const below = f.factors.find(
    (factor) => E.baseOf(factor).kind === 'sum' && E.equal(E.exponentOf(factor), E.minusOne),
  );
  const denominator = below?.kind === 'power' ? denominatorOf(below.base, variable) : null;
  if (denominator === null) return null;
  const { front, isPlus, step } = denominator;
  const terms = termsOf(E.product(f.factors.filter((factor) => factor !== below)), variable);
  if (terms === null) return null;
  const bare = terms.filter(({ logarithms }) => logarithms === 0).map(({ coefficient }) => coefficient);
  if (!isPlus && !E.equal(simplest(E.sum(bare)), E.zero)) return null;
  const value = simplestConstant(
    E.multiply(front, E.sum(terms.map((term) => E.multiply(term.coefficient, valueOfTerm(term, isPlus, step))))),
  );
  return {
    value,
    conditions: [...positive(step), ...terms.flatMap(({ power }) => positive(E.add(power, E.one)))],
    step: stepOf(problem, value, {
      rule: 'known power series',
      says: isPlus
        ? 'The geometric series of the denominator is integrated term by term; the alternating series that comes is a difference of polygamma functions, whose series has 1/(k + z).'
        : 'The geometric series of the denominator is integrated term by term; the series that comes is a polygamma function, whose series has 1/(k + z).',
      steps: linesOf(terms, isPlus, step, variable),
    }),
  };
}

/** front·x^(−…)… as front/(1 ∓ x^step). */
interface Denominator {
  readonly front: Expression;
  readonly isPlus: boolean;
  readonly step: Expression;
}

/** c·(1 ∓ x^q), also with the signs turned. */
function denominatorOf(a: Expression, variable: string): Denominator | null {
  if (a.kind !== 'sum' || a.terms.length !== 2) return null;
  const constant = a.terms.find((term) => !contains(term, variable));
  const dependentTerm = a.terms.find((term) => contains(term, variable));
  if (constant === undefined || dependentTerm === undefined) return null;
  const ratio = simplest(E.divide(dependentTerm, constant));
  const by = E.coefficient(ratio);
  const power = E.withoutCoefficient(ratio);
  if (!Q.isOne(Q.abs(by)) || !E.equal(E.baseOf(power), E.symbol(variable))) return null;
  return { front: E.reciprocal(constant), isPlus: Q.sign(by) > 0, step: E.exponentOf(power) };
}

/** c·x^p·lnⁿx. */
interface Term {
  readonly coefficient: Expression;
  readonly power: Expression;
  readonly logarithms: number;
}

function termsOf(a: Expression, variable: string): readonly Term[] | null {
  const factors = E.factorsOf(a);
  const sum = factors.find((factor) => factor.kind === 'sum' && contains(factor, variable));
  const front = E.product(factors.filter((factor) => factor !== sum));
  const found = (sum?.kind === 'sum' ? sum.terms : [E.one]).map((term) => termOf(E.multiply(front, term), variable));
  return found.includes(null) ? null : found.flatMap((term) => term ?? []);
}

const maxLogarithms = 6;

function termOf(term: Expression, variable: string): Term | null {
  const [x, ln] = [E.symbol(variable), E.ln(E.symbol(variable))];
  let [power, logarithms]: [Expression, number] = [E.zero, 0];
  const others: Expression[] = [];
  for (const factor of E.factorsOf(term)) {
    const exponent = E.exponentOf(factor);
    if (!contains(factor, variable)) others.push(factor);
    else if (contains(exponent, variable)) return null;
    else if (E.equal(E.baseOf(factor), x)) power = E.add(power, exponent);
    else if (E.equal(E.baseOf(factor), ln) && exponent.kind === 'number' && Q.isInteger(exponent.value))
      logarithms += Q.toNumber(exponent.value);
    else return null;
  }
  const isKnown = logarithms >= 0 && logarithms <= maxLogarithms;
  return isKnown ? { coefficient: E.product(others), power, logarithms } : null;
}

function valueOfTerm({ power, logarithms: n }: Term, isPlus: boolean, step: Expression): Expression {
  const s = E.add(power, E.one);
  if (!isPlus) return E.negate(E.multiply(polygamma(n, E.divide(s, step)), E.power(step, E.number(-n - 1))));
  const double = E.multiply(E.two, step);
  const difference = E.subtract(polygamma(n, E.divide(E.add(s, step), double)), polygamma(n, E.divide(s, double)));
  return E.multiply(difference, E.power(double, E.number(-n - 1)));
}

/** ψ⁽ⁿ⁾; ψ of a small whole number as a harmonic number less γ. */
function polygamma(n: number, at: Expression): Expression {
  if (n > 0) return E.apply('polygamma', [E.number(n), simplest(at)]);
  const plain = simplest(at);
  const whole = plain.kind === 'number' && Q.isInteger(plain.value) ? Q.toNumber(plain.value) : 0;
  if (whole < 1 || whole > maxHarmonic) return E.apply('digamma', [plain]);
  const harmonic = Array.from({ length: whole - 1 }, (_, k) => E.number(Q.rational(1, k + 1)));
  return E.subtract(E.sum(harmonic), E.constant('EulerGamma'));
}

const maxHarmonic = 30;

const positive = (a: Expression): readonly Condition[] => (freeSymbols(a).length > 0 ? [condition(a, '>')] : []);

/** The series, and the integral of one of its terms. */
function linesOf(terms: readonly Term[], isPlus: boolean, step: Expression, variable: string): readonly ShownStep[] {
  const k = ['k', 'j', 'i'].find(
    (name) => terms.every(({ power }) => !contains(power, name)) && !contains(step, name),
  )!;
  const sign = isPlus ? `(-1)^${k}*` : '';
  const { power, logarithms: n } = terms[0]!;
  const exponent = toText(E.add(E.multiply(E.symbol(k), step), power));
  const after = toText(E.sum([E.multiply(E.symbol(k), step), power, E.one]));
  const factorial = n === 0 ? '1' : `(-1)^${n}*${n}!`;
  return [
    line(
      'geometric series',
      'Between 0 and 1 the quotient is the sum of a geometric series.',
      `"1/denominator" = "the sum over ${k} from 0 on of ${sign}${variable}^(${toText(E.multiply(E.symbol(k), step))})"`,
    ),
    line(
      'term by term',
      n === 0
        ? 'Each term is the integral of a power.'
        : 'Each term is the integral of a power with logarithms, by parts.',
      `"integral from 0 to 1 of ${variable}^(${exponent})${n === 0 ? '' : `*ln(${variable})^${n}`}" = ${factorial}/(${after})${n === 0 ? '' : `^${n + 1}`}`,
    ),
  ];
}
