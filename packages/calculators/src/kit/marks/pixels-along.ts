import type { Pixel } from './kind.ts';

/** Closer than the cells in which the site looks for lines under letters. */
const stride = 1.5;
/** Of a part of a line that leads far beyond the sheet. */
const most = 4000;

/** Pixels along a polyline, close enough together for none to slip through between letters. */
export function linePixels(pixels: readonly Pixel[]): readonly Pixel[] {
  return pixels.flatMap((to, index) => {
    const from = pixels[index - 1] ?? to;
    const count = Math.min(most, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stride));
    return Array.from({ length: count }, (_, part): Pixel => {
      const share = (part + 1) / count;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** Pixels along an arc about a centre, between two angles in radians. */
export function arcPixels([x, y]: Pixel, radius: number, from: number, to: number): readonly Pixel[] {
  const count = Math.min(most, Math.ceil((Math.abs(to - from) * radius) / stride));
  return Array.from({ length: count }, (_, part): Pixel => {
    const angle = from + ((to - from) * (part + 0.5)) / count;
    return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
  });
}

/** The pixel at an angle in degrees, clockwise from the right. */
export const polar = ([x, y]: Pixel, radius: number, degrees: number): Pixel => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];
