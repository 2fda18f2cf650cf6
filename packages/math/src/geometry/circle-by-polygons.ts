/**
 * Area of a circle as Archimedes found it: between inscribed and circumscribed regular polygons, the number of sides
 * doubled from a hexagon, with side lengths that follow from square roots alone (no π, no trigonometric function). The
 * weighted mean (2·inscribed + circumscribed)/3 has an error of the fourth order in the side (Snell), so that twelve
 * doublings give a double's precision. It is the second way by which areas with π are checked.
 *
 * Source: Archimedes, Measurement of a Circle, proposition 3; W. Snell, Cyclometricus (1621).
 */
export function circleByPolygons(radius: number): number {
  // Half the perimeters of the unit circle's polygons: the circumscribed (a) and the inscribed (b).
  let outer = 2 * Math.sqrt(3);
  let inner = 3;
  for (let doubling = 0; doubling < 14; doubling += 1) {
    outer = (2 * outer * inner) / (outer + inner);
    inner = Math.sqrt(outer * inner);
  }
  return radius * radius * ((2 * inner + outer) / 3);
}
