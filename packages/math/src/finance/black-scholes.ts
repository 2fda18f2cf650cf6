import * as Q from '../exact/rational.ts';
import { realBall } from '../numeric/precise/ball.ts';
import { squareRoot } from '../numeric/precise/ball-elementary.ts';
import { erfc } from '../numeric/precise/ball-special.ts';
import { ONE, ZERO } from '../numeric/precise/big-float.ts';
import { pi } from '../numeric/precise/constants.ts';
import {
  add,
  ballOf,
  divide,
  exponential,
  logarithm,
  type Maybe,
  multiply,
  negate,
  subtract,
  toNumber,
  type Value,
} from '../numeric/precise/value.ts';

/** A European option on an asset without dividends; all but the rate must be positive. */
export interface OptionTerms {
  readonly spot: Value;
  readonly strike: Value;
  /** Years to expiry. */
  readonly time: Value;
  /** Per year, continuously compounded, as a fraction. */
  readonly rate: Value;
  /** Per year, as a fraction. */
  readonly volatility: Value;
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
export type OptionFigures = { readonly [figure in (typeof optionFigures)[number]]: Value };

/**
 * Prices and sensitivities of a call and a put by Black and Scholes (1973) and Merton (1973), in the notation of
 * J. C. Hull, Options, Futures, and Other Derivatives. Each is certain to its error bound: far out of the money a price is
 * the small difference of two nearly equal amounts, and more bits are what makes it right.
 */
export function blackScholes(terms: OptionTerms, bits: number): OptionFigures | null {
  const { spot, strike, time, rate, volatility } = terms;
  const root = squareRoot(ballOf(time, bits), bits);
  const moneyness = divide(spot, strike, bits);
  const log = moneyness && logarithm(moneyness, bits);
  const discount = exponential(negate(multiply(rate, time, bits)), bits);
  if (!root || !log || !discount) return null;
  const spread = multiply(volatility, root, bits);
  const drift = divide(add(log, multiply(rate, time, bits), bits), spread, bits);
  if (!drift) return null;
  const halfSpread = multiply(spread, Q.half, bits);
  const [d1, d2] = [add(drift, halfSpread, bits), subtract(drift, halfSpread, bits)];
  const present = multiply(strike, discount, bits);
  return figuresOf(terms, { d1, d2, root, spread, present }, bits);
}

interface Parts {
  readonly d1: Value;
  readonly d2: Value;
  readonly root: Value;
  readonly spread: Value;
  readonly present: Value;
}

function figuresOf({ spot, time, rate, volatility }: OptionTerms, parts: Parts, bits: number): OptionFigures | null {
  const { d1, d2, root, spread, present } = parts;
  const [n1, n2] = [normalCdf(d1, bits), normalCdf(d2, bits)];
  const [m1, m2] = [normalCdf(negate(d1), bits), normalCdf(negate(d2), bits)];
  const density = normalDensity(d1, bits);
  if (!n1 || !n2 || !m1 || !m2 || !density) return null;
  const times = (a: Value, b: Value) => multiply(a, b, bits);
  const gamma = divide(density, times(spot, spread), bits);
  const decay = divide(times(times(spot, density), volatility), times(Q.integerRational(2), root), bits);
  if (!gamma || !decay) return null;
  return {
    call: subtract(times(spot, n1), times(present, n2), bits),
    put: subtract(times(present, m2), times(spot, m1), bits),
    d1,
    d2,
    deltaCall: n1,
    deltaPut: negate(m1),
    gamma,
    vega: times(times(spot, density), root),
    thetaCall: negate(add(decay, times(rate, times(present, n2)), bits)),
    thetaPut: subtract(times(rate, times(present, m2)), decay, bits),
    rhoCall: times(time, times(present, n2)),
    rhoPut: negate(times(time, times(present, m2))),
  };
}

/** Beyond this the tail is below 10^−400000. */
const furthest = 1350;

/** The standard normal distribution function: erfc(−x/√2)/2. */
function normalCdf(x: Value, bits: number): Maybe {
  if (Math.abs(toNumber(x)) > furthest) return realBall(toNumber(x) > 0 ? ONE : ZERO, -1_000_000);
  const rootHalf = squareRoot(ballOf(Q.half, bits), bits)!;
  const tail = erfc(ballOf(multiply(negate(x), rootHalf, bits), bits), bits);
  return tail && multiply(tail, Q.half, bits);
}

/** The standard normal density: e^{−x²/2}/√(2π). */
function normalDensity(x: Value, bits: number): Maybe {
  const bell = exponential(negate(multiply(multiply(x, x, bits), Q.half, bits)), bits);
  const scale = squareRoot(realBall(pi(bits), 2 - bits), bits);
  return bell && scale && divide(multiply(bell, squareRoot(ballOf(Q.half, bits), bits)!, bits), scale, bits);
}
