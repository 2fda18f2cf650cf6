import type { Root } from '@nomogram/math/algebra/roots/roots.ts';
import { formatDouble } from '../../kit/decimal.ts';

/** The most digits of a complex root that is known by iteration. */
export const maxDigitsOfDouble = 12;

/** Only digits that the bound of the error vouches for. */
export function complexText({ approximate: { re, im }, error }: Root, count: number): string {
  const part = (value: number): string => {
    const certain = Math.floor(-Math.log10(error / Math.abs(value))) - 1;
    return formatDouble(value, Math.max(1, Math.min(count, maxDigitsOfDouble, certain)));
  };
  const real = Math.abs(re) <= 2 * error ? '' : `${part(re)} `;
  const sign = im < 0 ? '-' : real === '' ? '' : '+';
  const size = part(Math.abs(im));
  return `${real}${sign}${real === '' ? '' : ' '}${size === '1' ? '' : size}i`;
}
