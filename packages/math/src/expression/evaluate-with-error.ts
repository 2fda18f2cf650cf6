import * as Q from '../exact/rational.ts';
import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';
import { applyComplex, complexConstants, multiply, noValue } from './evaluate-complex.ts';
import type { Expression } from './expression.ts';
import type { Arithmetic } from './facts/fact.ts';
import { byFormula } from './facts/table.ts';
import { power } from './functions/complex-elementary.ts';
import { functions } from './functions.ts';

/** A complex value and a bound of its absolute error, both in double precision. */
export interface Uncertain {
  readonly value: Complex;
  readonly error: number;
}

const epsilon = 2 ** -52;
const unknown: Uncertain = { value: noValue, error: Number.POSITIVE_INFINITY };

/**
 * The value with a running bound of its rounding error (Higham, Accuracy and Stability of Numerical Algorithms, 3.3):
 * every operation adds its own rounding to what its operands bring in, functions through a difference quotient. A value
 * beside a branch cut or a jump, whose side the error does not let one know, has an infinite error. The bound is one of
 * first order and not rigorous, but it sees the cancellation in (1 + x) − 1 − x that a fixed tolerance overlooks.
 */
export function evaluateWithError(a: Expression, at: Readonly<Record<string, Complex>>): Uncertain {
  switch (a.kind) {
    case 'number':
      return rounded(
        C.complex(Q.toNumber(a.value)),
        Number.isSafeInteger(a.value.numerator) && a.value.denominator === 1 ? 0 : epsilon / 2,
      );
    case 'symbol':
      return Object.hasOwn(at, a.name) ? { value: at[a.name]!, error: 0 } : unknown;
    case 'constant':
      return rounded(complexConstants[a.name], a.name === 'i' ? 0 : epsilon / 2);
    case 'sum':
      return combined(a.terms, at, addUncertain);
    case 'product':
      return combined(a.factors, at, multiplyUncertain);
    case 'power':
      return powerUncertain(a.base, a.exponent, at);
    case 'apply':
      return applyUncertain(
        a.name,
        a.args.map((arg) => evaluateWithError(arg, at)),
      );
  }
}

function combined(
  parts: readonly Expression[],
  at: Readonly<Record<string, Complex>>,
  by: (a: Uncertain, b: Uncertain) => Uncertain,
): Uncertain {
  let whole = evaluateWithError(parts[0]!, at);
  for (let k = 1; k < parts.length; k++) whole = by(whole, evaluateWithError(parts[k]!, at));
  return whole;
}

const rounded = (value: Complex, relative: number): Uncertain => ({ value, error: relative * C.modulus(value) });

function addUncertain(a: Uncertain, b: Uncertain): Uncertain {
  const value = C.add(a.value, b.value);
  return finite(value, a.error + b.error + (epsilon / 2) * C.modulus(value));
}

function multiplyUncertain(a: Uncertain, b: Uncertain): Uncertain {
  const value = multiply(a.value, b.value);
  const carried = a.error * C.modulus(b.value) + b.error * C.modulus(a.value) + a.error * b.error;
  // Nothing is known of a factor of which nothing is, 0 times infinity being no number.
  return finite(value, carried + epsilon * C.modulus(value));
}

function powerUncertain(base: Expression, exponent: Expression, at: Readonly<Record<string, Complex>>): Uncertain {
  const by = evaluateWithError(exponent, at);
  if (base.kind === 'constant' && base.name === 'e') {
    const value = C.exponential(by.value);
    return finite(value, C.modulus(value) * (by.error + epsilon * (1 + C.modulus(by.value))));
  }
  return raised(evaluateWithError(base, at), by, exponent.kind === 'number' ? exponent.value : null);
}

/** d(b^c) = b^c (c db/b + ln b dc); for an exponent that is a rational number, with that. */
function raised(of: Uncertain, by: Uncertain, exact: Q.Rational | null): Uncertain {
  const value = power(of.value, by.value);
  const size = C.modulus(of.value);
  const wholeExponent = exact !== null && Q.isInteger(exact);
  if (!wholeExponent && besideNegativeAxis(of)) return unknown;
  const logarithm = exact !== null ? 0 : C.modulus(C.logarithm(of.value));
  const relative = (C.modulus(by.value) * of.error) / size + logarithm * by.error;
  return finite(
    value,
    C.modulus(value) * (relative + 2 * epsilon * (1 + C.modulus(by.value) * (wholeExponent ? 1 : logarithm))),
  );
}

