import { partialFractions } from '../../algebra/apart.ts';
import { coefficientsOf } from '../../algebra/coefficients.ts';
import { denseExpression } from '../../algebra/divide.ts';
import { expand } from '../../algebra/expand.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep, Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import { fromIntegers, type RationalDense } from '../../polynomial/rational-dense.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import { isPositiveByForm } from '../letter-conditions.ts';
import { quotientOf } from './numeric-shape.ts';
import { type OddPart, oddFraction, sumOfOddParts, withoutOddPart } from './odd-parts.ts';
import { isInfinite, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import { type LinearSeries, linesOfLinear } from './rational-series-lines.ts';
import { type Shape, termOf } from './shape.ts';
import { byTelescoping, plainest } from './telescoping.ts';
import { derivativeOver, hurwitz } from './zeta-values.ts';

/*
 * Sums of rational(k)·b^k by partial fractions. Each fraction has a known sum:
 *
 *   1/(k + c)^s            zeta and polygamma values (`zeta-values.ts`)
 *   (−1)^k/(k + c)^s       the same, for even and odd k apart
 *   b^k/(k + c)^s          a polylogarithm for whole c; artanh and arctan for c half of an odd number and s = 1
 *   1/((k + c)² + D)^s     coth, tanh, csch (cot, tan, csc for D < 0) for 2c whole, and derivatives by D (DLMF 4.36.3, 4.22.3)
 *   finite, b = 1          differences of polygamma functions
 */

interface Place {
  readonly start: number;
  readonly base: Expression;
  /** The upper end of a finite sum. */
  readonly to?: Expression;
}

/** The sum of a rational function of the index by partial fractions and polygamma functions; null for other terms. */
export function byPartialFractions(problem: SumProblem, shape: Shape): SumAnswer | null {
  const { index, from, to } = problem;
  if (shape.factorials.length > 0 || from.kind !== 'number') return null;
  const place: Place = {
    start: Z.toNumber(from.value.numerator),
    base: shape.base,
    ...(isInfinite(problem) ? {} : { to }),
  };
  if (place.to !== undefined && !E.equal(shape.base, E.one)) return null;
  const parts = quotientOf(shape.rational, index);
  if (parts === null) return ofLetterQuadratic(problem, shape, place);
  const split = partialFractions(fromIntegers(parts.numerator), parts.denominator);
  if (split === null) return null;
  const values: Expression[] = [];
  if (split.polynomial.length > 0) {
    const whole = byTelescoping(problem, { ...shape, rational: denseExpression(split.polynomial, index) });
    if (whole === null) return null;
    values.push(whole.value);
  }
  const knownSums = knownFractions(split.fractions, place, index);
  if (knownSums === null) return null;
  values.push(...knownSums.map(({ value }) => value));
  const apart = knownSums.map(({ fraction }) => fraction);
  const value = plainest(E.multiply(parts.constant, E.sum(values)));
  const fractions = E.product([
    parts.constant,
    E.power(shape.base, E.symbol(index)),
    E.sum([denseExpression(split.polynomial, index), ...apart]),
  ]);
  return answerOf(problem, shape, value, fractions, { known: knownSums, constant: parts.constant });
}

/** The sum of each partial fraction, and of all odd parts of those with a quadratic denominator together; null where one is not known. */
function knownFractions(
  fractions: readonly {
    readonly numerator: RationalDense;
    readonly factor: IntegerPolynomial;
    readonly power: number;
  }[],
  place: Place,
  index: string,
): readonly KnownSum[] | null {
  const found: KnownSum[] = [];
  const odd: OddPart[] = [];
  for (const { numerator: given, factor, power } of fractions) {
    const bottom = fromIntegers(factor);
    const { numerator, part } = withoutOddPart(given, bottom, power);
    if (part !== null) odd.push(part);
    if (numerator.every(Q.isZero)) continue;
    const value =
      bottom.length === 2 ? ofLinear(numerator, bottom, power, place) : ofQuadratic(numerator, bottom, power, place);
    if (value === null) return null;
    const below = E.power(denseExpression(bottom, index), E.number(power));
    const fraction = E.divide(denseExpression(numerator, index), below);
    const linear = bottom.length === 2 ? linearSeries(numerator, bottom, power, place) : undefined;
    found.push({ fraction, value, isSlow: linear !== undefined && power === 1, ...(linear && { linear }) });
  }
  if (odd.length === 0) return found;
  const sum = place.to === undefined ? sumOfOddParts(odd, place.start, place.base) : null;
  if (sum === null) return null;
  const says =
    'Moved by whole numbers these fractions are multiples of one another, and all but the first terms cancel.';
  return [
    ...found,
    { fraction: oddFraction(odd, index), value: sum, isSlow: false, told: { rule: 'telescoping sum', says } },
  ];
}

/** A partial fraction and its sum; a slow one has a sum only beside others. */
interface KnownSum {
  readonly fraction: Expression;
  readonly value: Expression;
  readonly isSlow: boolean;
  /** Of a linear denominator, the sum of b^k/(k + c)^s of which it is a multiple. */
  readonly linear?: LinearSeries;
  /** What is said of it, where it is no sum of a table. */
  readonly told?: { readonly rule: string; readonly says: string };
}

/** The sum of each fraction by itself, of those that fall like 1/k together. */
function sumSteps(problem: SumProblem, shape: Shape, known: readonly KnownSum[]): readonly ShownStep[] {
  const power = E.power(shape.base, E.symbol(problem.index));
  const isAlone = ({ isSlow }: KnownSum): boolean => !isSlow || !E.equal(shape.base, E.one);
  const together = known.filter((one) => !isAlone(one));
  const all: Omit<KnownSum, 'isSlow'>[] = known.filter(isAlone);
  if (together.length > 0)
    all.push({
      fraction: E.sum(together.map(({ fraction }) => fraction)),
      value: E.sum(together.map(({ value }) => value)),
    });
  return all.map(({ fraction, value, linear, told }) => {
    const own: SumProblem = { ...problem, f: E.multiply(fraction, power) };
    const found = plainest(value);
    if (told !== undefined) return stepOf(own, found, told);
    return knownSum(own, found, linear, E.one);
  });
}

/** The step of a known sum: which series of a table it is, with what lies between where it is not that series itself. */
function knownSum(
  problem: SumProblem,
  value: Expression,
  linear: LinearSeries | undefined,
  constant: Expression,
): Step {
  const lines = linear === undefined ? [] : linesOfLinear(linear, { index: problem.index, constant, value });
  const [only] = lines;
  const isItself = lines.length === 1 && only !== undefined && E.equal(only.before.expression, problem.f);
  return stepOf(problem, value, {
    rule: 'known sum',
    says: (isItself ? only.says : undefined) ?? reasonOf(value),
    steps: isItself ? [] : lines,
  });
}

/** C/(q·k + p)^s as a multiple of 1/(k + c)^s. */
const linearSeries = (numerator: RationalDense, [p, q]: RationalDense, s: number, place: Place): LinearSeries => ({
  share: Q.divide(numerator[0]!, Q.power(q!, s)),
  c: Q.divide(p!, q!),
  s,
  ...place,
});

function reasonOf(value: Expression): string {
  const has = (...names: readonly string[]): boolean =>
    some(value, (node) => node.kind === 'apply' && names.includes(node.name));
  if (has('digamma', 'polygamma')) return 'A value of the digamma function or of its derivatives.';
  if (has('polylog', 'dilog')) return 'This power series defines the polylogarithm.';
  if (has('zeta')) return 'A value of the zeta function.';
  if (has('coth', 'cot', 'tanh', 'tan', 'csch', 'csc'))
    return 'The partial fractions of the cotangent, of which this is a value.';
  if (has('ln', 'atan', 'atanh')) return 'A power series of the logarithm or the arctangent, at this place.';
  if (some(value, (node) => node.kind === 'constant' && node.name === 'pi'))
    return 'A value of the zeta function, or of its relatives for odd or alternating terms.';
  return 'This sum is known.';
}

function answerOf(
  problem: SumProblem,
  shape: Shape,
  value: Expression,
  fractions: Expression,
  { known, constant }: { readonly known: readonly KnownSum[]; readonly constant: Expression } = {
    known: [],
    constant: E.one,
  },
): SumAnswer {
  const conditions: Condition[] =
    freeSymbols(shape.base).length > 0 ? [condition(E.apply('abs', [shape.base]), '<', E.one)] : [];
  const f = termOf(shape, problem.index);
  const step = E.equal(f, fractions)
    ? knownSum(problem, value, known[0]?.linear, constant)
    : stepOf(problem, value, {
        rule: 'partial fractions',
        says: 'The term is split into partial fractions, whose sums are known.',
        steps: [
          {
            rule: 'partial fractions',
            says: 'Over a common denominator this is the term.',
            before: { expression: f },
            after: { expression: fractions },
            steps: [],
          },
          ...sumSteps(problem, shape, known),
        ],
      });
  return { value, conditions, cases: [], step };
}

/** Σ A·b^k/(q·k + p)^s. */
function ofLinear(numerator: RationalDense, bottom: RationalDense, s: number, place: Place): Expression | null {
  const { share, c } = linearSeries(numerator, bottom, s, place);
  const value = ofShifted(c, s, place);
  return value === null ? null : E.multiply(E.number(share), value);
}

/** Σ b^k/(k + c)^s. */
function ofShifted(c: Q.Rational, s: number, { start, base, to }: Place): Expression | null {
  const x = Q.add(Q.integerRational(start), c);
  if (to !== undefined) return finite(x, s, E.sum([to, E.number(c), E.one]));
  if (base.kind === 'number' && Q.isOne(base.value)) return hurwitz(s, x);
  if (base.kind === 'number' && Q.isMinusOne(base.value)) {
    const [even, odd] = [hurwitz(s, Q.divide(x, Q.rational(2))), hurwitz(s, Q.divide(Q.add(x, Q.one), Q.rational(2)))];
    if (even === null || odd === null) return null;
    const sign = start % 2 === 0 ? 1 : -1;
    return E.multiply(E.number(Q.rational(sign, 2 ** s)), E.subtract(even, odd));
  }
  return ofPowers(c, s, start, base);
}

function finite(x: Q.Rational, s: number, after: Expression): Expression | null {
  const first = hurwitz(s, x);
  if (first === null) return null;
  if (s === 1) return E.add(first, E.apply('digamma', [after]));
  let factorial = 1;
  for (let j = 2; j < s; j++) factorial *= j;
  const rest = E.apply('polygamma', [E.number(s - 1), after]);
  return E.add(first, E.multiply(E.number(Q.rational(s % 2 === 0 ? -1 : 1, factorial)), rest));
}

const maxTerms = 60;

/** Σ b^k/(k + c)^s for |b| < 1. */
function ofPowers(c: Q.Rational, s: number, start: number, base: Expression): Expression | null {
  const halves = c.denominator === 2;
  if (!Q.isInteger(c) && !(halves && s === 1)) return null;
  const shift = Z.toNumber(Q.floor(c));
  const whole = halves ? halfSeries(base) : polylogarithm(s, base);
  if (whole === null) return null;
  const [first, wanted] = [halves ? 0 : 1, start + shift];
  if (Math.abs(wanted - first) > maxTerms) return null;
  const offset = halves ? Q.half : Q.zero;
  const taken: Expression[] = [];
  for (let j = Math.min(first, wanted); j < Math.max(first, wanted); j++) {
    const place = Q.add(Q.integerRational(j), offset);
    if (Q.isZero(place)) return null;
    taken.push(E.multiply(E.number(Q.power(place, -s)), E.power(base, E.number(j))));
  }
  const rest = E.sum(taken);
  return E.multiply(E.power(base, E.number(-shift)), wanted > first ? E.subtract(whole, rest) : E.add(whole, rest));
}

/** Σ b^j/j^s over j ≥ 1. */
function polylogarithm(s: number, base: Expression): Expression {
  if (s === 1) return E.negate(E.apply('ln', [E.subtract(E.one, base)]));
  return s === 2 ? E.apply('dilog', [base]) : E.apply('polylog', [E.number(s), base]);
}

/** Σ b^j/(j + 1/2) over j ≥ 0: artanh for b > 0, arctan for b < 0. */
function halfSeries(base: Expression): Expression | null {
  const isNegative = Q.sign(E.coefficient(base)) < 0;
  const positive = isNegative ? E.negate(base) : base;
  const root =
    positive.kind === 'power' && E.equal(positive.exponent, E.two) ? positive.base : E.power(positive, E.half);
  if (positive.kind !== 'number' && root.kind === 'power') return null;
  const inverse = isNegative ? E.apply('atan', [root]) : artanh(root);
  return E.product([E.two, inverse, E.power(root, E.minusOne)]);
}

/** As a logarithm for a number. */
const artanh = (a: Expression): Expression =>
  a.kind === 'number'
    ? E.multiply(E.half, E.apply('ln', [E.divide(E.add(E.one, a), E.subtract(E.one, a))]))
    : E.apply('atanh', [a]);

/** Σ N·b^k/(a·k² + b·k + c)^s for b = ±1, of a number N. */
function ofQuadratic(numerator: RationalDense, bottom: RationalDense, s: number, place: Place): Expression | null {
  const [c, b, a] = bottom;
  if (bottom.length !== 3 || place.to !== undefined) return null;
  const centre = Q.divide(b!, Q.multiply(Q.rational(2), a!));
  const D = Q.subtract(Q.divide(c!, a!), Q.multiply(centre, centre));
  const value = centredQuadratic(centre, E.number(D), s, place, Q.sign(D) < 0);
  return value === null ? null : E.multiply(E.number(Q.divide(numerator[0]!, Q.power(a!, s))), value);
}

const pi = E.constant('pi');

/** Σ b^k/((k + c)² + D)^s. */
function centredQuadratic(
  c: Q.Rational,
  D: Expression,
  s: number,
  { start, base }: Place,
  isBelow: boolean,
): Expression | null {
  const alternates = base.kind === 'number' && Q.isMinusOne(base.value);
  if (!alternates && !E.equal(base, E.one)) return null;
  const halves = c.denominator === 2;
  if (!Q.isInteger(Q.multiply(c, Q.rational(2))) || (halves && alternates)) return null;
  const name = 'D';
  const start0 = Q.add(Q.integerRational(start), c);
  const first = halves ? Q.half : Q.one;
  const steps = Z.toNumber(Q.subtract(start0, first).numerator);
  if (Math.abs(steps) > maxTerms) return null;
  const sign = (n: number): Expression => E.number(alternates && Math.abs(n) % 2 === 1 ? -1 : 1);
  const form = quadraticForm(E.symbol(name), halves, alternates, isBelow);
  const whole = E.multiply(E.number(s % 2 === 1 ? 1 : -1), derivativeOver(form, name, s - 1));
  const taken: Expression[] = [];
  for (let j = Math.min(0, steps); j < Math.max(0, steps); j++) {
    const u = Q.add(first, Q.integerRational(j));
    const square = E.add(E.number(Q.multiply(u, u)), D);
    taken.push(E.multiply(sign(j + 1), E.power(square, E.number(-s))));
  }
  const all = substitute(whole, { [name]: D });
  const value = steps > 0 ? E.subtract(all, E.sum(taken)) : E.add(all, E.sum(taken));
  // (−1)^u of the place beside (−1)^k.
  return E.multiply(sign(halves ? 0 : Z.toNumber(c.numerator)), value);
}

/** Σ 1/(u² + D) over u = 1, 2, … or u = 1/2, 3/2, …, with (−1)^u where it alternates. */
function quadraticForm(D: Expression, halves: boolean, alternates: boolean, isBelow: boolean): Expression {
  const size = isBelow ? E.negate(D) : D;
  const root = E.power(size, E.half);
  const turn = E.multiply(pi, root);
  const value = (circular: string, hyperbolic: string) => E.apply(isBelow ? circular : hyperbolic, [turn]);
  if (halves) return E.product([E.half, pi, value('tan', 'tanh'), E.power(root, E.minusOne)]);
  const inner = E.multiply(turn, alternates ? value('csc', 'csch') : value('cot', 'coth'));
  return E.divide(E.subtract(inner, E.one), E.multiply(E.two, D));
}

/** Σ C·b^k/(α·k² + γ) with letters in γ or α, b = ±1. */
function ofLetterQuadratic(problem: SumProblem, shape: Shape, place: Place): SumAnswer | null {
  const { index } = problem;
  const factors = E.factorsOf(shape.rational);
  const dependentFactors = factors.filter((factor) => contains(factor, index));
  const [only] = dependentFactors;
  if (
    dependentFactors.length !== 1 ||
    only?.kind !== 'power' ||
    !E.equal(only.exponent, E.minusOne) ||
    place.to !== undefined
  )
    return null;
  const expanded = expand(only.base);
  const parts = expanded.ok ? coefficientsOf(expanded.value, index) : null;
  if (parts?.length !== 3 || !E.equal(parts[1]!, E.zero)) return null;
  const D = E.divide(parts[0]!, parts[2]!);
  const sum = centredQuadratic(Q.zero, D, 1, place, isPositiveByForm(E.negate(D)));
  if (sum === null) return null;
  const constant = E.product(factors.filter((factor) => factor !== only));
  const value = plainest(E.product([constant, E.power(parts[2]!, E.minusOne), sum]));
  return answerOf(problem, shape, value, termOf(shape, index));
}
