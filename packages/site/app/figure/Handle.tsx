import type { Mark, Point } from '@nomogram/calculators/kit/figure.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Layout } from './layout.ts';
import { allowed, arrowMove, pointAt, stepOf } from './moving.ts';
import { pixelOf, rounded } from './path.ts';

interface Props {
  mark: Mark & { mark: 'point' };
  layout: Layout;
  onMove: (to: Point, step: number) => void;
  /** The hand lets go. */
  onDrop: () => void;
}

/** What makes a point movable: by pointer or finger, and by the arrow keys. */
export function Handle({ mark, layout, onMove, onDrop }: Props) {
  const [x, y] = pixelOf(layout, mark.at);
  const step = stepOf(layout);
  const drag = (event: PointerEvent<SVGCircleElement>) => {
    const sheet = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!sheet || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const px = ((event.clientX - sheet.left) / sheet.width) * layout.width;
    const py = ((event.clientY - sheet.top) / sheet.height) * layout.height;
    onMove(allowed(mark, pointAt(layout, px, py), step), step);
  };
  const press = (event: KeyboardEvent) => {
    const by = arrowMove(event.key, event.shiftKey);
    if (!by) return;
    event.preventDefault();
    onMove(allowed(mark, [mark.at[0] + by[0] * step, mark.at[1] + by[1] * step], step), step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <circle
      cx={rounded(x)}
      cy={rounded(y)}
      r={14}
      role="button"
      tabIndex={0}
      aria-roledescription="movable point"
      aria-label={`${mark.label ?? 'Point'} at ${mark.at.join(', ')}. Arrow keys move it.`}
      className="pointer-events-auto cursor-grab outline-none touch-none fill-transparent stroke-transparent hover:stroke-act/40 focus-visible:stroke-act active:cursor-grabbing"
      strokeWidth={2}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={onDrop}
      onPointerCancel={onDrop}
      onKeyDown={press}
      onKeyUp={onDrop}
    />
  );
}
