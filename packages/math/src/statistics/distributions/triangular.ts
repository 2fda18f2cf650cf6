import { add, divide, multiply, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { mapTuple } from '../../result/tuple.ts';
import type { Distribution } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { positive } from './kinds/moment.ts';

/** Triangular distribution on [a, b] with mode c, a ≤ c ≤ b, a < b. */
export function triangular(a: Real, b: Real, c: Real): Distribution {
  const width = subtract(b, a);
  const left = subtract(c, a);
  const right = subtract(b, c);
  // The two areas below x and above x: near its end the triangle that is cut off, beyond the mode with the rest, a sum.
  const cut = (distance: Real, side: Real) => multiply(divide(distance, width), divide(distance, side));
  const beyond = (distance: Real, first: Real, second: Real) =>
    add(divide(first, width), multiply(divide(distance, width), subtract(2, divide(distance, second))));
  const isLeft = (x: Real) => subtract(x, c).hi < 0;
  const [low, mid, high, w] = mapTuple([a, c, b, width], toNumber);
  const [u, v] = [toNumber(divide(left, width)), toNumber(divide(right, width))];
  const quadratic = u * u + u * v + v * v;
  // Beyond the mode at the distance d with d(2 − d/v) = p − u, all in widths; formed so that a small p − u stays precise.
  const past = (rest: number, side: number) => (w * rest) / (1 + Math.sqrt(Math.max(0, 1 - rest / side)));
  const lower = (p: number) => (p <= u ? low + w * Math.sqrt(p * u) : mid + past(p - u, v));
  const upper = (q: number) => (q <= v ? high - w * Math.sqrt(q * v) : mid - past(q - v, u));
  return continuous({
    name: 'triangular',
    support: [a, b],
    logDensity: (x) => {
      // At the mode itself one of the two sides may have no width.
      const isMode = subtract(x, c).hi === 0;
      const height = isMode ? 1 : isLeft(x) ? divide(subtract(x, a), left) : divide(subtract(b, x), right);
      return logarithm(divide(multiply(height, 2), width));
    },
    cumulative: (x) => toNumber(isLeft(x) ? cut(subtract(x, a), left) : beyond(subtract(x, c), left, right)),
    survival: (x) => toNumber(isLeft(x) ? beyond(subtract(c, x), right, left) : cut(subtract(b, x), right)),
    quantile: lower,
    upperQuantile: upper,
    moments: () => ({
      mean: toNumber(divide(add(add(a, b), c), 3)),
      variance: positive((quadratic / 18) * w * w),
      // √2 (a+b−2c)(2a−b−c)(a−2b+c)/(5 (…)^{3/2}) with u = (c − a)/(b − a) and v = (b − c)/(b − a).
      skewness: (Math.SQRT2 * (v - u) * (2 * u + v) * (u + 2 * v)) / (5 * quadratic ** 1.5),
      excessKurtosis: -3 / 5,
    }),
    mode: () => ({ at: [toNumber(c)] }),
    median: () => (u >= v ? low + w * Math.sqrt(u / 2) : high - w * Math.sqrt(v / 2)),
    entropy: () => 0.5 + Math.log(w) - Math.LN2,
  });
}
