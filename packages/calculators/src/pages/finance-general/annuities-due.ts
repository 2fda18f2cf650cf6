import {
  futureValue,
  numberOfPeriods,
  ofPayments,
  periodicPayment,
  positivePeriods,
  presentValue,
  ratePerPeriod,
} from '../../shared/finance/fields.ts';
import { annuityBy } from '../../shared/finance/figures/annuity-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { paymentByPayment } from '../../shared/finance/period-ways.ts';
import { inMoney } from '../../shared/finance/result.ts';

export default {
  'present-value-of-annuity-due': formula({
    path: 'general/presentvalueofannuityduefromperiodicpaymentrateperperiodandnumberofperiods',
    aliases: ['presentvalueofannuityduefromperiodicpaymentandrateperperiodandnumberofperiods'],
    title: 'Present Value of Annuity Due',
    purpose: 'What equal payments at the start of each period are worth today.',
    inputs: { periodicPayment, ratePerPeriod, numberOfPeriods },
    result: inMoney('Present value of annuity due'),
    formula: 'periodicPayment * (1 + ratePerPeriod) * presentAnnuity(ratePerPeriod, numberOfPeriods)',
    ways: paymentByPayment({ ...ofPayments, made: 'at the beginning', valued: 'today' }),
    conventions: ['Payments at the start of each period.', 'For a rate of 0 the limit is taken: payment * n.'],
    spreadsheet: 'PV({ratePerPeriod},{numberOfPeriods},-{periodicPayment},0,1)',
    figure: annuityBy('at the start', { paid: 'periodicPayment', due: true }),
    examples: [
      [['250', '4', '10'], 2108.83290263231],
      [['250', '0', '10'], 2500],
    ],
    source: 'Excel PV(rate, nper, -pmt, 0, 1)',
  }),
  'future-value-of-annuity-due': formula({
    path: 'general/futurevalueofannuityduefromperiodicpaymentrateperperiodandnumberofperiods',
    aliases: ['futurevalueofannuityduefromperiodicpaymentandrateperperiodandnumberofperiods'],
    title: 'Future Value of Annuity Due',
    purpose: 'What equal payments at the start of each period grow to.',
    inputs: { periodicPayment, ratePerPeriod, numberOfPeriods },
    result: inMoney('Future value of annuity due'),
    formula: 'periodicPayment * (1 + ratePerPeriod) * futureAnnuity(ratePerPeriod, numberOfPeriods)',
    ways: paymentByPayment({ ...ofPayments, made: 'at the beginning', valued: 'at the end' }),
    conventions: ['Payments at the start of each period.', 'For a rate of 0 the limit is taken: payment * n.'],
    spreadsheet: 'FV({ratePerPeriod},{numberOfPeriods},-{periodicPayment},0,1)',
    figure: annuityBy('at the end', { paid: 'periodicPayment', due: true }),
    examples: [
      [['250', '4', '10'], 3121.58785196924],
      [['250', '0', '10'], 2500],
    ],
    source: 'Excel FV(rate, nper, -pmt, 0, 1)',
  }),
  'annuity-due-payment-from-present-value': formula({
    path: 'general/annuityduepaymentusingpresentvaluefrompresentvaluerateperperiodandnumberofperiods',
    aliases: [
      'annuityduepaymentusingpresentvaluefrompresentvalueandrateperperiodandnumberofperiods',
      'annuityduepaymentfrompresentvaluerateperperiodandnumberofperiods',
      'annuityduepaymentfrompresentvalueandrateperperiodandnumberofperiods',
      'annuityduepaymentfrompresentvaluefrompresentvaluerateperperiodandnumberofperiods',
      'annuityduepaymentfrompresentvaluefrompresentvalueandrateperperiodandnumberofperiods',
    ],
    title: 'Annuity Due Payment from Present Value',
    purpose: 'The payment at the start of each period that a present sum buys.',
    inputs: { presentValue, ratePerPeriod, numberOfPeriods: positivePeriods },
    result: inMoney('Annuity due payment', 'per period'),
    formula: 'presentValue / presentAnnuity(ratePerPeriod, numberOfPeriods) / (1 + ratePerPeriod)',
    conventions: ['For a rate of 0 the limit is taken: PV / n.'],
    spreadsheet: '-PMT({ratePerPeriod},{numberOfPeriods},{presentValue},0,1)',
    figure: annuityBy('at the start', { due: true }),
    examples: [
      [['2000', '4', '10'], 237.097969865647],
      [['2000', '0', '10'], 200],
    ],
    source: 'Excel -PMT(rate, nper, pv, 0, 1)',
  }),
  'annuity-due-payment-from-future-value': formula({
    path: 'general/annuityduepaymentusingfuturevaluefromfuturevaluerateperperiodandnumberofperiods',
    aliases: [
      'annuityduepaymentusingfuturevaluefromfuturevalueandrateperperiodandnumberofperiods',
      'annuityduepaymentfromfuturevaluerateperperiodandnumberofperiods',
      'annuityduepaymentfromfuturevalueandrateperperiodandnumberofperiods',
      'annuityduepaymentfromfuturevaluefromfuturevaluerateperperiodandnumberofperiods',
      'annuityduepaymentfromfuturevaluefromfuturevalueandrateperperiodandnumberofperiods',
    ],
    title: 'Annuity Due Payment from Future Value',
    purpose: 'The payment at the start of each period that grows to a future sum.',
    inputs: { futureValue, ratePerPeriod, numberOfPeriods: positivePeriods },
    result: inMoney('Annuity due payment', 'per period'),
    formula: 'futureValue / futureAnnuity(ratePerPeriod, numberOfPeriods) / (1 + ratePerPeriod)',
    conventions: ['For a rate of 0 the limit is taken: FV / n.'],
    spreadsheet: '-PMT({ratePerPeriod},{numberOfPeriods},0,{futureValue},1)',
    figure: annuityBy('at the end', { due: true }),
    examples: [
      [['2000', '4', '10'], 160.17489294257],
      [['2000', '0', '10'], 200],
    ],
    source: 'Excel -PMT(rate, nper, 0, fv, 1)',
  }),
};
