import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, multiply, number, power, product, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step, WrittenPart } from '../expression/step.ts';
import { whyNoValue } from '../expression/why-no-value.ts';
import { fromPolynomial, isPolynomial, ringOf, tooLarge, toPolynomial } from '../polynomial/convert.ts';
import { divide as divideDense, type RationalDense } from '../polynomial/rational-dense.ts';
import type { Polynomial } from '../polynomial/sparse/polynomial.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { exponentOf, exponentsOf, type Ring } from '../polynomial/sparse/ring.ts';
import { no, ok, type Result } from '../result/result.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import { type DivisionInVariable, divideInVariable, fromCoefficients } from './divide-in-variable.ts';
import { divisionTableau } from './division-tableau.ts';

/** dividend = quotient · divisor + remainder, with a remainder of smaller degree than the divisor. */
export interface Division {
  readonly quotient: Expression;
  readonly remainder: Expression;
  readonly steps: readonly Step[];
  /** The variable of the division; undefined when several are divided by leading terms. */
  readonly variable?: string;
}

const maxLines = 2000;
/** Lines that are shown one by one. */
const maxSteps = 40;

/**
 * dividend = quotient·divisor + remainder. Where the leading coefficient of the divisor in one of the variables is a number,
 * the division goes in that variable, the degree of the remainder in it is less than that of the divisor, and coefficients
 * may contain roots and parameters. Otherwise no term of the remainder is divisible by the leading term of the divisor in
 * lexicographic order.
 */
export function divide(dividend: Expression, divisor: Expression): Result<Division> {
  const why = whyNoValue(dividend) ?? whyNoValue(divisor);
  if (why !== undefined) return no('no-answer', why);
  const isRational = isPolynomial(dividend) && isPolynomial(divisor);
  if (isRational) {
    const over = ringOf([dividend, divisor]);
    if (!over.ok) return over;
    const [a, b] = [toPolynomial(dividend, over.value), toPolynomial(divisor, over.value)];
    if (!a.ok) return a;
    if (!b.ok) return b;
    if (S.isZero(b.value.polynomial)) return no('no-answer', 'The divisor is 0, and division by 0 has no value.');
    if (over.value.variables.length === 1) return divideUnivariate(a.value, b.value, over.value);
    return inVariable(dividend, divisor) ?? divideByLeadingTerms(a.value, b.value);
  }
  return (
    inVariable(dividend, divisor) ??
    no(
      'out-of-range',
      'Polynomials are divided here: sums of products of numbers and variables with whole powers; the divisor needs a variable.',
    )
  );
}

/** before = term·(divisor) + (left), with the product as it stands. */
function writtenLine(before: Expression, term: Expression, divisor: Expression, left: Expression): WrittenPart {
  const isLast = left.kind === 'number' && left.value.numerator === 0;
  const isApart = (a: Expression): boolean => a.kind === 'sum' || (a === left && toText(a).startsWith('-'));
  const textOf = (a: Expression): string => (isApart(a) ? `(${toText(a)})` : toText(a));
  const latexOf = (a: Expression): string => (isApart(a) ? `\\left(${toLatex(a)}\\right)` : toLatex(a));
  return {
    text: `${toText(before)} = ${textOf(term)}*${textOf(divisor)}${isLast ? '' : ` + ${textOf(left)}`}`,
    latex: `${toLatex(before)} = ${latexOf(term)} \\cdot ${latexOf(divisor)}${isLast ? '' : ` + ${latexOf(left)}`}`,
  };
}

function inVariable(dividend: Expression, divisor: Expression): Result<Division> | null {
  const found = divideInVariable(dividend, divisor);
  if (found === null) return null;
  const { variable } = found;
  return ok({
    quotient: fromCoefficients(found.quotient, variable),
    remainder: fromCoefficients(found.remainder, variable),
    steps: divisionSteps(found),
    variable,
  });
}

/** The whole tableau, and below it the lines one by one. */
function divisionSteps({ variable, dividend, divisor, quotient, remainder, lines }: DivisionInVariable): Step[] {
  const [a, b] = [fromCoefficients(dividend, variable), fromCoefficients(divisor, variable)];
  let before = a;
  const steps = lines.slice(0, maxSteps).map(({ term, rest }): Step => {
    const left = fromCoefficients(rest, variable);
    const step: Step = {
      rule: 'divide the leading terms',
      says: 'The leading terms are divided; the divisor times that term is subtracted, and this is left.',
      before: { expression: before },
      after: { expression: add(multiply(term, b), left) },
      written: writtenLine(before, term, b, left),
      steps: [],
    };
    before = left;
    return step;
  });
  if (steps.length === 0) return [];
  const whole = add(multiply(fromCoefficients(quotient, variable), b), fromCoefficients(remainder, variable));
  return [
    {
      rule: 'long division',
      says: `Powers of ${variable} fall from left to right; what stands behind a minus sign is subtracted.`,
      before: { expression: a },
      after: { expression: whole },
      written: divisionTableau(dividend, b, quotient, lines, variable),
      steps,
    },
  ];
}

type Fraction = { readonly polynomial: Polynomial; readonly denominator: Z.Integer };

function toDense({ polynomial, denominator }: Fraction): RationalDense {
  return S.toDense(polynomial, 0).map((value) => Q.rational(Z.fromBigInt(value), denominator));
}

function divideUnivariate(a: Fraction, b: Fraction, { variables }: Ring): Result<Division> {
  const variable = variables[0]!;
  if (S.degreeIn(a.polynomial, 0) - S.degreeIn(b.polynomial, 0) > maxLines) return tooLarge('This division');
  const dense = toDense(b);
  const { quotient, remainder, lines } = divideDense(toDense(a), dense);
  const numbers = (of: RationalDense): Expression[] => of.map((value) => number(value));
  return ok({
    quotient: denseExpression(quotient, variable),
    remainder: denseExpression(remainder, variable),
    steps: divisionSteps({
      variable,
      dividend: numbers(toDense(a)),
      divisor: numbers(dense),
      quotient: numbers(quotient),
      remainder: numbers(remainder),
      lines: lines.slice(0, maxSteps).map(({ term, product: taken, rest }) => ({
        term: denseExpression(term, variable),
        product: numbers(taken),
        rest: numbers(rest),
      })),
    }),
    variable,
  });
}

/** The polynomial of dense rational coefficients, the constant one first, as an expression in a variable. */
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
    if (line > maxLines) return tooLarge('This division');
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
