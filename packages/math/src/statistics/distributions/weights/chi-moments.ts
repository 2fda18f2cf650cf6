import * as D from '../../../numeric/double-double.ts';
import { logarithm1p } from '../../../numeric/double-double-log.ts';
import { lnGammaExtended } from '../../../numeric/special/ln-gamma-extended.ts';
import { stirlingErrorExtended } from '../../../numeric/special/stirling-error.ts';
import type { Moments } from '../distribution.ts';
import { expm1Extended } from './expm1-extended.ts';

/**
 * Moments of the chi distribution with k degrees of freedom. With V the variance, k − mean², and A = k(1 − 2V),
 *
 *     mean = √(k − V),   skewness = mean · A/(k V^{3/2}),   excess kurtosis = 2(2V − A − 3V²)/V².
 *
 * For large k, V → ½, A → ¼, and the last bracket is a difference of order 1/k²: it is formed in double-double, and from
 * a power series in 1/k where even that is not enough. k − V is never cancelled: V comes from −k(e^{2L} − 1), where
 * L = ln(Γ(x + ½)/(Γ(x)√x)), x = k/2, is small.
 */
export function chiMoments(degrees: D.Real): Moments {
  const k = D.toNumber(degrees);
  const { V, A, B } = k > SERIES_FROM ? series(1 / k) : k >= 2 ? extended(degrees) : direct(degrees);
  const mean = Math.sqrt(k - V);
  return { mean, variance: V, skewness: (mean * A) / (k * V ** 1.5), excessKurtosis: (2 * B) / (V * V) };
}

interface Parts {
  readonly V: number;
  readonly A: number;
  /** 2V − A − 3V² */
  readonly B: number;
}

const SERIES_FROM = 20_000;

/** The expansions at t = 1/k = 0 (from Stirling's series by power series arithmetic; the next terms are below 1e-20). */
function series(t: number): Parts {
  return {
    V: 1 / 2 + t * (-1 / 8 + t * (-1 / 16 + t * (5 / 128 + (t * 23) / 256))),
    A: 1 / 4 + t * (1 / 8 + t * (-5 / 64 + t * (-23 / 128 + (t * 53) / 512))),
    B: t * t * (3 / 32 + t * (3 / 32 + t * (-45 / 256 - (t * 57) / 128))),
  };
}

function extended(degrees: D.Real): Parts {
  const x = D.multiply(degrees, 0.5);
  // L = x ln(1 + 1/(2x)) − ½ + δ(x + ½) − δ(x), free of large terms.
  const errors = D.subtract(stirlingErrorExtended(D.add(x, 0.5)), stirlingErrorExtended(x));
  const L = D.add(D.add(D.multiply(x, logarithm1p(D.divide(1, degrees))), -0.5), errors);
  return partsOf(degrees, D.negate(D.multiply(degrees, expm1Extended(D.multiply(L, 2)))));
}

/** Few degrees of freedom: nothing cancels, and mean² = 2 (Γ(x + ½)/Γ(x))² may be subtracted from k. */
function direct(degrees: D.Real): Parts {
  const x = D.multiply(degrees, 0.5);
  const lnMean = D.subtract(lnGammaExtended(D.add(x, 0.5)), lnGammaExtended(x));
  const square = 2 * Math.exp(2 * D.toNumber(lnMean));
  return partsOf(degrees, D.subtract(degrees, square));
}

function partsOf(degrees: D.Real, V: D.DoubleDouble): Parts {
  const A = D.multiply(degrees, D.subtract(1, D.multiply(V, 2)));
  const B = D.subtract(D.subtract(D.multiply(V, 2), A), D.multiply(D.multiply(V, V), 3));
  return { V: D.toNumber(V), A: D.toNumber(A), B: D.toNumber(B) };
}
