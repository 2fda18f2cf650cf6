import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';

/*
 * Inputs that many calculators of finance take, each declared once. One that differs in a limit or a unit is another input, and stands where
 * it is used.
 */

/** The interest of one period. */
export const ratePerPeriod = percent('Rate per period', {
  symbol: 'r',
  above: -100,
  unit: '% per period',
  hint: '6 % a year, paid monthly: 0.5',
});

/** For how many periods; there may be none. */
export const numberOfPeriods = plainNumber('Number of periods', { symbol: 'n', atLeast: 0, unit: 'periods' });

/** Over how many periods something is paid: more than none. */
export const positivePeriods = plainNumber('Number of periods', { symbol: 'n', above: 0, unit: 'periods' });

/** What it is worth today. */
export const presentValue = money('Present value', { symbol: 'PV' });

/** The present value of a loan: what is lent. */
export const loanAmount = money('Present value (loan amount)', { symbol: 'PV' });

/** What it is worth at the end. */
export const futureValue = money('Future value', { symbol: 'FV' });

/** What is paid in every period. */
export const periodicPayment = money('Periodic payment', { symbol: 'P', unit: 'per period' });

/** By how much something grows in every period. */
export const growthRate = percent('Growth rate', { symbol: 'g', above: -100, unit: '% per period' });

/** What is earned in every period. */
export const rateOfReturn = percent('Rate of return', { symbol: 'r', above: -100, unit: '% per period' });

/** What a bond pays back at its end. */
export const faceValue = money('Face value', { symbol: 'F', above: 0 });

/** The price of one share. */
export const pricePerShare = money('Price per share', { atLeast: 0, unit: 'per share' });

/** How many shares there are. */
export const numberOfShares = plainNumber('Number of shares', { above: 0, unit: 'shares' });

/** Equal payments by the symbols of their fields, and the input that counts them. */
export const ofPayments = { payment: 'P', rate: 'r', periods: 'numberOfPeriods' } as const;
