import { expect, test } from 'vitest';
import { EXACT, realBall } from './ball.ts';
import { type BigFloat, divide, magnitude, subtract } from './big-float.ts';
import { fromInteger } from './convert.ts';
import { digamma } from './digamma.ts';
import { logarithm } from './logarithm.ts';

const bits = 64;

const isWithin = (x: BigFloat, expected: BigFloat): boolean => {
  const { value, error } = digamma(realBall(x, EXACT), bits)!;
  return magnitude(subtract(value.re, expected, 2 * bits)) <= Math.max(error, magnitude(expected) - bits) + 1;
};

/** Work that grew with the number itself would never end here. */
test.each([100, 20_000, 3_000_000])('far out, at 2^%i, ψ(x) is ln x to all its digits', (size) => {
  const x = { mantissa: 1n, exponent: size };
  expect(isWithin(x, logarithm(x, 2 * bits))).toBe(true);
});

test.each([-100, -20_000, -3_000_000])('beside its pole, at 2^%i, ψ(x) is −1/x to all its digits', (size) => {
  const x = { mantissa: 1n, exponent: size };
  expect(isWithin(x, divide(fromInteger(-1), x, 2 * bits))).toBe(true);
});

test.each([3, 40, 70])('ψ(x + 1) = ψ(x) + 1/x at 2^%i', (size) => {
  const [x, next] = [1n << BigInt(size), (1n << BigInt(size)) + 1n].map((n) => fromInteger(n)) as [BigFloat, BigFloat];
  const at = (y: BigFloat): BigFloat => digamma(realBall(y, EXACT), 4 * bits)!.value.re;
  const difference = subtract(at(next), at(x), 4 * bits);
  expect(magnitude(subtract(difference, divide(fromInteger(1), x, 4 * bits), 4 * bits))).toBeLessThan(-size - bits);
});
