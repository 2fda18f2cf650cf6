import type { Point } from './shoelace.ts';

/**
 * The corners of a regular polygon about the origin, counter-clockwise, the first side level at the bottom.
 * @param sides an integer ≥ 3
 */
export function regularPolygon(sides: number, side: number): Point[] {
  const radius = side / (2 * Math.sin(Math.PI / sides));
  const start = -Math.PI / 2 - Math.PI / sides;
  return Array.from({ length: sides }, (_, k): Point => {
    const angle = start + (2 * Math.PI * k) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
