import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type Maybe, settle, toNumber } from '../numeric/precise/value.ts';
import * as A from './annuity.ts';
import { periodsToPayOff, periodsToSave } from './number-of-periods.ts';

/**
 * Rates from 1e-15 to 1e-3 in size, and as little apart from the growth: the annuities against their power series, summed in exact
 * rational arithmetic. A formula that loses digits near its limit, or jumps there, differs.
 */
const small = fc
  .tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 6, max: 17 }), fc.constantFrom(1, -1))
  .map(([digits, exponent, sign]) =>
    Q.divide(Q.integerRational(sign * digits), Q.power(Q.integerRational(10), exponent)),
  );
const periods = fc.integer({ min: 1, max: 3600 }).map((n) => Q.rational(n, 10));
const growth = fc.integer({ min: -20, max: 30 }).map((n) => Q.rational(n, 100));
const terms = 40;

/** Σ of the terms, each made from the one before. */
function series(first: Rational, next: (term: Rational, k: number) => Rational): Rational {
  let [sum, term] = [first, first];
  for (let k = 1; k < terms; k++) {
    // 120 digits of each term are plenty, and keep the fractions short.
    term = shortened(next(term, k));
    sum = Q.add(sum, term);
  }
  return sum;
}

const scale = Q.power(Q.integerRational(10), 120);
const shortened = (a: Rational): Rational => Q.divide(Q.integerRational(Q.round(Q.multiply(a, scale))), scale);

/** ((1 + x)^n − 1)/x = Σ C(n, k + 1) x^k. */
const powerQuotient = (x: Rational, n: Rational): Rational =>
  series(n, (term, k) =>
    Q.multiply(Q.multiply(term, x), Q.divide(Q.subtract(n, Q.integerRational(k)), Q.integerRational(k + 1))),
  );

/** (e^x − 1)/x, and −ln(1 − x)/x. */
const exponentialQuotient = (x: Rational): Rational =>
  series(Q.one, (term, k) => Q.divide(Q.multiply(term, x), Q.integerRational(k + 1)));
const logarithmQuotient = (x: Rational): Rational =>
  series(Q.one, (term, k) => Q.multiply(Q.multiply(term, x), Q.rational(k, k + 1)));

function expectSame(compute: (bits: number) => Maybe, series: Rational): void {
  const found = toNumber(settle(compute, 80)!);
  const wanted = Q.toNumber(series);
  expect(Math.abs(found - wanted)).toBeLessThanOrEqual(1e-15 * Math.abs(wanted));
}

const runs = { numRuns: 60, endOnFailure: true };

test('annuities near a rate of 0', () => {
  fc.assert(
    fc.property(small, periods, (r, n) => {
      expectSame((bits) => A.futureAnnuity(r, n, bits), powerQuotient(r, n));
      expectSame((bits) => A.presentAnnuity(r, n, bits), Q.negate(powerQuotient(r, Q.negate(n))));
      const [whole, period] = [exponentialQuotient(Q.multiply(r, n)), exponentialQuotient(r)];
      expectSame((bits) => A.continuousAnnuity(r, n, bits), Q.divide(Q.multiply(n, whole), period));
    }),
    runs,
  );
});

test('growing annuities where the rate is near the growth', () => {
  fc.assert(
    fc.property(growth, small, periods, (g, apart, n) => {
      const money = Q.add(Q.one, Q.add(g, apart));
      const count = Q.rational(Q.floor(n));
      // (1 + g)/(1 + r) = 1 − d, so that the present value is ((1 − d)^n − 1)/(−d)/(1 + r).
      const step = Q.negate(Q.divide(apart, money));
      const present = Q.divide(powerQuotient(step, count), money);
      const r = Q.subtract(money, Q.one);
      expectSame((bits) => A.presentGrowingAnnuity(r, g, count, bits), present);
      const future = Q.multiply(present, Q.power(money, Q.toNumber(count)));
      expectSame((bits) => A.futureGrowingAnnuity(r, g, count, bits), future);
    }),
    { ...runs, numRuns: 30 },
  );
});

test('numbers of periods near a rate of 0', () => {
  fc.assert(
    fc.property(small, periods, (r, sum) => {
      const rate = logarithmQuotient(Q.negate(r));
      const product = Q.multiply(sum, r);
      expectSame((bits) => periodsToPayOff(sum, r, bits), Q.divide(Q.multiply(sum, logarithmQuotient(product)), rate));
      expectSame(
        (bits) => periodsToSave(sum, r, bits),
        Q.divide(Q.multiply(sum, logarithmQuotient(Q.negate(product))), rate),
      );
    }),
    runs,
  );
});
