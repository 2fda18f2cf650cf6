import * as Q from '../../../exact/rational.ts';
import { rationalField } from '../../../linear/rational-field.ts';
import { rowReduce } from '../../../linear/row-reduce.ts';
import type { RationalDense } from '../../../polynomial/rational-dense.ts';
import * as D from '../../../polynomial/rational-dense.ts';
import { budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';

/*
 * The Risch differential equation y′ + h′·y = r over Q(i)(x), h and r rational (Bronstein, "Symbolic Integration I", chapter 6, for
 * the simplest field). It is decided by bounds and linear algebra:
 *
 *   poles    at a pole of order k, y′ has order k + 1. h′ has no simple poles (h is rational), so that h′·y has order k, or at least k + 2:
 *            the two do not cancel, and k ≤ m − 1 for the order m of r. The denominator of y divides ∏ p^(m_p − 1).
 *   degree   with h′ ~ x^δ: for δ ≥ 0, h′·y outgrows y′ and deg y = deg r − δ; for δ < 0 (then δ ≤ −2) deg y ≤ max(deg r + 1, 0).
 *
 * Real and imaginary parts of the numerator's coefficients are the unknowns.
 */

/** (real + i·imaginary)/denominator. */
export interface ComplexQuotient {
  readonly real: RationalDense;
  readonly imaginary: RationalDense;
  readonly denominator: RationalDense;
}

const maxDegree = 40;
const work = 20_000_000;

/** The rational y with y′ + h′·y = r, or that there is none; null where the numbers are too large to tell. */
export function rischSolution(h: ComplexQuotient, r: ComplexQuotient): ComplexQuotient | 'none' | null {
  const [rise, right] = [lowest(h), lowest(r)];
  if (isZero(right)) return { real: [], imaginary: [], denominator: [Q.one] };
  const below = D.gcd(right.denominator, derivative(right.denominator));
  const delta = degree(rise);
  const bound = delta >= 0 ? degree(right) - delta : Math.max(degree(right) + 1, 0);
  const n = bound + D.degree(below);
  if (n < 0) return 'none';
  if (n > maxDegree) return null;
  return solution(n, below, rise, right);
}

export const isZero = ({ real, imaginary }: ComplexQuotient): boolean => real.length === 0 && imaginary.length === 0;

const degree = ({ real, imaginary, denominator }: ComplexQuotient): number =>
  Math.max(D.degree(real), D.degree(imaginary)) - D.degree(denominator);

export const derivative = (a: RationalDense): RationalDense =>
  D.trimmed(a.slice(1).map((c, k) => Q.multiply(c, Q.integerRational(k + 1))));

export function lowest({ real, imaginary, denominator }: ComplexQuotient): ComplexQuotient {
  const common = D.gcd(D.gcd(real, imaginary), denominator);
  const over = (a: RationalDense) => (a.length === 0 ? a : D.divide(a, common).quotient);
  return { real: over(real), imaginary: over(imaginary), denominator: over(denominator) };
}

/**
 * y = N/B: (N′·B − N·B′)/B² + h′·N/B = r, times B²·d_h·d_r: a polynomial identity in N's coefficients u_k + i·v_k.
 */
function solution(
  n: number,
  B: RationalDense,
  rise: ComplexQuotient,
  right: ComplexQuotient,
): ComplexQuotient | 'none' | null {
  const both = D.multiply(rise.denominator, right.denominator);
  const own = D.multiply(B, both);
  const fall = D.multiply(derivative(B), both);
  const scale = D.multiply(B, right.denominator);
  const square = D.multiply(D.multiply(B, B), rise.denominator);
  const columns: { readonly real: RationalDense; readonly imaginary: RationalDense }[] = [];
  for (let k = 0; k <= n; k++) {
    const power: RationalDense = Array.from({ length: k + 1 }, (_, j) => (j === k ? Q.one : Q.zero));
    const plain = D.subtract(D.multiply(derivative(power), own), D.multiply(power, fall));
    const real = D.add(plain, D.multiply(power, D.multiply(scale, rise.real)));
    const imaginary = D.multiply(power, D.multiply(scale, rise.imaginary));
    columns.push({ real, imaginary }, { real: imaginary.map(Q.negate), imaginary: real });
  }
  columns.push({ real: D.multiply(square, right.real), imaginary: D.multiply(square, right.imaginary) });
  const length = Math.max(...columns.map(({ real, imaginary }) => Math.max(real.length, imaginary.length)));
  const rows = (['real', 'imaginary'] as const).flatMap((part) =>
    Array.from({ length }, (_, j) => columns.map((column) => column[part][j] ?? Q.zero)),
  );
  try {
    const reduced = rowReduce(rationalField(budget(work)), rows, { columns: columns.length - 1 });
    const last = columns.length - 1;
    if (!reduced.rows.slice(reduced.pivots.length).every((row) => Q.isZero(row[last]!))) return 'none';
    const values = new Array<Q.Rational>(last).fill(Q.zero);
    for (const [row, column] of reduced.pivots.entries()) values[column] = reduced.rows[row]![last]!;
    const every = (parity: number) => D.trimmed(values.filter((_, k) => k % 2 === parity));
    return { real: every(0), imaginary: every(1), denominator: B };
  } catch (error) {
    if (endedBy(error, 'polynomial-work')) return null;
    throw error;
  }
}
