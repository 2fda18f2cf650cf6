/** A point of the plane: x to the right (east), y upwards (north). */
export type Point = readonly [x: number, y: number];

/**
 * Area of a simple polygon from its corners in order, positive when they run counter-clockwise (Gauss's formula:
 * half the sum of the cross products of neighbours). Coordinates are taken from the first corner, so that a small
 * figure far from the origin loses no digits.
 */
export function shoelace(corners: readonly Point[]): number {
  const [origin] = corners;
  if (!origin) return 0;
  let twice = 0;
  for (let k = 0; k < corners.length; k += 1) {
    const [x1, y1] = corners[k]!;
    const [x2, y2] = corners[(k + 1) % corners.length]!;
    twice += (x1 - origin[0]) * (y2 - origin[1]) - (x2 - origin[0]) * (y1 - origin[1]);
  }
  return twice / 2;
}
