import * as Q from '../../exact/rational.ts';
import type { Computable } from '../../numeric/precise/certain-digits.ts';
import * as V from '../../numeric/precise/value.ts';
import { call } from './functions.ts';
import type { Ratios } from './summed.ts';

/** Where the sums over a law begin. */
type Start = Pick<Ratios, 'support' | 'from'>;

const integer = (n: number): Q.Rational => Q.integerRational(n);

/** The product of what is there; null where something is not. */
const product = (bits: number, ...factors: readonly V.Maybe[]): V.Maybe =>
  factors.reduce((a, b) => a && b && V.multiply(a, b, bits));

const quotient = (a: V.Maybe, b: V.Maybe, bits: number): V.Maybe => a && b && V.divide(a, b, bits);
const complement = (p: V.Maybe, bits: number): V.Maybe => p && V.subtract(Q.one, p, bits);

/** ((n − k + 1)/k) p/(1 − p). */
export const binomialRatios = (start: Start, n: number, p: Computable): Ratios => ({
  ...start,
  ratio: (k, bits) =>
    product(bits, Q.divide(integer(n - k + 1), integer(k)), quotient(p(bits), complement(p(bits), bits), bits)),
});

/** ((k − 1 + r)/k) (1 − p); for r < 1 they rise. */
export const negativeBinomialRatios = (start: Start, r: Computable, p: Computable): Ratios => ({
  ...start,
  ratio: (k, bits) => {
    const successes = r(bits);
    const top = successes && V.add(integer(k - 1), successes, bits);
    return product(bits, quotient(top, integer(k), bits), complement(p(bits), bits));
  },
  limit: (bits) => complement(p(bits), bits),
});

/** λ/k^ν; ν = 1 for the Poisson law. */
export const poissonRatios = (start: Start, rate: Computable, dispersion: Computable): Ratios => ({
  ...start,
  ratio: (k, bits) => quotient(rate(bits), powerOf(k, dispersion(bits), bits), bits),
});

/** ((k − 1)/k)ˢ: rising towards 1, so that all ranks are added up. */
export function zipfRatios(start: Start, exponent: Computable): Ratios {
  // The power that is above in one ratio is below in the next.
  let last: { k: number; bits: number; power: V.Maybe } | undefined;
  const powerAt = (k: number, bits: number): V.Maybe => {
    const power = last?.k === k && last.bits === bits ? last.power : powerOf(k, exponent(bits), bits);
    last = { k, bits, power };
    return power;
  };
  return { ...start, ratio: (k, bits) => quotient(powerAt(k - 1, bits), powerAt(k, bits), bits), limit: () => Q.one };
}

/** ((K − k + 1)/k) ((n − k + 1)/(N − K − n + k)). */
export const hypergeometricRatios = (start: Start, population: number, marked: number, draws: number): Ratios => ({
  ...start,
  ratio: (k) =>
    Q.multiply(
      Q.divide(integer(marked - k + 1), integer(k)),
      Q.divide(integer(draws - k + 1), integer(population - marked - draws + k)),
    ),
});

/** k^s, exactly for a small whole s. */
function powerOf(k: number, s: V.Maybe, bits: number): V.Maybe {
  if (s === null) return null;
  if (V.isRational(s) && Q.isInteger(s)) return V.power(integer(k), s, bits);
  const ln = call('ln', [integer(k)], bits);
  return ln && call('exp', [V.multiply(s, ln, bits)], bits);
}
