import { add, hiOf, type Real, subtract, toNumber } from '../numeric/double-double.ts';
import { adaptiveGaussLegendre } from '../numeric/quadrature/gauss-legendre.ts';
import { sumSmooth } from '../numeric/quadrature/sum-smooth.ts';
import type { PointCheck } from './check-point.ts';
import type { Distribution } from './distributions/distribution.ts';

/**
 * P(a < X ≤ b) a second time: the density integrated between two ends inside the support, or the probabilities of a discrete law from a + 1
 * to b added up (whole a and b). Null where that does not settle.
 */
export function checkInterval(of: Distribution, a: Real, b: Real, value: number): PointCheck | null {
  const own = of.kind === 'discrete' ? summed(of, hiOf(a), hiOf(b)) : integrated(of, a, b, value);
  if (!Number.isFinite(own)) return null;
  const how = of.kind === 'discrete' ? 'its probabilities, added up,' : 'its density, integrated,';
  return { how, difference: Math.abs(own - value) / value };
}

const summed = (of: Distribution, a: number, b: number): number => sumSmooth((j) => of.density(a + 1 + j), b - a);

/** Where a density may bend or peak, and how far from there it reaches: between these points it is smooth to the eye. */
const levels = [1e-15, 1e-9, 1e-6, 1e-3, 0.05, 0.25, 0.5];

/** Over the distance from a: two ends that are the same double lie apart all the same. */
function integrated(of: Distribution, a: Real, b: Real, value: number): number {
  const mode = of.mode();
  const peaks = 'at' in mode ? mode.at : 'from' in mode ? [mode.from, mode.to] : [];
  const quantiles = levels.flatMap((p) => [of.quantile(p), of.upperQuantile(p)]);
  const width = toNumber(subtract(b, a));
  const inside = [...peaks, ...quantiles].map((x) => toNumber(subtract(x, a))).filter((d) => d > 0 && d < width);
  const cuts = [0, ...[...new Set(inside)].sort((x, y) => x - y), width];
  const f = (distance: number) => of.density(add(a, distance));
  return cuts.slice(1).reduce((sum, to, k) => sum + adaptiveGaussLegendre(f, cuts[k]!, to, 1e-13 * value, 1e-11), 0);
}
