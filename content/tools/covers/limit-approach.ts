import { colours } from '../colours.ts';
import { dot, line, type Point, path } from './ink.ts';

/** The function sin(π/x) near zero, and the points of a table that all lie on the axis. */
export function limitApproach(): string {
  const zero = 340;
  const at = (x: number, y: number): Point => [90 + 1020 * x, zero - 195 * y];
  const turns = Array.from({ length: 2600 }, (_, index) => 1 + (index / 2599) * 24);
  const curve = turns.map((turn) => at(1 / turn, Math.sin(Math.PI * turn)));
  const points = [2, 4, 8, 16].map((turn) => at(1 / turn, 0));
  return [
    line([40, zero], [1160, zero], { stroke: colours.ink, width: 3 }),
    line([90, 70], [90, 600], { stroke: colours.ink, width: 3 }),
    path([at(0, 1), at(1 / 24, 1), at(1 / 24, -1), at(0, -1)], { fill: colours.act, opacity: 0.35 }),
    path(curve, { stroke: colours.act, width: 4 }),
    ...points.map((point) => dot(point, 12, colours.answer)),
    dot(at(0, 0), 13, colours.answer, true),
  ].join('');
}
