import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import { Fragment, useMemo } from 'react';
import { marked } from '../math/decimal-mark.ts';
import { useSetting } from '../use-setting.ts';
import { Handle } from './drag/Handle.tsx';
import { type Place, sheetsOf } from './drag/moving.ts';
import { layoutsOf } from './sheet/layout.ts';
import { Sheet } from './sheet/Sheet.tsx';
import type { Size } from './size.ts';
import { Trace } from './trace/Trace.tsx';

interface Props {
  figure: Figure;
  size: Size;
  className: string;
  /** Where the curves are read. */
  trace?: number;
  /** What happens when a movable point is moved and let go; none can be moved without it. */
  moving: DragHandlers | undefined;
}

interface DragHandlers {
  readonly move: (place: Place) => void;
  readonly drop: () => void;
}

/**
 * A figure at one size: its sheets, one below the other. A picture whose points move is a group, so that these can be
 * reached within it.
 */
export function Drawing({ figure, size, moving, className, trace }: Props) {
  const mark = useSetting('decimal');
  const sheets = useMemo(() => sheetsOf(figure), [figure]);
  const places = useMemo(() => layoutsOf(sheets, size), [sheets, size]);
  const { layout: last, top: bottom } = places.at(-1)!;
  return (
    <svg
      viewBox={`0 0 ${size.width} ${bottom + last.height}`}
      className={`pointer-events-none ${className}`}
      role={moving ? 'group' : 'img'}
      tabIndex={0}
    >
      <title>{marked(figure.summary, mark)}</title>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this group takes the focus; the handles stand beside it */}
      <g aria-hidden="true">
        {places.map(({ layout, top }, index) => {
          const sheet = (
            <Fragment key={top}>
              <Sheet sheet={sheets[index]!} layout={layout} />
              {trace !== undefined && <Trace sheet={sheets[index]!} layout={layout} x={trace} />}
            </Fragment>
          );
          if (sheets.length === 1) return sheet;
          return (
            // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, whose title says what is to be seen
            <svg key={top} y={top} width={layout.width} height={layout.height}>
              {sheet}
            </svg>
          );
        })}
      </g>
      {moving && <Handles sheets={sheets} places={places} moving={moving} />}
    </svg>
  );
}

interface HandlesProps {
  sheets: ReturnType<typeof sheetsOf>;
  places: ReturnType<typeof layoutsOf>;
  moving: DragHandlers;
}

/** What holds the movable points, above everything that is drawn. */
function Handles({ sheets, places, moving }: HandlesProps) {
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
            onMove={(at, step) => moving.move({ sheet, index, at, step })}
            onDrop={moving.drop}
          />
        ),
    ),
  );
}
