import { expect, test } from 'vitest';
import { article, power } from './numbers.ts';

const { has } = article('how-large-is-a-factorial');

function factorial(n: number): bigint {
  let product = 1n;
  for (let k = 2n; k <= BigInt(n); k++) product *= k;
  return product;
}

const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ' ');
const fives = (n: number): number => (n < 5 ? 0 : Math.floor(n / 5) + fives(Math.floor(n / 5)));
const thousand = factorial(1000).toString();

test('digits and zeros of 1000!', () => {
  has(`${thousand.length} digits`, `${thousand.match(/0+$/)?.[0].length} zeros`, thousand.slice(0, 11));
  expect(fives(1000)).toBe(249);
  expect((1000).toString(5)).toBe('13000');
  has(grouped(fives(1_000_000)));
  const log = Array.from({ length: 1000 }, (_, k) => Math.log10(k + 1)).reduce((a, b) => a + b);
  has(log.toFixed(6), (10 ** 0.604644).toFixed(4));
});

/** ln n! by the enveloping series, for large n. */
const logFactorial = (n: number): number =>
  n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);

test('digits of larger factorials', () => {
  const million = logFactorial(1e6) / Math.LN10;
  has(million.toFixed(3), `${grouped(Math.floor(million) + 1)} digits`);
  has(grouped(Math.floor(logFactorial(1e9) / Math.LN10) + 1));
  has(`${grouped(factorial(10_000).toString().length)} digits`);
});

/** Relative error of exp(log of the formula) against n!, from logarithms with more terms of the series than are tested. */
function errors(n: number): number[] {
  const rest = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5) - 1 / (1680 * n ** 7);
  const relative = (factor: number): number => factor * Math.exp(-rest) - 1;
  return [1, 1 + 1 / (12 * n), 1 + 1 / (12 * n) + 1 / (288 * n * n)].map(relative);
}

test('the table of Stirling’s formula', () => {
  for (const n of [5, 10, 100])
    has(
      `| ${n} | ${errors(n)
        .map((error) => `$${power(error, 2)}$`)
        .join(' | ')} |`,
    );
  const [first, second] = errors(1000);
  has(`| 1000 | $${power(first!, 2)}$ | $${power(second!, 2)}$ |`);
  const two = Math.exp(1 / 120 - 1 / 360_000 - (1 / 120 - 1 / 360_000 + 1 / 126e6 - 1 / 1.68e10)) - 1;
  has(power(two, 2));
});

test('where doubles stop', () => {
  const exact = (n: number): boolean => BigInt(Number(factorial(n))) === factorial(n);
  expect([18, 19, 20, 21, 22].every(exact)).toBe(true);
  expect(exact(23)).toBe(false);
  expect(factorial(18)).toBeLessThan(2n ** 53n);
  expect(factorial(19)).toBeGreaterThan(2n ** 53n);
  has(`18!=${factorial(18)}`, `22!=${factorial(22)}`, String(2 ** 53), power(Number(factorial(170)), 4));
  expect(Number(factorial(171))).toBe(Number.POSITIVE_INFINITY);
});

test('one half', () => {
  has(Math.sqrt(Math.PI).toFixed(10), (Math.sqrt(Math.PI) / 2).toFixed(10));
});
