import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { number, power, product, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { freeSymbols } from '../expression/walk.ts';
import { type Budget, budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { endedBy, Unfinished } from '../result/unfinished.ts';
import type { Polynomial } from './sparse/polynomial.ts';
import * as S from './sparse/polynomial.ts';
import { exponentsOf, maxVariables, type Ring, ring } from './sparse/ring.ts';

/** A polynomial with rational coefficients: `polynomial / denominator`, denominator ≥ 1. */
export interface RationalPolynomial {
  readonly polynomial: Polynomial;
  readonly denominator: Z.Integer;
}

/** Steps for building one polynomial: some hundred thousand products of terms. */
const usualWork = 3_000_000;
/** A polynomial of more terms is not written out. */
const maxTerms = 20_000;
const maxBits = 2_000_000;

/** What is said of a polynomial that cannot be written out. */
export const tooLarge = (what: string) => no('too-large', `${what} is too large to be written out.`);

/** Whether the expression is a polynomial in its symbols with rational coefficients. */
export function isPolynomial(a: Expression): boolean {
  switch (a.kind) {
    case 'number':
    case 'symbol':
      return true;
    case 'sum':
      return a.terms.every(isPolynomial);
    case 'product':
      return a.factors.every(isPolynomial);
    case 'power':
      return isWholeExponent(a.exponent) && isPolynomial(a.base);
    default:
      return false;
  }
}

const isWholeExponent = (a: Expression): boolean =>
  a.kind === 'number' && a.value.denominator === 1 && a.value.numerator >= 0;

/** The ring of the symbols of some expressions, in alphabetical order. */
export function ringOf(expressions: readonly Expression[]): Result<Ring> {
  const names = [...new Set(expressions.flatMap((one) => freeSymbols(one)))].sort();
  if (names.length > maxVariables)
    return no('too-large', `At most ${maxVariables} variables can be computed with; here are ${names.length}.`);
  return ok(ring(names));
}

/** Multiplies out into a polynomial over a ring that has all its symbols. The expression must be a polynomial. */
export function toPolynomial(a: Expression, over: Ring, work: Budget = budget(usualWork)): Result<RationalPolynomial> {
  const refused = refuseSize(a);
  if (refused !== null) return refused;
  try {
    return ok(convert(a, over, work));
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return tooLarge('This polynomial');
    throw error;
  }
}

function convert(a: Expression, over: Ring, work: Budget): RationalPolynomial {
  switch (a.kind) {
    case 'number':
      return { polynomial: S.constant(over, a.value.numerator), denominator: a.value.denominator };
    case 'symbol':
      return { polynomial: S.variable(over, over.variables.indexOf(a.name)), denominator: 1 };
    case 'sum':
      return sumOf(
        a.terms.map((term) => convert(term, over, work)),
        over,
      );
    case 'product':
      return a.factors
        .map((factor) => convert(factor, over, work))
        .sort((x, y) => x.polynomial.keys.length - y.polynomial.keys.length)
        .reduce((x, y) => ({
          polynomial: S.multiply(x.polynomial, y.polynomial, work),
          denominator: Z.multiply(x.denominator, y.denominator),
        }));
    case 'power': {
      const n = exponentValue(a.exponent);
      const base = convert(a.base, over, work);
      return { polynomial: S.power(base.polynomial, n, work), denominator: Z.power(base.denominator, n) };
    }
    default:
      throw new Error('not a polynomial');
  }
}

function exponentValue(a: Expression): number {
  if (a.kind !== 'number' || typeof a.value.numerator !== 'number')
    throw new Unfinished('degree', 'a degree is too large');
  return a.value.numerator;
}

function sumOf(parts: readonly RationalPolynomial[], over: Ring): RationalPolynomial {
  const denominator = parts.reduce<Z.Integer>((common, part) => Z.lcm(common, part.denominator), 1);
  const table = new Map<number, Z.Integer>();
  for (const part of parts) {
    const factor = Z.divideExact(denominator, part.denominator);
    for (const [index, key] of part.polynomial.keys.entries())
      table.set(key, Z.add(table.get(key) ?? 0, Z.multiply(part.polynomial.coefficients[index]!, factor)));
  }
  return { polynomial: S.fromTable(over, table), denominator };
}

/** Refuses what would grow beyond all bounds before anything is multiplied: (a+b+c+d+f+g+h)^60, (x+1)^(10^9). */
function refuseSize(
  a: Expression,
): { readonly ok: false; readonly why: { code: 'too-large'; message: string } } | null {
  const { terms, degree, bits } = sizeOf(a);
  if (terms <= maxTerms && degree < 2 ** 26 && terms * bits <= maxBits * 8 && bits <= maxBits) return null;
  const count = terms > maxTerms ? `about ${approximately(terms)} terms` : 'coefficients or powers';
  return {
    ok: false,
    why: { code: 'too-large', message: `Multiplied out, this has ${count}: too large to be written out.` },
  };
}

const approximately = (n: number): string =>
  n < 1e15 ? Number(n.toPrecision(2)).toLocaleString('en') : n.toExponential(0);

interface Size {
  readonly terms: number;
  readonly degree: number;
  readonly bits: number;
  readonly symbols: number;
}

/** Upper bounds of the number of terms, the total degree, and the bits of a coefficient. */
function sizeOf(a: Expression): Size {
  switch (a.kind) {
    case 'number':
      return {
        terms: 1,
        degree: 0,
        bits: Z.bitLength(a.value.numerator) + Z.bitLength(a.value.denominator),
        symbols: 0,
      };
    case 'sum': {
      const parts = a.terms.map(sizeOf);
      const terms = parts.reduce((total, part) => total + part.terms, 0);
      const degree = Math.max(...parts.map((part) => part.degree));
      const bits = Math.max(...parts.map((part) => part.bits)) + Math.log2(parts.length);
      return capped({ terms, degree, bits, symbols: freeSymbols(a).length });
    }
    case 'product': {
      const parts = a.factors.map(sizeOf);
      const total = (of: (part: Size) => number): number => parts.reduce((all, part) => all + of(part), 0);
      const terms = parts.reduce((all, part) => all * part.terms, 1);
      return capped({
        terms,
        degree: total((p) => p.degree),
        bits: total((p) => p.bits + Math.log2(p.terms)),
        symbols: freeSymbols(a).length,
      });
    }
    case 'power': {
      const base = sizeOf(a.base);
      const n = a.exponent.kind === 'number' ? Z.toNumber(a.exponent.value.numerator) : 1;
      return capped({
        terms: multichoose(base.terms, n),
        degree: base.degree * n,
        bits: (base.bits + Math.log2(base.terms)) * n,
        symbols: base.symbols,
      });
    }
    default:
      return { terms: 1, degree: 1, bits: 1, symbols: 1 };
  }
}

/** No more terms than there are monomials of the degree. */
const capped = (size: Size): Size => ({
  ...size,
  terms: Math.min(size.terms, multichoose(size.symbols + 1, size.degree)),
});

/** The number of products of n out of `kinds`: (n + kinds − 1 over n). */
function multichoose(kinds: number, n: number): number {
  if (kinds <= 1) return 1;
  const few = Math.min(kinds - 1, n);
  let count = 1;
  for (let k = 1; k <= few; k++) {
    count *= (n + kinds - k) / k;
    if (count > 1e300) return 1e300;
  }
  return Math.ceil(count);
}

/** Back to an expression; terms come out in the canonical order. */
export function fromPolynomial({ polynomial, denominator }: RationalPolynomial): Expression {
  const symbols = polynomial.ring.variables.map(symbol);
  return sum(
    polynomial.keys.map((key, index) => {
      const coefficient = number(Q.rational(polynomial.coefficients[index]!, denominator));
      const powers = exponentsOf(key, polynomial.ring).flatMap((e, k) =>
        e === 0 ? [] : [power(symbols[k]!, number(e))],
      );
      return product([coefficient, ...powers]);
    }),
  );
}

/** A polynomial with integer coefficients as an expression. */
export const fromInteger = (polynomial: Polynomial): Expression => fromPolynomial({ polynomial, denominator: 1 });

/** content·primitive with an integer primitive polynomial of positive leading coefficient; 0 stays. */
export function splitContent({ polynomial, denominator }: RationalPolynomial): {
  content: Rational;
  primitive: Polynomial;
} {
  if (S.isZero(polynomial)) return { content: Q.zero, primitive: polynomial };
  const content = S.integerContent(polynomial);
  return { content: Q.rational(content, denominator), primitive: S.divideByInteger(polynomial, content) };
}
