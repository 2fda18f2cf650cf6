import { adaptiveKronrod, kronrod61 } from '../../../numeric/quadrature/gauss-kronrod.ts';

/** Why there is no sum. */
export type NoTail = 'undecided';

/*
 * Whether the panels of an oscillating tail may be summed. An acceleration gives some value for nearly every series, for
 * 1 − 1 + 1 − … too, so that this is asked before:
 *
 *   - panels of one sign add up only where |f| falls faster than 1/x on the average;
 *   - panels of alternating sign must tend to 0, and not to a small number: (1 + 1/x)·sin x has panels of 2 far out. Panels eight and
 *     64 times as far tell a power or a logarithm, which keeps falling, from a limit above 0, to which the rest of the way
 *     shrinks with the distance;
 *   - and what they have in common, (a + 2b + c)/4 of three neighbours, must add up too: sin x/√x + 1/x drifts away as ln x.
 */

/** Null where the series converges as far as can be told. */
export function whyNoSum(f: (x: number) => number, terms: readonly number[], ends: readonly number[]): NoTail | null {
  const alternating = terms.every((term, k) => k === 0 || term * terms[k - 1]! < 0);
  if (!alternating) return byOrder(orderOfMeans(f, ends));
  return panelsDie(f, terms, ends) ?? driftAddsUp(terms, ends);
}

const byOrder = (order: number): NoTail | null => (order > 1.05 ? null : 'undecided');

const windowPanels = 48;
const farther = 16;

/** The order β of |f| ~ x^(−β), from its mean over two long windows. */
function orderOfMeans(f: (x: number) => number, ends: readonly number[]): number {
  const last = ends[ends.length - 1]!;
  const width = last - ends[ends.length - 2]!;
  const meanFrom = (start: number): number => {
    let total = 0;
    for (let k = 0; k < windowPanels; k++) {
      const from = start + k * width;
      total += adaptiveKronrod((x) => Math.abs(f(x)), from, from + width, 1e-6, {
        rule: kronrod61,
        maxPanels: 4,
      }).value;
    }
    return total / windowPanels;
  };
  const reach = Math.max(last, last - ends[0]!);
  const [near, far] = [meanFrom(last), meanFrom(last + (farther - 1) * reach)];
  if (far === 0) return Number.POSITIVE_INFINITY;
  const middle = (windowPanels * width) / 2;
  return Math.log(near / far) / Math.log((last + (farther - 1) * reach + middle) / (last + middle));
}

const fewer = 8;

/** Null where the panels tend to 0. */
function panelsDie(f: (x: number) => number, terms: readonly number[], ends: readonly number[]): NoTail | null {
  const size = Math.abs(terms[terms.length - 1]!);
  if (size <= 1e-3 * Math.abs(terms[0]!)) return null;
  const last = ends[ends.length - 1]!;
  const width = last - ends[ends.length - 2]!;
  const reach = Math.max(last, last - ends[0]!);
  const far = panelNear(f, last + (fewer - 1) * reach, width);
  if (far === null) return size < 0.5 * Math.abs(terms[0]!) ? null : 'undecided';
  const first = 1 - far.value / size;
  if (first < 1e-9) return 'undecided';
  const farthest = panelNear(f, last + (fewer ** 2 - 1) * reach, far.width);
  if (farthest === null) return far.value < 0.5 * size ? null : 'undecided';
  const second = 1 - farthest.value / far.value;
  if (second < 0.5 * first) return 'undecided';
  return second > 0.62 * first ? null : 'undecided';
}

/** The panel between two sign changes beyond a point; null where none are found. */
function panelNear(f: (x: number) => number, start: number, width: number): { value: number; width: number } | null {
  const step = width / 64;
  const changes: number[] = [];
  let before = f(start);
  for (let k = 1; k <= 2048 && changes.length < 2; k++) {
    const value = f(start + k * step);
    if (value * before < 0) changes.push(start + (k - 0.5) * step);
    before = value;
  }
  const [a, b] = changes;
  if (a === undefined || b === undefined) return null;
  const inside = adaptiveKronrod(f, a, b, 1e-9, { rule: kronrod61, maxPanels: 8 });
  return { value: Math.abs(inside.value), width: b - a };
}

/** Null where (a + 2b + c)/4 falls fast enough, or is nothing. */
function driftAddsUp(terms: readonly number[], ends: readonly number[]): NoTail | null {
  const drift = (k: number): number => Math.abs(terms[k - 1]! + 2 * terms[k]! + terms[k + 1]!) / 4;
  const [early, late] = [Math.floor(terms.length / 4), terms.length - 2];
  if (drift(late) <= 1e-7 * Math.abs(terms[late]!)) return null;
  const place = (k: number): number => Math.max(ends[k]!, ends[k]! - ends[0]!);
  return byOrder(Math.log(drift(early) / drift(late)) / Math.log(place(late) / place(early)));
}