/** On the cut exactly the side is agreed, beside it within the error it is not known; nor is anything around 0. */
const besideNegativeAxis = ({ value, error }: Uncertain): boolean =>
  value.re <= error && Math.abs(value.im) <= error && error > 0 && (value.im !== 0 || value.re >= -error);

const finite = (value: Complex, error: number): Uncertain =>
  Number.isFinite(value.re) && Number.isFinite(value.im) && !Number.isNaN(error) ? { value, error } : unknown;

function applyUncertain(name: string, args: readonly Uncertain[]): Uncertain {
  const definition = functions.get(name);
  if (definition === undefined) return unknown;
  if (definition.followsFormula) return byFormula(name, uncertain, args[0]!) ?? unknown;
  const values = args.map((arg) => arg.value);
  const value = applyComplex(name, values);
  const size = C.modulus(value);
  let error = (definition.accuracy ?? 4) * epsilon * size;
  for (const [index, arg] of args.entries()) {
    if (definition.cut?.(arg.value, Math.max(4 * arg.error, 1e-9 * C.modulus(arg.value)))) return unknown;
    if (arg.error > 0) error += carriedError(asFunctionOf(index, name, values, definition.complex), arg, value);
  }
  return finite(value, error);
}

const exactly = (value: Q.Rational): Uncertain => rounded(C.complex(Q.toNumber(value)), epsilon / 2);

const uncertain: Arithmetic<Uncertain> = {
  number: exactly,
  add: addUncertain,
  multiply: multiplyUncertain,
  power: (a, exponent) => raised(a, exactly(exponent), exponent),
  apply: (name, u) => applyUncertain(name, [u]),
};

type ComplexFunction = (at: Complex) => Complex;

/** A function of one of its arguments, the others being what they are. */
function asFunctionOf(
  index: number,
  name: string,
  values: readonly Complex[],
  complex: ComplexFunction | undefined,
): ComplexFunction {
  return values.length === 1 && complex !== undefined ? complex : (at) => applyComplex(name, values.with(index, at));
}

/** |f′|·error from a one-sided difference; for functions that jump, the difference itself. */
function carriedError(f: ComplexFunction, arg: Uncertain, value: Complex): number {
  const size = C.modulus(arg.value);
  // Small against the scale on which functions vary, 1, and against the argument.
  const step = Math.max(arg.error, 1e-7 * Math.min(size, 10), 1e-12);
  const most = largestChange(f, arg.value, step, value);
  if (most < 0) return Number.POSITIVE_INFINITY;
  const carried = (most * arg.error * 1.5) / step;
  // Within that step of a pole the function is another one: it is looked at as near as the error is. A pole within the error is beyond all bounds.
  const nearest = Math.max(arg.error, 2 * epsilon * size);
  if (nearest >= step || !(most > C.modulus(value) / 4)) return carried;
  const near = largestChange(f, arg.value, nearest, value);
  const isPole = near > C.modulus(value) / 4 && near / nearest > 4 * (most / step);
  return isPole ? Number.POSITIVE_INFINITY : Math.max(carried, near);
}

/**
 * |f(x ± step) − f(x)|, the larger; where there is no value on one side, the other one tells. The step goes towards 0 or away from it: the cuts
 * of principal values are rays, and a value on one of them, whose side is agreed, is not compared with those beyond it.
 */
function largestChange(f: ComplexFunction, at: Complex, step: number, value: Complex): number {
  const size = C.modulus(at);
  const along = size === 0 || at.im === 0 ? C.complex(1) : { re: at.re / size, im: at.im / size };
  let most = Number.NEGATIVE_INFINITY;
  for (const shift of [step, -step]) {
    const moved = { re: at.re + shift * along.re, im: at.im + shift * along.im };
    const difference = C.modulus(C.subtract(f(moved), value));
    if (difference > most) most = difference;
  }
  return most;
}
