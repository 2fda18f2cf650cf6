import * as Z from '@nomogram/math/exact/integer.ts';
import { expect, test } from 'vitest';
import { defaultOptions } from '../options.ts';
import { integers } from './integers.ts';

const read = (text: string) => {
  const result = integers({ label: 'B' }).read(text, defaultOptions);
  return result.ok ? result.value.map(Z.toString).join(' ') : (result.error.readings ?? result.error.code);
};

test.each([
  ['18', '18'],
  ['18, 24', '18 24'],
  ['18,24,30', '18 24 30'],
  ['18; 24', '18 24'],
  ['18 24 30', '18 24 30'],
  ['-4, -6', '-4 -6'],
  ['2 + 3', '5'],
  ['2^70; 6/3', '1180591620717411303424 2'],
  ['1,000', '1000'],
  ['1 000', '1000'],
  ['1,000; 2,000', '1000 2000'],
])('%s is read as %s', (typed, wanted) => expect(read(typed)).toBe(wanted));

test('what can be one integer or several is refused with both', () => {
  expect(read('100,200')).toEqual(['100200', '100; 200']);
  expect(read('-4 -6')).toEqual(['-10', '-4; -6']);
});

test('an entry that is not whole is refused', () => {
  expect(read('1.5; 2')).toBe('out-of-range');
  expect(read('18, x')).toBe('unreadable');
});

test('so many, or so long, that they are no small request any more are refused', () => {
  expect(read(Array.from({ length: 101 }, (_, i) => i + 1).join(' '))).toBe('too-large');
  expect(read(`${'7'.repeat(80_000)}; ${'3'.repeat(80_000)}`)).toBe('too-large');
});
