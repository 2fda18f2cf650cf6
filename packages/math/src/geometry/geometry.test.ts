import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { box } from './box.ts';
import { circleByPolygons } from './circle-by-polygons.ts';
import { ellipsoidSurface, ellipsoidSurfaceByQuadrature } from './ellipsoid-surface.ts';
import { icosahedron } from './icosahedron.ts';
import { type Polyhedron, polyhedronArea, polyhedronVolume } from './polyhedron.ts';
import { regularPolygon } from './regular-polygon.ts';
import { regularPolygonArea } from './regular-polygon-area.ts';
import { circumferenceByPolygons, surfaceByBands, volumeBySections } from './revolution.ts';
import { shoelace } from './shoelace.ts';
import { squarePyramid } from './square-pyramid.ts';

const length = fc.double({ min: 1e-3, max: 1e4, noNaN: true });
const near = (value: number, expected: number, tolerance = 1e-12): void => {
  expect(Math.abs(value / expected - 1), `${value}, expected ${expected}`).toBeLessThan(tolerance);
};

describe('plane figures', () => {
  test('the circle by polygons is πr²', () => {
    fc.assert(fc.property(length, (r) => near(circleByPolygons(r), Math.PI * r * r, 1e-14)));
    near(circumferenceByPolygons(7), 14 * Math.PI, 1e-14);
  });

  test('the sides of a regular polygon are equal, and its area is n·s²·cot(π/n)/4, with few and with many sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), length, (n, side) => {
        const corners = regularPolygon(n, side);
        for (const [k, [x, y]] of corners.entries()) {
          const [u, v] = corners[(k + 1) % n]!;
          near(Math.hypot(u - x, v - y), side);
        }
        near(shoelace(corners), (n * side * side) / 4 / Math.tan(Math.PI / n));
      }),
    );
    for (const n of [600, 601, 5000, 1e9]) near(regularPolygonArea(n, 2), n / Math.tan(Math.PI / n), 1e-11);
  });
});

/** Every edge belongs to two faces that run along it in opposite directions, and Euler's count holds. */
function isClosed({ corners, faces }: Polyhedron): void {
  const directed = faces.flatMap((face) => face.map((from, k) => `${from} ${face[(k + 1) % face.length]}`));
  expect(new Set(directed).size).toBe(directed.length);
  for (const edge of directed) expect(directed).toContain(edge.split(' ').reverse().join(' '));
  expect(corners.length - directed.length / 2 + faces.length).toBe(2);
}

describe('polyhedra', () => {
  test('are closed', () => {
    isClosed(icosahedron(2));
    isClosed(box(1, 2, 3));
    isClosed(squarePyramid(2, 5));
  });

  test('the icosahedron has twelve corners and twenty equal faces, and its known surface and volume', () => {
    const solid = icosahedron(3);
    expect([solid.corners.length, solid.faces.length]).toEqual([12, 20]);
    near(polyhedronArea(solid), 45 * Math.sqrt(3), 1e-14);
    near(polyhedronVolume(solid), (5 / 12) * (3 + Math.sqrt(5)) * 27, 1e-14);
  });

  test('box and pyramid have theirs', () => {
    fc.assert(
      fc.property(length, length, length, (a, b, c) => {
        near(polyhedronVolume(box(a, b, c)), a * b * c);
        near(polyhedronArea(box(a, b, c)), 2 * (a * b + b * c + c * a));
        near(polyhedronVolume(squarePyramid(a, c)), (a * a * c) / 3);
        near(polyhedronArea(squarePyramid(a, c)), a * a + 2 * a * Math.hypot(c, a / 2));
      }),
    );
  });
});

describe('solids of revolution', () => {
  test('sphere and cone by sections and bands', () => {
    near(
      volumeBySections((z) => Math.sqrt(9 - z * z), -3, 3),
      36 * Math.PI,
      1e-14,
    );
    near(
      volumeBySections((z) => z / 2, 0, 4),
      (16 * Math.PI) / 3,
      1e-14,
    );
    near(
      surfaceByBands(
        (t) => 3 * Math.sin(t),
        () => 3,
        0,
        Math.PI,
      ),
      36 * Math.PI,
      1e-14,
    );
  });
});

describe('the surface of an ellipsoid', () => {
  test('of a sphere is 4πr²; the order of the axes does not matter; both ways agree', () => {
    near(ellipsoidSurface(3, 3, 3), 36 * Math.PI, 1e-14);
    fc.assert(
      fc.property(length, length, length, (a, b, c) => {
        near(ellipsoidSurface(a, b, c), ellipsoidSurface(c, a, b), 1e-13);
        near(ellipsoidSurface(a, b, c), ellipsoidSurfaceByQuadrature(a, b, c), 1e-12);
      }),
    );
  });

  test('of a flat and a long spheroid is that of the closed forms, which need no elliptic integral', () => {
    near(ellipsoidSurface(2, 2, 1), 2 * Math.PI * (4 + (2 * Math.log(2 + Math.sqrt(3))) / Math.sqrt(3)), 1e-14);
    near(ellipsoidSurface(1, 1, 2), 2 * Math.PI * (1 + (4 * Math.PI) / 3 / Math.sqrt(3)), 1e-14);
  });
});
