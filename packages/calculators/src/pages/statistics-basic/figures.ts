import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark } from '../../kit/figure.ts';
import { counted } from '../../kit/present/counted.ts';
import { boxSheet } from './box-sheet.ts';

/** The values as dots stacked over a line, with the statistic marked: small data seen whole, large data as a histogram. */
export function dataFigure(
  data: readonly number[],
  marks: readonly { readonly at: number; readonly label: string }[],
): Figure | undefined {
  const all = [...data, ...marks.map(({ at }) => at)].filter(Number.isFinite);
  const [low, high] = all.reduce(
    ([a, b], x) => [Math.min(a, x), Math.max(b, x)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const width = high - low || Math.max(Math.abs(high), 1);
  if (data.length === 0 || !Number.isFinite(width)) return undefined;
  const bars = histogram(data, low, width);
  const range = [low - 0.06 * width, high + 0.06 * width] as const;
  const box = boxSheet(data, range);
  const height = Math.max(1.25 * Math.max(...bars.map((bar) => bar.height)), lowest);
  return {
    summary: `Histogram of ${counted(data.length, 'values')} from ${formatDouble(low, 6)} to ${formatDouble(high, 6)}${marks.map(({ at, label }) => `, ${label} at ${formatDouble(at, 6)}`).join('')}${box ? `; ${box.says}` : ''}.`,
    frame: {
      x: range,
      y: [0, height],
      axes: 'edge',
      xLabel: 'value',
      yWhole: true,
      yLabel: 'count',
    },
    marks: [
      { mark: 'bars', bars, role: 'given' },
      ...marks.flatMap(({ at, label }): Mark[] => [
        { mark: 'segment', from: [at, 0], to: [at, 0.9 * height], role: 'answer' },
        { mark: 'text', at: [at, 0.94 * height], text: label, role: 'answer' },
      ]),
    ],
    below: box && [box.sheet],
    table: {
      name: 'the histogram',
      columns: ['From', 'To', 'Count'],
      rows: bars.map(({ from, to, height }) => [formatDouble(from, 6), formatDouble(to, 6), String(height)]),
    },
  };
}

/** Counts are whole: with room for a few of them the ticks of their axis are whole too. */
const lowest = 4.4;

/** Equal classes, their number by Sturges' rule (H. A. Sturges, JASA 21, 1926), at least one. */
function histogram(data: readonly number[], low: number, width: number) {
  const classes = Math.max(1, Math.ceil(Math.log2(data.length)) + 1);
  const counts = new Array<number>(classes).fill(0);
  for (const x of data) counts[Math.min(classes - 1, Math.max(0, Math.floor(((x - low) / width) * classes)))]! += 1;
  return counts.map((height, k) => ({
    from: low + (k * width) / classes,
    to: low + ((k + 1) * width) / classes,
    height,
  }));
}
