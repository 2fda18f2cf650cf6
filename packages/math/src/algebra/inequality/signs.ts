import * as Q from '../../exact/rational.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import { evaluateWithError } from '../../expression/evaluate-with-error.ts';
import type { Expression } from '../../expression/expression.ts';

/** The sign of a constant: exactly for numbers, else by certified digits; null when neither tells. What is not above `zero` is 0. */
export function signOf(a: Expression, zero: number): -1 | 0 | 1 | null {
  const value = evaluate(a);
  if (a.kind === 'number') return Math.abs(value) <= zero ? 0 : Q.sign(a.value);
  if (zero > 0) {
    const digits = evaluatePrecise(a, 40);
    if (Math.abs(digits.ok ? Number(digits.value.re) : value) <= zero) return 0;
  }
  const precise = evaluatePrecise(a, 20);
  if (precise.ok && precise.value.im === '0')
    return precise.value.re === '0' ? 0 : precise.value.re.startsWith('-') ? -1 : 1;
  const { error } = evaluateWithError(a, {});
  return Math.abs(value) > 8 * error ? (value > 0 ? 1 : -1) : null;
}
