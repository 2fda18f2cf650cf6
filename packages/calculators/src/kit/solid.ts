import type { Figure, FigureTable, Frame, Mark, Point } from './figure.ts';
import { standardView, type View } from './view.ts';

/*
 * A solid as data, and its picture from any side: a parallel projection with hidden lines dashed. The server draws one good
 * view of it, the page turns it; both by `viewOf`.
 *
 * All solids here are convex, and what is hidden follows from one rule: a point of the surface is seen when one of the faces
 * that meet in it looks towards the eye. On a round surface the outline is where the surface turns away from the eye.
 */

export type Point3 = readonly [x: number, y: number, z: number];

/** The centre of the solid, or of its axis, stands at the origin; the axis is z. */
export type Shape =
  | { readonly shape: 'ellipsoid'; readonly axes: Point3 }
  | { readonly shape: 'cylinder'; readonly radius: number; readonly height: number }
  | { readonly shape: 'cone'; readonly radius: number; readonly height: number }
  /** Faces as places in `corners`, counter-clockwise seen from outside. */
  | {
      readonly shape: 'polyhedron';
      readonly corners: readonly Point3[];
      readonly faces: readonly (readonly number[])[];
    };

/** A measure with its name, drawn as a line in or on the solid. */
interface Dimension {
  readonly from: Point3;
  readonly to: Point3;
  readonly label: string;
}

export interface Solid {
  readonly shape: Shape;
  readonly dimensions: readonly Dimension[];
}

/** The figure of a solid in the standard view. */
export const solidFigure = (summary: string, solid: Solid, table?: FigureTable): Figure => ({
  summary,
  ...viewOf(solid, standardView),
  solid,
  table,
});

/** The picture of a solid from one side. Its frame is the same from every side, so that turning does not resize it. */
export function viewOf(solid: Solid, view: View): { readonly frame: Frame; readonly marks: readonly Mark[] } {
  const camera = cameraOf(view);
  const { rings, edges } = linesOf(solid.shape, camera.eye);
  const lines = [...rings.flatMap((ring) => piecesOf(ring, camera.eye)), ...edges];
  const drawn = (seen: boolean) =>
    lines.filter((one) => one.seen === seen).map(({ points }) => points.map((point) => camera.project(point)));
  const reach = 1.08 * reachOf(solid);
  return {
    frame: { x: [-reach, reach], y: [-reach, reach], equal: true, axes: 'none' },
    marks: [
      { mark: 'polygon', points: hull(drawn(true).flat()), role: 'answer', filled: true },
      { mark: 'curve', pieces: drawn(false), role: 'muted', dashed: true },
      { mark: 'curve', pieces: drawn(true), role: 'answer' },
      ...solid.dimensions.map(({ from, to, label }): Mark => {
        const ends = { from: camera.project(from), to: camera.project(to) };
        return { mark: 'segment', ...ends, role: 'given', label, short: label.split(' = ')[0]! };
      }),
    ],
  };
}

interface Camera {
  /** Towards the eye. */
  readonly eye: Point3;
  readonly project: (point: Point3) => Point;
}

function cameraOf({ around, up }: View): Camera {
  const [ca, sa, ce, se] = [Math.cos(around), Math.sin(around), Math.cos(up), Math.sin(up)];
  return {
    eye: [ce * ca, ce * sa, se],
    project: ([x, y, z]) => [rounded(ca * y - sa * x), rounded(ce * z - se * (ca * x + sa * y))],
  };
}

/** Seven digits are more than a screen shows, and make the same bytes on every machine. */
const rounded = (value: number): number => Number(value.toPrecision(7));

interface Line {
  readonly points: readonly Point3[];
  readonly seen: boolean;
}

/** centre + u·cos t + v·sin t, with what looks outwards there; without normals it is always seen. */
interface Ring {
  readonly center: Point3;
  readonly u: Point3;
  readonly v: Point3;
  readonly normals?: (at: Point3) => readonly Point3[];
}

interface Lines {
  readonly rings: readonly Ring[];
  readonly edges: readonly Line[];
}

function linesOf(shape: Shape, eye: Point3): Lines {
  switch (shape.shape) {
    case 'ellipsoid':
      return { rings: ellipsoidRings(shape.axes, eye), edges: [] };
    case 'cylinder':
      return cylinderLines(shape.radius, shape.height, eye);
    case 'cone':
      return coneLines(shape.radius, shape.height, eye);
    case 'polyhedron':
      return { rings: [], edges: edgesOf(shape.corners, shape.faces, eye) };
  }
}

const origin: Point3 = [0, 0, 0];

/** Three principal sections, and the outline: the image of the circle across the direction that the axes scale to the eye. */
function ellipsoidRings([a, b, c]: Point3, eye: Point3): Ring[] {
  const normals = ([x, y, z]: Point3): readonly Point3[] => [[x / a / a, y / b / b, z / c / c]];
  const section = (u: Point3, v: Point3): Ring => ({ center: origin, u, v, normals });
  const [f, g] = across(unit([eye[0] / a, eye[1] / b, eye[2] / c]));
  const scaled = ([x, y, z]: Point3): Point3 => [a * x, b * y, c * z];
  return [
    section([a, 0, 0], [0, b, 0]),
    section([a, 0, 0], [0, 0, c]),
    section([0, b, 0], [0, 0, c]),
    { center: origin, u: scaled(f), v: scaled(g) },
  ];
}

