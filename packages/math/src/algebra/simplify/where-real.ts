import * as Q from '../../exact/rational.ts';
import { compareAt } from '../../expression/compare-numerically.ts';
import { evaluateWithError } from '../../expression/evaluate-with-error.ts';
import type { Expression } from '../../expression/expression.ts';
import * as C from '../../numeric/complex.ts';

/** Whether two forms have the same value at a real point; null where the source has no real value that is certain. */
export function agreeWhereReal(
  source: Expression,
  result: Expression,
  at: Readonly<Record<string, number>>,
): boolean | null {
  const point = Object.fromEntries(Object.entries(at).map(([name, x]) => [name, C.complex(x)]));
  const { value, error } = evaluateWithError(source, point);
  const size = C.modulus(value);
  if (!Number.isFinite(size) || !(error <= 1e-7 * addedUp(source, point))) return null;
  // Not real: outside of what is claimed.
  if (Math.abs(value.im) > 16 * error + 1e-13 * size) return null;
  const compared = compareAt(source, result, point);
  return compared.usable ? compared.agrees : null;
}

/**
 * The size of what a value is added up from: beside it, and not beside a value that may be 0, a rounding is small. A function that
 * is 0 at a place, as ln is at 1, is known there as well as one that is not.
 */
function addedUp(a: Expression, at: Readonly<Record<string, C.Complex>>): number {
  if (a.kind === 'sum') return a.terms.reduce((total, term) => total + addedUp(term, at), 0);
  if (a.kind === 'product') return a.factors.reduce((total, factor) => total * addedUp(factor, at), 1);
  if (a.kind === 'power' && a.exponent.kind === 'number' && Q.sign(a.exponent.value) > 0)
    return addedUp(a.base, at) ** Q.toNumber(a.exponent.value);
  const size = C.modulus(evaluateWithError(a, at).value);
  return a.kind === 'apply' ? Math.max(1, size) : size;
}
