import type { Box, Pixel } from '@nomogram/calculators/kit/marks/kind.ts';
import type { Ink } from './ink.ts';

/**
 * Where the labels of a figure go. Every label names the places it could take, the best first; they are placed in turn,
 * each where it disturbs least: never outside the sheet, never on another label or a number of the axis, rather not on
 * a line. What finds only a place on a line is said in its shorter form, where it has one and that keeps clear. A label
 * without any free place is left out of the drawing (the table under the figure still has it): a missing word is better
 * than two that cannot be read.
 *
 * What finds no good place because others came before it comes first in the next round; the best of a few rounds is
 * taken. Figures carry a handful of labels, for which this is enough; Christensen, Marks and Shieber (ACM Transactions
 * on Graphics 14, 1995) compare the finer methods.
 */
export interface LabelRequest<Key> {
  /** What may be written, the fullest first. */
  readonly forms: readonly LabelForm<Key>[];
  /** What it names, where that is a point: a label further away is tied to it by a line. */
  readonly anchor?: Pixel;
}

export interface LabelForm<Key> {
  readonly key: Key;
  readonly candidates: readonly Box[];
}

export interface Placement<Key> {
  readonly key: Key;
  readonly box: Box;
  /** The line that ties it to what it names. */
  readonly leader?: Leader;
}

export type Leader = readonly [from: Pixel, to: Pixel];

export interface Obstacles {
  readonly sheet: Box;
  /** What a label must not cover: numbers of the axes, points. */
  readonly boxes: readonly Box[];
  /** What a label should not cover: lines. */
  readonly ink: Ink;
}

/** What a pixel cell of a line weighs, beside one of an axis or of the background. */
export const [lineWeight, quietWeight] = [10, 1];
/** A shorter form is better than a line through more than a corner of a label. */
const shorterCost = 2.5 * lineWeight;
const orderCost = 0.02;
/** A leader may cross a line but not run along one. */
const leaderCost = 0.1;
const gap = 2;
const rounds = 5;

interface PlacementWithCost<Key> extends Placement<Key> {
  readonly cost: number;
}

export function placeLabels<Key>(
  requests: readonly LabelRequest<Key>[],
  obstacles: Obstacles,
): readonly Placement<Key>[] {
  let order = requests;
  let best: readonly (PlacementWithCost<Key> | undefined)[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const found = inTurn(order, obstacles);
    const cost = found.reduce((sum, one) => sum + (one?.cost ?? missingCost), 0);
    if (cost < least) [best, least] = [found, cost];
    const isWorse = (_: unknown, index: number) => (found[index]?.cost ?? missingCost) >= lineWeight;
    const worse = order.filter(isWorse);
    const next = [...worse, ...order.filter((request) => !worse.includes(request))];
    if (next.every((request, index) => request === order[index])) break;
    order = next;
  }
  return best.flatMap((found) => (found ? [found] : []));
}

/** More than any label on lines costs. */
const missingCost = 1e6;

function inTurn<Key>(
  requests: readonly LabelRequest<Key>[],
  obstacles: Obstacles,
): readonly (PlacementWithCost<Key> | undefined)[] {
  const taken: Box[] = [...obstacles.boxes];
  const anchors = requests.flatMap(({ anchor }) => (anchor ? [anchor] : []));
  return requests.map((request) => {
    const found = bestOf(request, taken, anchors, obstacles);
    if (found) taken.push(found.box, ...alongLeader(found.leader));
    return found;
  });
}

function bestOf<Key>(
  { forms, anchor }: LabelRequest<Key>,
  taken: readonly Box[],
  anchors: readonly Pixel[],
  { sheet, ink }: Obstacles,
): PlacementWithCost<Key> | undefined {
  let best: PlacementWithCost<Key> | undefined;
  for (const [form, { key, candidates }] of forms.entries()) {
    for (const [order, box] of candidates.entries()) {
      const least = best?.cost ?? Number.POSITIVE_INFINITY;
      const dear = form * shorterCost + order * orderCost;
      if (dear >= least) break;
      const cost = dear + ink(grown(box));
      if (cost >= least || !within(box, sheet) || taken.some((other) => overlap(box, other))) continue;
      const leader = anchor && leaderTo(box, anchor, anchors);
      const steps = alongLeader(leader);
      const whole = cost + leaderCost * steps.reduce((sum, step) => sum + ink(grown(step)), 0);
      if (whole >= least || steps.some((step) => taken.some((other) => meets(step, other)))) continue;
      best = { key, box, cost: whole, ...(leader && { leader }) };
    }
  }
  return best;
}

/** A label nearer than this belongs to its point for everyone to see; one further away, as long as no other point is about as near. */
const [near, far] = [14, 26];
/** Where a leader begins, outside the ring of the point. */
const ring = 7;

function leaderTo(box: Box, anchor: Pixel, anchors: readonly Pixel[]): Leader | undefined {
  const to = nearestIn(box, anchor);
  const away = distance(to, anchor);
  if (away <= near) return undefined;
  const isOther = (other: Pixel) => distance(other, anchor) > 1;
  const isAlone = anchors.every((other) => !isOther(other) || distance(nearestIn(box, other), other) > 2 * away);
  if (away <= far && isAlone) return undefined;
  const [x, y] = anchor;
  return [[x + ((to[0] - x) * ring) / away, y + ((to[1] - y) * ring) / away], to];
}

const distance = ([x, y]: Pixel, [u, v]: Pixel): number => Math.hypot(x - u, y - v);

/** Letters begin a little inside their box. */
const nearestIn = ({ left, top, right, bottom }: Box, [x, y]: Pixel): Pixel => [
  Math.min(right, Math.max(left, x)),
  Math.min(bottom - 2, Math.max(top + 2, y)),
];

/** Boxes of no size along a leader, as far as it stands outside its label. */
function alongLeader(leader: Leader | undefined): readonly Box[] {
  if (!leader) return [];
  const [[x, y], [u, v]] = leader;
  const count = Math.ceil(Math.hypot(u - x, v - y) / 3);
  return Array.from({ length: count }, (_, part) => {
    const [left, top] = [x + ((u - x) * part) / count, y + ((v - y) * part) / count];
    return { left, right: left, top, bottom: top };
  });
}

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - gap,
  top: top - gap,
  right: right + gap,
  bottom: bottom + gap,
});

const within = (box: Box, sheet: Box): boolean =>
  box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom;

/** Two numbers side by side are read as one where less than a wide space is between them. */
const gapSideways = 5;

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right + gapSideways &&
  other.left < one.right + gapSideways &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

const meets = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;
