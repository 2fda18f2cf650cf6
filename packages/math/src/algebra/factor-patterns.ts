import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { number, power, product } from '../expression/build.ts';
import type { Step } from '../expression/step.ts';
import { fromInteger } from '../polynomial/convert.ts';
import { gcd } from '../polynomial/sparse/gcd.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { exponentsOf } from '../polynomial/sparse/ring.ts';
import { exact } from '../polynomial/sparse/square-free.ts';
import { pair, triple } from '../result/tuple.ts';
import { toText } from '../syntax/print-text.ts';
import { written } from '../syntax/written-line.ts';

/*
 * What a factorization is recognized by: four terms in two groups, a perfect square, a quadratic in two letters, a difference of squares
 * that appears when a term is added and taken away again. Each is read off the polynomial, or off the factors that are known.
 */

/** A step that splits a polynomial, and into what. */
export interface Split {
  readonly step: Step;
  readonly factors: readonly [S.Polynomial, S.Polynomial];
}

const termsOf = (f: S.Polynomial): readonly S.Polynomial[] =>
  f.keys.map((key, k) => ({ ring: f.ring, keys: [key], coefficients: [f.coefficients[k]!] }));

const textOf = (f: S.Polynomial): string => toText(fromInteger(f));

const pairings = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

/** x³ + x² + 2x + 2 = x²(x + 1) + 2(x + 1) = (x² + 2)(x + 1): two groups with one factor in common; null for other polynomials. */
export function grouped(f: S.Polynomial): Split | null {
  const terms = termsOf(f);
  if (terms.length !== 4) return null;
  for (const [i, j, k, l] of pairings) {
    const split = inGroups(f, [terms[i]!, terms[j]!], [terms[k]!, terms[l]!]);
    if (split !== null) return split;
  }
  return null;
}

/** Two pairs of terms with what is taken out of each, where the same is left. */
export function inGroups(
  f: S.Polynomial,
  first: readonly [S.Polynomial, S.Polynomial],
  second: readonly [S.Polynomial, S.Polynomial],
): Split | null {
  const [p, q] = [S.add(...first), S.add(...second)];
  const [one, other] = [takenOut(p, first), takenOut(q, second)];
  if (one === null || other === null || !S.equals(one.rest, other.rest)) return null;
  const outside = S.add(one.factor, other.factor);
  if (S.isConstant(outside) || S.isConstant(one.rest)) return null;
  const rest = textOf(one.rest);
  const groups = joined([`(${textOf(p)})`, `(${textOf(q)})`]);
  const open = joined([`${textOf(one.factor)}*(${rest})`, `${textOf(other.factor)}*(${rest})`]);
  const after = product([fromInteger(outside), fromInteger(one.rest)]);
  return {
    factors: [outside, one.rest],
    step: {
      rule: 'factor by grouping',
      says: `The terms are put into two groups; ${textOf(one.factor)} and ${textOf(other.factor)} are taken out of them, and ${rest} is left in both.`,
      before: { expression: fromInteger(f) },
      after: { expression: after },
      written: written(`${textOf(f)} = ${groups} = ${open} = ${toText(after)}`),
      steps: [],
    },
  };
}

/** The greatest monomial in both terms, with the sign that leaves a positive first term; null where nothing binomial is left. */
function takenOut(sum: S.Polynomial, [a, b]: readonly [S.Polynomial, S.Polynomial]) {
  const content = Z.abs(S.integerContent(sum));
  if (sum.keys.length !== 2) return null;
  const common = S.scale(S.integerPrimitive(gcd(a, b, S.unlimited())), content);
  const factor = Z.sign(S.leadingCoefficient(sum)) < 0 ? S.negate(common) : common;
  return { factor, rest: exact(sum, factor, S.unlimited()) };
}

