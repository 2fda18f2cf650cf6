import { load } from '@nomogram/calculators/catalogue.ts';
import { formOf } from '@nomogram/calculators/kit/form.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markOf } from './table-mark.ts';

const { fields } = formOf((await load('finance-banking/loan-payment'))!);

test.each([
  [['200.000,00', '0,5', '360'], ['1.000', '0,4', '12'], 'comma'],
  [['200,000', '0.5', '360'], ['1,000', '0.4', '12'], 'point'],
  [['$1,234.50', '5', '360'], ['1.000', '4', '12'], 'point'],
  [['1 000,5 €', '5', '360'], ['1.000', '4', '12'], undefined],
  [['1.000', '5', '360'], ['2,000', '4', '12'], undefined],
  [['1,5', '0.5', '360'], ['1.000', '4', '12'], undefined],
])('%j and %j: %s', (first, second, mark) => {
  expect(markOf([first, second], fields)?.mark).toBe(mark);
  expect(markOf([second, first], fields)?.mark).toBe(mark);
});

/** As a spreadsheet of that language writes it, with its signs of thousands or without. */
const inGerman = (value: number, groups: boolean): string =>
  value.toLocaleString('de', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: groups });

test('a table that a spreadsheet writes with one mark shows that mark and no other', () => {
  const number = fc.double({ min: 0, max: 9e8, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number, fc.boolean()), { minLength: 1, maxLength: 5 }), (rows) => {
      const german = rows.map(([a, b, groups]) => [inGerman(a, groups), inGerman(b, groups), '12']);
      const english = german.map((cells) =>
        cells.map((cell) => cell.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))),
      );
      expect(markOf(german, fields)?.mark).toBe('comma');
      expect(markOf(english, fields)?.mark).toBe('point');
    }),
  );
});
