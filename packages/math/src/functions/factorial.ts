import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { no, ok, type Result } from '../result/result.ts';
import { gamma } from './gamma.ts';
import { DIGITS, type FunctionValue } from './value.ts';

/** A prime above every n whose factorial is written out, and small enough for products of residues in doubles. */
const PRIME = 67_108_859;

/**
 * n! for an exact rational n: all digits for integers to 100 000, a scaled decimal to 10^15, Γ(n + 1) between the integers.
 * The negative integers are poles, and a failure says so.
 */
export function factorial(n: Rational, digits: number = DIGITS): Result<FunctionValue> {
  if (Q.isInteger(n) && Q.sign(n) < 0) {
    const at = Z.toString(n.numerator);
    return no('no-answer', `(${at})! does not exist: n! = Γ(n + 1) has a pole at every negative integer.`, {
      reason: 'pole',
    });
  }
  const value = gamma(Q.add(n, Q.one), digits);
  if (!value.ok) return value;
  if (!Q.isInteger(n)) {
    return ok({ ...value.value, notes: ['n is not an integer: n! means Γ(n + 1).'] });
  }
  const { exact } = value.value;
  if (exact === undefined) return value;
  if (!factorialAgrees(Number(n.numerator), exact.coefficient.numerator)) {
    return no('check-failed', 'The exact value did not pass its check, so no answer is shown.');
  }
  const modular = {
    how: 'modular check',
    detail: `Multiplied up one by one modulo the prime ${PRIME}, the factors leave the same residue.`,
  };
  return ok({ ...value.value, checked: [...value.value.checked, modular] });
}

/** Compares with 1·2·…·n modulo a prime beyond n: the product is never 0, and every factor counts. */
export function factorialAgrees(n: number, value: Integer): boolean {
  let residue = 1;
  for (let factor = 2; factor <= n; factor++) residue = (residue * factor) % PRIME;
  return Z.modulo(value, PRIME) === residue;
}
