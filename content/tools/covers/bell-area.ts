import { colour, height, label, line, type Point, path } from './ink.ts';

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
      line(at(x, 0), [at(x, 0)[0], base + 16], { stroke: colour.ink, width: 3 }) +
      label([at(x, 0)[0], base + 60], String(x), { fill: colour.muted, size: 38 }),
  );
  return [
    path([at(0, 0), ...between(0, 1), at(1, 0)], { fill: colour.answer, opacity: 0.25 }),
    line([40, base], [1160, base], { stroke: colour.ink, width: 3 }),
    ...ticks,
    path(between(-2.4, 2.75), { stroke: colour.act, width: 7 }),
    label([at(0.45, 0)[0], at(0, 0.32)[1]], '0.7468…', { fill: colour.answer, size: 44 }),
    label([at(0.85, 0)[0], at(0, 0.8)[1]], 'no formula', { fill: colour.act, size: 52, anchor: 'start' }),
  ].join('');
}
