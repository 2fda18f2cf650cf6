import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('when-no-antiderivative-exists');

const bell = (x: number): number => Math.exp(-x * x);

/** The trapezoidal rule: on the whole line it converges faster than any power of the step for this function. */
const line = (step: number): number => {
  let sum = bell(0);
  for (let x = step; x < 8; x += step) sum += 2 * bell(x);
  return sum * step;
};

/** Partial sum of the power series of the antiderivative at 1. */
const series = (terms: number): number => {
  let [sum, factorial] = [0, 1];
  for (let k = 0; k < terms; k++) {
    if (k > 0) factorial *= k;
    sum += (k % 2 === 0 ? 1 : -1) / (factorial * (2 * k + 1));
  }
  return sum;
};

test('the integral from 0 to 1, by the series and by a rule', () => {
  has(series(30).toFixed(15));
  has(`Five terms give ${series(5).toFixed(6)}`, `eight give ${series(8).toFixed(6)}`);
  const n = 20_000;
  const midpoint = Array.from({ length: n }, (_, k) => bell((k + 0.5) / n)).reduce((a, b) => a + b) / n;
  expect(midpoint).toBeNear(series(30), 1e-9);
});

test('the integral over the line', () => {
  expect(line(0.25)).toBeNear(Math.sqrt(Math.PI), 1e-13);
  has(Math.sqrt(Math.PI).toFixed(15));
});

test('the sister function has an antiderivative', () => {
  for (const x of [-1.3, 0.4, 2]) {
    const slope = (-bell(x + 1e-5) / 2 + bell(x - 1e-5) / 2) / 2e-5;
    expect(slope).toBeNear(x * bell(x), 1e-8);
  }
});
