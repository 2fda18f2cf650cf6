import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { type ScheduleRow, totalsOf } from '@nomogram/math/finance/amortization.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { shownDecimal } from '../../../kit/fields/amount.ts';
import { counted } from '../../../kit/present/counted.ts';
import { sign } from '../../../kit/worked/steps.ts';
import { coinOf, fromCoins, grouped } from '../result.ts';

/** A loan in the smallest coins of a currency with so many decimals, and its monthly rate. */
interface ScheduledLoan {
  readonly payment: bigint;
  readonly principal: bigint;
  readonly monthlyRate: Rational;
  readonly decimals: number;
}

/** So many rows show how the others go. */
const rowsShown = 2;

/** How the totals of a schedule come about: its first rows with their rounding, what the last one takes up, and the sums. */
export function scheduleSteps(loan: ScheduledLoan, rows: readonly ScheduleRow[]): readonly ShownStep[] {
  const { payment, principal, decimals } = loan;
  const { paid, interest, lastPayment } = totalsOf(rows);
  const last = rows.at(-1)!;
  const others = rows.length - 1;
  const amount = (coins: bigint) => plain(coins, decimals);
  const coin = coinOf(decimals);
  const owed = last.payment - last.interest;
  const regular = others === 0 ? '' : `${others === 1 ? '' : `${others}*`}${amount(payment)} + `;
  return [
    ...rows.slice(0, Math.min(rowsShown, others)).map((row) => rowStep(loan, row)),
    line(
      'last row of the schedule',
      `In month ${rows.length} all that is left is paid, with its interest: the last payment takes up what rounding has left over.`,
      `${interestOf(loan, owed, last.interest, rows.length)}; "Last payment, ${coin}" = ${amount(owed)} + ${amount(last.interest)} = ${amount(lastPayment)}`,
    ),
    line(
      'sum of the rows',
      others === 0
        ? 'There is one payment only.'
        : `${counted(others, 'payments')} of ${grouped(payment, decimals)}, and the last one.`,
      `"Total paid, ${coin}" = ${regular}${amount(lastPayment)}${others === 0 ? '' : ` = ${amount(paid)}`}`,
    ),
    line(
      'sum of the rows',
      'What is paid beyond the loan is its interest.',
      `"Total interest, ${coin}" = ${amount(paid)} - ${amount(principal)} = ${amount(interest)}`,
    ),
  ];
}

function rowStep(loan: ScheduledLoan, row: ScheduleRow): ShownStep {
  const { decimals } = loan;
  const amount = (coins: bigint) => plain(coins, decimals);
  const before = row.balance + row.principal;
  return line(
    'row of the schedule',
    `Month ${row.period}: interest on what is owed, rounded ${coinOf(decimals)}; the rest of the payment of ${grouped(row.payment, decimals)} pays off the loan.`,
    `${interestOf(loan, before, row.interest, row.period)}; "paid off" = ${amount(row.payment)} - ${amount(row.interest)} = ${amount(row.principal)}; "balance" = ${amount(before)} - ${amount(row.principal)} = ${amount(row.balance)}`,
  );
}

/** The interest of a month: a twelfth of a year's, where the rate of a month has no short decimal. */
function interestOf({ monthlyRate, decimals }: ScheduledLoan, owed: bigint, interest: bigint, month: number): string {
  const exact = Q.multiply(fromCoins(owed, decimals), monthlyRate);
  const [own, yearly] = [shownDecimal(monthlyRate), shownDecimal(Q.multiply(monthlyRate, Q.integerRational(12)))];
  const isShort = Q.equals(fromDecimal(own) ?? Q.zero, monthlyRate);
  const product = `${plain(owed, decimals)}*${isShort ? own : `${yearly}/12`}`;
  const text = toDecimal(exact, productDigits);
  const isWhole = Q.equals(fromDecimal(text) ?? Q.zero, exact);
  const isPosted = Q.equals(exact, fromCoins(interest, decimals));
  const rounded = isPosted ? '' : `; "rounded:" ${plain(interest, decimals)}`;
  return `"interest of month ${month}" = ${product} ${sign(isWhole)} ${isPosted ? plain(interest, decimals) : text}${rounded}`;
}

/** Enough to see how it is rounded. */
const productDigits = 12;

/** Without marks between thousands, as lines have numbers. */
const plain = (coins: bigint, decimals: number): string => grouped(coins, decimals).replaceAll(',', '');
