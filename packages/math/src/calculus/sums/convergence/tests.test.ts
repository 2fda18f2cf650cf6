import { expect, test } from 'vitest';
import { read } from '../../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../../tools/setup/sample.ts';
import { toText } from '../../../syntax/print-text.ts';
import { smoothSeries } from './smooth-terms.ts';

const series = (f: string, from: number) =>
  smoothSeries({ f: read(f), index: 'k', from: read(String(from)), to: read('oo') });

sampled.each([
  ['(-1)^k/(sqrt(k)*ln(k+1))', 1, 'Leibniz', undefined],
  ['(-1)^(k+1)/(k-ln(k))', 1, 'Leibniz', undefined],
  ['(-1)^k/ln(ln(k))', 3, 'Leibniz', undefined],
  ['binomial(2*k,k)/4^k/(2*k+1)', 0, 'Raabe', '3/2'],
  ['k!*e^k/k^(k+2)', 1, 'Raabe', '3/2'],
  ['gamma(k+1/3)/gamma(k+3/2)', 1, 'Raabe', '7/6'],
  ['(k/(k+1))^(k^2)', 1, 'root', '1/e'],
  ['1/ln(k)^k', 2, 'root', '0'],
  ['tan(1/k)/k', 1, 'comparison', '1'],
  ['ln(cos(1/k))', 1, 'comparison', '1/2'],
  ['(e-(1+1/k)^k)^2', 1, 'comparison', 'e^2/4'],
  ['1/3^ln(k)', 1, 'Raabe', 'ln(3)'],
  ['1/ln(k)^ln(k)', 2, 'logarithmic', 'oo'],
  ['(k^(1/k)-1)^2', 1, 'logarithmic', '2'],
] as const)('%s from %s on converges: %s, %s', (f, from, wanted, limit) => {
  const found = series(f, from);
  if (!found.ok || found.value.kind !== 'converges') throw new Error(`${f}: not decided by a test`);
  const { by } = found.value;
  expect(by.test).toBe(wanted);
  if (by.test !== 'Leibniz') expect(toText(by.limit)).toBe(limit);
});

// Binomial coefficients are factorials, whose terms are bounded by Stirling's formula.
test.each([
  ['ln(k)/binomial(2*k,k)', 1],
  ['sqrt(k)/binomial(3*k,k)', 1],
] as const)('%s from %s on has digits', (f, from) => {
  expect(series(f, from)).toMatchObject({ ok: true, value: { kind: 'enclosed' } });
});

sampled.each([
  // Between 2000 and 3000, or at 1500, there is no real term.
  ['sqrt((k-2000)*(k-3000))/3^ln(k)', 1],
  ['1/((k-1500)*ln(k)^ln(k))', 2],
  ['tan(k)/3^ln(k)', 1],
  // Leibniz asks for sizes that fall, and a sign that alternates.
  ['(-1)^k/(k+sin(k))', 1],
  ['(-1)^k*(2+cos(k))/sqrt(k)', 1],
  // Beside 1 the tests say nothing.
  ['1/(k*ln(k)*ln(ln(k))^2)', 3],
  // They diverge.
  ['1/(k^(1+1/k))', 1],
  ['gamma(k+1/3)/gamma(k+4/3)', 1],
  ['1/2^ln(k)', 1],
  ['(1+1/k)^(k^2)/2^k', 1],
] as const)('that %s from %s on converges is not claimed', (f, from) => {
  const found = series(f, from);
  expect(found.ok && found.value.kind).not.toBe('converges');
  expect(found.ok && found.value.kind).not.toBe('enclosed');
});
