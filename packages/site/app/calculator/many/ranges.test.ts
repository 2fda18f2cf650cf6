import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withRanges } from './ranges.ts';
import { readTable } from './read-table.ts';

test('a range goes from its first number by its step and never beyond its last', () => {
  const hundredths = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(hundredths, hundredths, fc.integer({ min: 1, max: 900 }), (from, to, step) => {
      const text = (value: number) => (value / 100).toFixed(2);
      const rows = withRanges([['x', `${text(from)}..${text(to)} step ${text(step)}`]], [1])!;
      const values = rows.map(([, cell]) => Math.round(100 * Number(cell)));
      expect(values[0]).toBe(from);
      const sign = from <= to ? 1 : -1;
      for (const [k, value] of values.entries()) expect(value).toBe(from + sign * k * step);
      expect(sign * (to - values.at(-1)!)).toBeGreaterThanOrEqual(0);
      expect(sign * (to - values.at(-1)!)).toBeLessThan(step);
      expect(rows.every(([name]) => name === 'x')).toBe(true);
    }),
  );
});

test.each([
  ['1..4', ['1', '2', '3', '4']],
  ['3 .. 1', ['3', '2', '1']],
  ['0..1 step 0.25', ['0', '0.25', '0.5', '0.75', '1']],
  ['0,5..2 step 0,5', ['0,5', '1', '1,5', '2']],
  ['−1..1', ['-1', '0', '1']],
  ['0.001..0.003 step 0.001', ['0.001', '0.002', '0.003']],
])('%s', (cell, numbers) => expect(withRanges([[cell]], [0])).toEqual(numbers.map((text) => [text])));

test.each(['1.000..2.000', '1,000..2,000', '1...10', '1..10 step 0', 'a..b', '1..', '1:10', '1..10..2'])(
  '%s is no range, and left to the field',
  (cell) => expect(withRanges([[cell]], [0])).toEqual([[cell]]),
);

test('several ranges of a row make every combination; what takes no single number is left', () => {
  expect(
    withRanges(
      [
        ['1..2', '5..6', '1..9'],
        ['7', '8', '9'],
      ],
      [0, 1],
    ),
  ).toEqual([
    ['1', '5', '1..9'],
    ['1', '6', '1..9'],
    ['2', '5', '1..9'],
    ['2', '6', '1..9'],
    ['7', '8', '9'],
  ]);
});

test('too many rows are not made', () => {
  expect(withRanges([['1..99999999999999999999']], [0])).toBeUndefined();
  expect(withRanges([['1..1000', '1..1000']], [0, 1])).toBeUndefined();
});

test('a range is one cell of a table between blanks', () => {
  const columns = ['a', 'b'].map((name) => ({ name, label: name }));
  expect(readTable('0..1 step 0.25 7', columns).rows).toEqual([['0..1 step 0.25', '7']]);
});
