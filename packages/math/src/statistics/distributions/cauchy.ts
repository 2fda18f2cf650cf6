import { add, multiply, negate, type Real, toNumber } from '../../numeric/double-double.ts';
import { logarithm, logarithm1p, PI } from '../../numeric/double-double-log.ts';
import type { Distribution } from './distribution.ts';
import { continuous } from './kinds/continuous.ts';
import { standardized } from './kinds/standardized.ts';

/** Cauchy distribution with location x₀ and scale γ > 0. NIST/SEMATECH e-Handbook 1.3.6.6.3. It has no moments. */
export function cauchy(location: Real, scale: Real): Distribution {
  const [x0, gamma] = [toNumber(location), toNumber(scale)];
  const z = (x: Real) => standardized(x, location, scale);
  const normalizer = negate(add(logarithm(PI), logarithm(scale)));
  const tailQuantile = (p: number) => gamma / Math.tan(Math.PI * p);
  return continuous({
    name: 'Cauchy',
    support: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    logDensity: (x) => add(normalizer, minusLogOnePlusSquare(z(x))),
    cumulative: (x) => upperTail(-toNumber(z(x))),
    survival: (x) => upperTail(toNumber(z(x))),
    quantile: (p) => x0 - tailQuantile(p),
    upperQuantile: (q) => x0 + tailQuantile(q),
    moments: () => ({ mean: 'undefined', variance: 'undefined', skewness: 'undefined', excessKurtosis: 'undefined' }),
    mode: () => ({ at: [x0] }),
    median: () => x0,
    entropy: () => Math.log(4 * Math.PI) + Math.log(gamma),
  });
}

/** arctan(1/z)/π for z > 0: nothing is subtracted from ½. */
const upperTail = (z: number): number => (z > 0 ? Math.atan(1 / z) / Math.PI : 0.5 - Math.atan(z) / Math.PI);

/** −ln(1 + z²); beyond 1e150, where z² overflows, −2 ln |z|. */
function minusLogOnePlusSquare(z: { readonly hi: number; readonly lo: number }) {
  if (Math.abs(z.hi) === Number.POSITIVE_INFINITY) return { hi: Number.NEGATIVE_INFINITY, lo: 0 };
  if (Math.abs(z.hi) < 1e150) return negate(logarithm1p(multiply(z, z)));
  return multiply(logarithm(z.hi < 0 ? negate(z) : z), -2);
}
