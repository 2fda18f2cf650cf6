/** 2/√π as two doubles. */
const TWO_OVER_ROOT_PI = 1.1283791670955126;
const TWO_OVER_ROOT_PI_LOW = 1.533545961316588e-17;

/** erf(x) for |x| ≤ 1 by its Maclaurin series, DLMF 7.6.1; the alternating terms lose nothing there. */
export function erfSeries(x: number): number {
  if (x === 0) return x;
  const square = x * x;
  let term = x;
  let rest = 0;
  for (let n = 1; Math.abs(term) > 1e-18 * Math.abs(x) && n < 30; n++) {
    term *= -square / n;
    rest += term / (2 * n + 1);
  }
  return TWO_OVER_ROOT_PI * x + (TWO_OVER_ROOT_PI * rest + TWO_OVER_ROOT_PI_LOW * x);
}
