import { load } from '@nomogram/calculators/catalogue.ts';
import type { FigureTable } from '@nomogram/calculators/kit/figure.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { run } from '@nomogram/calculators/kit/run.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { evaluateSheet } from '../../../calculators/src/shared/finance/spreadsheet.fixture.ts';
import { sheetOfTable } from './live-sheet.ts';
import { placeOf, type Sheet, type SheetCell } from './workbook.ts';

/** Calculates a cell as a spreadsheet does, by way of the cells that its formula names. */
function calculator({ columns, rows }: Sheet) {
  const cells = new Map<string, SheetCell>();
  for (const [k, row] of rows.entries())
    for (const [column, content] of row.entries()) cells.set(placeOf(column, k + 2), content);
  expect(columns.length).toBe(rows[0]!.length);
  const known = new Map<string, number>();
  const valueAt = (place: string): number => {
    const found = known.get(place) ?? calculated(cells.get(place) ?? '');
    known.set(place, found);
    return found;
  };
  const calculated = (content: SheetCell): number => {
    if (typeof content === 'string') return numberIn(content);
    const filled = content.formula
      .replaceAll('$', '')
      .replace(/([A-Z]+)(\d+):\1(\d+)/g, (_, column: string, from: string, to: string) => {
        const places = Array.from({ length: Number(to) - Number(from) + 1 }, (_, k) => `${column}${Number(from) + k}`);
        return places.join(',');
      })
      .replace(/\b[A-Z]{1,2}\d+\b/g, (place) => `(${valueAt(place)})`);
    return evaluateSheet(filled);
  };
  return { cells, calculated, valueAt };
}

const numberIn = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));

const tableOf = async (name: string, typed: Record<string, string>, decimals = 2): Promise<FigureTable> => {
  const outcome = run((await load(`finance-banking/${name}`))!, typed, { ...defaultOptions, decimals });
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  return outcome.answer.figure!.table!;
};

const loans = fc.record({
  principal: fc.integer({ min: 1000, max: 10 ** 7 }),
  basisPoints: fc.nat(2500),
  months: fc.integer({ min: 1, max: 60 }),
  extra: fc.nat(500),
  decimals: fc.constantFrom(0, 2, 3),
});

/** Equal but for the last bits of a double; 0 is 0. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b));

test('the formulas of a schedule give its rows again, to the coin, and its totals', async () => {
  await fc.assert(
    fc.asyncProperty(loans, async ({ principal, basisPoints, months, extra, decimals }) => {
      const common = {
        principal: String(principal),
        annualRate: String(basisPoints / 100),
        numberOfYears: `${months}/12`,
      };
      const tables = [
        await tableOf('amortization-schedule', common, decimals),
        await tableOf('mortgage-with-extra-payments', { ...common, extraMonthlyPayment: String(extra) }, decimals),
      ];
      for (const table of tables) {
        const { cells, calculated } = calculator(sheetOfTable(table));
        const formulas = [...cells].filter(([, content]) => typeof content === 'object');
        expect(formulas.length).toBeGreaterThanOrEqual(4 * table.rows.length);
        for (const [place, content] of formulas)
          if (typeof content === 'object' && content.value !== undefined)
            expect(isNear(calculated(content), numberIn(content.value)), `${place} ${content.formula}`).toBe(true);
      }
    }),
    { numRuns: lawRuns(8, 400) },
  );
});

test('another principal changes payment, rows and totals, and still ends at 0', async () => {
  const typed = { principal: '200000', annualRate: '6', numberOfYears: '30' };
  const sheet = sheetOfTable(await tableOf('amortization-schedule', typed));
  const [first] = sheet.rows;
  expect(first!.slice(-2)).toEqual(['Principal', expect.objectContaining({ formula: '200000' })]);
  const changed = [[...first!.slice(0, -1), { formula: '150000' }], ...sheet.rows.slice(1)];
  const other = await tableOf('amortization-schedule', { ...typed, principal: '150000' });
  const { valueAt } = calculator({ ...sheet, rows: changed });
  for (const [k, row] of other.rows.entries())
    for (const column of [1, 2, 3, 4])
      expect(isNear(valueAt(placeOf(column, k + 2)), numberIn(row[column]!)), `${column}, ${k}`).toBe(true);
  expect(valueAt(placeOf(4, 361))).toBe(0);
});

test('a table without formulas is as it stands', () => {
  const table = { columns: ['x', 'f'], rows: [['1', '=2']] };
  expect(sheetOfTable(table)).toBe(table);
});
