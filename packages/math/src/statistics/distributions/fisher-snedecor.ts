import * as D from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { incompleteBeta, powerTail } from '../../numeric/special/incomplete-beta.ts';
import { logarithmOfPower } from '../../numeric/special/incomplete-beta-complement.ts';
import { stirlingError } from '../../numeric/special/stirling-error.ts';
import { tailValue } from '../../numeric/special/tail.ts';
import type { Distribution, Moments } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { ratioWithout } from './kinds/moment.ts';
import { lnBetaWeightOf, lnTail } from './weights/beta-weight.ts';
import { digammaError } from './weights/digamma-error.ts';
import { gammaLower, gammaUpper, lnGammaTail, lnGammaWeight, product } from './weights/gamma-weight.ts';

/** Ratios beyond this leave one of x and 1 − x too small for a double; there the first term of the tail is exact. */
const FARTHEST = 1e250;
const isFar = (ratio: number): boolean => ratio > FARTHEST || ratio < 1 / FARTHEST;

/** F distribution with d₁, d₂ > 0 degrees of freedom. NIST/SEMATECH e-Handbook 1.3.6.6.5. */
export function fisherSnedecor(first: D.Real, second: D.Real): Distribution {
  const [d1, d2] = [D.toNumber(first), D.toNumber(second)];
  const [a, b] = [d1 / 2, d2 / 2];
  const [I, lnBetaWeight] = [incompleteBeta(a, b), lnBetaWeightOf(D.divide(first, 2), D.divide(second, 2))];
  const parts = (f: D.Real) => betaParts(first, f, second);
  const lnRatio = (f: D.Real) => D.add(logarithm(f), D.subtract(logarithm(first), logarithm(second)));
  const farTail = (f: D.Real) =>
    lnRatio(f).hi > 0 ? powerTail(b, a, D.negate(lnRatio(f)), 'upper') : powerTail(a, b, lnRatio(f), 'lower');
  // For d₂ → ∞ the law of d₁f/2 is the gamma law with shape d₁/2, off by some (1 + shape + place)²/d₂ relatively.
  const limit = (f: D.Real) => product(D.divide(first, 2), f);
  const isGamma = (f: D.Real): boolean => (1 + a + a * D.hiOf(f)) ** 2 < b * 1e-20;
  const lnWeight = (f: D.Real) => {
    if (isGamma(f)) return lnGammaWeight(D.divide(first, 2), limit(f));
    const { ratio, x, y } = parts(f);
    if (ratio > FARTHEST) return D.add(logarithm(b), logarithmOfPower(b, a, D.negate(lnRatio(f))));
    if (ratio < 1 / FARTHEST) return D.add(logarithm(a), logarithmOfPower(a, b, lnRatio(f)));
    return lnBetaWeight(x, y);
  };
  return continuous({
    name: 'Fisher–Snedecor',
    support: [0, Number.POSITIVE_INFINITY],
    logDensity: (f) => {
      if (D.hiOf(f) > 0) return D.subtract(lnWeight(f), logarithm(f));
      return d1 === 2 ? 0 : d1 < 2 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    },
    cumulative: (f) => {
      if (isGamma(f)) return gammaLower(a, limit(f));
      const { ratio, x, y } = parts(f);
      return isFar(ratio) ? tailValue(farTail(f), 'lower') : I.lower(x, y);
    },
    survival: (f) => {
      if (isGamma(f)) return gammaUpper(a, limit(f));
      const { ratio, x, y } = parts(f);
      return isFar(ratio) ? tailValue(farTail(f), 'upper') : I.upper(x, y);
    },
    logTail: (f, side) => {
      if (isGamma(f)) return lnGammaTail(a, limit(f), side);
      const { ratio, x, y } = parts(f);
      return lnTail(isFar(ratio) ? farTail(f) : I.tailAt(x, y), side);
    },
    searchFrom: () => 1,
    moments: () => fisherMoments(d1, second),
    mode: () => ({ at: [d1 <= 2 ? 0 : ((d1 - 2) / d1) * (d2 / (d2 + 2))] }),
    median: d1 === d2 ? () => 1 : undefined,
    entropy: () => fisherEntropy(a, b),
  });
}

/** The beta variable x and its complement y, with x/y = d₁f/d₂. */
function betaParts(first: D.Real, f: D.Real, second: D.Real) {
  const ratio = ratioOf(first, f, second);
  return { ratio: ratio.hi, x: D.divide(ratio, D.add(ratio, 1)), y: D.divide(1, D.add(ratio, 1)) };
}

/** d₁f/d₂, where the product alone may leave the range of doubles: of numbers near 1, and then scaled; 0 or ∞ far outside. */
function ratioOf(first: D.Real, f: D.Real, second: D.Real): D.DoubleDouble {
  const [p, q, r] = [exponentOf(first), exponentOf(f), exponentOf(second)];
  const ratio = D.divide(D.multiply(D.scaled(first, 2 ** -p), D.scaled(f, 2 ** -q)), D.scaled(second, 2 ** -r));
  return D.scaled(ratio, 2 ** (p + q - r));
}

/** ⌊log₂ x⌋, as far as its power of two and the reciprocal of that are doubles with all their bits. */
const exponentOf = (x: D.Real): number => Math.max(-1022, Math.min(Math.floor(Math.log2(D.hiOf(x))), 1022));

function fisherMoments(d1: number, second: D.Real): Moments {
  const d2 = D.toNumber(second);
  // d₂ − k with the digits of d₂ that a double has lost.
  const over = (k: number) => D.toNumber(D.subtract(second, k));
  const s = d1 + d2 - 2;
  const square = d2 / over(2);
  const kurtosis = d1 * (5 * d2 - 22) * s + over(4) * over(2) ** 2;
  return {
    mean: d2 > 2 ? square : 'infinite',
    variance: d2 > 4 ? (2 * square * square * (s / d1)) / over(4) : d2 > 2 ? 'infinite' : 'undefined',
    skewness:
      d2 > 6 ? ((d1 + s) * Math.sqrt(8 * over(4))) / (over(6) * Math.sqrt(d1) * Math.sqrt(s)) : ratioWithout(d2 / 2),
    excessKurtosis: d2 > 8 ? (12 * (kurtosis / d1 / s)) / (over(6) * over(8)) : ratioWithout(d2 / 2),
  };
}

/** Entropy of the beta prime law plus ln(d₂/d₁), written without terms that cancel for large degrees of freedom. */
function fisherEntropy(a: number, b: number): number {
  const s = a + b;
  const errors = stirlingError(a) + stirlingError(b) - stirlingError(s);
  const digammas = (a - 1) * digammaError(a) + (b + 1) * digammaError(b) - s * digammaError(s);
  const main = 0.5 * Math.log(2 * Math.PI) + 0.5 * Math.log(s / a / b);
  return main + 0.5 - 1 / (2 * a) + 1 / (2 * b) + errors + digammas;
}
