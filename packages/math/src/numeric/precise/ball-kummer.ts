import { mapTuple } from '../../result/tuple.ts';
import * as B from './ball.ts';
import { exponential } from './ball-elementary.ts';
import { toNumber } from './convert.ts';

/*
 * Kummer's function M(a, b, x) = Σ (a)ₖ/(b)ₖ·xᵏ/k! of real balls, for x < 0 by M(a, b, x) = e^x·M(b − a, b, −x) (DLMF 13.2.39), so that no large
 * terms cancel. From k on, where the quotients of neighbouring terms stay below 1/2, the rest is smaller than the last term.
 */

/** Beyond, there are too many terms. */
const maxSize = 800;

/** M(a, b, x); null where b may be 0, −1, −2, …, and where |x| is too large. */
export function kummer(a: B.Ball, b: B.Ball, x: B.Ball, bits: number): B.Ball | null {
  if (!a.real || !b.real || !x.real) return null;
  const at = toNumber(x.value.re);
  if (!(Math.abs(at) <= maxSize)) return null;
  const wide = bits + 32;
  if (at >= 0) return series(a, b, x, wide, bits);
  const transformation = series(B.add(b, B.negate(a), wide), b, B.negate(x), wide, wide);
  const factor = exponential(x, wide);
  return transformation && factor && B.multiply(factor, transformation, bits);
}

function series(a: B.Ball, b: B.Ball, x: B.Ball, wide: number, bits: number): B.Ball | null {
  const [size, above, below] = mapTuple([x, a, b], (one) => Math.abs(toNumber(one.value.re)) + 1);
  let term = B.integerBall(1);
  let sum = term;
  for (let k = 0; ; k++) {
    const up = B.multiply(B.add(a, B.integerBall(k), wide), x, wide);
    const down = B.multiply(B.add(b, B.integerBall(k), wide), B.integerBall(k + 1), wide);
    const ratio = B.divide(up, down, wide);
    if (ratio === null) return null;
    term = B.multiply(term, ratio, wide);
    sum = B.add(sum, term, wide);
    // |(a + k)·x/((b + k)·(k + 1))| ≤ 1/2 from here on.
    const isFalling = k > 2 * below && (above + k) * size * 2 <= (k - below) * (k + 1);
    if (isFalling && B.upper(term) < B.sizeOf(sum.value) - wide)
      return B.add(B.realBall(sum.value.re, B.logSum(sum.error, B.upper(term) + 1)), B.integerBall(0), bits);
  }
}
