import { expect, test } from 'vitest';
import { article, power } from './numbers.ts';

const { has } = article('how-to-check-a-derivative');

const f = (x: number): number => 1 / (1 + x * x);
const truth = -4 / 25;
const error = (value: number): number => value / truth - 1;
const oneSided = (h: number): number => (f(2 + h) - f(2)) / h;
const central = (h: number): number => (f(2 + h) - f(2 - h)) / (2 * h);

/** Im f(2 + ih) / h, with 1 + (2 + ih)² = (5 − h²) + 4hi written out. */
function complexStep(h: number): number {
  const [re, im] = [5 - h * h, 4 * h];
  return -im / (re * re + im * im) / h;
}

test('the table of relative errors', () => {
  for (const places of [1, 2, 3, 5, 8, 12, 15]) {
    const h = Number(`1e-${places}`);
    has(`| $10^{-${places}}$ | $${power(error(oneSided(h)), 2)}$ | $${power(error(central(h)), 2)}$ |`);
  }
  expect([oneSided(1e-16), central(1e-16)]).toEqual([0, 0]);
});

test('the first look at the wrong answer', () => {
  has((-4 / 17).toFixed(4), central(0.1).toFixed(5));
});

test('Richardson extrapolation', () => {
  has(central(0.2).toFixed(6), central(0.1).toFixed(6), power(error(central(0.2)), 2), power(error(central(0.1)), 2));
  const extrapolated = (4 * central(0.1) - central(0.2)) / 3;
  has(extrapolated.toFixed(6), power(Math.abs(error(extrapolated)), 2));
});

test('the complex step', () => {
  has(power(Math.abs(error(complexStep(1e-4))), 2));
  expect(complexStep(1e-8)).toBe(-0.16);
});

test('modulo 101', () => {
  const reciprocal = (a: number): number =>
    Array.from({ length: 101 }, (_, r) => r).find((r) => (r * a) % 101 === 1) ?? 0;
  const residue = (denominator: number): number => ((-14 * reciprocal(denominator % 101)) % 101) + 101;
  expect([residue((1 + 7 ** 2) ** 2), residue(1 + 7 ** 4)]).toEqual([45, 19]);
});

test('the antiderivative that jumps', () => {
  const F = (x: number): number => Math.atan((1 + x) / (1 - x));
  has((F(2) - F(0)).toFixed(6), Math.atan(2).toFixed(6));
  expect(Math.atan(2) - (F(2) - F(0))).toBeNear(Math.PI, 1e-12);
});
