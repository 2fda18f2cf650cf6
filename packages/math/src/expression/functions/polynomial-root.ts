import type { Complex } from '../../numeric/complex.ts';
import { numberedRoots } from '../../numeric/polynomial-roots.ts';

/** A bound of the relative error of what is given, in units of 2^−52; nothing is given where it may be larger. */
export const accuracy = 1024;

/** The real part of root number k of the polynomial with these whole coefficients, the leading one first; NaN where there is none. */
export const realPart = (k: number, ...coefficients: number[]): number => part(k, coefficients, ({ re }) => re);

/** The imaginary part of it: 0 of a real root. */
export const imaginaryPart = (k: number, ...coefficients: number[]): number => part(k, coefficients, ({ im }) => im);

function part(k: number, coefficients: readonly number[], of: (root: Complex) => number): number {
  if (!coefficients.every(Number.isSafeInteger)) return Number.NaN;
  const root = numberedRoots([...coefficients].reverse())?.[k - 1];
  if (root === undefined) return Number.NaN;
  const value = of(root.value);
  return (root.isReal && value === 0) || root.error <= accuracy * 2 ** -52 * Math.abs(value) ? value : Number.NaN;
}
