import type { Integer } from '../../exact/integer.ts';
import * as Z from '../../exact/integer.ts';
import type { IntegerPolynomial } from '../univariate/dense.ts';
import * as P from '../univariate/dense.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';
import { exponentsOf, keyOf } from './ring.ts';

/*
 * Polynomials in several variables whose exponents lie on one line, all binomials among them: 1331·x³y³ + 216·z⁶ is z⁶ times a
 * polynomial in u = x·y/z², the monomial of the shortest whole step on that line. As u can be completed to a basis of the Laurent
 * monomials (its exponents have no common divisor), a polynomial in u that is irreducible over Q stays so, and the factors in one
 * variable, written with x, y, z again, are those of the whole.
 */
interface Collinear {
  /** In u. */
  readonly inStep: IntegerPolynomial;
  /** A factor in u as a polynomial without a common power product. */
  readonly back: (factor: IntegerPolynomial) => Polynomial;
}

/** Null where the exponents lie on no line; `f` has two terms or more. */
export function alongLine(f: Polynomial): Collinear | null {
  const points = f.keys.map((key) => exponentsOf(key, f.ring));
  const differences = points.map((point) => point.map((exponent, k) => exponent - points[0]![k]!));
  const longest = differences.find((one) => one.some((part) => part !== 0));
  if (longest === undefined) return null;
  const axis = longest.findIndex((part) => part !== 0);
  const common = longest.reduce(greatestDivisor, 0);
  const step = longest.map((part) => part / common);
  const places = differences.map((one) => one[axis]! / step[axis]!);
  if (!differences.every((one, k) => one.every((part, j) => part === places[k]! * step[j]!))) return null;
  const lowest = Math.min(...places);
  const dense = new Array<bigint>(Math.max(...places) - lowest + 1).fill(0n);
  for (const [k, place] of places.entries()) dense[place - lowest] = Z.toBigInt(f.coefficients[k]!);
  return { inStep: dense, back: (factor) => alongStep(f, step, factor) };
}

/** u^k as the upper part of the step to the power k, the lower part to what is left of the degree. */
function alongStep(f: Polynomial, step: readonly number[], factor: IntegerPolynomial): Polynomial {
  const degree = P.degree(factor);
  const table = new Map<number, Integer>();
  for (const [k, value] of factor.entries()) {
    if (value === 0n) continue;
    const exponents = step.map((part) => (part > 0 ? part * k : -part * (degree - k)));
    table.set(keyOf(exponents, f.ring), Z.fromBigInt(value));
  }
  return S.fromTable(f.ring, table);
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : greatestDivisor(b, a % b));
