import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import { kindOf } from '@nomogram/calculators/kit/marks/marks.ts';
import type { Layout } from '../sheet/layout.ts';
import { strokeOf, widthOf } from './roles.ts';

/** What a mark draws as a line: curves in their pieces, segments, outlines, arcs, stems. */
export function Line({ mark, layout }: { mark: Mark; layout: Layout }) {
  const d = kindOf(mark).line?.(mark, layout);
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
