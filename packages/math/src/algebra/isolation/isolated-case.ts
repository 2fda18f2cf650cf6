import type { Condition } from '../../expression/condition.ts';
import type { ShownStep } from '../../expression/step.ts';
import type { Range } from './range.ts';

/** What x is where conditions hold: numbers of these ranges, and no others; `unknown` where it was not worked out. */
export interface IsolatedCase {
  readonly when: readonly Condition[];
  readonly ranges: readonly Range[] | 'unknown';
  /** How one comes to it. */
  readonly steps: readonly ShownStep[];
}
