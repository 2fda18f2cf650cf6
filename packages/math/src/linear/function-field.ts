import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { number, power, product, sum, zero as zeroExpression } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { gcd } from '../polynomial/sparse/gcd.ts';
import type { Polynomial } from '../polynomial/sparse/polynomial.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { exponentsOf } from '../polynomial/sparse/ring.ts';
import type { Budget } from '../result/budget.ts';
import { Unfinished } from '../result/unfinished.ts';
import type { Field } from './field.ts';
import { type Generators, generatorsOf } from './generators.ts';
import { type Structure, structureOf } from './kernels.ts';
import { isNumericallyZero } from './numerically-zero.ts';
import { type ExpressionBuilder, zerosOf } from './zeros.ts';

/*
 * The field of everything that can be written with the kernels of some expressions: rational functions of the transcendental
 * kernels (x, pi, e^x, sin x), extended by the algebraic ones, each with its relation g^N = c (sqrt(2)^2 = 2, i^2 = −1,
 * cos(x)^2 = 1 − sin(x)^2, sqrt(x + 1)^2 = x + 1).
 *
 * An element is numerator/denominator: the numerator a polynomial in all kernels, with every algebraic one below its degree N;
 * the denominator a polynomial in the transcendental ones only, without a common factor with the coefficients of the numerator,
 * and with a positive leading coefficient. So 1/(1 + sqrt(2)) is (sqrt(2) − 1)/1. Where the algebraic kernels are independent
 * (roots of different primes, i), that form is unique, and only 0 has the numerator 0.
 *
 * They need not be (sqrt(3 + 2·sqrt(2)) is 1 + sqrt(2); sin(2x) is 2·sin(x)·cos(x)): then a numerator that is not 0 is judged by
 * its value as well, at points and to digits that leave no reasonable doubt (`numerically-zero.ts`), and where that cannot be
 * told the calculation ends with `Unfinished` (undecided).
 *
 * Hard part: the inverse. The kernels are taken out of the numerator one by one, the last first, by its norm: with
 * n = n₀ + n₁·g + …, the matrix of the multiplication by n on 1, g, …, g^(N−1) has a determinant free of g, and the cofactors of
 * its first column multiply n to it. Example: 1/(1 + sqrt(2)): matrix [[1, 2], [1, 1]], determinant −1, cofactors 1 and −1.
 */

/** A quotient of polynomials in the generators of the field. */
export interface Fraction {
  readonly numerator: Polynomial;
  readonly denominator: Polynomial;
}

/** The smallest such field that contains the given expressions. Throws `Unfinished` (size) for too many kernels. */
export function functionField(entries: readonly Expression[], work: Budget): Field<Fraction> {
  return new FunctionField(generatorsOf(entries.map(structureOf), work), work);
}

/** The functions are members that need no receiver, since elimination hands them on. */
class FunctionField implements Field<Fraction> {
  private readonly generators: Generators;
  private readonly work: Budget;
  private readonly writing: ExpressionBuilder;
  readonly zero: Fraction;
  readonly one: Fraction;

  constructor(generators: Generators, work: Budget) {
    this.generators = generators;
    this.work = work;
    const whole = S.constant(generators.ring, 1);
    this.zero = { numerator: S.zero(generators.ring), denominator: whole };
    this.one = { numerator: whole, denominator: whole };
    this.writing = {
      expression: (a) => polynomialExpression(a, generators.expressions),
      quotient: (a, b) => this.toExpression(this.multiply(this.normal(a, whole), this.inverse(this.normal(b, whole)))),
    };
  }

  private readonly times = (a: Polynomial, b: Polynomial): Polynomial => S.multiply(a, b, this.work);

