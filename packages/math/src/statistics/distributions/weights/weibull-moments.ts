import * as D from '../../../numeric/double-double.ts';
import { lnGammaExtended } from '../../../numeric/special/ln-gamma-extended.ts';
import type { Moments } from '../distribution.ts';
import { finite, positive } from '../kinds/moment.ts';
import { expm1Extended } from './expm1-extended.ts';

/**
 * Moments of the Weibull distribution. The raw moments are λʲΓ(1 + j/k), and for large k, where X/λ is close to 1, the
 * central ones are differences of order 1/kʲ. With the mean as the unit, mⱼ = E(Xʲ)/mean^j = e^{aⱼ}, they are
 *
 *     variance = e^{a₂} − 1,   third = (e^{a₃} − 1) − 3(e^{a₂} − 1),
 *     fourth cumulant = (e^{a₄} − 1) − 4(e^{a₃} − 1) + 6(e^{a₂} − 1) − 3 variance²,
 *
 * which double-double with its 31 digits affords up to k = 10⁴; beyond that the limit law of ln X (Gumbel) gives the
 * first terms of a series in 1/k.
 */
export function weibullMoments(shape: D.Real, scale: number): Moments {
  const k = D.toNumber(shape);
  const e = D.divide(1, shape);
  const mean = scale * Math.exp(D.toNumber(lnGammaExtended(D.add(e, 1))));
  if (k < 3) return wide(shape, mean);
  const { variance, third, fourth } = narrow(e);
  const absolute = positive(mean * mean * variance);
  if (k > 1e4) return { mean: positive(mean), variance: absolute, ...gumbelLimit(1 / k) };
  return {
    mean: positive(mean),
    variance: absolute,
    skewness: third / variance / Math.sqrt(variance),
    excessKurtosis: fourth / variance / variance,
  };
}

interface Central {
  readonly variance: number;
  readonly third: number;
  readonly fourth: number;
}

function narrow(e: D.DoubleDouble): Central {
  const ln1 = lnGammaExtended(D.add(e, 1));
  const excess = (j: number) =>
    expm1Extended(D.subtract(lnGammaExtended(D.add(D.multiply(e, j), 1)), D.multiply(ln1, j)));
  const [m2, m3, m4] = [excess(2), excess(3), excess(4)];
  const third = D.subtract(m3, D.multiply(m2, 3));
  const mixed = D.add(D.subtract(m4, D.multiply(m3, 4)), D.multiply(m2, 6));
  return {
    variance: D.toNumber(m2),
    third: D.toNumber(third),
    fourth: D.toNumber(D.add(mixed, D.negate(D.multiply(D.multiply(m2, m2), 3)))),
  };
}

/** Nothing cancels for k < 3, but the moments grow beyond all doubles as k → 0, and their ratios much later. */
function wide(shape: D.Real, mean: number): Moments {
  const e = D.divide(1, shape);
  const ln1 = lnGammaExtended(D.add(e, 1));
  const a = (j: number) => D.toNumber(D.subtract(lnGammaExtended(D.add(D.multiply(e, j), 1)), D.multiply(ln1, j)));
  const [a2, a3, a4] = [a(2), a(3), a(4)];
  const lnVariance = a2 + Math.log(-Math.expm1(-a2));
  const third = 1 - 3 * Math.exp(a2 - a3) + 2 * Math.exp(-a3);
  const fourth = 1 - 4 * Math.exp(a3 - a4) + 6 * Math.exp(a2 - a4) - 3 * Math.exp(-a4);
  return {
    mean: positive(mean),
    variance: positive(Math.exp(lnVariance + 2 * Math.log(mean))),
    skewness: finite(third * Math.exp(a3 - 1.5 * lnVariance)),
    excessKurtosis: finite(fourth * Math.exp(a4 - 2 * lnVariance) - 3),
  };
}

/** Power series in e = 1/k of the two ratios; their coefficients are polynomials in ζ(2), ζ(3), … */
function gumbelLimit(e: number): { readonly skewness: number; readonly excessKurtosis: number } {
  return {
    skewness: -1.1395470994046486 + e * (5.966612412667091 + e * (-12.279786658983711 + e * 36.22426785110785)),
    excessKurtosis: 2.4 + e * (-28.917688340799625 + e * (152.616033005542234 - e * 666.448329815961)),
  };
}
