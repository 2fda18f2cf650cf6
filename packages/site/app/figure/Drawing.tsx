import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import { Fragment, useMemo } from 'react';
import { marked } from '../math/decimal-mark.ts';
import { useSetting } from '../use-setting.ts';
import type { DragHandlers } from './drag/held.ts';
import { Handles } from './drag/part.ts';
import { layoutsOf } from './sheet/layout.ts';
import { Sheet } from './sheet/Sheet.tsx';
import { sheetsOf } from './sheet/sheets.ts';
import type { Size } from './size.ts';
import { Trace } from './trace/parts.ts';

interface Props {
  figure: Figure;
  size: Size;
  className: string;
  /** Where the curves are read. */
  trace?: number;
  /** What happens when a movable point is moved and let go; none can be moved without it. */
  moving: DragHandlers | undefined;
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
              {trace !== undefined && <Trace.Component sheet={sheets[index]!} layout={layout} x={trace} />}
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
      {moving && <Handles.Component sheets={sheets} places={places} moving={moving} />}
    </svg>
  );
}
