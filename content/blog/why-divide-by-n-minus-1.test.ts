import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('why-divide-by-n-minus-1');

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const squares = (values: readonly number[]): number => {
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (value - mean) ** 2));
};

test('the five pieces', () => {
  const pieces = [10.1, 9.8, 10.3, 10.0, 9.7];
  has((sum(pieces) / 5).toFixed(2), squares(pieces).toFixed(3), (squares(pieces) / 5).toFixed(4));
  has((squares(pieces) / 4).toFixed(4), Math.sqrt(squares(pieces) / 5).toFixed(4));
  has(Math.sqrt(squares(pieces) / 4).toFixed(4));
  has(`${((Math.sqrt(5 / 4) - 1) * 100).toFixed(0)} %`, `${((Math.sqrt(1000 / 999) - 1) * 100).toFixed(2)} %`);
});

function throws(n: number): number[][] {
  if (n === 0) return [[]];
  return throws(n - 1).flatMap((before) => [1, 2, 3, 4, 5, 6].map((face) => [...before, face]));
}

test('every sample of the die', () => {
  const truth = squares([1, 2, 3, 4, 5, 6]) / 6;
  for (const n of [2, 3, 4]) {
    const samples = throws(n);
    const mean = (divisor: number): number => sum(samples.map(squares)) / samples.length / divisor;
    has(`| ${n} | ${mean(n).toFixed(4)} | ${mean(n - 1).toFixed(4)} | ${truth.toFixed(4)} |`);
    expect(mean(n - 1)).toBeNear(truth, 1e-10);
  }
  const roots = throws(2).map((sample) => Math.sqrt(squares(sample)));
  has((sum(roots) / roots.length).toFixed(4), Math.sqrt(truth).toFixed(4));
});

/** Γ(n/2) from Γ(1/2) and Γ(1). */
const halfGamma = (n: number): number => (n === 1 ? Math.sqrt(Math.PI) : n === 2 ? 1 : (n / 2 - 1) * halfGamma(n - 2));

test('the factor of the standard deviation', () => {
  const factor = (n: number): string => (Math.sqrt(2 / (n - 1)) * (halfGamma(n) / halfGamma(n - 1))).toFixed(4);
  has(`| factor | ${[2, 3, 5, 10, 30, 100].map(factor).join(' | ')} |`);
});

test('a negative variance', () => {
  const values = [4, 7, 13, 16].map((value) => 1e9 + value);
  const total = sum(values);
  const short = (sum(values.map((value) => value * value)) - (total * total) / 4) / 3;
  has(`$${short.toFixed(2)}$`);
  expect(squares(values) / 3).toBe(30);
});
