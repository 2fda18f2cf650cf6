import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import { no, ok, type Result } from '../result/result.ts';
import type { IntegerValue } from './value.ts';

/** Longer answers (in bits) are refused. */
const maxBits = 4_000_000;

/** The least common multiple of one or more integers of any size, never negative; 0 where one of them is 0. */
export function lcm(numbers: readonly Integer[]): Result<IntegerValue> {
  if (numbers.length === 0) return no('missing', 'Give at least one integer.');
  let value: Integer = 1;
  for (const n of numbers) {
    value = Z.lcm(value, n);
    if (Z.bitLength(value) > maxBits)
      return no('too-large', 'The least common multiple has more than a million digits.');
  }
  if (!isLeast(numbers, value))
    return no('check-failed', 'The multiple did not pass its check, so no answer is shown.');
  const checked = [
    { how: 'certificate', detail: 'It is a multiple of every number, and the cofactors have no common divisor.' },
  ];
  return ok({ value, checked, notes: value === 0 ? ['One of the numbers is 0, and 0 is its only multiple.'] : [] });
}

/** A common multiple L is the least one exactly when the cofactors L/nᵢ have no common divisor. */
function isLeast(numbers: readonly Integer[], value: Integer): boolean {
  if (value === 0) return numbers.includes(0);
  let common: Integer = 0;
  for (const n of numbers) {
    if (n === 0 || !Z.divides(n, value)) return false;
    common = Z.gcd(common, Z.divideExact(value, n));
  }
  return common === 1;
}
