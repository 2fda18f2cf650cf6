import { saveFile } from '../../calculator/answer/save-file.ts';
import { pngOf } from './png-file.ts';
import { svgFileOf } from './svg-file.ts';

export type Format = 'SVG' | 'PNG';

/** Hands a drawing to the browser to be saved. */
export async function saveDrawing(drawing: SVGSVGElement, format: Format): Promise<void> {
  if (format === 'SVG') saveFile('figure.svg', 'image/svg+xml', svgFileOf(drawing));
  else saveFile('figure.png', 'image/png', await pngOf(drawing));
}
