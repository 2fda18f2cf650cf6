import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import type { Box, Pixel } from '@nomogram/calculators/kit/marks/kind.ts';
import { kindOf } from '@nomogram/calculators/kit/marks/marks.ts';
import { pixelOf } from '@nomogram/calculators/kit/marks/pixels.ts';
import type { Layout } from '../sheet/layout.ts';
import type { Obstacles } from './place-labels.ts';

/** What labels have to keep clear of: points, and pixels along every line. `fixed` are numbers of the axes and the like. */
export function obstaclesOf(marks: readonly Mark[], layout: Layout, fixed: readonly Box[], axes: boolean): Obstacles {
  return {
    sheet: { left: 3, top: 3, right: layout.width - 3, bottom: layout.height - 3 },
    boxes: [...fixed, ...pointBoxes(marks, layout)],
    dots: [...marks.flatMap((mark) => kindOf(mark).dots?.(mark, layout) ?? []), ...axisDots(axes, layout)],
  };
}

/** The boxes of points, with the ring that some have. */
export const pointBoxes = (marks: readonly Mark[], layout: Layout): readonly Box[] =>
  marks.flatMap((mark) => kindOf(mark).boxes?.(mark, layout) ?? []);

/** The axes count less than lines: their dots are wider apart. */
function axisDots(axes: boolean, layout: Layout): readonly Pixel[] {
  if (!axes) return [];
  const [x, y] = pixelOf(layout, [layout.cross.x, layout.cross.y]);
  const across = Array.from({ length: Math.ceil(layout.width / 12) }, (_, index): Pixel => [12 * index, y]);
  const up = Array.from({ length: Math.ceil(layout.height / 12) }, (_, index): Pixel => [x, 12 * index]);
  return [...across, ...up];
}
