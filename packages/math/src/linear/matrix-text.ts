import type { Expression } from '../expression/expression.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import type { Rows } from './field.ts';

/** `[[1, 2], [3, 4]]`, which `readMatrix` reads back. */
export const matrixText = (matrix: Rows<Expression>): string =>
  `[${matrix.map((row) => `[${row.map(toText).join(', ')}]`).join(', ')}]`;

export const matrixLatex = (matrix: Rows<Expression>): string =>
  `\\begin{pmatrix} ${matrix.map((row) => row.map(toLatex).join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;
