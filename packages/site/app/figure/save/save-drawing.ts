import { saveFile } from '../../calculator/answer/save-file.ts';
import { pngOf } from './png-file.ts';
import { svgFileOf } from './svg-file.ts';

export type Format = 'SVG' | 'PNG';

/** Hands the drawing of the figure around an element to the browser to be saved. */
export async function saveDrawing(within: Element, format: Format): Promise<void> {
  const drawing = shownBeside(within);
  if (!drawing) return;
  if (format === 'SVG') saveFile('figure.svg', 'image/svg+xml', svgFileOf(drawing));
  else saveFile('figure.png', 'image/png', await pngOf(drawing));
}

/** Of the two sizes of the drawing the one that is shown. */
function shownBeside(within: Element): SVGSVGElement | undefined {
  const drawings = within.closest('figure')?.querySelectorAll<SVGSVGElement>('svg') ?? [];
  return [...drawings].find((drawing) => drawing.getBoundingClientRect().width > 0);
}
