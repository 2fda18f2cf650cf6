import { toText } from '@nomogram/math/syntax/print-text.ts';
import { readMatrix } from '@nomogram/math/syntax/read-matrix.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellAt, cellsOf, sizeOf, textOf, written } from './cells.ts';

const entries = fc.constantFrom('1', '-2', '1/2', 'x', 'sqrt(2)', 'x+1', '2.5', 'max(1,2)', '0');
const matrices = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([height, width]) =>
    fc.array(fc.array(entries, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
  );

test('the text of a grid is read as just its cells, and makes the same grid again', () => {
  fc.assert(
    fc.property(matrices, (cells) => {
      const text = textOf(cells);
      const read = readMatrix(text);
      const single = (cell: string) => {
        const one = readMatrix(cell.includes(',') ? `${cell}\t0` : cell);
        return one.ok ? toText(one.value.rows[0]![0]!) : cell;
      };
      expect(read.ok && read.value.rows.map((row) => row.map(toText)), text).toEqual(
        cells.map((row) => row.map(single)),
      );
      expect(cellsOf(text)).toEqual(cells);
    }),
  );
});

test('what is pasted from a spreadsheet, and what the examples have, becomes cells', () => {
  expect(cellsOf('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(cellsOf('2,3; 1,-1')).toEqual([
    ['2', '3'],
    ['1', '-1'],
  ]);
  expect(cellsOf('1 2 3')).toEqual([['1', '2', '3']]);
  expect(cellsOf('')).toEqual([]);
});

test('what only the reader can tell apart stays text', () => {
  for (const text of ['[[1,2],[3,4]]', '\\begin{matrix}1&2\\end{matrix}', 'x + 1 2', '2x+3y=8'])
    expect(cellsOf(text)).toBeUndefined();
});

test('a grid grows by what is typed into its last row or column, and an empty end is no part of it', () => {
  expect(sizeOf([])).toEqual({ rows: 3, columns: 3 });
  expect(sizeOf([['1', '2', '3']])).toEqual({ rows: 3, columns: 4 });
  expect(sizeOf([['1'], ['2'], ['3']], 1)).toEqual({ rows: 4, columns: 1 });
  expect(sizeOf([['1', '2']], 2)).toEqual({ rows: 3, columns: 2 });
  expect(sizeOf([['A', '1', '2']], 2)).toEqual({ rows: 3, columns: 3 });
  expect(
    textOf([
      ['1', ''],
      ['2', ' '],
      ['', ''],
    ]),
  ).toBe('1\n2');
  expect(
    textOf([
      ['1', ''],
      ['', '4'],
    ]),
  ).toBe('1,\n,4');
});

test('what is pasted is written over the cells from its place on', () => {
  expect(
    written(
      [
        ['1', '2'],
        ['3', '4'],
      ],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      1,
      1,
    ),
  ).toEqual([
    ['1', '2'],
    ['3', 'a', 'b'],
    ['', 'c', 'd'],
  ]);
});

test('a place in the text of a grid lies in its cell', () => {
  fc.assert(
    fc.property(matrices, fc.nat(), fc.nat(), (cells, r, c) => {
      const [row, column] = [r % cells.length, c % cells[0]!.length];
      const marked = cells.map((some, i) => some.map((cell, j) => (i === row && j === column ? '@(' : cell)));
      const text = textOf(marked);
      expect(cellAt(text, text.indexOf('@')), text).toEqual([row, column]);
    }),
  );
});

test('commas beside blanks between numbers may be decimal marks: the reader tells', () => {
  for (const text of ['100,5 200,25\n310,4 220,1', '1 2,5', '-1,5 -2', '0,0 40,0 40,30'])
    expect(cellsOf(text)).toBeUndefined();
  expect(cellsOf('1, 2, 3')).toEqual([['1', '2', '3']]);
});
