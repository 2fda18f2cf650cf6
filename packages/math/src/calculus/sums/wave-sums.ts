import { coefficientsOf } from '../../algebra/coefficients.ts';
import { multipliedOut } from '../../algebra/expand.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Case, type Condition, condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { freeSymbols, transform } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { holdsAt } from '../definite/parameters/instances.ts';
import { degreesOf } from './degrees.ts';
import { gosper } from './gosper.ts';
import { at, isInfinite, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import { lowest, ratioOf, termOf } from './shape.ts';
import { byTelescoping, plainest } from './telescoping.ts';
import { differenceOfNeighbours } from './telescoping-steps.ts';
import { termOfWave, type Wave } from './waves.ts';

/*
 * Sums of P(k)·r^k·cos(t·k + φ) and of sines, with a polynomial P: the real and the imaginary part of e^(iφ) Σ P(k)·z^k, z = r·e^(it).
 * Gosper's algorithm, with a letter for z, gives T(k) = Σ_j c_j(k)·z^(k+j)/(z − 1)^m with P(k)·z^k = T(k + 1) − T(k), and
 *
 *   r = 1     z − 1 = 2i sin(t/2)·e^(it/2)        T is a sum of waves over (2 sin(t/2))^m
 *   r = −1    z − 1 = −2 cos(t/2)·e^(it/2)
 *   else      1/(z − 1) = (z̄ − 1)/(1 − 2r cos t + r²)
 *
 * Without a polynomial and for r = 1 the difference of the two ends is a product (Gradshteyn and Ryzhik 1.341, 1.342); without an end,
 * for |r| < 1, they are the series 1.447.
 */

/** The sum of a polynomial times a power times a wave; null for other terms. */
export function byGeometricWave(problem: SumProblem, wave: Wave): SumAnswer | null {
  const { shape, name } = wave;
  if (name === null || shape.factorials.length > 0) return null;
  const degrees = degreesOf(shape.rational, problem.index);
  if (degrees === null || degrees.denominator > 0) return null;
  const unit = E.equal(shape.base, E.one) ? 1 : E.equal(shape.base, E.minusOne) ? -1 : null;
  if (isInfinite(problem) && unit !== null) return null;
  const conditions = conditionsOf(wave, unit, isInfinite(problem));
  if (conditions === null) return null;
  const found = differenceOf(wave, problem.index, unit, degrees.numerator + 1);
  if (found === null) return null;
  const { above, below } = found;
  const end = isInfinite(problem) ? E.zero : at(above, problem.index, E.add(problem.to, E.one));
  const difference = withPlainAngles(E.subtract(end, at(above, problem.index, problem.from)));
  const isPlain = unit === 1 && degrees.numerator === 0;
  const value = isPlain
    ? productForm(problem, wave)
    : shortest(E.multiply(multipliedOut(difference), E.reciprocal(below)));
  const T = E.multiply(above, E.reciprocal(below));
  return { value, conditions, cases: casesOf(problem, wave, unit), step: told(problem, wave, { T, value }) };
}

/** cos(t(n + 1) − t) as cos(nt). */
const withPlainAngles = (a: Expression): Expression =>
  transform(a, (node) =>
    node.kind === 'apply' && (node.name === 'cos' || node.name === 'sin')
      ? E.apply(node.name, [multipliedOut(node.args[0]!)])
      : node,
  );

/** As it is, or simplified where that is shorter. */
function shortest(a: Expression): Expression {
  const simple = plainest(a);
  return toText(simple).length < toText(a).length ? simple : a;
}

/** What must hold; null where it does not hold of the numbers. */
function conditionsOf({ shape, turn }: Wave, unit: 1 | -1 | null, infinite: boolean): readonly Condition[] | null {
  const half = E.multiply(E.half, turn);
  const needed =
    unit !== null
      ? condition(E.apply(unit === 1 ? 'sin' : 'cos', [half]), '!=')
      : infinite
        ? condition(E.apply('abs', [shape.base]), '<', E.one)
        : condition(circleDistance(shape.base, turn), '!=');
  if (freeSymbols(needed.left).length > 0) return [needed];
  return holdsAt(needed, {}) === true ? [] : null;
}

/** 1 − 2r cos t + r², the square of the distance of 1 from r·e^(it). */
export const circleDistance = (r: Expression, t: Expression): Expression =>
  E.sum([E.one, E.product([E.number(-2), r, E.apply('cos', [t])]), E.power(r, E.two)]);

const nameOfBase = 'z';

/** T with term(k) = T(k + 1) − T(k), what stands above and below its fraction line. */
function differenceOf(wave: Wave, index: string, unit: 1 | -1 | null, m: number) {
  const { shape } = wave;
  const z = E.symbol(nameOfBase);
  const ratio = ratioOf({ ...shape, base: z }, index);
  const certificate = ratio === null ? null : gosper(ratio, index);
  if (certificate === null) return null;
  const cleared = E.product([certificate, shape.rational, E.power(E.subtract(z, E.one), E.number(m))]);
  const coefficients = coefficientsOf(multipliedOut(lowest(cleared)), nameOfBase);
  if (coefficients === null) return null;
  const terms = coefficients.flatMap((c, j) => (E.equal(c, E.zero) ? [] : termsOf(wave, index, { c, j, m, unit })));
  return { above: E.sum(terms), below: E.power(denominatorOf(wave, unit), E.number(m)) };
}

function denominatorOf({ shape, turn }: Wave, unit: 1 | -1 | null): Expression {
  const half = E.multiply(E.half, turn);
  if (unit === 1) return E.multiply(E.two, E.apply('sin', [half]));
  return unit === -1 ? E.multiply(E.number(-2), E.apply('cos', [half])) : circleDistance(shape.base, turn);
}

interface Part {
  readonly c: Expression;
  readonly j: number;
  readonly m: number;
  readonly unit: 1 | -1 | null;
}

/** The waves of c·z^(k + j) over the denominator. */
function termsOf(wave: Wave, index: string, { c, j, m, unit }: Part): readonly Expression[] {
  const { shape, turn, phase } = wave;
  const k = E.symbol(index);
  const angle = (shift: Q.Rational): Expression =>
    multipliedOut(E.add(E.multiply(turn, E.add(k, E.number(shift))), phase));
  const name = wave.name ?? 'cos';
  if (unit !== null) {
    const wave = quarterTurned(name, unit === 1 ? m : 0, angle(Q.rational(2 * j - m, 2)));
    return [E.product([c, E.power(shape.base, E.add(k, E.number(j))), wave])];
  }
  return Array.from({ length: m + 1 }, (_, l) => {
    const by = E.number(Q.integerRational(((m - l) % 2 === 0 ? 1 : -1) * binomial(m, l)));
    const power = E.power(shape.base, E.add(k, E.number(j + l)));
    return E.product([c, by, power, E.apply(name, [angle(Q.integerRational(j - l))])]);
  });
}

const binomial = (m: number, l: number): number =>
  Array.from({ length: l }, (_, i) => i).reduce((total, i) => (total * (m - i)) / (i + 1), 1);

/** cos(u − mπ/2) or sin(u − mπ/2). */
function quarterTurned(name: 'cos' | 'sin', m: number, u: Expression): Expression {
  const other = name === 'cos' ? 'sin' : 'cos';
  const value = E.apply(m % 2 === 0 ? name : other, [u]);
  const quarter = m % 4;
  const isNegative = name === 'cos' ? quarter >= 2 : quarter === 1 || quarter === 2;
  return isNegative ? E.negate(value) : value;
}

/** C·sin((b − a + 1)t/2)/sin(t/2) · cos((a + b)t/2 + φ). */
function productForm({ index, from, to }: SumProblem, { shape, name, turn, phase }: Wave): Expression {
  const half = E.multiply(E.half, turn);
  const count = E.add(E.subtract(to, from), E.one);
  return E.product([
    at(shape.rational, index, E.zero),
    E.apply('sin', [E.multiply(half, multipliedOut(count))]),
    E.apply(name ?? 'cos', [E.add(E.multiply(half, multipliedOut(E.add(from, to))), phase)]),
    E.reciprocal(E.apply('sin', [half])),
  ]);
}

/** Where the angle of one step is a multiple of 2π all waves are equal. */
function casesOf(problem: SumProblem, wave: Wave, unit: 1 | -1 | null): readonly Case<Expression>[] {
  const { shape, name, turn, phase } = wave;
  if (unit !== 1 || name === null || freeSymbols(turn).length === 0) return [];
  const standing = E.apply(name, [phase]);
  const f = termOf(shape, problem.index);
  const all = E.equal(standing, E.zero) ? null : byTelescoping({ ...problem, f }, shape);
  const value = all === null ? E.zero : E.multiply(standing, all.value);
  if (all === null && !E.equal(standing, E.zero)) return [];
  return [{ when: [condition(E.apply('sin', [E.multiply(E.half, turn)]), '=')], value }];
}

interface WaveSum {
  readonly T: Expression;
  readonly value: Expression;
}

function told(problem: SumProblem, wave: Wave, { T, value }: WaveSum) {
  const { index } = problem;
  const f = termOfWave(wave, index);
  const part = wave.name === 'sin' ? 'imaginary' : 'real';
  return stepOf(problem, value, {
    rule: 'telescoping sum',
    says: `The term is the ${part} part of a polynomial times a power of one complex number z, whose sums are those of a geometric sum; with T each term is T(${index} + 1) - T(${index}), so that all but the two ends cancel${isInfinite(problem) ? ', and T tends to 0 far out, since the ratio lies between -1 and 1' : ''}.`,
    with: { T },
    steps: [differenceOfNeighbours(f, T, index), ...endsPutIn(problem, T, value)],
  });
}

/** T at both ends. */
function endsPutIn(problem: SumProblem, T: Expression, value: Expression): readonly ShownStep[] {
  const { index, from, to } = problem;
  const lower = at(T, index, from);
  const ends = isInfinite(problem) ? E.negate(lower) : E.subtract(at(T, index, E.add(to, E.one)), lower);
  if (E.equal(ends, value)) return [];
  const says = 'The values at both ends are subtracted.';
  return [{ rule: 'ends of the sum', says, before: { expression: ends }, after: { expression: value }, steps: [] }];
}
