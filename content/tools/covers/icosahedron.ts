import { colours } from '../colours.ts';
import { dot, line, type Point, path } from './ink.ts';

type Space = readonly [x: number, y: number, z: number];

/** An icosahedron and the three golden rectangles whose corners are its own, seen from a little above. */
export function icosahedron(): string {
  const phi = (1 + Math.sqrt(5)) / 2;
  const rectangles: Space[][] = [
    [
      [0, 1, phi],
      [0, -1, phi],
      [0, -1, -phi],
      [0, 1, -phi],
    ],
    [
      [1, phi, 0],
      [-1, phi, 0],
      [-1, -phi, 0],
      [1, -phi, 0],
    ],
    [
      [phi, 0, 1],
      [phi, 0, -1],
      [-phi, 0, -1],
      [-phi, 0, 1],
    ],
  ];
  const corners = rectangles.flat();
  const edges = corners.flatMap((a, i) =>
    corners
      .slice(i + 1)
      .flatMap((b) => (Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 2.01 ? [[a, b] as const] : [])),
  );
  const behind = edges.filter(([a, b]) => depth(a) + depth(b) < -0.4);
  const before = edges.filter((edge) => !behind.includes(edge));
  return [
    ...behind.map(([a, b]) => line(at(a), at(b), { stroke: colours.muted, width: 2, dash: '9 9' })),
    ...rectangles.map((corners, index) =>
      path(corners.map(at), { fill: index === 1 ? colours.answer : colours.act, opacity: index === 1 ? 0.3 : 0.16 }),
    ),
    ...rectangles.map((corners, index) =>
      path([...corners, corners[0]!].map(at), { stroke: index === 1 ? colours.answer : colours.act, width: 4 }),
    ),
    ...before.map(([a, b]) => line(at(a), at(b), { stroke: colours.ink, width: 4 })),
    ...corners.filter((corner) => depth(corner) > 0).map((corner) => dot(at(corner), 10, colours.act, true)),
  ].join('');
}

const turn = 0.42;
const tilt = 0.34;

/** Turned about the vertical axis, then tilted towards the eye; without perspective. */
function rotated([x, y, z]: Space): Space {
  const [u, w] = [x * Math.cos(turn) + z * Math.sin(turn), z * Math.cos(turn) - x * Math.sin(turn)];
  return [u, y * Math.cos(tilt) - w * Math.sin(tilt), w * Math.cos(tilt) + y * Math.sin(tilt)];
}

const depth = (point: Space): number => rotated(point)[2];

function at(point: Space): Point {
  const [x, y] = rotated(point);
  return [600 + 140 * x, 335 - 140 * y];
}
