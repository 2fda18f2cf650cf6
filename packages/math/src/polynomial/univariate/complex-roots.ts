import { type ApproximateRoot, complexRoots as rootsOf } from '../../numeric/polynomial-roots.ts';
import type { IntegerPolynomial } from './dense.ts';

/** Approximations to all complex roots of a square-free polynomial; for figures and for choosing among exact candidates, not for answers. */
export function complexRoots(f: IntegerPolynomial): ApproximateRoot[] {
  // Coefficients beyond the range of doubles lose their low bits, all alike.
  const excess = Math.max(0, ...f.map((value) => value.toString(16).length * 4)) - 1000;
  return rootsOf(f.map((value) => Number(excess > 0 ? value >> BigInt(excess) : value)));
}
