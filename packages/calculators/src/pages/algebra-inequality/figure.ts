import type { InequalitySolution } from '@nomogram/math/algebra/inequality/solve.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark } from '../../kit/figure.ts';

/** The number line: solid where the inequality holds, full and open circles at the ends. */
export function signFigure({ intervals, points, samples }: InequalitySolution, x: string): Figure | undefined {
  const values = points.map(({ value }) => value);
  if (values.some((value) => Math.abs(value) > 1e9)) return undefined;
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
  const room = Math.max(3, (high - low) * 0.5);
  const [from, to] = [low - room, high + room];
  const marks: Mark[] = [{ mark: 'segment', from: [from, 0], to: [to, 0], role: 'muted', arrow: true }];
  for (const one of intervals) {
    const [a, b] = [one.from?.value ?? from, one.to?.value ?? to];
    if (!(a < b)) continue;
    marks.push({ mark: 'segment', from: [a, 0], to: [b, 0], role: 'answer', arrow: one.to === undefined });
    if (!one.from) marks.push({ mark: 'segment', from: [b, 0], to: [a, 0], role: 'answer', arrow: true });
  }
  for (const { value } of points) {
    const belongs = intervals.some(
      ({ from: a, to: b, fromClosed, toClosed }) =>
        (a?.value === value && fromClosed) ||
        (b?.value === value && toClosed) ||
        ((a?.value ?? Number.NEGATIVE_INFINITY) < value && value < (b?.value ?? Number.POSITIVE_INFINITY)),
    );
    marks.push({ mark: 'point', at: [value, 0], role: 'answer', open: !belongs, label: formatDouble(value, 4) });
  }
  const ends = [Number.NEGATIVE_INFINITY, ...values, Number.POSITIVE_INFINITY];
  return {
    summary:
      intervals.length === 0
        ? 'The number line with nothing marked: no number solves the inequality.'
        : `The number line with the solution marked${values.length > 0 ? `; the points that matter are ${values.map((one) => formatDouble(one, 5)).join(', ')}` : ': all of it'}.`,
    frame: { x: [from, to], y: [-1, 1], axes: 'none', low: true, xLabel: x },
    marks,
    table: {
      columns: ['from', 'to', 'tried at', 'holds'],
      rows: samples.map(({ at, holds }, k) => [
        endText(ends[k]!),
        endText(ends[k + 1]!),
        formatDouble(at, 6),
        holds ? 'yes' : 'no',
      ]),
    },
  };
}

const endText = (value: number): string =>
  Number.isFinite(value) ? formatDouble(value, 6) : value < 0 ? 'minus infinity' : 'infinity';
