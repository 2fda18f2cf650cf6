import type { Draw } from '../../kit/practice/draw.ts';
import type { Given, Level, Practice } from '../../kit/practice/practice.ts';

const rate = (draw: Draw, level: Level) => String(draw.pick([10, 5, 20, 4, 8, 2.5].slice(0, 2 * level)));

const annuity = (draw: Draw, level: Level): Given => ({
  periodicPayment: String(100 * draw.whole(1, 10)),
  ratePerPeriod: rate(draw, level),
  numberOfPeriods: String(draw.whole(2, 1 + 2 * level)),
});

export const practice: Practice = {
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
