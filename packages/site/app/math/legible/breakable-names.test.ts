import { expect, test } from 'vitest';
import { breakableNames } from './breakable-names.ts';

test('a long name may be broken between its words', () => {
  expect(breakableNames('\\text{Ending balance with interest} = P')).toBe(
    '\\text{Ending }\\allowbreak \\text{balance }\\allowbreak \\text{with }\\allowbreak \\text{interest} = P',
  );
});

test('a short name, a unit, an index and what stands in a fraction stay whole', () => {
  const whole = [
    '\\text{Net income} = 3',
    '5\\text{ per month and per person}',
    'x_\\text{a long index in many words}',
    '\\frac{\\text{Earnings before interest and taxes}}{2}',
  ];
  for (const latex of whole) expect(breakableNames(latex)).toBe(latex);
});
