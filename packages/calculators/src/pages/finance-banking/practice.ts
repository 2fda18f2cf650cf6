import { nearEach } from '../../kit/practice/near.ts';
import type { Practice } from '../../kit/practice/practice.ts';

const money = (draw: { whole: (a: number, b: number) => number }, level: number) =>
  String(100 * draw.whole(5, 50 * level));

const typical = {
  'balloon-payment': { presentValue: '200000', balloonAmount: '20000', ratePerPeriod: '0.5', numberOfPeriods: '12' },
  'continuous-interest': { principal: '1000', rate: '5', time: '10' },
  'debt-to-income': { monthlyDebtPayments: '1800', grossMonthlyIncome: '5000' },
  'balloon-balance': { presentValue: '200000', payment: '1500', ratePerPayment: '0.5', numberOfPayments: '12' },
  'remaining-balance': { presentValue: '200000', payment: '1500', ratePerPayment: '0.5', numberOfPayments: '12' },
  'loan-to-deposit': { loans: '800000', deposits: '1000000' },
  'loan-to-value': { loanAmount: '240000', valueOfCollateral: '300000' },
  'simple-interest-principal': { interest: '150', rate: '5', time: '3' },
  'simple-interest-time': { principal: '1000', interest: '150', rate: '5' },
};

/** A payment below the interest would make the debt grow. */
const isPaidOff = (loan: { presentValue: number; payment: number; ratePerPayment: number }) =>
  loan.payment > (1.2 * loan.presentValue * loan.ratePerPayment) / 100;

export const practice: Practice = {
  ...nearEach(typical, {
    'debt-to-income': ({ monthlyDebtPayments, grossMonthlyIncome }) => monthlyDebtPayments <= grossMonthlyIncome / 2,
    'balloon-balance': isPaidOff,
    'remaining-balance': isPaidOff,
    'loan-to-deposit': ({ loans, deposits }) => loans < 1.2 * deposits,
    'loan-to-value': ({ loanAmount, valueOfCollateral }) => loanAmount < valueOfCollateral,
  }),
  // By the year, half-year, quarter, month, week, day.
  'annual-percentage-yield': (draw, level) => ({
    statedAnnualInterestRate: String(draw.whole(2, 8 + 2 * level)),
    numberOfTimesCompounded: String(draw.pick([12, 4, 2, 52, 365].slice(0, 1 + level))),
  }),
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
