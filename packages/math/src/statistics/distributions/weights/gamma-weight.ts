import * as D from '../../../numeric/double-double.ts';
import { exponential, logarithm } from '../../../numeric/double-double-log.ts';
import { devianceExtended } from '../../../numeric/special/deviance.ts';
import { gammaP, gammaQ, gammaTail } from '../../../numeric/special/incomplete-gamma.ts';
import { lnGamma1p } from '../../../numeric/special/ln-gamma-1p.ts';
import { HALF_LN_2PI, lnGammaExtended } from '../../../numeric/special/ln-gamma-extended.ts';
import { stirlingErrorExtended } from '../../../numeric/special/stirling-error.ts';
import type { Side } from '../distribution.ts';

/**
 * What the gamma family has in common (gamma, Erlang, chi, chi-squared, inverse gamma): the unit gamma distribution with
 * shape a at m = λx, in double-double. m is given with its logarithm, which stays meaningful where m underflows.
 */
export interface Place {
  readonly m: D.DoubleDouble;
  lnM(): D.DoubleDouble;
}

/** Below this, m and its products lose digits to underflow, and e^{−m} is 1. */
const SMALLEST = 1e-270;

/** ln(m^a e^{−m}/Γ(a)) = ½ ln(a/2π) − D(a, m) − δ(a): the density of ln m. Loader's saddle-point form. */
export function lnGammaWeight(a: D.Real, { m, lnM }: Place): D.DoubleDouble {
  if (m.hi === Number.POSITIVE_INFINITY) return { hi: Number.NEGATIVE_INFINITY, lo: 0 };
  if (m.hi < SMALLEST) return D.subtract(D.multiply(lnM(), a), lnGammaExtended(a));
  const errors = D.add(devianceExtended(a, m), stirlingErrorExtended(a));
  return D.subtract(D.subtract(D.scaled(logarithm(a), 0.5), HALF_LN_2PI), errors);
}

/** ln(m^a/Γ(a+1)), all of ln P(a, m) for the smallest m; relative to a, because Q = −expm1 of it vanishes with a. */
function lnPower(a: number, { lnM }: Place): D.DoubleDouble {
  return D.subtract(D.multiply(lnM(), a), a <= 0.5 ? lnGamma1p(a) : lnGammaExtended(D.add(a, 1)));
}

/** P(a, m), with the last digits of m taken into account. */
export function gammaLower(a: number, place: Place): number {
  const { m } = place;
  if (m.hi < SMALLEST) return exponential(lnPower(a, place));
  return isVanishing(a, m.hi) ? 1 : corrected(gammaP(a, m.hi), 1, a, place);
}

/** Q(a, m) < e^{−m/2} here, far below the least double; a continued fraction would overflow. */
const isVanishing = (a: number, m: number): boolean => m > 1e6 && m > 10 * a;

/** Q(a, m) = 1 − P(a, m), with the last digits of m taken into account. */
export function gammaUpper(a: number, place: Place): number {
  if (place.m.hi < SMALLEST) return -Math.expm1(D.toNumber(lnPower(a, place)));
  if (isVanishing(a, place.m.hi)) return 0;
  return corrected(gammaQ(a, place.m.hi), -1, a, place);
}

/** In the tails of a narrow distribution half a unit in the last place of m is felt: one Newton step along the density. */
function corrected(probability: number, slope: 1 | -1, a: number, place: Place): number {
  const { m } = place;
  if (m.lo === 0 || probability === 0 || Math.abs(m.hi - a) * Math.abs(m.lo / m.hi) < 1e-15) return probability;
  const lnHazard = D.toNumber(lnGammaWeight(a, place)) - Math.log(probability);
  return probability * (1 + slope * Math.exp(lnHazard) * (m.lo / m.hi));
}

/** Beyond it e^{−m} has no digits left, even as a logarithm. */
const LARGEST = 1e15;

/** ln P(a, m) or ln Q(a, m) where that is far below 1; null where m is beyond what the incomplete gamma function takes. */
export function lnGammaTail(a: number, place: Place, side: Side): D.DoubleDouble | null {
  const { m } = place;
  if (m.hi < SMALLEST) return side === 'lower' ? lnPower(a, place) : null;
  if (!(m.hi < LARGEST)) return null;
  const tail = gammaTail(a, m.hi);
  if (tail.side !== side) return null;
  const rounded = D.add(tail.exponent, logarithm(tail.factor));
  const hazard = Math.exp(D.toNumber(D.subtract(lnGammaWeight(a, place), rounded)));
  return D.add(rounded, (side === 'lower' ? hazard : -hazard) * (m.lo / m.hi));
}

/** m = factor · x. */
export const product = (factor: D.Real, x: D.Real): Place => ({
  m: D.multiply(factor, x),
  lnM: () => D.add(logarithm(factor), logarithm(x)),
});

/** m = numerator / x. */
export const quotient = (numerator: D.Real, x: D.Real): Place => ({
  m: D.divide(numerator, x),
  lnM: () => D.add(logarithm(numerator), D.negate(logarithm(x))),
});
