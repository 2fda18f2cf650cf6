import * as B from '../ball.ts';
import { exponential, half, piBall, squareRoot } from '../ball-elementary.ts';
import * as C from '../complex.ts';
import { toNumber } from '../convert.ts';

/*
 * Bessel functions of real orders far out on the positive axis by Hankel's expansions (DLMF 10.40.2, 10.17.5): with
 *
 *     S(y) = Σ_{k<ℓ} a_k(ν)/yᵏ + R_ℓ,   a_k = a_{k−1}·(4ν² − (2k − 1)²)/(8k),
 *
 * K_ν(x) = √(π/(2x))·e^(−x)·S(x) and J_ν(x) + i·Y_ν(x) = √(2/(πx))·e^(i(x − νπ/2 − π/4))·S(−ix), where the rest (10.40.10, 10.17.14) is
 * |R_ℓ| ≤ 2·|a_ℓ|·x^(−ℓ)·e^(|ν² − 1/4|/x). The terms fall until k is about 2x, down to about e^(−2x), and no farther.
 */

/** Whether the terms may fall below 2^−bits. */
export function isFarOut(order: B.Ball, x: B.Ball, bits: number): boolean {
  const nu = toNumber(order.value.re);
  const size = toNumber(x.value.re);
  return (2 * size - (nu * nu) / size) * Math.LOG2E > bits + 32;
}

/** S(y), of a y with a real part that is not negative; null where the terms do not fall so far. */
function expansion(order: B.Ball, y: B.Ball, bits: number): B.Ball | null {
  const inverse = B.reciprocal(y, bits);
  if (inverse === null) return null;
  const fourfold = B.multiply(B.integerBall(4), B.multiply(order, order, bits), bits);
  const nu = 2 ** B.upper(order);
  const bound = 1 + ((nu * nu + 0.25) / 2 ** B.lower(y)) * Math.LOG2E;
  let term = B.integerBall(1);
  let sum = B.integerBall(0);
  for (let k = 1; ; k++) {
    sum = B.add(sum, term, bits);
    const factor = B.add(fourfold, B.integerBall(-((2 * k - 1) ** 2)), bits);
    const next = B.divide(B.multiply(B.multiply(term, factor, bits), inverse, bits), B.integerBall(8 * k), bits);
    if (next === null) return null;
    const left = B.upper(next) + bound;
    // Of half an odd order the sum ends, and left is −∞.
    if (left < -bits) return { ...sum, error: B.logSum(sum.error, left) };
    if (k > nu + 4 && B.upper(next) > B.upper(term)) return null;
    term = next;
  }
}

const root = (a: B.Ball | null, bits: number): B.Ball | null => a && squareRoot(a, bits);

/** K_ν(x) for x > 0; null where it is not far out. */
export function farK(order: B.Ball, x: B.Ball, bits: number): B.Ball | null {
  const wide = bits + 16;
  const sum = expansion(order, x, wide);
  const decay = exponential(B.negate(x), wide);
  const front = root(B.divide(half(piBall(wide)), x, wide), wide);
  return sum && decay && front && B.multiply(B.multiply(front, decay, wide), sum, bits);
}

/** J_ν(x) + i·Y_ν(x) for x > 0; null where it is not far out. */
export function farHankel(order: B.Ball, x: B.Ball, bits: number): B.Ball | null {
  const wide = bits + 24 + Math.max(0, Math.ceil(B.upper(x)), Math.ceil(B.upper(order)));
  const sum = expansion(order, { ...x, value: C.overI(x.value), real: false }, wide);
  const quarters = B.add(order, half(B.integerBall(1)), wide);
  const angle = B.add(x, B.negate(B.multiply(half(piBall(wide)), quarters, wide)), wide);
  const turned = exponential({ ...angle, value: C.timesI(angle.value), real: false }, wide);
  const front = root(B.divide(B.integerBall(2), B.multiply(piBall(wide), x, wide), wide), wide);
  return sum && turned && front && B.multiply(B.multiply(front, turned, wide), sum, bits);
}
