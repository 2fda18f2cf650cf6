import * as Q from '../../exact/rational.ts';

/** By so much, relatively, a sample lies beyond the last point: more than doubles are rounded by. */
const relativeStep = 2 ** -20;

/** Whether two numbers known as doubles are far enough apart for a double between them to lie between what they stand for. */
export const areApart = (low: number, high: number): boolean =>
  high - low > 2 ** -48 * Math.max(Math.abs(low), Math.abs(high));

/** A short rational number strictly between two doubles; beyond the only one, where the other is absent. */
export function rationalBetween(low: number | undefined, high: number | undefined): Q.Rational {
  if (low === undefined && high === undefined) return Q.zero;
  if (low === undefined) return Q.fromNumber(Math.min(Math.floor(high!) - 1, high! - relativeStep * Math.abs(high!)));
  if (high === undefined) return Q.fromNumber(Math.max(Math.ceil(low) + 1, low + relativeStep * Math.abs(low)));
  const middle = (low + high) / 2;
  for (let scale = 1; scale < 2 ** 60; scale *= 2) {
    const rounded = Math.round(middle * scale) / scale;
    if (rounded > low && rounded < high) return Q.fromNumber(rounded);
  }
  return Q.fromNumber(middle);
}
