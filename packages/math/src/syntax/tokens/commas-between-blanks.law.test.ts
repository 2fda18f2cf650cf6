import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toText } from '../print-text.ts';
import { type MatrixOptions, readMatrix } from '../read-matrix.ts';

const places = fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 9 })).map(([whole, tenth]) => `${whole}.${tenth}`);
const tables = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 4 }))
  .chain(([height, width]) =>
    fc.array(fc.array(places, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
  );

const valuesOf = (text: string, options?: MatrixOptions) => {
  const read = readMatrix(text, options);
  return read.ok ? read.value.rows.map((row) => row.map(toText)) : read.error;
};

const written = (rows: readonly (readonly string[])[], between: string): string =>
  rows.map((row) => row.join(between)).join('\n');

test.each([' ', '   ', '; ', ';'])(
  'a table with decimal commas and %j between its values is read, or asked about',
  (between) => {
    fc.assert(
      fc.property(tables, (rows) => {
        const typed = written(rows, between).replaceAll('.', ',');
        const meant = valuesOf(written(rows, ', '), { decimal: 'point' });
        const width = rows[0]!.length;
        const fits = (height: number, columns: number) => height === rows.length && columns === width;
        expect(valuesOf(typed, { fits }), typed).toEqual(meant);
        expect(valuesOf(typed, { decimal: 'comma' }), typed).toEqual(meant);
        const open = readMatrix(typed);
        if (open.ok) expect(valuesOf(typed)).toEqual(meant);
        else
          expect(
            open.error.readings?.map((reading) => valuesOf(reading)),
            typed,
          ).toContainEqual(meant);
      }),
    );
  },
);

test('each reading that a refusal proposes is a matrix, and no two are the same', () => {
  const signs = fc.constantFrom(',', ' ', ';', '\n', ', ');
  const texts = fc
    .array(fc.tuple(fc.nat(2500).map(String), signs), { minLength: 2, maxLength: 9 })
    .map((pairs) => pairs.flat().slice(0, -1).join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const read = readMatrix(text);
      const readings = read.ok ? [] : (read.error.readings ?? []);
      if (readings.length < 2 || /\d,\d{3}(?!\d)/.test(text)) return;
      const matrices = readings.map((reading) => valuesOf(reading));
      for (const one of matrices) expect(one, text).toBeInstanceOf(Array);
      expect(new Set(matrices.map((one) => JSON.stringify(one))).size, text).toBe(matrices.length);
    }),
  );
});

test.each([
  [
    '100,5 200,25\n310,4 220,1\n290 410,5',
    2,
    [
      ['201/2', '801/4'],
      ['1552/5', '2201/10'],
      ['290', '821/2'],
    ],
  ],
  [
    '0,0 40,0 40,30',
    2,
    [
      ['0', '0'],
      ['40', '0'],
      ['40', '30'],
    ],
  ],
  [
    '1,2 3\n4,5 6',
    3,
    [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ],
  ],
  ['1 500,2 500', 2, [['1500', '2500']]],
])('%j with %i columns has one reading', (text, columns, rows) => {
  expect(valuesOf(text, { fits: (_, width) => width === columns })).toEqual(rows);
});

test.each(['1,2 x,3', '1, 2\n3, 4', '1 000,2 000', '1,2, 3', '1.5 2.5\n3 4'])('nothing in %j is doubtful', (text) => {
  expect(readMatrix(text).ok).toBe(true);
});

test('a point that was chosen as the decimal mark leaves no decimal comma', () => {
  expect(valuesOf('1,5 2\n3,5 4', { decimal: 'point' })).toEqual([
    ['1', '5', '2'],
    ['3', '5', '4'],
  ]);
});
