import { type AmountField, type AmountOptions, amount } from './amount.ts';

/** An amount of money, in one currency throughout a calculation. */
export const money = (label: string, options: AmountOptions = {}): AmountField => amount(label, 'money', options);
