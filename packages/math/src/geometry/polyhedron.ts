/** A point in space by its Cartesian coordinates. */
export type Point3 = readonly [x: number, y: number, z: number];

/** A solid bounded by plane faces: each a list of places in `corners`, counter-clockwise seen from outside. */
export interface Polyhedron {
  readonly corners: readonly Point3[];
  readonly faces: readonly (readonly number[])[];
}

/** The sum of the areas of the faces. */
export const polyhedronArea = (solid: Polyhedron): number =>
  vectorsOf(solid).reduce((sum, { vector }) => sum + Math.hypot(...vector), 0);

/**
 * The volume by the divergence theorem: with the field (x, y, z)/3, whose divergence is 1, it is the flux through the
 * faces, each the vector of its area times the place of one of its corners.
 */
export const polyhedronVolume = (solid: Polyhedron): number =>
  vectorsOf(solid).reduce((sum, { at, vector }) => sum + dot(at, vector), 0) / 3;

/** Of every face a corner and the vector of its area: half the sum of the cross products of neighbouring corners. */
function vectorsOf({ corners, faces }: Polyhedron): { at: Point3; vector: Point3 }[] {
  return faces.map((face) => {
    const points = face.map((place) => corners[place]!);
    const at = points[0]!;
    let [x, y, z] = [0, 0, 0];
    for (let k = 1; k + 1 < points.length; k += 1) {
      const [u, v] = [minus(points[k]!, at), minus(points[k + 1]!, at)];
      x += (u[1] * v[2] - u[2] * v[1]) / 2;
      y += (u[2] * v[0] - u[0] * v[2]) / 2;
      z += (u[0] * v[1] - u[1] * v[0]) / 2;
    }
    return { at, vector: [x, y, z] };
  });
}

const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
