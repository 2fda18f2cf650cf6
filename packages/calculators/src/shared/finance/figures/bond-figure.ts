import type { Figure, Point } from '../../../kit/figure.ts';

/** The price of a coupon bond against its yield, the point in question, and the straight line that duration draws. */
export function bondFigure(
  price: (yieldPerYear: number) => number,
  at: number,
  slope: number | undefined,
  perYear: number,
): Figure {
  const from = Math.max(-0.9 * perYear, Math.min(0, at - 0.06));
  const to = Math.max(0.12, at + 0.06);
  const points = Array.from({ length: 81 }, (_, k): Point => {
    const y = from + ((to - from) * k) / 80;
    return [100 * y, price(y)];
  }).filter(([, p]) => Number.isFinite(p));
  const here = price(at);
  const heights = points.map(([, p]) => p);
  const reach = Math.min(0.02, (to - from) / 4);
  const tangent = (y: number): Point => [100 * y, here + (slope ?? 0) * (y - at)];
  return {
    summary: 'The price of the bond falls as the yield rises, along a curve that bends upwards.',
    frame: {
      x: [100 * from, 100 * to],
      y: [Math.min(...heights) * 0.95, Math.max(...heights) * 1.02],
      axes: 'edge',
      xLabel: 'yield in %',
      yLabel: 'price',
    },
    marks: [
      { mark: 'curve', pieces: [points], role: 'construction', label: 'price' },
      ...(slope === undefined
        ? []
        : [
            {
              mark: 'segment',
              from: tangent(at - reach),
              to: tangent(at + reach),
              role: 'given',
              dashed: true,
              label: 'duration',
            } as const,
          ]),
      { mark: 'point', at: [100 * at, here], role: 'answer' },
    ],
    table: {
      columns: ['Yield', 'Price'],
      rows: points.filter((_, k) => k % 5 === 0).map(([y, p]) => [`${y.toFixed(3)} %`, p.toFixed(2)]),
    },
  };
}
