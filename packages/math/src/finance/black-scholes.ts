import * as Q from '../exact/rational.ts';
import { realBall } from '../numeric/precise/ball.ts';
import { squareRoot } from '../numeric/precise/ball-elementary.ts';
import { erfc } from '../numeric/precise/ball-special.ts';
import { ONE, ZERO } from '../numeric/precise/big-float.ts';
import { pi } from '../numeric/precise/constants.ts';
import * as V from '../numeric/precise/value.ts';

/** A European option on an asset without dividends; all but the rate must be positive. */
export interface OptionTerms {
  readonly spot: V.Value;
  readonly strike: V.Value;
  /** Years to expiry. */
  readonly time: V.Value;
  /** Per year, continuously compounded, as a fraction. */
  readonly rate: V.Value;
  /** Per year, as a fraction. */
  readonly volatility: V.Value;
}

/** Vega, theta and rho are per unit of volatility, per year and per unit of rate. */
export const optionFigures = [
  'call',
  'put',
  'd1',
  'd2',
  'deltaCall',
  'deltaPut',
  'gamma',
  'vega',
  'thetaCall',
  'thetaPut',
  'rhoCall',
  'rhoPut',
] as const;
/** Price and sensitivities of an option, by name. */
export type OptionFigures = { readonly [figure in (typeof optionFigures)[number]]: V.Value };

/**
 * Prices and sensitivities of a call and a put by Black and Scholes (1973) and Merton (1973), in the notation of
 * J. C. Hull, Options, Futures, and Other Derivatives. Each is certain to its error bound: far out of the money a price is
 * the small difference of two nearly equal amounts, and more bits are what makes it right.
 */
export function blackScholes(terms: OptionTerms, bits: number): OptionFigures | null {
  const { spot, strike, time, rate, volatility } = terms;
  const root = squareRoot(V.ballOf(time, bits), bits);
  const moneyness = V.divide(spot, strike, bits);
  const log = moneyness && V.logarithm(moneyness, bits);
  const discount = V.exponential(V.negate(V.multiply(rate, time, bits)), bits);
  if (!root || !log || !discount) return null;
  const spread = V.multiply(volatility, root, bits);
  const drift = V.divide(V.add(log, V.multiply(rate, time, bits), bits), spread, bits);
  if (!drift) return null;
  const halfSpread = V.multiply(spread, Q.half, bits);
  const [d1, d2] = [V.add(drift, halfSpread, bits), V.subtract(drift, halfSpread, bits)];
  const present = V.multiply(strike, discount, bits);
  return figuresOf(terms, { d1, d2, root, spread, present }, bits);
}

interface Parts {
  readonly d1: V.Value;
  readonly d2: V.Value;
  readonly root: V.Value;
  readonly spread: V.Value;
  readonly present: V.Value;
}

function figuresOf({ spot, time, rate, volatility }: OptionTerms, parts: Parts, bits: number): OptionFigures | null {
  const { d1, d2, root, spread, present } = parts;
  const [n1, n2] = [normalCdf(d1, bits), normalCdf(d2, bits)];
  const [m1, m2] = [normalCdf(V.negate(d1), bits), normalCdf(V.negate(d2), bits)];
  const density = normalDensity(d1, bits);
  if (!n1 || !n2 || !m1 || !m2 || !density) return null;
  const times = (a: V.Value, b: V.Value) => V.multiply(a, b, bits);
  const gamma = V.divide(density, times(spot, spread), bits);
  const decay = V.divide(times(times(spot, density), volatility), times(Q.integerRational(2), root), bits);
  if (!gamma || !decay) return null;
  return {
    call: V.subtract(times(spot, n1), times(present, n2), bits),
    put: V.subtract(times(present, m2), times(spot, m1), bits),
    d1,
    d2,
    deltaCall: n1,
    deltaPut: V.negate(m1),
    gamma,
    vega: times(times(spot, density), root),
    thetaCall: V.negate(V.add(decay, times(rate, times(present, n2)), bits)),
    thetaPut: V.subtract(times(rate, times(present, m2)), decay, bits),
    rhoCall: times(time, times(present, n2)),
    rhoPut: V.negate(times(time, times(present, m2))),
  };
}

/** Beyond this the tail is below 10^−400000. */
const furthest = 1350;

/** The standard normal distribution function: erfc(−x/√2)/2. */
function normalCdf(x: V.Value, bits: number): V.Maybe {
  if (Math.abs(V.toNumber(x)) > furthest) return realBall(V.toNumber(x) > 0 ? ONE : ZERO, -1_000_000);
  const rootHalf = squareRoot(V.ballOf(Q.half, bits), bits)!;
  const tail = erfc(V.ballOf(V.multiply(V.negate(x), rootHalf, bits), bits), bits);
  return tail && V.multiply(tail, Q.half, bits);
}

/** The standard normal density: e^{−x²/2}/√(2π). */
function normalDensity(x: V.Value, bits: number): V.Maybe {
  const bell = V.exponential(V.negate(V.multiply(V.multiply(x, x, bits), Q.half, bits)), bits);
  const scale = squareRoot(realBall(pi(bits), 2 - bits), bits);
  return bell && scale && V.divide(V.multiply(bell, squareRoot(V.ballOf(Q.half, bits), bits)!, bits), scale, bits);
}
