import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import type { AmountFields, Formula } from '../../shared/finance/declaration.ts';
import { loanAmount, positivePeriods, ratePerPeriod } from '../../shared/finance/fields.ts';
import { repaymentFigure } from '../../shared/finance/figures/loan-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney } from '../../shared/finance/result.ts';

type Balance = Pick<
  Formula<AmountFields, string>,
  'path' | 'aliases' | 'title' | 'keywords' | 'purpose' | 'examples' | 'refused'
> & { readonly label: string };

/** The course of a loan that its payment pays back; the loan and its time can be moved. */
const paidBack = (
  { presentValue: loan, ratePerPeriod: rate, numberOfPeriods: periods }: { readonly [input: string]: number },
  payment: number,
) =>
  repaymentFigure({
    loan: loan!,
    payment,
    rate: rate!,
    periods: periods!,
    moves: { amount: 'presentValue', time: 'numberOfPeriods' },
  });

/** What is owed after a number of payments, by the name it has where it goes on or is due at once. */
const balance = ({ label, ...own }: Balance) =>
  formula({
    ...own,
    inputs: {
      presentValue: loanAmount,
      payment: money('Payment', { symbol: 'P', unit: 'per payment' }),
      ratePerPayment: percent('Rate per payment', { symbol: 'r', above: -100, unit: '% per payment' }),
      numberOfPayments: plainNumber('Number of payments', { symbol: 'n', atLeast: 0, unit: 'payments made' }),
    },
    result: inMoney(label),
    formula:
      'presentValue * (1 + ratePerPayment) ^ numberOfPayments - payment * futureAnnuity(ratePerPayment, numberOfPayments)',
    remarks: {
      'presentValue * (1 + ratePerPayment) ^ numberOfPayments - payment * futureAnnuity(ratePerPayment, numberOfPayments) < 0':
        'The balance is negative: the loan was overpaid.',
    },
    conventions: ['For a rate of 0 the limit is taken: PV - payment * n.'],
    spreadsheet: '-FV({ratePerPayment},{numberOfPayments},-{payment},{presentValue})',
    figure: ({ presentValue: loan, payment, ratePerPayment: rate, numberOfPayments: periods }) =>
      repaymentFigure({
        loan,
        payment,
        rate,
        periods,
        endIsAnswer: true,
        moves: { amount: 'presentValue', time: 'numberOfPayments' },
      }),
    source: 'Excel -FV(rate, nper, -payment, pv)',
  });

export default {
  'balloon-payment': formula({
    path: 'banking/balloonloanpaymentfrompresentvalueballoonamountrateperperiodandnumberofperiods',
    aliases: [
      'balloonloanpaymentfrompresentvalueandballoonamountandrateperperiodandnumberofperiods',
      'balloonpaymentfrompresentvalueballoonamountrateperperiodandnumberofperiods',
      'balloonpaymentfrompresentvalueandballoonamountandrateperperiodandnumberofperiods',
    ],
    title: 'Balloon Payment',
    purpose: 'The regular payment on a loan of which a balloon stays due at the end.',
    inputs: {
      presentValue: loanAmount,
      balloonAmount: money('Balloon amount', { symbol: 'B' }),
      ratePerPeriod,
      numberOfPeriods: positivePeriods,
    },
    result: inMoney('Periodic payment', 'per period'),
    formula:
      '(presentValue - balloonAmount / (1 + ratePerPeriod) ^ numberOfPeriods) / presentAnnuity(ratePerPeriod, numberOfPeriods)',
    conventions: ['For a rate of 0 the limit is taken: (PV - balloon) / n.'],
    spreadsheet: '-PMT({ratePerPeriod},{numberOfPeriods},{presentValue},-{balloonAmount})',
    figure: paidBack,
    examples: [
      [['200000', '50000', '0.5', '84'], 2441.28317256712],
      [['200000', '50000', '0', '84'], 1785.71428571429],
    ],
    source: 'Excel -PMT(rate, nper, pv, -balloon)',
  }),
  'balloon-balance': balance({
    path: 'banking/balloonbalanceofloanfrompresentvaluepaymentrateperpaymentandnumberofpayments',
    aliases: [
      'balloonbalanceofloanfrompresentvalueandpaymentandrateperpaymentandnumberofpayments',
      'balloonbalancefrompresentvaluepaymentrateperpaymentandnumberofpayments',
      'balloonbalancefrompresentvalueandpaymentandrateperpaymentandnumberofpayments',
    ],
    title: 'Balloon Balance',
    purpose: 'What is still owed, and due at once, after a number of payments.',
    label: 'Balloon balance',
    examples: [
      [['200000', '1500', '0.5', '84'], 147963.03639179],
      [['200000', '1500', '0', '84'], 74000],
    ],
  }),
  'loan-payment': formula({
    path: 'banking/loanpaymentfrompresentvaluerateperperiodandnumberofperiods',
    aliases: ['loanpaymentfrompresentvalueandrateperperiodandnumberofperiods'],
    title: 'Loan Payment',
    keywords: ['mortgage payment', 'monthly payment', 'EMI', 'instalment', 'PMT'],
    purpose: 'The level payment that pays a loan off in a given number of periods.',
    inputs: { presentValue: loanAmount, ratePerPeriod, numberOfPeriods: positivePeriods },
    result: inMoney('Loan payment', 'per period'),
    formula: 'presentValue / presentAnnuity(ratePerPeriod, numberOfPeriods)',
    more: {
      totalInterest: [inMoney('Total interest'), 'result * numberOfPeriods - presentValue'],
    },
    conventions: ['For a rate of 0 the limit is taken: PV / n.'],
    spreadsheet: '-PMT({ratePerPeriod},{numberOfPeriods},{presentValue})',
    figure: paidBack,
    examples: [
      [['200000', '0.5', '360'], 1199.1010503055, { totalInterest: 231676.378109982 }],
      [['12000', '0', '24'], 500, { totalInterest: 0 }],
    ],
    source: 'Excel -PMT(rate, nper, pv)',
  }),
  'remaining-balance': balance({
    path: 'banking/remainingbalanceonloanfrompresentvaluepaymentrateperpaymentandnumberofpayments',
    aliases: [
      'remainingbalanceonloanfrompresentvalueandpaymentandrateperpaymentandnumberofpayments',
      'remainingbalancefrompresentvaluepaymentrateperpaymentandnumberofpayments',
      'remainingbalancefrompresentvalueandpaymentandrateperpaymentandnumberofpayments',
    ],
    title: 'Remaining Balance',
    keywords: ['outstanding balance', 'principal left'],
    purpose: 'What is still owed on a loan after a number of payments.',
    label: 'Remaining balance',
    examples: [
      [['200000', '1199.1', '0.5', '120'], 167371.622050833],
      [['12000', '500', '0', '10'], 7000],
    ],
  }),
};
