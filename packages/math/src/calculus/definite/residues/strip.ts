import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, freeSymbols, transform } from '../../../expression/walk.ts';
import type * as P from '../../../polynomial/univariate/dense.ts';
import { derivativeOf } from '../../derivative.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { asPowerOfY, type PeriodicPart, rateOf, type Series, seriesIn } from '../table/bose-fermi.ts';
import { positivity, signOf } from '../table/pairs.ts';
import { positiveForm } from '../table/positive-form.ts';
import { rationalFunction } from '../table/rational-function.ts';

/*
 * Fourier integrals of hyperbolic functions over the half line: x^p·w(ax)·R(y) with w one of sin, cos, sinh, cosh, y = e^(−cx) and R
 * rational, its denominator a divisor of (1 ∓ yᵐ)ᵏ. Then R is Σ q(t)yᵗ with q a polynomial in t on each residue class (`bose-fermi.ts`), and
 *
 *     ∫₀^∞ e^(σx) R dx = Σ q(t)/(ct − σ),   t > 0,   σ = ia for sin and cos, ±a for sinh and cosh.
 *
 * Only the half of it that is odd in σ (sin, sinh) or even (cos, cosh) is wanted. Where q(−t) = ±q(t) with the sign that fits, that half is
 * half the sum over all whole t, which residues in a strip of the width of a period give, with θ = πi/m and u = πσ/(cm):
 *
 *     Σₙ 1/(c(mn + i) − σ) = π/(cm)·cot(θ − u),   Σₙ (−1)ⁿ/(c(mn + i) − σ) = π/(cm)·1/sin(θ − u).
 *
 * A power tᵈ = ((ct − σ) + σ)ᵈ/cᵈ counts as (σ/c)ᵈ: what is left is a sum of powers over all whole numbers, and those continued sums are
 * 0. Powers of x are derivatives with respect to a.
 *
 * Example: cos(ax)/cosh x is 2y/(1 + y²), so m = 2, i = 1, θ = π/2, and half of 2·(π/2)/sin(π/2 − iπa/2) is π/(2 cosh(πa/2)).
 * What is hard is where R has a pole at 0: a sum that only converges continued has the value of the integral if there is one, which the
 * comparison decides.
 */

const aName = '\u2020a';
const pi = E.constant('pi');

/** The integral over the half line of a sine, a cosine or a hyperbolic one of them times a rational function of an exponential. */
export function byPeriodStrip(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (!E.equal(lower, E.zero) || infiniteEnd(upper) !== 1) return null;
  const parts = partsOf(f, variable);
  if (parts === null) return null;
  const { wave, power, kernel, by } = parts;
  // Every power of x turns an even wave into an odd one, and a derivative with respect to a undoes it.
  const isOddBelow = isOdd(wave.name) !== (power % 2 === 1);
  const family = familyOf(kernel, variable);
  if (family === null) return null;
  const summed = halfOfSum(family, { ...wave, isOdd: isOddBelow });
  if (summed === null) return null;
  const derived = repeatedDerivative(summed, power);
  if (derived === null) return null;
  const sign = wave.isCircular && (wave.name === 'sin' ? power % 4 >= 1 && power % 4 <= 2 : power % 4 >= 2) ? -1 : 1;
  const value = simplest(E.product([E.number(sign), by, substitute(derived, { [aName]: wave.rate })]));
  const conditions = conditionsOf(family, wave);
  if (conditions === null) return null;
  return {
    value,
    conditions,
    step: stepOf(problem, value, {
      rule: 'residues in a strip',
      says: `The exponentials have the period 2πi/c: the line and its parallel at that distance are closed to a strip, and the difference of the integrals over both is 2πi times the sum of the residues between them${power > 0 ? '; each power of the variable is a derivative with respect to a' : ''}.`,
      with: { a: wave.rate, c: family.rate, R: kernel },
    }),
  };
}

interface Wave {
  readonly name: 'sin' | 'cos' | 'sinh' | 'cosh';
  readonly rate: Expression;
  /** sin and cos. */
  readonly isCircular: boolean;
}

const isOdd = (name: Wave['name']): boolean => name === 'sin' || name === 'sinh';

interface Parts {
  readonly by: Expression;
  readonly power: number;
  readonly wave: Wave;
  readonly kernel: Expression;
}

const maxPower = 6;

