import { negate, twoProduct } from '../double-double.ts';
import { exponential } from '../double-double-log.ts';
import { erfSeries } from './erf-series.ts';
import { erfcx } from './erfcx.ts';

/** The complementary error function 1 − erf(x), DLMF 7.2.2, relatively precise in its tail down to 5e-324. NaN for NaN. */
export function erfc(x: number): number {
  if (x < -0.5) return 2 - erfc(-x);
  if (x < 0.5) return 1 - erfSeries(x);
  if (x > 27.3) return 0;
  return exponential(negate(twoProduct(x, x))) * erfcx(x);
}
