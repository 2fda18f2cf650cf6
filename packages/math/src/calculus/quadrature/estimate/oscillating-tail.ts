import { bisect } from '../../../numeric/bisect.ts';
import { adaptiveKronrod, kronrod61 } from '../../../numeric/quadrature/gauss-kronrod.ts';
import { levinLimit } from '../../../numeric/quadrature/levin.ts';
import type { AgreedValue } from './piece.ts';
import { type NoTail, whyNoSum } from './summable.ts';

/*
 * Oscillating tails: the integrals between successive zeros (or, where f does not change its sign, between its lowest points) are the
 * terms of an alternating or slowly converging series, whose limit the u-transformation of Levin gives; the same with every
 * second term left out to begin with is the second opinion.
 */

const panels = 42;

/** Where the panels of an oscillating tail begin and how long they are. */
export interface Oscillation {
  /** Where the first panel begins. */
  readonly start: number;
  readonly ends: readonly number[];
}

/** Successive sign changes of g from c on; null where there are too few. */
export function signChanges(g: (x: number) => number, c: number, count = panels): number[] | null {
  const found: number[] = [];
  let x = c;
  let step = firstStep(g, c);
  if (step === null) return null;
  let value = g(x);
  for (let k = 0; k < 40 * count && found.length < count; k++) {
    const next = x + step;
    const nextValue = g(next);
    if (Number.isNaN(nextValue)) return null;
    if (value * nextValue < 0) {
      const zero: number = bisect(g, x, next);
      const spacing: number = found.length > 0 ? zero - found[found.length - 1]! : 8 * step;
      found.push(zero);
      step = spacing / 8;
    } else if (
      found.length > 2 &&
      next - found[found.length - 1]! > 8 * (found[found.length - 1]! - found[found.length - 2]!)
    )
      return null;
    x = next;
    value = nextValue;
  }
  return found.length < count ? null : found;
}

/** A step that is small against the first oscillation. */
function firstStep(g: (x: number) => number, c: number): number | null {
  for (let span = 512; span >= 0.5; span /= 2) {
    let changes = 0;
    let before = g(c);
    for (let k = 1; k <= 256; k++) {
      const value = g(c + (span * k) / 256);
      if (value * before < 0) changes++;
      if (value !== 0) before = value;
    }
    if (changes >= 2 && changes <= 24) return span / 256;
  }
  return null;
}

/** ∫ from the first of the ends on, or why there is no value. */
export function oscillatingTail(f: (x: number) => number, ends: readonly number[]): AgreedValue | NoTail {
  const terms: number[] = [];
  let evaluations = 0;
  let error = 0;
  for (let k = 1; k < ends.length; k++) {
    const panel = adaptiveKronrod(f, ends[k - 1]!, ends[k]!, 1e-15, { rule: kronrod61, maxPanels: 20 });
    terms.push(panel.value);
    evaluations += panel.evaluations;
    if (k < 12) error += panel.error;
  }
  const why = whyNoSum(f, terms, ends);
  if (why !== null) return why;
  const first = levinLimit(terms);
  const skipped = 3;
  const head = terms.slice(0, skipped).reduce((a, b) => a + b, 0);
  const second = levinLimit(terms.slice(skipped));
  const difference = Math.abs(first.value - (head + second.value));
  return {
    value: first.value,
    error: error + difference + 4 * first.error,
    absolute: Math.abs(terms[0]!),
    evaluations,
  };
}
