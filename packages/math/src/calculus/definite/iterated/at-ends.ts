import * as G from '../../../exact/gaussian.ts';
import * as Q from '../../../exact/rational.ts';
import { type Fraction, polarPart } from './fraction.ts';
import { plus, type Value, valueAtOne } from './values.ts';
import { lettersIn, minusOne, one, pointOf } from './words.ts';

/*
 * Finite parts at an end of the range. With x = ε at 0 and x = 1 − ε at 1 a word is a series Σ c εʲ lnᵏε, found from that of the word
 * without its first letter by multiplying with 1/(ε − a) and integrating. Of S(x)·G(w; x), with a rational S, the finite part is what
 * stands without ε and without ln ε; the finite part of a sum is that of its terms, and of what has a limit it is the limit.
 */

/** The coefficients of εʲ lnᵏε as [k][j]. */
type Series = readonly (readonly Value[])[];

const nothing: Value = new Map();

/** The finite part of S(x)·G(w; x) at an end; null where the word is too long. */
export function finitePart(by: Fraction, word: string, end: 0 | 1): Value | null {
  const polar = polarPart(by, end);
  const order = polar.length - 1;
  const series = seriesAt(word, end, order);
  if (series === null) return null;
  return polar.reduce<Value>((total, term, k) => plus(total, term, series[0]?.[order - k] ?? nothing), nothing);
}

function seriesAt(word: string, end: 0 | 1, order: number): Series | null {
  if (word === '') return [[valueAtOne('')!]];
  const constant = end === 0 ? nothing : valueAtOne(word);
  const inner = seriesAt(word.slice(1), end, order);
  if (constant === null || inner === null) return null;
  const [first] = lettersIn(word);
  const a = end === 0 ? pointOf(first!) : G.subtract(one, pointOf(first!));
  const [lowest = [], ...logarithms] = integral(
    inner.map((terms) => overShifted(terms, a, order)),
    order,
  );
  const [, ...higher] = lowest;
  return [[constant, ...higher], ...logarithms];
}

/** A series over ε − a: coefficients from ε⁻¹ on. */
function overShifted(terms: readonly Value[], a: G.Gaussian, order: number): readonly Value[] {
  if (G.isZero(a)) return Array.from({ length: order + 1 }, (_, j) => terms[j] ?? nothing);
  const by = G.inverse(a);
  const found: Value[] = [nothing];
  let running: Value = nothing;
  for (let j = 0; j < order; j++) {
    running = plus(terms[j] ?? nothing, by, running);
    found.push(plus(nothing, G.multiply(by, minusOne), running));
  }
  return found;
}

/** ∫ εʲ lnᵏε = ε^(j+1) Σ (−1)ᵐ k!/(k − m)! ln^(k−m)ε/(j + 1)^(m+1), and ln^(k+1)ε/(k + 1) for j = −1; from coefficients of ε⁻¹ on. */
function integral(series: Series, order: number): Series {
  const found: Value[][] = Array.from({ length: series.length + 1 }, () =>
    Array.from({ length: order + 1 }, () => nothing),
  );
  const put = (k: number, j: number, by: Q.Rational, value: Value) => {
    found[k]![j] = plus(found[k]![j]!, G.gaussian(by, Q.zero), value);
  };
  for (const [k, terms] of series.entries()) {
    put(k + 1, 0, Q.rational(1, k + 1), terms[0]!);
    for (let j = 1; j <= order; j++) {
      let by = Q.rational(1, j);
      for (let m = 0; m <= k; m++) {
        put(k - m, j, by, terms[j]!);
        by = Q.multiply(by, Q.rational(m - k, j));
      }
    }
  }
  return found;
}
