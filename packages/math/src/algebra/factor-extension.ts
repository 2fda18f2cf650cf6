import * as Q from '../exact/rational.ts';
import { constant, equal, number, power, product, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { freeSymbols } from '../expression/walk.ts';
import { toPolynomial } from '../polynomial/convert.ts';
import { factorOverNumberField } from '../polynomial/factor-number-field.ts';
import * as F from '../polynomial/number-field.ts';
import * as D from '../polynomial/rational-dense.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { ring } from '../polynomial/sparse/ring.ts';
import { factorIntegerPolynomial } from '../polynomial/univariate/factor.ts';
import type { Budget } from '../result/budget.ts';

export interface FactoredOverExtension {
  /** The number that generates the field: sqrt(2), i. */
  readonly generator: Expression;
  /** The coefficient of the highest power, a number of the field. */
  readonly leading: Expression;
  /** Monic, irreducible over the field. */
  readonly factors: readonly { readonly factor: Expression; readonly multiplicity: number }[];
}

const highestDegree = 12;
const highestRoot = 6;

/**
 * The factorization of a polynomial in one variable whose coefficients lie in a field Q(α), α being i or one root of a
 * rational number: x² − 2√2·x + 2 = (x − √2)². `polynomial` has the name of `kernel` in place of α. Null where it is no such
 * polynomial, or too much work. Throws `WorkLimit`.
 */
export function factorOverExtension(
  polynomial: Expression,
  [name, generator]: readonly [name: string, kernel: Expression],
  work: Budget,
): FactoredOverExtension | null {
  const modulus = minimalPolynomial(generator);
  const [variable, another] = freeSymbols(polynomial).filter((one) => one !== name);
  if (modulus === null || variable === undefined || another !== undefined) return null;
  const read = toPolynomial(polynomial, ring([variable, name]), work);
  if (!read.ok || S.degreeIn(read.value.polynomial, 0) > highestDegree) return null;
  const f = F.trimmed(
    S.coefficientsIn(read.value.polynomial, 0).map(
      (part) =>
        D.divide(D.scale(D.fromIntegers(S.toDense(part, 1)), Q.rational(1, read.value.denominator)), modulus).remainder,
    ),
  );
  if (f.length < 2) return null;
  const found = factorOverNumberField(f, modulus, work);
  if (found === null) return null;
  const x = symbol(variable);
  return {
    generator,
    leading: inField(f[f.length - 1]!, generator),
    factors: found.map(({ factor, multiplicity }) => ({
      factor: sum(factor.map((value, k) => product([inField(value, generator), power(x, number(k))]))),
      multiplicity,
    })),
  };
}

/** The element of the field as an expression. */
const inField = (a: D.RationalDense, generator: Expression): Expression =>
  sum(a.map((value, k) => product([number(value), power(generator, number(k))])));

/** x² + 1 for i, xⁿ − b for a root of b, monic; null for other numbers, and where it is not irreducible. */
function minimalPolynomial(a: Expression): D.RationalDense | null {
  if (equal(a, constant('i'))) return [Q.one, Q.zero, Q.one];
  if (a.kind !== 'power' || a.base.kind !== 'number' || a.exponent.kind !== 'number') return null;
  const { numerator, denominator: n } = a.exponent.value;
  if (numerator !== 1 || typeof n !== 'number' || n < 2 || n > highestRoot || Q.sign(a.base.value) < 0) return null;
  const b = a.base.value;
  const zeros = new Array<bigint>(n - 1).fill(0n);
  const whole = [-BigInt(b.numerator), ...zeros, BigInt(b.denominator)];
  const factored = factorIntegerPolynomial(whole);
  if (factored === null || factored.factors.length !== 1 || factored.factors[0]!.multiplicity !== 1) return null;
  return [Q.negate(b), ...zeros.map(() => Q.zero), Q.one];
}
