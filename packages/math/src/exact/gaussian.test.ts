import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as G from './gaussian.ts';
import { rational } from './rational.ts';

const part = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 99 }))
  .map(([n, d]) => rational(n, d));
const number = fc.tuple(part, part).map(([re, im]) => G.gaussian(re, im));

test('dividing undoes multiplying', () => {
  fc.assert(fc.property(number, number, (a, b) => G.isZero(b) || G.equals(G.divide(G.multiply(a, b), b), a)));
});

test('the norm is multiplicative', () => {
  fc.assert(
    fc.property(number, number, (a, b) => {
      const product = G.norm(G.multiply(a, b));
      const factors = G.multiply(G.gaussian(G.norm(a), rational(0)), G.gaussian(G.norm(b), rational(0)));
      return G.equals(factors, G.gaussian(product, rational(0)));
    }),
  );
});

test('powers add their exponents, negative ones included', () => {
  const exponent = fc.integer({ min: -6, max: 6 });
  fc.assert(
    fc.property(
      number,
      exponent,
      exponent,
      (a, m, n) => G.isZero(a) || G.equals(G.multiply(G.power(a, m), G.power(a, n)), G.power(a, m + n)),
    ),
  );
});

test('the root of a square is the number itself or its opposite, in the right half-plane', () => {
  fc.assert(
    fc.property(number, (a) => {
      const root = G.exactSquareRoot(G.multiply(a, a))!;
      const opposite = G.subtract(G.gaussian(rational(0), rational(0)), a);
      return root.re.numerator >= 0 && (G.equals(root, a) || G.equals(root, opposite));
    }),
  );
});

test('a root that is not rational is not claimed', () => {
  expect(G.exactSquareRoot(G.gaussian(rational(1), rational(1)))).toBeNull();
});

test('(1 + i)^10 = 32i', () => {
  expect(G.power(G.gaussian(rational(1), rational(1)), 10)).toEqual(G.gaussian(rational(0), rational(32)));
});
