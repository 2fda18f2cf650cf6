import { divide, multiply, twoSum } from '../double-double.ts';
import { exponential, PI } from '../double-double-log.ts';
import { sinPi } from '../double-double-trigonometry.ts';
import { lnGammaExtended, risen, stirling } from './ln-gamma-extended.ts';

/** 0!, 1!, …, 170!, correctly rounded. */
const FACTORIALS: readonly number[] = factorials();

function factorials(): number[] {
  const values: number[] = [];
  let exact = 1n;
  for (let n = 0n; n <= 170n; n++) {
    if (n > 0n) exact *= n;
    values.push(Number(exact));
  }
  return values;
}

/**
 * The gamma function Γ(x), DLMF 5.2.1, to within about one unit in the last place.
 *
 * Stirling's series in double-double at x + m ≥ 32, divided by x(x+1)…(x+m−1); reflection (DLMF 5.5.3) below zero.
 * Γ(±0) = ±∞; NaN at the other poles, the negative integers, and for NaN and −∞; +∞ beyond 171.62…
 */
export function gamma(x: number): number {
  if (Number.isNaN(x) || x === Number.NEGATIVE_INFINITY) return Number.NaN;
  if (x === 0) return 1 / x;
  if (Number.isInteger(x)) {
    if (x < 0) return Number.NaN;
    return x <= 171 ? FACTORIALS[x - 1]! : Number.POSITIVE_INFINITY;
  }
  if (x > 172) return Number.POSITIVE_INFINITY;
  if (x < 0) {
    const factor = divide(PI, sinPi(x));
    return (factor.hi + factor.lo) * exponential(multiply(lnGammaExtended(twoSum(1, -x)), -1));
  }
  const { product, from } = risen(x);
  return exponential(stirling(from)) / (product.hi + product.lo);
}
