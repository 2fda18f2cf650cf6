import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { numberOfPeriods, ofPayments, periodicPayment, ratePerPeriod } from '../../shared/finance/fields.ts';
import { annuityBy, annuityFigure } from '../../shared/finance/figures/annuity-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { paymentByPayment } from '../../shared/finance/period-ways.ts';
import { inMoney, inNumber } from '../../shared/finance/result.ts';
import { ross } from '../../shared/finance/sources.ts';

/** For how long payments last or must be made: some payment, at the rate of its period. */
const rateAndPayment = {
  rate: percent('Rate per period', { symbol: 'r', above: -100, unit: '% per period' }),
  payment: money('Payment', { symbol: 'P', nonzero: true, unit: 'per period' }),
};

export default {
  'future-value-of-annuity': formula({
    path: 'general/futurevalueofannuityfromperiodicpaymentrateperperiodandnumberofperiods',
    aliases: ['futurevalueofannuityfromperiodicpaymentandrateperperiodandnumberofperiods'],
    title: 'Future Value of Annuity',
    keywords: ['FV of annuity'],
    purpose: 'What equal payments at the end of each period grow to.',
    inputs: { periodicPayment, ratePerPeriod, numberOfPeriods },
    result: inMoney('Future value of annuity'),
    formula: 'periodicPayment * futureAnnuity(ratePerPeriod, numberOfPeriods)',
    ways: paymentByPayment({ ...ofPayments, made: 'at the end', valued: 'at the end' }),
    conventions: [
      'Ordinary annuity: payments at the end of each period.',
      'For a rate of 0 the limit is taken: payment * n.',
    ],
    spreadsheet: 'FV({ratePerPeriod},{numberOfPeriods},-{periodicPayment})',
    figure: annuityBy('at the end', { paid: 'periodicPayment' }),
    examples: [
      [['250', '4', '10'], 3001.52678073965],
      [['250', '0', '10'], 2500],
    ],
    source: 'Excel FV(rate, nper, -pmt)',
  }),
  'future-value-of-annuity-with-continuous-compounding': formula({
    path: 'general/futurevalueofannuitywithcontinuouscompoundingfromcashflowrateandtime',
    aliases: ['futurevalueofannuitywithcontinuouscompoundingfromcashflowandrateandtime'],
    title: 'Future Value of Annuity with Continuous Compounding',
    purpose: 'What equal payments grow to when interest is compounded continuously.',
    inputs: {
      cashFlow: money('Cash flow', { symbol: 'C', unit: 'per period' }),
      rate: percent('Rate', { symbol: 'r', unit: '% per period' }),
      time: plainNumber('Time', { symbol: 't', atLeast: 0, unit: 'periods' }),
    },
    result: inMoney('Future value of annuity'),
    formula: 'cashFlow * continuousAnnuity(rate, time)',
    conventions: [
      'One cash flow at the end of each period, interest compounded continuously.',
      'For a rate of 0 the limit is taken: cash flow * time.',
    ],
    figure: ({ cashFlow: payment, rate, time: periods }) =>
      annuityFigure({ payment, growth: Math.exp(rate), periods, valued: 'at the end' }),
    examples: [
      [['250', '4', '10'], 3012.83611603846],
      [['250', '0', '10'], 2500],
    ],
    source: 'Sullivan, Wicks & Koelling, Engineering Economy, continuous compounding (F given A)',
  }),
  'number-of-periods-for-future-value-of-annuity': formula({
    path: 'general/numberofperiodsforfuturevalueofannuityfromfuturevalueofannuityrateandpayment',
    aliases: [
      'numberofperiodsforfuturevalueofannuityfromfuturevalueofannuityandrateandpayment',
      'numberofperiodsforfuturevalueofannuityfromfuturevalueofannuityrateperperiodandpayment',
      'numberofperiodsforfuturevalueofannuityfromfuturevalueofannuityandrateperperiodandpayment',
    ],
    title: 'Number of Periods for Future Value of Annuity',
    purpose: 'How many payments it takes to reach a sum.',
    inputs: {
      futureValueOfAnnuity: money('Future value of annuity', { symbol: 'FV' }),
      ...rateAndPayment,
    },
    result: inNumber('Number of periods', 'periods'),
    formula: 'periodsToSave(futureValueOfAnnuity / payment, rate)',
    requires: {
      '1 + futureValueOfAnnuity * rate / payment > 0': 'These payments can never reach this future value at this rate.',
    },
    remarks: {
      'futureValueOfAnnuity * payment > 0':
        'The answer is not rounded; rounded up, it is the first whole period at which the target is reached.',
      'futureValueOfAnnuity * payment < 0':
        'Future value and payments have opposite signs: no number of payments reaches it, and the negative answer only solves the formula.',
    },
    conventions: ['For a rate of 0 the limit is taken: FV / payment.'],
    spreadsheet: 'NPER({rate},-{payment},0,{futureValueOfAnnuity})',
    examples: [
      [['3000', '4', '250'], 9.99579192361586],
      [['3000', '0', '250'], 12],
    ],
    refused: [[['-10000', '4', '250'], 'These payments can never reach this future value at this rate.']],
    source: 'Excel NPER(rate, -pmt, 0, fv)',
  }),
  'number-of-periods-for-present-value-of-annuity': formula({
    path: 'general/numberofperiodsforpresentvalueofannuityfrompresentvalueofannuityrateandpayment',
    aliases: [
      'numberofperiodsforpresentvalueofannuityfrompresentvalueofannuityandrateandpayment',
      'numberofperiodsforpresentvalueofannuityfrompresentvalueofannuityrateperperiodandpayment',
      'numberofperiodsforpresentvalueofannuityfrompresentvalueofannuityandrateperperiodandpayment',
    ],
    title: 'Number of Periods for Present Value of Annuity',
    purpose: 'How many payments a present sum lasts for.',
    inputs: {
      presentValueOfAnnuity: money('Present value of annuity', { symbol: 'PV' }),
      ...rateAndPayment,
    },
    result: inNumber('Number of periods', 'periods'),
    formula: 'periodsToPayOff(presentValueOfAnnuity / payment, rate)',
    requires: {
      '1 - presentValueOfAnnuity * rate / payment > 0':
        'The payment never pays this present value off: in size it must be greater than present value x rate.',
    },
    remarks: {
      'presentValueOfAnnuity * payment < 0':
        'Present value and payments have opposite signs: no number of payments pays it off, and the negative answer only solves the formula.',
    },
    conventions: ['For a rate of 0 the limit is taken: PV / payment.'],
    spreadsheet: 'NPER({rate},{payment},-{presentValueOfAnnuity})',
    examples: [
      [['5000', '3', '250'], 30.9989127565637],
      [['5000', '0', '250'], 20],
    ],
    refused: [
      [
        ['5000', '5', '250'],
        'The payment never pays this present value off: in size it must be greater than present value x rate.',
      ],
    ],
    source: 'Excel NPER(rate, pmt, -pv)',
  }),
  'present-value-of-annuity': formula({
    path: 'general/presentvalueofannuityfromperiodicpaymentrateperperiodandnumberofperiods',
    aliases: ['presentvalueofannuityfromperiodicpaymentandrateperperiodandnumberofperiods'],
    title: 'Present Value of Annuity',
    keywords: ['PV of annuity'],
    purpose: 'What equal payments at the end of each period are worth today.',
    inputs: { periodicPayment, ratePerPeriod, numberOfPeriods },
    result: inMoney('Present value of annuity'),
    formula: 'periodicPayment * presentAnnuity(ratePerPeriod, numberOfPeriods)',
    ways: paymentByPayment({ ...ofPayments, made: 'at the end', valued: 'today' }),
    conventions: ['For a rate of 0 the limit is taken: payment * n.'],
    spreadsheet: 'PV({ratePerPeriod},{numberOfPeriods},-{periodicPayment})',
    figure: annuityBy('at the start', { paid: 'periodicPayment' }),
    examples: [
      [['250', '4', '10'], 2027.72394483876],
      [['250', '0', '10'], 2500],
    ],
    source: 'Excel PV(rate, nper, -pmt)',
  }),
  'average-collection-period': formula({
    path: 'general/averagecollectionperiodfromreceivablesturnover',
    aliases: ['averagecollectionperiodfromreceivableturnover'],
    title: 'Average Collection Period',
    purpose: 'How many days pass until receivables are collected.',
    inputs: { receivableTurnover: plainNumber('Receivables turnover', { above: 0 }) },
    result: inNumber('Average collection period', 'days'),
    formula: '365 / receivableTurnover',
    conventions: ['365-day year.'],
    examples: [
      [['8'], 45.625],
      [['12'], 30.4166666666667],
    ],
    source: `${ross}, days' sales in receivables`,
  }),
  'present-value-annuity-factor': formula({
    path: 'general/presentvalueannuityfactorfromrateperperiodandnumberofperiods',
    title: 'Present Value Annuity Factor',
    purpose: 'What one unit of money per period is worth today.',
    inputs: { ratePerPeriod, numberOfPeriods },
    result: inNumber('Present value annuity factor'),
    formula: 'presentAnnuity(ratePerPeriod, numberOfPeriods)',
    ways: paymentByPayment({ ...ofPayments, payment: '1', made: 'at the end', valued: 'today' }),
    conventions: ['For a rate of 0 the limit is taken: n.'],
    spreadsheet: 'PV({ratePerPeriod},{numberOfPeriods},-1)',
    figure: ({ ratePerPeriod: rate, numberOfPeriods: periods }) =>
      annuityFigure({ payment: 1, growth: 1 + rate, periods, valued: 'at the start' }),
    examples: [
      [['4', '10'], 8.11089577935503],
      [['0', '10'], 10],
    ],
    source: 'Excel PV(rate, nper, -1)',
  }),
};
