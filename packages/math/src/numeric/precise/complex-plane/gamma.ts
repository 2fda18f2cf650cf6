import { add, type Ball, divide, integerBall, logSum, multiply, negate, realBall, reciprocal } from '../ball.ts';
import { cosine, exponential, half, logarithm, piBall, sine } from '../ball-elementary.ts';
import { bernoulli } from '../bernoulli.ts';
import { magnitude } from '../big-float.ts';
import { fromRational, toNumber } from '../convert.ts';

/*
 * Γ, ln Γ and ψ of complex balls.
 *
 * Stirling's series (DLMF 5.11.1, 5.11.2) at z = a + m, so far to the right that its terms fall below 2^−bits; with z = x + iy the error
 * is less than the first term left out times sec²ⁿ(½ arg z) for ln Γ, and sec²ⁿ⁺¹ for ψ (DLMF 5.11(ii)), where
 *
 *     cos²(½ arg z) = (1 + x/|z|)/2 ≥ 1/2   for x ≥ 0.
 *
 * The m steps back are Γ(a) = Γ(z)/∏(a + j), ln Γ(a) = ln Γ(z) − Σ ln(a + j) and ψ(a) = ψ(z) − Σ 1/(a + j). The sum of principal
 * logarithms is the branch of ln Γ that is real on the positive axis and continuous off the negative one, and no other. Left of −1/2, Γ and
 * ψ are reflected (DLMF 5.5.3, 5.5.4); ln Γ has no short reflection, and is carried back by more steps.
 *
 * Everything is done in balls, so that what the argument is off by comes out too. Null where a ball is too wide, holds a pole, or lies too
 * far out.
 */

/** Beyond this the product of steps back, or the exponent of the value, is too long. */
const maxSize = 5000;
const maxSteps = 600;

interface ShiftedArgument {
  readonly z: Ball;
  /** a, a + 1, … up to z. */
  readonly passed: readonly Ball[];
}

const partsOf = (a: Ball): readonly [number, number] => [toNumber(a.value.re), toNumber(a.value.im)];

function shifted(a: Ball, bits: number): ShiftedArgument | null {
  const [x, y] = partsOf(a);
  if (!(Math.hypot(x, y) < maxSize) || a.error > -8) return null;
  const least = Math.ceil(bits / 5) + 4;
  const steps = Math.max(0, Math.ceil((Math.abs(y) > 2 * least ? 2 : least) - x));
  if (steps > maxSteps) return null;
  const passed: Ball[] = [];
  let z = a;
  for (let j = 0; j < steps; j++) {
    passed.push(z);
    z = add(z, integerBall(1), bits + 64);
  }
  return { z, passed };
}

/** Bits that the size of ln Γ takes away, and rounding. */
const spare = 64;

/**
 * Σ of the terms of `term(k)·z^(−2k+shift)` with the bound of what is left out; null where the terms do not fall far enough.
 * `extra` is what the bound has beside the secant of half the angle to the 2n.
 */
function tailed(z: Ball, bits: number, first: Ball, factor: (k: number, bits: number) => Ball | null): Ball | null {
  const inverse = reciprocal(z, bits);
  if (inverse === null) return null;
  const square = multiply(inverse, inverse, bits);
  const [x, y] = partsOf(z);
  // A little less than the cosine of half the angle, squared, for z is known to 2^−8 at worst.
  const secant = -Math.log2(((1 + x / Math.hypot(x, y)) / 2) * 0.99);
  let [sum, power] = [integerBall(0), first];
  for (let k = 1; k <= 2 * bits; k++) {
    const number = factor(k, bits);
    if (number === null) return null;
    const term = multiply(power, number, bits);
    const left = logSum(sizeOfTerm(term), term.error) + (k + 0.5) * secant;
    if (left < -bits + 16) return { ...sum, error: logSum(sum.error, left) };
    sum = add(sum, term, bits);
    power = multiply(power, square, bits);
  }
  return null;
}

