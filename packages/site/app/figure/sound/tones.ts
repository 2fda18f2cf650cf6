import type { Sheet } from '@nomogram/calculators/kit/figure.ts';
import { tracedCurves } from '../trace/curves.ts';
import { heightAt } from '../trace/reading.ts';

/*
 * A curve as sound: time runs along x, the pitch is the height, from left to right in both ears. The lowest height of the sheet is an A of
 * 110 Hz, the highest three octaves above it, in between equal steps of height are equal steps of pitch. Where there is no curve it is
 * silent; where it meets the axis it clicks, so that roots are heard.
 */

const [lowest, octaves] = [110, 3];

/** One moment: its frequency, or silence; and whether the curve has crossed the axis since the moment before. */
export interface Tone {
  readonly frequency: number | undefined;
  readonly crosses: boolean;
}

/** The pitch of a height within a range. */
export function pitchOf(height: number, [low, high]: readonly [number, number]): number {
  const share = high > low ? Math.min(1, Math.max(0, (height - low) / (high - low))) : 0.5;
  return lowest * 2 ** (octaves * share);
}

/** The first curve of a sheet in so many moments, from one end to the other. */
export function tonesOf(sheet: Sheet, [from, to]: readonly [number, number], moments: number): readonly Tone[] {
  const curve = tracedCurves(sheet)[0];
  if (!curve) return [];
  let last: number | undefined;
  return Array.from({ length: moments }, (_, k): Tone => {
    const height = heightAt(curve, from + ((to - from) * k) / (moments - 1));
    const crosses = last !== undefined && height !== undefined && last * height < 0;
    // Exactly on the axis: the next moment tells on which side it goes on.
    if (height !== 0) last = height;
    return { frequency: height === undefined ? undefined : pitchOf(height, sheet.frame.y), crosses };
  });
}
