import { evaluateWithError } from './evaluate-with-error.ts';
import type { Expression } from './expression.ts';

/**
 * The sign of an expression without symbols, where doubles are certain of it; 1 for one that is not real; null where it is 0 or
 * not certain (who needs 0 told apart asks `trigonometry/sign-of-constant.ts`).
 */
export function certainSign(a: Expression): 1 | -1 | null {
  const { value, error } = evaluateWithError(a, {});
  if (!Number.isFinite(error) || Math.hypot(value.re, value.im) <= error) return null;
  if (Math.abs(value.im) > error) return 1;
  return Math.abs(value.re) <= error ? null : value.re < 0 ? -1 : 1;
}
