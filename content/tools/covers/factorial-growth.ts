import { colours } from '../colours.ts';
import { dot, height, label, line, type Point, path } from './ink.ts';

/** The number of digits of n! for n up to 60, beside that of 10 to the n. */
export function factorialGrowth(): string {
  const base = height - 90;
  const at = (n: number, digits: number): Point => [130 + 16 * n, base - 5.2 * digits];
  let logarithm = 0;
  const points = Array.from({ length: 61 }, (_, n) => {
    logarithm += n > 0 ? Math.log10(n) : 0;
    return at(n, logarithm);
  });
  const ticks = [10, 20, 30, 40, 50, 60].map((n) => {
    const [x] = at(n, 0);
    const name = label([x, base + 56], `${n}!`, { fill: colours.muted, size: 34 });
    return line([x, base], [x, base + 16], { stroke: colours.ink, width: 3 }) + name;
  });
  return [
    line([60, base], [1160, base], { stroke: colours.ink, width: 3 }),
    line([130, base + 16], [130, 60], { stroke: colours.ink, width: 3 }),
    ...ticks,
    line(at(0, 0), at(60, 60), { stroke: colours.muted, width: 3, dash: '12 9' }),
    path(points, { stroke: colours.act, width: 6 }),
    ...points.filter((_, n) => n % 5 === 0 && n > 0).map((point) => dot(point, 10, colours.act, true)),
    dot(at(25, 25.19), 13, colours.answer),
    label([at(25, 0)[0] - 30, at(0, 40)[1]], '25! passes 10²⁵', { fill: colours.answer, size: 46, anchor: 'end' }),
  ].join('');
}
