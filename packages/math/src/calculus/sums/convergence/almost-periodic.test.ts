import { expect, test } from 'vitest';
import { read } from '../../../../../../tools/setup/read.ts';
import { sumOf } from '../sum.ts';
import { comesBack } from './almost-periodic.ts';

test.each([
  'sin(k)',
  'cos(k)',
  'k*sin(k)',
  '(-1)^k*cos(k)',
  'sin(k)*(k+1)/k',
  'sin(k*pi/2)*ln(k)',
  'sin(k)+1/k^2',
  'sin(2*k)*cos(k)^3',
])('the terms of the sum of %s do not tend to 0', (f) => {
  const found = sumOf({ f: read(f), index: 'k', from: read('1'), to: read('oo') });
  expect(found).toMatchObject({ ok: true, value: { kind: 'diverges', reason: 'term' } });
});

test.each([
  'sin(k)/k',
  'sin(k*pi)',
  'k*sin(k*pi)',
  'sin(k)*exp(-k)',
  'sin(k^2)',
  'sin(x*k)',
  'sin(k)^2+cos(k)^2-1',
  'cos(2*k)-2*cos(k)^2+1',
  '1/k',
  'cos(1/k)-1',
  'sin(k)/k+1/k',
])('nothing is said of %s', (f) => expect(comesBack(read(f), 'k')).toBe(false));
