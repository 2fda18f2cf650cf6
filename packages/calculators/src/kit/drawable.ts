import type { Figure } from './figure.ts';

/** More than any drawing shows, and fewer than those in which the Math functions of two machines may differ. */
const DIGITS = 12;

/**
 * The figure with its numbers rounded, so that every machine draws the same; `undefined` where some coordinate is beyond the doubles:
 * such a figure cannot be sent nor drawn, and the answer stands alone.
 */
export function drawable(figure: Figure | undefined): Figure | undefined {
  if (!figure || !allFinite([figure.frame, figure.marks, figure.below])) return undefined;
  const { frame, marks, below } = figure;
  return { ...figure, frame: rounded(frame), marks: rounded(marks), below: rounded(below) };
}

function allFinite(part: unknown): boolean {
  if (typeof part === 'number') return Number.isFinite(part);
  if (typeof part !== 'object' || part === null) return true;
  return Object.values(part).every(allFinite);
}

function rounded<Part>(part: Part): Part;
function rounded(part: unknown): unknown {
  if (typeof part === 'number') return Number.isInteger(part) ? part : Number(part.toPrecision(DIGITS));
  if (Array.isArray(part)) return part.map(rounded);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, rounded(inner)]));
}
