import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import { no, ok, type Result } from '../result/result.ts';
import type { IntegerValue } from './value.ts';

interface GcdValue extends IntegerValue {
  /** Bézout's coefficients: value = Σ coefficients[i] · numbers[i]. */
  readonly coefficients: readonly Integer[];
}

/**
 * The greatest common divisor of one or more integers of any size, never negative; gcd(0, 0) = 0. Its certificate is part
 * of the answer: it divides every number, and it is a combination of them, so that nothing larger can.
 */
export function gcd(numbers: readonly Integer[]): Result<GcdValue> {
  if (numbers.length === 0) return no('missing', 'Give at least one integer.');
  let value: Integer = Z.abs(numbers[0]!);
  const coefficients: Integer[] = [numbers[0]! < 0 ? -1 : 1];
  for (const n of numbers.slice(1)) {
    const { g, s, t } = Z.extendedGcd(value, n);
    // Whatever the divisor so far divides leaves it, and what it is made of, as they are.
    const stays = g === value;
    if (!stays) for (let i = 0; i < coefficients.length; i++) coefficients[i] = Z.multiply(coefficients[i]!, s);
    coefficients.push(stays ? 0 : t);
    value = g;
  }
  if (!isCertified(numbers, value, coefficients)) {
    return no('check-failed', 'The divisor did not pass its check, so no answer is shown.');
  }
  const checked = [
    { how: 'certificate', detail: 'It divides every number, and is an integer combination of them (Bézout).' },
  ];
  const notes = value === 0 ? ['Every integer divides 0; gcd(0, 0) is 0 by convention.'] : [];
  return ok({ value, coefficients, checked, notes });
}

function isCertified(numbers: readonly Integer[], g: Integer, coefficients: readonly Integer[]): boolean {
  const combination = numbers.reduce<Integer>((sum, n, i) => Z.add(sum, Z.multiply(n, coefficients[i]!)), 0);
  return combination === g && numbers.every((n) => Z.divides(g, n));
}
