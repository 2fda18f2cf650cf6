import type { Condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ApproachVerdict } from './approach.ts';
import type { Range } from './oscillation.ts';

/** What a function does at one side of a point, or at one end of the line. */
export type SideLimit =
  /** `value` is finite, or ±oo; where the function is not real there, it is the limit of its complex values. */
  | { readonly kind: 'value'; readonly value: Expression; readonly verified: ApproachVerdict; readonly isReal: boolean }
  | {
      readonly kind: 'oscillates';
      readonly range: Range | null;
      readonly between: readonly [Expression, Expression] | null;
    }
  | { readonly kind: 'unbounded' }
  /** The function has no real values there, and its complex ones have no limit, or none that is known. */
  | { readonly kind: 'not real' }
  /** The function has no values at all: infinity stands in it, which is no number. */
  | { readonly kind: 'no values' };

/** What a function does towards a point: it has a limit, it grows without bound, or it has none. */
export type LimitResult = (
  | { readonly kind: 'value'; readonly value: Expression; readonly sides: Sides }
  | { readonly kind: 'none'; readonly sides: Sides }
) & {
  /** What must hold of the letters. */
  readonly conditions: readonly Condition[];
};

/** The limits from the left and from the right, as far as they were asked for. */
export interface Sides {
  readonly left?: SideLimit;
  readonly right?: SideLimit;
}

/** Whether a function has real values at a side. */
export const isRealSide = (side: SideLimit): boolean =>
  side.kind === 'value' ? side.isReal : side.kind !== 'not real';

/** From which side the point is approached. */
export type Side = 'left' | 'right' | 'both';

/** A limit with all that it says of values written anew: with other letters, or shorter. Its conditions stay. */
export function mapLimit(found: LimitResult, to: (a: Expression) => Expression): LimitResult {
  const sides = Object.fromEntries(Object.entries(found.sides).map(([side, one]) => [side, mapSide(one, to)]));
  return found.kind === 'value' ? { ...found, value: to(found.value), sides } : { ...found, sides };
}

function mapSide(side: SideLimit, to: (a: Expression) => Expression): SideLimit {
  if (side.kind === 'value') return { ...side, value: to(side.value) };
  if (side.kind !== 'oscillates' || side.between === null) return side;
  return { ...side, between: [to(side.between[0]), to(side.between[1])] };
}
