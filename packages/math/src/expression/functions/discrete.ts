import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import { gammaComplex } from './complex-gamma.ts';

/** x − y·floor(x/y), with the sign of y; NaN for y = 0. */
export const modulo = (x: number, y: number): number => {
  const rest = x % y;
  return rest !== 0 && rest < 0 !== y < 0 ? rest + y : rest + 0;
};

/** Of integers below 2^53; NaN otherwise. */
export const greatestCommonDivisor = (...values: number[]): number => values.reduce(gcd, 0);

/** The least common multiple of integers, 0 where one of them is 0. */
export const leastCommonMultiple = (...values: number[]): number =>
  values.reduce((a, b) => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b)), 1);

function gcd(a: number, b: number): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return Number.NaN;
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** C(n, k) = n(n − 1)…(n − k + 1)/k! for an integer k, by gamma functions otherwise (DLMF 1.2.6). */
export function binomial(n: Complex, k: Complex): Complex {
  if (k.im === 0 && Number.isInteger(k.re) && k.re <= 1000) {
    let value: Complex = C.complex(k.re < 0 ? 0 : 1);
    for (let j = 1; j <= k.re; j++) {
      value = C.multiply(value, { re: (n.re - k.re + j) / j, im: n.im / j });
    }
    return value;
  }
  const [top, left, right] = [n, k, C.subtract(n, k)].map((z) => gammaComplex({ re: z.re + 1, im: z.im }));
  return C.divide(top!, C.multiply(left!, right!));
}
