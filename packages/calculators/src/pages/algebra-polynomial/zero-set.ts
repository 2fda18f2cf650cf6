import { pair } from '@nomogram/math/result/tuple.ts';
import type { Point } from '../../kit/figure.ts';

const cells = 96;

/**
 * The curve f(x, y) = 0 in the square [−reach, reach]², as short segments: marching squares (Lorensen and Cline, 1987,
 * in the plane) with linear interpolation along the sides of each cell.
 */
export function zeroSet(f: (x: number, y: number) => number, reach: number): readonly (readonly Point[])[] {
  const step = (2 * reach) / cells;
  // Off the round numbers, differently in x and y: lines such as y = x + 1 would hit every corner.
  const across = (k: number): number => -reach + (k + 1e-4) * step;
  const up = (k: number): number => -reach + (k + 3.7e-4) * step;
  const values = Array.from({ length: cells + 1 }, (_, i) =>
    Float64Array.from({ length: cells + 1 }, (__, j) => f(across(i), up(j))),
  );
  const pieces: Point[][] = [];
  for (let i = 0; i < cells; i++) {
    for (let j = 0; j < cells; j++) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const;
      const crossings: Point[] = [];
      for (let k = 0; k < 4; k++) {
        const [a, b] = [corners[k]!, corners[(k + 1) % 4]!];
        const [u, v] = [values[a[0]]![a[1]]!, values[b[0]]![b[1]]!];
        if (!(u * v < 0)) continue;
        const t = u / (u - v);
        crossings.push([across(a[0]) + t * (across(b[0]) - across(a[0])), up(a[1]) + t * (up(b[1]) - up(a[1]))]);
      }
      for (let k = 0; k + 1 < crossings.length; k += 2) pieces.push([crossings[k]!, crossings[k + 1]!]);
    }
  }
  return joined(pieces);
}

/** Segments with a common end become one piece. */
function joined(segments: readonly (readonly Point[])[]): Point[][] {
  const key = ([x, y]: Point): string => `${x.toPrecision(10)},${y.toPrecision(10)}`;
  const byEnd = new Map<string, number[]>();
  for (const [index, segment] of segments.entries())
    for (const end of segment) byEnd.set(key(end), [...(byEnd.get(key(end)) ?? []), index]);
  const used = new Set<number>();
  const pieces: Point[][] = [];
  for (const [index, segment] of segments.entries()) {
    if (used.has(index)) continue;
    used.add(index);
    const piece = [...segment];
    for (const forward of [true, false]) {
      for (;;) {
        const end = forward ? piece[piece.length - 1]! : piece[0]!;
        const next = byEnd.get(key(end))?.find((one) => !used.has(one));
        if (next === undefined) break;
        used.add(next);
        const [p, q] = pair(segments[next]!);
        const other = key(p) === key(end) ? q : p;
        if (forward) piece.push(other);
        else piece.unshift(other);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}
