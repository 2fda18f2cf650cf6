import { colours } from '../colours.ts';
import { dot, height, label, line, type Point, path } from './ink.ts';

/** The curve y = x² with secants from x = 1 that turn into the tangent as their second point comes nearer. */
export function secants(): string {
  const base = height - 90;
  const at = (x: number, y: number): Point => [180 + 330 * x, base - 86 * y];
  const chord = (step: number, from: number, to: number, stroke: string, width: number, dash?: string): string => {
    const y = (x: number): number => 1 + (2 + step) * (x - 1);
    return line(at(from, y(from)), at(to, y(to)), { stroke, width, ...(dash ? { dash } : {}) });
  };
  const curve = Array.from({ length: 101 }, (_, index) => {
    const x = -0.35 + (2.75 * index) / 100;
    return at(x, x * x);
  });
  return [
    line([40, base], [1160, base], { stroke: colours.ink, width: 3 }),
    line([at(0, 0)[0], height - 40], [at(0, 0)[0], 50], { stroke: colours.ink, width: 3 }),
    chord(1.25, 0.55, 2.45, colours.muted, 3, '12 9'),
    chord(0.75, 0.5, 2.5, colours.muted, 3, '12 9'),
    path(curve, { stroke: colours.act, width: 7 }),
    chord(0, 0.4, 2.75, colours.answer, 6),
    dot(at(2.25, 2.25 ** 2), 11, colours.act, true),
    dot(at(1.75, 1.75 ** 2), 11, colours.act, true),
    dot(at(1, 1), 13, colours.act, true),
    label([at(2.42, 0)[0], at(0, 2.75)[1]], 'slope 2', { fill: colours.answer, size: 54, anchor: 'start' }),
    label([at(1.72, 0)[0], 100], 'x²', { fill: colours.act, size: 54, anchor: 'end' }),
  ].join('');
}
