import type { Root } from '@nomogram/math/algebra/roots/roots.ts';
import { fromBigInt } from '@nomogram/math/exact/integer.ts';
import { number, power, product, sum, symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { IntegerPolynomial } from '@nomogram/math/polynomial/univariate/dense.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { complexText } from '../../shared/equations/root-text.ts';

/** How long a long answer is. */
export function termCount(a: Expression): readonly string[] {
  const count = a.kind === 'sum' ? a.terms.length : 1;
  return count > 12 ? [`${count} terms.`] : [];
}

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;

/** "a counts as a number", "a and b count as numbers". */
export const countAsNumbers = (letters: readonly string[]): string =>
  `${listed(letters)} ${letters.length === 1 ? 'counts as a number' : 'count as numbers'}`;

/** A polynomial with its terms. */
export const expressionOf = (f: IntegerPolynomial, variable: string): Expression =>
  sum(f.map((one, k) => product([number(fromBigInt(one)), power(symbol(variable), number(k))])));

/** `x = 2`, or with the digits that are known. */
export function shownRoot(root: Root, variable: string): string {
  if (root.exact) return `${variable} = ${toText(root.exact)}`;
  return `${variable} ≈ ${root.interval ? formatDouble(root.approximate.re) : complexText(root, 6)}`;
}
