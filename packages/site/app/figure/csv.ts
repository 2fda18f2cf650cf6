import type { FigureTable } from '@nomogram/calculators/kit/figure.ts';

/** A table as RFC 4180 writes it, for any spreadsheet. */
export const csvOf = ({ columns, rows }: FigureTable): string =>
  [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');

const cell = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
