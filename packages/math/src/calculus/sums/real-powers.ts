import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition } from '../../expression/condition.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import * as B from '../../numeric/precise/ball.ts';
import { bernoulli } from '../../numeric/precise/bernoulli.ts';
import { ZERO } from '../../numeric/precise/big-float.ts';
import { holdsAt } from '../definite/parameters/instances.ts';
import { nonzero } from '../letter-conditions.ts';
import { isInfinite, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import { linearIn } from './shape.ts';
import { plainest } from './telescoping.ts';
import { monotoneEnclosure } from './wave-enclosure.ts';

/*
 * Series C·b^k/(k + m)^s with an exponent s that is a letter or no whole number, m whole:
 *
 *   b = 1     ζ(s) for s > 1, less the terms before the first; it diverges for s ≤ 1 (DLMF 25.2.1)
 *   b = −1    (1 − 2^(1 − s))·ζ(s) for s > 0, s ≠ 1 (DLMF 25.2.3)
 *   |b| < 1   the polylogarithm of order s (DLMF 25.12.10)
 *
 * Its enclosure is the formula of Euler and Maclaurin, whose remainder is at most the first term that is left out, since the
 * derivatives of x^(−s) keep their signs; for b = −1 summation by parts.
 */

/** C·b^k/(k + shift)^s. */
interface RealPower {
  readonly constant: Expression;
  readonly base: Expression;
  readonly shift: number;
  readonly s: Expression;
}

/** The parts of such a term; null for others. */
function readPower(f: Expression, index: string): RealPower | null {
  let constant: Expression = E.one;
  let base: Expression = E.one;
  let found: Pick<RealPower, 'shift' | 's'> | null = null;
  for (const factor of E.factorsOf(f)) {
    const [below, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (!contains(factor, index)) constant = E.multiply(constant, factor);
    else if (!contains(below, index)) {
      const parts = linearIn(exponent, index);
      if (parts === null) return null;
      base = E.multiply(base, E.power(below, parts.slope));
      constant = E.multiply(constant, E.power(below, parts.constant));
    } else {
      const parts = linearIn(below, index);
      if (found !== null || parts?.constant.kind !== 'number' || contains(exponent, index)) return null;
      if (!E.equal(parts.slope, E.one) || !Q.isInteger(parts.constant.value)) return null;
      found = { shift: Q.toNumber(parts.constant.value), s: E.negate(exponent) };
    }
  }
  return found === null ? null : { constant: constant, base: base, ...found };
}

const maxTerms = 12;

/** The sum of such a series with what must hold of its letters; null for other terms. */
export function byRealPower(problem: SumProblem): SumAnswer | null {
  const { f, index, from } = problem;
  const read = isInfinite(problem) && from.kind === 'number' ? readPower(f, index) : null;
  if (read === null || from.kind !== 'number') return null;
  const { constant, base, shift, s } = read;
  const start = Z.toNumber(from.value.numerator) + shift;
  if (start < 1 || start > maxTerms) return null;
  const known = knownSeries(base, s);
  if (known === null) return null;
  const conditions = known.conditions.filter(({ left }) => freeSymbols(left).length > 0);
  if (known.conditions.some((one) => freeSymbols(one.left).length === 0 && holdsAt(one, {}) !== true)) return null;
  const before = Array.from({ length: start - 1 }, (_, j) =>
    E.multiply(E.power(base, E.number(j + 1)), E.power(E.number(j + 1), E.negate(s))),
  );
  const front = E.multiply(constant, E.power(base, E.number(-shift)));
  const value = plainest(E.multiply(front, E.subtract(known.value, E.sum(before))));
  return {
    value,
    conditions,
    cases: [],
    ...(freeSymbols(s).length > 0 &&
      known.divergesTo !== undefined && {
        diverges: [[condition(s, '<=', known.divergesTo), ...nonzero(constant)]],
      }),
    step: stepOf(problem, value, { rule: 'known sum', says: known.says, ...(s.kind !== 'symbol' && { with: { s } }) }),
    ...(known.isPolylogarithm && { wholeLetters: freeSymbols(s) }),
  };
}

interface RealPowerSeries {
  readonly value: Expression;
  readonly conditions: readonly Condition[];
  /** It diverges for exponents up to this one. */
  readonly divergesTo?: Expression;
  readonly says: string;
  readonly isPolylogarithm: boolean;
}

/** Σ b^j/j^s over j ≥ 1. */
function knownSeries(base: Expression, s: Expression): RealPowerSeries | null {
  const zeta = E.apply('zeta', [s]);
  if (E.equal(base, E.one))
    return {
      value: zeta,
      conditions: [condition(s, '>', E.one)],
      divergesTo: E.one,
      says: 'This series defines the zeta function; it converges for s > 1 alone.',
      isPolylogarithm: false,
    };
  if (E.equal(base, E.minusOne)) {
    const factor = E.subtract(E.power(E.two, E.subtract(E.one, s)), E.one);
    return {
      value: E.multiply(factor, zeta),
      conditions: [condition(s, '>'), condition(s, '!=', E.one)],
      divergesTo: E.zero,
      says: 'All terms with a plus sign less twice the even ones: the even ones are 2^(-s) times the zeta series.',
      isPolylogarithm: false,
    };
  }
  if (s.kind === 'number') return null;
  return {
    value: E.apply('polylog', [s, base]),
    conditions: [condition(E.apply('abs', [base]), '<', E.one)],
    says: 'This power series defines the polylogarithm of order s.',
    isPolylogarithm: true,
  };
}

/** Whether such a series of numbers diverges: that of 1/k^s for s ≤ 1. */
export function realPowerDiverges({ f, index }: SumProblem): boolean {
  const read = readPower(f, index);
  if (read === null || !E.equal(read.base, E.one) || freeSymbols(f).some((name) => name !== index)) return false;
  return holdsAt(condition(read.s, '<=', E.one), {}) === true && holdsAt(condition(read.constant, '!='), {}) === true;
}

const [first, corrections] = [64, 24];

/** The value of such a series of numbers with its proved error; null for others. */
export function realPowerEnclosure({ f, index, from }: SumProblem, bits: number): B.Ball | null {
  const read = readPower(f, index);
  if (read === null || from.kind !== 'number') return null;
  const { constant, base, shift, s } = read;
  const start = Z.toNumber(from.value.numerator);
  if (s.kind !== 'number' || start + shift < 1) return null;
  const alternates = E.equal(base, E.minusOne);
  if (!alternates && !(E.equal(base, E.one) && Q.compare(s.value, Q.one) > 0)) return null;
  const term = E.power(E.add(E.symbol(index), E.number(shift)), E.negate(s));
  const front = evaluateBall(constant, bits + 64, {});
  const sum = alternates
    ? monotoneEnclosure(term, index, { from: start, sign: -1 })
    : eulerMaclaurin(s.value, start + shift, bits + 64);
  return front === null || sum === null ? null : B.multiply(front, sum, bits + 64);
}

/** Σ j^(−s) over j ≥ start. */
function eulerMaclaurin(s: Q.Rational, start: number, bits: number): B.Ball | null {
  const N = start + first;
  const power = (n: number, exponent: Q.Rational) => evaluateBall(E.power(E.number(n), E.number(exponent)), bits, {});
  let total = B.integerBall(0);
  const include = (share: Q.Rational, ball: B.Ball | null): boolean => {
    const factor = evaluateBall(E.number(share), bits, {});
    if (ball === null || factor === null) return false;
    total = B.add(total, B.multiply(factor, ball, bits), bits);
    return true;
  };
  for (let j = start; j < N; j++) if (!include(Q.one, power(j, Q.negate(s)))) return null;
  const fall = Q.subtract(s, Q.one);
  if (!include(Q.reciprocal(fall), power(N, Q.negate(fall)))) return null;
  if (!include(Q.half, power(N, Q.negate(s)))) return null;
  // B_2j/(2j)! · s(s + 1)…(s + 2j − 2) · N^(−s − 2j + 1)
  let rising = s;
  let factorial = Q.rational(2);
  for (let j = 1; j <= corrections + 1; j++) {
    const share = Q.divide(Q.multiply(bernoulli(j), rising), factorial);
    const place = power(N, Q.subtract(Q.integerRational(1 - 2 * j), s));
    if (place === null) return null;
    if (j > corrections) {
      const rest = Math.log2(Math.abs(Q.toNumber(share))) + B.upper(place);
      return B.add(total, B.realBall(ZERO, rest + 1e-6), bits);
    }
    include(share, place);
    for (const next of [2 * j - 1, 2 * j]) rising = Q.multiply(rising, Q.add(s, Q.integerRational(next)));
    factorial = Q.multiply(factorial, Q.integerRational((2 * j + 1) * (2 * j + 2)));
  }
  return null;
}
