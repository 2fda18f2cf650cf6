import * as Q from '@nomogram/math/exact/rational.ts';
import { number, power, product, sqrt, sum } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { icosahedron } from '@nomogram/math/geometry/icosahedron.ts';
import { type Polyhedron, polyhedronArea, polyhedronVolume } from '@nomogram/math/geometry/polyhedron.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Figure } from '../../kit/figure.ts';
import { solidFigure } from '../../kit/solid.ts';
import { standardView } from '../../kit/view.ts';
import { labelled } from './labels.ts';
import { areaOf, lengthOf, volumeOf } from './measures.ts';

const root = (n: number) => sqrt(number(n));
const part = (p: number, q: number) => number(Q.rational(p, q));
/** a + b√5 */
const golden = (a: number, b: number) => sum([number(a), product([number(b), root(5)])]);

/** What follows from the edge of a regular icosahedron. */
export const icosahedronMeasures = (l: Expression) => ({
  area: areaOf('Surface area', product([number(5), root(3), power(l, number(2))])),
  volume: volumeOf('Volume', product([part(5, 12), golden(3, 1), power(l, number(3))])),
  face: areaOf('Area of a face', product([part(1, 4), root(3), power(l, number(2))])),
  circumradius: lengthOf('Radius through the corners', product([part(1, 4), sqrt(golden(10, 2)), l])),
  midradius: lengthOf('Radius through the middles of the edges', product([part(1, 4), golden(1, 1), l])),
  inradius: lengthOf('Radius of the inscribed sphere', product([part(1, 12), root(3), golden(3, 1), l])),
});

/** The formulas of what both pages give beside area and volume. */
export const icosahedronFormulas = {
  face: 'F = \\frac{\\sqrt{3}}{4}\\,L^2',
  circumradius: 'R = \\frac{L}{4}\\sqrt{10 + 2\\sqrt{5}}',
  midradius: 'm = \\frac{1 + \\sqrt{5}}{4}\\,L',
  inradius: 'r = \\frac{\\sqrt{3}\\left(3 + \\sqrt{5}\\right)}{12}\\,L',
};

export const icosahedronAreaCheck = (l: number, area: number) =>
  agreement(
    area,
    polyhedronArea(icosahedron(l)),
    'The formula and the cross products over the twenty faces, from their corners,',
  );

export const icosahedronVolumeCheck = (l: number, volume: number) =>
  agreement(
    volume,
    polyhedronVolume(icosahedron(l)),
    'The formula and the divergence theorem over the twenty faces, from their corners,',
  );

export function icosahedronFigure(l: number): Figure {
  const solid = icosahedron(l);
  const [a, b] = frontEdge(solid);
  return solidFigure('A regular icosahedron: twenty equilateral triangles, five around every corner.', {
    shape: { shape: 'polyhedron', ...solid },
    dimensions: [{ from: solid.corners[a]!, to: solid.corners[b]!, label: labelled('L', l) }],
  });
}

/** The lower edge of the face in front, in the view that the figure begins with. */
function frontEdge({ corners, faces }: Polyhedron): readonly [number, number] {
  const { around, up } = standardView;
  const eye = [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)];
  const near = (place: number) => corners[place]!.reduce((sum, x, k) => sum + x * eye[k]!, 0);
  const front = [...faces].sort((f, g) => sumOf(g, near) - sumOf(f, near))[0]!;
  const [a, b] = [...front].sort((p, q) => corners[p]![2] - corners[q]![2]);
  return [a!, b!];
}

const sumOf = (face: readonly number[], of: (place: number) => number): number =>
  face.reduce((sum, place) => sum + of(place), 0);
