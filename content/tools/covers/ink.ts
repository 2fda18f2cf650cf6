import { colours } from '../colours.ts';
import { escapeHtml } from '../html.ts';

/** The size of every cover, in pixels. */
export const width = 1200;
export const height = 630;

export type Point = readonly [x: number, y: number];

type Stroke = { readonly stroke: string; readonly width?: number; readonly dash?: string };

export function line([x1, y1]: Point, [x2, y2]: Point, stroke: Stroke): string {
  return `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}"${strokeAttributes(stroke)}/>`;
}

/** A line through the points; `fill` closes it into an area. */
export function path(
  points: readonly Point[],
  paint: Stroke | { readonly fill: string; readonly opacity: number },
): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');
  if ('fill' in paint) return `<path d="${steps}Z" fill="${paint.fill}" fill-opacity="${paint.opacity}"/>`;
  return `<path d="${steps}" fill="none" stroke-linejoin="round"${strokeAttributes(paint)}/>`;
}

/** A disc in one colour, or with `hollow` a ring with the sheet's white inside: a handle, a value not taken. */
export function dot([x, y]: Point, radius: number, fill: string, hollow = false): string {
  const paint = hollow ? `fill="${colours.sheet}" stroke="${fill}" stroke-width="5"` : `fill="${fill}"`;
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" ${paint}/>`;
}

type Lettering = { readonly fill: string; readonly size: number; readonly anchor?: 'start' | 'middle' | 'end' };

const serif = 'Source Serif 4, Source Serif Pro, Georgia, Cambria, Times New Roman, serif';

export function label([x, y]: Point, text: string, { fill, size, anchor = 'middle' }: Lettering): string {
  const place = `x="${px(x)}" y="${px(y)}" text-anchor="${anchor}"`;
  return `<text ${place} font-family="${serif}" font-size="${size}" fill="${fill}">${escapeHtml(text)}</text>`;
}

/** An arrow head at `tip` that points in the direction (dx, dy). */
export function arrowHead([x, y]: Point, dx: number, dy: number, size: number, fill: string): string {
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [(dx / length) * size, (dy / length) * size];
  const back: Point = [x - ux, y - uy];
  const corners: Point[] = [
    [x, y],
    [back[0] - uy * 0.42, back[1] + ux * 0.42],
    [back[0] + uy * 0.42, back[1] - ux * 0.42],
  ];
  return path(corners, { fill, opacity: 1 });
}

function strokeAttributes({ stroke, width: strokeWidth = 2, dash }: Stroke): string {
  return ` stroke="${stroke}" stroke-width="${strokeWidth}"${dash ? ` stroke-dasharray="${dash}"` : ''}`;
}

/** Two decimals are finer than a screen shows, and the same on every machine. */
function px(value: number): string {
  return String(Math.round(value * 100) / 100);
}
