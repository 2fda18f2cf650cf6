import { escapedXml } from '../escaped-xml.ts';
import { zipOf } from './zip.ts';

/** A table of texts, some of whose cells are formulas. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** A text, which is a number where it is written as one; or a formula of the catalogue, with the value that it has now. */
export type SheetCell =
  | string
  | {
      readonly formula: string;
      readonly value?: string;
      readonly isPercent?: boolean;
      readonly isMoney?: boolean;
      readonly isDate?: boolean;
    };

/**
 * A table as a spreadsheet file (Office Open XML, ECMA-376): one sheet, its headings in bold and always in sight, numbers as numbers, which
 * a spreadsheet adds up and writes with its own decimal mark. Texts stay texts: nothing that was typed becomes a formula.
 */
export function workbookOf(table: Sheet, title: string): Uint8Array<ArrayBuffer> {
  return zipOf([
    { name: '[Content_Types].xml', text: contentTypes },
    { name: '_rels/.rels', text: relations([['officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', text: workbook(sheetName(title)) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/styles.xml', text: styles },
    { name: 'xl/worksheets/sheet1.xml', text: sheet(table) },
  ]);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const format = 'http://schemas.openxmlformats.org';
const spreadsheet = `xmlns="${format}/spreadsheetml/2006/main"`;
const related = `${format}/officeDocument/2006/relationships`;
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${head}<Types xmlns="${format}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`;

const relations = (parts: readonly (readonly [type: string, target: string])[]): string =>
  `${head}<Relationships xmlns="${format}/package/2006/relationships">${parts
    .map(([type, target], index) => `<Relationship Id="r${index + 1}" Type="${related}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const workbook = (name: string): string =>
  `${head}<workbook ${spreadsheet} xmlns:r="${related}"><sheets><sheet name="${escapedXml(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`;

/** Styles of cells by their place: plain, heading, money, percent, day. */
const [heading, money, percent, day] = [1, 2, 3, 4];
const styles = `${head}<styleSheet ${spreadsheet}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A name of a sheet has at most 31 letters, and none of those that its formulas use. */
const sheetName = (title: string): string =>
  title
    .replace(/[[\]*?:/\\']/g, ' ')
    .slice(0, 31)
    .trim() || 'Table';

function sheet({ columns, rows }: Sheet): string {
  const widths = columns.map((title, column) =>
    Math.min(60, Math.max(title.length, ...rows.map((row) => widthOf(row[column]))) + 3),
  );
  const cols = widths
    .map((width, k) => `<col min="${k + 1}" max="${k + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const first = columns.map((text, column) => (text === '' ? '' : textCell(text, column, 1, heading))).join('');
  const others = rows.map((row, k) => rowOf(k + 2, row.map((text, column) => cell(text, column, k + 2)).join('')));
  return `${head}<worksheet ${spreadsheet}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${cols}</cols><sheetData>${rowOf(1, first)}${others.join('')}</sheetData></worksheet>`;
}

const rowOf = (row: number, cells: string): string => `<row r="${row}">${cells}</row>`;

/** As the engine writes it: a point before decimals, commas between thousands. */
const plainNumber = /^[-−]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[-+]?\d+)?$/;
/** A spreadsheet counts in doubles: what has more digits than those keep stays text. */
const maxDigits = 15;

const widthOf = (cell: SheetCell | undefined): number =>
  typeof cell === 'object' ? (cell.value?.length ?? 8) : (cell?.length ?? 0);

function cell(content: SheetCell, column: number, row: number): string {
  return typeof content === 'string' ? plainCell(content, column, row) : formulaCell(content, column, row);
}

/** A formula that is a number is that number. */
function formulaCell(content: Exclude<SheetCell, string>, column: number, row: number): string {
  const { formula, value, isPercent, isMoney, isDate } = content;
  const kind = isPercent ? percent : isMoney ? money : isDate ? day : undefined;
  const style = kind === undefined ? '' : ` s="${kind}"`;
  const isNumber = /^-?\d+(\.\d+)?$/.test(formula);
  if (isNumber) return `<c r="${placeOf(column, row)}"${style}><v>${formula}</v></c>`;
  const known = value !== undefined && plainNumber.test(value) ? `<v>${plainOf(value)}</v>` : '';
  return `<c r="${placeOf(column, row)}"${style}><f>${escapedXml(asKept(formula))}</f>${known}</c>`;
}

/** Functions that came after the format have a mark before their names in a file: all with a point in them, and GAMMA. */
const asKept = (formula: string): string => formula.replace(/\b(?:[A-Z]+\.[A-Z.]+|GAMMA)(?=\()/g, '_xlfn.$&');

/** An empty text would be counted as an entry: no cell at all. */
function plainCell(text: string, column: number, row: number): string {
  if (text === '') return '';
  if (!plainNumber.test(text)) return textCell(text, column, row);
  const value = plainOf(text);
  if (value.replace(/e.*/, '').replace(/^-?0*\.?0*|\./g, '').length > maxDigits) return textCell(text, column, row);
  const style = isMoney(text) ? ` s="${money}"` : '';
  return `<c r="${placeOf(column, row)}"${style}><v>${value}</v></c>`;
}

const plainOf = (text: string): string => text.replaceAll(',', '').replace('−', '-');

/** Amounts with two decimals look like money. */
export const isMoney = (text: string): boolean => /\.\d\d$/.test(text);

const textCell = (text: string, column: number, row: number, style?: number): string =>
  `<c r="${placeOf(column, row)}" t="inlineStr"${style === undefined ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapedXml(text)}</t></is></c>`;

/** A1, Z1, AA1: the first column is 0, the first row 1. */
export function placeOf(column: number, row: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters + row;
}
