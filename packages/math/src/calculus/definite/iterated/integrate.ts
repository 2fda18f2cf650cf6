import type * as G from '../../../exact/gaussian.ts';
import { finitePart } from './at-ends.ts';
import { add, type Fraction, integrated, isZero, overLetter, scale } from './fraction.ts';
import { plus, type Value, valueAtOne } from './values.ts';
import { lettersIn, minusOne, one } from './words.ts';

/** Σ R(x)·G(w; x): the rational function that stands in front of each word. */
export type Combination = ReadonlyMap<string, Fraction>;

/** A value, and the longest word among the integrals that were looked up. */
export interface IteratedValue {
  readonly value: Value;
  readonly weight: number;
}

/**
 * The finite part of ∫₀¹ of a combination, which is the integral where it converges: with R = S′ + Σ r/(x − a), by parts
 *
 *     ∫ R·G(bw) = [S·G(bw)] − ∫ S/(x − b)·G(w) + Σ r·G(abw; 1)
 *
 * from the longest words down. Null where a word is longer than the table of values.
 */
export function integralOf(combination: Combination): IteratedValue | null {
  const open = new Map(combination);
  let value: Value = new Map();
  let weight = 0;
  for (let length = longestOf(combination); length >= 0; length--)
    for (const [word, by] of [...open].filter(([one]) => one.length === length)) {
      const { whole, residues } = integrated(by);
      const edges = edgesOf(whole, word);
      const known = ofResidues(residues, word);
      if (edges === null || known === null) return null;
      value = plus(plus(value, one, edges), one, known);
      if (residues.size > 0) weight = Math.max(weight, length + 1);
      const [first] = lettersIn(word);
      if (first === undefined || isZero(whole)) continue;
      const rest = scale(overLetter(whole, first), minusOne);
      const shorter = word.slice(1);
      const before = open.get(shorter);
      open.set(shorter, before === undefined ? rest : add(before, rest));
    }
  return { value, weight };
}

const longestOf = (combination: Combination): number => Math.max(0, ...[...combination.keys()].map((w) => w.length));

function edgesOf(whole: Fraction, word: string): Value | null {
  if (isZero(whole)) return new Map();
  const [upper, lower] = [finitePart(whole, word, 1), finitePart(whole, word, 0)];
  return upper === null || lower === null ? null : plus(upper, minusOne, lower);
}

function ofResidues(residues: ReadonlyMap<string, G.Gaussian>, word: string): Value | null {
  let total: Value = new Map();
  for (const [letter, by] of residues) {
    const known = valueAtOne(letter + word);
    if (known === null) return null;
    total = plus(total, by, known);
  }
  return total;
}
