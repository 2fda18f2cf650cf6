import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { constant, half, ln, multiply, number, power, product, sqrt, subtract, sum } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';

/**
 * Asymptotic series for z → +oo: the part with logarithms, as an expression in z, and the coefficients of z^(−k) that are added to
 * it. The series diverge, but end after any term with an error of the size of the next (DLMF 5.11, 6.12, 7.12, 25.11).
 */
interface Asymptotic {
  readonly dominant: (z: Expression) => Expression;
  readonly coefficient: (k: number) => Expression;
}

const rational = (value: Rational): Expression => number(value);

const none = (): Expression => number(0);

/** ln Γ(z) = (z − ½) ln z − z + ½ ln 2π + Σ B₂ₖ/(2k(2k−1)) z^(1−2k) */
const lnGamma: Asymptotic = {
  dominant: (z) =>
    sum([
      multiply(subtract(z, half), ln(z)),
      multiply(number(-1), z),
      multiply(half, ln(product([number(2), constant('pi')]))),
    ]),
  coefficient: (k) => (k % 2 === 1 ? rational(Q.divide(bernoulli(k + 1), Q.integerRational(k * (k + 1)))) : number(0)),
};

/** ψ(z) = ln z − 1/(2z) − Σ B₂ₖ/(2k) z^(−2k) */
const digamma: Asymptotic = {
  dominant: (z) => ln(z),
  coefficient: (k) =>
    k === 1
      ? number(Q.rational(-1, 2))
      : k > 0 && k % 2 === 0
        ? rational(Q.negate(Q.divide(bernoulli(k), Q.integerRational(k))))
        : number(0),
};

/** ψ⁽ᵐ⁾(z) = (−1)^(m+1) (Σ (m−1+j)! B⁺ⱼ/j! z^(−m−j)) */
export const polygamma = (m: number): Asymptotic => ({
  dominant: none,
  coefficient: (k) => {
    const j = k - m;
    if (j < 0) return number(0);
    const value = j === 1 ? Q.half : bernoulli(j);
    const factor = Q.rational(factorial(m - 1 + j), factorial(j));
    const signed = m % 2 === 1 ? value : Q.negate(value);
    return rational(Q.multiply(signed, factor));
  },
});

/** e^(z²) erfc(z) = (1/√π) Σ (−1)ʲ (2j − 1)!!/2ʲ z^(−2j−1) */
const scaledErfc: Asymptotic = {
  dominant: none,
  coefficient: (k) => {
    if (k % 2 === 0) return number(0);
    const j = (k - 1) / 2;
    let value = Q.one;
    for (let i = 1; i <= j; i++) value = Q.multiply(value, Q.rational(1 - 2 * i, 2));
    return product([rational(value), power(sqrt(constant('pi')), number(-1))]);
  },
};

/** e^(−z²) erfi(z) = (1/√π) Σ (2j − 1)!!/2ʲ z^(−2j−1) */
const scaledErfi: Asymptotic = {
  dominant: none,
  coefficient: (k) => {
    if (k % 2 === 0) return number(0);
    let value = Q.one;
    for (let i = 1; i <= (k - 1) / 2; i++) value = Q.multiply(value, Q.rational(2 * i - 1, 2));
    return product([rational(value), power(sqrt(constant('pi')), number(-1))]);
  },
};

/** e^z E₁(z) = Σ (−1)^(k−1) (k − 1)! z^(−k) */
const scaledE1: Asymptotic = {
  dominant: none,
  coefficient: (k) => {
    if (k === 0) return number(0);
    const value = factorial(k - 1);
    return number(k % 2 === 1 ? value : Z.negate(value));
  },
};

/** e^(−z) Ei(z) = Σ (k − 1)! z^(−k) */
const scaledEi: Asymptotic = {
  dominant: none,
  coefficient: (k) => (k === 0 ? number(0) : number(factorial(k - 1))),
};

/** f(z) = Σ (−1)ᵏ (2k)! z^(−2k−1), g(z) = Σ (−1)ᵏ (2k+1)! z^(−2k−2) */
const auxiliary = (odd: 0 | 1): Asymptotic => ({
  dominant: none,
  coefficient: (k) => {
    if (k === 0 || k % 2 === odd) return number(0);
    const value = factorial(k - 1);
    return number(Math.floor((k - 1) / 2) % 2 === 0 ? value : Z.negate(value));
  },
});

/** Asymptotic series towards +oo, by the name of the function. */
export const asymptotics: Readonly<Record<string, Asymptotic>> = {
  lngamma: lnGamma,
  digamma,
  scaledErfc,
  scaledErfi,
  scaledEi,
  scaledE1,
  scaledF: auxiliary(0),
  scaledG: auxiliary(1),
};

function factorial(n: number): Z.Integer {
  let value: Z.Integer = 1;
  for (let k = 2; k <= n; k++) value = Z.multiply(value, k);
  return value;
}

const known: Rational[] = [Q.one];

/** B_n with B₁ = −½, by the recurrence Σ C(n+1, k) B_k = 0. */
function bernoulli(n: number): Rational {
  for (let m = known.length; m <= n; m++) {
    let total = Q.zero;
    let binomial: Z.Integer = 1;
    for (let k = 0; k < m; k++) {
      total = Q.add(total, Q.multiply(Q.integerRational(binomial), known[k]!));
      binomial = Z.divideExact(Z.multiply(binomial, m + 1 - k), k + 1);
    }
    known.push(Q.divide(Q.negate(total), Q.integerRational(m + 1)));
  }
  return known[n]!;
}
