import * as Z from '@nomogram/math/exact/integer.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { type Loan, type ScheduleRow, schedule, totalsOf } from '@nomogram/math/finance/amortization.ts';
import type { Check } from '../kit/answer.ts';
import type { Figure } from '../kit/figure.ts';
import type { Extra } from './declaration.ts';
import { courseFigure } from './loan-figure.ts';
import { groupedCents, inMoney, quantityOf } from './result.ts';

/** Schedules with more rows are not written out. */
const longest = 1200;

const hundred = Q.integerRational(100);

/** An amount in whole cents, halves up. */
export const inCents = (amount: Rational): bigint => Z.toBigInt(Q.round(Q.multiply(amount, hundred)));

const fromCents = (cents: bigint): Rational => Q.rational(Z.fromBigInt(cents), 100);

/** A loan paid monthly, in cents. */
export function monthlyLoan(principal: Rational, monthlyRate: Rational, payment: Rational, months?: number): Loan {
  const rate = { numerator: Z.toBigInt(monthlyRate.numerator), denominator: Z.toBigInt(monthlyRate.denominator) };
  return { principal: inCents(principal), rate, payment: inCents(payment), periods: months };
}

/** The schedule to the cent: its totals as values, its rows as a table, its course as a figure, and what checks it. */
export function scheduleExtra(loan: Loan): Extra {
  if (loan.periods !== undefined && loan.periods > longest) return tooLong;
  const rows = schedule(loan, longest);
  if (!rows || rows.length === 0) return tooLong;
  const { paid, interest, lastPayment } = totalsOf(rows);
  return {
    values: {
      paidToTheCent: quantityOf(inMoney('Total paid, to the cent'), fromCents(paid), 15),
      interestToTheCent: quantityOf(inMoney('Total interest, to the cent'), fromCents(interest), 15),
      lastPaymentToTheCent: quantityOf(inMoney('Last payment, to the cent'), fromCents(lastPayment), 15),
    },
    checked: checkOf(loan, rows),
    notes: [
      'In the schedule every amount is rounded to the cent; the last payment absorbs the residue and the balance ends at 0.00.',
    ],
    figure: courseOf(rows),
  };
}

const tooLong: Extra = {
  notes: [`The schedule has more than ${longest} rows, or no row at all, and is not written out.`],
};

function checkOf(loan: Loan, rows: readonly ScheduleRow[]): readonly Check[] {
  const repaid = rows.reduce((sum, { principal }) => sum + principal, 0n);
  if (repaid !== loan.principal || rows.at(-1)!.balance !== 0n)
    throw new Error('a schedule that does not repay its loan');
  return [
    {
      how: 'sum of the rows',
      detail: `The ${rows.length} repayments of principal add up to ${groupedCents(repaid)}, and the last balance is 0.00.`,
    },
  ];
}

function courseOf(rows: readonly ScheduleRow[]): Figure {
  const amount = (cents: bigint): number => Number(cents) / 100;
  const start = rows[0]!.balance + rows[0]!.principal;
  return courseFigure({
    rows: [{ balance: start, interest: 0n }, ...rows].map(({ balance, interest }) => ({
      balance: amount(balance),
      interest: amount(interest),
    })),
    period: 'month',
    summary: `The balance falls to 0 in ${rows.length} payments, while principal repaid and interest paid add up.`,
    table: {
      columns: ['Month', 'Payment', 'Interest', 'Principal', 'Balance'],
      rows: rows.map((row) => [
        String(row.period),
        ...[row.payment, row.interest, row.principal, row.balance].map(groupedCents),
      ]),
    },
  });
}
