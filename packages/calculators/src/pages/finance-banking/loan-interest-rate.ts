import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { annuityRate, approximateAnnuityRate } from '@nomogram/math/finance/annuity-rate.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { written } from '@nomogram/math/syntax/written-line.ts';
import type { Answer } from '../../kit/answer.ts';
import type { InputValues } from '../../kit/calculator.ts';
import { money } from '../../kit/fields/money.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import type { Options } from '../../kit/options.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { aroundRoot, rootByHalving, rootInPython, rootInR } from '../../kit/program/halving.ts';
import { calculation } from '../../shared/finance/calculation.ts';
import { repaymentFigure } from '../../shared/finance/figures/loan-figure.ts';
import { twelve } from '../../shared/finance/monthly-loan.ts';
import { repays } from '../../shared/finance/repays.ts';
import { inPercent, quantityOf, tooLarge } from '../../shared/finance/result.ts';
import { answerFrom, endingIn } from '../../shared/finance/worked-answer.ts';

const ratePerPayment = inPercent('Rate per payment', '% per payment');

const inputs = {
  presentValue: money('Present value (loan amount)', { symbol: 'PV', above: 0, placeholder: '20000' }),
  payment: money('Payment', { symbol: 'P', above: 0, unit: 'per payment', placeholder: '400' }),
  numberOfPayments: plainNumber('Number of payments', { symbol: 'n', above: 0, unit: 'payments', placeholder: '60' }),
};

export default calculation({
  path: 'banking/loaninterestratefrompresentvaluepaymentandnumberofpayments',
  aliases: ['loaninterestratefrompresentvalueandpaymentandnumberofpayments'],
  title: 'Loan Interest Rate',
  keywords: ['APR', 'RATE'],
  purpose: 'The rate that a loan really bears, from its amount, its payment and their number.',
  inputs,
  spreadsheet: 'RATE({numberOfPayments},-{payment},{presentValue})',
  numbers: ({ presentValue, payment, numberOfPayments }) =>
    Q.equals(presentValue.value, Q.multiply(payment.value, numberOfPayments.value))
      ? '{presentValue} = {payment} * {numberOfPayments}, so r = 0'
      : '{presentValue} = {payment} * (1 - (1 + r)^(-{numberOfPayments})) / r',
  formula: 'PV = P\\,\\frac{1-(1+r)^{-n}}{r}',
  compute,
  quickly: ({ presentValue, payment, numberOfPayments }) =>
    100 *
    approximateAnnuityRate(
      Q.toNumber(presentValue.value) / Q.toNumber(payment.value),
      Q.toNumber(numberOfPayments.value),
    ),
  furtherSteps: nominalSteps,
  elsewhere: ({ presentValue, payment, numberOfPayments }) =>
    rateElsewhere(Q.toNumber(presentValue.value), Q.toNumber(payment.value), Q.toNumber(numberOfPayments.value)),
  solve: {
    result: ratePerPayment,
    unknowns: ['presentValue', 'payment', 'numberOfPayments'],
    by: 'presentValue = payment * presentAnnuity(result, numberOfPayments)',
  },
  examples: [
    [['20000', '400', '60'], 0.618341316125396, { nominalAnnualMonthly: 7.42009579350476 }],
    [['12000', '500', '24'], 0, { nominalAnnualMonthly: 0 }],
  ],
  source: 'Excel RATE(nper, -pmt, pv)',
});

/** Where the rate is 0 the annuity has no quotient, and no program is offered. */
function rateElsewhere(loan: number, payment: number, count: number): Elsewhere | undefined {
  const rate = approximateAnnuityRate(loan / payment, count);
  if (!(Math.abs(rate) > 0)) return undefined;
  const ends = rate > 0 ? aroundRoot(rate, [], 0) : aroundRoot(rate, [-1, 0], -1);
  const miss = (r: number) => (payment * (1 - (1 + r) ** -count)) / r - loan;
  return {
    before: { python: rootInPython },
    values: {
      result: {
        python: `100 * root(lambda r: {payment} * (1 - (1 + r) ** -{numberOfPayments}) / r - {presentValue}, ${ends.join(', ')})`,
        r: `100 * ${rootInR('function(r) {payment} * (1 - (1 + r)^-{numberOfPayments}) / r - {presentValue}', ends)}`,
        sheet: '100 * RATE({numberOfPayments}, -{payment}, {presentValue})',
        double: 100 * rootByHalving(miss, ends),
      },
    },
  };
}

function nominalSteps(_: unknown, { nominalAnnualMonthly }: Answer['values']): readonly ShownStep[] | undefined {
  return (
    nominalAnnualMonthly && [
      endingIn(
        'product',
        'A year has twelve months: the nominal rate is twelve times that of one, without interest on interest.',
        written(`"${nominalAnnualMonthly.label}" = 12*r ≈ `),
        answerFrom(nominalAnnualMonthly),
      ),
    ]
  );
}

function compute({ presentValue, payment, numberOfPayments }: InputValues<typeof inputs>, { digits }: Options) {
  const sum = Q.divide(presentValue.value, payment.value);
  const rate = annuityRate(sum, numberOfPayments.value);
  if (rate === null || Math.abs(Q.toNumber(rate)) > 1e12) return no('too-large', tooLarge);
  const check = repays({
    debt: presentValue.value,
    rate,
    payment: payment.value,
    payments: numberOfPayments.value,
  });
  if (!check.passed) return no('no-answer', 'No rate was found at which these payments repay this loan exactly.');
  return ok({
    values: {
      result: quantityOf(ratePerPayment, rate, digits),
      nominalAnnualMonthly: quantityOf(
        inPercent('Nominal annual rate if payments are monthly', '% per year'),
        Q.multiply(rate, twelve),
        digits,
      ),
    },
    checked: [check],
    notes: ['Payments that add up to less than the loan give a negative rate.'],
    figure: () =>
      repaymentFigure({
        loan: Q.toNumber(presentValue.value),
        payment: Q.toNumber(payment.value),
        rate: Q.toNumber(rate),
        periods: Q.toNumber(numberOfPayments.value),
        moves: { amount: 'presentValue', time: 'numberOfPayments' },
      }),
  });
}
