import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { presentAnnuity } from '@nomogram/math/finance/annuity.ts';
import { annuityRate } from '@nomogram/math/finance/annuity-rate.ts';
import { type Payoff, payoff } from '@nomogram/math/finance/payoff.ts';
import { divide, middle, multiply, settle, toNumber, type Value } from '@nomogram/math/finance/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { calculation } from '../finance/calculation.ts';
import type { Extra } from '../finance/declaration.ts';
import { functionOf } from '../finance/formula/functions.ts';
import { formula } from '../finance/formula.ts';
import { repaymentFigure } from '../finance/loan-figure.ts';
import { inMoney, inNumber, inPercent, quantityOf, tooLarge } from '../finance/result.ts';
import { monthlyLoan, scheduleExtra } from '../finance/schedule.ts';
import { agreement } from '../kit/agreement.ts';
import type { Answer } from '../kit/answer.ts';
import { money } from '../kit/fields/money.ts';
import { percent } from '../kit/fields/percent.ts';
import { plainNumber } from '../kit/fields/plain-number.ts';
import type { Options } from '../kit/options.ts';

const twelve = Q.integerRational(12);
const monthly = (annualRate: Rational): Rational => Q.divide(annualRate, twelve);
const years = plainNumber('Number of years', { symbol: 't', above: 0, unit: 'years' });
const wholeMonths = 'Number of years must give a whole number of months.';
const monthsNote = 'Interest once a month at a twelfth of the annual rate; a fraction of a month counts as a month.';

/** The level payment of a loan, unrounded. */
const levelPayment = (principal: Rational, rate: Rational, months: Rational): Value | null =>
  settle((bits) => {
    const annuity = presentAnnuity(rate, months, bits);
    return annuity && divide(principal, annuity, bits);
  }, 80);

/** Months to pay off in double precision; NaN where the payment does not exceed the interest. */
const approximateMonths = (loan: Rational, rate: Rational, payment: number): number =>
  Math.ceil(functionOf('periodsToPayOff').double(Q.toNumber(loan) / payment, Q.toNumber(rate)) - 1e-7);

function amortized(
  principal: Rational,
  annualRate: Rational,
  numberOfYears: Rational,
  decimals: number,
): Result<Extra> {
  const months = Q.multiply(twelve, numberOfYears);
  const payment = levelPayment(principal, monthly(annualRate), months);
  if (payment === null) return no('too-large', tooLarge);
  return ok(scheduleExtra(monthlyLoan(principal, monthly(annualRate), middle(payment), decimals, Q.toNumber(months))));
}

/** What all payoffs answer with: months, last payment, interest, and the schedule to the cent. */
function payoffAnswer(
  paid: Payoff,
  schedule: Extra,
  values: Answer<string>['values'],
  { digits: places, decimals }: Options,
  conventions: readonly string[],
): Answer<string> {
  const months = Q.integerRational(paid.months);
  const counted = schedule.figure?.table?.rows.length;
  const said = counted === undefined || Math.abs(counted - paid.months) <= 1;
  return {
    values: {
      result: quantityOf(inNumber('Months to pay off', 'months'), months, places),
      lastPayment: quantityOf(inMoney('Last payment'), paid.lastPayment, places, decimals),
      totalInterest: quantityOf(inMoney('Total interest'), paid.interest, places, decimals),
      ...values,
      ...schedule.values,
    },
    figure: schedule.figure,
    checked: [
      {
        how: 'independent computation',
        detail:
          said && counted !== undefined
            ? `The schedule in cents, month by month, has ${counted} payments.`
            : 'The last payment lies between 0 and a regular one.',
      },
      ...(schedule.checked ?? []),
    ],
    notes: [...(schedule.notes ?? []), ...conventions],
  };
}

