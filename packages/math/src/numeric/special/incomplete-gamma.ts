import { add, negate } from '../double-double.ts';
import { devianceExtended } from './deviance.ts';
import { lnGamma } from './ln-gamma.ts';
import { lnGamma1p } from './ln-gamma-1p.ts';
import { stirlingErrorExtended } from './stirling-error.ts';
import { type Tail, tailLogarithm, tailValue, ZERO_EXPONENT } from './tail.ts';
import { densityCoefficients, UNIFORM_FROM, uniformTail } from './uniform-expansion.ts';

/**
 * The regularised incomplete gamma functions P(a, x) = γ(a, x)/Γ(a) and Q(a, x) = Γ(a, x)/Γ(a), DLMF 8.2.4, for a ≥ 0, x ≥ 0.
 *
 * The smaller of the two is computed directly, the other is its complement, so that both keep their relative precision,
 * 1e-14 or better, in the farthest tail and for parameters of any size:
 *
 * - a ≥ 20 and x near a: Temme's uniform expansion (`uniform-expansion.ts`);
 * - x ≤ a: the power series 8.7.1, all terms positive;
 * - a < 1 and x < 1.5: 8.7.1 again for P, and for Q the series 8.7.3 with its first terms joined by expm1, because
 *   Q = 1 − x^a/Γ(a+1) + … vanishes with a;
 * - else: the continued fraction 8.9.2.
 *
 * The common factor x^a e^{−x}/Γ(a+1) is e^{−D(a,x)−δ(a)}/√(2πa), with Loader's deviance D and Stirling error δ in
 * double-double: the direct form overflows for a > 170, and exp of a difference of logarithms loses the digits of a tail.
 */
const GAMMA_COEFFICIENTS = densityCoefficients(1, 0);

/** P(a, x): from 0 at x = 0 to 1. P(0, x) = 1 for x > 0. NaN for a < 0, x < 0 or NaN. */
export const gammaP = (a: number, x: number): number => limitP(a, x) ?? tailValue(gammaTail(a, x), 'lower');

/** Q(a, x) = 1 − P(a, x), relatively precise where it is small. */
export function gammaQ(a: number, x: number): number {
  const p = limitP(a, x);
  return p === undefined ? tailValue(gammaTail(a, x), 'upper') : 1 - p;
}

/** ln P(a, x), finite where P underflows. */
export function lnGammaP(a: number, x: number): number {
  const p = limitP(a, x);
  return p === undefined ? tailLogarithm(gammaTail(a, x), 'lower') : Math.log(p);
}

/** ln Q(a, x), finite where Q underflows. */
export function lnGammaQ(a: number, x: number): number {
  const p = limitP(a, x);
  return p === undefined ? tailLogarithm(gammaTail(a, x), 'upper') : Math.log1p(-p);
}

/** The value of P at the ends of the domain, where no method is needed. */
function limitP(a: number, x: number): number | undefined {
  if (!(a >= 0 && x >= 0)) return Number.NaN;
  if (a === Number.POSITIVE_INFINITY) return x === Number.POSITIVE_INFINITY ? Number.NaN : 0;
  if (x === Number.POSITIVE_INFINITY) return 1;
  if (a === 0) return x > 0 ? 1 : Number.NaN;
  return x === 0 ? 0 : undefined;
}

/** One tail of the gamma distribution with shape a > 0 at x > 0, both finite. */
export function gammaTail(a: number, x: number): Tail {
  const deviance = devianceExtended(a, x);
  const side = x < a ? 'lower' : 'upper';
  // Beyond some 1e300 the deviance overflows on its way, and no expansion can be chosen: the power series would take √a terms.
  if (Number.isNaN(deviance.hi)) return { side, exponent: ZERO_EXPONENT, factor: Number.NaN };
  if (a >= UNIFORM_FROM && 2 * deviance.hi <= a) return uniformTail(GAMMA_COEFFICIENTS, a, deviance, side);
  const exponent = negate(add(deviance, stirlingErrorExtended(a)));
  const root = Math.sqrt(2 * Math.PI) * Math.sqrt(a);
  if (x <= a && a >= 1) return { side: 'lower', exponent, factor: powerSeries(a, x) / root };
  if (a >= 1 || x >= 1.5) return { side: 'upper', exponent, factor: (continuedFraction(a, x) * a) / root };
  const upper = smallUpper(a, x);
  if (upper < 0.5) return { side: 'upper', exponent: ZERO_EXPONENT, factor: upper };
  return { side: 'lower', exponent, factor: powerSeries(a, x) / root };
}

/** γ(a, x) a e^x / x^a = Σ xⁿ/((a+1)…(a+n)). */
function powerSeries(a: number, x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; term > 1e-17 * sum; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Γ(a, x) e^x / x^a by the modified Lentz method (W. J. Lentz 1976; I. J. Thompson and A. R. Barnett 1986). */
function continuedFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 100_000; n++) {
    const numerator = n * (a - n);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return value;
}

/** Q(a, x) for a < 1, x < 1.5: −expm1(ln(x^a/Γ(a+1))) − x^a/Γ(a+1) Σ_{n≥1} a(−x)ⁿ/((a+n) n!). */
function smallUpper(a: number, x: number): number {
  const ln = a * Math.log(x) - (a <= 0.5 ? lnGamma1p(a) : lnGamma(1 + a));
  let power = 1;
  let sum = 0;
  for (let n = 1; n < 40; n++) {
    power *= -x / n;
    sum += power / (a + n);
  }
  return -Math.expm1(ln) - Math.exp(ln) * a * sum;
}
