import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactDecimal, fromDecimal, significantDigits, toDecimal } from './decimal.ts';
import * as Z from './integer.ts';
import * as Q from './rational.ts';

const integer = fc.oneof(fc.bigInt(-50n, 50n), fc.bigInt({ min: -(2n ** 120n), max: 2n ** 120n })).map(Z.fromBigInt);
const rational = fc
  .tuple(
    integer,
    integer.filter((d) => d !== 0),
  )
  .map(([n, d]) => Q.rational(n, d));

describe('rational numbers', () => {
  it('are a field in lowest terms', () => {
    fc.assert(
      fc.property(rational, rational, rational, (a, b, c) => {
        for (const one of [
          a,
          Q.add(a, b),
          Q.multiply(a, b),
          Q.add(Q.rational(Z.multiply(a.numerator, 6), 35), Q.rational(1, 210)),
        ])
          expect(one.denominator > 0 && Z.gcd(one.numerator, one.denominator) === 1).toBe(true);
        expect(Q.add(Q.add(a, b), c)).toEqual(Q.add(a, Q.add(b, c)));
        expect(Q.multiply(a, Q.add(b, c))).toEqual(Q.add(Q.multiply(a, b), Q.multiply(a, c)));
        expect(Q.subtract(a, a)).toEqual(Q.zero);
        if (!Q.isZero(a)) expect(Q.divide(Q.multiply(a, b), a)).toEqual(b);
      }),
    );
  });

  it('compare by the sign of the difference, floor below, round to nearest', () => {
    fc.assert(
      fc.property(rational, rational, (a, b) => {
        expect(Q.compare(a, b)).toBe(Q.sign(Q.subtract(a, b)));
        const fraction = Q.subtract(a, Q.integerRational(Q.floor(a)));
        expect(Q.sign(fraction) >= 0 && Q.compare(fraction, Q.one) < 0).toBe(true);
        expect(Q.compare(Q.abs(Q.subtract(a, Q.integerRational(Q.round(a)))), Q.half)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('have exact roots exactly when they are powers', () => {
    fc.assert(
      fc.property(rational, fc.integer({ min: 2, max: 5 }), (a, n) => {
        fc.pre(Q.sign(a) > 0);
        expect(Q.exactRoot(Q.power(a, n), n)).toEqual(a);
      }),
    );
    expect(Q.exactRoot(Q.rational(2, 9), 2)).toBeNull();
  });
});

describe('decimals', () => {
  const double = fc.double({ noNaN: true, noDefaultInfinity: true });

  it('the exact rational of a double and the shortest decimal both give the double back', () => {
    fc.assert(
      fc.property(double, (x) => {
        expect(Q.toNumber(Q.fromNumber(x))).toBe(x + 0);
        expect(Q.toNumber(fromDecimal(String(x))!)).toBe(x + 0);
        expect(Number(toDecimal(Q.fromNumber(x), 17))).toBe(x + 0);
      }),
    );
  });

  it('rounds to nearest even where doubles tie, and among subnormals', () => {
    const ulp = Q.power(Q.rational(1, 2), 1074);
    expect(Q.toNumber(Q.divide(ulp, Q.integerRational(2)))).toBe(0);
    expect(Q.toNumber(Q.multiply(ulp, Q.rational(3, 2)))).toBe(2 * Number.MIN_VALUE);
    expect(Q.toNumber(Q.integerRational(2n ** 53n + 1n))).toBe(2 ** 53);
    expect(Q.toNumber(Q.integerRational(2n ** 53n + 3n))).toBe(2 ** 53 + 4);
    expect(Q.toNumber(Q.integerRational(2n ** 1024n - 2n ** 970n))).toBe(Number.POSITIVE_INFINITY);
    expect(Q.toNumber(Q.integerRational(2n ** 1024n - 2n ** 970n - 1n))).toBe(Number.MAX_VALUE);
  });

  it('gives significant digits within half a unit of the last', () => {
    fc.assert(
      fc.property(rational, fc.integer({ min: 1, max: 40 }), (a, count) => {
        fc.pre(!Q.isZero(a));
        const { digits, exponent, negative, exact } = significantDigits(a, count);
        expect(digits.length).toBe(count);
        expect(digits[0]).not.toBe('0');
        const unit = Q.power(Q.integerRational(10), exponent - count + 1);
        const shown = Q.multiply(Q.integerRational(Z.fromString(digits)!), unit);
        const error = Q.abs(Q.subtract(negative ? Q.negate(shown) : shown, a));
        expect(Q.compare(Q.multiply(error, Q.integerRational(2)), unit)).toBeLessThanOrEqual(0);
        expect(exact).toBe(Q.isZero(error));
      }),
    );
  });

  it('writes plain and scaled forms', () => {
    expect(toDecimal(Q.rational(2, 3), 5)).toBe('0.66667');
    expect(toDecimal(Q.rational(-1, 8), 10)).toBe('-0.125');
    expect(toDecimal(Q.integerRational(1200), 2)).toBe('1200');
    expect(toDecimal(fromDecimal('1.5e-30')!, 5)).toBe('1.5e-30');
    expect(toDecimal(Q.rational(9999999, 1000), 3)).toBe('10000');
    expect(exactDecimal(Q.rational(3, 8), 10)).toBe('0.375');
    expect(exactDecimal(Q.rational(1, 3), 10)).toBeNull();
    for (const bad of ['', '.', 'e5', '1e', '1,5', '1e999999', 'Infinity']) expect(fromDecimal(bad)).toBeNull();
  });
});
