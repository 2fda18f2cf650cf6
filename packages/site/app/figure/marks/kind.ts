import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import type { ReactNode } from 'react';
import type { Box } from '../labels/place-labels.ts';
import type { Layout } from '../sheet/layout.ts';
import type { Pixel } from '../sheet/path.ts';

/** The mark of a kind: `MarkOf<'curve'>`. */
export type MarkOf<Name extends Mark['mark']> = Extract<Mark, { readonly mark: Name }>;

/** The boxes in which a label may stand beside a pixel; a negative distance centres it there. */
export type Around = (at: Pixel, distance: number) => readonly Box[];

/** A kind of mark: how it is drawn, from the paper up, what labels keep clear of, and where its own may stand. */
export interface Kind<One extends Mark> {
  /** What it fills, under axes and lines. */
  readonly fill?: (mark: One, layout: Layout) => ReactNode;
  /** What it draws as a line, as path data. */
  readonly line?: (mark: One, layout: Layout) => string;
  /** What it draws over the lines. */
  readonly dot?: (mark: One, layout: Layout) => ReactNode;
  /** Pixels that labels keep clear of. */
  readonly dots?: (mark: One, layout: Layout) => readonly Pixel[];
  /** Boxes that labels and numbers of the axes keep clear of. */
  readonly boxes?: (mark: One, layout: Layout) => readonly Box[];
  readonly label?: {
    readonly text: (mark: One) => string | undefined;
    /** Whether it is in ink, and not in the colour of the mark. */
    readonly ink?: (mark: One) => boolean;
    /** What has the least choice comes first. */
    readonly rank: number;
    /** The places that it could take, the best first. */
    readonly candidates: (mark: One, layout: Layout, around: Around) => readonly Box[];
  };
}
