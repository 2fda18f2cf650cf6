import type { Figure, Point } from '@nomogram/calculators/kit/figure.ts';
import { Axes } from './Axes.tsx';
import { axisTexts } from './axis-labels.ts';
import { Dot } from './Dot.tsx';
import { Handle } from './Handle.tsx';
import { Labels } from './Labels.tsx';
import { Line } from './Line.tsx';
import { labelRequests } from './label-requests.ts';
import { layoutOf } from './layout.ts';
import { obstaclesOf } from './obstacles.ts';
import { Paper } from './Paper.tsx';
import { PlanFurniture } from './PlanFurniture.tsx';
import { placeLabels } from './place-labels.ts';
import { planBoxes, scaleBarOf } from './plan.ts';
import type { Size } from './size.ts';
import { Wash } from './Wash.tsx';

interface Props {
  figure: Figure;
  size: Size;
  className: string;
  /** What happens when a movable point is moved and let go; none can be moved without it. */
  moving: { readonly move: (index: number, to: Point, step: number) => void; readonly drop: () => void } | undefined;
}

/**
 * A figure at one size, from the paper up: washes, axes, lines, points, letters. A picture whose points move is a group,
 * so that these can be reached within it.
 */
export function Drawing({ figure, size, moving, className }: Props) {
  const { frame } = figure;
  const marks = figure.marks.map((mark, index) => ({ mark, key: `${mark.mark} ${index}` }));
  const layout = layoutOf(frame, size);
  const texts = axisTexts(frame, layout);
  const bar = frame.plan && scaleBarOf(layout, frame.plan.unit);
  const fixed = [...texts.map(({ box }) => box), ...(bar ? planBoxes(layout, bar) : [])];
  const labels = placeLabels(
    labelRequests(figure.marks, layout),
    obstaclesOf(figure.marks, layout, fixed, texts.length > 0),
  );
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className={`pointer-events-none ${className}`}
      role={moving ? 'group' : 'img'}
      tabIndex={0}
    >
      <title>{figure.summary}</title>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this group takes the focus; the handles stand beside it */}
      <g aria-hidden="true">
        <Paper layout={layout} />
        {marks.map(({ mark, key }) => (
          <Wash key={key} mark={mark} layout={layout} />
        ))}
        <Axes frame={frame} layout={layout} texts={texts} />
        {bar && <PlanFurniture layout={layout} bar={bar} />}
        {marks.map(({ mark, key }) => (
          <Line key={key} mark={mark} layout={layout} />
        ))}
        {marks.map(({ mark, key }) => (
          <Dot key={key} mark={mark} layout={layout} />
        ))}
        <Labels placed={labels} layout={layout} />
      </g>
      {moving &&
        marks.map(
          ({ mark, key }, index) =>
            mark.mark === 'point' &&
            mark.moves && (
              <Handle
                key={key}
                mark={mark}
                layout={layout}
                onMove={(to, step) => moving.move(index, to, step)}
                onDrop={moving.drop}
              />
            ),
        )}
    </svg>
  );
}
