import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import * as R from '../../../polynomial/rational-dense.ts';
import * as P from '../../../polynomial/univariate/dense.ts';
import { hurwitz } from './laurent.ts';
import { type Pair, positivity } from './pairs.ts';
import { rationalFunction } from './rational-function.ts';
import type { Term } from './terms.ts';

/*
 * Integrals of Bose and Fermi: kernels that are rational functions R(y) of y = e^(−cx) whose denominator divides (1 − yᵐ)ᵏ. Then
 * R(y) = Σᵢ nᵢ yⁱ Σⱼ C(j + k − 1, k − 1) yᵐʲ, whose coefficients are polynomials in t = mj + i, and term by term
 *
 *     ∫₀^∞ xˢ⁻¹ y^t dx = Γ(s)(ct)⁻ˢ,   Σⱼ (mj + i)^(l−s) = m^(l−s) ζ(s − l, i/m).
 *
 * Example: 1/(eˣ − 1) = y/(1 − y) ↔ Γ(s)ζ(s), 1/cosh x = 2y/(1 + y²) = 2y(1 − y²)/(1 − y⁴) ↔ 2Γ(s)4⁻ˢ(ζ(s, 1/4) − ζ(s, 3/4)).
 * The constant term of R contributes 0 in the continued sense; a growing one has no integral.
 */

const yName = '\u2020y';
const maxPeriod = 12;
const maxPower = 5;

/** The pair of a kernel that is rational in exponentials of commensurable rates. */
export function ofRationalInExponential(term: Term, variable: string): Pair | null {
  const { exponentials, wave, binomials, others } = term;
  if (wave !== undefined || binomials.length > 0 || others.length === 0) return null;
  if (exponentials.length > 1 || exponentials.some(({ power }) => !E.equal(power, E.one))) return null;
  const front = exponentials.map(({ scale }) => E.exp(E.product([E.minusOne, scale, E.symbol(variable)])));
  const kernel = E.product([...front, ...others]);
  const rate = rateOf(kernel, variable);
  if (rate === null) return null;
  const inY = transform(kernel, (node) => asPowerOfY(node, rate, variable, yName));
  if (contains(inY, variable)) return null;
  const fraction = rationalFunction(inY, yName);
  if (fraction === null) return null;
  const conditions = positivity(rate);
  const series = seriesIn(fraction.numerator, fraction.denominator);
  if (series === null || conditions === null) return null;
  const { parts, powers, poleOrder } = series;
  return {
    transform: (s) =>
      E.product([
        E.apply('gamma', [s]),
        E.power(rate, E.negate(s)),
        E.sum([
          ...parts.map(({ by, degree, residue, period }) =>
            E.product([
              E.number(by),
              E.power(E.number(period), E.subtract(E.number(degree), s)),
              hurwitz(E.subtract(s, E.number(degree)), residue),
            ]),
          ),
          ...powers.map(({ by, degree, base }) =>
            E.multiply(E.number(by), E.power(E.number(base), E.subtract(E.number(degree), s))),
          ),
        ]),
      ]),
    strip: [E.number(poleOrder), null],
    conditions,
    name: 'Σ aₙe^(−nt) ↔ Γ(s) Σ aₙn^(−s), a zeta function',
  };
}

/** The rate c > 0 of which all rates are whole multiples. */
export function rateOf(kernel: Expression, variable: string): Expression | null {
  const rates: Expression[] = [];
  let linear = true;
  some(kernel, (node) => {
    if (node.kind !== 'power' || node.base.kind !== 'constant' || node.base.name !== 'e') return false;
    if (!contains(node.exponent, variable)) return false;
    for (const part of E.termsOf(node.exponent)) {
      if (!contains(part, variable)) continue;
      const rate = E.divide(part, E.symbol(variable));
      if (contains(rate, variable)) linear = false;
      rates.push(rate);
    }
    return false;
  });
  const [first] = rates;
  if (!linear || first === undefined) return null;
  let step = Q.zero;
  for (const rate of rates) {
    const ratio = E.divide(rate, first);
    if (ratio.kind !== 'number') return null;
    step = gcd(step, Q.abs(ratio.value));
  }
  const negative = Q.sign(E.coefficient(first)) < 0;
  return E.multiply(E.number(negative ? Q.negate(step) : step), first);
}

function gcd(a: Q.Rational, b: Q.Rational): Q.Rational {
  let [p, q] = [a, b];
  while (!Q.isZero(q)) [p, q] = [q, Q.subtract(p, Q.multiply(q, Q.integerRational(Q.floor(Q.divide(p, q)))))];
  return p;
}

/** e^(wx + v) as y^(−w/c)·e^v. */
export function asPowerOfY(node: Expression, rate: Expression, variable: string, y: string): Expression {
  if (node.kind !== 'power' || node.base.kind !== 'constant' || node.base.name !== 'e') return node;
  const parts = E.termsOf(node.exponent);
  const dependentParts = parts.filter((part) => contains(part, variable));
  if (dependentParts.length === 0) return node;
  const count = E.sum(dependentParts.map((part) => E.divide(part, E.multiply(rate, E.symbol(variable)))));
  if (count.kind !== 'number') return node;
  const rest = E.sum(parts.filter((part) => !contains(part, variable)));
  return E.multiply(E.exp(rest), E.power(E.symbol(y), E.number(Q.negate(count.value))));
}

