import type { Practice } from '../../kit/practice/practice.ts';

const money = (draw: { whole: (a: number, b: number) => number }, level: number) =>
  String(100 * draw.whole(5, 50 * level));

export const practice: Practice = {
  'simple-interest': (draw, level) => ({
    principal: money(draw, level),
    rate: String(draw.whole(1, 4 * level)),
    time: String(draw.whole(1, 3 * level)),
  }),
  'simple-interest-rate': (draw, level) => {
    const [principal, rate, time] = [100 * draw.whole(5, 40), draw.whole(1, 4 * level), draw.whole(1, 3 * level)];
    return { principal: String(principal), interest: String((principal * rate * time) / 100), time: String(time) };
  },
  'compound-interest': (draw, level) => ({
    principal: money(draw, level),
    ratePerPeriod: String(draw.pick([5, 10, 2, 3, 4].slice(0, 1 + level))),
    numberOfPeriods: String(draw.whole(2, 1 + 2 * level)),
  }),
  'loan-payment': (draw, level) => ({
    presentValue: money(draw, level),
    ratePerPeriod: String(draw.pick([1, 2, 0.5].slice(0, level))),
    numberOfPeriods: String(draw.whole(2, 12 * level)),
  }),
};
