import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as G from './gaussian.ts';
import * as Q from './rational.ts';

const part = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 99 }))
  .map(([n, d]) => Q.rational(n, d));
const number = fc.tuple(part, part).map(([re, im]) => G.gaussian(re, im));
const norm = ({ re, im }: G.Gaussian): Q.Rational => Q.add(Q.multiply(re, re), Q.multiply(im, im));

test('the norm is multiplicative, and the order of factors does not matter', () => {
  fc.assert(
    fc.property(number, number, (a, b) => {
      const product = G.multiply(a, b);
      expect(G.multiply(b, a)).toEqual(product);
      expect(Q.equals(norm(product), Q.multiply(norm(a), norm(b)))).toBe(true);
    }),
  );
});

test('the square of i is −1', () => {
  const i = G.gaussian(Q.zero, Q.one);
  expect(G.multiply(i, i)).toEqual(G.gaussian(Q.integerRational(-1), Q.zero));
});
