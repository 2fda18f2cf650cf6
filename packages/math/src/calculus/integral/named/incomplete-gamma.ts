import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { deeper, made, type Stage, withNewVariable } from '../context.ts';
import { binomialParts } from '../rewrite.ts';
import { signOf } from '../sign.ts';

/**
 * ∫ x^a·e^(c + b·x^n) dx with s = (a + 1)/n. For whole numbers a and n it is e^c·x^(a+1)/(a + 1)·₁F₁(s; s + 1; b·x^n) (DLMF 8.5.1, 8.2.6), real
 * on both sides of 0 and continuous there, whatever the sign of b. For other exponents x is positive, and it is −e^c/n·x^(a+1)·w^(−s)·Γ(s, w),
 * w = −b·x^n (DLMF 8.2.2), while w is, and the first again where it is not. Half-integer s are error functions of x^(n/2).
 */
export const incompleteGamma: Stage = (f, context) => {
  const x = context.variable;
  const constant: Expression[] = [];
  let a: Expression = E.zero;
  let parts: ReturnType<typeof binomialParts> = null;
  for (const factor of E.factorsOf(f)) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (!contains(factor, x)) constant.push(factor);
    else if (E.equal(base, E.symbol(x)) && !contains(exponent, x)) a = E.add(a, exponent);
    else if (parts === null && !contains(base, x)) {
      parts = binomialParts(tidy(E.multiply(exponent, E.ln(base))), x);
      if (parts === null) return null;
    } else return null;
  }
  if (parts === null || Q.isZero(parts.k)) return null;
  const n = E.number(parts.k);
  const above = tidy(E.add(a, E.one));
  const s = tidy(E.divide(above, n));
  const sign = signOf(parts.b);
  const constants = E.product([...constant, E.exp(parts.a)]);
  const isHalf = s.kind === 'number' && s.value.denominator === 2 && Math.abs(Number(s.value.numerator)) < 20;
  if (isHalf && (sign === 1 || sign === -1)) {
    const t = E.power(E.symbol(x), tidy(E.product([E.half, n])));
    const value = evenPower(Number(Q.subtract(s.value, Q.rational(1, 2)).numerator), parts.b, sign, t);
    const scale = E.divide(E.product([E.two, constants]), n);
    return made('error function', f, tidy(E.product([scale, value])), context);
  }
  // Γ(s, w) of a whole number s is elementary, or the exponential integral: other methods say it so.
  if (E.equal(s, E.zero) || (s.kind === 'number' && Q.isInteger(s.value))) return null;
  const isWholePower = parts.k.denominator === 1 && a.kind === 'number' && Q.isInteger(a.value);
  if (isWholePower || sign === 1) {
    const value = E.apply('kummerM', [s, E.add(s, E.one), tidy(E.product([parts.b, E.power(E.symbol(x), n)]))]);
    const F = E.product([constants, E.power(E.symbol(x), above), E.reciprocal(above), value]);
    return made('Kummer function', f, tidy(F), context);
  }
  const w = tidy(E.negate(E.product([parts.b, E.power(E.symbol(x), n)])));
  const power = E.product([E.power(E.symbol(x), above), E.power(w, E.negate(s))]);
  const scale = E.divide(constants, E.negate(n));
  return made('incomplete gamma function', f, tidy(E.product([scale, power, E.apply('gammainc', [s, w])])), context);
};

/** What is no error function, before any substitution, where a power of x with a fraction or a letter as its exponent says that x is positive. */
export const incompleteGammaOfPositive: Stage = (f, context) => {
  const x = E.symbol(context.variable);
  const power = E.factorsOf(f).find((factor) => E.equal(E.baseOf(factor), x));
  const exponent = power === undefined ? E.one : E.exponentOf(power);
  const isWholeExponent = exponent.kind === 'number' && Q.isInteger(exponent.value);
  if (isWholeExponent || contains(exponent, context.variable)) return null;
  const step = incompleteGamma(f, context);
  return step?.rule === 'error function' ? null : step;
};

/** ∫ t^(2j)·e^(b·t²) dt, by parts from the error function at j = 0. */
function evenPower(j: number, b: Expression, sign: 1 | -1, t: Expression): Expression {
  const root = E.sqrt(tidy(E.product([E.number(sign), b])));
  const e = E.exp(E.product([b, E.power(t, E.two)]));
  const error = E.apply(sign < 0 ? 'erf' : 'erfi', [E.product([root, t])]);
  let value = E.divide(E.product([E.half, E.sqrt(E.constant('pi')), error]), root);
  const twiceB = E.product([E.two, b]);
  for (let k = 1; k <= j; k++) {
    const odd = E.number(2 * k - 1);
    value = E.divide(E.subtract(E.product([E.power(t, odd), e]), E.product([odd, value])), twiceB);
  }
  for (let k = 0; k > j; k--) {
    const odd = E.number(2 * k - 1);
    value = E.divide(E.subtract(E.product([E.power(t, odd), e]), E.product([twiceB, value])), odd);
  }
  return value;
}

/** x^a·(ln x)^p·e^(h(ln x)) with a broken p, or with an exponential: x = e^u. */
export const functionOfLogarithm: Stage = (f, context) => {
  if (deeper(context) === null) return null;
  const x = context.variable;
  const log = E.ln(E.symbol(x));
  const inner = withNewVariable(context);
  const u = E.symbol(inner.variable);
  const factors: Expression[] = [E.exp(u)];
  let isBeyondPowers = false;
  for (const factor of E.factorsOf(transform(f, (node) => (E.equal(node, log) ? u : node)))) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const isPowerOfX = E.equal(base, E.symbol(x));
    if (contains(isPowerOfX ? exponent : factor, x)) return null;
    factors.push(isPowerOfX ? E.exp(tidy(E.product([u, exponent]))) : factor);
    isBeyondPowers ||= contains(exponent, inner.variable) || (E.equal(base, u) && !isWhole(exponent));
  }
  if (!isBeyondPowers) return null;
  const step = context.integrate(tidy(E.product(factors)), inner);
  if (step === null) return null;
  const value = substitute(step.after.expression, { [inner.variable]: log });
  return made('substitution', f, value, context, [step], `${inner.variable} = ln(${x})`);
};

const isWhole = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);
