import type { Figure, Point } from '../../../kit/figure.ts';
import { counted } from '../../../kit/present/counted.ts';
import { briefly, inMoney } from '../result.ts';

/** A sum that grows, and which end of it was asked for. */
export interface Growth {
  readonly start: number;
  /** What 1 has become at a time. */
  readonly growth: (time: number) => number;
  readonly to: number;
  readonly answer: 'start' | 'end' | 'time';
  readonly unit?: string;
  /** The input that says how long it grows: the end can be moved along the time. */
  readonly time?: string;
}

const pieces = 80;
const money = inMoney('');

/** The value of a sum over time, from its start to its end. */
export function growthFigure({ start, growth, to, answer, unit = 'periods', time: moved }: Growth): Figure | undefined {
  const points = Array.from({ length: pieces + 1 }, (_, k): Point => {
    const time = (to * k) / pieces;
    return [time, start * growth(time)];
  });
  const heights = points.map(([, y]) => y);
  if (to === 0 || !heights.every((y) => Math.abs(y) < 1e280)) return undefined;
  const [low, high] = [Math.min(0, ...heights), Math.max(0, ...heights)];
  const margin = (high - low) * 0.1 || 1;
  const ends = [points[0]!, points.at(-1)!] as const;
  const label = ([, y]: Point) => briefly(money, y);
  return {
    summary: `How ${label(ends[0])} becomes ${label(ends[1])} in ${counted(Number(to.toPrecision(6)), unit)}.`,
    frame: {
      x: [Math.min(0, to), Math.max(0, to)],
      y: [low < 0 ? low - margin : 0, high > 0 ? high + margin : 0],
      axes: 'edge',
      xLabel: unit,
      yLabel: 'value',
    },
    marks: [
      { mark: 'curve', pieces: [points], role: 'construction' },
      ...(answer === 'time'
        ? [{ mark: 'segment', from: [to, 0], to: ends[1], role: 'answer', dashed: true } as const]
        : []),
      { mark: 'point', at: ends[0], role: answer === 'start' ? 'answer' : 'given', label: label(ends[0]) },
      {
        mark: 'point',
        at: ends[1],
        role: answer === 'start' ? 'given' : 'answer',
        label: label(ends[1]),
        ...(moved && to > 0 && { moves: { x: moved, name: 'the time', range: [0, 2 * to] } }),
      },
    ],
    table: {
      columns: ['Time', 'Value'],
      rows: points
        .filter((_, k) => k % 8 === 0)
        .map(([time, y]) => [String(Number(time.toPrecision(6))), briefly(money, y)]),
    },
  };
}