export default [
  formula({
    id: 'finance-banking/amortization-schedule',
    order: 15,
    path: 'banking/amortizationschedulefromprincipalannualrateandnumberofyears',
    aliases: ['amortizationschedulefromprincipalandannualrateandnumberofyears'],
    title: 'Amortization Schedule',
    keywords: ['amortisation', 'mortgage schedule', 'repayment plan'],
    purpose: 'Month by month: payment, interest, principal and balance of a loan, to the cent.',
    inputs: {
      principal: money('Principal', { symbol: 'L', above: 0 }),
      annualRate: percent('Annual rate', { symbol: 'r', atLeast: 0, unit: '% per year' }),
      numberOfYears: years,
    },
    result: inMoney('Monthly payment', 'per month'),
    formula: 'principal / presentAnnuity(annualRate / 12, 12 * numberOfYears)',
    more: {
      totalPaid: [
        inMoney('Total paid'),
        '12 * numberOfYears * principal / presentAnnuity(annualRate / 12, 12 * numberOfYears)',
      ],
      totalInterest: [
        inMoney('Total interest'),
        '12 * numberOfYears * principal / presentAnnuity(annualRate / 12, 12 * numberOfYears) - principal',
      ],
      firstInterest: [inMoney('Row 1 interest'), 'principal * annualRate / 12'],
      firstPrincipal: [
        inMoney('Row 1 principal part'),
        'principal / presentAnnuity(annualRate / 12, 12 * numberOfYears) - principal * annualRate / 12',
      ],
      firstBalance: [
        inMoney('Row 1 balance'),
        'principal * (1 + annualRate / 12) - principal / presentAnnuity(annualRate / 12, 12 * numberOfYears)',
      ],
    },
    requires: { '12 * numberOfYears is whole': wholeMonths },
    conventions: [
      'Monthly payments at month end. The values above are not rounded; at a rate of 0 the payment is principal / months.',
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
    refused: [
      [['0', '6', '30'], 'Principal must be greater than 0.'],
      [['200000', '-1', '30'], 'Annual rate must not be negative.'],
      [['200000', '6', '0'], 'Number of years must be greater than 0.'],
      [['200000', '6', '2.3'], 'Number of years must give a whole number of months.'],
    ],
    source: 'Excel PMT, IPMT, PPMT',
  }),
  calculation({
    id: 'finance-banking/mortgage-with-extra-payments',
    order: 16,
    path: 'banking/mortgagewithextrapaymentsfromprincipalannualratenumberofyearsandextramonthlypayment',
    aliases: ['mortgagewithextrapaymentsfromprincipalandannualrateandnumberofyearsandextramonthlypayment'],
    title: 'Mortgage with Extra Payments',
    keywords: ['overpayment', 'pay off a mortgage early'],
    purpose: 'How much sooner, and how much cheaper, a mortgage ends with something extra every month.',
    inputs: {
      principal: money('Principal', { symbol: 'L', above: 0, placeholder: '200000' }),
      annualRate: percent('Annual rate', { symbol: 'r', atLeast: 0, unit: '% per year', placeholder: '6' }),
      numberOfYears: { ...years, placeholder: '30' },
      extraMonthlyPayment: money('Extra monthly payment', {
        symbol: 'X',
        atLeast: 0,
        unit: 'per month',
        placeholder: '200',
      }),
    },
    spreadsheet:
      'ROUNDUP(ROUND(NPER({annualRate}/12,PMT({annualRate}/12,12*{numberOfYears},{principal})-{extraMonthlyPayment},{principal}),6),0)',
    formula:
      'N = \\left\\lceil\\frac{-\\ln\\left(1-\\frac{L\\,i}{P+X}\\right)}{\\ln(1+i)}\\right\\rceil, \\quad i = \\tfrac{r}{12}',
    options: ['decimals'],
    compute: ({ principal, annualRate, numberOfYears, extraMonthlyPayment }, options) => {
      const { digits, decimals } = options;
      const [loan, rate] = [principal.value, monthly(annualRate.value)];
      const months = Q.multiply(twelve, numberOfYears.value);
      if (!Q.isInteger(months)) return no('out-of-range', wholeMonths);
      const regular = levelPayment(loan, rate, months);
      const payment = regular && Q.add(middle(regular), extraMonthlyPayment.value);
      const paid = payment && payoff(loan, rate, payment);
      if (!paid) return no('too-large', tooLarge);
      const without = Q.subtract(middle(multiply(regular!, months, 300)), loan);
      return ok(
        payoffAnswer(
          paid,
          scheduleExtra(monthlyLoan(loan, rate, payment, decimals)),
          {
            payment: quantityOf(inMoney('Regular monthly payment', 'per month'), regular!, digits, decimals),
            totalInterest: quantityOf(inMoney('Total interest with extra payments'), paid.interest, digits, decimals),
            interestSaved: quantityOf(
              inMoney('Interest saved'),
              Q.subtract(without, middle(paid.interest)),
              digits,
              decimals,
            ),
          },
          options,
          ['The extra is paid every month from the first; the last payment is smaller.', monthsNote],
        ),
      );
    },
    quickly: ({ principal, annualRate, numberOfYears, extraMonthlyPayment }) => {
      const [loan, rate, months] = [
        principal.value,
        monthly(annualRate.value),
        Q.multiply(twelve, numberOfYears.value),
      ];
      if (!Q.isInteger(months)) return Number.NaN;
      const annuity = functionOf('presentAnnuity').double(Q.toNumber(rate), Q.toNumber(months));
      return approximateMonths(loan, rate, Q.toNumber(loan) / annuity + Q.toNumber(extraMonthlyPayment.value));
    },
    examples: [
      [
        ['200000', '6', '30', '200'],
        252,
        {
          payment: 1199.1010503055,
          totalInterest: 151875.871645621,
          lastPayment: 701.508018939612,
          interestSaved: 79800.5064643604,
        },
      ],
      [['12000', '0', '2', '100'], 20, { payment: 500, totalInterest: 0, lastPayment: 600 }],
    ],
    refused: [
      [['0', '6', '30', '200'], 'Principal must be greater than 0.'],
      [['200000', '-1', '30', '200'], 'Annual rate must not be negative.'],
      [['200000', '6', '0', '200'], 'Number of years must be greater than 0.'],
      [['200000', '6', '30', '-1'], 'Extra monthly payment must not be negative.'],
      [['200000', '6', '2.3', '200'], 'Number of years must give a whole number of months.'],
    ],
    source: 'Excel ROUNDUP(NPER(rate/12, payment + extra, -principal), 0)',
  }),
  calculation({
    id: 'finance-banking/credit-card-payoff',
    order: 17,
    path: 'banking/creditcardpayofffrombalanceannualpercentagerateandmonthlypayment',
    aliases: ['creditcardpayofffrombalanceandannualpercentagerateandmonthlypayment'],
    title: 'Credit Card Payoff',
    keywords: ['minimum payment', 'pay off debt'],
    purpose: 'How many months, and how much interest, a fixed payment takes to clear a card.',
    inputs: {
      balance: money('Balance', { symbol: 'B', above: 0, placeholder: '5000' }),
      annualPercentageRate: percent('Annual percentage rate', {
        symbol: 'r',
        atLeast: 0,
        unit: '% per year',
        placeholder: '19.9',
      }),
      monthlyPayment: money('Monthly payment', { symbol: 'P', above: 0, unit: 'per month', placeholder: '150' }),
    },
    spreadsheet: 'ROUNDUP(ROUND(NPER({annualPercentageRate}/12,-{monthlyPayment},{balance}),6),0)',
    formula:
      'N = \\left\\lceil\\frac{-\\ln\\left(1-\\frac{B\\,i}{P}\\right)}{\\ln(1+i)}\\right\\rceil, \\quad i = \\tfrac{r}{12}',
    options: ['decimals'],
    compute: ({ balance, annualPercentageRate, monthlyPayment }, options) => {
      const rate = monthly(annualPercentageRate.value);
      if (Q.compare(monthlyPayment.value, Q.multiply(balance.value, rate)) <= 0)
        return no(
          'out-of-range',
          'The balance is never paid off: the monthly payment must be greater than one month of interest.',
        );
      const paid = payoff(balance.value, rate, monthlyPayment.value);
      if (!paid) return no('too-large', tooLarge);
      const schedule = scheduleExtra(monthlyLoan(balance.value, rate, monthlyPayment.value, options.decimals));
      return ok(payoffAnswer(paid, schedule, {}, options, [monthsNote, 'No new purchases and no fees.']));
    },
    quickly: ({ balance, annualPercentageRate, monthlyPayment }) =>
      approximateMonths(balance.value, monthly(annualPercentageRate.value), Q.toNumber(monthlyPayment.value)),
    examples: [
      [['5000', '19.9', '150'], 49, { lastPayment: 138.961974286894, totalInterest: 2338.96197428689 }],
      [['5000', '0', '150'], 34, { lastPayment: 50, totalInterest: 0 }],
    ],
    refused: [
      [['0', '19.9', '150'], 'Balance must be greater than 0.'],
      [['5000', '-1', '150'], 'Annual percentage rate must not be negative.'],
      [['5000', '19.9', '0'], 'Monthly payment must be greater than 0.'],
      [
        ['5000', '24', '100'],
        'The balance is never paid off: the monthly payment must be greater than one month of interest.',
      ],
    ],
    source: 'Excel ROUNDUP(NPER(apr/12, payment, -balance), 0)',
  }),
  calculation({
    id: 'finance-banking/loan-interest-rate',
    order: 18,
    path: 'banking/loaninterestratefrompresentvaluepaymentandnumberofpayments',
    aliases: ['loaninterestratefrompresentvalueandpaymentandnumberofpayments'],
    title: 'Loan Interest Rate',
    keywords: ['APR', 'RATE'],
    purpose: 'The rate that a loan really bears, from its amount, its payment and their number.',
    inputs: {
      presentValue: money('Present value (loan amount)', { symbol: 'PV', above: 0, placeholder: '20000' }),
      payment: money('Payment', { symbol: 'P', above: 0, unit: 'per payment', placeholder: '400' }),
      numberOfPayments: plainNumber('Number of payments', {
        symbol: 'n',
        above: 0,
        unit: 'payments',
        placeholder: '60',
      }),
    },
    spreadsheet: 'RATE({numberOfPayments},-{payment},{presentValue})',
    formula: 'PV = P\\,\\frac{1-(1+r)^{-n}}{r}',
    compute: ({ presentValue, payment, numberOfPayments }, { digits }) => {
      const sum = Q.divide(presentValue.value, payment.value);
      const rate = annuityRate(sum, numberOfPayments.value);
      const found = Q.toNumber(rate);
      if (!Number.isFinite(found) || Math.abs(found) > 1e12) return no('too-large', tooLarge);
      const again = settle((bits) => presentAnnuity(rate, numberOfPayments.value, bits), 60);
      const check = agreement(
        again === null ? Number.NaN : toNumber(again),
        Q.toNumber(sum),
        'The payments discounted at this rate and the loan',
        1e-12,
      );
      if (!check.passed) return no('no-answer', 'No rate was found at which these payments repay this loan exactly.');
      return ok({
        values: {
          result: quantityOf(inPercent('Rate per payment', '% per payment'), rate, digits),
          nominalAnnualMonthly: quantityOf(
            inPercent('Nominal annual rate if payments are monthly', '% per year'),
            Q.multiply(rate, twelve),
            digits,
          ),
        },
        checked: [{ how: 'substitution', detail: check.detail }],
        notes: ['Payments that add up to less than the loan give a negative rate.'],
        figure: repaymentFigure({
          loan: Q.toNumber(presentValue.value),
          payment: Q.toNumber(payment.value),
          rate: Q.toNumber(rate),
          periods: Q.toNumber(numberOfPayments.value),
        }),
      });
    },
    examples: [
      [['20000', '400', '60'], 0.618341316125396, { nominalAnnualMonthly: 7.42009579350476 }],
      [['12000', '500', '24'], 0, { nominalAnnualMonthly: 0 }],
    ],
    refused: [
      [['0', '400', '60'], 'Present value (loan amount) must be greater than 0.'],
      [['20000', '0', '60'], 'Payment must be greater than 0.'],
      [['20000', '400', '0'], 'Number of payments must be greater than 0.'],
    ],
    source: 'Excel RATE(nper, -pmt, pv)',
  }),
];
