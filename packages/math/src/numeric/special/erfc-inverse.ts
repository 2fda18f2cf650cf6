import { twoProduct } from '../double-double.ts';
import { exponential } from '../double-double-log.ts';
import { erfSeries } from './erf-series.ts';
import { erfcx } from './erfcx.ts';

const HALF_ROOT_PI = 0.886226925452758;

/** The x with erfc(x) = q, for 0 ≤ q ≤ 2: +∞ at 0, −∞ at 2, NaN outside. Relatively precise in the tail of small q. */
export function erfcInverse(q: number): number {
  if (!(q >= 0 && q <= 2)) return Number.NaN;
  if (q > 1.5) return -erfcInverse(2 - q);
  if (q >= 0.5) return erfInverseCentral(1 - q);
  if (q === 0) return Number.POSITIVE_INFINITY;
  let x = tailGuess(q);
  for (let pass = 0; pass < 3; pass++) {
    // (erfc(x) − q) over the slope, both scaled by e^{x²} so that neither underflows; then Halley's correction.
    const square = twoProduct(x, x);
    const scaledTarget = exponential({ hi: square.hi + Math.log(q), lo: square.lo });
    const step = HALF_ROOT_PI * (erfcx(x) - scaledTarget);
    x += step / (1 + x * step);
  }
  return x;
}

/** M. Abramowitz and I. A. Stegun, Handbook (1964), 26.2.23: within 4.5e-4. */
function tailGuess(q: number): number {
  const t = Math.sqrt(-2 * Math.log(q / 2));
  const z = t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  return z / Math.SQRT2;
}

/** The x with erf(x) = p for |p| ≤ ½: two steps of Halley's method from the Maclaurin series. */
export function erfInverseCentral(p: number): number {
  const s = Math.PI * p * p;
  let x = HALF_ROOT_PI * p * (1 + s * (1 / 12 + s * (7 / 480 + s * (127 / 40320))));
  for (let pass = 0; pass < 3; pass++) {
    const step = HALF_ROOT_PI * Math.exp(x * x) * (erfSeries(x) - p);
    x -= step / (1 + x * step);
  }
  return x;
}
