import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimal } from '../exact/decimal.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type Maybe, multiply, power, settle, toNumber } from '../numeric/precise/value.ts';
import * as A from './annuity.ts';
import { annuityRate, approximateAnnuityRate } from './annuity-rate.ts';
import { periodsToPayOff, periodsToSave } from './number-of-periods.ts';

const q = (text: string) => fromDecimal(text)!;
const value = (compute: (bits: number) => Maybe): number => toNumber(settle(compute, 80)!);
const near = (a: number, b: number, tolerance = 1e-13) =>
  expect(Math.abs(a - b)).toBeLessThanOrEqual(tolerance * Math.abs(b));

/** Rates from −50 % to 200 %, and very small ones; periods whole or not. */
const rates = fc.oneof(
  fc.integer({ min: -5000, max: 20_000 }).map((n) => Q.rational(n, 10_000)),
  fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 5, max: 25 })).map(([n, e]) => q(`${n}e-${e}`)),
);
const periods = fc.integer({ min: 1, max: 4000 }).map((n) => Q.rational(n, 10));
const wholePeriods = fc.integer({ min: 0, max: 60 });

test('the future value is the present value carried to the end', () => {
  fc.assert(
    fc.property(rates, periods, (r, n) => {
      const future = value((bits) => A.futureAnnuity(r, n, bits));
      const carried = value((bits) => multiply(A.presentAnnuity(r, n, bits)!, power(Q.add(Q.one, r), n, bits)!, bits));
      near(future, carried);
    }),
    { numRuns: 150, endOnFailure: true },
  );
});

test('annuities are the sums of their payments', () => {
  fc.assert(
    fc.property(rates, rates, wholePeriods, (r, g, n) => {
      const [growth, rise] = [Q.add(Q.one, r), Q.add(Q.one, g)];
      let [present, future] = [Q.zero, Q.zero];
      for (let k = 1; k <= Math.min(n, 12); k++) {
        const payment = Q.power(rise, k - 1);
        present = Q.add(present, Q.divide(payment, Q.power(growth, k)));
        future = Q.add(future, Q.multiply(payment, Q.power(growth, Math.min(n, 12) - k)));
      }
      const count = Q.integerRational(Math.min(n, 12));
      near(
        value((bits) => A.presentGrowingAnnuity(r, g, count, bits)),
        Q.toNumber(present),
      );
      near(
        value((bits) => A.futureGrowingAnnuity(r, g, count, bits)),
        Q.toNumber(future),
      );
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test('without growth a growing annuity is an annuity', () => {
  fc.assert(
    fc.property(rates, periods, (r, n) => {
      near(
        value((bits) => A.presentGrowingAnnuity(r, Q.zero, n, bits)),
        value((bits) => A.presentAnnuity(r, n, bits)),
      );
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test('the limits are taken, and the way to them is smooth', () => {
  const n = q('10.5');
  expect(A.presentAnnuity(Q.zero, n, 64)).toEqual(n);
  expect(A.continuousAnnuity(Q.zero, n, 64)).toEqual(n);
  expect(A.presentGrowingAnnuity(q('0.04'), q('0.04'), q('10'), 64)).toEqual(Q.divide(q('10'), q('1.04')));
  for (const e of [8, 12, 20, 100]) {
    const tiny = q(`1e-${e}`);
    near(
      value((bits) => A.presentAnnuity(tiny, n, bits)),
      10.5 * (1 - (11.5 / 2) * 10 ** -e),
      1e-12,
    );
    near(
      value((bits) => A.futureAnnuity(tiny, n, bits)),
      10.5 * (1 + (9.5 / 2) * 10 ** -e),
      1e-12,
    );
    const beside = Q.add(q('0.04'), tiny);
    near(
      value((bits) => A.presentGrowingAnnuity(beside, q('0.04'), q('10'), bits)),
      (10 / 1.04) * (1 - (11 / 2 / 1.04) * 10 ** -e),
      1e-12,
    );
  }
});

test('the number of periods and the rate are found back from the present value', () => {
  fc.assert(
    fc.property(rates, periods, (r, n) => {
      const present = settle((bits) => A.presentAnnuity(r, n, bits), 200)!;
      const future = settle((bits) => A.futureAnnuity(r, n, bits), 200)!;
      const count = Q.toNumber(n);
      // Where the payments no longer matter, their number is beyond recovery at this precision.
      const lost = Math.abs(Math.log1p(Q.toNumber(r))) * count > 60;
      if (lost) return;
      near(
        value((bits) => periodsToPayOff(present, r, bits)),
        count,
        1e-12,
      );
      near(
        value((bits) => periodsToSave(future, r, bits)),
        count,
        1e-12,
      );
    }),
    { numRuns: 80, endOnFailure: true },
  );
});

test('the rate of a loan is found back, zero and negative ones too', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3000, max: 9000 }), fc.integer({ min: 1, max: 480 }), (basis, n) => {
      const r = Q.rational(basis, 10_000);
      const exact = settle((bits) => A.presentAnnuity(r, Q.integerRational(n), bits), 300)!;
      const sum: Rational = 'numerator' in exact ? exact : Q.fromNumber(toNumber(exact));
      const found = annuityRate(sum, Q.integerRational(n))!;
      const again = value((bits) => A.presentAnnuity(found, Q.integerRational(n), bits));
      near(again, Q.toNumber(sum), 1e-12);
    }),
    { numRuns: 80, endOnFailure: true },
  );
  expect(annuityRate(q('24'), q('24'))).toEqual(Q.zero);
});

test('what no double holds ends the search for a rate instead of prolonging it', () => {
  expect(approximateAnnuityRate(7 / 12, Number.POSITIVE_INFINITY)).toBeNaN();
  expect(approximateAnnuityRate(Number.POSITIVE_INFINITY, 5)).toBeNaN();
  expect(approximateAnnuityRate(7 / 12, Number.MAX_VALUE)).toBeNear(12 / 7, 1e-12);
  expect(annuityRate(q('0.5'), q('1e309'))).toBeNull();
});
