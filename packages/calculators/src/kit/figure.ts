import type { Point, Role } from './marks/kind.ts';
import type { Mark } from './marks/marks.ts';
import type { Moves } from './marks/moves.ts';
import type { Solid } from './solid.ts';

/**
 * A figure is plain data: sampled points and shapes in the coordinates of the problem, never functions, so that the
 * service, the page and a file can all draw the same one. One component of the site draws every figure.
 */
export interface Figure extends Sheet {
  /** One sentence that says what is to be seen, for who cannot see it. */
  readonly summary: string;
  /** Further sheets below the first, with the same horizontal axis: a box plot under its histogram. */
  readonly below?: readonly Sheet[];
  /** The function whose graph it is, where another one can be laid over it. */
  readonly of?: { readonly variable: string; readonly function: string };
  /** What the marks are a view of, where it can be turned. */
  readonly solid?: Solid;
}

/** One sheet of paper: what it shows, and in which part of the plane. */
export interface Sheet {
  readonly frame: Frame;
  readonly marks: readonly Mark[];
  /** The same as numbers. */
  readonly table?: FigureTable;
}

export interface Frame {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** One unit is as long upwards as sideways: plans, circles, the complex plane. */
  readonly equal?: boolean;
  /** `axes` through the origin (default), `edge` along the border, `none` for a plan or a shape. */
  readonly axes?: 'axes' | 'edge' | 'none';
  /** A strip, which needs no height. */
  readonly low?: boolean;
  /** Only whole numbers have a meaning along this axis, so that only these are written at it. */
  readonly xWhole?: boolean;
  readonly yWhole?: boolean;
  readonly xLabel?: string;
  readonly yLabel?: string;
  /** A plan: a north arrow and a scale bar in this unit. */
  readonly plan?: { readonly unit: string };
}

export type { Mark, Moves, Point, Role };

export interface FigureTable {
  /** What it is a table of, where a figure has several. */
  readonly name?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether its rows are what was asked for, one a period: a page shows them with the answer, and paper has all of them. */
  readonly isSchedule?: boolean;
  /** How its cells follow from each other in a spreadsheet, which calculates them again. */
  readonly live?: LiveTable;
}

/**
 * The formulas of a table of amounts. In a formula `{name}` is the cell of a given value, `[2]` the cell of column 2 in the same row, `[^2]`
 * that of the row before, `[2*]` all of column 2; columns count from 0.
 */
export interface LiveTable {
  /** What stands beside the table: what was typed, and what follows from it. */
  readonly beside: readonly LiveValue[];
  /** For each column its formula; columns without one are as they stand. */
  readonly columns: readonly (LiveColumn | undefined)[];
  /** What `[^…]` is in the first row, by column: the name of a value beside. */
  readonly before: { readonly [column: number]: string };
}

export interface LiveValue {
  readonly name: string;
  readonly label: string;
  readonly formula: string;
  /** What it gives now, where it is more than a number. */
  readonly value?: string;
  readonly isPercent?: boolean;
}

export interface LiveColumn {
  readonly formula: string;
  /** In the last row, where it is another one. */
  readonly last?: string;
}

/** A table that stands for itself beside an answer. */
export interface TitledTable extends FigureTable {
  readonly title: string;
}
