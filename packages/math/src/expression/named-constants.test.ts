import { expect, test } from 'vitest';
import { read } from '../../../../tools/setup/read.ts';
import * as Q from '../exact/rational.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import { add, apply, constant, number, subtract } from './build.ts';
import { evaluate } from './evaluate.ts';
import { evaluateBall, evaluatePrecise } from './evaluate-precise.ts';
import type { Expression } from './expression.ts';

const digits = (a: Expression, count: number): string => {
  const found = evaluatePrecise(a, count);
  return found.ok ? found.value.re : found.error.message;
};

/** Whether both have the same value as far as 60 digits tell. */
const same = (a: Expression, b: Expression): boolean => {
  const ball = evaluateBall(subtract(a, b), 220, {});
  return (
    ball !== null && ball.error < -180 && Math.abs(Number(digits(subtract(a, b), 3))) < 1e-50 * Math.abs(evaluate(a))
  );
};

test('Euler’s and Catalan’s constants are read, printed and known to any number of digits (OEIS A001620, A006752)', () => {
  const gamma = read('EulerGamma');
  const catalan = read('2*Catalan');
  expect(toText(add(gamma, catalan))).toBe('2*Catalan + EulerGamma');
  expect(toLatex(add(gamma, catalan))).toBe('2 G + \\gamma');
  expect(digits(gamma, 60)).toBe('0.577215664901532860606512090082402431042159335939923598805767');
  expect(digits(read('Catalan'), 60)).toBe('0.915965594177219015054603514932384110774149374281672134266498');
  expect(evaluate(gamma)).toBe(Number(digits(gamma, 17)));
  expect(evaluate(read('Catalan'))).toBe(Number(digits(read('Catalan'), 17)));
});

test.each([
  ['−ψ(1) = γ', '-digamma(1)', 'EulerGamma'],
  ['ψ′(1/4) = π² + 8G', 'polygamma(1, 1/4)', 'pi^2 + 8*Catalan'],
  ['ψ″(1) = −2ζ(3)', 'polygamma(2, 1)', '-2*zeta(3)'],
  ['ψ(1/3)', 'digamma(1/3)', '-EulerGamma - pi/(2*sqrt(3)) - 3*ln(3)/2'],
  ['Li₂(1/2)', 'dilog(1/2)', 'pi^2/12 - ln(2)^2/2'],
  ['Li₃(1/2)', 'polylog(3, 1/2)', '7*zeta(3)/8 - pi^2*ln(2)/12 + ln(2)^3/6'],
  ['Γ(1/2, x) = √π erfc √x', 'gammainc(1/2, 3)', 'sqrt(pi)*erfc(sqrt(3))'],
  ['Γ(−1/2, x)', 'gammainc(-1/2, 3)', '2*e^(-3)/sqrt(3) - 2*sqrt(pi)*erfc(sqrt(3))'],
])('to sixty digits %s', (_, left, right) => {
  expect(same(read(left), read(right))).toBe(true);
});

test.each([2, 3, 7, 11])('ψ⁽ᵐ⁾(x + 1) = ψ⁽ᵐ⁾(x) + (−1)ᵐ m!/xᵐ⁺¹, x = %i/5', (numerator) => {
  const x = number(Q.rational(numerator, 5));
  const at = (m: number, a: Expression) => apply('polygamma', [number(m), a]);
  const next = add(x, number(1));
  expect(same(at(1, next), subtract(at(1, x), number(Q.rational(25, numerator ** 2))))).toBe(true);
  expect(same(at(2, next), add(at(2, x), number(Q.rational(250, numerator ** 3))))).toBe(true);
});

test.each([-3, -1.5, -0.8, 0.3, 0.9])('Li₂(x) + Li₂(x/(x − 1)) = −½ ln²(1 − x), x = %f', (value) => {
  const x = toText(number(Q.fromNumber(value)));
  expect(same(read(`dilog(${x}) + dilog(${x}/(${x}-1))`), read(`-ln(1-(${x}))^2/2`))).toBe(true);
});

test('even values of ζ are powers of π', () => {
  expect(toText(read('zeta(4)'))).toBe('pi^4/90');
  expect(toText(read('zeta(-3)'))).toBe('1/120');
  expect(same(apply('zeta', [number(3)]), apply('polylog', [number(3), number(1)]))).toBe(true);
  expect(constant('Catalan').kind).toBe('constant');
});
