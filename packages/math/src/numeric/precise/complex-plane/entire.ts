import { add, type Ball, divide, integerBall, logSum, multiply, negate, realBall, upper } from '../ball.ts';
import { half, logarithm, piBall, power } from '../ball-elementary.ts';
import { euler } from '../constants.ts';

/*
 * Error functions and exponential integrals of complex balls by their power series (DLMF 7.6.1, 6.6.2, 6.6.5, 6.6.6): Σ uₙ/wₙ with
 * uₙ = uₙ₋₁·step/(n-th divisor). Once the terms fall by half at each step, what is left out is at most the last term. Far out the terms grow
 * before they fall and cancel, which takes as many bits more; beyond `maxSize` the value is not known.
 */

const maxSize = 40;

type Complex = (z: Ball, bits: number) => Ball | null;

/** Σ_{n≥0} first·∏_{j≤n} (step/divisor(j)) / weight(n) */
function series(
  first: Ball,
  step: Ball,
  divisor: (n: number) => number,
  weight: (n: number) => number,
  bits: number,
): Ball | null {
  let [power, sum] = [first, integerBall(0)];
  const ratio = upper(step);
  for (let n = 0; n < 20 * bits; n++) {
    if (n > 0) {
      const next = divide(multiply(power, step, bits), integerBall(divisor(n)), bits);
      if (next === null) return null;
      power = next;
    }
    const term = divide(power, integerBall(weight(n)), bits);
    if (term === null) return null;
    sum = add(sum, term, bits);
    const halves = ratio - Math.log2(divisor(n + 1)) < -1;
    if (halves && upper(term) < -bits) return { ...sum, error: logSum(sum.error, upper(term)) };
  }
  return null;
}

/** Null far out; else with the bits that cancellation takes. */
const within =
  (growth: (size: number) => number, f: (z: Ball, bits: number) => Ball | null): Complex =>
  (z, bits) => {
    const size = 2 ** upper(z);
    return size < maxSize && z.error < -8 ? f(z, Math.ceil(bits + 32 + 1.5 * growth(size))) : null;
  };

const squared = (size: number): number => Math.min(size * size, 600) * 2;
const linear = (size: number): number => size * 3;

const overRootOfPi = (a: Ball | null, bits: number): Ball | null => {
  const root = power(piBall(bits), half(integerBall(1)), bits);
  return a && root && divide(multiply(integerBall(2), a, bits), root, bits);
};

const errorFunction = (sign: 1 | -1): Complex =>
  within(squared, (z, bits) => {
    if (upper(z) > 4.5) return null;
    const square = multiply(z, z, bits);
    const step = sign > 0 ? square : negate(square);
    return overRootOfPi(
      series(
        z,
        step,
        (n) => n,
        (n) => 2 * n + 1,
        bits,
      ),
      bits,
    );
  });

/** erf z */
export const complexErf = errorFunction(-1);
/** erfi z */
export const complexErfi = errorFunction(1);
/** 1 − erf z */
export const complexErfc: Complex = (z, bits) => {
  const value = complexErf(z, bits);
  return value && add(integerBall(1), negate(value), bits);
};

const oddIntegral = (sign: 1 | -1): Complex =>
  within(linear, (z, bits) => {
    const square = multiply(z, z, bits);
    return series(
      z,
      sign > 0 ? square : negate(square),
      (n) => 2 * n * (2 * n + 1),
      (n) => 2 * n + 1,
      bits,
    );
  });

/** Si z */
export const complexSi = oddIntegral(-1);
/** Shi z */
export const complexShi = oddIntegral(1);

/** γ + ln z and what is added to it. */
function withLogarithm(z: Ball, rest: Ball | null, bits: number): Ball | null {
  const ln = logarithm(z, bits);
  return ln && rest && add(add(ln, realBall(euler(bits), 1 - bits), bits), rest, bits);
}

const evenIntegral = (sign: 1 | -1): Complex =>
  within(linear, (z, bits) => {
    const square = multiply(z, z, bits);
    const first = half(sign > 0 ? square : negate(square));
    const step = sign > 0 ? square : negate(square);
    const rest = series(
      first,
      step,
      (n) => (2 * n + 1) * (2 * n + 2),
      (n) => 2 * n + 2,
      bits,
    );
    return withLogarithm(z, rest, bits);
  });

/** Ci z */
export const complexCi = evenIntegral(-1);
/** Chi z */
export const complexChi = evenIntegral(1);

/** Ei z, with the principal logarithm. */
export const complexEi = within(linear, (z, bits) =>
  withLogarithm(
    z,
    series(
      z,
      z,
      (n) => n + 1,
      (n) => n + 1,
      bits,
    ),
    bits,
  ),
);
