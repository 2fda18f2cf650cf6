import { type Real, subtract, toNumber, twoSum } from '../../../numeric/double-double.ts';
import { sumSmooth } from '../../../numeric/quadrature/sum-smooth.ts';
import { CHEAP_TERMS, sequential } from './sequential-mass.ts';

interface Masses {
  /** ln p, also at arguments that are no integers. */
  readonly logMass: (k: Real) => Real;
  /** P(X = k)/P(X = k − 1) */
  readonly ratio: (k: number) => number;
  readonly support: readonly [number, number];
  readonly mode: number;
}

/** −Σ p ln p over all integers in the support, outward from the mode, in nats. */
export function discreteEntropy({ logMass, ratio, support: [low, high], mode }: Masses): number {
  const outward = (from: number, direction: 1 | -1, count: number): number => {
    if (count <= 0) return 0;
    const first = logMass(from);
    const direct = (j: number): number => Math.exp(toNumber(subtract(logMass(twoSum(from, direction * j)), first)));
    const part = sequential((j) => (direction > 0 ? ratio(from + j) : 1 / ratio(from - j + 1)), direct);
    const ln = toNumber(first);
    const term = (j: number): number => {
      const p = part(j);
      return p === 0 ? 0 : -p * (ln + Math.log(p));
    };
    return Math.exp(ln) * sumSmooth(term, count, CHEAP_TERMS);
  };
  return outward(mode, 1, high - mode + 1) + outward(mode - 1, -1, mode - low);
}
