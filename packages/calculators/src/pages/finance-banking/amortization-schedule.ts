import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { middle } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import type { Extra } from '../../shared/finance/declaration.ts';
import { formula } from '../../shared/finance/formula.ts';
import { levelPayment, monthly, twelve, wholeMonths, years } from '../../shared/finance/monthly-loan.ts';
import { inMoney, tooLarge } from '../../shared/finance/result.ts';
import { monthlyLoan, scheduleExtra } from '../../shared/finance/schedule.ts';

export default formula({
  path: 'banking/amortizationschedulefromprincipalannualrateandnumberofyears',
  aliases: ['amortizationschedulefromprincipalandannualrateandnumberofyears'],
  title: 'Amortization Schedule',
  keywords: [
    'amortisation',
    'mortgage schedule',
    'repayment plan',
    'compare two loans',
    'loan comparison',
    'refinance',
  ],
  asks: [
    '(mortgage|loan|amortization|amortization schedule|mortgage payment)[ of] {principal} {annualRate} {numberOfYears} years',
    '(mortgage|loan|amortization|amortization schedule|mortgage payment)[ of] {principal} {numberOfYears} years {annualRate}',
    'monthly payment[ on][ for] {principal} (car loan|loan|mortgage) {numberOfYears} years {annualRate}',
    '(emi|monthly payment|monthly payments|mortgage payment|mortgage payments|loan payment|mortgage|loan)[ on][ for][ of][ a][ an][ the][ loan][ mortgage][ of] {principal}[ loan][ mortgage] (at|with|at an interest rate of) {annualRate}[ interest][ annual interest][ apr][ per year][ a year] (for|over) {numberOfYears} years',
    '(emi|monthly payment|monthly payments|mortgage payment|mortgage payments|loan payment|mortgage|loan)[ on][ for][ of][ a][ an][ the][ loan][ mortgage][ of] {principal}[ loan][ mortgage] (for|over) {numberOfYears} years (at|with|at an interest rate of) {annualRate}[ interest][ annual interest][ apr][ per year][ a year]',
    'monthly payment[s] (on|for)[ a][ an] {principal} (car loan|auto loan|loan|mortgage)[ at] {annualRate}[ apr][ for][ over] {numberOfYears} years',
    'monthly payment[s] (on|for)[ a][ an] {principal} (car loan|auto loan|loan|mortgage)[ at] {annualRate}[ apr][ for][ over] {numberOfYears/12} months',
    '[monthly payment ][on ][for ][a ]{numberOfYears}( year|-year) (mortgage|loan)[ of][ for][ on] {principal} (at|with) {annualRate}[ interest][ apr]',
    '{principal} (loan|mortgage) (at|with) {annualRate}[ interest][ apr] (for|over) {numberOfYears} years',
  ],
  purpose: 'Month by month: payment, interest, principal and balance of a loan, to the cent.',
  inputs: {
    principal: money('Principal', { symbol: 'L', above: 0 }),
    annualRate: percent('Annual rate', { symbol: 'r', atLeast: 0, unit: '% per year' }),
    numberOfYears: years,
  },
  result: inMoney('Monthly payment', 'per month'),
  formula: 'principal / presentAnnuity(annualRate / 12, 12 * numberOfYears)',
  more: {
    totalPaid: [inMoney('Total paid'), 'result * 12 * numberOfYears'],
    totalInterest: [inMoney('Total interest'), 'totalPaid - principal'],
    firstInterest: [inMoney('Row 1 interest'), 'principal * annualRate / 12'],
    firstPrincipal: [inMoney('Row 1 principal part'), 'result - firstInterest'],
    firstBalance: [inMoney('Row 1 balance'), 'principal - firstPrincipal'],
  },
  requires: { '12 * numberOfYears is whole': wholeMonths },
  conventions: [
    'Monthly payments at month end. Payment, totals and row 1 are calculated without rounding; at a rate of 0 the payment is principal / months.',
  ],
  spreadsheet: '-PMT({annualRate}/12,12*{numberOfYears},{principal})',
  options: ['decimals'],
  extra: ({ principal, annualRate, numberOfYears }, { decimals }) =>
    amortized(principal, annualRate, numberOfYears, decimals),
  examples: [
    [
      ['200000', '6', '30'],
      1199.1010503055,
      {
        totalPaid: 431676.378109982,
        totalInterest: 231676.378109982,
        firstInterest: 1000,
        firstPrincipal: 199.101050305505,
        firstBalance: 199800.898949694,
      },
    ],
    [
      ['12000', '0', '2'],
      500,
      { totalPaid: 12000, totalInterest: 0, firstInterest: 0, firstPrincipal: 500, firstBalance: 11500 },
    ],
  ],
  refused: [[['200000', '6', '2.3'], 'Number of years must give a whole number of months.']],
  source: 'Excel PMT, IPMT, PPMT',
});

function amortized(
  principal: Rational,
  annualRate: Rational,
  numberOfYears: Rational,
  decimals: number,
): Result<Extra> {
  const months = Q.multiply(twelve, numberOfYears);
  const payment = levelPayment(principal, monthly(annualRate), months);
  if (payment === null) return no('too-large', tooLarge);
  const count = Q.toNumber(months);
  const loan = monthlyLoan(principal, monthly(annualRate), middle(payment), decimals, count);
  return ok(scheduleExtra(loan, { months: count, moves: { amount: 'principal', time: 'numberOfYears' } }));
}
