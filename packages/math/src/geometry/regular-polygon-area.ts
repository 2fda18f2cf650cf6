import { circleByPolygons } from './circle-by-polygons.ts';
import { regularPolygon } from './regular-polygon.ts';
import { shoelace } from './shoelace.ts';

/** More corners than these are not walked along one by one. */
const FEW = 600;

/**
 * Area of a regular polygon without the formula: over its corners; with many sides as the circle of the same perimeter
 * less what the isoperimetric inequality leaves, the series of t·cot t at t = π/n (DLMF 4.19.6).
 */
export function regularPolygonArea(sides: number, side: number): number {
  if (sides <= FEW) return shoelace(regularPolygon(sides, side));
  const t2 = (Math.PI / sides) ** 2;
  const perimeter = sides * side;
  return (
    circleByPolygons(perimeter / (2 * Math.PI)) * (1 - t2 / 3 - t2 ** 2 / 45 - (2 * t2 ** 3) / 945 - t2 ** 4 / 4725)
  );
}
