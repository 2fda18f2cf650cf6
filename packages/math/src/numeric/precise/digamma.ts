import { type Ball, EXACT, integerBall, logSum, negate, add as plus, realBall, reciprocal } from './ball.ts';
import { bernoulli } from './bernoulli.ts';
import { add, type BigFloat, divide, magnitude, multiply, ONE, subtract, timesPowerOfTwo, ZERO } from './big-float.ts';
import { fromInteger, fromRational, toNumber } from './convert.ts';
import { logarithm } from './logarithm.ts';

/** ψ(a) for real a: what lies below 0 is shifted, ψ(a) = ψ(a + n) − Σ 1/(a + k). Null where the ball is too wide or holds a pole. */
export function digamma(a: Ball, bits: number): Ball | null {
  return shifted(
    a,
    bits,
    (above, wide) => ofPositive(above, wide),
    (part, wide) => reciprocal(part, wide),
  );
}

/** So far below 0 a value is shifted above it. */
const LOWEST = -1024;

/**
 * f(a) from f(a + n) − Σ_{k<n} step(a + k) with a + n > 0, for functions of which that is the recurrence; null beside a pole.
 * Near one the sum has the digits that its largest term has.
 */
export function shifted(
  a: Ball,
  bits: number,
  f: (a: Ball, bits: number) => Ball | null,
  step: (a: Ball, bits: number) => Ball | null,
): Ball | null {
  const x = toNumber(a.value.re);
  if (!a.real || a.value.re.mantissa > 0n || !(x > LOWEST)) return f(a, bits);
  const wide = bits + 32;
  let [above, sum]: [Ball, Ball] = [a, integerBall(0)];
  for (let k = Math.floor(x); k <= 0; k++) {
    const term = step(above, wide);
    if (term === null) return null;
    sum = plus(sum, term, wide);
    above = plus(above, integerBall(1), wide + 64);
  }
  const value = f(above, wide);
  return value && plus(value, negate(sum), bits);
}

/**
 * ψ(a) for a > 0 (DLMF 5.11.2): ln z − 1/(2z) − Σ B₂ₖ/(2k z²ᵏ) at z = a + m ≥ bits/5, where the error is below the first term
 * left out, less Σ 1/(a + j) for j < m. Null where the ball is too wide.
 */
function ofPositive(a: Ball, bits: number): Ball | null {
  const x = a.value.re;
  if (!a.real || x.mantissa <= 0n || a.error > magnitude(x) - 20) return null;
  const size = magnitude(x);
  if (size < -bits) return besidePole(a, bits);
  // What the rise to the asymptotic expansion takes away; beyond it there is no rise.
  const wide = bits + 32 + Math.min(Math.abs(size), Math.max(64, -size));
  const { z, sum, steps } = risen(x, wide);
  const value = subtract(asymptotic(z, wide), sum, wide);
  // ψ′(a) < 1/a + 1/a².
  const least = size - 1;
  const slope = logSum(-least, -2 * least) + 1;
  const own = logSum(magnitude(sum), magnitude(value), 0) - wide + Math.log2(steps + wide) + 4;
  return realBall(value, logSum(a.error === EXACT ? EXACT : a.error + slope, own));
}

/** ψ(x) = −1/x + ψ(1 + x), where the second is less than 1 beside more than 2^bits. */
function besidePole({ value: { re: x }, error }: Ball, bits: number): Ball {
  const size = -magnitude(x);
  const own = logSum(0, size + 1 - bits);
  return realBall(divide(fromInteger(-1), x, bits), logSum(error === EXACT ? EXACT : error + 2 * size + 3, own));
}

/** a + m and Σ 1/(a + j), j < m. */
function risen(x: BigFloat, wide: number): { readonly z: BigFloat; readonly sum: BigFloat; readonly steps: number } {
  const least = Math.ceil(wide / 5) + 2;
  if (magnitude(x) > 60 || toNumber(x) >= least) return { z: x, sum: ZERO, steps: 0 };
  const steps = Math.ceil(least - toNumber(x));
  let [z, sum] = [x, ZERO];
  for (let j = 0; j < steps; j++) {
    sum = add(sum, divide(ONE, z, wide), wide);
    z = add(z, ONE, wide + 64);
  }
  return { z, sum, steps };
}

function asymptotic(z: BigFloat, wide: number): BigFloat {
  const reciprocal = divide(ONE, z, wide);
  const square = multiply(reciprocal, reciprocal, wide);
  let value = subtract(logarithm(z, wide), timesPowerOfTwo(reciprocal, -1), wide);
  let power = square;
  for (let k = 1; k <= 2 * wide; k++) {
    const term = divide(multiply(power, fromRational(bernoulli(k), wide), wide), fromInteger(2 * k), wide);
    value = subtract(value, term, wide);
    if (magnitude(term) < -wide) break;
    power = multiply(power, square, wide);
  }
  return value;
}
