import * as Z from '@nomogram/math/exact/integer.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import { type Loan, type ScheduleRow, schedule, totalsOf } from '@nomogram/math/finance/amortization.ts';
import type { Check } from '../../kit/answer.ts';
import type { Figure, LiveTable } from '../../kit/figure.ts';
import { counted } from '../../kit/present/counted.ts';
import type { Extra } from './declaration.ts';
import { courseFigure, type LoanInputs } from './figures/loan-figure.ts';
import { liveSchedule, type Terms } from './live-schedule.ts';
import { coinOf, fromCoins, grouped, inCoins, inMoney, quantityOf } from './result.ts';
import { scheduleSteps } from './schedules/schedule-steps.ts';

/** Schedules with more rows are not written out. */
const longest = 1200;

/** A loan paid monthly, in the smallest coins of a currency with so many decimals. */
interface CoinLoan extends Loan {
  readonly decimals: number;
  /** Per month. */
  readonly monthlyRate: Rational;
}

export function monthlyLoan(
  principal: Rational,
  monthlyRate: Rational,
  payment: Rational,
  decimals: number,
  months?: number,
): CoinLoan {
  const rate = { numerator: Z.toBigInt(monthlyRate.numerator), denominator: Z.toBigInt(monthlyRate.denominator) };
  const coins = (amount: Rational) => inCoins(amount, decimals);
  return { principal: coins(principal), rate, payment: coins(payment), periods: months, decimals, monthlyRate };
}

/** The loan paid off in as many months as without rounding: what rounding leaves over belongs to the last payment, and makes none of its own. */
export const endingIn = (months: number, loan: CoinLoan): CoinLoan =>
  (schedule(loan, longest)?.length ?? 0) > months ? { ...loan, periods: months } : loan;

/** The schedule in whole coins: its totals as values, its rows as a table, its course as a figure, and what checks it. `terms` say where the payment comes from. */
export function scheduleExtra(loan: CoinLoan, terms: Terms = {}): Extra {
  if (loan.periods !== undefined && loan.periods > longest) return tooLong;
  const rows = schedule(loan, longest);
  if (!rows || rows.length === 0) return tooLong;
  const { paid, interest, lastPayment } = totalsOf(rows);
  const { decimals } = loan;
  const coin = coinOf(decimals);
  const total = (label: string, coins: bigint, standsFor?: string) => ({
    ...quantityOf(inMoney(`${label}, ${coin}`), fromCoins(coins, decimals), 15, decimals),
    standsFor,
  });
  return {
    values: {
      paidToTheCent: total('Total paid', paid, 'totalPaid'),
      interestToTheCent: total('Total interest', interest, 'totalInterest'),
      lastPaymentToTheCent: total('Last payment', lastPayment, 'lastPayment'),
    },
    checked: checkOf(loan, rows),
    steps: () => scheduleSteps(loan, rows),
    notes: [
      `In the schedule every amount is rounded ${coin}; the last payment absorbs the residue and the balance ends at ${grouped(0n, decimals)}.`,
    ],
    figure: () => courseOf(rows, decimals, { live: liveSchedule(loan, rows, terms), moves: terms.moves }),
  };
}

const tooLong: Extra = {
  notes: [`The schedule has more than ${longest} rows, or no row at all, and is not written out.`],
};

function checkOf(loan: CoinLoan, rows: readonly ScheduleRow[]): readonly Check[] {
  const repaid = rows.reduce((sum, { principal }) => sum + principal, 0n);
  if (repaid !== loan.principal || rows.at(-1)!.balance !== 0n)
    throw new Error('a schedule that does not repay its loan');
  return [
    {
      how: 'sum of the rows',
      detail: `The ${counted(rows.length, 'repayments')} of principal ${rows.length === 1 ? 'adds' : 'add'} up to ${grouped(repaid, loan.decimals)}, and the last balance is ${grouped(0n, loan.decimals)}.`,
    },
  ];
}

interface ScheduleOptions {
  readonly live?: LiveTable;
  readonly moves?: LoanInputs;
}

function courseOf(rows: readonly ScheduleRow[], decimals: number, { live, moves }: ScheduleOptions): Figure {
  const amount = (coins: bigint): number => Number(coins) / 10 ** decimals;
  const start = rows[0]!.balance + rows[0]!.principal;
  return courseFigure({
    rows: [{ balance: start, interest: 0n }, ...rows].map(({ balance, interest }) => ({
      balance: amount(balance),
      interest: amount(interest),
    })),
    period: 'year',
    perUnit: 12,
    moves,
    summary: `The balance falls to 0 in ${counted(rows.length, 'payments')}, while principal repaid and interest paid add up.`,
    table: {
      name: rows.length === 1 ? 'the payment' : `all ${rows.length} payments`,
      isSchedule: true,
      ...(live && { live }),
      columns: ['Month', 'Payment', 'Interest', 'Principal', 'Balance'],
      rows: rows.map((row) => [
        String(row.period),
        ...[row.payment, row.interest, row.principal, row.balance].map((coins) => grouped(coins, decimals)),
      ]),
    },
  });
}
