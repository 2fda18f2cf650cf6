import { generalRoots } from '@nomogram/math/algebra/roots/general-roots.ts';
import { rootsOf } from '@nomogram/math/algebra/roots/roots.ts';
import { solveSystem } from '@nomogram/math/algebra/system.ts';
import { subtract } from '@nomogram/math/expression/build.ts';
import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Complex } from '@nomogram/math/numeric/complex.ts';
import { isPolynomial, ringOf, toPolynomial } from '@nomogram/math/polynomial/convert.ts';
import { toDense } from '@nomogram/math/polynomial/sparse/polynomial.ts';
import { primitivePart } from '@nomogram/math/polynomial/univariate/dense.ts';
import { parseRelation } from '@nomogram/math/syntax/parse.ts';
import { type Judgement, suite } from '../suite.ts';

interface Coordinate {
  readonly value: string;
  readonly imaginary?: string;
}

interface EquationRecord {
  readonly id: string;
  readonly equation?: string;
  readonly equations?: readonly [string, string];
  readonly variable?: string;
  readonly variables?: readonly [string, string];
  readonly solutions: readonly Coordinate[] | readonly (readonly Coordinate[])[] | 'infinitely many';
}

const tolerance = 1e-8;

/** Null for what is not read, as a constant that has no name here. */
function difference(text: string): Expression | null {
  const parsed = parseRelation(text);
  if (!parsed.ok) return null;
  const [left, right] = parsed.value.sides;
  return subtract(left!, right!);
}

const numeric = ({ value, imaginary = '0' }: Coordinate): Complex => ({ re: Number(value), im: Number(imaginary) });

const near = (a: Complex, b: Complex): boolean =>
  Math.hypot(a.re - b.re, a.im - b.im) <= tolerance * Math.hypot(b.re, b.im) ||
  (a.re === b.re && a.im === b.im) ||
  isTiny(a, b);

/** 0 that was reached by rounding. */
const isTiny = (a: Complex, b: Complex): boolean => b.re === 0 && b.im === 0 && Math.hypot(a.re, a.im) < 1e-14;

/** Right when the sets are the same, wrong when something is found that is no solution, none where some are missing. */
function compared(found: readonly (readonly Complex[])[], wanted: readonly (readonly Complex[])[]): Judgement {
  const has = (all: readonly (readonly Complex[])[], one: readonly Complex[]): boolean =>
    all.some((other) => other.every((part, k) => near(part, one[k]!)));
  if (!found.every((one) => has(wanted, one))) return 'wrong';
  return found.length === wanted.length && wanted.every((one) => has(found, one)) ? 'right' : 'none';
}

function judgeRoots(f: Expression, variable: string, wanted: readonly Coordinate[]): Judgement {
  const over = ringOf([f]);
  if (isPolynomial(f) && over.ok) {
    const read = toPolynomial(f, over.value);
    const roots = read.ok ? rootsOf(primitivePart(toDense(read.value.polynomial, 0))) : read;
    if (!roots.ok) return 'none';
    const found = [...roots.value.real, ...roots.value.complex].map(({ approximate }) => [approximate]);
    return compared(
      found,
      wanted.map((one) => [numeric(one)]),
    );
  }
  const roots = generalRoots(f, variable);
  if (!roots.ok) return 'none';
  return compared(
    roots.value.roots.map(({ value }) => [evaluateComplex(value, {})]),
    wanted.map((one) => [numeric(one)]),
  );
}

function judgeSystem(
  f: Expression,
  g: Expression,
  variables: readonly [string, string],
  wanted: EquationRecord['solutions'],
): Judgement {
  const solved = solveSystem(f, g, variables);
  if (!solved.ok) return 'none';
  const { solutions, curve } = solved.value;
  if (wanted === 'infinitely many' || curve !== undefined)
    return (wanted === 'infinitely many') === (curve !== undefined) ? 'right' : 'wrong';
  return compared(
    solutions.map(({ x, y }) => [x.approximate, y.approximate]),
    (wanted as readonly (readonly Coordinate[])[]).map((one) => one.map(numeric)),
  );
}

export default suite<EquationRecord>({
  file: 'equations-suites',
  judge({ equation, equations, variable, variables, solutions }) {
    const read = (equations ?? [equation!]).map(difference);
    if (read.includes(null)) return 'none';
    const [f, g] = read as Expression[];
    return g === undefined
      ? judgeRoots(f!, variable!, solutions as readonly Coordinate[])
      : judgeSystem(f!, g, variables!, solutions);
  },
});
