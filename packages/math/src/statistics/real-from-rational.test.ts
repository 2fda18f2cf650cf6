import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { realFromRational } from './real-from-rational.ts';

/** Decimals of every size, from a few digits to more than doubles reach. */
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: -150, max: 150 }))
  .map(([digits, exponent]) => {
    const power = Q.power(Q.integerRational(10), Math.abs(exponent));
    const whole = Q.integerRational(Z.fromBigInt(digits));
    return exponent < 0 ? Q.divide(whole, power) : Q.multiply(whole, power);
  });

test('high and low part together are the number to 31 digits', () => {
  fc.assert(
    fc.property(decimals, (value) => {
      const { hi, lo } = realFromRational(value);
      expect(hi).toBe(Q.toNumber(value));
      const error = Q.subtract(value, Q.add(Q.fromNumber(hi), Q.fromNumber(lo)));
      expect(Math.abs(Q.toNumber(error))).toBeLessThanOrEqual(2 ** -104 * Math.abs(hi));
    }),
  );
});