/** by·x^power·wave·kernel; null where it is none. */
function partsOf(f: Expression, variable: string): Parts | null {
  const x = E.symbol(variable);
  const kernels: Expression[] = [];
  let by: Expression = E.one;
  let power = 0;
  const waves: Wave[] = [];
  for (const factor of E.factorsOf(f)) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const wave = waveOf(factor, variable);
    if (!contains(factor, variable)) by = E.multiply(by, factor);
    else if (E.equal(base, x)) {
      if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return null;
      power = Q.toNumber(exponent.value);
    } else if (wave === null) kernels.push(factor);
    else waves.push(wave);
  }
  const [wave, ...others] = chosenFirst(waves);
  if (wave === undefined || power < 0 || power > maxPower || others.some(({ isCircular }) => isCircular)) return null;
  kernels.push(...others.map(({ name, rate }) => E.apply(name, [E.multiply(rate, x)])));
  return kernels.length === 0 ? null : { by, power, wave, kernel: E.product(kernels) };
}

/** Of several the circular one: a hyperbolic one beside it belongs to the kernel. */
const chosenFirst = (waves: readonly Wave[]): readonly Wave[] =>
  [...waves].sort((a, b) => Number(b.isCircular) - Number(a.isCircular));

function waveOf(a: Expression, variable: string): Wave | null {
  if (a.kind !== 'apply' || a.args.length !== 1) return null;
  const { name } = a;
  if (name !== 'sin' && name !== 'cos' && name !== 'sinh' && name !== 'cosh') return null;
  const rate = E.divide(a.args[0]!, E.symbol(variable));
  if (contains(rate, variable) || !(signOf(rate) > 0)) return null;
  return { name, rate, isCircular: name === 'sin' || name === 'cos' };
}

interface Family extends Series {
  readonly rate: Expression;
  readonly alternates: boolean;
  /** The least t in the series. */
  readonly least: number;
}

/** The kernel as a series in y = e^(−cx). */
function familyOf(kernel: Expression, variable: string): Family | null {
  const exponentials = positiveForm(kernel, variable);
  const rate = rateOf(exponentials, variable);
  if (rate === null || positivity(rate) === null) return null;
  const y = '\u2020y';
  const inY = transform(exponentials, (node) => asPowerOfY(node, rate, variable, y));
  if (contains(inY, variable)) return null;
  const fraction = rationalFunction(inY, y);
  if (fraction === null) return null;
  const least = lowest(fraction.numerator) - lowest(fraction.denominator);
  if (least <= 0) return null;
  for (const alternates of [true, false]) {
    const series = seriesIn(fraction.numerator, fraction.denominator, alternates);
    if (series !== null) return { ...series, rate, alternates, least };
  }
  return null;
}

/** The least power of y in a polynomial. */
const lowest = (a: P.IntegerPolynomial): number => a.findIndex((value) => value !== 0n);

/** What converges: a < c·t for the hyperbolic ones. */
function conditionsOf({ rate, least }: Family, wave: Wave): readonly Condition[] | null {
  const conditions = positivity(rate)!;
  if (wave.isCircular) return conditions;
  const room = simplest(E.subtract(E.multiply(E.number(least), rate), wave.rate));
  if (freeSymbols(room).length === 0) return signOf(room) > 0 ? conditions : null;
  return [...conditions, condition(room, '>')];
}

interface Half {
  readonly isCircular: boolean;
  readonly isOdd: boolean;
}

/** The half of Σ q(t)/(ct − σ) over t > 0 that is odd or even in σ; for σ = ia its imaginary or its real part. */
function halfOfSum({ parts, powers, rate, alternates }: Family, half: Half): Expression | null {
  if (!parts.every((one) => hasMirror(one, parts, alternates, half.isOdd))) return null;
  const sums = parts.map((one) =>
    E.multiply(E.number(Q.multiply(Q.rational(1, 2), one.by)), classSum(one, rate, alternates, half)),
  );
  const singles = powers.map(({ by, degree, base }) =>
    E.product([
      E.number(by),
      E.power(E.number(base), E.number(degree)),
      single(E.multiply(E.number(base), rate), half),
    ]),
  );
  // Of the sum over all whole t the one at 0 is no part of the integral.
  const middle = parts
    .filter(({ degree, residue }) => degree === 0 && Q.isOne(residue))
    .reduce((total, { by }) => Q.add(total, by), Q.zero);
  const sign = alternates ? Q.one : Q.integerRational(-1);
  const atZero = half.isOdd
    ? E.product([E.number(Q.multiply(sign, Q.multiply(Q.rational(1, 2), middle))), single(E.zero, half)])
    : E.zero;
  return E.sum([...sums, ...singles, atZero]);
}

