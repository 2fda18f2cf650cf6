import { constant, number, power, product, sum } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { circleByPolygons } from '@nomogram/math/geometry/circle-by-polygons.ts';
import { circumferenceByPolygons, volumeBySections } from '@nomogram/math/geometry/revolution.ts';
import { agreement } from '../../kit/agreement.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure } from '../../kit/figure.ts';
import { solidFigure } from '../../kit/solid.ts';
import { labelled } from './labels.ts';
import { areaOf, volumeOf } from './measures.ts';

const pi = constant('pi');

/** What follows from the radius and the height of a right circular cylinder. */
export const cylinderMeasures = (r: Expression, h: Expression) => ({
  area: areaOf('Surface area', product([number(2), pi, r, sum([r, h])])),
  volume: volumeOf('Volume', product([pi, power(r, number(2)), h])),
  lateral: areaOf('Lateral area', product([number(2), pi, r, h])),
  base: areaOf('Area of a base', product([pi, power(r, number(2))])),
});

export const cylinderAreaCheck = (r: number, h: number, area: number) =>
  agreement(
    area,
    2 * circleByPolygons(r) + circumferenceByPolygons(r) * h,
    'The formula and the two bases with the side rolled out, by Archimedes’ polygons,',
  );

export const cylinderVolumeCheck = (r: number, h: number, volume: number) =>
  agreement(
    volume,
    volumeBySections(() => r, 0, h),
    'The formula and the circular sections, added up by Gauss–Legendre quadrature,',
  );

export const cylinderFigure = (r: number, h: number): Figure =>
  solidFigure(`A cylinder of radius ${formatDouble(r, 6)} and height ${formatDouble(h, 6)}.`, {
    shape: { shape: 'cylinder', radius: r, height: h },
    dimensions: [
      { from: [0, 0, h / 2], to: [0, r, h / 2], label: labelled('R', r) },
      { from: [0, 0, -h / 2], to: [0, 0, h / 2], label: labelled('H', h) },
    ],
  });
