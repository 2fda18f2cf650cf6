import type { Polyhedron } from './polyhedron.ts';

/** A right pyramid on a square base, its axis z, the middle of its height at the origin. */
export function squarePyramid(side: number, height: number): Polyhedron {
  const [a, z] = [side / 2, height / 2];
  return {
    corners: [
      [-a, -a, -z],
      [a, -a, -z],
      [a, a, -z],
      [-a, a, -z],
      [0, 0, z],
    ],
    faces: [
      [0, 3, 2, 1],
      [0, 1, 4],
      [1, 2, 4],
      [2, 3, 4],
      [3, 0, 4],
    ],
  };
}
