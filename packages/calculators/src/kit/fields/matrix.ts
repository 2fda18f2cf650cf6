import { matrixLatex, matrixText } from '@nomogram/math/linear/matrix-text.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import { no } from '@nomogram/math/result/result.ts';
import { readMatrix } from '@nomogram/math/syntax/read-matrix.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import { refusedWithoutValue } from './with-value.ts';

export interface MatrixInput {
  readonly rows: Matrix;
  readonly notes: readonly string[];
}

interface MatrixOptions extends FieldOptions {
  /** One column, or as many columns as rows: what the shape must be. */
  readonly shape?: 'square' | 'column';
  /** What its columns are called, where every row has these and no others. */
  readonly columns?: readonly string[];
}

const largest = 60;

/** In a grid there are neither lines nor commas to write. */
const rowsAsText = 'Rows on lines, values separated by commas, no comma at the end.';
const writing = { square: rowsAsText, any: rowsAsText, column: 'One value a line.' };

/** Rows on lines or separated by `;`, values by commas or blanks; entries may be exact or symbolic. */
export function matrix(options: MatrixOptions): Field<MatrixInput> {
  const { label, shape, columns } = options;
  const samples = {
    square: ['1,2\n3,4', '2, 0; 0, 1/2'],
    column: ['5\n6', '1; 2/3'],
    any: ['1,2\n3,4', '1, 2, 3; 4, 5, 6'],
  };
  const fits = (rows: number, width: number): boolean =>
    columns === undefined ? refusal(rows, width, shape) === undefined : width === columns.length;
  return {
    ...commonOf(options),
    accepts: `rows on lines or separated by ";", values by commas, such as ${shape === 'column' ? '5; 6' : '1, 2; 3, 4'}`,
    // The specification's 12rem.
    control: { control: 'area', rows: 8, entry: 'matrix', shape, columns, writing: writing[shape ?? 'any'] },
    samples: { good: samples[shape ?? 'any'], bad: ['1,2\n3', '1,2,\n3,4', '((x'] },
    read(text, { angle, decimal }) {
      const result = readMatrix(text, { angle, decimal, fits });
      if (!result.ok) return about(label, result.error);
      const { rows, notes } = result.value;
      const refused = refusedWithoutValue(label, rows.flat());
      if (refused) return refused;
      const wrong = refusal(rows.length, rows[0]!.length, shape);
      return wrong === undefined ? { ok: true, value: { rows, notes } } : about(label, wrong.error);
    },
    reading: ({ rows, notes }) => ({ as: matrixText(rows), latex: matrixLatex(rows), notes }),
  };
}

function refusal(height: number, width: number, shape: MatrixOptions['shape']) {
  const counts = `${height} ${height === 1 ? 'row' : 'rows'} and ${width} ${width === 1 ? 'column' : 'columns'}`;
  if (height > largest || width > largest)
    return no(
      'too-large',
      `at most ${largest} rows and ${largest} columns can be computed; this matrix has ${counts}.`,
    );
  if (shape === 'square' && height !== width)
    return no('out-of-range', `a square matrix is needed; this one has ${counts}.`);
  // A row is what people type for a column, too.
  if (shape === 'column' && width !== 1 && height !== 1)
    return no('out-of-range', `one column is needed; this matrix has ${counts}.`);
  return undefined;
}
