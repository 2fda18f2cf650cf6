import { erfc } from '../numeric/special/erfc.ts';

const normalCdf = (x: number): number => 0.5 * erfc(-x * Math.SQRT1_2);
const normalDensity = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** Call and put by Black and Scholes in double precision, for curves; see `blackScholes` for the figures that are shown. */
export function optionPrices(spot: number, strike: number, time: number, rate: number, volatility: number) {
  const { d1, d2, present } = partsOf(spot, strike, time, rate, volatility);
  return {
    call: spot * normalCdf(d1) - present * normalCdf(d2),
    put: present * normalCdf(-d2) - spot * normalCdf(-d1),
  };
}

function partsOf(spot: number, strike: number, time: number, rate: number, volatility: number) {
  const spread = volatility * Math.sqrt(time);
  const drift = (Math.log(spot / strike) + rate * time) / spread;
  return { d1: drift + spread / 2, d2: drift - spread / 2, spread, present: strike * Math.exp(-rate * time) };
}

/** The sensitivities in double precision: vega, theta and rho per unit of volatility, per year and per unit of rate. */
export function optionSensitivities(spot: number, strike: number, time: number, rate: number, volatility: number) {
  const { d1, d2, spread, present } = partsOf(spot, strike, time, rate, volatility);
  const decay = (spot * normalDensity(d1) * volatility) / (2 * Math.sqrt(time));
  return {
    deltaCall: normalCdf(d1),
    deltaPut: -normalCdf(-d1),
    gamma: normalDensity(d1) / (spot * spread),
    vega: spot * normalDensity(d1) * Math.sqrt(time),
    thetaCall: -decay - rate * present * normalCdf(d2),
    thetaPut: -decay + rate * present * normalCdf(-d2),
    rhoCall: time * present * normalCdf(d2),
    rhoPut: -time * present * normalCdf(-d2),
  };
}
