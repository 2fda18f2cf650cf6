import { arrowPath } from '../sheet/arc-path.ts';
import type { Layout } from '../sheet/layout.ts';
import { type Pixel, pathOf, pixelOf } from '../sheet/path.ts';
import { dotted } from '../sheet/pixels-along.ts';
import type { Kind, MarkOf } from './kind.ts';

const endsOf = ({ from, to }: MarkOf<'segment'>, layout: Layout): readonly [Pixel, Pixel] => [
  pixelOf(layout, from),
  pixelOf(layout, to),
];

export const segment: Kind<MarkOf<'segment'>> = {
  line: (mark, layout) => {
    const ends = endsOf(mark, layout);
    return pathOf(ends) + (mark.arrow ? arrowPath(...ends) : '');
  },
  dots: (mark, layout) => dotted(endsOf(mark, layout)),
  label: {
    text: ({ label }) => label,
    rank: 3,
    candidates: (mark, layout, around) => {
      const [from, to] = endsOf(mark, layout);
      return [9, 18].flatMap((distance) =>
        [0.5, 0.4, 0.6, 0.28, 0.72].flatMap((share) => around(between(from, to, share), distance)),
      );
    },
  },
};

const between = ([x, y]: Pixel, [u, v]: Pixel, share: number): Pixel => [x + (u - x) * share, y + (v - y) * share];
