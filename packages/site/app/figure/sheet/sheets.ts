import type { Figure, Point, Sheet } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from './layout.ts';

/** The sheets of a figure from the top down. */
export const sheetsOf = ({ frame, marks, below = [] }: Figure): readonly Sheet[] => [{ frame, marks }, ...below];

/** The point of the problem at a pixel of the sheet. */
export const pointAt = ({ shown, width, height }: Layout, x: number, y: number): Point => [
  shown.x[0] + (x / width) * (shown.x[1] - shown.x[0]),
  shown.y[1] - (y / height) * (shown.y[1] - shown.y[0]),
];
