import type { GridPoint } from '@nomogram/math/surveying/bearing.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark } from '../../kit/figure.ts';
import {
  at,
  bearingMarks,
  boundsOf,
  dashed,
  extentOf,
  type NamedPoint,
  planFrame,
  pointMark,
  pointTable,
  shownGon,
  shownMetres,
  sight,
} from './plan.ts';

interface Station extends GridPoint {
  readonly bearing: number;
  /** Along the bearing to the point; negative when it lies behind. */
  readonly distance: number;
}

/** Two stations, their bearings and the point where these cross; a sight that has to be followed backwards is dashed. */
export function bearingsPlan(a: Station, b: Station, p: GridPoint): Figure {
  const points: readonly NamedPoint[] = [
    { ...a, name: 'A', moves: { x: 'xa', y: 'ya' } },
    { ...b, name: 'B', moves: { x: 'xb', y: 'yb' } },
    { ...p, name: 'P', role: 'answer' },
  ];
  const radius = 0.12 * extentOf(points);
  const sights = [a, b].flatMap((station, index): readonly Mark[] => {
    const label = shownMetres(Math.abs(station.distance));
    const angle = (station.bearing * Math.PI) / 200;
    const ahead = { x: station.x + 1.6 * radius * Math.sin(angle), y: station.y + 1.6 * radius * Math.cos(angle) };
    const arc = bearingMarks(station, station.bearing, radius, `G${'AB'[index]} ${shownGon(station.bearing)}`);
    return station.distance < 0
      ? [...arc, sight(station, ahead, 'given'), dashed(station, p, 'answer', label)]
      : [...arc, sight(station, p, 'answer', label)];
  });
  const behind = [a, b].flatMap(({ distance }, index) => (distance < 0 ? [`behind ${'AB'[index]}`] : []));
  return {
    summary: `Plan, north up: the bearings from A and B cross in P (${place(p)})${behind.length ? `, ${behind.join(' and ')}` : ''}.`,
    frame: planFrame([...points, ...[a, b].map(({ x, y }) => ({ x, y: y + 1.8 * radius }))]),
    marks: [...sights, ...points.map(pointMark)],
    table: pointTable(points),
  };
}

interface DrawnCircle extends GridPoint {
  readonly radius: number;
}

/** Two circles with their points of intersection, left and right of O1 → O2. */
export function circlesPlan(first: DrawnCircle, second: DrawnCircle, found: readonly NamedPoint[]): Figure {
  const centres: readonly NamedPoint[] = [
    { ...first, name: 'O1', moves: { x: 'xo1', y: 'yo1' } },
    { ...second, name: 'O2', moves: { x: 'xo2', y: 'yo2' } },
  ];
  const circles = [first, second].map(
    ({ radius, ...centre }, index): Mark => ({
      mark: 'circle',
      center: at(centre),
      radius,
      role: 'given',
      label: `R${index + 1} = ${shownMetres(radius)}`,
    }),
  );
  const [left, right] = found;
  return {
    summary: `Plan, north up: the circles around O1 and O2 ${right ? 'cross in two points' : 'touch in one point'}, ${found.map((p) => `${p.name} (${place(p)})`).join(' and ')}.`,
    frame: planFrame([...boundsOf(first, first.radius), ...boundsOf(second, second.radius)]),
    marks: [
      ...circles,
      dashed(first, second),
      ...(left && right ? [dashed(left, right)] : []),
      ...[...centres, ...found].map(pointMark),
    ],
    table: pointTable([...centres, ...found]),
  };
}

/** A circle, a point and the tangents from it. */
export function tangentsPlan(
  a: GridPoint,
  circle: DrawnCircle,
  contacts: readonly NamedPoint[],
  length: number,
): Figure {
  const points: readonly NamedPoint[] = [
    { ...a, name: 'A', moves: { x: 'xa', y: 'ya' } },
    { ...circle, name: 'O', moves: { x: 'xo', y: 'yo' } },
    ...(contacts.length === 1 ? [] : contacts),
  ];
  const one = contacts.length === 1 ? tangentThrough(a, circle) : [];
  return {
    summary: one.length
      ? 'Plan, north up: A lies on the circle, with the one tangent there.'
      : `Plan, north up: from A two tangents of ${shownMetres(length)} touch the circle, in T1 (left) and T2 (right).`,
    frame: planFrame([a, ...boundsOf(circle, circle.radius)]),
    marks: [
      {
        mark: 'circle',
        center: at(circle),
        radius: circle.radius,
        role: 'given',
        label: `R = ${shownMetres(circle.radius)}`,
      },
      dashed(a, circle),
      ...(one.length ? [] : contacts.map((contact) => dashed(circle, contact))),
      ...one,
      ...(one.length
        ? []
        : contacts.map((contact, index) => sight(a, contact, 'answer', index ? undefined : shownMetres(length)))),
      ...points.map(pointMark),
    ],
    table: pointTable(points),
  };
}

/** A piece of the tangent of a circle in a point of it. */
function tangentThrough(a: GridPoint, circle: DrawnCircle): readonly Mark[] {
  const [dx, dy] = [a.x - circle.x, a.y - circle.y];
  return [sight({ x: a.x - dy, y: a.y + dx }, { x: a.x + dy, y: a.y - dx }, 'answer')];
}

const place = ({ x, y }: GridPoint): string => `${formatDouble(x, 9)}, ${formatDouble(y, 9)}`;