/** by·Σⱼ (mj + i)^degree·y^(mj + i) from j = 0 on: period m, residue i/m in (0, 1]. */
export interface PeriodicPart {
  readonly by: Q.Rational;
  readonly degree: number;
  readonly residue: Q.Rational;
  readonly period: number;
}

/** A rational function of y as a series, without its constant term. */
export interface Series {
  readonly parts: readonly PeriodicPart[];
  /** by·base^degree·y^base, single terms. */
  readonly powers: readonly { readonly by: Q.Rational; readonly degree: number; readonly base: number }[];
  /** At y = 1. */
  readonly poleOrder: number;
}

/** The series where the denominator divides a power of 1 − yᵐ; where it alternates, of 1 + yᵐ, and every part has the signs (−1)ʲ. */
export function seriesIn(
  numerator: P.IntegerPolynomial,
  denominator: P.IntegerPolynomial,
  alternates = false,
): Series | null {
  const shift = denominator.findIndex((value) => value !== 0n);
  const bottom = denominator.slice(shift);
  if (P.degree(bottom) < 1) return null;
  for (let m = 1; m <= maxPeriod; m++) {
    const turn = P.inflate(P.fromNumbers([0, 1]), m);
    const cycle = alternates ? P.add(P.fromNumbers([1]), turn) : P.subtract(P.fromNumbers([1]), turn);
    for (let k = 1; k <= maxPower; k++) {
      const cofactor = P.divideExactly(P.power(cycle, k), P.primitivePart(bottom));
      if (cofactor === null) continue;
      const whole = R.fromIntegers(P.multiply(cofactor, numerator));
      const content = Q.rational(1, Number(P.content(bottom)) * (cofactor.length === 0 ? 1 : 1));
      const sign = signOfQuotient(P.primitivePart(bottom), bottom);
      return expanded(
        R.scale(whole, Q.multiply(content, Q.integerRational(sign))),
        { shift, m, k, alternates },
        poleAtOne(numerator, bottom),
      );
    }
  }
  return null;
}

const signOfQuotient = (a: P.IntegerPolynomial, b: P.IntegerPolynomial): number =>
  P.leading(a) > 0n === P.leading(b) > 0n ? 1 : -1;

/** The order of the pole at y = 1. */
function poleAtOne(numerator: P.IntegerPolynomial, denominator: P.IntegerPolynomial): number {
  const multiplicity = (a: P.IntegerPolynomial): number => {
    let [count, rest] = [0, a];
    while (rest.length > 0 && P.valueAt(rest, 1n) === 0n) {
      rest = P.divideExactly(rest, P.fromNumbers([-1, 1]))!;
      count++;
    }
    return count;
  };
  return multiplicity(denominator) - multiplicity(numerator);
}

/** y^(−shift)/(1 ∓ yᵐ)ᵏ. */
interface Cycle {
  readonly shift: number;
  readonly m: number;
  readonly k: number;
  readonly alternates: boolean;
}

function expanded(whole: R.RationalDense, { shift, m, k, alternates }: Cycle, poleOrder: number): Series | null {
  const parts: Part[] = [];
  const powers: { by: Q.Rational; degree: number; base: number }[] = [];
  const signAfter = (periods: number) => Q.integerRational(alternates && periods % 2 !== 0 ? -1 : 1);
  for (const [index, coefficient] of whole.entries()) {
    if (Q.isZero(coefficient)) continue;
    const i = index - shift;
    // y to a negative power grows.
    if (i < 0) return null;
    const polynomial = binomialIn(i, m, k);
    const before = Math.ceil(i / m) - 1;
    const first = i - m * before;
    for (const [degree, value] of polynomial.entries()) {
      const by = Q.multiply(Q.multiply(coefficient, value), signAfter(before));
      if (Q.isZero(by)) continue;
      addTo(parts, { by, degree, residue: Q.rational(first, m), period: m });
      for (let n = 0; n < before; n++)
        powers.push({ by: Q.negate(Q.multiply(signAfter(n), by)), degree, base: first + m * n });
    }
  }
  return { parts, powers, poleOrder };
}

type Part = { -readonly [Name in keyof PeriodicPart]: PeriodicPart[Name] };

function addTo(parts: Part[], one: Part): void {
  const same = parts.find((other) => other.degree === one.degree && Q.equals(other.residue, one.residue));
  if (same === undefined) parts.push(one);
  else same.by = Q.add(same.by, one.by);
}

/** C(j + k − 1, k − 1) with j = (t − i)/m, as a polynomial in t. */
function binomialIn(i: number, m: number, k: number): R.RationalDense {
  let polynomial: R.RationalDense = [Q.one];
  for (let h = 1; h < k; h++) polynomial = R.multiply(polynomial, [Q.rational(m * h - i, m * h), Q.rational(1, m * h)]);
  return polynomial;
}
