import type { Mark, Moves, Point } from '@nomogram/calculators/kit/figure.ts';
import { pixelOf, rounded } from '@nomogram/calculators/kit/marks/pixels.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Layout } from '../sheet/layout.ts';
import { pointAt } from '../sheet/sheets.ts';
import { axisOf } from './moved.ts';
import { allowed, keyMove, rangeOf, stepsOf } from './reach.ts';

interface Props {
  mark: Mark & { mark: 'point' };
  moves: Moves;
  layout: Layout;
  /** How far down the drawing the sheet of the point begins. */
  top: number;
  onMove: (to: Point, step: Point) => void;
  /** The hand lets go. */
  onDrop: () => void;
}

/** What makes a point movable: by pointer or finger, and by the arrow keys. */
export function Handle({ mark, moves, layout, top, onMove, onDrop }: Props) {
  const [x, y] = pixelOf(layout, mark.at);
  const axis = axisOf(moves);
  const step = stepsOf(moves, layout);
  const to = (point: Point) => onMove(allowed(mark.at, moves, layout, point), step);
  const drag = (event: PointerEvent<SVGCircleElement>) => {
    const drawing = event.currentTarget.ownerSVGElement;
    const sheet = drawing?.getBoundingClientRect();
    if (!sheet || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = layout.width / sheet.width;
    to(pointAt(layout, (event.clientX - sheet.left) * scale, (event.clientY - sheet.top) * scale - top));
  };
  const press = (event: KeyboardEvent) => {
    const point = keyMove(event.key, event.shiftKey, mark.at, moves, layout);
    if (!point) return;
    event.preventDefault();
    to(point);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the role of a slider or of a button
    <circle
      cx={rounded(x)}
      cy={rounded(y + top)}
      r={14}
      role={axis === undefined ? 'button' : 'slider'}
      tabIndex={0}
      {...spoken(mark, moves, layout)}
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

/** A point that goes along one axis is a slider, another is a thing of its own. */
function spoken(mark: Mark & { mark: 'point' }, moves: Moves, layout: Layout) {
  const axis = axisOf(moves);
  const name = mark.label ?? 'Point';
  if (axis === undefined)
    return {
      'aria-roledescription': 'movable point',
      'aria-label': `${name} at ${mark.at.join(', ')}. Arrow keys move it.`,
    };
  const { times = 1 } = moves;
  const [low, high] = rangeOf(moves, layout, axis);
  return {
    'aria-label': moves.name ?? name,
    'aria-orientation': axis === 0 ? ('horizontal' as const) : ('vertical' as const),
    'aria-valuemin': times * low,
    'aria-valuemax': times * high,
    'aria-valuenow': times * mark.at[axis],
  };
}
