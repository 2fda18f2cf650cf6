import { colour, dot, line, type Point, path } from './ink.ts';

/** The function sin(π/x) near zero, and the points of a table that all lie on the axis. */
export function limitApproach(): string {
  const zero = 340;
  const at = (x: number, y: number): Point => [90 + 1020 * x, zero - 195 * y];
  const turns = Array.from({ length: 2600 }, (_, index) => 1 + (index / 2599) * 24);
  const curve = turns.map((turn) => at(1 / turn, Math.sin(Math.PI * turn)));
  const points = [2, 4, 8, 16].map((turn) => at(1 / turn, 0));
  return [
    line([40, zero], [1160, zero], { stroke: colour.ink, width: 3 }),
    line([90, 70], [90, 600], { stroke: colour.ink, width: 3 }),
    path([at(0, 1), at(1 / 24, 1), at(1 / 24, -1), at(0, -1)], { fill: colour.act, opacity: 0.35 }),
    path(curve, { stroke: colour.act, width: 4 }),
    ...points.map((point) => dot(point, 12, colour.answer)),
    dot(at(0, 0), 13, colour.answer, true),
  ].join('');
}
