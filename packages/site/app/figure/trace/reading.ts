import type { Point, Sheet } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from '../sheet/layout.ts';
import { type Curve, markedPoints, tracedCurves } from './curves.ts';

/** Beyond the end of a piece by less than a pixel it is read at its end. */
const SLACK = 1 / 500;

/** The height of a curve at x, between its samples; none where it has a gap. */
export function heightAt({ pieces }: Curve, x: number): number | undefined {
  for (const piece of pieces) {
    const [first, last] = [piece[0], piece.at(-1)];
    if (!first || !last) continue;
    const slack = (last[0] - first[0]) * SLACK;
    if (x >= first[0] - slack && x <= last[0] + slack) return between(piece, Math.min(last[0], Math.max(first[0], x)));
  }
  return undefined;
}

/** Along the straight line from the sample before x to the one after it. */
function between(piece: readonly Point[], x: number): number {
  const next = piece.findIndex(([at]) => at >= x);
  const [before, after] = [piece[next - 1], piece[next]!];
  if (!before || after[0] === before[0]) return after[1];
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}

/** A number to the round step below a pixel: finer than that nobody can point, or draw. */
export function toPixel(value: number, perPixel: number): string {
  const decimals = -Math.floor(Math.log10(perPixel));
  if (decimals > 9 || decimals < -6) return `${Number(value.toPrecision(4))}`;
  const step = 10 ** -decimals;
  return decimals <= 0 ? `${Math.round(value / step) * step}` : `${Number(value.toFixed(decimals))}`;
}

/** What the curves show at x, and the name of a point that is marked there, in words: `x = 1.5: f ≈ 2.25, f′ ≈ 3; maximum (1.5, 2.25)`. */
export function readingAt(sheets: readonly Sheet[], layouts: readonly Layout[], x: number): string {
  const heights = sheets.flatMap((sheet, index) => {
    const { plot, shown, height } = layouts[index]!;
    const perPixel = (shown.y[1] - shown.y[0]) / height;
    return plot.right <= plot.left
      ? []
      : tracedCurves(sheet).map((curve) => {
          const y = heightAt(curve, x);
          const name = curve.label ?? sheet.frame.yLabel ?? 'y';
          return `${name} ${y === undefined ? 'is not drawn here' : `≈ ${toPixel(y, perPixel)}`}`;
        });
  });
  const [{ shown, width } = { shown: { x: [0, 1] as const }, width: 1 }] = layouts;
  const names = sheets
    .flatMap(markedPoints)
    .flatMap(({ at, label, says = label }) => (at[0] === x && says ? [says] : []));
  const read = `${sheets[0]?.frame.xLabel ?? 'x'} = ${toPixel(x, (shown.x[1] - shown.x[0]) / width)}: ${heights.join(', ')}`;
  return [read, ...new Set(names)].join('; ');
}
