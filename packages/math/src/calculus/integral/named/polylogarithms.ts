import * as Q from '../../../exact/rational.ts';
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
 *
 * For n > 2 no such equations are known, and s > 1 is carried into s < 1. With l = ln t, L = ln s = l − c, σ the sign of L and w = e^(−|L|), which
 * is s or 1/s, the functions Aₖ = σ^(k + 1)·Liₖ(w) have the derivatives −Aₖ₋₁ by L, and A₀ is 1/(e^L − 1), less −1 for L < 0. So by parts
 *
 *   ∫ lⁿ/(r − t) dt = Σ n!/(n − k)!·lⁿ⁻ᵏ·Aₖ₊₁ − lⁿ⁺¹/(n + 1)·(1 + σ)/2,
 *
 * and the constants at L = 0 are such that both sides meet: Liₖ(1) = ζ(k).
 */

/** A positive quantity with its logarithm. */
export interface WithLogarithm {
  readonly t: Expression;
  readonly log: Expression;
}

/** ∫ lnⁿ t/(r − t) dt, n > 0; null where the sign of r is not known. */
export function powerOfLogarithmOverPole(n: number, { t, log }: WithLogarithm, r: Expression): Expression | null {
  const s = tidy(E.divide(t, r));
  const sign = signOf(r);
  if (sign === -1) return byParts(n, s, log);
  if (sign !== 1) return null;
  const shift = tidy(E.ln(r));
  const own = tidy(E.subtract(log, shift));
  if (n > 2) return throughReciprocal(n, { s, log, c: shift, L: own });
  const other = tidy(E.subtract(E.one, s));
  const first = E.apply('dilog', [other]);
  // ln t = ln s + ln r
  const logarithm = E.negate(E.ln(other));
  if (n === 1) return E.add(first, E.product([shift, logarithm]));
  const over = tidy(E.subtract(E.one, E.reciprocal(s)));
  return E.sum([
    E.product([E.two, own, first]),
    ...[other, over].map((u) => E.product([E.number(-2), E.apply('polylog', [E.number(3), u])])),
    E.divide(E.power(own, E.number(3)), E.number(3)),
    E.product([E.two, shift, first]),
    E.product([shift, shift, logarithm]),
  ]);
}

interface Reciprocal {
  readonly s: Expression;
  /** ln t, ln r and ln s */
  readonly log: Expression;
  readonly c: Expression;
  readonly L: Expression;
}

/** By polylogarithms of e^(−|L|), which is at most 1. */
function throughReciprocal(n: number, { s, log, c, L }: Reciprocal): Expression {
  const size = E.apply('abs', [L]);
  const isLogarithm = log.kind === 'apply' && log.name === 'ln';
  const w = isLogarithm ? E.apply('min', [s, E.reciprocal(s)]) : E.exp(E.negate(size));
  const isCentred = E.equal(c, E.zero);
  const sign = E.apply('sign', [L]);
  /** l^p times the sign of L. */
  const signed = (p: number): Expression =>
    isCentred && p > 0
      ? E.product([E.power(log, E.number(p - 1)), size])
      : E.product([E.power(log, E.number(p)), sign]);
  const terms: Expression[] = [];
  const atOne: Expression[] = [];
  let factor = 1;
  for (let k = 0; k <= n; k++) {
    const front = k % 2 === 0 ? E.power(log, E.number(n - k)) : signed(n - k);
    terms.push(E.product([E.number(factor), front, polylogarithm(k + 1, w)]));
    if (k % 2 === 1 && (k === n || !isCentred))
      atOne.push(
        E.product([
          E.number(-factor),
          k === n ? E.one : E.power(c, E.number(n - k)),
          E.apply('zeta', [E.number(k + 1)]),
        ]),
      );
    factor *= n - k;
  }
  const both = E.number(Q.rational(-1, 2 * (n + 1)));
  const far = E.sum([E.power(log, E.number(n + 1)), signed(n + 1)]);
  if (!isCentred) atOne.push(E.product([E.negate(both), E.power(c, E.number(n + 1))]));
  return E.sum([...terms, E.product([both, far]), E.product([sign, E.sum(atOne)])]);
}

/** ∫ lnᵐ t·ln(1 − s)/t dt for s = t/r: −Σ (−1)ᵏ·m!/(m − k)!·lnᵐ⁻ᵏ t·Liₖ₊₂(s), real where 1 − s is positive. */
export function powerOfLogarithmBesideLogarithm(m: number, log: Expression, s: Expression): Expression {
  const terms: Expression[] = [];
  let factor = -1;
  for (let k = 0; k <= m; k++) {
    terms.push(E.product([E.number(factor), E.power(log, E.number(m - k)), polylogarithm(k + 2, s)]));
    factor *= -(m - k);
  }
  return E.sum(terms);
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
