import { arcPath } from '../sheet/arc-path.ts';
import { pixelOf } from '../sheet/path.ts';
import { polar, turned } from '../sheet/pixels-along.ts';
import type { Kind, MarkOf } from './kind.ts';

export const arc: Kind<MarkOf<'arc'>> = {
  line: ({ center, radius, from, to }, layout) => arcPath(pixelOf(layout, center), radius * layout.unit, from, to),
  dots: ({ center, radius, from, to }, layout) => turned(pixelOf(layout, center), radius * layout.unit, from, to),
  label: {
    text: ({ label }) => label,
    rank: 2,
    candidates: ({ center, radius, from, to }, layout, around) => {
      const degrees = (share: number) => (-180 / Math.PI) * (from + (to - from) * share);
      return [6, 14, 26, 40].flatMap((distance) =>
        [0.5, 0.35, 0.65].flatMap((share) =>
          around(polar(pixelOf(layout, center), radius * layout.unit, degrees(share)), distance),
        ),
      );
    },
  },
};
