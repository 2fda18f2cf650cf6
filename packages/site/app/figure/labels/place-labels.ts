import type { Box } from '@nomogram/calculators/kit/marks/kind.ts';

/**
 * Where the labels of a figure go. Every label names the places it could take, the best first; they are placed in turn,
 * each where it disturbs least: never outside the sheet, never on another label or a number of the axis, rather not on
 * a line. A label without any free place is left out of the drawing (the table under the figure still has it): a
 * missing word is better than two that cannot be read.
 *
 * Greedy is enough here, because figures carry a handful of labels; Christensen, Marks and Shieber (ACM Transactions on
 * Graphics 14, 1995) compare the finer methods.
 */
export interface LabelRequest<Key> {
  readonly key: Key;
  readonly candidates: readonly Box[];
}

export interface Placed<Key> {
  readonly key: Key;
  readonly box: Box;
}

export interface Obstacles {
  readonly sheet: Box;
  /** What a label must not cover: numbers of the axes, points. */
  readonly boxes: readonly Box[];
  /** Pixels along the lines, which a label should not cover. */
  readonly dots: readonly (readonly [number, number])[];
}

const dotCost = 3;
const orderCost = 0.05;
const gap = 2;

export function placeLabels<Key>(requests: readonly LabelRequest<Key>[], obstacles: Obstacles): readonly Placed<Key>[] {
  const taken: Box[] = [...obstacles.boxes];
  const placed: Placed<Key>[] = [];
  for (const { key, candidates } of requests) {
    const box = bestOf(candidates, taken, obstacles);
    if (!box) continue;
    taken.push(box);
    placed.push({ key, box });
  }
  return placed;
}

function bestOf(candidates: readonly Box[], taken: readonly Box[], { sheet, dots }: Obstacles): Box | undefined {
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [order, box] of candidates.entries()) {
    let cost = order * orderCost;
    if (cost >= least) break;
    if (!within(box, sheet) || taken.some((other) => overlap(box, other))) continue;
    for (const dot of dots) {
      if (covers(box, dot)) cost += dotCost;
      if (cost >= least) break;
    }
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
}

const within = (box: Box, sheet: Box): boolean =>
  box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom;

/** Two numbers side by side are read as one where less than a wide space is between them. */
const gapSideways = 5;

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right + gapSideways &&
  other.left < one.right + gapSideways &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

/** By index: taking a pair apart costs more than the comparisons, and there are a hundred thousand of them in a figure. */
const covers = (box: Box, at: readonly [number, number]): boolean =>
  at[0] > box.left - gap && at[0] < box.right + gap && at[1] > box.top - gap && at[1] < box.bottom + gap;
