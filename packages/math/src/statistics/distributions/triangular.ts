import { add, divide, multiply, type Real, subtract, toNumber } from '../../numeric/double-double.ts';
import { logarithm } from '../../numeric/double-double-log.ts';
import { continuous } from './continuous.ts';
import type { Distribution } from './distribution.ts';
import { positive } from './moment.ts';

/** Triangular distribution on [a, b] with mode c, a ≤ c ≤ b, a < b. */
export function triangular(a: Real, b: Real, c: Real): Distribution {
  const width = subtract(b, a);
  const left = subtract(c, a);
  const right = subtract(b, c);
  // The two areas below x and above x, as the triangle that is cut off.
  const cutBelow = (x: Real) => divide(multiply(subtract(x, a), subtract(x, a)), multiply(width, left));
  const cutAbove = (x: Real) => divide(multiply(subtract(b, x), subtract(b, x)), multiply(width, right));
  const isLeft = (x: Real) => subtract(x, c).hi < 0;
  const [low, high, u, v, w] = [a, b, left, right, width].map(toNumber) as [number, number, number, number, number];
  const quadratic = u * u + u * v + v * v;
  const lower = (p: number) => (p <= u / w ? low + Math.sqrt(p * w * u) : high - Math.sqrt((1 - p) * w * v));
  const upper = (q: number) => (q <= v / w ? high - Math.sqrt(q * w * v) : low + Math.sqrt((1 - q) * w * u));
  return continuous({
    name: 'triangular',
    support: [a, b],
    logDensity: (x) => {
      // At the mode itself one of the two sides may have no width.
      const isMode = subtract(x, c).hi === 0;
      const height = isMode ? 1 : isLeft(x) ? divide(subtract(x, a), left) : divide(subtract(b, x), right);
      return logarithm(divide(multiply(height, 2), width));
    },
    cumulative: (x) => (isLeft(x) ? toNumber(cutBelow(x)) : toNumber(subtract(1, cutAbove(x)))),
    survival: (x) => (isLeft(x) ? toNumber(subtract(1, cutBelow(x))) : toNumber(cutAbove(x))),
    quantile: lower,
    upperQuantile: upper,
    moments: () => ({
      mean: toNumber(divide(add(add(a, b), c), 3)),
      variance: positive(quadratic / 18),
      // √2 (a+b−2c)(2a−b−c)(a−2b+c)/(5 (…)^{3/2}) in the widths u = c − a and v = b − c.
      skewness: (Math.SQRT2 * (v - u) * (2 * u + v) * (u + 2 * v)) / (5 * quadratic ** 1.5),
      excessKurtosis: -3 / 5,
    }),
    mode: () => ({ at: [toNumber(c)] }),
    median: () => (u >= v ? low + Math.sqrt((w * u) / 2) : high - Math.sqrt((w * v) / 2)),
    entropy: () => 0.5 + Math.log(w / 2),
  });
}
