import * as B from './ball.ts';
import { exponential, logarithm } from './ball-elementary.ts';
import { lnGamma } from './ball-special.ts';
import { abs, compare, divide, magnitude, ONE, add as plus, subtract, multiply as times } from './big-float.ts';
import { fromComplement } from './from-complement.ts';
import { positiveSeries } from './positive-series.ts';

/*
 * P(a, x) = γ(a, x)/Γ(a) and Q(a, x) = Γ(a, x)/Γ(a) for a > 0, x ≥ 0, each with a bound of its error relative to itself,
 * however small it is.
 *
 * Two expansions. The series of positive terms (DLMF 8.11.4)
 *
 *     P = xᵃe⁻ˣ/Γ(a + 1) · Σ xⁿ/((a + 1)…(a + n)),
 *
 * good everywhere, with some √a or x terms; and far out (DLMF 8.11.2)
 *
 *     Q = xᵃe⁻ˣ/(xΓ(a)) · Σ (a − 1)(a − 2)…(a − n)/xⁿ,
 *
 * whose remainder is smaller than the first term left out as soon as n ≥ a − 1; before that all terms are positive and fall at
 * least as fast as those of a geometric series of ratio (a − n)/x. What neither gives is had from the other by 1 − …, with as
 * many more bits as the difference loses.
 *
 * Worked example: Q(2, 50) = 51 e⁻⁵⁰: in front stands 50 e⁻⁵⁰, the sum is 1 + 1/50 and its next term is 0. The hard part is the
 * bound of what the errors of a do to the second sum, where a factor a − n may be close to 0: the product of the others is
 * then at most 1/x. To debug: P + Q = 1, and P(1, x) = 1 − e⁻ˣ.
 */

/** P(a, x); null where a or x is no positive number that is known well enough, or where it takes too many terms. */
export function lowerGamma(a: B.Ball, x: B.Ball, bits: number): B.Ball | null {
  if (!B.isPositive(a)) return null;
  if (isZero(x)) return B.integerBall(0);
  if (!B.isPositive(x)) return null;
  const above = byAsymptotics(a, x, bits);
  return above === null ? bySeries(a, x, bits) : B.complement(above, bits);
}

/** Q(a, x), likewise. */
export function upperGamma(a: B.Ball, x: B.Ball, bits: number): B.Ball | null {
  if (!B.isPositive(a)) return null;
  if (isZero(x)) return B.integerBall(1);
  if (!B.isPositive(x)) return null;
  return byAsymptotics(a, x, bits) ?? fromComplement((more) => bySeries(a, x, more), bits);
}

const isZero = (x: B.Ball): boolean => x.error === B.EXACT && x.value.re.mantissa === 0n;

/** xᵃe⁻ˣ/Γ(c), c being a or a + 1. */
function weight(a: B.Ball, x: B.Ball, c: B.Ball, bits: number): B.Ball | null {
  const wide = bits + 16 + Math.ceil(2 * Math.max(0, B.upper(a), B.upper(x)));
  const [ln, gamma] = [logarithm(x, wide), lnGamma(c, wide)];
  if (ln === null || gamma === null) return null;
  return exponential(B.add(B.add(B.multiply(a, ln, wide), B.negate(x), wide), B.negate(gamma), wide), bits + 8);
}

function bySeries(a: B.Ball, x: B.Ball, bits: number): B.Ball | null {
  const wide = bits + 24;
  const next = B.add(a, B.integerBall(1), wide + 64 + Math.max(0, -magnitude(a.value.re)));
  const errors = B.logSum(B.relativeError(next), B.relativeError(x));
  const sum = positiveSeries({ bottom: next.value.re, factor: x.value.re }, errors, wide);
  const front = sum && weight(a, x, next, wide);
  return sum && front && B.multiply(front, sum, bits + 8);
}

/** Terms of the asymptotic series at most. */
const maxTerms = 20_000;

/** Null where x is not beyond a, or the terms do not become small enough. */
function byAsymptotics(a: B.Ball, x: B.Ball, bits: number): B.Ball | null {
  const wide = bits + 24;
  const place = x.value.re;
  if (compare(place, a.value.re) <= 0) return null;
  let [term, sum] = [ONE, ONE];
  let factor = subtract(a.value.re, ONE, 4 * wide);
  let n = 1;
  while (magnitude(term) > -wide) {
    const next = divide(times(term, factor, wide), place, wide);
    if (++n > maxTerms || compare(abs(next), abs(term)) >= 0) return null;
    term = next;
    sum = plus(sum, term, wide);
    factor = subtract(factor, ONE, 4 * wide);
  }
  const terms = Math.log2(n + 2);
  const isFalling = factor.mantissa > 0n;
  const rest = magnitude(term) + (isFalling ? magnitude(place) - magnitude(subtract(place, factor, wide)) + 2 : 1);
  const errors = B.logSum(
    2 * terms + a.error - magnitude(place) + 2,
    terms + B.relativeError(x) + magnitude(sum),
    2 * terms - wide,
  );
  const front = weight(a, x, a, wide);
  const total = B.multiply(B.realBall(sum, B.logSum(rest, errors + 3)), overBall(x, wide), wide);
  return front && B.multiply(front, total, bits + 8);
}

/** 1/x for a positive ball. */
function overBall(x: B.Ball, bits: number): B.Ball {
  const value = divide(ONE, x.value.re, bits);
  return B.realBall(value, magnitude(value) + B.logSum(B.relativeError(x) + 1, -bits));
}
