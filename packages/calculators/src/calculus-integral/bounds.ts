import { formatDouble } from '../kit/decimal.ts';
import { expression } from '../kit/fields/expression.ts';

export const boundField = (label: string, symbol: string) =>
  expression({ label, symbol, hint: 'A number such as 1, pi/2 or sqrt(2); +oo and -oo for infinity.' });

/** As many digits as the error leaves certain, at most 15. */
export function certainDigits(value: number, error: number): string {
  if (Math.abs(value) <= 4 * error) return '0';
  const relative = error / Math.abs(value);
  return formatDouble(value, Math.max(1, Math.min(15, Math.floor(-Math.log10(Math.max(relative, 1e-16))))));
}
