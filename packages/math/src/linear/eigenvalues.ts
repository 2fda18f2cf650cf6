import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { divide, equal, negate, number, two } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { freeSymbols } from '../expression/walk.ts';
import { factorIntegerPolynomial } from '../polynomial/univariate/factor.ts';
import { type Budget, budget } from '../result/budget.ts';
import { discriminantOf, quadraticRoots, rootsOfIrreducible } from './closed-roots.ts';
import { inFieldOf } from './field-of.ts';

/** An eigenvalue with its multiplicity. */
export interface Eigenvalue {
  readonly value: Expression;
  readonly multiplicity: number;
}

/**
 * The eigenvalues in closed form, from the coefficients of the characteristic polynomial (the highest, 1, first): those of a
 * rational polynomial whose irreducible factors have degree 1, 2, or 4 with even powers only; those of any polynomial of degree
 * 2. Null where a factor is beyond that (the general formulas of degree 3 and 4 help nobody here).
 */
export function eigenvalues(coefficients: readonly Expression[], work: Budget): readonly Eigenvalue[] | null {
  const rational = coefficients.map((c) => (c.kind === 'number' ? c.value : null));
  if (rational.every((c) => c !== null)) return ofRational(rational, work);
  if (coefficients.length === 2) return [{ value: negate(coefficients[1]!), multiplicity: 1 }];
  return coefficients.length === 3 ? ofQuadratic(coefficients[1]!, coefficients[2]!) : null;
}

/** The diagonal of a matrix with letters that has zeros alone on one side of it; null for any other matrix. */
export function ofTriangular(rows: readonly (readonly Expression[])[]): readonly Eigenvalue[] | null {
  const isZero = (one: Expression): boolean => one.kind === 'number' && Q.isZero(one.value);
  const isLower = rows.every((row, i) => row.every((entry, j) => j <= i || isZero(entry)));
  const isUpper = rows.every((row, i) => row.every((entry, j) => j >= i || isZero(entry)));
  if (!(isLower || isUpper) || rows.flat().every((entry) => freeSymbols(entry).length === 0)) return null;
  const diagonal = rows.map((row, i) => row[i]!);
  return diagonal
    .filter((value, k) => diagonal.findIndex((other) => equal(other, value)) === k)
    .map((value) => ({ value, multiplicity: diagonal.filter((other) => equal(other, value)).length }));
}

function ofRational(coefficients: readonly Rational[], work: Budget): readonly Eigenvalue[] | null {
  const common = coefficients.reduce((lcm: Z.Integer, c) => Z.lcm(lcm, c.denominator), 1);
  const integers = coefficients.map((c) => Z.toBigInt(Q.multiply(c, Q.integerRational(common)).numerator)).reverse();
  const factored = factorIntegerPolynomial(integers, work);
  if (factored === null) return null;
  const found: Eigenvalue[] = [];
  for (const { factor, multiplicity } of factored.factors) {
    const roots = rootsOfIrreducible(factor.map((c) => number(Z.fromBigInt(c))));
    if (roots === null) return null;
    for (const value of roots) found.push({ value, multiplicity });
  }
  return found;
}

/** Multiplied out and put together, so that (−a − d)² − 4·(a·d − b·c) is seen to be a² − 2·a·d + d² + 4·b·c. */
function plain(a: Expression): Expression {
  if (freeSymbols(a).length === 0) return a;
  const found = inFieldOf([a], budget(workForSymbols), (field) => field.toExpression(field.fromExpression(a)));
  return found.ok ? found.value : a;
}

const workForSymbols = 50_000;

function ofQuadratic(p: Expression, q: Expression): readonly Eigenvalue[] {
  const discriminant = plain(discriminantOf(p, q));
  if (discriminant.kind === 'number' && Q.isZero(discriminant.value))
    return [{ value: divide(plain(negate(p)), two), multiplicity: 2 }];
  return quadraticRoots(plain(negate(p)), discriminant).map((value) => ({ value, multiplicity: 1 }));
}
