import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from '../sheet/layout.ts';
import { pathOf, pixelOf, pixelsOf, rounded } from '../sheet/path.ts';
import { arcPath, arrowPath } from './arc.ts';
import { strokeOf, widthOf } from './roles.ts';

/** What a mark draws as a line: curves in their pieces, segments, outlines, arcs, stems. */
export function Line({ mark, layout }: { mark: Mark; layout: Layout }) {
  const d = pathDataOf(mark, layout);
  if (!d) return null;
  const dashed = 'dashed' in mark && mark.dashed;
  return (
    <path
      d={d}
      className={`fill-none ${strokeOf[mark.role]}`}
      strokeWidth={widthOf[mark.role]}
      strokeOpacity={'faint' in mark && mark.faint ? 0.4 : undefined}
      strokeLinejoin="round"
      strokeDasharray={dashed ? '6 4' : undefined}
    />
  );
}

function pathDataOf(mark: Mark, layout: Layout): string {
  switch (mark.mark) {
    case 'curve':
      return mark.pieces.map((piece) => pathOf(pixelsOf(layout, piece))).join('');
    case 'segment': {
      const [from, to] = [pixelOf(layout, mark.from), pixelOf(layout, mark.to)];
      return pathOf([from, to]) + (mark.arrow ? arrowPath(from, to) : '');
    }
    case 'circle': {
      const [x, y] = pixelOf(layout, mark.center).map(rounded) as [number, number];
      const radius = rounded(mark.radius * layout.unit);
      return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
    }
    case 'arc':
      return arcPath(pixelOf(layout, mark.center), mark.radius * layout.unit, mark.from, mark.to);
    case 'polygon':
      return pathOf(pixelsOf(layout, mark.points), true);
    case 'stems':
      return mark.points.map(([x, y]) => pathOf([pixelOf(layout, [x, 0]), pixelOf(layout, [x, y])])).join('');
    default:
      return '';
  }
}
