import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimal } from '../exact/decimal.ts';
import * as Q from '../exact/rational.ts';
import { divide, settle, toNumber } from '../numeric/precise/value.ts';
import { presentAnnuity } from './annuity.ts';
import { type Bond, bondFigures, bondPriceClosed } from './bond.ts';
import { bondYield } from './bond-yield.ts';

const bonds = fc
  .record({
    coupon: fc.integer({ min: 0, max: 1500 }),
    couponsPerYear: fc.constantFrom(1, 2, 4, 12),
    coupons: fc.integer({ min: 1, max: 120 }),
  })
  .map(
    ({ coupon, ...rest }): Bond => ({ face: Q.integerRational(1000), couponRate: Q.rational(coupon, 10_000), ...rest }),
  );
const yields = fc.integer({ min: -500, max: 4000 }).map((n) => Q.rational(n, 10_000));
const priceOf = (bond: Bond, y: Q.Rational) => settle((bits) => bondFigures(bond, y, bits)?.price ?? null, 160)!;

test('the sum of the payments is the closed form', () => {
  fc.assert(
    fc.property(bonds, yields, (bond, y) => {
      const closed = settle((bits) => {
        const perPeriod = divide(y, Q.integerRational(bond.couponsPerYear), bits)!;
        return bondPriceClosed(bond, y, presentAnnuity(perPeriod, Q.integerRational(bond.coupons), bits)!, bits);
      }, 80)!;
      expect(toNumber(priceOf(bond, y)) / toNumber(closed)).toBeNear(1, 1e-14);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test('price and yield invert each other', () => {
  fc.assert(
    fc.property(bonds, yields, (bond, y) => {
      const price = Q.fromNumber(toNumber(priceOf(bond, y)));
      const back = toNumber(priceOf(bond, bondYield(price, bond)));
      expect(Math.abs(back - Q.toNumber(price))).toBeLessThanOrEqual(1e-13 * back);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test('a bond at par yields its coupon; a zero bond has the duration of its term', () => {
  const par: Bond = { face: Q.integerRational(1000), couponRate: Q.rational(6, 100), couponsPerYear: 2, coupons: 16 };
  expect(Q.toNumber(bondYield(Q.integerRational(1000), par))).toBe(0.06);
  const zero = bondFigures({ ...par, couponRate: Q.zero }, Q.rational(5, 100), 100)!;
  expect(toNumber(zero.macaulay)).toBe(8);
});

test('the convexity and durations of a textbook bond', () => {
  const bond: Bond = { face: Q.integerRational(1000), couponRate: Q.rational(6, 100), couponsPerYear: 2, coupons: 16 };
  const figures = bondFigures(bond, fromDecimal('0.07')!, 120)!;
  expect(toNumber(figures.macaulay)).toBeNear(6.41139812986204, 1e-13);
  expect(toNumber(figures.modified)).toBeNear(6.19458756508409, 1e-13);
  expect(toNumber(figures.convexity)).toBeNear(46.9964693525265, 1e-12);
});

test('a bond of many coupons at a yield of 0, or below, is the sum of what it pays', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 1, 600),
      fc.integer({ min: 1, max: 1200 }),
      fc.constantFrom(0, -1, -50, -300),
      (coupon, coupons, y) => {
        const bond: Bond = {
          face: Q.integerRational(1000),
          couponRate: Q.rational(coupon, 10_000),
          couponsPerYear: 12,
          coupons,
        };
        const figures = bondFigures(bond, Q.rational(y, 10_000), 120);
        const payments = Array.from({ length: coupons }, (_, k) => {
          const paid = coupon / 120 + (k === coupons - 1 ? 1000 : 0);
          return paid * Math.exp(-(k + 1) * Math.log1p(y / 120_000));
        });
        expect(figures && toNumber(figures.price)).toBeNear(
          payments.reduce((sum, one) => sum + one, 0),
          1e-11,
        );
      },
    ),
    { numRuns: 40 },
  );
});
