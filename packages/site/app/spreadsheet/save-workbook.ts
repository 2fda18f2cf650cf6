import { saveFile } from '../calculator/answer/save-file.ts';
import { type Sheet, workbookOf } from './workbook.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves a sheet as a spreadsheet file, named by its title. */
export function saveWorkbook(sheet: Sheet, title: string): void {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
  saveFile(`${name || 'table'}.xlsx`, type, new Blob([workbookOf(sheet, title)], { type }));
}
