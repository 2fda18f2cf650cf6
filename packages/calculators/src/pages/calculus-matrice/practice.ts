import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice, ProblemInputs } from '../../kit/practice/practice.ts';
import { matrix } from '../../kit/practice/written.ts';

type Rows = readonly (readonly number[])[];

const size = (level: Level) => (level === 3 ? 3 : 2);
const any = (draw: Draw, rows: number, columns: number, most: number): Rows =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => draw.whole(-most, most)));
/** A row or a column of zeros tells the answer at once. */
const square = (draw: Draw, level: Level, n = size(level), most = 2 + level): Rows => {
  const rows = any(draw, n, n, most);
  const isDull = [...rows, ...rows.map((_, j) => rows.map((row) => row[j]!))].some((line) =>
    line.every((one) => one === 0),
  );
  return isDull ? square(draw, level, n, most) : rows;
};

const dot = (a: Rows, b: Rows): Rows =>
  a.map((row) => b[0]!.map((_, j) => row.reduce((sum, one, k) => sum + one * b[k]![j]!, 0)));

/** A product of two triangular matrices with ones in the diagonal has the determinant 1, so that its inverse is whole. */
function invertible(draw: Draw, level: Level): Rows {
  const n = size(level);
  const triangle = (lower: boolean): Rows =>
    Array.from({ length: n }, (_, i) =>
      Array.from({ length: n }, (_, j) => (i === j ? 1 : i > j === lower ? draw.nonzero(-level - 1, level + 1) : 0)),
    );
  return dot(triangle(true), triangle(false));
}

const two = (draw: Draw, level: Level): ProblemInputs => ({
  a: matrix(square(draw, level)),
  b: matrix(square(draw, level)),
});

export const practice: Practice = {
  inverse: (draw, level) => ({ matrix: matrix(invertible(draw, level)) }),
  determinant: (draw, level) => ({ matrix: matrix(square(draw, level)) }),
  trace: (draw, level) => ({ matrix: matrix(square(draw, level)) }),
  transpose: (draw, level) => ({ matrix: matrix(any(draw, 2, 1 + level, 9)) }),
  power: (draw, level) => ({ matrix: matrix(square(draw, level, 2, 2)), n: String(1 + level) }),
  scalar: (draw, level) => ({
    matrix: matrix(square(draw, level)),
    n: String(draw.pick([2, 3, -2, -1, 4, -3, -4, 5, -5].slice(0, 3 * level))),
  }),
  add: two,
  subtract: two,
  multiply: two,
  diagonal: (draw, level) => ({ matrix: matrix(square(draw, level)) }),
};
