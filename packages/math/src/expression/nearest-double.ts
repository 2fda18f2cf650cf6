import { EXACT } from '../numeric/precise/ball.ts';
import { magnitude } from '../numeric/precise/big-float.ts';
import { toNumber } from '../numeric/precise/convert.ts';
import { evaluate } from './evaluate.ts';
import { evaluateBall } from './evaluate-precise.ts';
import type { Expression } from './expression.ts';

const FIRST_BITS = 128;
const maxBits = 1024;
/** So many bits of the value are certain, which is more than a double has. */
const CERTAIN_BITS = 60;

/**
 * The double next to a real constant: 10^30·(pi − 3.14159265358979323846264338327) is 9.50…, where doubles see 0. What no
 * enclosure tells so well (a hidden 0, functions without one, infinity) is as doubles have it; NaN where it has no real value.
 * @param most with at most so many bits
 */
export function nearestDouble(a: Expression, most: number = maxBits): number {
  for (let bits = FIRST_BITS; bits <= most; bits *= 2) {
    const ball = evaluateBall(a, bits, {});
    // With so few bits √(√(1 + 10⁻⁴⁰) − 1) is not told to be real; a function without an enclosure has none with the most.
    if (ball === null) bits = Math.max(bits, most / 4);
    if (ball?.real !== true) continue;
    const { re } = ball.value;
    if (ball.error === EXACT || (re.mantissa !== 0n && ball.error < magnitude(re) - CERTAIN_BITS)) return toNumber(re);
  }
  return evaluate(a);
}
