import type { Figure, Mark, Point } from '../../../kit/figure.ts';
import { briefly, inMoney } from '../result.ts';
import { runningSums } from '../running-sums.ts';

/** Payments one period apart, and the moment at which they are valued; rates are fractions. */
export interface Annuity {
  readonly payment: number;
  /** What 1 becomes in one period. */
  readonly growth: number;
  readonly periods: number;
  /** By what factor each payment is larger than the one before. */
  readonly rise?: number;
  /** Payments at the start of each period, not at its end. */
  readonly due?: boolean;
  readonly valued: 'at the start' | 'at the end';
  /** There are more payments than are drawn. */
  readonly endless?: boolean;
}

const most = 1200;
/** More payments than this are drawn as curves: bars would run into each other. */
const maxBars = 60;
const money = inMoney('');

/**
 * The same by the inputs that annuities share: rate, number of periods, growth where the payments grow. The payment is the input of the
 * name `paid`, or else the result.
 */
export const annuityBy =
  (valued: Annuity['valued'], { paid, due }: { readonly paid?: string; readonly due?: boolean } = {}) =>
  (values: { readonly [input: string]: number }, result: number): Figure | undefined =>
    annuityFigure({
      payment: paid === undefined ? result : values[paid]!,
      growth: 1 + values.ratePerPeriod!,
      periods: values.numberOfPeriods!,
      rise: 1 + (values.growthRate ?? 0),
      due,
      valued,
    });

/**
 * The timeline of an annuity: every payment, and over it what it is worth at the moment for which all are valued. Nothing is
 * drawn for a part of a period, where the closed form is no sum of payments.
 */
export function annuityFigure(annuity: Annuity): Figure | undefined {
  const { payment, growth, periods, rise = 1, due = false, valued, endless = false } = annuity;
  if (!Number.isInteger(periods) || periods < 1 || periods > most) return undefined;
  const valuedAt = valued === 'at the start' ? 0 : periods;
  const payments = Array.from({ length: periods }, (_, k): Point => [due ? k : k + 1, payment * rise ** k]);
  const worths = payments.map(([time, amount]): Point => [time, amount * growth ** (valuedAt - time)]);
  const heights = [...payments, ...worths].map(([, y]) => y);
  if (!heights.every((y) => Math.abs(y) < 1e280)) return undefined;
  const [low, high] = [Math.min(0, ...heights), Math.max(0, ...heights)];
  const margin = (high - low) * 0.15 || 1;
  const sums = runningSums(worths.map(([, worth]) => worth));
  return {
    summary: `${endless ? `The first ${periods} payments` : periods === 1 ? 'The payment' : `Each of the ${periods} payments`} in blue, over ${endless ? 'each' : 'it'} in vermilion what it is worth ${valued}: together ${briefly(money, sums.at(-1)!)}${endless ? ', and all that follow the rest' : ''}.`,
    frame: {
      x: [-0.6, periods + 0.6],
      y: [low < 0 ? low - margin : 0, high > 0 ? high + margin : 0],
      axes: 'edge',
      xLabel: 'period',
      yLabel: 'amount',
    },
    marks: [
      ...drawn(payments, 'given', 'payments'),
      ...drawn(worths, 'answer', `worth ${valued}`),
      {
        mark: 'segment',
        from: [valuedAt, 0],
        to: [valuedAt, high > 0 ? high : low],
        role: 'answer',
        dashed: true,
      },
    ],
    table: {
      columns: ['Period', 'Payment', `Worth ${valued}`, 'Together'],
      rows: payments.map(([time, amount], k) => [
        String(time),
        briefly(money, amount),
        briefly(money, worths[k]![1]),
        briefly(money, sums[k]!),
      ]),
    },
  };
}

function drawn(points: readonly Point[], role: 'given' | 'answer', label: string): readonly Mark[] {
  const line: Mark = { mark: 'curve', pieces: [points], role, label };
  if (points.length > maxBars) return [line];
  const bars = points.map(([time, height]) => ({ from: time - 0.36, to: time + 0.36, height }));
  return [{ mark: 'bars', bars, role }];
}
