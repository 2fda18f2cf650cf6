import { expect, test } from 'vitest';
import { escapeHtml, groupDecimals, groupThousands, numbersInText } from './html.ts';

test('escapeHtml escapes the five characters', () => {
  expect(escapeHtml(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;');
});

test('numbersInText sets powers of ten, ellipses and minus signs as people write them', () => {
  expect(numbersInText('6.674 30 e-11')).toBe('6.674 30 × 10<sup>−11</sup>');
  expect(numbersInText('1.3271244e20 m³/s²')).toBe('1.3271244 × 10<sup>20</sup> m³/s²');
  expect(numbersInText('8.617 333 262... e-5')).toBe('8.617 333 262… × 10<sup>−5</sup>');
  expect(numbersInText('6.674 30(15) e-11')).toBe('6.674 30(15) × 10<sup>−11</sup>');
  expect(numbersInText('-4.5, and (-2)')).toBe('−4.5, and (−2)');
  expect(numbersInText('2026-06-09, e-mail, a(1 − e)')).toBe('2026-06-09, e-mail, a(1 − e)');
});

test('digits are grouped on the side of the point that is asked for', () => {
  expect(groupDecimals('3.14159265', 5)).toBe('3.14159\u2009265');
  expect(groupDecimals('42', 5)).toBe('42');
  expect(groupThousands('149597870700')).toBe('149\u202f597\u202f870\u202f700');
  expect(groupThousands('-22031.86855')).toBe('-22\u202f031.86855');
  expect(groupThousands('2440.53')).toBe('2440.53');
  expect(groupThousands('5.9722e24')).toBe('5.9722e24');
});
