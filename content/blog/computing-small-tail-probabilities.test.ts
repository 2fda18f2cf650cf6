import { expect, test } from 'vitest';
import { article, power } from './numbers.ts';

const { has } = article('computing-small-tail-probabilities');

const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** The factor of the density in Laplace's continued fraction, cut off after the partial numerator `levels`. */
function laplace(x: number, levels: number): number {
  let value = x;
  for (let k = levels; k >= 1; k--) value = x + k / value;
  return 1 / value;
}

const tail = (x: number): number => density(x) * laplace(x, 400);
const logTail = (x: number): number => (-x * x) / 2 - Math.log(2 * Math.PI) / 2 + Math.log(laplace(x, 400));

test('the table: true tails and what is left of them after 1 − Φ', () => {
  for (const x of [3, 5, 6, 7, 8, 8.25, 9]) {
    const truth = tail(x);
    const rest = 1 - (1 - truth);
    has(`| ${x} | $${power(truth, 10)}$ |`);
    if (rest > 0) has(`$${power(rest, 10)}$`);
    expect(rest === 0).toBe(x === 9);
  }
});

test('the relative errors of the table', () => {
  const error = (x: number): number => Math.abs((1 - (1 - tail(x))) / tail(x) - 1);
  has(`$${power(error(5), 2)}$`, `$${power(error(6), 2)}$`, `$${power(error(7), 2)}$`);
  has(`$${error(8).toPrecision(2)}$`, `$${error(8.25).toPrecision(2)}$`);
});

test('the spacing of doubles below 1 and the end of the table', () => {
  expect(1 - 2 ** -53).toBeLessThan(1);
  expect(1 - 2 ** -54).toBe(1);
  has(power(2 ** -53, 3), power(2 ** -54, 3), 'x>8.2924');
  expect(tail(8.2923)).toBeGreaterThan(2 ** -54);
  expect(tail(8.2924)).toBeLessThan(2 ** -54);
});

test('the asymptotic expansion at 10', () => {
  has(`\\varphi(10)=${power(density(10), 10)}`, `Q(10)=${power(tail(10), 10)}`);
  let sum = 0;
  let term = 1;
  for (let n = 1; n <= 4; n++) {
    sum += term;
    term *= -(2 * n - 1) / 100;
    const value = (density(10) / 10) * sum;
    has(`| ${n} | $${power(value, 10)}$ | $${power(value / tail(10) - 1, 2)}$ |`);
  }
});

test('the continued fraction at 10 and at 1', () => {
  const error = (x: number, levels: number): number => Math.abs(laplace(x, levels) / laplace(x, 4000) - 1);
  has(power(error(10, 2), 2), power(error(10, 4), 2), power(error(10, 8), 2), power(error(1, 40), 2));
});

test('logarithms where the numbers themselves end', () => {
  has(logTail(38).toFixed(10), logTail(40).toFixed(10));
  const log10 = logTail(38) / Math.LN10;
  expect(10 ** (log10 + 316)).toBeNear(2.885428360068784, 1e-9);
  expect(10 ** (logTail(40) / Math.LN10 + 350)).toBeNear(3.655893541, 1e-8);
});

test('the same mistake elsewhere', () => {
  const x = 161.1336015828745;
  expect((Math.exp(-x / 2) * (1 + x / 2)) / Number('8.352114133839944e-34')).toBeNear(1, 1e-12);
  has('161.1336015828745', '8.352114133839944\\times10^{-34}');
  has(power(1 - Math.exp(-1e-12), 6), power(-Math.expm1(-1e-12), 13));
  expect(1 - 1e-17).toBe(1);
  has(power(-Math.expm1(1e9 * Math.log1p(-1e-17)), 9));
  expect(tail(8.493793224) / 1e-17).toBeNear(1, 1e-7);
});
