import { expect, it } from 'vitest';
import { fibonacci, fibonacciList, fibonacciSum, isFibonacci, lucasNumber } from './fibonacci.ts';
import * as Z from './integer.ts';

it('each is the sum of the two before, on both sides of 0', () => {
  for (let n = -120; n <= 400; n++) {
    expect(fibonacci(n)).toBe(Z.add(fibonacci(n - 1), fibonacci(n - 2)));
    expect(lucasNumber(n)).toBe(Z.add(fibonacci(n - 1), fibonacci(n + 1)));
  }
  expect([fibonacci(0), fibonacci(1), lucasNumber(0)]).toEqual([0, 1, 2]);
});

it('lists and sums', () => {
  const list = fibonacciList(100);
  expect(list).toEqual(Array.from({ length: 100 }, (_, n) => fibonacci(n)));
  expect(fibonacciList(1)).toEqual([0]);
  for (let n = 0; n < 100; n++) expect(fibonacciSum(n)).toBe(list.slice(0, n + 1).reduce(Z.add));
});

it('recognises its own', () => {
  const known = new Set(fibonacciList(25));
  for (let a = -3; a < 40_000; a++) expect(isFibonacci(a)).toBe(known.has(a));
  expect(isFibonacci(fibonacci(1000))).toBe(true);
  expect(isFibonacci(Z.add(fibonacci(1000), 1))).toBe(false);
});

it('has the digits that the golden ratio promises', () => {
  expect(Z.toString(fibonacci(100_000)).length).toBe(20_899);
});
