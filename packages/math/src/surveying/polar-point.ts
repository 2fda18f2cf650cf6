import type { Rational } from '../exact/rational.ts';
import { direction } from './gradians.ts';
import { localFrame } from './local-frame.ts';
import { type ExactPoint, type PrecisePoint, times } from './point.ts';

/** The direct problem: the point at a bearing (gradians) and a distance from another; the inverse of bearing and distance. */
export function precisePolarPoint(from: ExactPoint, bearing: Rational, distance: Rational): PrecisePoint {
  const frame = localFrame(from, [], [distance]);
  return frame.restore(times(direction(bearing), frame.shorten(distance)));
}
