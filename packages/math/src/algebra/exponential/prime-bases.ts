import { factorInteger } from '../../exact/factor-integer.ts';
import * as E from '../../expression/build.ts';
import type { Expression, PowerNode } from '../../expression/expression.ts';
import { contains, transform } from '../../expression/walk.ts';

/**
 * The same expression with the powers in whose exponents x stands by those of primes, 6^x as 2^x·3^x and 4^x as 2^(2x), so that a sum of them is seen
 * to be a product: 6^x − 2·3^x − 3·2^x + 6 = (2^x − 2)·(3^x − 3).
 */
export const withPrimeBases = (a: Expression, x: string): Expression =>
  transform(a, (node) => (isPowerOfNumber(node, x) ? overPrimes(node) : node));

/** A power of a positive whole number with x in its exponent. */
const isPowerOfNumber = (node: Expression, x: string): node is PowerNode =>
  node.kind === 'power' && node.base.kind === 'number' && contains(node.exponent, x);

function overPrimes(node: PowerNode): Expression {
  const base = node.base.kind === 'number' ? node.base.value : undefined;
  if (base === undefined || base.denominator !== 1 || base.numerator < 2) return node;
  const { factors, unfactored } = factorInteger(base.numerator);
  if (unfactored.length > 0) return node;
  return E.product(
    factors.map(({ prime, exponent }) => E.power(E.number(prime), E.multiply(E.number(exponent), node.exponent))),
  );
}
