import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('limits-that-tables-get-wrong');

test('the table of (1 − cos x)/x² in doubles, and without the subtraction', () => {
  for (const k of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const x = Number(`1e-${k}`);
    has(`| ${x.toFixed(k)} | ${((1 - Math.cos(x)) / (x * x)).toFixed(12)} |`);
    const whole = 0.5 * (Math.sin(x / 2) / (x / 2)) ** 2;
    expect(Math.abs(whole - 0.5)).toBeLessThanOrEqual(x * x);
  }
});

test('a quotient of order seven', () => {
  const value = (x: number): number => (Math.tan(Math.sin(x)) - Math.sin(Math.tan(x))) / x ** 7;
  has(`${value(0.01).toFixed(6)} at $x=0.01$`);
  expect(value(0.001)).toBe(0);
  expect(value(0.1)).toBeNear(1 / 30, 0.012);
});

test('the slow approach', () => {
  for (const k of [1, 2, 4, 8, 16, 100, 300]) {
    has(`| $10^{-${k}}$ | ${(1 / (k * Math.LN10)).toFixed(6)} |`);
  }
  has(`${Math.floor(Math.exp(10) / Math.LN10)} zeros`);
});

test('((x+1)/(x−1))^x', () => {
  const value = (x: number): number => ((x + 1) / (x - 1)) ** x;
  expect(value(1e5).toFixed(9)).toBe('7.389056099');
  expect(value(1e6).toFixed(9)).toBe('7.389056099');
  has(value(1e13).toFixed(4), value(1e14).toFixed(4), Math.exp(2).toFixed(11));
  expect(value(1e16)).toBe(1);
});

test('the special points of sin(π/x)', () => {
  for (const k of [1, 2, 3]) {
    expect(Math.abs(Math.sin(Math.PI * 10 ** k))).toBeLessThan(1e-12);
    expect(Math.sin(Math.PI / (2 / (4 * k + 1)))).toBeNear(1, 1e-12);
    expect(Math.sin(Math.PI / (2 / (4 * k + 3)))).toBeNear(-1, 1e-12);
  }
});
