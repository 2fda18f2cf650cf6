import { colours } from '../colours.ts';
import { dot, height, label, line, type Point, path } from './ink.ts';

/** The standard normal density with the tail beyond x = 1.5 shaded. */
export function bellTail(): string {
  const bound = 1.5;
  const base = height - 120;
  const at = (z: number): Point => [600 + 150 * z, base - 980 * density(z)];
  const foot = (z: number): Point => [at(z)[0], base];
  const ticks = [-3, -2, -1, 0, 1, 2, 3].map((z) => {
    const [x] = at(z);
    const name = label([x, base + 58], String(z).replace('-', '−'), { fill: colours.muted, size: 34 });
    return line([x, base], [x, base + 16], { stroke: colours.ink, width: 3 }) + name;
  });
  return [
    path([foot(bound), ...curve(at, bound, 3.6), foot(3.6)], { fill: colours.answer, opacity: 0.28 }),
    line([30, base], [1170, base], { stroke: colours.ink, width: 3 }),
    ...ticks,
    path(curve(at, -3.6, 3.6), { stroke: colours.act, width: 7 }),
    line(foot(bound), at(bound), { stroke: colours.answer, width: 5 }),
    dot(foot(bound), 13, colours.act, true),
    line([900, 330], [872, 452], { stroke: colours.answer, width: 3 }),
    label([905, 310], 'P(X > x)', { fill: colours.answer, size: 50 }),
  ].join('');
}

function density(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

function curve(at: (z: number) => Point, from: number, to: number): Point[] {
  const steps = 120;
  return Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps));
}
