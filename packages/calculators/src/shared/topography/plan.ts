import { type GridPoint, toRadians } from '@nomogram/math/surveying/bearing.ts';
import { angleInText } from '../../kit/angles/angle-in-text.ts';
import { formatDouble, measured } from '../../kit/decimal.ts';
import type { FigureTable, Frame, Mark, Moves, Point, Role } from '../../kit/figure.ts';

/** What all plans are made of: a frame to scale with north up, named points, bearings from the north, sights. */

export interface NamedPoint extends GridPoint {
  readonly name: string;
  readonly role?: Role;
  /** The inputs that follow when the point is moved. */
  readonly moves?: Pick<Moves, 'row'> & { readonly x: string; readonly y: string };
}

export const at = ({ x, y }: GridPoint): Point => [x, y];

/** The larger side of the rectangle around some points. */
export function extentOf(points: readonly GridPoint[]): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** A frame that holds all points with room for their labels, to scale, north up. */
export function planFrame(points: readonly GridPoint[]): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const room = 0.22 * (extentOf(points) || 1);
  return {
    x: [Math.min(...xs) - room, Math.max(...xs) + room],
    y: [Math.min(...ys) - room, Math.max(...ys) + room],
    equal: true,
    axes: 'none',
    plan: { unit: 'm' },
  };
}

/** The same for a figure that has a shape but no place on the ground: no north, no scale bar. */
export function shapeFrame(points: readonly GridPoint[]): Frame {
  const { plan: _, ...frame } = planFrame(points);
  return frame;
}

/** The four outermost points of a circle. */
export const boundsOf = ({ x, y }: GridPoint, radius: number): readonly GridPoint[] => [
  { x: x - radius, y },
  { x: x + radius, y },
  { x, y: y - radius },
  { x, y: y + radius },
];

export const pointMark = ({ name, role = 'given', moves, ...place }: NamedPoint): Mark => ({
  mark: 'point',
  at: at(place),
  role,
  label: name,
  moves,
});

export const sight = (from: GridPoint, to: GridPoint, role: Role, label?: string): Mark => ({
  mark: 'segment',
  from: at(from),
  to: at(to),
  role,
  label,
});

export const dashed = (from: GridPoint, to: GridPoint, role: Role = 'construction', label?: string): Mark => ({
  mark: 'segment',
  from: at(from),
  to: at(to),
  role,
  dashed: true,
  label,
});

/** Grid north at a point, and the arc from it clockwise to a bearing, as surveyors draw it. */
export function bearingMarks(from: GridPoint, bearing: number, radius: number, label: string): readonly Mark[] {
  return [
    dashed(from, { x: from.x, y: from.y + 1.8 * radius }),
    {
      mark: 'arc',
      center: at(from),
      radius,
      from: Math.PI / 2,
      to: Math.PI / 2 - toRadians(bearing),
      role: 'given',
      label,
    },
  ];
}

/** The arc at a point from one bearing clockwise to another. */
export function angleMark(
  vertex: GridPoint,
  fromBearing: number,
  turn: number,
  radius: number,
  label: string,
  role: Role = 'given',
): Mark {
  const start = Math.PI / 2 - toRadians(fromBearing);
  return { mark: 'arc', center: at(vertex), radius, from: start, to: start - toRadians(turn), role, label };
}

/** An angle in a label, said in the unit of the visitor. */
export const shownGon = angleInText;
/** Millimetres. */
const lengthPlaces = 3;

export const shownMetres = (length: number): string => `${measured(length, lengthPlaces)} m`;

/** The points as numbers. */
export const pointTable = (points: readonly NamedPoint[]): FigureTable => ({
  columns: ['Point', 'X', 'Y'],
  rows: points.map(({ name, x, y }) => [name, formatDouble(x, 15), formatDouble(y, 15)]),
});