function cylinderLines(radius: number, height: number, eye: Point3): Lines {
  const side = ([x, y]: Point3): Point3 => [x, y, 0];
  const rim = (z: number): Ring => circle(radius, z, (at) => [side(at), [0, 0, z]]);
  const edge = (angle: number): Line => {
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return seenLine([x, y, -height / 2], [x, y, height / 2]);
  };
  const towards = Math.atan2(eye[1], eye[0]);
  return {
    rings: [rim(height / 2), rim(-height / 2)],
    edges: [edge(towards + Math.PI / 2), edge(towards - Math.PI / 2)],
  };
}

function coneLines(radius: number, height: number, eye: Point3): Lines {
  const side = ([x, y]: Point3): Point3 => [(x * height) / radius, (y * height) / radius, radius];
  const base = circle(radius, -height / 2, (at) => [side(at), [0, 0, -1]]);
  const level = Math.hypot(eye[0], eye[1]);
  const share = (-radius * eye[2]) / (height * level);
  // Seen from so far above or below that its top lies inside the base, a cone has no edges.
  if (!(Math.abs(share) <= 1)) return { rings: [base], edges: [] };
  const towards = Math.atan2(eye[1], eye[0]);
  const edge = (angle: number): Line =>
    seenLine([radius * Math.cos(angle), radius * Math.sin(angle), -height / 2], [0, 0, height / 2]);
  return { rings: [base], edges: [edge(towards + Math.acos(share)), edge(towards - Math.acos(share))] };
}

const seenLine = (from: Point3, to: Point3): Line => ({ points: [from, to], seen: true });

const circle = (radius: number, z: number, normals: (at: Point3) => readonly Point3[]): Ring => ({
  center: [0, 0, z],
  u: [radius, 0, 0],
  v: [0, radius, 0],
  normals,
});

/** Every edge once, with whether one of its faces looks towards the eye. */
function edgesOf(corners: readonly Point3[], faces: readonly (readonly number[])[], eye: Point3): Line[] {
  const edges = new Map<string, { from: number; to: number; seen: boolean }>();
  for (const face of faces) {
    const corner = (k: number): Point3 => corners[face[k]!]!;
    const seen = dot(cross(minus(corner(1), corner(0)), minus(corner(2), corner(1))), eye) > 0;
    for (const [index, from] of face.entries()) {
      const to = face[(index + 1) % face.length]!;
      const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
      edges.set(key, { from, to, seen: seen || (edges.get(key)?.seen ?? false) });
    }
  }
  return [...edges.values()].map(({ from, to, seen }) => ({ points: [corners[from]!, corners[to]!], seen }));
}

const SAMPLES = 96;

/** A ring cut where it passes from seen to hidden. */
function piecesOf({ center, u, v, normals }: Ring, eye: Point3): Line[] {
  const at = (k: number): Point3 => {
    const [c, s] = [Math.cos((2 * Math.PI * k) / SAMPLES), Math.sin((2 * Math.PI * k) / SAMPLES)];
    return [center[0] + c * u[0] + s * v[0], center[1] + c * u[1] + s * v[1], center[2] + c * u[2] + s * v[2]];
  };
  const isSeen = (k: number) => !normals || normals(at(k)).some((normal) => dot(normal, eye) >= 0);
  const pieces: { points: Point3[]; seen: boolean }[] = [];
  for (let k = 0; k < SAMPLES; k += 1) {
    const seen = isSeen(k + 0.5);
    const last = pieces.at(-1);
    if (last?.seen === seen) last.points.push(at(k + 1));
    else pieces.push({ points: [at(k), at(k + 1)], seen });
  }
  return pieces;
}

/** The radius of a sphere about the origin that holds the solid and its measures. */
function reachOf({ shape, dimensions }: Solid): number {
  const measured = dimensions.flatMap(({ from, to }) => [length(from), length(to)]);
  switch (shape.shape) {
    case 'ellipsoid':
      return Math.max(...shape.axes, ...measured);
    case 'cylinder':
    case 'cone':
      return Math.max(Math.hypot(shape.radius, shape.height / 2), ...measured);
    case 'polyhedron':
      return Math.max(...shape.corners.map(length), ...measured);
  }
}

const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Point3): number => Math.hypot(...a);
const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point3): Point3 => [a[0] / length(a), a[1] / length(a), a[2] / length(a)];

/** Two unit vectors that are perpendicular to a unit vector and to each other. */
function across(e: Point3): readonly [Point3, Point3] {
  const away: Point3 = Math.abs(e[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const f = unit(cross(e, away));
  return [f, cross(e, f)];
}

/** The convex hull of points of the plane (A. M. Andrew's monotone chain, 1979). */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turn = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
