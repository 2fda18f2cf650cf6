import { type GridPoint, gridBearing } from '@nomogram/math/surveying/bearing.ts';
import type { Verdict } from '../../kit/answer.ts';
import { angularDifference, verdict } from './verdict.ts';

export const rotationConvention =
  'Convention: M stays, the axes turn, positive clockwise as bearings do, angles in gradians, X east, Y north, in metres.';

/** Turning the axes leaves the distance from their origin and takes the angle off the bearing. `at` is M before, `found` after. */
export function checkTurned(at: GridPoint, gradians: number, found: GridPoint, size = 0): Verdict {
  const distance = Math.hypot(at.x, at.y);
  const what = 'From the origin of the turned axes M is as far as before, at a bearing smaller by A';
  const off = Math.abs(Math.hypot(found.x, found.y) - distance);
  const aside =
    distance === 0 || Math.hypot(found.x, found.y) === 0
      ? 0
      : (angularDifference(gridBearing(found.x, found.y), gridBearing(at.x, at.y) - gradians) * Math.PI * distance) /
        200;
  return verdict('independent computation', what, Math.max(off, aside), 1e-13 * Math.max(distance, size), 'm');
}
