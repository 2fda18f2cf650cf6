import type { FigureTable } from '@nomogram/calculators/kit/figure.ts';
import { saveFile } from '../../calculator/answer/save-file.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves a table as a spreadsheet file; what makes it is fetched when it is first wanted. */
export async function saveSpreadsheet(table: FigureTable, title: string): Promise<void> {
  const { workbookOf } = await import('../../spreadsheet/workbook.ts');
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
  saveFile(`${name || 'table'}.xlsx`, type, new Blob([workbookOf(table, title)], { type }));
}
