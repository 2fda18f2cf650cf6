import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from '../sheet/layout.ts';
import { type Pixel, pixelOf, pixelsOf } from '../sheet/path.ts';
import type { Box, Obstacles } from './place-labels.ts';

/** What labels have to keep clear of: points, and pixels along every line. `fixed` are numbers of the axes and the like. */
export function obstaclesOf(marks: readonly Mark[], layout: Layout, fixed: readonly Box[], axes: boolean): Obstacles {
  return {
    sheet: { left: 3, top: 3, right: layout.width - 3, bottom: layout.height - 3 },
    boxes: [...fixed, ...pointBoxes(marks, layout)],
    dots: [...marks.flatMap((mark) => dotsOf(mark, layout)), ...axisDots(axes, layout)],
  };
}

/** The points of a sheet, with the ring that some have. */
export const pointBoxes = (marks: readonly Mark[], layout: Layout): readonly Box[] =>
  marks.flatMap((mark) => {
    if (mark.mark !== 'point') return [];
    const [x, y] = pixelOf(layout, mark.at);
    return [{ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }];
  });

function dotsOf(mark: Mark, layout: Layout): readonly Pixel[] {
  switch (mark.mark) {
    case 'curve':
      return mark.pieces.flatMap((piece) => dotted(pixelsOf(layout, piece)));
    case 'segment':
      return dotted([pixelOf(layout, mark.from), pixelOf(layout, mark.to)]);
    case 'polygon':
      return dotted(pixelsOf(layout, [...mark.points, ...mark.points.slice(0, 1)]));
    case 'circle':
      return turned(pixelOf(layout, mark.center), mark.radius * layout.unit, 0, 2 * Math.PI);
    case 'arc':
      return turned(pixelOf(layout, mark.center), mark.radius * layout.unit, mark.from, mark.to);
    case 'stems':
      return mark.points.flatMap(([x, y]) => dotted([pixelOf(layout, [x, 0]), pixelOf(layout, [x, y])]));
    case 'bars':
      return mark.bars.flatMap(({ from, to, height }) =>
        dotted(
          pixelsOf(layout, [
            [from, height],
            [to, height],
          ]),
        ),
      );
    default:
      return [];
  }
}

/** The axes count less than lines: their dots are wider apart. */
function axisDots(axes: boolean, layout: Layout): readonly Pixel[] {
  if (!axes) return [];
  const [x, y] = pixelOf(layout, [layout.cross.x, layout.cross.y]);
  const across = Array.from({ length: Math.ceil(layout.width / 12) }, (_, index): Pixel => [12 * index, y]);
  const up = Array.from({ length: Math.ceil(layout.height / 12) }, (_, index): Pixel => [x, 12 * index]);
  return [...across, ...up];
}

const stride = 6;

/** Pixels along a polyline, one every few pixels. */
export function dotted(pixels: readonly Pixel[]): readonly Pixel[] {
  return pixels.flatMap((to, index) => {
    const from = pixels[index - 1] ?? to;
    const count = Math.min(400, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stride));
    return Array.from({ length: count }, (_, part): Pixel => {
      const share = (part + 1) / count;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

function turned([x, y]: Pixel, radius: number, from: number, to: number): readonly Pixel[] {
  const count = Math.min(400, Math.ceil((Math.abs(to - from) * radius) / stride));
  return Array.from({ length: count }, (_, part): Pixel => {
    const angle = from + ((to - from) * (part + 0.5)) / count;
    return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
  });
}
