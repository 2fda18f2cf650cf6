import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import type { FieldPolynomial } from './number-field.ts';
import * as F from './number-field.ts';
import { gcd } from './number-field-gcd.ts';
import type { RationalDense } from './rational-dense.ts';
import * as D from './rational-dense.ts';

/** √2, ∛5, √2 + √3 and a root of x⁵ − x − 1; the last two split modulo every prime, or often. */
const moduli: readonly RationalDense[] = [
  [-2, 0, 1],
  [-5, 0, 0, 1],
  [1, 0, -10, 0, 1],
  [-1, -1, 0, 0, 0, 1],
].map((values) => values.map(Q.integerRational));

const rational = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 9 }))
  .map(([n, d]) => Q.rational(n, d));
const element = fc.array(rational, { maxLength: 2 }).map((values) => D.trimmed(values));
const polynomial = fc
  .array(element, { minLength: 1, maxLength: 4 })
  .map((values) => F.trimmed(values))
  .filter((a) => a.length > 0);

function times(a: FieldPolynomial, b: FieldPolynomial, modulus: RationalDense): FieldPolynomial {
  const product: RationalDense[] = Array.from({ length: a.length + b.length - 1 }, () => []);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries())
      product[i + j] = D.add(product[i + j]!, D.divide(D.multiply(x, y), modulus).remainder);
  return F.trimmed(product);
}

/** Euclid's algorithm over the field itself: the definition. */
function byEuclid(a: FieldPolynomial, b: FieldPolynomial, modulus: RationalDense): FieldPolynomial {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, F.divide(x, y, modulus).remainder];
  return F.monic(x, modulus);
}

test('images modulo primes give what Euclid gives, and a common factor divides it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...moduli), polynomial, polynomial, polynomial, (modulus, a, b, c) => {
      const [f, g] = [times(a, c, modulus), times(b, c, modulus)];
      const found = gcd(f, g, modulus);
      expect(found).toEqual(byEuclid(f, g, modulus));
      expect(F.divide(found, c, modulus).remainder).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('zeros', () => {
  const [modulus] = moduli;
  const a: FieldPolynomial = [[Q.one], [Q.integerRational(2)]];
  expect(gcd([], [], modulus!)).toEqual([]);
  expect(gcd(a, [], modulus!)).toEqual([[Q.half], [Q.one]]);
  expect(gcd([], a, modulus!)).toEqual([[Q.half], [Q.one]]);
});
