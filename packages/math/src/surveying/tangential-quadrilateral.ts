/** A quadrilateral with an inscribed circle. */
export interface TangentialQuadrilateral {
  /** Corners counter-clockwise around the inscribed circle, whose centre is the origin: between d and a, a and b, b and c, c and d. */
  readonly corners: readonly (readonly [number, number])[];
  /** Where the circle touches a, b, c, d. */
  readonly contacts: readonly (readonly [number, number])[];
  /** The angles at the corners, in gradians. */
  readonly angles: readonly number[];
}

/**
 * The largest radius of a circle that touches four sides with a + c = b + d: √(abcd)/s, s half the perimeter, reached when the
 * quadrilateral has a circle through its corners too.
 */
export const maxInradius = (a: number, b: number, c: number, d: number): number =>
  (2 * Math.sqrt(a) * Math.sqrt(b) * Math.sqrt(c) * Math.sqrt(d)) / (a + b + c + d);

/**
 * The quadrilateral with sides a, b, c, d, a + c = b + d, around a circle of radius r; undefined when there is none.
 *
 * With tangent lengths x, y, z, w at the corners, a = x + y, b = y + z, c = z + w, d = w + x, the half angles arctan(r/x) … add up
 * to half a turn, which says r²(x + y + z + w) = xyz + yzw + zwx + wxy: with everything expressed by x, a quadratic equation.
 */
export function tangentialQuadrilateral(
  a: number,
  b: number,
  c: number,
  d: number,
  r: number,
): TangentialQuadrilateral | undefined {
  // xy(z + w) + zw(x + y) = c·x(a − x) + a·(b − a + x)(d − x) = r²(a + c), as p·x² + q·x + s = 0.
  const p = -(a + c);
  const q = c * a + a * (d - b + a);
  const s = a * (b - a) * d - r * r * (a + c);
  const discriminant = q * q - 4 * p * s;
  if (discriminant < -1e-12 * q * q) return undefined;
  const root = Math.sqrt(Math.max(0, discriminant));
  for (const x of [(-q - root) / (2 * p), (-q + root) / (2 * p)]) {
    const tangents = [x, a - x, b - a + x, d - x];
    if (tangents.every((length) => length > 0)) return around(tangents, r);
  }
  return undefined;
}

function around(tangents: readonly number[], r: number): TangentialQuadrilateral {
  const halves = tangents.map((length) => Math.atan2(length, r));
  const corners: [number, number][] = [];
  const contacts: [number, number][] = [];
  // Side a lies at the bottom; from a corner to either contact beside it the same angle is turned.
  let angle = -Math.PI / 2 - halves[0]!;
  for (const [index, half] of halves.entries()) {
    const distance = Math.hypot(tangents[index]!, r);
    corners.push([distance * Math.cos(angle), distance * Math.sin(angle)]);
    angle += half;
    contacts.push([r * Math.cos(angle), r * Math.sin(angle)]);
    angle += halves[(index + 1) % 4]!;
  }
  const angles = halves.map((half) => ((Math.PI / 2 - half) * 400) / Math.PI);
  return { corners, contacts, angles };
}
