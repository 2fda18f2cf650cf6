import type { TypedInputs } from './query.ts';

/** A number in plain form whose point a visitor with the decimal comma would take for a sign of thousands: 1.234. */
const mayGroup = /(?<![\d.,])([1-9]\d{0,2}\.\d{3})(?![\d.,])/g;

/** Inputs in plain form as they mean the same under every decimal mark: 1.234 as 1.2340, which groups nothing. */
export const unmistakable = (given: TypedInputs): TypedInputs =>
  Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text.replace(mayGroup, '$10')]));
