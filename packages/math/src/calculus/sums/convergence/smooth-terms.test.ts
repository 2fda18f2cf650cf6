import { expect, test } from 'vitest';
import { read } from '../../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../../tools/setup/sample.ts';
import * as B from '../../../numeric/precise/ball.ts';
import { toDecimal } from '../../../numeric/precise/convert.ts';
import { numericIntegral } from '../../quadrature.ts';
import { agreesWith } from '../sum.ts';
import { smoothSeries } from './smooth-terms.ts';

const series = (f: string, from: number) =>
  smoothSeries({ f: read(f), index: 'k', from: read(String(from)), to: read('oo') });

function ballOf(f: string, from: number): B.Ball {
  const found = series(f, from);
  if (!found.ok || found.value.kind !== 'enclosed') throw new Error(`${f} is not enclosed`);
  return found.value.ball;
}

// Values by other theorems: products, values and derivatives of the zeta function, an exponential.
test.each([
  ['ln(1+1/k^2)', 1, 'ln(sinh(pi)/pi)'],
  ['1/k^(3/2)', 1, 'zeta(3/2)'],
  ['(-1)^k/sqrt(k)', 1, '(sqrt(2)-1)*zeta(1/2)'],
  ['(-1)^k*ln(k)/k', 1, 'EulerGamma*ln(2)-ln(2)^2/2'],
  ['(-1)^(k+1)*ln(k)/k', 1, 'ln(2)^2/2-EulerGamma*ln(2)'],
  ['1/(k^2+1)', 1, '(pi*coth(pi)-1)/2'],
  ['1/k!', 0, 'e'],
  ['2^k/(2*k)!', 0, 'cosh(sqrt(2))'],
  ['e^(-k)', 0, '1/(1-1/e)'],
  ['1/(k*(k+1))', 1, '1'],
])('the terms %s from %s on add up to %s', (f, from, value) => {
  expect(agreesWith(read(value), ballOf(f, from))).toBe(true);
});

test('the sum of 1/k^k is the integral of 1/x^x', () => {
  const dream = numericIntegral(read('x^(-x)'), 'x', read('0'), read('1'), 15);
  if (!dream.ok) throw new Error(dream.error.message);
  const { value } = ballOf('1/k^k', 1);
  expect(toDecimal(value.re, 15)).toBe(dream.value.shown);
});

test('a series that begins later is shorter by its first terms', () => {
  for (const f of ['ln(k)/k^2', '1/(k*ln(k)^2)', '(-1)^k/ln(k)', 'k!/k^k', 'e^(-sqrt(k))']) {
    const [whole, rest] = [ballOf(f, 2), ballOf(f, 3)];
    const first = B.add(whole, B.negate(rest), 160);
    expect(agreesWith(read(f.replaceAll('k', '2')), first), f).toBe(true);
  }
});

sampled.each([
  ['1/(k*ln(k))', 2, 'logarithms'],
  ['1/(k*ln(k)*ln(ln(k)))', 3, 'logarithms'],
  ['sin(1/k)', 1, 'comparison'],
  ['tan(1/k)', 1, 'comparison'],
  ['sqrt(k+1)-sqrt(k)', 1, 'comparison'],
  ['k^(1/k)-1', 1, 'comparison'],
  ['1/ln(k)', 2, 'comparison'],
  ['(1+1/k)^k', 1, 'term'],
  ['k^k/k!', 1, 'term'],
  ['(-1)^k*k^(1/k)', 1, 'term'],
  ['3^k*(zeta(k)-1)', 2, 'term'],
])('%s from %s on diverges', (f, from, reason) => {
  expect(series(f, from)).toMatchObject({ ok: true, value: { kind: 'diverges', reason } });
});

test('a term without a value, and what swings, are left open', () => {
  for (const [f, from] of [
    ['1/ln(k)', 1],
    ['ln(k)/(k-100)', 1],
    ['ln(k)/(k-100)^2', 1],
    ['1/(k-2000)+1/ln(k)', 2],
    ['gamma(2000-k)^(1/k)', 1],
    ['cos(k)/sqrt(k)', 1],
    ['tan(k)/k', 1],
    ['sin(k)', 1],
  ] as const)
    expect(series(f, from).ok, f).toBe(false);
});
