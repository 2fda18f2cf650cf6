import type { FigureTable } from '@nomogram/calculators/kit/figure.ts';
import type { Settings } from '../../settings.ts';
import { inertCell } from './inert-cell.ts';

/**
 * A table as RFC 4180 writes it, for any spreadsheet. Spreadsheets that write decimals with a comma expect semicolons
 * between cells; the cells themselves are as they are to be read, and none is a formula.
 */
export function csvOf({ columns, rows }: FigureTable, mark: Settings['decimal']): string {
  const [between, special] = mark === 'comma' ? ([';', /[";\t\r\n]/] as const) : ([',', /[",;\t\r\n]/] as const);
  const quoted = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const cell = (text: string): string => quoted(inertCell(text));
  return [columns, ...rows].map((row) => row.map(cell).join(between)).join('\r\n');
}
