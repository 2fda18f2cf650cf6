import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice, ProblemInputs } from '../../kit/practice/practice.ts';
import { matrix } from '../../kit/practice/written.ts';

type Rows = readonly (readonly number[])[];

const size = (level: Level) => (level === 3 ? 3 : 2);
const any = (draw: Draw, rows: number, columns: number, most: number): Rows =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => draw.whole(-most, most)));
const square = (draw: Draw, level: Level) => any(draw, size(level), size(level), 2 + level);

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
  power: (draw, level) => ({ matrix: matrix(any(draw, 2, 2, 2)), n: String(1 + level) }),
  scalar: (draw, level) => ({ matrix: matrix(square(draw, level)), n: String(draw.nonzero(-3 - level, 3 + level)) }),
  add: two,
  subtract: two,
  multiply: two,
  diagonal: (draw, level) => ({ matrix: matrix(square(draw, level)) }),
};
