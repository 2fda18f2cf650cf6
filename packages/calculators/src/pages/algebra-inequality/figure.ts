import type { InequalitySolution, Interval } from '@nomogram/math/algebra/inequality/solution.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark } from '../../kit/figure.ts';

/** The number line: solid where the inequality holds, full and open circles at the ends. */
export function signFigure(solution: InequalitySolution, x: string): Figure | undefined {
  const { points, samples, window } = solution;
  const values = points.map(({ value }) => value);
  if (values.some((value) => Math.abs(value) > 1e9)) return undefined;
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
  const room = Math.max(3, (high - low) * 0.5);
  const [from, to] = [low - room, high + room];
  const intervals = shownBetween(solution, from, to);
  const marks: Mark[] = [{ mark: 'segment', from: [from, 0], to: [to, 0], role: 'muted', arrow: true }];
  for (const one of intervals) {
    const [a, b] = [one.from?.value ?? from, one.to?.value ?? to];
    if (!(a < b)) continue;
    marks.push({ mark: 'segment', from: [a, 0], to: [b, 0], role: 'answer', arrow: one.to === undefined });
    if (!one.from) marks.push({ mark: 'segment', from: [b, 0], to: [a, 0], role: 'answer', arrow: true });
  }
  for (const { value } of points) {
    const belongs = intervals.some(({ from: a, to: b, fromClosed, toClosed }) =>
      isSame(a, value)
        ? fromClosed
        : isSame(b, value)
          ? toClosed
          : (a?.value ?? Number.NEGATIVE_INFINITY) < value && value < (b?.value ?? Number.POSITIVE_INFINITY),
    );
    marks.push({ mark: 'point', at: [value, 0], role: 'answer', open: !belongs, label: formatDouble(value, 4) });
  }
  const turn = window === undefined ? Number.POSITIVE_INFINITY : evaluate(window);
  const ends = [(values.at(-1) ?? 0) - turn, ...values, (values[0] ?? 0) + turn];
  return {
    summary:
      intervals.length === 0
        ? 'The number line with nothing marked: no number solves the inequality.'
        : `The number line with the solution marked${whatMatters(values)}.`,
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

/** An end that was moved by a period is rounded. */
const isSame = (end: { readonly value: number } | undefined, value: number): boolean =>
  end !== undefined && Math.abs(end.value - value) <= 1e-12 * Math.max(Math.abs(end.value), Math.abs(value));

/** The intervals themselves, or as many of their repetitions as meet the line that is drawn. */
function shownBetween({ intervals, period }: InequalitySolution, from: number, to: number): readonly Interval[] {
  if (period === undefined) return intervals;
  const turn = evaluate(period);
  return intervals.flatMap((one) => {
    const [low, high] = [one.from!.value, one.to!.value];
    const first = Math.ceil((from - high) / turn);
    const count = Math.max(0, Math.floor((to - low) / turn) - first + 1);
    return Array.from({ length: count }, (_, k) => {
      const by = (first + k) * turn;
      return { ...one, from: { value: Math.max(from, low + by) }, to: { value: Math.min(to, high + by) } };
    });
  });
}

const endText = (value: number): string =>
  Number.isFinite(value) ? formatDouble(value, 6) : value < 0 ? 'minus infinity' : 'infinity';

const whatMatters = (values: readonly number[]): string => {
  if (values.length === 0) return ': all of it';
  const listed = values.map((one) => formatDouble(one, 5)).join(', ');
  return values.length === 1 ? `; the point that matters is ${listed}` : `; the points that matter are ${listed}`;
};
