import * as Q from '@nomogram/math/exact/rational.ts';
import { constant, number, power, product } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { surfaceByBands, volumeBySections } from '@nomogram/math/geometry/revolution.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Figure } from '../../kit/figure.ts';
import { solidFigure } from '../../kit/solid.ts';
import { labelled } from './labels.ts';
import { areaOf, lengthOf, volumeOf } from './measures.ts';

const pi = constant('pi');

/** What follows from the radius of a sphere. */
export const sphereMeasures = (r: Expression) => ({
  area: areaOf('Surface area', product([number(4), pi, power(r, number(2))])),
  volume: volumeOf('Volume', product([number(Q.rational(4, 3)), pi, power(r, number(3))])),
  greatCircle: areaOf('Area of a great circle', product([pi, power(r, number(2))])),
  circumference: lengthOf('Circumference', product([number(2), pi, r])),
  diameter: lengthOf('Diameter', product([number(2), r])),
});

/** The formulas of what both pages give beside area and volume. */
export const sphereFormulas = {
  greatCircle: 'K = \\pi R^2',
  circumference: 'U = 2\\pi R',
  diameter: 'd = 2 R',
};

export const sphereAreaCheck = (r: number, area: number) =>
  agreement(
    area,
    surfaceByBands(
      (t) => r * Math.sin(t),
      () => r,
      0,
      Math.PI,
    ),
    'The formula and the bands of latitude, added up by Gauss–Legendre quadrature,',
  );

export const sphereVolumeCheck = (r: number, volume: number) =>
  agreement(
    volume,
    volumeBySections((z) => Math.sqrt(r * r - z * z), -r, r),
    'The formula and the circular sections (Cavalieri), added up by Gauss–Legendre quadrature,',
  );

export const sphereFigure = (r: number): Figure =>
  solidFigure(`A sphere with its radius of ${labelled('R', r).slice(4)}, its equator and two meridians.`, {
    shape: { shape: 'ellipsoid', axes: [r, r, r] },
    dimensions: [{ from: [0, 0, 0], to: [0, r, 0], label: labelled('R', r) }],
  });
