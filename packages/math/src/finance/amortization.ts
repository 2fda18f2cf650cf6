/**
 * Payment schedules in whole minor units of a currency (cents; yen have none), so that they add up to the unit. Interest
 * is rounded to the unit each period, halves up, as banks post it; the last payment is whatever is still owed, so the
 * balance ends at exactly 0. Amounts are bigints: no schedule is too large to be exact.
 */
export interface Loan {
  /** Minor units. */
  readonly principal: bigint;
  /** Rate per period as a fraction numerator/denominator, not negative. */
  readonly rate: { readonly numerator: bigint; readonly denominator: bigint };
  /** The regular payment in minor units. */
  readonly payment: bigint;
  /** The period in which all that is left is paid; without it the schedule runs until nothing is left. */
  readonly periods?: number;
}

/** One period of a loan, all amounts in the smallest coin. */
export interface ScheduleRow {
  readonly period: number;
  readonly payment: bigint;
  readonly interest: bigint;
  readonly principal: bigint;
  readonly balance: bigint;
}

/** Rounds a non-negative quotient to the nearest integer, halves up. */
const roundedQuotient = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** The rows of the schedule; undefined where it has more than `longest` or the payment never clears the loan. */
export function schedule(loan: Loan, longest: number): readonly ScheduleRow[] | undefined {
  const { rate, payment, periods } = loan;
  const rows: ScheduleRow[] = [];
  let balance = loan.principal;
  for (let period = 1; balance > 0n; period++) {
    if (period > longest) return undefined;
    const interest = roundedQuotient(balance * rate.numerator, rate.denominator);
    const owed = balance + interest;
    const paid = period === periods || owed <= payment ? owed : payment;
    if (periods === undefined && paid < owed && paid <= interest) return undefined;
    balance = owed - paid;
    rows.push({ period, payment: paid, interest, principal: paid - interest, balance });
  }
  return rows;
}

interface ScheduleTotals {
  readonly paid: bigint;
  readonly interest: bigint;
  readonly lastPayment: bigint;
}

/** What is paid in all, and how much of it is interest. */
export const totalsOf = (rows: readonly ScheduleRow[]): ScheduleTotals => ({
  paid: rows.reduce((sum, { payment }) => sum + payment, 0n),
  interest: rows.reduce((sum, { interest }) => sum + interest, 0n),
  lastPayment: rows.at(-1)?.payment ?? 0n,
});
