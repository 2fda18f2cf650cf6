import { coefficientsOf } from '../../algebra/coefficients.ts';
import { expand } from '../../algebra/expand.ts';
import { factor } from '../../algebra/factor.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { DifferentialEquation } from './differential-equation.ts';

/*
 * From a differential equation to its recurrence: w^i f^(j) has at w^(n + i − j) the coefficient n(n−1)…(n−j+1)·a_n. So the terms
 * with j − i = s make Q_s(n)·a_n, and the coefficient of w^(N) gives Σ_s Q_s(N + s)·a_(N + s) = 0 for every whole N, also for
 * Laurent series. Where only two shifts s occur, a distance d apart, each coefficient is a rational multiple of the one d before:
 *
 *   Q_high(n)·a_n = −Q_low(n − d)·a_(n − d)
 */

export const place = '\u2020n';

/** high(n)·a_n = −low(n − distance)·a_(n − distance), as polynomials in `place`, factored over the rationals. */
export interface TwoTerms {
  readonly distance: number;
  readonly high: Factors;
  readonly low: Factors;
}

/** constant · Π (n + shift). */
export interface Factors {
  readonly constant: Expression;
  /** The c of the factors n + c. */
  readonly shifts: readonly Expression[];
}

/** Q_s by s. */
export function shiftsOf({ coefficients }: DifferentialEquation, w: string): ReadonlyMap<number, Expression> {
  const byShift = new Map<number, Expression>();
  const n = E.symbol(place);
  for (const [j, p] of coefficients.entries()) {
    const falling = E.product(Array.from({ length: j }, (_, l) => E.subtract(n, E.number(l))));
    for (const [i, c] of (coefficientsOf(p, w) ?? []).entries()) {
      if (c.kind === 'number' && Q.isZero(c.value)) continue;
      byShift.set(j - i, E.add(byShift.get(j - i) ?? E.zero, E.multiply(c, falling)));
    }
  }
  return expanded(byShift);
}

/** Multiplied out in n, without those that are 0. */
function expanded(byShift: ReadonlyMap<number, Expression>): ReadonlyMap<number, Expression> {
  const all = new Map<number, Expression>();
  for (const [s, q] of byShift) {
    const plain = expand(q);
    const value = plain.ok ? plain.value : q;
    if (!E.equal(value, E.zero)) all.set(s, value);
  }
  return all;
}

/** Null where there are not just two terms, or a polynomial has a factor that is not linear in n. */
export function twoTerms(byShift: ReadonlyMap<number, Expression>): TwoTerms | null {
  const shifts = [...byShift.keys()].sort((a, b) => a - b);
  const [s, t] = shifts;
  if (shifts.length !== 2 || s === undefined || t === undefined) return null;
  const [low, high] = [linearFactors(byShift.get(s)!), linearFactors(byShift.get(t)!)];
  return low === null || high === null ? null : { distance: t - s, high, low };
}

export function linearFactors(p: Expression): Factors | null {
  const constant = coefficientsOf(p, place)?.at(-1);
  const found = factor(p);
  if (!found.ok || constant === undefined) return null;
  const shifts: Expression[] = [];
  for (const { factor: one, multiplicity } of found.value.factors) {
    const parts = coefficientsOf(one, place);
    if (parts === null || parts.length > 2) return null;
    if (parts.length === 2) for (let k = 0; k < multiplicity; k++) shifts.push(E.divide(parts[0]!, parts[1]!));
  }
  return { constant, shifts };
}

/** The value of constant·Π (n + shift) at a whole n. */
export const factorsAt = ({ constant, shifts }: Factors, n: number): Expression =>
  E.product([constant, ...shifts.map((shift) => E.add(shift, E.number(n)))]);

/** The whole numbers at which it is 0. */
export const wholeRoots = ({ shifts }: Factors): readonly number[] =>
  shifts.flatMap((shift) => (shift.kind === 'number' && Q.isInteger(shift.value) ? [-Q.toNumber(shift.value)] : []));
