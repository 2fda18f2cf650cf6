/** given: what was typed · answer: what was found · construction: what leads there · muted: the rest. */
export type Role = 'given' | 'answer' | 'construction' | 'muted';
export type Point = readonly [x: number, y: number];
/** A place on the sheet. */
export type Pixel = readonly [x: number, y: number];

/** Where the points of a problem stand on a sheet. */
export interface Scale {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  /** Pixels per unit, for radii; the horizontal one where the axes differ. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The boxes in which a label may stand beside a pixel; a negative distance centres it there. */
export type LabelBoxes = (at: Pixel, distance: number) => readonly Box[];

/** faint: under lines and letters · edged: faint, with an outline · full: in its colour · ring: empty, with its outline. */
export type Paint = 'faint' | 'edged' | 'full' | 'ring';

/** What is drawn in pixels beside lines: path data or a disc. */
export type Shape = { readonly paint: Paint } & (
  | { readonly path: string }
  | { readonly centre: Pixel; readonly radius: number }
);

/** A kind of mark: how it is drawn, from the paper up, what labels keep clear of, and where its own may stand. */
export interface Kind<Data> {
  /** What it fills, under axes and lines. */
  readonly fills?: (mark: Data, scale: Scale) => readonly Shape[];
  /** What it draws as a line, as path data. */
  readonly line?: (mark: Data, scale: Scale) => string;
  /** What it draws over the lines. */
  readonly heads?: (mark: Data, scale: Scale) => readonly Shape[];
  /** Pixels that labels keep clear of. */
  readonly dots?: (mark: Data, scale: Scale) => readonly Pixel[];
  /** Boxes that labels and numbers of the axes keep clear of. */
  readonly boxes?: (mark: Data, scale: Scale) => readonly Box[];
  readonly label?: {
    readonly text: (mark: Data) => string | undefined;
    /** What is written where there is no room for that. */
    readonly shorter?: (mark: Data) => string | undefined;
    /** What it names, where that is a point, to which a label further away is tied. */
    readonly anchor?: (mark: Data, scale: Scale) => Pixel;
    /** Whether it is in ink, and not in the colour of the mark. */
    readonly ink?: (mark: Data) => boolean;
    /** What has the least choice comes first. */
    readonly rank: number;
    /** The places that it could take, the best first. */
    readonly candidates: (mark: Data, scale: Scale, around: LabelBoxes) => readonly Box[];
  };
  /** Its curves, where it has any, with fewer points. */
  readonly thinned?: (mark: Data, thin: (points: readonly Point[]) => readonly Point[]) => Partial<Data>;
}
