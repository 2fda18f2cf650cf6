import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { isPiecewise } from '../../expression/piecewise.ts';
import { contains } from '../../expression/walk.ts';
import { derivativeOf } from '../derivative.ts';
import { type Growth, growthOf, integralIsInfinite } from './enclosure/growth.ts';
import { exactPeriod } from './periods.ts';

/*
 * Integrals towards infinity over infinitely many kinks or jumps that come back: |sin x|/x, (x − ⌊x⌋)/x.
 *
 * Let f = P·g with P of period T, absolutely integrable over a period, m its mean, and g > 0 monotone from some X on. If g does not rise and ∫ g = ∞,
 * then ∫ f diverges for m ≠ 0: ∫ (P − m) is bounded, so ∫ (P − m)·(g − lim g) converges by Dirichlet's test, (P − m)·lim g stays bounded, and m·∫ g does
 * not. If g does not tend to 0, ∫ f diverges whatever m is: else ∫ f·(1/g) = ∫ P would converge by Abel's test, and for that P must be 0.
 *
 * Worked example: |sin x| has the mean 2/π, 1/x falls and has an infinite integral, so ∫ |sin x|/x diverges.
 */

/** A periodic function with its period, beside a monotone one with an infinite integral. */
export interface PeriodicBesideMonotone {
  readonly periodic: Expression;
  readonly period: Expression;
  /** Whether the monotone factor tends to 0; else the integral diverges for every mean, unless P is 0. */
  readonly tendsToZero: boolean;
  /** How the monotone factor grows or falls. */
  readonly growth: Growth;
}

/** A product of what comes back with kinks or jumps, and of what has none. */
interface PeriodicFactor {
  readonly periodic: Expression;
  readonly period: Expression;
  readonly smooth: Expression;
}

/** The periodic factor of f, which has its kinks and jumps, and the other one; null where f is no such product. */
export function periodicFactor(f: Expression, variable: string): PeriodicFactor | null {
  if (!isPiecewise(f, variable)) return null;
  const factors = E.factorsOf(f);
  const repeating = factors.filter((one) => contains(one, variable) && exactPeriod(one, variable) !== null);
  const periodic = E.product(repeating);
  const period = exactPeriod(periodic, variable);
  const smooth = E.product(factors.filter((one) => !repeating.includes(one)));
  return period === null || isPiecewise(smooth, variable) ? null : { periodic, period, smooth };
}

/** From here on the monotone factor is looked at. */
const farPlaces = [8, 1e3, 1e6];

/**
 * P and g towards +∞, where f is P·g with kinks or jumps in P, and g is proved to be monotone, of one sign, with an infinite integral: where the mean of P is
 * not 0, or g does not tend to 0, the integral of f diverges. Null for others.
 */
export function periodicBesideMonotone(f: Expression, variable: string): PeriodicBesideMonotone | null {
  const split = periodicFactor(f, variable);
  if (split === null) return null;
  const { periodic, period, smooth: g } = split;
  for (const X of farPlaces) {
    const growth = growthOf(g, variable, X);
    const turn = growth === null ? null : directionOf(g, variable, X);
    if (growth === null || turn === null || !hasSign(growth)) continue;
    if (!integralIsInfinite(growth.scale)) return null;
    return { periodic, period, tendsToZero: turn === 'falls' && !isFlat(growth), growth };
  }
  return null;
}

/** Whether |g| falls, or does not change, or rises from X on; null where that is not proved. */
function directionOf(g: Expression, variable: string, X: number): 'falls' | 'rises' | null {
  const slope = derivativeOf(g, variable);
  if (slope === null) return null;
  if (!contains(slope, variable) && E.equal(slope, E.zero)) return 'falls';
  const [own, change] = [growthOf(g, variable, X), growthOf(slope, variable, X)];
  if (own === null || change === null || !hasSign(change)) return null;
  return own.low > 0 === change.low > 0 ? 'rises' : 'falls';
}

const isFlat = ({ scale: { exponent, power, logs, loglogs } }: Growth): boolean =>
  exponent.length === 0 && [power, logs, loglogs].every(Q.isZero);

const hasSign = ({ low, high }: Growth): boolean => low > 0 || high < 0;
