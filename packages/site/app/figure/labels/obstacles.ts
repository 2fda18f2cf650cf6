import type { Frame, Mark } from '@nomogram/calculators/kit/figure.ts';
import type { Box } from '@nomogram/calculators/kit/marks/kind.ts';
import { kindOf } from '@nomogram/calculators/kit/marks/marks.ts';
import { pixelOf } from '@nomogram/calculators/kit/marks/pixels.ts';
import type { Layout } from '../sheet/layout.ts';
import { cell, type Ink, inkOf } from './ink.ts';
import { lineWeight, type Obstacles, quietWeight } from './place-labels.ts';

/** What labels have to keep clear of: points, and all that is drawn as a line. `fixed` are numbers of the axes and the like. */
export const obstaclesOf = (
  marks: readonly Mark[],
  layout: Layout,
  fixed: readonly Box[],
  inks: readonly Ink[],
): Obstacles => ({
  sheet: { left: 3, top: 3, right: layout.width - 3, bottom: layout.height - 3 },
  boxes: [...fixed, ...pointBoxes(marks, layout)],
  ink: (box) => inks.reduce((sum, ink) => sum + ink(box), 0),
});

/** The lines of the marks. */
export const lineInk = (marks: readonly Mark[], layout: Layout): Ink =>
  inkOf(
    layout.width,
    layout.height,
    marks.map((mark) => ({
      dots: kindOf(mark).dots?.(mark, layout) ?? [],
      weight: mark.mark === 'curve' && mark.faint ? quietWeight : lineWeight,
    })),
  );

/** Axes through the origin count less than lines; one along the border is the border of the plot. */
export function axisInk({ axes }: Frame, layout: Layout): Ink {
  const weight = axes === 'edge' ? lineWeight : quietWeight;
  const [x, y] = pixelOf(layout, [layout.cross.x, layout.cross.y]);
  return ({ left, top, right, bottom }) => {
    const upright = left < x && x < right ? bottom - top : 0;
    const level = top < y && y < bottom ? right - left : 0;
    return (weight * (upright + level)) / cell;
  };
}

/** The boxes of points, with the ring that some have. */
export const pointBoxes = (marks: readonly Mark[], layout: Layout): readonly Box[] =>
  marks.flatMap((mark) => kindOf(mark).boxes?.(mark, layout) ?? []);
