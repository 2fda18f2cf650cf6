import type { Point3, Polyhedron } from './polyhedron.ts';

/**
 * The regular icosahedron about the origin: its twelve corners are those of three golden rectangles across each other
 * (L. Pacioli, De divina proportione, 1509), its faces the triples of corners that are one edge apart.
 */
export function icosahedron(edge: number): Polyhedron {
  const short = edge / 2;
  const long = short * ((1 + Math.sqrt(5)) / 2);
  const signs = [-1, 1] as const;
  const corners = signs.flatMap((s) =>
    signs.flatMap((t): Point3[] => [
      [0, s * short, t * long],
      [s * short, t * long, 0],
      [t * long, 0, s * short],
    ]),
  );
  const near = (a: number, b: number) => Math.abs(distance(corners[a]!, corners[b]!) / edge - 1) < 1e-6;
  const faces: number[][] = [];
  for (let a = 0; a < 12; a += 1)
    for (let b = a + 1; b < 12; b += 1)
      for (let c = b + 1; c < 12; c += 1)
        if (near(a, b) && near(b, c) && near(a, c)) faces.push(outwards(corners, [a, b, c]));
  return { corners, faces };
}

const distance = (a: Point3, b: Point3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Turned so that it is counter-clockwise from outside: the triple product of its corners is positive. */
function outwards(corners: readonly Point3[], [a, b, c]: readonly [number, number, number]): number[] {
  const [p, q, r] = [corners[a]!, corners[b]!, corners[c]!];
  const triple =
    p[0] * (q[1] * r[2] - q[2] * r[1]) + p[1] * (q[2] * r[0] - q[0] * r[2]) + p[2] * (q[0] * r[1] - q[1] * r[0]);
  return triple > 0 ? [a, b, c] : [a, c, b];
}
