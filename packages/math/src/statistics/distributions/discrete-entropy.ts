import { type Real, toNumber, twoSum } from '../../numeric/double-double.ts';
import { sumSmooth } from '../../numeric/quadrature/sum-smooth.ts';

/**
 * −Σ p ln p over all integers in the support, outward from the mode, in nats.
 * @param logMass ln p, also at arguments that are no integers
 */
export function discreteEntropy(logMass: (k: Real) => Real, support: readonly [number, number], mode: number): number {
  const term = (k: Real): number => {
    const ln = toNumber(logMass(k));
    return ln === Number.NEGATIVE_INFINITY ? 0 : -ln * Math.exp(ln);
  };
  const [low, high] = support;
  return (
    sumSmooth((j) => term(twoSum(mode, j)), high - mode + 1) + sumSmooth((j) => term(twoSum(mode - 1, -j)), mode - low)
  );
}
