import { coefficientsOf } from '../../algebra/coefficients.ts';
import { multipliedOut } from '../../algebra/expand.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { bernoulli } from '../../numeric/precise/bernoulli.ts';
import { holdsAt } from '../definite/parameters/instances.ts';
import { at, isInfinite, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import { lowest, type Shape } from './shape.ts';
import { plainest } from './telescoping.ts';
import { circleDistance } from './wave-sums.ts';
import type { Wave } from './waves.ts';

/*
 * Series of waves whose functions are known, over m = 1, 2, 3 … with the angle m·u:
 *
 *   Σ cos(mu)/m^s, s even, and Σ sin(mu)/m^s, s odd    (2π)^s/(2·s!) times ± the Bernoulli polynomial B_s(u/2π), 0 ≤ u ≤ 2π (DLMF 24.8.1, 24.8.2)
 *   Σ cos(mu)/m                                        −ln(2 sin(u/2)), 0 < u < 2π (DLMF 4.26; Gradshteyn and Ryzhik 1.441.2)
 *   Σ r^m cos(mu)/m, Σ r^m sin(mu)/m                   the real and the imaginary part of −ln(1 − r·e^(iu)), |r| < 1 (GR 1.448)
 *   Σ r^m cos(mu + φ)/m!                               the real part of e^(iφ)·exp(r·e^(iu)) (GR 1.449)
 *
 * Odd m alone are all m less the even ones, F(u) − 2^(−s) F(2u); (−1)^m is a wave further by π.
 */

/** A theorem for one wave: the sum, or null where it says nothing. */
type WaveTheorem = (problem: SumProblem, wave: Wave) => SumAnswer | null;

/** Σ C·wave(m·u)/m^s over all m, or over the odd ones. */
interface Series {
  readonly name: 'cos' | 'sin';
  readonly u: Expression;
  readonly s: number;
  readonly share: Expression;
  /** m is stride·k + offset, from `start` on; the stride is 2 where only odd ones are taken. */
  readonly start: number;
  readonly offset: number;
  readonly stride: 1 | 2;
}

const maxPower = 10;
const maxTerms = 20;
const pi = E.constant('pi');

/** The series over m that a wave is; null for others. */
function seriesOf({ index, from }: SumProblem, { shape, name, turn, phase }: Wave): Series | null {
  if (name === null || shape.factorials.length > 0 || from.kind !== 'number') return null;
  const below = plainest(E.reciprocal(lowest(shape.rational)));
  const read = powerOfLinear(below, index);
  if (read === null || read.s > maxPower || (read.stride === 2 && !E.equal(shape.base, E.one))) return null;
  const { stride, offset, s, constant } = read;
  const u = plainest(E.divide(turn, E.number(stride)));
  const rest = multipliedOut(E.subtract(phase, E.multiply(u, E.number(offset))));
  const start = stride * Q.toNumber(from.value) + offset;
  if (!E.equal(rest, E.zero) || start < 1 || start > maxTerms) return null;
  return { name, u, s, share: E.reciprocal(constant), start, offset, stride };
}

/** c·(k + n)^s or c·(2k + n)^s with an odd n. */
function powerOfLinear(a: Expression, index: string) {
  const factors = E.factorsOf(a);
  const dependentFactors = factors.filter((one) => freeSymbols(one).includes(index));
  const [only] = dependentFactors;
  const exponent = only === undefined ? null : E.exponentOf(only);
  if (only === undefined || dependentFactors.length !== 1 || exponent?.kind !== 'number') return null;
  const [n, rate, ...more] = coefficientsOf(E.baseOf(only), index) ?? [];
  if (n?.kind !== 'number' || rate?.kind !== 'number' || more.length > 0 || !Q.isInteger(exponent.value)) return null;
  const [s, offset, stride] = [exponent.value, n.value, rate.value].map(Q.toNumber) as [number, number, number];
  if (s < 1 || !Number.isInteger(offset) || (stride !== 1 && stride !== 2) || (stride === 2 && offset % 2 === 0))
    return null;
  const constant = E.product(factors.filter((one) => one !== only));
  return { s, offset, stride: stride as 1 | 2, constant };
}

/** Waves over a power of the index alone. */
export const byFourierSeries: WaveTheorem = (problem, wave) => {
  const isAlternating = E.equal(wave.shape.base, E.minusOne);
  if (!isInfinite(problem) || !(isAlternating || E.equal(wave.shape.base, E.one))) return null;
  const series = seriesOf(problem, wave);
  if (series === null) return null;
  const { name, s, stride, start, offset } = series;
  const u = isAlternating ? E.add(series.u, pi) : series.u;
  const within = inPeriod(u, stride);
  if (within === null) return null;
  const F = (v: Expression) => whole(name, s, v);
  const [all, doubled] = [F(within), stride === 2 ? F(E.multiply(E.two, within)) : E.zero];
  if (all === null || doubled === null) return null;
  const sum = E.subtract(all, E.multiply(E.number(Q.rational(1, 2 ** s)), doubled));
  // (−1)^k is (−1)^offset·(−1)^m.
  const sign = isAlternating && Math.abs(offset) % 2 === 1 ? E.minusOne : E.one;
  const value = plainest(E.product([sign, series.share, E.subtract(sum, taken({ ...series, u }, start))]));
  const range = rangeOf(within, stride, s > 1);
  const hasLetters = freeSymbols(u).length > 0;
  if (!hasLetters && !range.every((one) => holdsAt(one, {}))) return null;
  return {
    value,
    conditions: hasLetters ? range : [],
    cases: [],
    step: stepOf(problem, value, {
      rule: 'known sum',
      says: isLogarithm(name, s)
        ? 'The sum of cos(ku)/k over k ≥ 1 is -ln(2 sin(u/2)) for 0 < u < 2π: the real part of the series of -ln(1 - z) at z = e^(iu).'
        : `A Fourier series that is known: that of the Bernoulli polynomial of degree ${s}, on the range from 0 to 2π.${stride === 2 ? ' The odd terms are all terms without the even ones, which are the same series at twice the angle.' : ''}`,
      with: { u },
    }),
  };
};

const isLogarithm = (name: 'cos' | 'sin', s: number): boolean => name === 'cos' && s === 1;

/** The terms before the start, which the known series has. */
function taken({ name, u, s, stride }: Series, start: number): Expression {
  const before = Array.from({ length: start - 1 }, (_, j) => j + 1).filter((m) => m % stride === 1 % stride);
  return E.sum(
    before.map((m) =>
      E.multiply(E.number(Q.rational(1, m ** s)), E.apply(name, [multipliedOut(E.multiply(E.number(m), u))])),
    ),
  );
}

/** The angle brought between 0 and 2π, where it is a number. */
function inPeriod(u: Expression, stride: 1 | 2): Expression | null {
  if (freeSymbols(u).length > 0) return u;
  const value = evaluate(u);
  if (!Number.isFinite(value)) return null;
  const period = (2 * Math.PI) / stride;
  // Half a period turns the sign of every odd wave: only whole ones are taken away.
  const turns = Math.floor(value / (2 * Math.PI));
  const found = plainest(E.subtract(u, E.product([E.number(2 * turns), pi])));
  return evaluate(found) < period || stride === 1 ? found : null;
}

function rangeOf(u: Expression, stride: 1 | 2, isClosed: boolean): readonly Condition[] {
  const end = E.multiply(E.number(Q.rational(2, stride)), pi);
  const [low, high] = isClosed ? (['>=', '<='] as const) : (['>', '<'] as const);
  const parts = coefficientOfLetter(u);
  if (parts === null) return [condition(u, low, E.zero), condition(u, high, end)];
  const bound = (value: Expression) => plainest(E.divide(E.subtract(value, parts.rest), parts.rate));
  return [condition(parts.letter, low, bound(E.zero)), condition(parts.letter, high, bound(end))];
}

/** rate·letter + rest with a positive number for the rate. */
function coefficientOfLetter(u: Expression) {
  const [name, ...others] = freeSymbols(u);
  const [rest, rate, ...more] = name === undefined || others.length > 0 ? [] : (coefficientsOf(u, name) ?? []);
  if (rest === undefined || rate?.kind !== 'number' || Q.sign(rate.value) < 0 || more.length > 0) return null;
  return { letter: E.symbol(name!), rate, rest };
}

/** Σ cos(mu)/m^s or Σ sin(mu)/m^s over all m ≥ 1; null where it is no elementary function. */
function whole(name: 'cos' | 'sin', s: number, u: Expression): Expression | null {
  if (isLogarithm(name, s))
    return E.negate(E.apply('ln', [E.multiply(E.two, E.apply('sin', [E.multiply(E.half, u)]))]));
  if ((s % 2 === 0) !== (name === 'cos')) return null;
  const x = E.divide(u, E.multiply(E.two, pi));
  let factorial = 1;
  for (let j = 2; j <= s; j++) factorial *= j;
  const sign = Math.floor(s / 2) % 2 === 1 ? 1 : -1;
  const front = E.power(E.multiply(E.two, pi), E.number(s));
  const polynomial = multipliedOut(E.product([front, bernoulliPolynomial(s, x)]));
  return E.multiply(E.number(Q.rational(sign, 2 * factorial)), polynomial);
}

/** B_n(x) = Σ C(n, j) B_j x^(n − j). */
function bernoulliPolynomial(n: number, x: Expression): Expression {
  const terms: Expression[] = [];
  let choose = Q.one;
  for (let j = 0; j <= n; j++) {
    const number = j === 0 ? Q.one : j === 1 ? Q.rational(-1, 2) : j % 2 === 0 ? bernoulli(j / 2) : Q.zero;
    terms.push(E.multiply(E.number(Q.multiply(choose, number)), E.power(x, E.number(n - j))));
    choose = Q.multiply(choose, Q.rational(n - j, j + 1));
  }
  return E.sum(terms);
}

/** Waves times r^k/k: −ln(1 − r·e^(iu)). */
export const byLogarithmOfWave: WaveTheorem = (problem, wave) => {
  const r = wave.shape.base;
  if (!isInfinite(problem) || E.equal(r, E.one) || E.equal(r, E.minusOne)) return null;
  const series = seriesOf(problem, { ...wave, shape: { ...wave.shape, base: E.one } });
  if (series === null || series.s !== 1 || series.stride !== 1) return null;
  const conditions = insideDisc(r);
  if (conditions === null) return null;
  const { name, u, share, start, offset } = series;
  const [c, s] = [E.apply('cos', [u]), E.apply('sin', [u])];
  const all =
    name === 'cos'
      ? E.multiply(E.number(Q.rational(-1, 2)), E.apply('ln', [circleDistance(r, u)]))
      : E.apply('atan', [E.divide(E.multiply(r, s), E.subtract(E.one, E.multiply(r, c)))]);
  const before = Array.from({ length: start - 1 }, (_, j) => {
    const m = j + 1;
    return E.product([
      E.number(Q.rational(1, m)),
      E.power(r, E.number(m)),
      E.apply(name, [multipliedOut(E.multiply(E.number(m), u))]),
    ]);
  });
  const value = E.product([share, E.power(r, E.number(-offset)), E.subtract(all, E.sum(before))]);
  const part = name === 'cos' ? 'real' : 'imaginary';
  return {
    value,
    conditions,
    cases: [],
    step: stepOf(problem, value, {
      rule: 'known power series',
      says: `The ${part} part of the series of -ln(1 - z), the sum of z^k/k, at z = r e^(iu).`,
      with: { r, u },
    }),
  };
};

/** Waves times r^k/k!: exp(r·e^(iu)). */
export const byExponentialOfWave: WaveTheorem = (problem, { shape, name, turn, phase }) => {
  const { index, from } = problem;
  const [only, ...others] = shape.factorials;
  const isExponential = only !== undefined && only.exponent === -1 && E.equal(only.of, E.symbol(index));
  if (!isInfinite(problem) || name === null || !isExponential || others.length > 0 || from.kind !== 'number')
    return null;
  const start = Z.toNumber(from.value.numerator);
  if (freeSymbols(shape.rational).includes(index) || start < 0 || start > maxTerms) return null;
  const r = shape.base;
  const [c, s] = [E.apply('cos', [turn]), E.apply('sin', [turn])];
  const all = E.multiply(E.exp(E.multiply(r, c)), E.apply(name, [E.add(E.multiply(r, s), phase)]));
  const term = (k: Expression): Expression =>
    E.product([
      E.power(r, k),
      E.reciprocal(E.apply('factorial', [k])),
      E.apply(name, [multipliedOut(E.add(E.multiply(turn, k), phase))]),
    ]);
  const before = Array.from({ length: start }, (_, k) => term(E.number(k)));
  const value = E.multiply(at(shape.rational, index, E.zero), E.subtract(all, E.sum(before)));
  return {
    value,
    conditions: [],
    cases: [],
    step: stepOf(problem, value, {
      rule: 'known power series',
      says: `The ${name === 'cos' ? 'real' : 'imaginary'} part of the exponential series, the sum of z^k/k!, at z = r e^(iu).`,
      with: { r, u: turn },
    }),
  };
};

/** |r| < 1 as a condition, or as a fact of a number; null where it is none. */
function insideDisc(r: Shape['base']): readonly Condition[] | null {
  const disc = condition(E.apply('abs', [r]), '<', E.one);
  if (freeSymbols(r).length > 0) return [disc];
  return holdsAt(disc, {}) === true ? [] : null;
}
