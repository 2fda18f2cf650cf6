import type { Root } from '@nomogram/math/algebra/roots/roots.ts';
import { fromBigInt } from '@nomogram/math/exact/integer.ts';
import { number, power, product, sum, symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { IntegerPolynomial } from '@nomogram/math/polynomial/univariate/dense.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
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

/** A polynomial with its terms. */
export const expressionOf = (f: IntegerPolynomial, variable: string): Expression =>
  sum(f.map((one, k) => product([number(fromBigInt(one)), power(symbol(variable), number(k))])));

/** `x = 2`, or with the digits that are known. */
export function shownRoot(root: Root, variable: string): string {
  if (root.exact) return `${variable} = ${toText(root.exact)}`;
  return `${variable} ≈ ${root.interval ? formatDouble(root.approximate.re) : complexText(root, 6)}`;
}
