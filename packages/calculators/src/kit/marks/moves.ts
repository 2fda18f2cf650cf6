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
  /** How far a slider goes; without it, to the ends of the frame. */
  readonly range?: readonly [number, number];
}
