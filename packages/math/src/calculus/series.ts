import * as Q from '../exact/rational.ts';
import { add, divide, multiply, negate, number, one, power, product, sum, zero } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { Unfinished } from '../result/unfinished.ts';

/*
 * Generalised power series: Σ coefficient·w^exponent + O(w^order) for w → 0+, with rising exponents that are real constants
 * (1, ½, ln 2, a parameter n) and coefficients that are any expressions free of w. A series without `order` is exact.
 *
 * Exponents are compared, and leading coefficients judged to be 0, by the caller's `Scale`: the arithmetic here knows nothing of
 * values. A leading coefficient that is 0 without looking so would make 1/f and ln f wrong, so those two, and only those, ask.
 */

/** coefficient · wᵉˣᵖᵒⁿᵉⁿᵗ */
export interface Term {
  readonly exponent: Expression;
  readonly coefficient: Expression;
}

/** A generalized power series in a small w, with the exponent at which its remainder begins; null where there is none. */
export interface Series {
  readonly terms: readonly Term[];
  /** The remainder is O(w^order); null for none. */
  readonly order: Expression | null;
}

/** How coefficients and exponents of a series are judged, and its work counted. */
export interface Scale {
  readonly isZero: (coefficient: Expression) => boolean;
  readonly sign: (exponent: Expression) => -1 | 0 | 1;
  /** The most terms that a function makes of a small series. */
  readonly terms: number;
  readonly charge: (steps: number) => void;
}

/** A series of one coefficient alone. */
export const constantSeries = (coefficient: Expression): Series => ({
  terms: coefficient.kind === 'number' && Q.isZero(coefficient.value) ? [] : [{ exponent: zero, coefficient }],
  order: null,
});

/** coefficient · wᵉˣᵖᵒⁿᵉⁿᵗ, without a remainder. */
export const monomial = (coefficient: Expression, exponent: Expression): Series => ({
  terms: [{ exponent, coefficient }],
  order: null,
});

/** The order of two exponents, by the sign of their difference. */
function compareExponents(a: Expression, b: Expression, scale: Scale): -1 | 0 | 1 {
  if (a === b) return 0;
  if (a.kind === 'number' && b.kind === 'number') return Q.compare(a.value, b.value);
  return scale.sign(add(a, negate(b)));
}

const least = (a: Expression | null, b: Expression | null, scale: Scale): Expression | null =>
  a === null ? b : b === null ? a : compareExponents(a, b, scale) <= 0 ? a : b;

/** a + b, to the earlier of their remainders. */
export function addSeries(a: Series, b: Series, scale: Scale): Series {
  const order = least(a.order, b.order, scale);
  const terms: Term[] = [];
  let [i, j] = [0, 0];
  scale.charge(a.terms.length + b.terms.length);
  while (i < a.terms.length || j < b.terms.length) {
    const [left, right] = [a.terms[i], b.terms[j]];
    const side =
      left === undefined ? 1 : right === undefined ? -1 : compareExponents(left.exponent, right.exponent, scale);
    const next = side <= 0 ? left! : right!;
    const coefficient = side === 0 ? add(left!.coefficient, right!.coefficient) : next.coefficient;
    if (side <= 0) i++;
    if (side >= 0) j++;
    if (order !== null && compareExponents(next.exponent, order, scale) >= 0) break;
    if (!isPlainZero(coefficient)) terms.push({ exponent: next.exponent, coefficient });
  }
  return { terms, order };
}

const isPlainZero = (a: Expression): boolean => a.kind === 'number' && Q.isZero(a.value);

/** The sum of several series. */
export const sumSeries = (all: readonly Series[], scale: Scale): Series =>
  all.reduce((total, next) => addSeries(total, next, scale), { terms: [], order: null });

const leadingExponent = (a: Series): Expression | null => a.terms[0]?.exponent ?? a.order;

/** a · b, to the remainder that their leading terms allow. */
export function multiplySeries(a: Series, b: Series, scale: Scale): Series {
  const [left, right] = [leadingExponent(a), leadingExponent(b)];
  // An exact 0.
  if (left === null || right === null) return { terms: [], order: null };
  const order = least(
    a.order === null ? null : add(a.order, right),
    b.order === null ? null : add(b.order, left),
    scale,
  );
  let total: Series = { terms: [], order };
  for (const term of a.terms) {
    scale.charge(b.terms.length);
    const shifted = b.terms.map(({ exponent, coefficient }) => ({
      exponent: add(term.exponent, exponent),
      coefficient: multiply(term.coefficient, coefficient),
    }));
    total = addSeries(total, { terms: shifted, order: null }, scale);
  }
  return total;
}

/** a times coefficient · wᵉˣᵖᵒⁿᵉⁿᵗ. */
export const shift = (a: Series, exponent: Expression, coefficient: Expression): Series => ({
  terms: a.terms.map((term) => ({
    exponent: add(term.exponent, exponent),
    coefficient: multiply(term.coefficient, coefficient),
  })),
  order: a.order === null ? null : add(a.order, exponent),
});

/** The series with a first term that is certainly not 0. Throws `Unfinished` (terms); an exact 0 comes back without terms. */
export function withLeading(a: Series, scale: Scale): Series {
  let first = 0;
  while (first < a.terms.length && scale.isZero(a.terms[first]!.coefficient)) first++;
  const terms = a.terms.slice(first);
  if (terms.length === 0 && a.order !== null) throw new Unfinished('terms', 'nothing is left before the remainder');
  return { terms, order: a.order };
}

