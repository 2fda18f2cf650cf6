import * as E from '../../expression/build.ts';
import { compileUnary } from '../../expression/compile.ts';
import type { Expression } from '../../expression/expression.ts';
import { infiniteEnd, limit } from '../limit.ts';
import type { CriticalPoint } from './critical-points.ts';
import type { Divergence } from './divergence.ts';

/*
 * Comparison with 1/distance, for functions of which no series with remainder is known at their poles: Γ, its derivatives, ζ. Where
 * (x − p)·f(x) tends to another number than 0 from one side, or beyond every bound, f keeps one sign beside p and |f| ≥ c/|x − p| there,
 * whose integral is infinite.
 */

/** A place at which the integral over the pieces between the ends diverges by this comparison; null where none is seen. */
export function besideReciprocal(f: Expression, variable: string, ends: readonly CriticalPoint[]): Divergence | null {
  const compiled = compileUnary(f, variable);
  for (const [k, end] of ends.entries()) {
    for (const [side, other] of [
      ['left', ends[k - 1]],
      ['right', ends[k + 1]],
    ] as const) {
      if (other === undefined || end.rough || !Number.isFinite(end.x)) continue;
      const width = Number.isFinite(other.x) ? other.x - end.x : side === 'right' ? 1 : -1;
      if (!seemsToGrow((share) => compiled(end.x + share * width))) continue;
      const order = orderAt(f, variable, end.exact, side);
      if (order !== null) return { kind: 'diverges', at: end.exact, order };
    }
  }
  return null;
}

/** The limit is worth its time where samples grow about as 1/distance does. */
function seemsToGrow(at: (share: number) => number): boolean {
  const [near, nearer] = [Math.abs(at(1e-4)), Math.abs(at(1e-7))];
  return nearer > 500 * near && near > 0;
}

/** 1 of what grows like 1/distance, more of what grows faster; null where neither is known. */
function orderAt(f: Expression, variable: string, p: Expression, side: 'left' | 'right'): number | null {
  const product = E.multiply(E.subtract(E.symbol(variable), p), f);
  const found = limit(product, variable, p, { side });
  const there = found.ok ? found.value.sides[side] : undefined;
  if (there?.kind !== 'value' || !there.isReal || E.equal(there.value, E.zero)) return null;
  return infiniteEnd(there.value) === null ? 1 : Number.POSITIVE_INFINITY;
}