const joined = (terms: readonly string[]): string =>
  terms.map((term, k) => (k === 0 ? term : term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`)).join('');

/** a·u² + b·u·v + c·v² of two monomials u and v, of which v may be 1. */
interface QuadraticForm {
  readonly a: Z.Integer;
  readonly b: Z.Integer;
  readonly c: Z.Integer;
  readonly u: S.Polynomial;
  readonly v: S.Polynomial;
}

function quadraticForm(f: S.Polynomial): QuadraticForm | null {
  if (f.keys.length !== 3) return null;
  const [first, middle, last] = triple(f.keys.map((key) => exponentsOf(key, f.ring)));
  const isForm = first.every((e, k) => e % 2 === 0 && last[k]! % 2 === 0 && middle[k] === (e + last[k]!) / 2);
  if (!isForm) return null;
  const monomial = (exponents: readonly number[]): S.Polynomial =>
    S.fromTerms(f.ring, [[exponents.map((e) => e / 2), 1]]);
  const [a, b, c] = triple(f.coefficients);
  return { a, b, c, u: monomial(first), v: monomial(last) };
}

/** x² + 6x + 9 = (x + 3)²; null for what is no square of two terms. */
export function perfectSquare(f: S.Polynomial): { readonly step: Step; readonly base: S.Polynomial } | null {
  const form = quadraticForm(f);
  if (form === null) return null;
  const { a, b, c, u, v } = form;
  const [p, q] = [a, c].map((one) => (Z.sign(one) > 0 ? Q.exactRoot(Q.integerRational(one), 2) : null));
  if (!p || !q) return null;
  const twice = Q.multiply(Q.integerRational(2), Q.multiply(p, q));
  if (!Q.equals(twice, Q.integerRational(Z.abs(b)))) return null;
  const [first, second] = [S.scale(u, p.numerator), S.scale(v, q.numerator)];
  const isSum = Z.sign(b) > 0;
  const sign = isSum ? '+' : '−';
  const base = isSum ? S.add(first, second) : S.subtract(first, second);
  const step: Step = {
    rule: isSum ? 'square of a sum' : 'square of a difference',
    says: `a² ${sign} 2ab + b² = (a ${sign} b)² with a = ${textOf(first)} and b = ${textOf(second)}.`,
    before: { expression: fromInteger(f) },
    after: { expression: power(fromInteger(base), number(2)) },
    steps: [],
  };
  return { step, base };
}

/** x² + 5xy + 6y² with factors that are known: which two numbers have the product and the sum; null for other polynomials. */
export function saysOfForm(f: S.Polynomial, factors: readonly S.Polynomial[]): string | null {
  const form = quadraticForm(f);
  if (form === null || factors.length !== 2 || factors.some((one) => one.keys.length !== 2)) return null;
  const { a, b, c } = form;
  const [[p0, p1], [q0, q1]] = pair(factors.map((one) => pair(one.coefficients)));
  const [m, n] = [Z.multiply(p0, q1), Z.multiply(p1, q0)];
  if (!Z.equals(Z.add(m, n), b)) return null;
  const whole = Z.toString(Z.multiply(a, c));
  return `${Z.toString(m)} and ${Z.toString(n)} have the product ${whole} of the first and the last coefficient, and the sum ${Z.toString(b)}: they split the middle term.`;
}

/** x⁴ + 4y⁴ = (x² + 2y²)² − (2xy)²: half the sum and half the difference of two factors, the difference being one term; null for other factors. */
export function completed(first: S.Polynomial, second: S.Polynomial): string | null {
  const [sum, difference] = [S.add(first, second), S.subtract(first, second)];
  const isEven = (one: S.Polynomial): boolean => one.coefficients.every(Z.isEven);
  if (sum.keys.length !== 2 || difference.keys.length !== 1 || !isEven(sum) || !isEven(difference)) return null;
  const [a, b] = [sum, difference].map((one) => S.divideByInteger(one, 2));
  const positive = Z.sign(S.leadingCoefficient(b!)) < 0 ? S.negate(b!) : b!;
  return `It is (${textOf(a!)})^2 - ${/^\w+$/.test(textOf(positive)) ? textOf(positive) : `(${textOf(positive)})`}^2: a term is added to complete the square and taken away again, and a² − b² = (a − b)(a + b).`;
}
