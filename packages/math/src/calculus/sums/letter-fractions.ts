import { coefficientsOf } from '../../algebra/coefficients.ts';
import { multipliedOut } from '../../algebra/expand.ts';
import { factor } from '../../algebra/factor.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { contains } from '../../expression/walk.ts';
import { degreesOf } from './degrees.ts';
import { at, isInfinite, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import { lowest, type Shape, termOf } from './shape.ts';
import { plainest } from './telescoping.ts';
import { derivativeOver, hurwitz } from './zeta-values.ts';

/*
 * Sums of (±1)^k times a quotient of polynomials whose denominator has linear factors with letters. It is split into fractions
 * A/(k + c)^s, A being a coefficient of Taylor's series at the pole, and with ψ and its derivatives (DLMF 5.7.6, 5.15.1)
 *
 *   Σ_{k ≥ m} 1/(k + c)^s        (−1)^s/(s − 1)! · ψ^(s − 1)(m + c),   for s = 1 beside others, whose A add up to 0: −ψ(m + c)
 *   Σ_{k ≥ m} (−1)^k/(k + c)^s   (−1)^m 2^(−s) times the difference of these at (m + c)/2 and (m + c + 1)/2
 *   up to n                      less the same from n + 1 on
 *
 * Example: 1/((k + a)(k + b)) has A = ±1/(b − a), so its sum from 0 is (ψ(b) − ψ(a))/(b − a).
 */

const maxPoles = 6;
const maxPower = 6;

/** A/(k + c)^s. */
interface Fraction {
  readonly share: Expression;
  readonly c: Expression;
  readonly s: number;
}

/** The sum by partial fractions whose poles may have letters; null for other terms. */
export function byLetterFractions(problem: SumProblem, shape: Shape): SumAnswer | null {
  const { index } = problem;
  const alternates = isNumber(shape.base, Q.minusOne);
  if (shape.factorials.length > 0 || !(alternates || isNumber(shape.base, Q.one))) return null;
  const degrees = degreesOf(shape.rational, index);
  if (degrees === null || degrees.numerator >= degrees.denominator) return null;
  const fractions = fractionsOf(lowest(shape.rational), index);
  if (fractions === null) return null;
  const sums = fractions.map((one) => sumOfFraction(one, problem, alternates));
  if (!sums.every((one) => one !== null)) return null;
  const value = plainest(E.sum(sums));
  return { value, conditions: [], cases: [], step: told(problem, shape, fractions, value) };
}

const isNumber = (a: Expression, value: Q.Rational): boolean => a.kind === 'number' && Q.equals(a.value, value);

function fractionsOf(rational: Expression, index: string): readonly Fraction[] | null {
  const poles = polesOf(rational, index);
  if (poles === null || poles.length === 0 || poles.length > maxPoles) return null;
  const found: Fraction[] = [];
  for (const { c, power } of poles) {
    const own = E.power(E.add(E.symbol(index), c), E.number(power));
    const rest = lowest(E.multiply(rational, own));
    for (let s = power; s >= 1; s--) {
      const share = plainest(at(derivativeOver(rest, index, power - s), index, E.negate(c)));
      if (!E.equal(share, E.zero)) found.push({ share, c, s });
    }
  }
  return found;
}

/** The linear factors k + c below the fraction line, with their powers; null where another factor is there. */
function polesOf(
  rational: Expression,
  index: string,
): readonly { readonly c: Expression; readonly power: number }[] | null {
  const found: { readonly c: Expression; power: number }[] = [];
  for (const { base, times } of belowIn(rational, index)) {
    const factored = factor(base);
    if (!factored.ok) return null;
    for (const { factor: part, multiplicity } of factored.value.factors) {
      if (!contains(part, index)) continue;
      const [constant, rate, ...more] = coefficientsOf(multipliedOut(part), index) ?? [];
      if (constant === undefined || rate === undefined || more.length > 0) return null;
      const c = plainest(E.divide(constant, rate));
      const known = found.find((one) => E.equal(one.c, c));
      if (known === undefined) found.push({ c, power: multiplicity * times });
      else known.power += multiplicity * times;
    }
  }
  return found.every(({ power }) => power <= maxPower) ? found : null;
}

/** The factors with the index below the fraction line of a quotient in lowest terms. */
function belowIn(
  rational: Expression,
  index: string,
): readonly { readonly base: Expression; readonly times: number }[] {
  const factors = E.factorsOf(rational);
  return factors.flatMap((one) => {
    const exponent = E.exponentOf(one);
    if (!contains(one, index) || exponent.kind !== 'number' || Q.sign(exponent.value) >= 0) return [];
    return [{ base: E.baseOf(one), times: -Q.toNumber(exponent.value) }];
  });
}

/** The sum of one fraction, without the infinite part that those of power 1 have in common. */
function sumOfFraction({ share, c, s }: Fraction, problem: SumProblem, alternates: boolean): Expression | null {
  const { from, to } = problem;
  const tail = (start: Expression): Expression | null => {
    const x = E.add(start, c);
    if (!alternates) return series(s, x);
    const [even, odd] = [series(s, E.multiply(E.half, x)), series(s, E.multiply(E.half, E.add(x, E.one)))];
    if (even === null || odd === null) return null;
    const sign = E.power(E.minusOne, start);
    return E.product([sign, E.number(Q.rational(1, 2 ** s)), E.subtract(even, odd)]);
  };
  const all = tail(from);
  const after = isInfinite(problem) ? E.zero : tail(E.add(to, E.one));
  return all === null || after === null ? null : E.multiply(share, E.subtract(all, after));
}

/** Σ 1/(j + x)^s over j ≥ 0 for s ≥ 2, −ψ(x) for s = 1. */
function series(s: number, x: Expression): Expression | null {
  if (x.kind === 'number') return hurwitz(s, x.value);
  if (s === 1) return E.negate(E.apply('digamma', [x]));
  let factorial = 1;
  for (let j = 2; j < s; j++) factorial *= j;
  return E.multiply(E.number(Q.rational(s % 2 === 0 ? 1 : -1, factorial)), E.apply('polygamma', [E.number(s - 1), x]));
}

function told(problem: SumProblem, shape: Shape, fractions: readonly Fraction[], value: Expression) {
  const { index } = problem;
  const k = E.symbol(index);
  const split = E.multiply(
    E.power(shape.base, k),
    E.sum(fractions.map(({ share, c, s }) => E.multiply(share, E.power(E.add(k, c), E.number(-s))))),
  );
  const f = termOf(shape, index);
  const isSplit = !E.equal(f, split);
  const known = stepOf({ ...problem, f: split }, value, {
    rule: 'known sum',
    says: E.equal(shape.base, E.one)
      ? 'The sum of 1/(k + c)^s over k ≥ 0 is (−1)^s/(s − 1)! times the derivative of order s − 1 of the digamma function at c; for s = 1 the differences −ψ(c) + ψ(d) are finite.'
      : 'Even and odd k apart: the sum of (−1)^k/(k + c)^s over k ≥ 0 is 2^(−s) times the difference of the sums of 1/(k + c/2)^s and 1/(k + (c + 1)/2)^s, which are values of the digamma function and its derivatives.',
  });
  const lines: readonly ShownStep[] = [
    {
      rule: 'partial fractions',
      says: 'Over a common denominator this is the term.',
      before: { expression: f },
      after: { expression: split },
      steps: [],
    },
    known,
  ];
  return isSplit
    ? stepOf(problem, value, {
        rule: 'partial fractions',
        says: 'The term is split into partial fractions, whose sums are values of the digamma function and its derivatives.',
        steps: lines,
      })
    : known;
}
