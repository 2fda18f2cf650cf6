import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { divide, middle, settle, toNumber } from '../numeric/precise/value.ts';
import { schedule, totalsOf } from './amortization.ts';
import { presentAnnuity } from './annuity.ts';
import { payoff } from './payoff.ts';

/** Loans in cents or yen (a minor unit is a minor unit), of 0 to 30 % a year, over 1 to 480 months. */
const loans = fc.record({
  principal: fc.bigInt({ min: 1n, max: 10n ** 11n }),
  basisPoints: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
  months: fc.integer({ min: 1, max: 480 }),
});

function levelPayment(principal: bigint, rate: Rational, months: number): bigint {
  const exact = settle((bits) => {
    const annuity = presentAnnuity(rate, Q.integerRational(months), bits);
    return annuity && divide(Q.integerRational(Z.fromBigInt(principal)), annuity, bits);
  }, 80)!;
  return Z.toBigInt(Q.round(middle(exact)));
}

test('500 loans end at exactly 0, repay what was lent, and their rows add up', () => {
  fc.assert(
    fc.property(loans, ({ principal, basisPoints, months }) => {
      const rate = Q.rational(basisPoints, 120_000);
      const payment = levelPayment(principal, rate, months);
      const rows = schedule(
        { principal, rate: { numerator: BigInt(basisPoints), denominator: 120_000n }, payment, periods: months },
        480,
      )!;
      const { paid, interest } = totalsOf(rows);
      expect(rows.at(-1)!.balance).toBe(0n);
      expect(rows.length).toBeLessThanOrEqual(months);
      expect(rows.reduce((sum, row) => sum + row.principal, 0n)).toBe(principal);
      expect(paid).toBe(principal + interest);
      let balance = principal;
      for (const row of rows) {
        expect(row.payment).toBe(row.interest + row.principal);
        balance -= row.principal;
        expect(row.balance).toBe(balance);
        expect(row.balance >= 0n).toBe(true);
      }
    }),
    { numRuns: lawRuns(100, 500), endOnFailure: true },
  );
});

test('the last payment differs from the others by rounding only', () => {
  const rows = schedule(
    { principal: 20_000_000n, rate: { numerator: 1n, denominator: 200n }, payment: 119_910n, periods: 360 },
    360,
  )!;
  expect(rows).toHaveLength(360);
  expect(rows[0]).toEqual({
    period: 1,
    payment: 119_910n,
    interest: 100_000n,
    principal: 19_910n,
    balance: 19_980_090n,
  });
  expect(rows.at(-1)!.payment).toBe(120_014n);
});

test('a payment that does not cover the interest has no schedule', () => {
  expect(
    schedule({ principal: 500_000n, rate: { numerator: 2n, denominator: 100n }, payment: 10_000n }, 1200),
  ).toBeUndefined();
});

test('a payoff agrees with the schedule in cents, and 360 payments stay 360', () => {
  const rate = Q.rational(1, 200);
  const payment = settle(
    (bits) => divide(Q.integerRational(200_000), presentAnnuity(rate, Q.integerRational(360), bits)!, bits),
    100,
  )!;
  expect(payoff(Q.integerRational(200_000), rate, middle(payment))!.months).toBe(360);
  expect(payoff(Q.integerRational(5000), Q.rational(2, 100), Q.integerRational(100))).toBeNull();
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 2, max: 100 }),
      (balance, basis, parts) => {
        const monthly = Q.rational(basis, 120_000);
        const paid = Q.rational(Math.round((balance * 100) / parts) + Math.ceil((balance * basis) / 1200), 100);
        const found = payoff(Q.integerRational(balance), monthly, paid)!;
        const rows = schedule(
          {
            principal: BigInt(balance) * 100n,
            rate: { numerator: BigInt(basis), denominator: 120_000n },
            payment: Z.toBigInt(Q.multiply(paid, Q.integerRational(100)).numerator),
          },
          1200,
        )!;
        expect(Math.abs(rows.length - found.months)).toBeLessThanOrEqual(1);
        // Every row is rounded to a cent.
        const off = Math.abs(Number(totalsOf(rows).interest) - 100 * toNumber(found.interest));
        expect(off).toBeLessThanOrEqual(rows.length);
      },
    ),
    { numRuns: 100, endOnFailure: true },
  );
});
