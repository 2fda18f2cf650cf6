import type { Expression } from '../expression/expression.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import type { Rows } from './field.ts';

/** `[[1, 2], [3, 4]]`, which `readMatrix` reads back. */
export const matrixText = (matrix: Rows<Expression>): string =>
  `[${matrix.map((row) => `[${row.map(toText).join(', ')}]`).join(', ')}]`;

/** Rows with fractions get air between them: TeX lets the numbers of one touch those of the next. */
function rowsLatex(matrix: Rows<Expression>): string {
  const rows = matrix.map((row) => row.map(toLatex).join(' & '));
  return rows.join(rows.some((row) => row.includes('\\frac')) ? ' \\\\[0.4em] ' : ' \\\\ ');
}

/** A matrix in round brackets. */
export const matrixLatex = (matrix: Rows<Expression>): string => `\\begin{pmatrix} ${rowsLatex(matrix)} \\end{pmatrix}`;

/** Between vertical bars: its determinant. */
export const determinantLatex = (matrix: Rows<Expression>): string =>
  `\\begin{vmatrix} ${rowsLatex(matrix)} \\end{vmatrix}`;

/** With a vertical line before the column `bar`: an augmented matrix. */
export function augmentedLatex(matrix: Rows<Expression>, bar: number): string {
  const columns = `${'c'.repeat(bar)}|${'c'.repeat(matrix[0]!.length - bar)}`;
  return `\\left(\\begin{array}{${columns}} ${rowsLatex(matrix)} \\end{array}\\right)`;
}
