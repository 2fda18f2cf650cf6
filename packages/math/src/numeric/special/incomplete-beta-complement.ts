import { add, type DoubleDouble, divide, multiply, negate, toNumber, twoSum } from '../double-double.ts';
import { logarithm, logarithm1p } from '../double-double-log.ts';
import { digamma } from './digamma.ts';
import { lnGammaExtended } from './ln-gamma-extended.ts';
import { stirlingErrorExtended } from './stirling-error.ts';

const EULER = 0.5772156649015329;

/**
 * 1 − I_x(a, b) for 0 < a < 1 and x below about (a+1)/(a+b+2), relatively precise although it vanishes with a.
 *
 * From I = x^a/(a B(a,b)) · (1 + a Σ_{n≥1} (1−b)ₙ xⁿ/(n!(a+n))), DLMF 8.17.7, and 1/(a B(a,b)) = Γ(a+b)/(Γ(a+1)Γ(b)):
 * with L = ln(x^a/(a B)) it is −expm1(L) − e^L a Σ.
 */
export function smallBetaComplement(a: number, b: number, x: number): number {
  const ln = toNumber(logarithmOfPower(a, b, logarithm(x)));
  let term = 1;
  let sum = 0;
  for (let n = 1; n < 2000; n++) {
    term *= (x * (n - b)) / n;
    sum += term / (a + n);
    if (Math.abs(term) <= 1e-18 * Math.abs(sum) * (1 - x)) break;
  }
  return -Math.expm1(ln) - Math.exp(ln) * a * sum;
}

/** ln(x^a Γ(a+b)/(Γ(a+1)Γ(b))), relative to a. x is given by its logarithm, which is there where x underflows. */
export function logarithmOfPower(a: number, b: number, lnX: DoubleDouble): DoubleDouble {
  // So small that the first term of Taylor's series is all: Γ(a+b)/Γ(b) = Γ(1+a+b)/Γ(1+b) · b/(a+b).
  if (a < 1e-14) return add(a * (toNumber(lnX) + digamma(1 + b) + EULER), -Math.log1p(a / b));
  const ratio = lnGammaRatio(a, b);
  return add(add(multiply(a, lnX), ratio), negate(lnGammaExtended(twoSum(1, a))));
}

/** ln Γ(a+b) − ln Γ(b) = (b − ½) ln(1 + a/b) + a ln(a+b) − a + δ(a+b) − δ(b). */
function lnGammaRatio(a: number, b: number): DoubleDouble {
  const sum = twoSum(a, b);
  const powers = add(multiply(add(b, -0.5), logarithm1p(divide(a, b))), multiply(a, logarithm(sum)));
  const errors = add(stirlingErrorExtended(sum), negate(stirlingErrorExtended(b)));
  return add(add(powers, -a), errors);
}
