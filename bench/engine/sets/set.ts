import type { Operation } from '../peers/peer.ts';

/** What is put to every peer: one operation on many records, whose median is compared. */
export interface BenchSet {
  readonly name: string;
  readonly operation: Operation;
  readonly records: readonly { readonly id: string; readonly expressions: readonly string[] }[];
  /** What must hold for the engine. */
  readonly goals: readonly Goal[];
}

/**
 * At least so many times faster than a peer, at most so many times slower, more answers than it has; or under so many milliseconds, every
 * answer or 95 of 100.
 */
export type Goal =
  | { readonly than: string; readonly fasterBy: number }
  | { readonly than: string; readonly withinTimes: number }
  | { readonly moreAnswersThan: string }
  | { readonly everyRecordUnderMs: number }
  | { readonly maxRecordsUnderMs: number };