const sizeOfTerm = ({ value: { re, im } }: Ball): number => Math.max(magnitude(re), magnitude(im)) + 0.5;

const bernoulliOver = (k: number, divisor: number, bits: number): Ball | null =>
  divide(
    realBall(fromRational(bernoulli(k), bits), magnitude(fromRational(bernoulli(k), 8)) - bits + 2),
    integerBall(divisor),
    bits,
  );

/** ln Γ(z) for z far to the right. */
function stirling(z: Ball, bits: number): Ball | null {
  const ln = logarithm(z, bits);
  const inverse = reciprocal(z, bits);
  const logOfTwoPi = logarithm(multiply(integerBall(2), piBall(bits), bits), bits);
  if (ln === null || inverse === null || logOfTwoPi === null) return null;
  const tail = tailed(z, bits, inverse, (k, wide) => bernoulliOver(k, 2 * k * (2 * k - 1), wide));
  if (tail === null) return null;
  const main = add(multiply(add(z, negate(half(integerBall(1))), bits), ln, bits), negate(z), bits);
  return add(add(main, half(logOfTwoPi), bits), tail, bits);
}

/** ln Γ(a), continuous off the negative axis. */
export function complexLnGamma(a: Ball, bits: number): Ball | null {
  const wide = bits + spare;
  const far = shifted(a, wide);
  const top = far && stirling(far.z, wide);
  if (far === null || top === null) return null;
  let sum = top;
  for (const one of far.passed) {
    const ln = logarithm(one, wide);
    if (ln === null) return null;
    sum = add(sum, negate(ln), wide);
  }
  return add(sum, integerBall(0), bits);
}

/** Γ(a) */
export function complexGamma(a: Ball, bits: number): Ball | null {
  const wide = bits + spare;
  if (partsOf(a)[0] < -0.5) return reflected(a, wide);
  const far = shifted(a, wide);
  const ln = far && stirling(far.z, wide);
  const top = ln && exponential(ln, wide);
  if (far === null || top === null) return null;
  const bottom = far.passed.reduce((product, one) => multiply(product, one, wide), integerBall(1));
  return divide(top, bottom, bits);
}

/** π/(sin(πa) Γ(1 − a)) */
function reflected(a: Ball, wide: number): Ball | null {
  const pi = piBall(wide);
  const sin = sine(multiply(pi, a, wide), wide);
  const other = complexGamma(add(integerBall(1), negate(a), wide), wide);
  return sin && other && divide(pi, multiply(sin, other, wide), wide);
}

/** ψ(a) */
export function complexDigamma(a: Ball, bits: number): Ball | null {
  const wide = bits + spare;
  if (partsOf(a)[0] < -0.5) return reflectedDigamma(a, wide);
  const far = shifted(a, wide);
  const inverse = far && reciprocal(far.z, wide);
  const ln = far && logarithm(far.z, wide);
  if (far === null || inverse === null || ln === null) return null;
  const tail = tailed(far.z, wide, multiply(inverse, inverse, wide), (k, most) => bernoulliOver(k, 2 * k, most));
  if (tail === null) return null;
  let sum = add(add(ln, negate(half(inverse)), wide), negate(tail), wide);
  for (const one of far.passed) {
    const step = reciprocal(one, wide);
    if (step === null) return null;
    sum = add(sum, negate(step), wide);
  }
  return add(sum, integerBall(0), bits);
}

/** ψ(1 − a) − π cot(πa) */
function reflectedDigamma(a: Ball, wide: number): Ball | null {
  const pi = piBall(wide);
  const angle = multiply(pi, a, wide);
  const [cos, sin] = [cosine(angle, wide), sine(angle, wide)];
  const cot = cos && sin && divide(cos, sin, wide);
  const other = complexDigamma(add(integerBall(1), negate(a), wide), wide);
  return cot && other && add(other, negate(multiply(pi, cot, wide)), wide);
}
