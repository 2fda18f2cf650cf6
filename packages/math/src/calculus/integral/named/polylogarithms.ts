import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { signOf } from '../sign.ts';

/*
 * ∫ lnⁿ t/(r − t) dt for t > 0, real on both sides of r.
 *
 * With s = t/r and Liₖ′(s) = Liₖ₋₁(s)/s (DLMF 25.12) parts give Σ (−1)^k·n!/(n − k)!·lnⁿ⁻ᵏ t·Liₖ₊₁(s), Li₁(s) = −ln(1 − s). That is real for
 * s ≤ 1: always, where r is negative. For r > 0 the functional equations of Euler and Landen (L. Lewin, "Polylogarithms and associated
 * functions", 1981, 1.11 and 6.11) lead past s = 1, for n up to 2:
 *
 *   ∫ ln s/(1 − s) ds  = Li₂(1 − s)
 *   ∫ ln²s/(1 − s) ds = 2·ln s·Li₂(1 − s) − 2·Li₃(1 − s) − 2·Li₃(1 − 1/s) + ln³s/3
 */

/** A positive quantity with its logarithm. */
export interface WithLogarithm {
  readonly t: Expression;
  readonly log: Expression;
}

/** ∫ lnⁿ t/(r − t) dt, n > 0; null where no real form is known. */
export function powerOfLogarithmOverPole(n: number, { t, log }: WithLogarithm, r: Expression): Expression | null {
  const s = tidy(E.divide(t, r));
  const sign = signOf(r);
  if (sign === -1) return byParts(n, s, log);
  if (sign !== 1 || n > 2) return null;
  const shift = tidy(E.ln(r));
  const other = tidy(E.subtract(E.one, s));
  const first = E.apply('dilog', [other]);
  // ln t = ln s + ln r
  const logarithm = E.negate(E.ln(other));
  if (n === 1) return E.add(first, E.product([shift, logarithm]));
  const over = tidy(E.subtract(E.one, E.reciprocal(s)));
  const own = tidy(E.subtract(log, shift));
  return E.sum([
    E.product([E.two, own, first]),
    ...[other, over].map((u) => E.product([E.number(-2), E.apply('polylog', [E.number(3), u])])),
    E.divide(E.power(own, E.number(3)), E.number(3)),
    E.product([E.two, shift, first]),
    E.product([shift, shift, logarithm]),
  ]);
}

function byParts(n: number, s: Expression, log: Expression): Expression {
  const terms: Expression[] = [];
  let factor = 1;
  for (let k = 0; k <= n; k++) {
    terms.push(E.product([E.number(factor), E.power(log, E.number(n - k)), polylogarithm(k + 1, s)]));
    factor *= -(n - k);
  }
  return E.sum(terms);
}

function polylogarithm(k: number, s: Expression): Expression {
  if (k === 1) return E.negate(E.ln(tidy(E.subtract(E.one, s))));
  return k === 2 ? E.apply('dilog', [s]) : E.apply('polylog', [E.number(k), s]);
}
