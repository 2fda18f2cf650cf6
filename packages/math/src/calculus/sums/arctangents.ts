import { coefficientsOf } from '../../algebra/coefficients.ts';
import { denseExpression } from '../../algebra/divide.ts';
import { factor } from '../../algebra/factor.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { fromIntegers } from '../../polynomial/rational-dense.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { boundsFrom, quotientOf } from './numeric-shape.ts';
import { isInfinite, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import { plainest } from './telescoping.ts';

/*
 * Σ atan(N/D) with polynomials N, D in the index. D + iN is a product of factors k − α ± iβ, whose angles are those of arctangents:
 *
 *     atan(N/D) = Σ ε_j·atan((k − α_j)/β_j),   ε_j = 1 or −1,   up to a multiple of π,
 *
 * where (k − α_j)² + β_j² are the factors of D² + N². If those of equal β whose α lie whole numbers apart have as many plus as minus, the sum
 * telescopes. That the multiple of π is 0 is looked at for each k up to where D has no zero any more, beyond which both sides are
 * continuous and tend to 0.
 *
 * Example: k² + 2i = (k + 1 − i)·(k − 1 + i), so atan(2/k²) = atan(k + 1) − atan(k − 1), and the sum from 1 on is π/2 + π/2 − atan(0) − atan(1).
 */

/** ε·atan((k − α)/β) */
interface Arctangent {
  readonly sign: 1 | -1;
  readonly alpha: Q.Rational;
  readonly beta: Q.Rational;
}

const maxFactors = 6;
const maxShift = 60;

/** The sum of multiples of one arctangent of a rational function of numbers, where it telescopes; null for others. */
export function byArctangents(problem: SumProblem): SumAnswer | null {
  const { f, index, from } = problem;
  const constant = E.number(E.coefficient(f));
  const term = E.withoutCoefficient(f);
  if (term.kind !== 'apply' || term.name !== 'atan' || from.kind !== 'number') return null;
  const parts = apart(term.args[0]!, index, Z.toNumber(from.value.numerator));
  const ends = parts === null ? null : endsOf(parts, problem);
  if (parts === null || ends === null) return null;
  const value = plainest(E.product([constant, E.sum(ends.map((one) => one.value))]));
  const written = E.product([constant, E.sum(parts.map((part) => atanOf(part, E.symbol(index))))]);
  const told = {
    rule: 'telescoping sum',
    says: 'The term is a difference of arctangents that are whole steps of the index apart, so all but the first and the last cancel.',
    steps: [
      {
        rule: 'difference of neighbours',
        says: 'By the addition theorem of the tangent: tan(a − b) = (tan(a) − tan(b))/(1 + tan(a)·tan(b)).',
        before: { expression: f },
        after: { expression: written },
        steps: [],
      },
      endsLine(ends, constant, value, isInfinite(problem)),
    ],
  };
  return { value, conditions: [], cases: [], step: stepOf(problem, value, told) };
}

/** A term that stays at an end of the sum, and how it is written before it is worked out: atan(0). */
interface End {
  readonly value: Expression;
  readonly text: string;
}

function endAt(part: Arctangent, place: Expression, times: 1 | -1): End {
  const { sign, alpha, beta } = part;
  const value = E.product([E.number(times), atanOf(part, place)]);
  const argument = toText(E.divide(E.subtract(place, E.number(alpha)), E.number(beta)));
  return { value, text: `${sign * times < 0 ? '-' : ''}atan(${argument})` };
}

/** What is left over at both ends, and what it comes to. */
function endsLine(ends: readonly End[], constant: Expression, value: Expression, isOpen: boolean): ShownStep {
  const left = ends
    .map(({ text }) => text)
    .reduce((all, one) => (one.startsWith('-') ? `${all} - ${one.slice(1)}` : `${all} + ${one}`));
  const times = E.equal(constant, E.one) ? left : `${toText(constant)}*(${left})`;
  const says = isOpen
    ? 'At the far end each arctangent tends to pi/2 or -pi/2; at the first index these stay.'
    : 'These stay at the last index and at the first one.';
  return line('ends of the sum', says, times === toText(value) ? times : `${times} = ${toText(value)}`);
}

const atanOf = ({ sign, alpha, beta }: Arctangent, k: Expression): Expression =>
  E.product([E.number(sign), E.apply('atan', [E.divide(E.subtract(k, E.number(alpha)), E.number(beta))])]);

/** atan(u) as a sum of arctangents of linear functions for every k from `start` on. */
function apart(u: Expression, index: string, start: number): readonly Arctangent[] | null {
  const quotient = quotientOf(u, index);
  if (quotient?.constant.kind !== 'number' || quotient.numerator.length >= quotient.denominator.length) return null;
  const { value } = quotient.constant;
  const N = P.scale(quotient.numerator, BigInt(value.numerator));
  const D = P.scale(quotient.denominator, BigInt(value.denominator));
  const norm = P.add(P.multiply(D, D), P.multiply(N, N));
  const places = placesOf(norm, index);
  if (places === null || places.length > maxFactors || places.length % 2 === 1) return null;
  for (const signs of signsFor(places.length)) {
    const parts = places.map((place, j) => ({ ...place, sign: signs[j]! }));
    if (hasTangent(parts, N, D) && isSameAngle(parts, u, index, D, start)) return parts;
  }
  return null;
}

/** α and β of the factors (k − α)² + β² of a polynomial; null where one has others, or no rational ones. */
function placesOf(p: P.IntegerPolynomial, index: string): readonly Omit<Arctangent, 'sign'>[] | null {
  const factored = factor(denseExpression(fromIntegers(p), index));
  if (!factored.ok) return null;
  const found: Omit<Arctangent, 'sign'>[] = [];
  for (const { factor: part, multiplicity } of factored.value.factors) {
    const numbers = (coefficientsOf(part, index) ?? []).map((c) => (c.kind === 'number' ? c.value : null));
    const [c, b, a] = numbers;
    if (numbers.length !== 3 || !c || !b || !a) return null;
    const alpha = Q.divide(b, Q.multiply(Q.rational(-2), a));
    const beta = Q.exactRoot(Q.subtract(Q.divide(c, a), Q.multiply(alpha, alpha)), 2);
    if (beta === null || Q.sign(beta) <= 0) return null;
    for (let j = 0; j < multiplicity; j++) found.push({ alpha, beta });
  }
  return found;
}

/** All choices with as many plus as minus. */
function signsFor(count: number): readonly (readonly (1 | -1)[])[] {
  const all = Array.from({ length: 2 ** count }, (_, n) =>
    Array.from({ length: count }, (__, j): 1 | -1 => ((n >> j) % 2 === 0 ? 1 : -1)),
  );
  return all.filter((signs) => signs.filter((sign) => sign === 1).length * 2 === count);
}

/** Whether the product of the factors β + iε(k − α) has the tangent N/D: its imaginary part times D is its real part times N. */
function hasTangent(parts: readonly Arctangent[], N: P.IntegerPolynomial, D: P.IntegerPolynomial): boolean {
  let [re, im]: readonly P.IntegerPolynomial[] = [P.one, P.zero];
  for (const { sign, alpha, beta } of parts) {
    // Over a common denominator m: m·β + iε·(m·k − m·α).
    const m = BigInt(alpha.denominator) * BigInt(beta.denominator);
    const times = (one: Q.Rational): bigint => (BigInt(one.numerator) * m) / BigInt(one.denominator);
    const [a, b] = [times(alpha), times(beta)];
    const own: P.IntegerPolynomial = P.scale([-a, m], BigInt(sign));
    [re, im] = [P.subtract(P.scale(re!, b), P.multiply(im!, own)), P.add(P.scale(im!, b), P.multiply(re!, own))];
  }
  return P.isZero(P.subtract(P.multiply(im!, D), P.multiply(re!, N)));
}

const farthest = 1000;

/** Whether the angles are equal, and not only up to a multiple of π, for every k from `start` on. */
function isSameAngle(
  parts: readonly Arctangent[],
  u: Expression,
  index: string,
  D: P.IntegerPolynomial,
  start: number,
): boolean {
  for (let k = start; k <= farthest; k++) {
    const angle = parts.reduce(
      (sum, { sign, alpha, beta }) => sum + sign * Math.atan((k - Q.toNumber(alpha)) / Q.toNumber(beta)),
      0,
    );
    const own = P.valueAt(D, BigInt(k)) === 0n ? Number.NaN : Math.atan(evaluate(u, { [index]: k }));
    if (!(Math.abs(angle - own) < 1)) return false;
    if (k >= 1 && boundsFrom(D, k).spread < 1) return true;
  }
  return false;
}

/** What stays at both ends of the sum; null where not everything between them cancels. */
function endsOf(parts: readonly Arctangent[], problem: SumProblem): readonly End[] | null {
  const { from, to } = problem;
  const terms: End[] = [];
  for (const group of groupsOf(parts)) {
    if (group.reduce((sum, { sign }) => sum + sign, 0) !== 0) return null;
    const first = group.reduce((most, { alpha }) => (Q.compare(alpha, most) > 0 ? alpha : most), group[0]!.alpha);
    for (const { sign, alpha, beta } of group) {
      const shift = Z.toNumber(Q.subtract(first, alpha).numerator);
      if (shift > maxShift) return null;
      const at = (place: Expression, times: 1 | -1): End => endAt({ sign, alpha: first, beta }, place, times);
      for (let j = 0; j < shift; j++) {
        const last = E.product([E.number(Q.rational(sign, 2)), E.constant('pi')]);
        terms.push(isInfinite(problem) ? { value: last, text: toText(last) } : at(E.sum([to, E.one, E.number(j)]), 1));
        terms.push(at(E.add(from, E.number(j)), -1));
      }
    }
  }
  return terms;
}

/** Those with equal β whose α lie whole numbers apart. */
function groupsOf(parts: readonly Arctangent[]): readonly (readonly Arctangent[])[] {
  const groups: Arctangent[][] = [];
  for (const part of parts) {
    const own = groups.find(
      ([one]) => Q.equals(one!.beta, part.beta) && Q.isInteger(Q.subtract(one!.alpha, part.alpha)),
    );
    if (own === undefined) groups.push([part]);
    else own.push(part);
  }
  return groups;
}
