import { multiply } from '@nomogram/math/numeric/double-double.ts';
import type { ExactPoint } from '@nomogram/math/surveying/point.ts';
import type { Resection } from '@nomogram/math/surveying/resection.ts';
import type { ErrorEllipse } from '@nomogram/math/surveying/resection-quality.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Options } from '../../kit/options.ts';
import { coordinate, exactPoint, type Measurement } from './fields.ts';
import { coordinates, gon, measure, roughly } from './quantities.ts';
import { sizeOf } from './verdict.ts';

/** The three known points, as both methods ask for them. */
export const knownPoints = {
  xa: coordinate('XA'),
  ya: coordinate('YA'),
  xb: coordinate('XB'),
  yb: coordinate('YB'),
  xc: coordinate('XC'),
  yc: coordinate('YC'),
};

type KnownPoints = { readonly [Name in keyof typeof knownPoints]: Measurement };

export const pointsOf = ({ xa, ya, xb, yb, xc, yc }: KnownPoints): readonly [ExactPoint, ExactPoint, ExactPoint] => [
  exactPoint(xa, ya),
  exactPoint(xb, yb),
  exactPoint(xc, yc),
];

export const placesOf = ({ xa, ya, xb, yb, xc, yc }: KnownPoints) =>
  [
    { x: xa.value, y: ya.value },
    { x: xb.value, y: yb.value },
    { x: xc.value, y: yc.value },
  ] as const;

export const sizeOfKnown = ({ xa, ya, xb, yb, xc, yc }: KnownPoints): number =>
  sizeOf(xa.value, ya.value, xb.value, yb.value, xc.value, yc.value);

/** The coordinates of the station and what is seen from it. */
export const stationValues = (found: Resection, size: number, options: Options) => ({
  ...coordinates(found.point, options, size, { x: ['x', 'XP'], y: ['y', 'YP'] }),
  bearing: gon('Bearing P → A', found.bearings[0], options),
  toA: measure('Distance P → A', found.distances[0], 'm', options),
  toB: measure('Distance P → B', found.distances[1], 'm', options),
  toC: measure('Distance P → C', found.distances[2], 'm', options),
});

/** How sure the position is. `radius` is infinite where A, B and C lie on one line. */
export const qualityValues = ({ danger }: Resection, ellipse: ErrorEllipse, options: Options) => ({
  danger: roughly(
    danger.centre ? 'Distance of P from the danger circle' : 'Distance of P from the danger line through A, B and C',
    danger.distance,
  ),
  radius: danger.centre && roughly('Radius of the danger circle', danger.radius),
  major: roughly('Error ellipse for 1 mgon, major semi-axis', ellipse.major),
  minor: roughly('Error ellipse for 1 mgon, minor semi-axis', ellipse.minor),
  axis: gon('Bearing of the major axis', multiply(ellipse.bearing, 1), options, 6),
});

/** What a surveyor should be told about the geometry. */
export function warnings({ danger, distances }: Resection, ellipse: ErrorEllipse): readonly string[] {
  const size = Math.max(...distances.map(({ hi }) => hi));
  const near = danger.distance < 0.1 * Math.min(danger.radius, size);
  const weak = ellipse.major > 1e-4 * size;
  const notes = danger.centre ? [] : ['A, B and C are collinear: the danger circle has become the line through them.'];
  if (!near && !weak) return notes;
  const where = near
    ? `P lies only ${formatDouble(danger.distance, 3)} m from the danger ${danger.centre ? 'circle' : 'line'}`
    : 'The sights from P meet at a poor angle';
  return [
    ...notes,
    `${where}: 1 mgon in the angles moves it by up to ${formatDouble(ellipse.major, 3)} m. Another known point would fix it better.`,
  ];
}

/** The danger circle in the coordinates of the plan. */
export function drawnDanger({ danger }: Resection, a: { readonly x: number; readonly y: number }) {
  return danger.centre && Number.isFinite(danger.radius)
    ? { centre: { x: a.x + danger.centre.x, y: a.y + danger.centre.y }, radius: danger.radius }
    : undefined;
}
