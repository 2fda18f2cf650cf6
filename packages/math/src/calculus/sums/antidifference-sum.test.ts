import { expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { toText } from '../../syntax/print-text.ts';
import { sumOf } from './sum.ts';

const shown = (f: string, from: string, to: string): string => {
  const found = sumOf({ f: read(f), index: 'k', from: read(from), to: read(to) });
  if (!found.ok || found.value.kind !== 'value') return 'no value';
  return toText(found.value.value);
};

test('powers with any exponent are added by a function whose neighbours differ by them', () => {
  expect(shown('1/sqrt(k)', '1', 'n')).toBe('zeta(1/2) - zeta(1/2, n + 1)');
  expect(shown('1/sqrt(k)', 'm', 'n')).toBe('zeta(1/2, m) - zeta(1/2, n + 1)');
  expect(shown('k^(3/2)', '0', 'n')).toBe('zeta(-3/2) - zeta(-3/2, n + 1)');
});

test('differences of neighbours cancel', () => {
  expect(shown('sqrt(k+1)-sqrt(k)', '1', 'n')).toBe('sqrt(n + 1) - 1');
  expect(shown('1/sqrt(k)-1/sqrt(k+2)', '1', 'n')).toBe('-1/sqrt(n + 1) - 1/sqrt(n + 2) + sqrt(2)/2 + 1');
});
