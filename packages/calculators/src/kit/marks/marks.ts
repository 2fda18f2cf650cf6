import { arcPath, arrowPath, circlePath } from './arc-path.ts';
import type { Kind, Pixel, Point, Role, Scale } from './kind.ts';
import { besideEnd, insideArea } from './label-places.ts';
import type { Moves } from './moves.ts';
import { pathOf, pixelOf, pixelsOf } from './pixels.ts';
import { arcPixels, linePixels, polar } from './pixels-along.ts';

/*
 * The kinds of marks that figures are made of, each at one place: what it consists of, in the coordinates of the problem, and how it is drawn,
 * in pixels. A new kind is one entry here. It goes through the data of an answer as it stands; the site puts the colours of roles to it.
 */
const kind = <Data extends object>(how: Kind<Data & WithRole>): Kind<Data & WithRole> => how;

interface WithRole {
  readonly role: Role;
}

const marks = {
  curve: kind<{
    readonly pieces: readonly (readonly Point[])[];
    readonly dashed?: boolean;
    /** Many lines that only make a background. */
    readonly faint?: boolean;
    readonly label?: string;
    /** What stands at the line where the names of many would crowd the sheet; the summary says whose it is. */
    readonly sign?: string;
  }>({
    line: ({ pieces }, scale) => pieces.map((piece) => pathOf(pixelsOf(scale, piece))).join(''),
    dots: ({ pieces }, scale) => dotsAlong(pieces, scale),
    label: {
      text: ({ label, sign }) => sign ?? label,
      rank: 5,
      candidates: ({ pieces }, scale, around) => besideEnd(dotsAlong(pieces, scale), scale, around),
    },
    thinned: ({ pieces }, thin) => ({ pieces: pieces.map(thin) }),
  }),
  area: kind<{ readonly points: readonly Point[]; readonly label?: string }>({
    fills: ({ points }, scale) => [{ path: pathOf(pixelsOf(scale, points), true), paint: 'faint' }],
    label: {
      text: ({ label }) => label,
      rank: 6,
      candidates: ({ points }, scale, around) => insideArea(pixelsOf(scale, points), around),
    },
    thinned: ({ points }, thin) => ({ points: thin(points) }),
  }),
  /** Filled, or open where the value itself does not belong; what was given is a ring, what can be moved a dot in a ring. */
  point: kind<{
    readonly at: Point;
    readonly label?: string;
    /** What is written where there is no room for the label. */
    readonly short?: string;
    /** What it is in words, where the label says less: `root at π`. */
    readonly says?: string;
    readonly open?: boolean;
    readonly moves?: Moves;
  }>({
    heads: ({ at, role, open, moves }, scale) => {
      const centre = pixelOf(scale, at);
      if (moves)
        return [
          { centre, radius: 6, paint: 'ring' },
          { centre, radius: 2.5, paint: 'full' },
        ];
      const isRing = open || role === 'given';
      return [{ centre, radius: role === 'given' && !open ? 5 : 4, paint: isRing ? 'ring' : 'full' }];
    },
    boxes: ({ at }, scale) => {
      const [x, y] = pixelOf(scale, at);
      return [{ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }];
    },
    label: {
      text: ({ label }) => label,
      shorter: ({ short }) => short,
      anchor: ({ at }, scale) => pixelOf(scale, at),
      ink: ({ role }) => role !== 'answer',
      rank: 1,
      candidates: ({ at }, scale, around) => [10, 20, 34].flatMap((distance) => around(pixelOf(scale, at), distance)),
    },
  }),
  segment: kind<{
    readonly from: Point;
    readonly to: Point;
    readonly dashed?: boolean;
    readonly arrow?: boolean;
    readonly label?: string;
    /** What is written where there is no room for the label. */
    readonly short?: string;
  }>({
    line: ({ from, to, arrow }, scale) => {
      const ends = [pixelOf(scale, from), pixelOf(scale, to)] as const;
      return pathOf(ends) + (arrow ? arrowPath(...ends) : '');
    },
    dots: ({ from, to }, scale) => linePixels([pixelOf(scale, from), pixelOf(scale, to)]),
    label: {
      text: ({ label }) => label,
      shorter: ({ short }) => short,
      rank: 3,
      candidates: ({ from, to }, scale, around) => {
        const ends = [pixelOf(scale, from), pixelOf(scale, to)] as const;
        return [9, 14, 20].flatMap((distance) =>
          [0.5, 0.4, 0.6, 0.28, 0.72, 0.15, 0.85].flatMap((share) => around(between(...ends, share), distance)),
        );
      },
    },
  }),
  circle: kind<{
    readonly center: Point;
    readonly radius: number;
    readonly filled?: boolean;
    readonly dashed?: boolean;
    readonly label?: string;
  }>({
    fills: ({ center, radius, filled }, scale) =>
      filled ? [{ centre: pixelOf(scale, center), radius: radius * scale.unit, paint: 'faint' }] : [],
    line: ({ center, radius }, scale) => circlePath(pixelOf(scale, center), radius * scale.unit),
    dots: ({ center, radius }, scale) => arcPixels(pixelOf(scale, center), radius * scale.unit, 0, 2 * Math.PI),
    label: {
      text: ({ label }) => label,
      rank: 4,
      candidates: ({ center, radius }, scale, around) =>
        [-45, -135, 45, 135, -90, 90, 0, 180].flatMap((degrees) =>
          around(polar(pixelOf(scale, center), radius * scale.unit, degrees), 6),
        ),
    },
  }),
  arc: kind<{
    readonly center: Point;
    readonly radius: number;
    readonly from: number;
    readonly to: number;
    readonly label?: string;
  }>({
    line: ({ center, radius, from, to }, scale) => arcPath(pixelOf(scale, center), radius * scale.unit, from, to),
    dots: ({ center, radius, from, to }, scale) => arcPixels(pixelOf(scale, center), radius * scale.unit, from, to),
    label: {
      text: ({ label }) => label,
      rank: 2,
      candidates: ({ center, radius, from, to }, scale, around) => {
        const degrees = (share: number) => (-180 / Math.PI) * (from + (to - from) * share);
        return [6, 14, 26, 40].flatMap((distance) =>
          [0.5, 0.35, 0.65].flatMap((share) =>
            around(polar(pixelOf(scale, center), radius * scale.unit, degrees(share)), distance),
          ),
        );
      },
    },
  }),
  polygon: kind<{ readonly points: readonly Point[]; readonly filled?: boolean }>({
    fills: ({ points, filled }, scale) =>
      filled ? [{ path: pathOf(pixelsOf(scale, points), true), paint: 'faint' }] : [],
    line: ({ points }, scale) => pathOf(pixelsOf(scale, points), true),
    dots: ({ points }, scale) => linePixels(pixelsOf(scale, [...points, ...points.slice(0, 1)])),
  }),
  bars: kind<{ readonly bars: readonly Bar[] }>({
    fills: ({ bars }, scale) => [
      {
        path: bars.map((bar) => pathOf(pixelsOf(scale, edgesOf(bar)), true)).join(''),
        paint: 'edged',
      },
    ],
    dots: ({ bars }, scale) => bars.flatMap((bar) => linePixels(pixelsOf(scale, edgesOf(bar)))),
  }),
  stems: kind<{ readonly points: readonly Point[] }>({
    line: ({ points }, scale) => points.map((head) => pathOf(stem(head, scale))).join(''),
    heads: ({ points }, scale) =>
      points.map((head) => ({ centre: pixelOf(scale, head), radius: 2.6, paint: 'full' as const })),
    dots: ({ points }, scale) => points.flatMap((head) => linePixels(stem(head, scale))),
  }),
  text: kind<{ readonly at: Point; readonly text: string }>({
    label: {
      text: ({ text }) => text,
      rank: 0,
      candidates: ({ at }, scale, around) =>
        [-1, 4, 10, 18].flatMap((distance) => around(pixelOf(scale, at), distance)),
    },
  }),
};

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** Its sides and its top; below it stands on the axis. */
const edgesOf = ({ from, to, height }: Bar): readonly Point[] => [
  [from, 0],
  [from, height],
  [to, height],
  [to, 0],
];

const stem = ([x, y]: Point, scale: Scale): readonly Pixel[] => [pixelOf(scale, [x, 0]), pixelOf(scale, [x, y])];

const dotsAlong = (pieces: readonly (readonly Point[])[], scale: Scale): readonly Pixel[] =>
  pieces.flatMap((piece) => linePixels(pixelsOf(scale, piece)));

const between = ([x, y]: Pixel, [u, v]: Pixel, share: number): Pixel => [x + (u - x) * share, y + (v - y) * share];

type DataOf<Some> = Some extends Kind<infer Data> ? Data : never;

export type Mark = {
  readonly [Name in keyof typeof marks]: { readonly mark: Name } & DataOf<(typeof marks)[Name]>;
}[keyof typeof marks];

/** The kind of a mark. */
export const kindOf = (mark: Mark): Kind<Mark> => marks[mark.mark] as Kind<Mark>;
