import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from '../sheet/layout.ts';
import { pathOf, pixelOf, pixelsOf, rounded } from '../sheet/path.ts';
import { strokeOf, washOf } from './roles.ts';

/** What a mark fills, under axes and lines: areas, bars, filled circles and polygons. */
export function Wash({ mark, layout }: { mark: Mark; layout: Layout }) {
  switch (mark.mark) {
    case 'area':
      return <path d={pathOf(pixelsOf(layout, mark.points), true)} className={washOf[mark.role]} />;
    case 'polygon':
      return mark.filled ? (
        <path d={pathOf(pixelsOf(layout, mark.points), true)} className={washOf[mark.role]} />
      ) : null;
    case 'circle': {
      if (!mark.filled) return null;
      const [x, y] = pixelOf(layout, mark.center);
      return (
        <circle cx={rounded(x)} cy={rounded(y)} r={rounded(mark.radius * layout.unit)} className={washOf[mark.role]} />
      );
    }
    case 'bars':
      return (
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
            .map((corners) =>
              pathOf(
                corners.map((corner) => pixelOf(layout, corner)),
                true,
              ),
            )
            .join('')}
          className={`${washOf[mark.role]} ${strokeOf[mark.role]}`}
          strokeWidth={1}
        />
      );
    default:
      return null;
  }
}
