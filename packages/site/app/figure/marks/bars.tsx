import { pathOf, pixelsOf } from '../sheet/path.ts';
import { dotted } from '../sheet/pixels-along.ts';
import type { Kind, MarkOf } from './kind.ts';
import { faintFillOf, strokeOf } from './roles.ts';

export const bars: Kind<MarkOf<'bars'>> = {
  fill: (mark, layout) => (
    <path
      d={mark.bars
        .map(
          ({ from, to, height }) =>
            [
              [from, 0],
              [from, height],
              [to, height],
              [to, 0],
            ] as const,
        )
        .map((corners) => pathOf(pixelsOf(layout, corners), true))
        .join('')}
      className={`${faintFillOf[mark.role]} ${strokeOf[mark.role]}`}
      strokeWidth={1}
    />
  ),
  dots: (mark, layout) =>
    mark.bars.flatMap(({ from, to, height }) =>
      dotted(
        pixelsOf(layout, [
          [from, height],
          [to, height],
        ]),
      ),
    ),
};
