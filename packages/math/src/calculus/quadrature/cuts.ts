import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { type CriticalPoint, criticalPoints, maxPoints } from './critical-points.ts';
import { type Integrand, pointOf } from './integrand.ts';

const farthest = 1e6;

/** The critical points of a range, finite or not. */
export function pointsInside({ f, variable }: Integrand, a: CriticalPoint, b: CriticalPoint): readonly CriticalPoint[] {
  if (Number.isFinite(a.x) && Number.isFinite(b.x)) return criticalPoints(f, variable, a.x, b.x);
  const low = Number.isFinite(a.x) ? a.x : Math.min(-farthest, b.x - farthest);
  const high = Number.isFinite(b.x) ? b.x : Math.max(farthest, a.x + farthest);
  return widening(f, variable, low, high);
}

/** The ends of the pieces in order: the range, its critical points, and the points where infinite tails begin. */
export function endsOfPieces(a: CriticalPoint, b: CriticalPoint, inside: readonly CriticalPoint[]): CriticalPoint[] {
  const cuts = [...inside];
  if (!Number.isFinite(a.x) || !Number.isFinite(b.x)) cuts.push(...joints(a, b, inside));
  return [a, ...cuts.sort((p, q) => p.x - q.x), b];
}

/** The critical points of an infinite range are sought in windows of growing width. */
function widening(f: Expression, variable: string, low: number, high: number): readonly CriticalPoint[] {
  const found: CriticalPoint[] = [];
  const start = low > -farthest ? low : high < farthest ? high : 0;
  for (const width of [4, 40, 400]) {
    for (const point of criticalPoints(f, variable, Math.max(low, start - width), Math.min(high, start + width))) {
      if (!found.some((known) => Math.abs(known.x - point.x) <= 1e-9 * (1 + Math.abs(point.x)))) found.push(point);
    }
    // A periodic family: the tail decides.
    if (found.length > maxPoints) break;
  }
  return found.sort((p, q) => p.x - q.x);
}

/** The points where infinite tails begin. */
function joints(a: CriticalPoint, b: CriticalPoint, inside: readonly CriticalPoint[]): CriticalPoint[] {
  const whole = (x: number): CriticalPoint => pointOf(E.number(x), x);
  const last = inside[inside.length - 1]?.x;
  const first = inside[0]?.x;
  const found: CriticalPoint[] = [];
  if (!Number.isFinite(b.x))
    found.push(
      whole(
        Math.floor(
          Math.max(
            last ?? -Infinity,
            Number.isFinite(a.x) ? a.x : -Infinity,
            first === undefined && !Number.isFinite(a.x) ? -1 : -Infinity,
          ),
        ) + 1,
      ),
    );
  if (!Number.isFinite(a.x)) {
    const joint =
      Math.ceil(
        Math.min(
          first ?? Infinity,
          Number.isFinite(b.x) ? b.x : Infinity,
          last === undefined && !Number.isFinite(b.x) ? 1 : Infinity,
        ),
      ) - 1;
    if (!found.some((point) => point.x === joint)) found.push(whole(joint));
  }
  return found;
}
