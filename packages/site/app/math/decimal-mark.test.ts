import { exactNumber } from '@nomogram/calculators/kit/fields/exact.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { grouped } from '@nomogram/calculators/shared/finance/result.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marked, markedLatex, markedProse } from './decimal-mark.ts';

test('the mark changes, the digits stay', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(marked(`${value}`, 'point')).toBe(`${value}`);
      expect(Number(marked(`${value}`, 'comma').replace(',', '.'))).toBe(value);
      expect(markedLatex(`${value}`, 'comma').replace('{,}', '.')).toBe(`${value}`);
    }),
  );
});

test('an ellipsis and a full stop are no marks', () => {
  expect(marked('3.14...', 'comma')).toBe('3,14...');
  expect(marked('12.', 'comma')).toBe('12.');
});

test('thousands stand apart by a thin space, lists by semicolons', () => {
  expect(marked('1,199.10', 'comma')).toBe('1\u202f199,10');
  expect(marked('-1,234,567.5 €', 'comma')).toBe('-1\u202f234\u202f567,5 €');
  expect(marked('(1.5, -2)', 'comma')).toBe('(1,5; -2)');
  expect(markedLatex('\\left(1.5,\\ -2\\right)', 'comma')).toBe('\\left(1{,}5; -2\\right)');
});

test('a date, a version and a list without decimals are left alone', () => {
  for (const text of [
    '1.2.2020',
    '[1, 2, 3]',
    'f(2, x)',
    '2.',
    'see section 4.',
    'Spreadsheet: =-PMT(4.25%/12,360,100)',
    'Spreadsheet: =0.5*500000/300000',
  ])
    expect(marked(text, 'comma')).toBe(text);
});

test('what is written with a comma is read as the same number by the fields', () => {
  const field = exactNumber({ label: 'x' });
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (coins) => {
      const text = grouped(coins);
      const read = field.read(marked(text, 'comma'), defaultOptions);
      const meant = field.read(text.replaceAll(',', ''), defaultOptions);
      expect(read.ok && field.reading(read.value).as).toBe(meant.ok && field.reading(meant.value).as);
      expect(read.ok).toBe(true);
    }),
  );
});

test('in prose, sections of books and epochs are names', () => {
  expect(markedProse('It is 885.49, see §5.11 and § 4.23, at J2000.0.', 'comma')).toBe(
    'It is 885,49, see §5.11 and § 4.23, at J2000.0.',
  );
  expect(markedProse('measure 10.1, 9.8 and 10.0 mm', 'comma')).toBe('measure 10,1; 9,8 and 10,0 mm');
  expect(markedProse('1.602 176 634 × 10', 'comma')).toBe('1,602 176 634 × 10');
  expect(markedProse('0.5', 'point')).toBe('0.5');
});
