import { carlsonRD, carlsonRF } from '../numeric/special/carlson.ts';
import { triple } from '../result/tuple.ts';

/**
 * Surface of the ellipsoid with semi-axes a, b, c > 0: 4π·R_G(a²b², a²c², b²c²), DLMF 19.33.1, with R_G from R_F and R_D by
 * DLMF 19.21.10, the middle argument last, where nothing cancels.
 */
export function ellipsoidSurface(a: number, b: number, c: number): number {
  const largest = Math.max(a, b, c);
  const [p, q, r] = triple([a / largest, b / largest, c / largest].sort((x, y) => x - y));
  const [x, z, y] = [(p * q) ** 2, (p * r) ** 2, (q * r) ** 2];
  const twice = z * carlsonRF(x, y, z) - ((x - z) * (y - z) * carlsonRD(x, y, z)) / 3 + Math.sqrt((x * y) / z);
  return 2 * Math.PI * twice * largest ** 2;
}

const STEP = 0.4;

/**
 * The same by quadrature, from the integral over the symmetric form
 *
 *     R_G(x, y, z) = ¼ ∫₀^∞ (x/(t+x) + y/(t+y) + z/(t+z)) t dt / √((t+x)(t+y)(t+z))        DLMF 19.23.7
 *
 * with t = e^u and the trapezoidal rule, whose error falls exponentially: the integrand is analytic for |Im u| < π. It begins
 * like e^(2u) and ends like e^(−u/2), so that 40 below and 80 above the arguments nothing is left. It shares no code with the
 * function above, and checks it; NaN where an argument is below the doubles.
 */
export function ellipsoidSurfaceByQuadrature(a: number, b: number, c: number): number {
  const largest = Math.max(a, b, c);
  const [p, q, r] = [a / largest, b / largest, c / largest];
  const list = [(p * q) ** 2, (p * r) ** 2, (q * r) ** 2];
  if (Math.min(...list) === 0) return Number.NaN;
  const from = Math.log(Math.min(...list)) - 40;
  const to = Math.log(Math.max(...list)) + 80;
  let sum = 0;
  for (let u = from; u <= to; u += STEP) {
    const t = Math.exp(u);
    const weight = list.reduce((total, x) => total + x / (t + x), 0);
    sum += (weight * t * t) / Math.sqrt(list.reduce((product, x) => product * (t + x), 1));
  }
  return Math.PI * sum * STEP * largest ** 2;
}
