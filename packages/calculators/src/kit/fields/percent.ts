import { type AmountField, type AmountOptions, amount } from './amount.ts';

/** A rate, yield, return, growth or margin, typed in percent: `5` and `5 %` are both 5 %. Limits are in percent too. */
export const percent = (label: string, options: AmountOptions = {}): AmountField =>
  amount(label, 'percent', { unit: '%', hint: '5 means 5 %', ...options });
