import type { Draw } from '../../kit/practice/draw.ts';
import { nearEach } from '../../kit/practice/near.ts';
import type { Level, Practice, ProblemInputs } from '../../kit/practice/practice.ts';

const rate = (draw: Draw, level: Level) => String(draw.pick([10, 5, 20, 4, 8, 2.5].slice(0, 2 * level)));

const annuity = (draw: Draw, level: Level): ProblemInputs => ({
  periodicPayment: String(100 * draw.whole(1, 10)),
  ratePerPeriod: rate(draw, level),
  numberOfPeriods: String(draw.whole(2, 1 + 2 * level)),
});

const typical = {
  'future-value-of-annuity-with-continuous-compounding': { cashFlow: '250', rate: '4', time: '10' },
  'number-of-periods-for-future-value-of-annuity': { futureValueOfAnnuity: '3000', rate: '4', payment: '250' },
  'annuity-payment-from-present-value': { presentValue: '3000', ratePerPeriod: '4', numberOfPeriods: '10' },
  'annuity-payment-from-future-value': { futureValue: '3000', ratePerPeriod: '4', numberOfPeriods: '10' },
  'number-of-periods-for-present-value-of-annuity': { presentValueOfAnnuity: '1000', rate: '3', payment: '250' },
  'average-collection-period': { receivableTurnover: '8' },
  'present-value-annuity-factor': { ratePerPeriod: '4', numberOfPeriods: '10' },
  'present-value-of-annuity-due': { periodicPayment: '250', ratePerPeriod: '4', numberOfPeriods: '10' },
  'future-value-of-annuity-due': { periodicPayment: '250', ratePerPeriod: '4', numberOfPeriods: '10' },
  'annuity-due-payment-from-present-value': { presentValue: '2000', ratePerPeriod: '4', numberOfPeriods: '10' },
  'annuity-due-payment-from-future-value': { futureValue: '2000', ratePerPeriod: '4', numberOfPeriods: '10' },
  'doubling-time': { rateOfReturn: '4' },
  'doubling-time-with-continuous-compounding': { rate: '4' },
  'doubling-time-for-simple-interest': { rate: '4' },
  'future-value-with-continuous-compounding': { presentValue: '250', rate: '4', time: '10' },
  'future-value-factor': { ratePerPeriod: '4', numberOfPeriods: '10' },
  'future-value-of-growing-annuity': {
    firstPayment: '250',
    ratePerPeriod: '10',
    growthRate: '2',
    numberOfPeriods: '4',
  },
  'growing-annuity-payment-from-present-value': {
    presentValue: '2500',
    ratePerPeriod: '10',
    growthRate: '2',
    numberOfPeriods: '4',
  },
  'growing-annuity-payment-from-future-value': {
    futureValue: '2500',
    ratePerPeriod: '10',
    growthRate: '2',
    numberOfPeriods: '4',
  },
  'present-value-of-growing-annuity': {
    firstPayment: '250',
    ratePerPeriod: '10',
    growthRate: '2',
    numberOfPeriods: '4',
  },
  'present-value-of-growing-perpetuity': { dividendOrCouponAtFirstPeriod: '250', discountRate: '12', growthRate: '2' },
  'number-of-periods-for-present-value-to-reach-future-value': {
    futureValue: '9000',
    presentValue: '2000',
    ratePerPeriod: '7',
  },
  'present-value-with-continuous-compounding': { cashFlow: '250', rate: '4', time: '10' },
  'present-value-factor': { rateOfReturn: '4', numberOfPeriods: '10' },
  'rate-required-to-double': { lengthOfTime: '18' },
  'weighted-average': { relativeWeights: '25,25,50', values: '6,5,2' },
  'compound-annual-growth-rate': { beginningValue: '10000', endingValue: '18000', numberOfYears: '6' },
  'savings-goal': { goalAmount: '50000', currentSavings: '5000', annualRate: '4', numberOfYears: '4' },
  'percentage-change': { oldValue: '80', newValue: '100' },
  'percentage-of-a-value': { percentage: '15', value: '80' },
};

export const practice: Practice = {
  ...nearEach(typical, {
    'compound-annual-growth-rate': ({ beginningValue, endingValue, numberOfYears }) =>
      endingValue > beginningValue && endingValue < beginningValue * 1.25 ** numberOfYears,
    'percentage-change': ({ oldValue, newValue }) => newValue !== oldValue && newValue <= 2 * oldValue,
  }),
  'future-value': (draw, level) => ({
    initialCashFlow: String(100 * draw.whole(1, 20)),
    rateOfReturn: rate(draw, level),
    numberOfPeriods: String(draw.whole(2, 1 + 2 * level)),
  }),
  'present-value': (draw, level) => ({
    cashFlowAfterFirstPeriod: String(100 * draw.whole(1, 20)),
    rateOfReturn: rate(draw, level),
    numberOfPeriods: String(draw.whole(1, 1 + level)),
  }),
  'future-value-of-annuity': annuity,
  'present-value-of-annuity': annuity,
  'rule-of-72': (draw, level) => ({ rate: String(draw.pick([2, 3, 4, 6, 8, 9, 12].slice(0, 2 + 2 * level))) }),
  'present-value-of-perpetuity': (draw, level) => ({
    dividendOrCouponPerPeriod: String(10 * draw.whole(1, 20)),
    discountRate: rate(draw, level),
  }),
};
