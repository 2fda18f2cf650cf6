import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../figure/table/csv.ts';
import { readTable, readTableInTurns } from './read-table.ts';
import { tabbed } from './table-of.ts';

const columns = [
  { name: 'mean', label: 'Mean' },
  { name: 'x', label: 'x value' },
];
const rowsOf = (text: string) => readTable(text, columns).rows;

test.each([
  ['tabs, as a spreadsheet pastes', '1\t2\n3\t4'],
  ['commas', '1,2\n3,4'],
  ['semicolons', '1;2\r\n3;4\r\n'],
  ['spaces', '1 2\n\n3   4\n'],
  ['quotes', '"1","2"\n"3","4"'],
  ['a byte order mark', '\uFEFF1,2\n3,4'],
  ['a header', 'Mean,x value\n1,2\n3,4'],
  ['a header with units, in another order', 'X value (m);MEAN\n2;1\n4;3'],
])('reads %s', (_, text) => {
  expect(rowsOf(text)).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('a decimal comma stays where semicolons or tabs separate', () => {
  expect(rowsOf('1,5;2')).toEqual([['1,5', '2']]);
  expect(rowsOf('1,5\t2')).toEqual([['1,5', '2']]);
});

test('one column takes whole lines', () => {
  expect(readTable('1,5\nsqrt(2) + 1', columns.slice(0, 1)).rows).toEqual([['1,5'], ['sqrt(2) + 1']]);
});

test.each([
  ['without quotes', (row: number) => `${row};${row / 2}`],
  ['with quotes', (row: number) => `"${row}";"${row / 2}"`],
])('a long table %s is read in turns, others between them, to the same rows', async (_, line) => {
  const text = ['x value;Mean', ...Array.from({ length: 60_000 }, (_, row) => line(row))].join('\n');
  let others = 0;
  const ticking = setInterval(() => {
    others += 1;
  }, 0);
  const { rows } = await readTableInTurns(text, columns);
  clearInterval(ticking);
  expect(others).toBeGreaterThan(0);
  expect(rows).toEqual(readTable(text, columns).rows);
  expect(rows.length).toBe(60_000);
});

test('what is written is read again, whatever stands in the cells', () => {
  const cell = fc.stringMatching(/^[ -~äπ\n]{1,12}$/).map((text) => text.trim() || '0');
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), (rows) => {
      expect(readTable(csvOf({ columns: ['Mean', 'x value'], rows }, 'point'), columns).rows).toEqual(rows);
      const flat = rows.map((row) => row.map((text) => text.replaceAll('\n', ' ').replaceAll('"', '')));
      const kept = flat.filter((row) => row.some((text) => text !== ''));
      expect(readTable(tabbed({ columns: ['Mean', 'x value'], rows: flat }), columns).rows).toEqual(
        kept.map((row) => row.map((text) => text.trim())),
      );
    }),
  );
});
