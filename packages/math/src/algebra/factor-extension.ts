import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { constant, equal, number, power, product, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { freeSymbols } from '../expression/walk.ts';
import { toPolynomial } from '../polynomial/convert.ts';
import { factorOverNumberField } from '../polynomial/factor-number-field.ts';
import * as F from '../polynomial/number-field.ts';
import type { RationalDense } from '../polynomial/rational-dense.ts';
import * as D from '../polynomial/rational-dense.ts';
import {
  degreeOf,
  exponentsOf,
  independentSquares,
  type Root,
  type RootField,
  rootField,
} from '../polynomial/root-field.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { exponentsOf as exponentsIn, ring } from '../polynomial/sparse/ring.ts';
import type { Budget } from '../result/budget.ts';

interface FactoredOverExtension {
  /** The numbers that generate the field: sqrt(2) and i. */
  readonly generators: readonly Expression[];
  /** The coefficient of the highest power, a number of the field. */
  readonly leading: Expression;
  /** Monic, irreducible over the field. */
  readonly factors: readonly { readonly factor: Expression; readonly multiplicity: number }[];
}

const highestDegree = 12;
const highestRoot = 6;
/** The degree of the polynomial times that of the field is the degree of the norm, which is what has to be factored. */
const highestNorm = 72;

/**
 * The factorization of a polynomial in one variable whose coefficients lie in a field that i and roots of rational numbers
 * generate: x² − 2√2·x + 2 = (x − √2)² over Q(√2), x² − (√2 + √3)·x + √6 = (x − √2)·(x − √3) over Q(√2, √3). `polynomial`
 * has the names of `kernels` in place of the roots. Null where it is no such polynomial, or too much work. Throws `Unfinished` (polynomial-work).
 */
export function factorOverExtension(
  polynomial: Expression,
  kernels: Readonly<Record<string, Expression>>,
  work: Budget,
): FactoredOverExtension | null {
  const names = Object.keys(kernels);
  const [variable, another] = freeSymbols(polynomial).filter((one) => !names.includes(one));
  const numbers = variable === undefined || another !== undefined ? null : numbersOf(Object.values(kernels));
  if (numbers === null || degreeOf(numbers.roots) > highestNorm) return null;
  const read = toPolynomial(polynomial, ring([variable!, ...names]), work);
  const degree = read.ok ? S.degreeIn(read.value.polynomial, 0) : 0;
  if (!read.ok || degree > highestDegree || degree * degreeOf(numbers.roots) > highestNorm) return null;
  const field = rootField(numbers.roots);
  if (field === null) return null;
  const scale = Q.rational(1, read.value.denominator);
  const f = F.trimmed(
    S.coefficientsIn(read.value.polynomial, 0).map((part) => D.scale(field.inPowers(vectorOf(part, numbers)), scale)),
  );
  if (f.length < 2) return null;
  const found = factorOverNumberField(f, field.modulus, work);
  if (found === null) return null;
  const x = symbol(variable!);
  const inField = (a: RationalDense): Expression => written(a, field, numbers.roots);
  return {
    generators: numbers.roots.map(rootExpression),
    leading: inField(f[f.length - 1]!),
    factors: found.map(({ factor, multiplicity }) => ({
      factor: sum(factor.map((value, k) => product([inField(value), power(x, number(k))]))),
      multiplicity,
    })),
  };
}

/** Roots that may be independent, and each of the given numbers as a rational multiple of powers of some of them. */
interface Numbers {
  readonly roots: readonly Root[];
  readonly each: readonly NumberOf[];
}

interface NumberOf {
  readonly factor: Q.Rational;
  readonly powers: readonly (readonly [root: number, exponent: number])[];
}

/** Square roots in terms of independent ones; roots of one number, of which one is higher, as powers of a common root. */
function numbersOf(given: readonly Expression[]): Numbers | null {
  const all = given.map(rootOf);
  if (all.length === 0 || !all.every((one) => one !== null)) return null;
  const alike = ({ radicand }: Root) => all.filter((one) => Q.equals(one.radicand, radicand));
  const isSquare = (root: Root): boolean => Q.sign(root.radicand) > 0 && alike(root).every(({ order }) => order === 2);
  const squares = independentSquares(all.filter(isSquare).map(({ radicand }) => radicand));
  const common = all
    .filter((root) => !isSquare(root) && alike(root)[0] === root)
    .map((root) => ({ ...root, order: alike(root).reduce((order, one) => leastCommonMultiple(order, one.order), 1) }));
  const roots = [...squares.independent.map((radicand) => ({ order: 2, radicand })), ...common];
  const inSquares = squares.each.values();
  const each = all.map((one): NumberOf => {
    if (isSquare(one)) {
      const { factor, of } = inSquares.next().value!;
      return { factor, powers: of.map((root) => [root, 1]) };
    }
    const root = common.findIndex(({ radicand }) => Q.equals(radicand, one.radicand));
    return { factor: Q.one, powers: [[squares.independent.length + root, common[root]!.order / one.order]] };
  });
  return { roots, each };
}

const leastCommonMultiple = (a: number, b: number): number => Number(Z.lcm(a, b));

/** i, or one root of a positive rational number; null for other numbers. */
function rootOf(a: Expression): Root | null {
  if (equal(a, constant('i'))) return { order: 2, radicand: Q.integerRational(-1) };
  if (a.kind !== 'power' || a.base.kind !== 'number' || a.exponent.kind !== 'number') return null;
  const { numerator, denominator: n } = a.exponent.value;
  if (numerator !== 1 || typeof n !== 'number' || n < 2 || n > highestRoot || Q.sign(a.base.value) <= 0) return null;
  return { order: n, radicand: a.base.value };
}

const rootExpression = ({ order, radicand }: Root): Expression =>
  Q.sign(radicand) < 0 ? constant('i') : power(number(radicand), number(Q.rational(1, order)));

/** A polynomial in the given numbers (variables 1, 2, … of its ring) as a vector over the monomials of the roots. */
function vectorOf(a: S.Polynomial, { roots, each }: Numbers): readonly Q.Rational[] {
  const vector = Array.from({ length: degreeOf(roots) }, () => Q.zero);
  for (const [k, key] of a.keys.entries()) {
    let value = Q.integerRational(a.coefficients[k]!);
    const powers = roots.map(() => 0);
    for (const [j, exponent] of exponentsIn(key, a.ring).slice(1).entries()) {
      value = Q.multiply(value, Q.power(each[j]!.factor, exponent));
      for (const [root, times] of each[j]!.powers) powers[root]! += times * exponent;
    }
    let [at, stride] = [0, 1];
    for (const [j, { order, radicand }] of roots.entries()) {
      value = Q.multiply(value, Q.power(radicand, Math.floor(powers[j]! / order)));
      at += stride * (powers[j]! % order);
      stride *= order;
    }
    vector[at] = Q.add(vector[at]!, value);
  }
  return vector;
}

/** The element of the field as an expression. */
const written = (a: RationalDense, field: RootField, roots: readonly Root[]): Expression =>
  sum(
    field.inMonomials(a).map((value, k) => {
      const exponents = exponentsOf(roots, k);
      return product([number(value), ...roots.map((root, j) => power(rootExpression(root), number(exponents[j]!)))]);
    }),
  );
