import { money } from '../../kit/fields/money.ts';
import {
  futureValue,
  growthRate,
  numberOfPeriods,
  positivePeriods,
  presentValue,
  ratePerPeriod,
} from '../../shared/finance/fields.ts';
import { annuityBy } from '../../shared/finance/figures/annuity-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney } from '../../shared/finance/result.ts';
import { ross } from '../../shared/finance/sources.ts';

export default {
  'future-value-of-growing-annuity': formula({
    path: 'general/futurevalueofgrowingannuityfromfirstpaymentrateperperiodgrowthrateandnumberofperiods',
    aliases: ['futurevalueofgrowingannuityfromfirstpaymentandrateperperiodandgrowthrateandnumberofperiods'],
    title: 'Future Value of Growing Annuity',
    purpose: 'What payments that grow at a steady rate add up to at the end.',
    inputs: { firstPayment: money('First payment', { symbol: 'P_1' }), ratePerPeriod, growthRate, numberOfPeriods },
    result: inMoney('Future value of growing annuity'),
    formula: 'firstPayment * futureGrowingAnnuity(ratePerPeriod, growthRate, numberOfPeriods)',
    conventions: ['For equal rate and growth the limit is taken: first payment * n * (1 + r)^(n - 1).'],
    figure: annuityBy('at the end', { paid: 'firstPayment' }),
    examples: [
      [['250', '4', '3', '10'], 3408.19763935555],
      [['250', '4', '4', '10'], 3558.27953105371],
    ],
    source: `${ross}, growing annuity`,
  }),
  'growing-annuity-payment-from-present-value': formula({
    path: 'general/growingannuitypaymentfrompresentvaluefrompresentvaluerateperperiodgrowthrateandnumberofperiods',
    aliases: ['growingannuitypaymentfrompresentvaluefrompresentvalueandrateperperiodandgrowthrateandnumberofperiods'],
    title: 'Growing Annuity Payment from Present Value',
    purpose: 'The first of growing payments that a present sum buys.',
    inputs: { presentValue, ratePerPeriod, growthRate, numberOfPeriods: positivePeriods },
    result: inMoney('First payment'),
    formula: 'presentValue / presentGrowingAnnuity(ratePerPeriod, growthRate, numberOfPeriods)',
    conventions: ['For equal rate and growth the limit is taken: PV * (1 + r) / n.'],
    figure: annuityBy('at the start'),
    examples: [
      [['2500', '4', '3', '10'], 271.44924560446],
      [['2500', '4', '4', '10'], 260],
    ],
    source: `${ross}, growing annuity`,
  }),
  'growing-annuity-payment-from-future-value': formula({
    path: 'general/growingannuitypaymentfromfuturevaluefromfuturevaluerateperperiodgrowthrateandnumberofperiods',
    aliases: ['growingannuitypaymentfromfuturevaluefromfuturevalueandrateperperiodandgrowthrateandnumberofperiods'],
    title: 'Growing Annuity Payment from Future Value',
    purpose: 'The first of growing payments that reach a future sum.',
    inputs: { futureValue, ratePerPeriod, growthRate, numberOfPeriods: positivePeriods },
    result: inMoney('First payment'),
    formula: 'futureValue / futureGrowingAnnuity(ratePerPeriod, growthRate, numberOfPeriods)',
    conventions: ['For equal rate and growth the limit is taken: FV / (n * (1 + r)^(n - 1)).'],
    figure: annuityBy('at the end'),
    examples: [
      [['2500', '4', '3', '10'], 183.381383985167],
      [['2500', '4', '4', '10'], 175.646683894708],
    ],
    source: `${ross}, growing annuity`,
  }),
  'present-value-of-growing-annuity': formula({
    path: 'general/presentvalueofgrowingannuityfromfirstpaymentrateperperiodgrowthrateandnumberofperiods',
    aliases: ['presentvalueofgrowingannuityfromfirstpaymentandrateperperiodandgrowthrateandnumberofperiods'],
    title: 'Present Value of Growing Annuity',
    purpose: 'What payments that grow at a steady rate are worth today.',
    inputs: { firstPayment: money('First payment', { symbol: 'P_1' }), ratePerPeriod, growthRate, numberOfPeriods },
    result: inMoney('Present value of growing annuity'),
    formula: 'firstPayment * presentGrowingAnnuity(ratePerPeriod, growthRate, numberOfPeriods)',
    conventions: ['For equal rate and growth the limit is taken: first payment * n / (1 + r).'],
    figure: annuityBy('at the start', { paid: 'firstPayment' }),
    examples: [
      [['250', '4', '3', '10'], 2302.45620542528],
      [['250', '4', '4', '10'], 2403.84615384615],
    ],
    source: `${ross}, growing annuity`,
  }),
};
