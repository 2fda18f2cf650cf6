import type { Figure } from './figure.ts';

/** The figure, unless some coordinate is beyond the doubles: such a figure cannot be sent nor drawn, and the answer stands alone. */
export const drawable = (figure: Figure | undefined): Figure | undefined =>
  figure && allFinite([figure.frame, figure.marks, figure.below]) ? figure : undefined;

function allFinite(part: unknown): boolean {
  if (typeof part === 'number') return Number.isFinite(part);
  if (typeof part !== 'object' || part === null) return true;
  return Object.values(part).every(allFinite);
}
