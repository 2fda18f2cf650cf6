import type { Expression } from '../../expression/expression.ts';
import type { TrigonometricSolution } from '../trigonometric/solve.ts';
import type { CriticalPoint } from './point-order.ts';

/** The sign between two sides of an inequality. */
export type Comparison = '<' | '<=' | '>' | '>=';

/** Whether a − b may have this sign where a and b are compared. */
export const holdsBySign = (sign: -1 | 0 | 1, comparison: Comparison): boolean =>
  sign === 0 ? comparison.endsWith('=') : comparison.startsWith('<') ? sign < 0 : sign > 0;

/** An interval of the solution; an end that is absent is infinite. A single point has both ends the same and closed. */
export interface Interval {
  readonly from?: CriticalPoint;
  readonly fromClosed: boolean;
  readonly to?: CriticalPoint;
  readonly toClosed: boolean;
}

/** The set of real numbers for which an inequality holds, as intervals. */
export interface InequalitySolution {
  /** Disjoint, increasing; empty when there is no solution. With a period: those of which all others are moved by whole periods. */
  readonly intervals: readonly Interval[];
  /** The points between which the sign does not change, for tables and figures; with a period, those of one window. */
  readonly points: readonly CriticalPoint[];
  /** A sample and the truth there, of each interval between the points. */
  readonly samples: readonly { readonly at: number; readonly holds: boolean }[];
  /** After what length the intervals repeat; absent where the solution is finitely many intervals. */
  readonly period?: Expression;
  /** The common period of the sides, in which the points lie. */
  readonly window?: Expression;
  /** Where the differences of neighbouring sides vanish, in their order, for the steps; with a period. */
  readonly equations?: readonly TrigonometricSolution[];
}
