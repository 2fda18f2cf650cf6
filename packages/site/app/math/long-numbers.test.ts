import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withShortNumbersLatex } from './legible/short-numbers.ts';
import { withShortNumbers } from './long-numbers.ts';
import { isTooLong } from './typeset.ts';

const wholes = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 5000 }), fc.nat(9))
  .map(([first, length, digit]) => `${first}${String(digit).repeat(length)}`);

test('a number in a sentence is whole, or shown by its ends and its count of digits', () => {
  fc.assert(
    fc.property(wholes, (digits) => {
      const said = withShortNumbers(`Sum for k from 1 to ${digits}`);
      if (digits.length <= 120) {
        expect(said).toBe(`Sum for k from 1 to ${digits}`);
        return;
      }
      const [, first, last, count] = /^Sum for k from 1 to (\d+)…(\d+) \(([\d,]+) digits\)$/.exec(said)!;
      expect(digits.startsWith(first!) && digits.endsWith(last!)).toBe(true);
      expect(Number(count!.replaceAll(',', ''))).toBe(digits.length);
    }),
  );
});

test('digits after a decimal mark are as many as were asked for, and stay', () => {
  for (const text of [`0.${'3'.repeat(400)}`, `0,${'3'.repeat(400)}`, 'F(100) = 354224848179261915075'])
    expect(withShortNumbers(text)).toBe(text);
});

test('a formula with numbers of thousands of digits is short enough to be set', () => {
  const latex = `\\sum_{k=1}^{${'9'.repeat(3000)}} k = ${'4'.repeat(6000)}`;
  expect(isTooLong(latex)).toBe(true);
  expect(isTooLong(withShortNumbersLatex(latex))).toBe(false);
  expect(withShortNumbersLatex(latex)).toContain('6,000 digits');
});