  private normal(numerator: Polynomial, denominator: Polynomial): Fraction {
    if (S.isZero(numerator)) return this.zero;
    let common = denominator;
    for (const part of partsOf(numerator, this.generators)) {
      if (S.isOne(common)) break;
      common = gcd(common, part, this.work);
    }
    if (S.leadingCoefficient(denominator) < 0 !== S.leadingCoefficient(common) < 0) common = S.negate(common);
    if (S.isOne(common)) return { numerator, denominator };
    return {
      numerator: S.divideExactly(numerator, common, this.work)!,
      denominator: S.divideExactly(denominator, common, this.work)!,
    };
  }

  readonly add = (a: Fraction, b: Fraction): Fraction => {
    if (S.isZero(a.numerator)) return b;
    if (S.isZero(b.numerator)) return a;
    if (S.equals(a.denominator, b.denominator)) return this.normal(S.add(a.numerator, b.numerator), a.denominator);
    const left = this.times(a.numerator, b.denominator);
    const right = this.times(b.numerator, a.denominator);
    return this.normal(S.add(left, right), this.times(a.denominator, b.denominator));
  };

  readonly negate = (a: Fraction): Fraction => ({ ...a, numerator: S.negate(a.numerator) });

  readonly subtract = (a: Fraction, b: Fraction): Fraction => this.add(a, this.negate(b));

  readonly multiply = (a: Fraction, b: Fraction): Fraction => {
    if (S.isZero(a.numerator) || S.isZero(b.numerator)) return this.zero;
    const numerator = this.generators.reduce(this.times(a.numerator, b.numerator));
    return this.normal(numerator, this.times(a.denominator, b.denominator));
  };

  readonly inverse = (a: Fraction): Fraction => {
    const { algebraic, reduce } = this.generators;
    let cofactor = this.one.numerator;
    let norm = a.numerator;
    for (const { index, degree } of [...algebraic].reverse()) {
      if (S.degreeIn(norm, index) <= 0) continue;
      const conjugate = conjugateIn(norm, index, degree, this.generators, this.times);
      cofactor = reduce(this.times(cofactor, conjugate));
      norm = reduce(this.times(norm, conjugate));
    }
    // The kernels are dependent in a way that the relations do not say.
    if (S.isZero(norm))
      throw new Unfinished(
        'undecided',
        'roots among the entries depend on each other in a way that could not be resolved',
      );
    return this.normal(reduce(this.times(cofactor, a.denominator)), norm);
  };

  readonly isZero = ({ numerator }: Fraction): boolean =>
    S.isZero(numerator) ||
    (this.generators.uncertain && isNumericallyZero(polynomialExpression(numerator, this.generators.expressions)));

  readonly zeros = ({ numerator }: Fraction) => zerosOf(numerator, this.generators, this.writing);
  readonly poles = ({ denominator }: Fraction) => zerosOf(denominator, this.generators, this.writing);

  /** A number is a pivot before a letter: then nothing is divided by what may be 0. */
  readonly weight = ({ numerator, denominator }: Fraction): number =>
    40 * (numerator.keys.length + denominator.keys.length - 2) +
    (S.isConstant(numerator) ? 0 : 20) +
    coefficientBits(numerator);

  readonly fromExpression = (a: Expression): Fraction => this.fromStructure(structureOf(a));

  readonly toExpression = ({ numerator, denominator }: Fraction): Expression => {
    const { expressions } = this.generators;
    if (S.isConstant(denominator))
      return polynomialExpression(numerator, expressions, Q.rational(1, S.leadingCoefficient(denominator)));
    const below = power(polynomialExpression(denominator, expressions), number(-1));
    return product([polynomialExpression(numerator, expressions), below]);
  };

