import { expect, test } from 'vitest';
import { valueIn } from './value-in.ts';

test('the value stands with its unit, without its remark', () => {
  expect(valueIn('<dl><dt>Value</dt><dd><data value="1.6e-19">1.6 × 10<sup>−19</sup></data> C</dd></dl>')).toBe(
    '1.6 × 10<sup>−19</sup> C',
  );
  expect(valueIn('<dl><dt>Value</dt><dd><data value="3.14">3.14…</data> (50 digits, cut off)</dd></dl>')).toBe('3.14…');
  expect(valueIn('<table><caption>Earth</caption></table>')).toBeUndefined();
});
