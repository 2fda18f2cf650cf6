import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, multiply, number, power, product, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { fromPolynomial, isPolynomial, ringOf, tooLarge, toPolynomial } from '../polynomial/convert.ts';
import { divide as divideDense, type RationalDense } from '../polynomial/rational-dense.ts';
import type { Polynomial } from '../polynomial/sparse/polynomial.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { exponentOf, exponentsOf, type Ring } from '../polynomial/sparse/ring.ts';
import { no, ok, type Result } from '../result/result.ts';

export interface Division {
  readonly quotient: Expression;
  readonly remainder: Expression;
  readonly steps: readonly Step[];
  /** The variable of the division; undefined when several are divided by leading terms. */
  readonly variable?: string;
}

const mostLines = 2000;

/**
 * dividend = quotient·divisor + remainder. In one variable the degree of the remainder is less than that of the divisor; in
 * several, no term of the remainder is divisible by the leading term of the divisor in lexicographic order.
 */
export function divide(dividend: Expression, divisor: Expression): Result<Division> {
  if (!isPolynomial(dividend) || !isPolynomial(divisor))
    return no(
      'out-of-range',
      'Polynomials are divided here: sums of products of numbers and variables with whole powers.',
    );
  const over = ringOf([dividend, divisor]);
  if (!over.ok) return over;
  const a = toPolynomial(dividend, over.value);
  if (!a.ok) return a;
  const b = toPolynomial(divisor, over.value);
  if (!b.ok) return b;
  if (S.isZero(b.value.polynomial)) return no('no-answer', 'The divisor is 0, and division by 0 has no value.');
  if (over.value.variables.length === 1) return divideUnivariate(a.value, b.value, over.value);
  return divideByLeadingTerms(a.value, b.value);
}

type Fraction = { readonly polynomial: Polynomial; readonly denominator: Z.Integer };

function toDense({ polynomial, denominator }: Fraction): RationalDense {
  return S.toDense(polynomial, 0).map((value) => Q.rational(Z.fromBigInt(value), denominator));
}

function divideUnivariate(a: Fraction, b: Fraction, { variables }: Ring): Result<Division> {
  const variable = variables[0]!;
  if (S.degreeIn(a.polynomial, 0) - S.degreeIn(b.polynomial, 0) > mostLines) return tooLarge('This division');
  const dense = toDense(b);
  const { quotient, remainder, lines } = divideDense(toDense(a), dense);
  const divisor = denseExpression(dense, variable);
  let before = denseExpression(toDense(a), variable);
  const steps = lines.slice(0, 40).map(({ term, rest }): Step => {
    const shown = denseExpression(term, variable);
    const after = denseExpression(rest, variable);
    const step: Step = {
      rule: 'long division',
      says: 'The leading terms are divided; the divisor times that term is subtracted.',
      before: { expression: before },
      after: { expression: add(multiply(shown, divisor), after) },
      steps: [],
    };
    before = after;
    return step;
  });
  return ok({
    quotient: denseExpression(quotient, variable),
    remainder: denseExpression(remainder, variable),
    steps,
    variable,
  });
}

export const denseExpression = (a: RationalDense, variable: string): Expression =>
  sum(a.map((value, k) => product([number(value), power(symbol(variable), number(k))])));

function divideByLeadingTerms(a: Fraction, b: Fraction): Result<Division> {
  const of = a.polynomial.ring;
  const [topKey, top] = [b.polynomial.keys[0]!, b.polynomial.coefficients[0]!];
  const divisorDegrees = exponentsOf(topKey, of);
  // With rational coefficients in tables: polynomial/denominator is multiplied through by powers of the leading one.
  let rest = rationalTerms(a);
  const divisor = rationalTerms({ polynomial: b.polynomial, denominator: 1 });
  const quotient = new Map<number, Rational>();
  const remainder = new Map<number, Rational>();
  for (let line = 0; rest.size > 0; line++) {
    if (line > mostLines) return tooLarge('This division');
    const key = Math.max(...rest.keys());
    const value = rest.get(key)!;
    if (divisorDegrees.some((d, k) => exponentOf(key, k, of) < d)) {
      remainder.set(key, value);
      rest.delete(key);
      continue;
    }
    const factor = Q.divide(value, Q.integerRational(top));
    quotient.set(key - topKey, Q.multiply(factor, Q.integerRational(b.denominator)));
    rest = minus(rest, divisor, key - topKey, factor);
  }
  const [q, r] = [fromRationalTerms(quotient, of), fromRationalTerms(remainder, of)];
  return ok({ quotient: q, remainder: r, steps: [stepOf(a, b, q, r)] });
}

const stepOf = (a: Fraction, b: Fraction, quotient: Expression, remainder: Expression): Step => ({
  rule: 'division by leading terms',
  says: 'As long as a term is divisible by the leading term of the divisor (alphabetical order), a multiple of the divisor is subtracted.',
  before: { expression: fromPolynomial(a) },
  after: { expression: add(multiply(quotient, fromPolynomial(b)), remainder) },
  steps: [],
});

const rationalTerms = ({ polynomial, denominator }: Fraction): Map<number, Rational> =>
  new Map(polynomial.keys.map((key, k) => [key, Q.rational(polynomial.coefficients[k]!, denominator)]));

function minus(a: Map<number, Rational>, b: Map<number, Rational>, shift: number, by: Rational): Map<number, Rational> {
  for (const [key, value] of b) {
    const next = Q.subtract(a.get(key + shift) ?? Q.zero, Q.multiply(value, by));
    if (Q.isZero(next)) a.delete(key + shift);
    else a.set(key + shift, next);
  }
  return a;
}

function fromRationalTerms(terms: ReadonlyMap<number, Rational>, of: Ring): Expression {
  const denominator = [...terms.values()].reduce<Z.Integer>((lcm, value) => Z.lcm(lcm, value.denominator), 1);
  const table = new Map(
    [...terms].map(([key, value]) => [key, Z.multiply(value.numerator, Z.divideExact(denominator, value.denominator))]),
  );
  return fromPolynomial({ polynomial: S.fromTable(of, table), denominator });
}
