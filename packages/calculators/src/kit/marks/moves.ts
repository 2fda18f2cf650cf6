/**
 * A point that can be moved, by pointer and by keys: which inputs its coordinates set. One that sets a single input is a
 * slider along that axis.
 */
export interface Moves {
  readonly x?: string;
  readonly y?: string;
  /** What a slider is called, where its label says too little. */
  readonly name?: string;
  /** What is written before the number: `p = ` where the field reads a probability so. */
  readonly prefix?: string;
  /** The least step that makes a difference: 1 where only whole numbers count. */
  readonly step?: number;
  /** How many times its coordinate the input is, 1 without it: the side of a square is twice what its corner is away from the middle. */
  readonly times?: number;
  /** How far a slider goes, as its input says it; without it, to the ends of the frame. */
  readonly range?: readonly [number, number];
  /** Where both coordinates are a row of one text, a list of points: what stands in that text before the row and behind it. */
  readonly row?: readonly [before: string, after: string];
}
