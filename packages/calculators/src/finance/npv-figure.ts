import { type Flow, presentValue } from '@nomogram/math/finance/rates-of-return.ts';
import type { Figure, Point } from '../kit/figure.ts';

/** Net present value against the rate, with every rate at which it is 0. Rates are fractions. */
export function npvFigure(flows: readonly Flow[], rates: readonly number[], given?: number): Figure {
  const marked = given === undefined ? rates : [...rates, given];
  const from = Math.max(-0.95, Math.min(-0.05, ...marked.map((r) => r - 0.15)));
  const to = Math.min(20, Math.max(0.4, ...marked.map((r) => r * 1.4 + 0.1)));
  const points = Array.from({ length: 161 }, (_, k): Point => {
    const r = from + ((to - from) * k) / 160;
    return [100 * r, presentValue(flows, r)];
  }).filter(([, y]) => Number.isFinite(y));
  const shown = middleRange(points.map(([, y]) => y));
  return {
    summary: `The net present value against the discount rate${rates.length > 0 ? `; it is 0 at ${rates.length} ${rates.length === 1 ? 'rate' : 'rates'}` : ''}.`,
    frame: { x: [100 * from, 100 * to], y: shown, xLabel: 'rate in %', yLabel: 'net present value' },
    marks: [
      {
        mark: 'curve',
        pieces: [points.filter(([, y]) => y >= 2 * shown[0] && y <= 2 * shown[1])],
        role: 'construction',
        label: 'NPV',
      },
      ...rates.map(
        (r) =>
          ({
            mark: 'point',
            at: [100 * r, 0],
            role: 'answer',
            label: `${Number((100 * r).toPrecision(6))} %`,
          }) as const,
      ),
      ...(given === undefined
        ? []
        : [{ mark: 'point', at: [100 * given, presentValue(flows, given)], role: 'given' } as const]),
    ],
    table: {
      columns: ['Rate', 'Net present value'],
      rows: points.filter((_, k) => k % 10 === 0).map(([r, y]) => [`${r.toFixed(2)} %`, y.toFixed(2)]),
    },
  };
}

/** The heights without the steep ends, 0 among them. */
function middleRange(heights: readonly number[]): readonly [number, number] {
  const sorted = [...heights].sort((a, b) => a - b);
  const cut = Math.floor(sorted.length * 0.08);
  const [low, high] = [Math.min(0, sorted[cut] ?? 0), Math.max(0, sorted[sorted.length - 1 - cut] ?? 0)];
  const margin = (high - low) * 0.08 || 1;
  return [low - margin, high + margin];
}
