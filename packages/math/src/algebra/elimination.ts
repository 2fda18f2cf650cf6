import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { add, multiply, number, power, product, subtract, sum } from '../expression/build.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';
import { fromInteger } from '../polynomial/convert.ts';
import * as F from '../polynomial/number-field.ts';
import { gcd as gcdOverField, squareFreePart } from '../polynomial/number-field-gcd.ts';
import * as D from '../polynomial/rational-dense.ts';
import type { Polynomial } from '../polynomial/sparse/polynomial.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { resultant } from '../polynomial/sparse/resultant.ts';
import { exponentOf } from '../polynomial/sparse/ring.ts';
import { shearVariable } from '../polynomial/sparse/shear.ts';
import * as P from '../polynomial/univariate/dense.ts';
import { factorIntegerPolynomial } from '../polynomial/univariate/factor.ts';
import type { Budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { mapTuple } from '../result/tuple.ts';
import { multipliedOut } from './expand.ts';
import { type Root, rootsOf } from './roots/roots.ts';
import { denestSquareRoot } from './roots/square-root.ts';

/*
 * Two polynomial equations f = 0, g = 0 in x and y, all solutions, by elimination (Cox, Little, O'Shea, Ideals, Varieties,
 * and Algorithms, ch. 3).
 *
 *   1  h = gcd(f, g): every point of the curve h = 0 is a solution, and there are infinitely many. What is left of f and g
 *      has finitely many.
 *   2  the resultant in y vanishes at the x of every solution; it is factored over Q, and each factor m names a field
 *      Q(α) of candidates for x.
 *   3  in that field, gcd(f(α, y), g(α, y)) has exactly the y that go with x = α as roots. Mostly it is y − φ(α): then the
 *      solutions are (α, φ(α)) for all roots α of m. With α in square roots a quadratic in y is solved by its formula.
 *   4  where neither holds, the coordinates are turned a little: u = x + c·y instead of x. For all but finitely many c,
 *      different solutions have different u, and step 3 gives y = φ(α), x = α − c·φ(α).
 *
 * Example: x + y = 3, x·y = 2: the resultant is x² − 3x + 2; at x = 1 the gcd is y − 2, at x = 2 it is y − 1.
 * Each solution is put into both equations before it is given back.
 */

/** One common solution of two equations in x and y. */
export interface Solution {
  readonly x: Coordinate;
  readonly y: Coordinate;
}

/** One coordinate of a solution: its exact form where one is known, and its decimal value, complex where it is not real. */
export interface Coordinate {
  readonly exact?: Expression;
  readonly approximate: Complex;
}

/** What is said where elimination would take more work than one request may. */
export const tooMuch = no('work-limit', 'This system takes more work than one request may.');

/** All common zeros of two polynomials without a common factor; `steps` takes the step of the elimination. */
export function isolated(f: Polynomial, g: Polynomial, steps: Step[], work: Budget): Result<Solution[]> {
  for (const c of [0, 1, -1, 2, -2, 3, 5, -7]) {
    const shears = mapTuple([f, g], (one) => (c === 0 ? one : shearVariable(one, 0, 1, -c, work)));
    const eliminated = resultant(shears[0], shears[1], 1, work);
    if (S.isZero(eliminated)) continue;
    if (c === 0 && !S.isConstant(eliminated)) steps.push(...eliminationSteps(f, eliminated));
    if (S.isConstant(eliminated)) {
      // No common point with this projection; a common point at infinity may hide nothing, as the gcd is 1.
      return ok([]);
    }
    const found = solveFactors(shears[0], shears[1], eliminated, c, work);
    if (found !== null) return found;
  }
  return tooMuch;
}

function eliminationSteps(f: Polynomial, eliminated: Polynomial): Step[] {
  const primitive = S.integerPrimitive(eliminated);
  const factored = factorIntegerPolynomial(S.toDense(primitive, 0));
  if (factored === null) return [];
  const shown = fromInteger(primitive);
  const product_ = product(
    factored.factors.map(({ factor, multiplicity }) =>
      power(fromInteger(S.fromDense(f.ring, factor, 0)), number(multiplicity)),
    ),
  );
  const [, second] = f.ring.variables;
  return [
    {
      rule: 'resultant',
      says: `${second} is eliminated by the resultant; its roots are the possible values of ${f.ring.variables[0]}.`,
      before: { expression: shown },
      after: { expression: product_ },
      steps: [],
    },
  ];
}

/** All solutions over the factors of the resultant; null when this direction does not tell them apart. */
function solveFactors(
  f: Polynomial,
  g: Polynomial,
  eliminated: Polynomial,
  c: number,
  work: Budget,
): Result<Solution[]> | null {
  const factored = factorIntegerPolynomial(P.primitivePart(S.toDense(eliminated, 0)), work);
  if (factored === null) return tooMuch;
  const solutions: Solution[] = [];
  for (const { factor } of factored.factors) {
    const modulus = monicOf(factor);
    const common = gcdOverField(inField(f, modulus), inField(g, modulus), modulus);
    if (common.length === 0) return null;
    const part = squareFreePart(common, modulus);
    if (part.length < 2) continue;
    const roots = rootsOf(factor, work);
    if (!roots.ok) return roots;
    if (roots.value.real.length + roots.value.complex.length !== P.degree(factor)) return tooMuch;
    for (const root of [...roots.value.real, ...roots.value.complex]) {
      const ys = rootsOver(part, root, modulus);
      if (ys === null) return null;
      for (const y of ys) solutions.push(withTurn(coordinateOf(root), y, c));
    }
  }
  return ok(solutions);
}

const coordinateOf = ({ exact: form, approximate }: Root): Coordinate => ({ exact: form, approximate });

/** x = u − c·y */
function withTurn(u: Coordinate, y: Coordinate, c: number): Solution {
  if (c === 0) return { x: u, y };
  const form = u.exact && y.exact ? multipliedOut(add(u.exact, multiply(number(-c), y.exact))) : undefined;
  const approximate = C.subtract(u.approximate, C.multiply(C.complex(c), y.approximate));
  return { x: { exact: form, approximate }, y };
}

const monicOf = (f: P.IntegerPolynomial): D.RationalDense =>
  f.map((value) => Q.rational(Z.fromBigInt(value), Z.fromBigInt(P.leading(f))));

/** f(α, y): coefficients of the powers of y reduced modulo the polynomial of α. */
function inField(f: Polynomial, modulus: D.RationalDense): F.FieldPolynomial {
  const parts = S.coefficientsIn(f, 1).map((part) => {
    const dense = new Array<Q.Rational>(S.degreeIn(part, 0) + 1).fill(Q.zero);
    for (const [index, key] of part.keys.entries())
      dense[exponentOf(key, 0, f.ring)] = Q.integerRational(part.coefficients[index]!);
    return D.divide(D.trimmed(dense), modulus).remainder;
  });
  return F.trimmed(parts);
}

/** The roots in y over α = the given root, for degree 1, and degree 2 with α in square roots or rational. */
function rootsOver(part: F.FieldPolynomial, root: Root, modulus: D.RationalDense): Coordinate[] | null {
  if (part.length === 2) return [valueAt(D.scale(part[0]!, Q.minusOne), root)];
  if (modulus.length === 2) return rationalRoots(part, modulus);
  if (part.length !== 3 || modulus.length !== 3 || root.exact === undefined) return null;
  const [c, b] = [valueAt(part[0]!, root), valueAt(part[1]!, root)];
  const half = multipliedOut(product([number(Q.rational(-1, 2)), b.exact!]));
  const under = multipliedOut(subtract(multiply(half, half), c.exact!));
  const surd = denestSquareRoot(under);
  return [subtract(half, surd), add(half, surd)].map((form) => {
    const value = multipliedOut(form);
    return { exact: value, approximate: evaluateComplex(value, {}) };
  });
}

/** Over a rational α the polynomial in y has rational coefficients, and all its roots are found. */
function rationalRoots(part: F.FieldPolynomial, modulus: D.RationalDense): Coordinate[] | null {
  const at = Q.negate(modulus[0]!);
  const { primitive } = D.toIntegers(part.map((value) => F.valueAt(value, at)));
  const roots = rootsOf(primitive);
  return roots.ok ? [...roots.value.real, ...roots.value.complex].map(coordinateOf) : null;
}

/** The value of a polynomial in α. */
function valueAt(a: D.RationalDense, root: Root): Coordinate {
  // 0 to the power of 0 is no number for an expression, though it is 1 in a polynomial.
  const terms = (at: Expression): Expression =>
    sum(a.map((value, k) => (k === 0 ? number(value) : product([number(value), power(at, number(k))]))));
  const approximate = [...a]
    .reverse()
    .reduce(
      (value, coefficient) => C.add(C.multiply(value, root.approximate), C.complex(Q.toNumber(coefficient))),
      C.complex(0),
    );
  return { exact: root.exact === undefined ? undefined : multipliedOut(terms(root.exact)), approximate };
}