/** q(−t) = q(t) for the odd half, −q(t) for the even one; a step of a whole period changes the sign where it alternates. */
function hasMirror(
  { by, degree, residue }: PeriodicPart,
  parts: readonly PeriodicPart[],
  alternates: boolean,
  isOddHalf: boolean,
): boolean {
  const isWhole = Q.isOne(residue);
  const other = parts.find(
    (one) => one.degree === degree && Q.equals(one.residue, isWhole ? Q.one : Q.subtract(Q.one, residue)),
  );
  if (other === undefined) return false;
  // The class i + mn with (−1)ⁿ: −t = (m − i) + m(−n − 1); of t = m(n + 1) it is m(−n − 1) with (−1)ⁿ again.
  const step = alternates && !isWhole ? -1 : 1;
  const wanted = step * (isOddHalf ? 1 : -1) * (degree % 2 === 0 ? 1 : -1);
  return Q.equals(other.by, Q.multiply(Q.integerRational(wanted), by));
}

/** 1/(g − σ): its even half g/(g² ∓ a²), its odd half a/(g² ± a²). */
function single(g: Expression, { isCircular, isOdd: odd }: Half): Expression {
  const a = E.symbol(aName);
  const square = E.power(a, E.two);
  const below = isCircular ? E.add(E.power(g, E.two), square) : E.subtract(E.power(g, E.two), square);
  return E.divide(odd ? a : g, below);
}

/** Σₙ tᵈ/(ct − σ) over a class of whole numbers, as (σ/c)ᵈ·π/(cm)·cot(θ − u) or 1/sin(θ − u), of which the wanted half is taken. */
function classSum(
  { degree, residue, period }: PeriodicPart,
  rate: Expression,
  alternates: boolean,
  half: Half,
): Expression {
  const a = E.symbol(aName);
  const front = E.product([
    pi,
    E.reciprocal(E.multiply(rate, E.number(period))),
    E.power(E.divide(a, rate), E.number(degree)),
  ]);
  // σᵈ is ±aᵈ for real halves, and i is taken out of an odd power of it.
  const { isCircular } = half;
  const oddHalf = half.isOdd !== (degree % 2 === 1);
  const rotation =
    isCircular && (half.isOdd ? degree % 4 >= 2 : degree % 4 === 1 || degree % 4 === 2) ? E.minusOne : E.one;
  const theta = E.product([pi, E.number(residue)]);
  const u = E.divide(E.multiply(pi, a), E.multiply(rate, E.number(period)));
  return E.product([
    rotation,
    front,
    alternates ? cosecant(theta, u, oddHalf, isCircular) : cotangent(theta, u, oddHalf, isCircular),
  ]);
}

const names = { true: { sin: 'sinh', cos: 'cosh' }, false: { sin: 'sin', cos: 'cos' } } as const;
const functionAt = (name: string, at: Expression): Expression => E.apply(name, [at]);

/** The half of cot(θ − u), with sinh and cosh where u is imaginary. */
function cotangent(theta: Expression, u: Expression, odd: boolean, isCircular: boolean): Expression {
  const { sin, cos } = names[`${isCircular}`];
  const twice = E.multiply(E.two, theta);
  const double = E.multiply(E.two, u);
  const [s, c] = [simplest(functionAt('sin', twice)), simplest(functionAt('cos', twice))];
  // 2θ = π and 2θ = 2π have shorter ones: tan u and −cot u.
  if (E.equal(s, E.zero)) {
    if (!odd) return E.zero;
    const quotient = E.divide(functionAt(sin, u), functionAt(cos, u));
    if (E.equal(c, E.minusOne)) return quotient;
    return isCircular ? E.reciprocal(quotient) : E.negate(E.reciprocal(quotient));
  }
  const below = E.subtract(functionAt(cos, double), c);
  return E.divide(odd ? functionAt(sin, double) : s, below);
}

/** The half of 1/sin(θ − u). */
function cosecant(theta: Expression, u: Expression, odd: boolean, isCircular: boolean): Expression {
  const { sin, cos } = names[`${isCircular}`];
  const [s, c] = [simplest(functionAt('sin', theta)), simplest(functionAt('cos', theta))];
  if (E.equal(c, E.zero)) return odd ? E.zero : E.divide(s, functionAt(cos, u));
  if (E.equal(s, E.zero))
    return odd ? E.multiply(isCircular ? c : E.negate(c), E.reciprocal(functionAt(sin, u))) : E.zero;
  const below = E.subtract(
    functionAt(cos, E.multiply(E.two, u)),
    simplest(functionAt('cos', E.multiply(E.two, theta))),
  );
  return E.divide(E.product([E.two, odd ? c : s, functionAt(odd ? sin : cos, u)]), below);
}

function repeatedDerivative(a: Expression, times: number): Expression | null {
  let found: Expression | null = a;
  for (let k = 0; k < times && found !== null; k++) found = derivativeOf(found, aName);
  return found;
}
