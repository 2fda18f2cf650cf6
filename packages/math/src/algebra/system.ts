import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { add, multiply, number, power, product, subtract, sum } from '../expression/build.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { freeSymbols } from '../expression/walk.ts';
import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';
import { fromInteger, isPolynomial, toPolynomial } from '../polynomial/convert.ts';
import * as F from '../polynomial/number-field.ts';
import { gcd as gcdOverField, squareFreePart } from '../polynomial/number-field-gcd.ts';
import * as D from '../polynomial/rational-dense.ts';
import { gcd } from '../polynomial/sparse/gcd.ts';
import type { Polynomial } from '../polynomial/sparse/polynomial.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { resultant } from '../polynomial/sparse/resultant.ts';
import { DegreeOverflow, exponentOf, ring } from '../polynomial/sparse/ring.ts';
import { shearVariable } from '../polynomial/sparse/shear.ts';
import { exact } from '../polynomial/sparse/square-free.ts';
import * as P from '../polynomial/univariate/dense.ts';
import { factorIntegerPolynomial } from '../polynomial/univariate/factor.ts';
import { type Budget, budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { expand } from './expand.ts';
import { denominatorsOf, type Fraction, toFraction } from './fraction.ts';
import { type LinearPair, solveLinearPair } from './linear-pair.ts';
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

export interface Solution {
  readonly x: Coordinate;
  readonly y: Coordinate;
}

export interface Coordinate {
  readonly exact?: Expression;
  readonly approximate: Complex;
}

export interface SystemSolutions {
  readonly solutions: readonly Solution[];
  /** With parameters: what must not be 0 for the solution to be that. */
  readonly unless?: Expression;
  /** How many candidates were no solutions, because a denominator is 0 there. */
  readonly leftOut?: number;
  /** The common factor: all its zeros are solutions; absent when there is none. */
  readonly curve?: Expression;
  readonly steps: readonly Step[];
}

const usualWork = 6_000_000;
const highestDegree = 24;

/**
 * All solutions of f = 0 and g = 0 in the two unknowns: linear ones with any constants and parameters as coefficients, others
 * with rational coefficients. Unknowns below a fraction line are multiplied out, and solutions for which a denominator is 0 are
 * left out.
 */
export function solveSystem(
  f: Expression,
  g: Expression,
  unknowns: readonly [string, string],
): Result<SystemSolutions> {
  const linear = solveLinearPair(f, g, unknowns);
  if (linear !== null) return linear.ok ? ok(fromLinearPair(linear.value)) : linear;
  if ([...freeSymbols(f), ...freeSymbols(g)].some((name) => !unknowns.includes(name))) return notLinear;
  if (!isPolynomial(f) || !isPolynomial(g)) return solveFractions(f, g, unknowns);
  const over = ring(unknowns);
  const [a, b] = [toPolynomial(f, over), toPolynomial(g, over)];
  if (!a.ok) return a;
  if (!b.ok) return b;
  const work = budget(usualWork);
  try {
    return solve(S.integerPrimitive(a.value.polynomial), S.integerPrimitive(b.value.polynomial), f, g, unknowns, work);
  } catch (error) {
    if (error instanceof S.WorkLimit || error instanceof DegreeOverflow) return tooMuch;
    throw error;
  }
}

const notPolynomial = no(
  'out-of-range',
  'Both equations must be linear, or quotients of polynomials in the two unknowns with rational coefficients.',
);

const notLinear = no(
  'out-of-range',
  'With letters beside the two unknowns, both equations must be linear in the unknowns, and contain one at least.',
);

function fromLinearPair({ kind, x, y, unless, line, steps }: LinearPair): SystemSolutions {
  if (kind !== 'one') return { solutions: [], curve: line, steps };
  const coordinate = (exact: Expression): Coordinate => ({ exact, approximate: evaluateComplex(exact, {}) });
  return { solutions: [{ x: coordinate(x!), y: coordinate(y!) }], unless, steps };
}

/** Quotients of polynomials: the numerators are solved, and what makes a denominator 0 is left out. */
function solveFractions(f: Expression, g: Expression, unknowns: readonly [string, string]): Result<SystemSolutions> {
  const over = ring(unknowns);
  const work = budget(usualWork);
  const fractions = [f, g].map((one) => toFraction(one, over, work));
  if (fractions.some((one) => one === null)) return notPolynomial;
  const [a, b] = fractions as [Fraction, Fraction];
  const found = solveSystem(fromInteger(a.numerator), fromInteger(b.numerator), unknowns);
  if (!found.ok || found.value.curve !== undefined) return found.ok ? notPolynomial : found;
  const [x, y] = unknowns;
  const denominators = [f, g].flatMap(denominatorsOf);
  const solutions = found.value.solutions.filter((one) => !denominators.some((below) => satisfies(below, one, x, y)));
  return ok({ ...found.value, solutions, leftOut: found.value.solutions.length - solutions.length });
}

const tooMuch = no('work-limit', 'This system takes more work than one request may.');

function solve(
  f: Polynomial,
  g: Polynomial,
  sourceF: Expression,
  sourceG: Expression,
  [x, y]: readonly [string, string],
  work: Budget,
): Result<SystemSolutions> {
  if (S.isZero(f) && S.isZero(g)) return ok({ solutions: [], curve: number(0), steps: [] });
  if (S.isZero(f) || S.isZero(g)) return ok({ solutions: [], curve: fromInteger(S.isZero(f) ? g : f), steps: [] });
  if (Math.max(S.totalDegree(f), S.totalDegree(g)) > highestDegree)
    return no('too-large', `The equations must have a degree of at most ${highestDegree}.`);
  const common = gcd(f, g, work);
  const steps: Step[] = [];
  const hasCurve = !S.isConstant(common);
  const [left, right] = hasCurve ? [exact(f, common, work), exact(g, common, work)] : [f, g];
  const found = S.isConstant(left) || S.isConstant(right) ? ok([]) : isolated(left, right, steps, work);
  if (!found.ok) return found;
  const kept: Solution[] = [];
  for (const solution of found.value) {
    if (!satisfies(sourceF, solution, x, y) || !satisfies(sourceG, solution, x, y))
      return no('check-failed', 'A solution was found that does not satisfy both equations, so nothing is shown.');
    kept.push(solution);
  }
  return ok({ solutions: kept.sort(bySize), curve: hasCurve ? fromInteger(common) : undefined, steps });
}

/** Real solutions first, then by x, then by y. */
function bySize(a: Solution, b: Solution): number {
  const real = (one: Solution): number => (isReal(one.x) && isReal(one.y) ? 0 : 1);
  return (
    real(a) - real(b) ||
    a.x.approximate.re - b.x.approximate.re ||
    a.y.approximate.re - b.y.approximate.re ||
    b.x.approximate.im - a.x.approximate.im
  );
}

export const isReal = ({ approximate: { re, im } }: Coordinate): boolean =>
  Math.abs(im) <= 1e-12 * (Math.abs(re) + 1e-300);

/** Residual small against the sizes of the terms that were added. */
function satisfies(f: Expression, { x, y }: Solution, nameX: string, nameY: string): boolean {
  const at = { [nameX]: x.approximate, [nameY]: y.approximate };
  const expanded = expand(f);
  const terms = expanded.ok && expanded.value.kind === 'sum' ? expanded.value.terms : [f];
  const values = terms.map((term) => evaluateComplex(term, at));
  const size = values.reduce((most, value) => Math.max(most, C.modulus(value)), 1e-30);
  return C.modulus(values.reduce(C.add)) <= 1e-7 * size;
}

function isolated(f: Polynomial, g: Polynomial, steps: Step[], work: Budget): Result<Solution[]> {
  for (const c of [0, 1, -1, 2, -2, 3, 5, -7]) {
    const turned = [f, g].map((one) => (c === 0 ? one : shearVariable(one, 0, 1, -c, work))) as [
      Polynomial,
      Polynomial,
    ];
    const eliminated = resultant(turned[0], turned[1], 1, work);
    if (S.isZero(eliminated)) continue;
    if (c === 0 && !S.isConstant(eliminated)) steps.push(...eliminationSteps(f, eliminated));
    if (S.isConstant(eliminated)) {
      // No common point with this projection; a common point at infinity may hide nothing, as the gcd is 1.
      return ok([]);
    }
    const found = solveFactors(turned[0], turned[1], eliminated, c, work);
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
  const form = u.exact && y.exact ? plain(add(u.exact, multiply(number(-c), y.exact))) : undefined;
  const approximate = C.subtract(u.approximate, C.multiply(C.complex(c), y.approximate));
  return { x: { exact: form, approximate }, y };
}

function plain(a: Expression): Expression {
  const expanded = expand(a);
  return expanded.ok ? expanded.value : a;
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
  const half = plain(product([number(Q.rational(-1, 2)), b.exact!]));
  const under = plain(subtract(multiply(half, half), c.exact!));
  const surd = denestSquareRoot(under);
  return [subtract(half, surd), add(half, surd)].map((form) => {
    const value = plain(form);
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
  const terms = (at: Expression): Expression =>
    sum(a.map((value, k) => product([number(value), power(at, number(k))])));
  const approximate = [...a]
    .reverse()
    .reduce(
      (value, coefficient) => C.add(C.multiply(value, root.approximate), C.complex(Q.toNumber(coefficient))),
      C.complex(0),
    );
  return { exact: root.exact === undefined ? undefined : plain(terms(root.exact)), approximate };
}

/** Puts a solution into an expression; for who wants to show the check. */
export const insert = (
  f: Expression,
  { x, y }: Solution,
  [nameX, nameY]: readonly [string, string],
): Expression | undefined =>
  x.exact && y.exact ? plain(substitute(f, { [nameX]: x.exact, [nameY]: y.exact })) : undefined;
