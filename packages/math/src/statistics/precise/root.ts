import { realBall } from '../../numeric/precise/ball.ts';
import { add, type BigFloat, magnitude, round, subtract, timesPowerOfTwo } from '../../numeric/precise/big-float.ts';
import { type Computable, remembered } from '../../numeric/precise/certain-digits.ts';
import { fromNumber } from '../../numeric/precise/convert.ts';
import * as V from '../../numeric/precise/value.ts';
import type { PreciseLaw } from './law.ts';

/** A probability and the tail that has it. */
export interface TailProbability {
  readonly side: 'cumulative' | 'survival';
  readonly probability: Computable;
}

/** Newton's method doubles the digits; from the fifteen of a double so many steps lead to ten thousand. */
const maxSteps = 12;

/**
 * The x at which a tail of a continuous law has a given probability, from a double close to it, to any number of digits: by
 * Newton's method, and then proved. The tail is computed a little below and above what was found, and one must be too small and
 * the other too large for certain; the tail is monotone, so x lies between. Null where that fails.
 */
export function tailRoot(
  law: PreciseLaw,
  { side, probability }: TailProbability,
  near: number,
): Computable | undefined {
  const slope = side === 'cumulative' ? 1 : -1;
  /** Tail − probability at an exact x. */
  const surplus = (x: BigFloat, bits: number): V.Maybe => {
    const [tail, wanted] = [law.value(side, exactly(x))!(bits), probability(bits)];
    return tail && wanted && V.subtract(tail, wanted, bits);
  };
  const step = (x: BigFloat, bits: number): V.Maybe => {
    const [off, density] = [surplus(x, bits), law.value('density', exactly(x))!(bits)];
    return off && density && V.divide(off, density, bits);
  };
  if (!law.value(side) || !law.value('density') || !Number.isFinite(near) || near === 0) return undefined;
  return remembered((bits) => {
    // A tail that a formula gives as what is left to 1 loses the bits by which it is smaller than 1.
    const wanted = probability(bits);
    const size = wanted === null ? null : V.ballOf(wanted, bits).value.re;
    const working = bits + 40 + (size === null || size.mantissa === 0n ? 0 : Math.max(0, -magnitude(size)));
    let x = fromNumber(near);
    for (let k = 0; k < maxSteps; k++) {
      const move = step(x, working);
      if (move === null) return null;
      const by = V.ballOf(move, working);
      const moved = slope > 0 ? subtract(x, by.value.re, working) : add(x, by.value.re, working);
      const isDone = magnitude(by.value.re) < magnitude(x) - bits / 2 - 8;
      x = round(moved, bits + 8);
      if (x.mantissa === 0n) return null;
      if (isDone) break;
    }
    const radius: BigFloat = timesPowerOfTwo({ mantissa: 1n, exponent: 0 }, magnitude(x) - bits);
    const [below, above] = [subtract(x, radius, bits + 64), add(x, radius, bits + 64)].map((end) => {
      const value = surplus(end, working);
      return value === null ? undefined : V.signOf(value);
    });
    return below === -slope && above === slope ? realBall(x, magnitude(radius)) : null;
  });
}

const exactly =
  (x: BigFloat): Computable =>
  () =>
    realBall(x, Number.NEGATIVE_INFINITY);
