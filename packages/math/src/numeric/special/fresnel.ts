import { add, type DoubleDouble, divide, multiply, negate, twoProduct } from '../double-double.ts';
import { PI } from '../double-double-log.ts';
import { cosPi, sinPi } from '../double-double-trigonometry.ts';

/** S(x) = ∫₀ˣ sin(πt²/2) dt, DLMF 7.2.8: odd, ½ at infinity. */
export const fresnelS = (x: number): number => (x < 0 ? -positive(-x, 'S') : positive(x, 'S'));

/** C(x) = ∫₀ˣ cos(πt²/2) dt, DLMF 7.2.7: odd, ½ at infinity. */
export const fresnelC = (x: number): number => (x < 0 ? -positive(-x, 'C') : positive(x, 'C'));

function positive(x: number, kind: 'S' | 'C'): number {
  if (Number.isNaN(x)) return x;
  if (x > 5) return asymptotic(x, kind);
  const u = divide(multiply(PI, twoProduct(x, x)), 2);
  const square = multiply(u, u);
  // Σ (−1)ᵏ uⁿ/(n!(2n+1)), n = 2k or 2k+1 (DLMF 7.6.4, 7.6.6); terms up to e^u = 1e17 need the double-double.
  let n = kind === 'C' ? 0 : 1;
  let term: DoubleDouble = kind === 'C' ? { hi: 1, lo: 0 } : u;
  let sum: DoubleDouble = { hi: 0, lo: 0 };
  for (; Math.abs(term.hi) > 1e-34 && n < 300; n += 2) {
    sum = add(sum, divide(term, 2 * n + 1));
    term = negate(divide(multiply(term, square), (n + 1) * (n + 2)));
    if (term.hi === 0) break;
  }
  const value = multiply(sum, x);
  return value.hi + value.lo;
}

/** ½ ∓ f sin/cos ∓ g cos/sin of πx²/2 (DLMF 7.5.3, 7.5.4, 7.12.2, 7.12.3); the angle is reduced exactly. */
function asymptotic(x: number, kind: 'S' | 'C'): number {
  if (x > 1e8) return 0.5;
  const half = divide(twoProduct(x, x), 2);
  const [sin, cos] = [sinPi(half).hi, cosPi(half).hi];
  const z = Math.PI * x * x;
  let f = 1;
  let g = 1;
  let even = 1;
  let odd = 1;
  for (let m = 1; m < 20; m++) {
    even *= (-(4 * m - 1) * (4 * m - 3)) / (z * z);
    odd *= (-(4 * m + 1) * (4 * m - 1)) / (z * z);
    f += even;
    g += odd;
    if (Math.abs(odd) < 1e-18) break;
  }
  f /= Math.PI * x;
  g /= Math.PI * x * z;
  return kind === 'C' ? 0.5 + f * sin - g * cos : 0.5 - f * cos - g * sin;
}
