import { erfSeries } from './erf-series.ts';
import { erfc } from './erfc.ts';

/** The error function 2/√π ∫₀ˣ e^{−t²} dt, DLMF 7.2.1: odd, relatively precise near 0 too. NaN for NaN. */
export function erf(x: number): number {
  if (x > 1) return 1 - erfc(x);
  if (x < -1) return erfc(-x) - 1;
  return erfSeries(x);
}
