import { sampleCurve } from '@nomogram/math/numeric/sample-curve.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Mark, Point, Sheet } from '../../kit/figure.ts';

/**
 * P(X ≤ x) as a curve, or for a discrete distribution as a staircase, to be read both ways: from x up to the curve and
 * across to p, or from p across and down. Where it can be moved, both ends can; moving p asks for its quantile.
 */
export function cumulativeSheet(
  of: Distribution,
  ends: readonly number[],
  range: readonly [number, number],
  isMoved: boolean,
): Sheet | undefined {
  const lines = of.kind === 'discrete' ? staircase(of, range) : smooth(of, range);
  if (!lines) return undefined;
  return {
    frame: { x: range, y: [0, 1], axes: 'edge', xWhole: of.kind === 'discrete', xLabel: 'x', yLabel: 'P(X ≤ x)' },
    marks: [...ends.flatMap((x) => reading(of, x, range, isMoved)), lines],
  };
}

/** From x to the curve and on to p; p moves within what the sheet shows. */
function reading(
  of: Distribution,
  x: number,
  [low, high]: readonly [number, number],
  isMoved: boolean,
): readonly Mark[] {
  if (!(x >= low && x <= high)) return [];
  const p = of.cumulative(x);
  const name = 'P(X ≤ x), from which x is found';
  return [
    {
      mark: 'point',
      at: [low, p],
      role: 'given',
      label: `p = ${formatDouble(p, 4)}`,
      short: 'p',
      ...(isMoved && { moves: { y: 'x', prefix: 'p = ', name, range: [0.001, 0.999] } }),
    },
    { mark: 'segment', from: [x, 0], to: [x, p], role: 'answer' },
    { mark: 'segment', from: [x, p], to: [low, p], role: 'answer', dashed: true },
    { mark: 'point', at: [x, p], role: 'answer' },
  ];
}

function smooth(of: Distribution, [low, high]: readonly [number, number]): Mark | undefined {
  const curve = sampleCurve((at) => of.cumulative(at), low, high, 49);
  return curve && { mark: 'curve', pieces: curve.pieces, role: 'given' };
}

/** More steps than this are a curve to the eye. */
const maxSteps = 120;

/**
 * Every step where they are few, else a staircase through some of its points. Each is the one before and the masses between,
 * of which some stand for their neighbours where the law is wide: to the eye the same, and quickly done.
 */
function staircase(of: Distribution, [low, high]: readonly [number, number]): Mark {
  const width = Math.max(1, Math.ceil((high - low) / maxSteps));
  const first = Math.max(Math.ceil(low), of.support[0]);
  const pieces: Point[][] = [
    [
      [low, of.cumulative(low)],
      [first, of.cumulative(low)],
    ],
  ];
  let height = of.cumulative(first);
  for (let k = first; k <= high; k += width) {
    const end = Math.min(k + width, high);
    pieces.push([
      [k, height],
      [end, height],
    ]);
    height = Math.min(
      1,
      height + (width * (width > 1 ? of.density(k) + of.density(k + width) : 2 * of.density(k + 1))) / 2,
    );
  }
  return { mark: 'curve', pieces, role: 'given' };
}
