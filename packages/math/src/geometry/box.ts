import type { Point3, Polyhedron } from './polyhedron.ts';

/** A box about the origin with its edges along the axes. */
export function box(length: number, width: number, height: number): Polyhedron {
  const corners = [-0.5, 0.5].flatMap((z): Point3[] => [
    [-length / 2, -width / 2, z * height],
    [length / 2, -width / 2, z * height],
    [length / 2, width / 2, z * height],
    [-length / 2, width / 2, z * height],
  ]);
  const faces = [
    [0, 3, 2, 1],
    [4, 5, 6, 7],
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
  ];
  return { corners, faces };
}