/** a = c·w^k·(1 + rest), with rest of positive exponents. */
export function splitLeading(a: Series, scale: Scale): { readonly leading: Term; readonly rest: Series } {
  const { terms, order } = withLeading(a, scale);
  const leading = terms[0];
  if (leading === undefined) throw new Unfinished('no-value', 'a division by 0, or the logarithm of 0');
  const rest = shift(
    { terms: terms.slice(1), order },
    negate(leading.exponent),
    power(leading.coefficient, number(-1)),
  );
  return { leading, rest };
}

/** Σ coefficient(j)·a^j for a series a of positive exponents. */
export function compose(coefficient: (j: number) => Expression, a: Series, scale: Scale): Series {
  const step = leadingExponent(a);
  if (step === null) return constantSeries(coefficient(0));
  if (scale.sign(step) <= 0) throw new Unfinished('terms', 'what should be small is not known to be');
  const bound = multiply(number(scale.terms), step);
  const small = truncated(a, bound, scale);
  let total: Series = { terms: [], order: bound };
  let raised = constantSeries(one);
  for (let j = 0; j < scale.terms; j++) {
    const factor = coefficient(j);
    if (!isPlainZero(factor)) total = addSeries(total, shift(raised, zero, factor), scale);
    if (j + 1 < scale.terms) raised = truncated(multiplySeries(raised, small, scale), bound, scale);
  }
  return total;
}

function truncated(a: Series, order: Expression, scale: Scale): Series {
  const bound = least(a.order, order, scale);
  return { terms: a.terms.filter(({ exponent }) => compareExponents(exponent, bound!, scale) < 0), order: bound };
}

/** (c·w^k·(1 + rest))^r; `raise` gives c^r. */
export function powerSeries(
  a: Series,
  exponent: Expression,
  scale: Scale,
  raise: (coefficient: Expression) => Expression = (coefficient) => power(coefficient, exponent),
): Series {
  const whole =
    exponent.kind === 'number' && Q.isInteger(exponent.value) ? Number(exponent.value.numerator) : undefined;
  if (whole !== undefined && whole >= 0 && whole <= scale.terms && a.terms.length <= scale.terms + 1) {
    let result = constantSeries(one);
    for (let k = 0; k < whole; k++) result = multiplySeries(result, a, scale);
    return result;
  }
  const { leading, rest } = splitLeading(a, scale);
  const expanded = compose(binomialCoefficients(exponent), rest, scale);
  return shift(expanded, multiply(leading.exponent, exponent), raise(leading.coefficient));
}

/** The coefficients of (1 + u)^r. */
function binomialCoefficients(exponent: Expression): (j: number) => Expression {
  const known: Expression[] = [one];
  return (j) => {
    while (known.length <= j) {
      const k = known.length;
      known.push(product([known[k - 1]!, add(exponent, number(1 - k)), number(Q.rational(1, k))]));
    }
    return known[j]!;
  };
}

/** 1/j! */
export function exponentialCoefficient(j: number): Expression {
  let value = Q.one;
  for (let k = 2; k <= j; k++) value = Q.divide(value, Q.integerRational(k));
  return number(value);
}

/** Of ln(1 + u). */
export const logarithmCoefficient = (j: number): Expression =>
  j === 0 ? zero : number(Q.rational(j % 2 === 1 ? 1 : -1, j));

/** Of sin u and cos u. */
export const sineCoefficient = (j: number): Expression =>
  j % 2 === 0 ? zero : j % 4 === 1 ? exponentialCoefficient(j) : negate(exponentialCoefficient(j));
/** The coefficient of wʲ in cos w. */
export const cosineCoefficient = (j: number): Expression =>
  j % 2 === 1 ? zero : j % 4 === 0 ? exponentialCoefficient(j) : negate(exponentialCoefficient(j));

/** The derivative by w, coefficients being constants. */
export const derivativeSeries = (a: Series): Series => ({
  terms: a.terms
    .filter(({ exponent }) => !isPlainZero(exponent))
    .map(({ exponent, coefficient }) => ({
      exponent: add(exponent, number(-1)),
      coefficient: multiply(exponent, coefficient),
    })),
  order: a.order === null ? null : add(a.order, number(-1)),
});

/** The antiderivative by w that vanishes at 0; every exponent must be above −1. */
export const integralSeries = (a: Series): Series => ({
  terms: a.terms.map(({ exponent, coefficient }) => {
    const next = add(exponent, one);
    return { exponent: next, coefficient: divide(coefficient, next) };
  }),
  order: a.order === null ? null : add(a.order, one),
});

/** The part with negative exponents, the coefficient of w^0, and the part with positive ones. Throws where w^0 is not reached. */
export function atZero(
  a: Series,
  scale: Scale,
): { readonly negative: Series; readonly constant: Expression; readonly positive: Series } {
  if (a.order !== null && scale.sign(a.order) <= 0) throw new Unfinished('terms', 'the constant term is not reached');
  const signs = a.terms.map(({ exponent }) => scale.sign(exponent));
  return {
    negative: { terms: a.terms.filter((_, k) => signs[k]! < 0), order: null },
    constant: sum(a.terms.filter((_, k) => signs[k] === 0).map(({ coefficient }) => coefficient)),
    positive: { terms: a.terms.filter((_, k) => signs[k]! > 0), order: a.order },
  };
}
