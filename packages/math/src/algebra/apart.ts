import * as Q from '../exact/rational.ts';
import { number, power, product, sum } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { ringOf } from '../polynomial/convert.ts';
import {
  divide,
  extendedGcd,
  fromIntegers,
  multiply,
  type RationalDense,
  scale,
} from '../polynomial/rational-dense.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import * as P from '../polynomial/univariate/dense.ts';
import { factorIntegerPolynomial } from '../polynomial/univariate/factor.ts';
import { budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { endedBy } from '../result/unfinished.ts';
import { denseExpression } from './divide.ts';
import { toFraction } from './fraction.ts';

const usualWork = 3_000_000;

/** numerator / factor^power with deg numerator < deg factor. */
export interface PartialFraction {
  readonly numerator: RationalDense;
  readonly factor: P.IntegerPolynomial;
  readonly power: number;
}

/**
 * The partial fractions over Q of numerator/denominator, both in one variable: the polynomial part, and for every irreducible
 * factor q of the denominator numerators for q, q², … : the denominator is split into coprime parts q^m by Bézout's identity,
 * and each numerator written in base q. Null when the denominator could not be factored.
 */
export function partialFractions(
  numerator: RationalDense,
  denominator: P.IntegerPolynomial,
): { readonly polynomial: RationalDense; readonly fractions: readonly PartialFraction[] } | null {
  const factored = factorIntegerPolynomial(denominator, budget(usualWork));
  if (factored === null) return null;
  const whole = fromIntegers(denominator);
  const { quotient, remainder } = divide(numerator, whole);
  const fractions: PartialFraction[] = [];
  for (const { factor, multiplicity } of factored.factors) {
    const base = fromIntegers(factor);
    const own = fromIntegers(P.power(factor, multiplicity));
    const others = divide(whole, own).quotient;
    // 1 = s·own + t·others, so remainder/(own·others) has the part remainder·t/own.
    const { t, g } = extendedGcd(own, others);
    let rest = divide(multiply(remainder, scale(t, Q.reciprocal(g[0]!))), own).remainder;
    for (let power = multiplicity; power >= 1; power--) {
      const digit = divide(rest, base);
      if (digit.remainder.length > 0) fractions.push({ numerator: digit.remainder, factor, power });
      rest = digit.quotient;
    }
  }
  return { polynomial: quotient, fractions };
}

/** A rational function of one variable as a sum of partial fractions over Q. */
export function apart(a: Expression): Result<Expression> {
  const over = ringOf([a]);
  if (!over.ok) return over;
  if (over.value.variables.length !== 1) return no('out-of-range', 'Partial fractions are taken in one variable here.');
  try {
    const fraction = toFraction(a, over.value, budget(usualWork));
    if (fraction === null) return no('out-of-range', 'Partial fractions are taken of quotients of polynomials.');
    const variable = over.value.variables[0]!;
    const parts = partialFractions(fromIntegers(S.toDense(fraction.numerator, 0)), S.toDense(fraction.denominator, 0));
    if (parts === null) return tooMuch;
    return ok(
      sum([
        denseExpression(parts.polynomial, variable),
        ...parts.fractions.map(({ numerator, factor, power: n }) =>
          product([
            denseExpression(numerator, variable),
            power(denseExpression(fromIntegers(factor), variable), number(-n)),
          ]),
        ),
      ]),
    );
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return tooMuch;
    throw error;
  }
}

const tooMuch = no('work-limit', 'These partial fractions take more work than one request may.');
