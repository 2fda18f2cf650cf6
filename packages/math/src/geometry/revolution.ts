import { gaussLegendre } from '../numeric/quadrature/gauss-legendre.ts';
import { circleByPolygons } from './circle-by-polygons.ts';

/**
 * Volume of a solid from the radius of its circular section at every height (Cavalieri): the areas of the sections, each by
 * Archimedes' polygons, are summed with 16 Gauss–Legendre nodes, exact where the radius is the root of a polynomial of degree
 * up to 31.
 */
export const volumeBySections = (radiusAt: (z: number) => number, from: number, to: number): number =>
  gaussLegendre((z) => circleByPolygons(radiusAt(z)), from, to);

/** Circumference of a circle by Archimedes' polygons: the area of a circle is half its radius times its circumference. */
export const circumferenceByPolygons = (radius: number): number => (2 * circleByPolygons(radius)) / radius;

/** Surface that a meridian draws out as it turns about the axis: radius and length element by a parameter. */
export const surfaceByBands = (
  radiusAt: (t: number) => number,
  speedAt: (t: number) => number,
  from: number,
  to: number,
): number => gaussLegendre((t) => circumferenceByPolygons(radiusAt(t)) * speedAt(t), from, to);
