import * as Q from '../exact/rational.ts';
import { add, apply, divide, multiply, negate, number, one, power, product, sum, zero } from '../expression/build.ts';
import type { ApplyNode, Expression } from '../expression/expression.ts';
import { endedBy, Unfinished } from '../result/unfinished.ts';

/*
 * Generalised power series: Σ coefficient·w^exponent + O(w^order) for w → 0+, with rising exponents that are real constants
 * (1, ½, ln 2, a parameter n) and coefficients that are any expressions free of w. A series without `order` is exact.
 *
 * Where two exponents cannot be compared (p and 1, for a letter p), the series ends before both, with the remainder O(w^min(p, 1)):
 * the leading term, which is what is asked for, seldom needs more.
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

/*
 * An exponent is a real constant, or the smaller of two whose order depends on a letter: min(p, 1).
 */

const isLesser = (a: Expression): a is ApplyNode => a.kind === 'apply' && a.name === 'min';

/** An exponent by a rule that rises with it. */
const raised = (a: Expression, rule: (exponent: Expression) => Expression): Expression =>
  isLesser(a)
    ? apply(
        'min',
        a.args.map((one) => raised(one, rule)),
      )
    : rule(a);

const opposite = (a: Expression): Expression => (a.kind === 'sum' ? sum(a.terms.map(negate)) : negate(a));

/** The order of two exponents, by the sign of their difference; null where it depends on a letter. */
function compareExponents(a: Expression, b: Expression, scale: Scale): -1 | 0 | 1 | null {
  if (a === b) return 0;
  if (a.kind === 'number' && b.kind === 'number') return Q.compare(a.value, b.value);
  if (isLesser(b)) return besideLesser(b.args.map((one) => compareExponents(a, one, scale)));
  if (isLesser(a)) return reversed(compareExponents(b, a, scale));
  try {
    return scale.sign(add(a, opposite(b)));
  } catch (error) {
    if (endedBy(error, 'undecided')) return null;
    throw error;
  }
}

/** What lies above one of several lies above the least of them; what lies below all, below it. */
function besideLesser(orders: readonly (-1 | 0 | 1 | null)[]): -1 | 0 | 1 | null {
  if (orders.includes(1)) return 1;
  if (orders.includes(null)) return null;
  return orders.includes(0) ? 0 : -1;
}

const reversed = (order: -1 | 0 | 1 | null): -1 | 0 | 1 | null =>
  order === null || order === 0 ? order : order < 0 ? 1 : -1;

/** Whether an exponent is above 0. Throws `Unfinished` (undecided) where that depends on a letter. */
const isAbove0 = (a: Expression, scale: Scale): boolean =>
  isLesser(a) ? a.args.every((one) => isAbove0(one, scale)) : scale.sign(a) > 0;

/** The sum of two exponents, each of which may be the lesser of two. */
const later = (a: Expression, b: Expression): Expression => raised(a, (one) => raised(b, (other) => add(one, other)));

/** The smaller of two exponents: of p and 1, for an unknown p, it is min(p, 1). */
function lesser(a: Expression, b: Expression, scale: Scale): Expression {
  const order = compareExponents(a, b, scale);
  return order === null ? apply('min', [a, b]) : order <= 0 ? a : b;
}

const least = (a: Expression | null, b: Expression | null, scale: Scale): Expression | null =>
  a === null ? b : b === null ? a : lesser(a, b, scale);

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
    if (side === null) return cutAt(terms, left!.exponent, right!.exponent, order, scale);
    const next = side <= 0 ? left! : right!;
    const coefficient = side === 0 ? add(left!.coefficient, right!.coefficient) : next.coefficient;
    if (side <= 0) i++;
    if (side >= 0) j++;
    const within = order === null ? -1 : compareExponents(next.exponent, order, scale);
    if (within === null) return cutAt(terms, next.exponent, order!, null, scale);
    if (within >= 0) break;
    if (!isPlainZero(coefficient)) terms.push({ exponent: next.exponent, coefficient });
  }
  return { terms, order };
}

/** What follows is left to the remainder, where it cannot be told which of two terms comes first. */
const cutAt = (
  terms: readonly Term[],
  one: Expression,
  other: Expression,
  order: Expression | null,
  scale: Scale,
): Series => ({ terms, order: least(lesser(one, other, scale), order, scale) });

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
    a.order === null ? null : later(a.order, right),
    b.order === null ? null : later(b.order, left),
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
  order: a.order === null ? null : later(a.order, exponent),
});

/** The series with a first term that is certainly not 0. Throws `Unfinished` (terms); an exact 0 comes back without terms. */
export function withLeading(a: Series, scale: Scale): Series {
  let first = 0;
  while (first < a.terms.length && scale.isZero(a.terms[first]!.coefficient)) first++;
  const terms = a.terms.slice(first);
  if (terms.length === 0 && a.order !== null && isLesser(a.order))
    throw new Unfinished('undecided', 'the answer depends on which of two exponents with letters is the larger');
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
    opposite(leading.exponent),
    power(leading.coefficient, number(-1)),
  );
  return { leading, rest };
}

/** Σ coefficient(j)·a^j for a series a of positive exponents. */
export function compose(coefficient: (j: number) => Expression, a: Series, scale: Scale): Series {
  const step = leadingExponent(a);
  if (step === null) return constantSeries(coefficient(0));
  if (!isAbove0(step, scale)) throw new Unfinished('terms', 'what should be small is not known to be');
  const bound = raised(step, (exponent) => multiply(number(scale.terms), exponent));
  const small = truncated(a, bound, scale);
  let total: Series = { terms: [], order: bound };
  let power = constantSeries(one);
  for (let j = 0; j < scale.terms; j++) {
    const factor = coefficient(j);
    if (!isPlainZero(factor)) total = addSeries(total, shift(power, zero, factor), scale);
    if (j + 1 < scale.terms) power = truncated(multiplySeries(power, small, scale), bound, scale);
  }
  return total;
}

function truncated(a: Series, order: Expression, scale: Scale): Series {
  const bound = least(a.order, order, scale);
  const beyond = a.terms.findIndex(({ exponent }) => compareExponents(exponent, bound!, scale) !== -1);
  if (beyond < 0) return { terms: a.terms, order: bound };
  return { terms: a.terms.slice(0, beyond), order: lesser(a.terms[beyond]!.exponent, bound!, scale) };
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
  order: a.order === null ? null : later(a.order, number(-1)),
});

/** The antiderivative by w that vanishes at 0; every exponent must be above −1. */
export const integralSeries = (a: Series): Series => ({
  terms: a.terms.map(({ exponent, coefficient }) => {
    const next = add(exponent, one);
    return { exponent: next, coefficient: divide(coefficient, next) };
  }),
  order: a.order === null ? null : later(a.order, one),
});

/** The part with negative exponents, the coefficient of w^0, and the part with positive ones. Throws where w^0 is not reached. */
export function atZero(
  a: Series,
  scale: Scale,
): { readonly negative: Series; readonly constant: Expression; readonly positive: Series } {
  if (a.order !== null && !isAbove0(a.order, scale)) throw new Unfinished('terms', 'the constant term is not reached');
  const signs = a.terms.map(({ exponent }) => scale.sign(exponent));
  return {
    negative: { terms: a.terms.filter((_, k) => signs[k]! < 0), order: null },
    constant: sum(a.terms.filter((_, k) => signs[k] === 0).map(({ coefficient }) => coefficient)),
    positive: { terms: a.terms.filter((_, k) => signs[k]! > 0), order: a.order },
  };
}
