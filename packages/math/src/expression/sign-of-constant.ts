import { evaluateWithError } from './evaluate-with-error.ts';
import type { Expression } from './expression.ts';

/** The sign of an expression without symbols; 1 for one that is not real; null where it is not known, or is 0. */
export function signOfConstant(a: Expression): 1 | -1 | null {
  const { value, error } = evaluateWithError(a, {});
  if (!Number.isFinite(error) || Math.hypot(value.re, value.im) <= error) return null;
  if (Math.abs(value.im) > error) return 1;
  return Math.abs(value.re) <= error ? null : value.re < 0 ? -1 : 1;
}
