import type { RowResult } from './calculate-row.ts';

/** What the page asks of the worker: these rows, from this one on. */
export interface Order {
  readonly id: string;
  readonly typed: { readonly [option: string]: string };
  readonly from: number;
  readonly rows: readonly (readonly string[])[];
}

/** What the worker says: the results of some rows, in order; `done` when these were the last of its order. */
export interface Report {
  readonly from: number;
  readonly results: readonly RowResult[];
  readonly done: boolean;
}
