import { formatDouble } from '../../kit/decimal.ts';

/** `R = 2.5` beside a line of a figure. */
export const labelled = (symbol: string, value: number): string => `${symbol} = ${formatDouble(value, 6)}`;
