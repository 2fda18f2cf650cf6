import type { Figure, Frame, Mark } from '@nomogram/calculators/kit/figure.ts';
import { sheetsOf } from '../sheet/sheets.ts';

/** Which inputs a point sets, and the texts they get. */
export type MovedInputs = { readonly [input: string]: string };

/** A point that was moved: which mark of which sheet it is, and the mark as it is now. */
export interface MovedPoint {
  readonly sheet: number;
  readonly index: number;
  readonly mark: Mark & { readonly mark: 'point' };
}

/** A point on its way: while it is held the frames stay, so that the sheet does not run away under the hand. */
export interface HeldPoint extends MovedPoint {
  readonly frames: readonly Frame[];
}

/** What happens when a movable point is moved and let go. */
export interface DragHandlers {
  readonly move: (point: MovedPoint, inputs: MovedInputs) => void;
  readonly drop: () => void;
}

/** The figure with the point where the hand holds it. */
export function withHeld(figure: Figure, { sheet, index, mark, frames }: HeldPoint): Figure {
  const [first, ...below] = sheetsOf(figure).map(({ frame, marks }, place) => ({
    frame: frames[place] ?? frame,
    marks: place === sheet ? marks.with(index, mark) : marks,
  }));
  return { ...figure, ...first, below };
}
