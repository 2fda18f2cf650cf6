import { erfc } from '../numeric/special/erfc.ts';

const normalCdf = (x: number): number => 0.5 * erfc(-x * Math.SQRT1_2);

/** Call and put by Black and Scholes in double precision, for curves; see `blackScholes` for the figures that are shown. */
export function optionPrices(spot: number, strike: number, time: number, rate: number, volatility: number) {
  const spread = volatility * Math.sqrt(time);
  const drift = (Math.log(spot / strike) + rate * time) / spread;
  const [d1, d2] = [drift + spread / 2, drift - spread / 2];
  const present = strike * Math.exp(-rate * time);
  return {
    call: spot * normalCdf(d1) - present * normalCdf(d2),
    put: present * normalCdf(-d2) - spot * normalCdf(-d1),
  };
}
