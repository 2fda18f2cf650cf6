import type { Box, Pixel } from '@nomogram/calculators/kit/marks/kind.ts';

/**
 * How much of the lines of a figure lies within a box. The lines are dots in a raster of small cells, and each cell knows the sum
 * of all cells above it and to its left, so that a box of any size is four look-ups (the summed-area table of Crow, SIGGRAPH 1984):
 * hundreds of places for a label are compared in the time in which the dots would be gone through once.
 */
export type Ink = (box: Box) => number;

/** Dots that weigh the same. */
interface Layer {
  readonly dots: readonly Pixel[];
  readonly weight: number;
}

/** The side of a cell in pixels. */
export const cell = 2;

export function inkOf(width: number, height: number, layers: readonly Layer[]): Ink {
  const [columns, rows] = [Math.ceil(width / cell) + 1, Math.ceil(height / cell) + 1];
  const sums = new Int32Array(columns * rows);
  for (const { dots, weight } of layers) {
    for (const [x, y] of dots) {
      if (!(x >= 0 && x < width && y >= 0 && y < height)) continue;
      const at = (Math.floor(y / cell) + 1) * columns + Math.floor(x / cell) + 1;
      if (sums[at]! < weight) sums[at] = weight;
    }
  }
  for (let row = 1; row < rows; row++) {
    let along = 0;
    for (let column = 1; column < columns; column++) {
      const at = row * columns + column;
      along += sums[at]!;
      sums[at] = along + sums[at - columns]!;
    }
  }
  const columnOf = (x: number) => Math.min(columns - 1, Math.max(0, x));
  const rowOf = (y: number) => Math.min(rows - 1, Math.max(0, y)) * columns;
  return ({ left, top, right, bottom }) => {
    const [from, to] = [columnOf(Math.floor(left / cell)), columnOf(Math.ceil(right / cell))];
    const [above, below] = [rowOf(Math.floor(top / cell)), rowOf(Math.ceil(bottom / cell))];
    return sums[below + to]! - sums[below + from]! - sums[above + to]! + sums[above + from]!;
  };
}
