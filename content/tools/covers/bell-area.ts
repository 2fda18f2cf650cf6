import { colours } from '../colours.ts';
import { height, label, line, type Point, path } from './ink.ts';

/** The area under exp(−x²) from 0 to 1. */
export function bellArea(): string {
  const base = height - 110;
  const at = (x: number, y: number): Point => [560 + 210 * x, base - 400 * y];
  const value = (x: number): number => Math.exp(-x * x);
  const between = (from: number, to: number): Point[] =>
    Array.from({ length: 101 }, (_, index) => {
      const x = from + ((to - from) * index) / 100;
      return at(x, value(x));
    });
  const ticks = [0, 1].map(
    (x) =>
      line(at(x, 0), [at(x, 0)[0], base + 16], { stroke: colours.ink, width: 3 }) +
      label([at(x, 0)[0], base + 60], String(x), { fill: colours.muted, size: 38 }),
  );
  return [
    path([at(0, 0), ...between(0, 1), at(1, 0)], { fill: colours.answer, opacity: 0.25 }),
    line([40, base], [1160, base], { stroke: colours.ink, width: 3 }),
    ...ticks,
    path(between(-2.4, 2.75), { stroke: colours.act, width: 7 }),
    label([at(0.45, 0)[0], at(0, 0.32)[1]], '0.7468…', { fill: colours.answer, size: 44 }),
    label([at(0.85, 0)[0], at(0, 0.8)[1]], 'no formula', { fill: colours.act, size: 52, anchor: 'start' }),
  ].join('');
}
