import type { Sheet } from '@nomogram/calculators/kit/figure.ts';
import type { layoutsOf } from '../sheet/layout.ts';
import { Handle } from './Handle.tsx';
import type { DragHandlers } from './held.ts';
import { movedInputs, movedTo } from './moved.ts';

interface HandlesProps {
  sheets: readonly Sheet[];
  places: ReturnType<typeof layoutsOf>;
  moving: DragHandlers;
}

/** What holds the movable points, above everything that is drawn. */
export default function Handles({ sheets, places, moving }: HandlesProps) {
  return places.flatMap(({ layout, top }, sheet) =>
    sheets[sheet]!.marks.map(
      (mark, index) =>
        mark.mark === 'point' &&
        mark.moves && (
          <Handle
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name; a point keeps its place while it moves
            key={`${sheet} ${index}`}
            mark={mark}
            moves={mark.moves}
            layout={layout}
            top={top}
            onMove={(at, step) =>
              moving.move({ sheet, index, mark: movedTo(mark, at, step) }, movedInputs(mark.moves!, at, step))
            }
            onDrop={moving.drop}
          />
        ),
    ),
  );
}
