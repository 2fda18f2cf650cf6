import type { FigureTable } from '@nomogram/calculators/kit/figure.ts';

/** Saves a table as a spreadsheet file; what makes it is fetched when it is first wanted. */
export async function saveSpreadsheet(table: FigureTable, title: string): Promise<void> {
  const [{ saveWorkbook }, { sheetOfTable }] = await Promise.all([
    import('../../spreadsheet/save-workbook.ts'),
    import('../../spreadsheet/live-sheet.ts'),
  ]);
  saveWorkbook(sheetOfTable(table), title);
}
