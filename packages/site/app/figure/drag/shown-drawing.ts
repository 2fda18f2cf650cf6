import type { Figure, Point } from '@nomogram/calculators/kit/figure.ts';
import { type Layout, layoutsOf } from '../sheet/layout.ts';
import { pointAt, sheetsOf } from '../sheet/sheets.ts';
import { narrow, wide } from '../size.ts';

/** Of the two sizes of a drawing the one that is shown: its sheets, and where it stands in the window. */
export interface ShownDrawing {
  readonly sheets: readonly { readonly layout: Layout; readonly top: number }[];
  readonly left: number;
  readonly top: number;
  /** Pixels of the drawing for each of the window. */
  readonly scale: number;
}

export function shownDrawing(place: Element, figure: Figure): ShownDrawing | undefined {
  for (const drawing of place.querySelectorAll<SVGSVGElement>(':scope > svg')) {
    const { left, top, width } = drawing.getBoundingClientRect();
    const size = [narrow, wide].find((one) => one.width === drawing.viewBox.baseVal.width);
    if (size && width > 0) return { sheets: layoutsOf(sheetsOf(figure), size), left, top, scale: size.width / width };
  }
  return undefined;
}

/** The sheet at a place of the window, and the point of the problem there. */
export function pointIn(
  { sheets, left, top, scale }: ShownDrawing,
  [x, y]: Point,
): { readonly sheet: number; readonly point: Point; readonly layout: Layout } {
  const down = (y - top) * scale;
  const sheet = Math.max(
    0,
    sheets.findLastIndex((one) => one.top <= down),
  );
  const { layout, top: begins } = sheets[sheet]!;
  return { sheet, point: pointAt(layout, (x - left) * scale, down - begins), layout };
}
