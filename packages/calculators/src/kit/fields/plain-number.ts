import { type AmountField, type AmountOptions, amount } from './amount.ts';

/** A ratio, a multiple, a count or a time; `whole` for whole numbers only. */
export const plainNumber = (label: string, options: AmountOptions = {}): AmountField =>
  amount(label, 'number', options);