  private readonly fromStructure = (a: Structure): Fraction => {
    const { ring } = this.generators;
    switch (a.kind) {
      case 'number':
        return { numerator: S.constant(ring, a.value.numerator), denominator: S.constant(ring, a.value.denominator) };
      case 'kernel': {
        const { index, exponent } = this.generators.place(a.power);
        const raised = this.generators.reduce(S.variable(ring, index, Math.abs(exponent)));
        const value = this.normal(raised, this.one.numerator);
        return exponent < 0 ? this.inverse(value) : value;
      }
      case 'sum':
        return a.parts.map(this.fromStructure).reduce(this.add, this.zero);
      case 'product':
        return a.parts.map(this.fromStructure).reduce(this.multiply, this.one);
      case 'power': {
        const base = this.fromStructure(a.base);
        if (a.exponent < 0 && this.isZero(base)) throw new Unfinished('undecided', 'an entry divides by 0');
        return this.raised(a.exponent < 0 ? this.inverse(base) : base, Math.abs(a.exponent));
      }
    }
  };

  private raised(base: Fraction, n: number): Fraction {
    let result = this.one;
    let square = base;
    for (let left = n; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) result = this.multiply(result, square);
      if (left > 1) square = this.multiply(square, square);
    }
    return result;
  }
}

const coefficientBits = (a: Polynomial): number =>
  a.coefficients.reduce((most: number, c) => Math.max(most, Z.bitLength(c)), 0);

/** The coefficients of a numerator as a polynomial in the algebraic kernels: polynomials in the others. */
function partsOf(a: Polynomial, { algebraic }: Generators): readonly Polynomial[] {
  let parts: readonly Polynomial[] = [a];
  for (const { index } of algebraic)
    parts = parts.flatMap((part) => (S.degreeIn(part, index) > 0 ? S.coefficientsIn(part, index) : [part]));
  return parts.filter((part) => !S.isZero(part));
}

const maxDegree = 7;

/** The polynomial in the kernel whose product with `a` is free of it. */
function conjugateIn(
  a: Polynomial,
  index: number,
  degree: number,
  generators: Generators,
  times: (a: Polynomial, b: Polynomial) => Polynomial,
): Polynomial {
  if (degree > maxDegree) throw new Unfinished('size', `roots of degree ${degree} are too much work`);
  const { ring, reduce } = generators;
  const columns = Array.from({ length: degree }, (_, k) => {
    const shifted = reduce(times(a, S.variable(ring, index, k)));
    const parts = S.coefficientsIn(shifted, index);
    return Array.from({ length: degree }, (_, row) => parts[row] ?? S.zero(ring));
  });
  // a·(Σ x_k g^k) = det: solve M·x = det·e₁ by Cramer's rule, that is by the cofactors of the first row of M.
  const cofactors = columns.map((_, k) => {
    const minor = columns.filter((_, other) => other !== k).map((column) => column.slice(1));
    const value = determinantByExpansion(minor, ring, times);
    return k % 2 === 0 ? value : S.negate(value);
  });
  return reduce(
    cofactors.reduce((total, part, k) => S.add(total, times(reduce(part), S.variable(ring, index, k))), S.zero(ring)),
  );
}

/** By the first column; for the few rows that roots need. */
function determinantByExpansion(
  columns: readonly (readonly Polynomial[])[],
  ring: Polynomial['ring'],
  times: (a: Polynomial, b: Polynomial) => Polynomial,
): Polynomial {
  const [first, ...others] = columns;
  if (first === undefined) return S.constant(ring, 1);
  let total = S.zero(ring);
  for (const [row, entry] of first.entries()) {
    if (S.isZero(entry)) continue;
    const minor = others.map((column) => column.filter((_, other) => other !== row));
    const term = times(entry, determinantByExpansion(minor, ring, times));
    total = row % 2 === 0 ? S.add(total, term) : S.subtract(total, term);
  }
  return total;
}

function polynomialExpression(a: Polynomial, kernels: readonly Expression[], scale: Q.Rational = Q.one): Expression {
  if (S.isZero(a)) return zeroExpression;
  return sum(
    a.keys.map((key, k) => {
      const powers = exponentsOf(key, a.ring).map((exponent, index) =>
        exponent === 0 ? number(1) : power(kernels[index]!, number(exponent)),
      );
      return product([number(Q.multiply(scale, Q.integerRational(a.coefficients[k]!))), ...powers]);
    }),
  );
}
