import { colours } from '../colours.ts';
import { dot, label, line, type Point, path } from './ink.ts';

/** The unit circle and the line at the height one half that meets it twice. */
export function unitCircle(): string {
  const radius = 225;
  const at = (x: number, y: number): Point => [420 + radius * x, 335 - radius * y];
  const circle = Array.from({ length: 181 }, (_, index) => {
    const angle = (index / 180) * 2 * Math.PI;
    return at(Math.cos(angle), Math.sin(angle));
  });
  const x = Math.sqrt(3) / 2;
  return [
    line(at(-1.35, 0), at(1.35, 0), { stroke: colours.ink, width: 3 }),
    line(at(0, -1.2), at(0, 1.2), { stroke: colours.ink, width: 3 }),
    path(circle, { stroke: colours.act, width: 6 }),
    line(at(-1.45, 0.5), at(2.9, 0.5), { stroke: colours.answer, width: 4 }),
    line(at(0, 0), at(x, 0.5), { stroke: colours.act, width: 4 }),
    line(at(0, 0), at(-x, 0.5), { stroke: colours.act, width: 4 }),
    dot(at(x, 0.5), 13, colours.act, true),
    dot(at(-x, 0.5), 13, colours.act, true),
    label([790, at(0, 0.62)[1]], 'sin x = 1/2', { fill: colours.answer, size: 54, anchor: 'start' }),
    label([at(1.04, 0)[0], at(0, 0.2)[1]], 'π/6', { fill: colours.act, size: 44, anchor: 'start' }),
    label([at(-1.04, 0)[0], at(0, 0.2)[1]], '5π/6', { fill: colours.act, size: 44, anchor: 'end' }),
  ].join('');
}
