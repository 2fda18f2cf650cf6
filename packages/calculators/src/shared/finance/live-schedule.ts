import { exactDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ScheduleRow } from '@nomogram/math/finance/amortization.ts';
import type { LiveTable, LiveValue } from '../../kit/figure.ts';
import type { LoanInputs } from './figures/loan-figure.ts';
import { fromCoins, grouped } from './result.ts';

/** What a schedule comes from; without months its payment is what was typed. */
export interface Terms {
  /** Of the loan whose level payment it is. */
  readonly months?: number;
  /** What is paid beside that. */
  readonly extra?: Rational;
  /** The inputs that can be moved in the figure. */
  readonly moves?: LoanInputs;
}

interface LiveLoan {
  readonly principal: bigint;
  readonly payment: bigint;
  readonly monthlyRate: Rational;
  readonly decimals: number;
}

/** Beyond these coins a spreadsheet, which counts in doubles, rounds where we do not. */
const maxCents = 10n ** 13n;

/** A schedule as a spreadsheet calculates it: its payment from the terms, its rows from each other, its totals from the rows. */
export function liveSchedule(loan: LiveLoan, rows: readonly ScheduleRow[], terms: Terms): LiveTable | undefined {
  const { principal, payment, monthlyRate, decimals } = loan;
  if (principal > maxCents || payment > maxCents) return undefined;
  const rounded = (formula: string) => `ROUND(${formula},${decimals})`;
  const total = (coins: (row: ScheduleRow) => bigint) =>
    grouped(
      rows.reduce((sum, row) => sum + coins(row), 0n),
      decimals,
    );
  const owed = rounded('[^4]+[2]');
  return {
    beside: [
      given('principal', 'Principal', fromCoins(principal, decimals)),
      { ...given('rate', 'Rate per year', Q.multiply(monthlyRate, twelve)), isPercent: true },
      ...paymentOf(loan, terms, rounded),
      { name: 'paid', label: 'Total paid', formula: 'SUM([1*])', value: total((row) => row.payment) },
      { name: 'interest', label: 'Total interest', formula: 'SUM([2*])', value: total((row) => row.interest) },
    ],
    columns: [
      undefined,
      { formula: `MIN({payment},${owed})`, last: owed },
      { formula: rounded('[^4]*{rate}/12') },
      { formula: rounded('[1]-[2]') },
      { formula: rounded('[^4]-[3]') },
    ],
    before: { 4: 'principal' },
  };
}

const twelve = Q.integerRational(12);

function paymentOf(
  { payment, decimals }: LiveLoan,
  { months, extra }: Terms,
  rounded: (formula: string) => string,
): readonly LiveValue[] {
  const now = fromCoins(payment, decimals);
  if (months === undefined) return [given('payment', 'Payment', now)];
  const level = '-PMT({rate}/12,{months},{principal})';
  const more = extra ? [given('extra', 'Extra payment', extra)] : [];
  const formula = rounded(extra ? `${level}+{extra}` : level);
  return [
    { name: 'months', label: extra ? 'Months without extra payments' : 'Months', formula: String(months) },
    ...more,
    { name: 'payment', label: 'Payment', formula, value: grouped(payment, decimals) },
  ];
}

/** A number as a cell takes it: a decimal where it is one, else a quotient. */
function given(name: string, label: string, value: Rational): LiveValue {
  const formula = exactDecimal(value, 15);
  if (formula !== null) return { name, label, formula };
  return { name, label, formula: `${value.numerator}/${value.denominator}`, value: toDecimal(value, 15) };
}
