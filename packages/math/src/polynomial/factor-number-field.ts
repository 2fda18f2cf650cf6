import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import type { Budget } from '../result/budget.ts';
import type { FieldPolynomial } from './number-field.ts';
import * as F from './number-field.ts';
import { gcd as gcdOverField, squareFreePart } from './number-field-gcd.ts';
import type { RationalDense } from './rational-dense.ts';
import * as D from './rational-dense.ts';
import * as S from './sparse/polynomial.ts';
import { resultant } from './sparse/resultant.ts';
import { type Ring, ring } from './sparse/ring.ts';
import * as P from './univariate/dense.ts';
import { factorIntegerPolynomial } from './univariate/factor.ts';
import { gcd } from './univariate/gcd.ts';

/*
 * Factorization over a number field Q(α) by norms: B. M. Trager, Algebraic factoring and rational function integration,
 * SYMSAC 1976.
 *
 *   1  f is made monic, and its repeated factors are set aside: g = f/gcd(f, f′).
 *   2  the norm N(x) = Res_t(m(t), g(x − s·t, t)) is a polynomial over Q, m being the minimal polynomial of α. For all but
 *      finitely many whole s it has no repeated factor.
 *   3  the factors of N over Q correspond to those of g over Q(α): each is gcd(g, Nₖ(x + s·α)).
 *   4  dividing f by each factor as often as that goes gives the multiplicities.
 *
 * Example: x² − 2 over Q(√2). With s = 0 the norm is (x² − 2)², so s = 1 is tried: the norm of (x − t)² − 2 is
 * x²·(x² − 8), and gcd(x² − 2, (x + α)²) = x + α, gcd(x² − 2, (x + α)² − 8) = x − α.
 *
 * To debug: the product of the factors with their multiplicities must be f made monic; `factorOverNumberField` does not
 * check it, who calls it does.
 */

interface FieldFactor {
  /** Monic, irreducible over the field. */
  readonly factor: FieldPolynomial;
  readonly multiplicity: number;
}

const shifts = [0, 1, -1, 2, -2, 3, -3, 5, 7];

/** The monic irreducible factors over Q(α), `modulus` the monic minimal polynomial of α; null when the work runs out. */
export function factorOverNumberField(f: FieldPolynomial, modulus: RationalDense, work: Budget): FieldFactor[] | null {
  const whole = F.monic(f, modulus);
  if (whole.length < 2) return [];
  const squareFree = F.monic(squareFreePart(whole, modulus), modulus);
  const parts = splitSquareFree(squareFree, modulus, work);
  if (parts === null) return null;
  return parts.map((factor) => ({ factor, multiplicity: multiplicityOf(factor, whole, modulus) }));
}

function splitSquareFree(g: FieldPolynomial, modulus: RationalDense, work: Budget): FieldPolynomial[] | null {
  if (g.length === 2) return [g];
  const over = ring(['t', 'x']);
  for (const s of shifts) {
    const shift = F.shift(g, [Q.zero, Q.integerRational(-s)], modulus);
    const norm = P.primitivePart(S.toDense(normOf(shift, modulus, over, work), 1));
    if (gcd(norm, P.derivative(norm)).length > 1) continue;
    const factored = factorIntegerPolynomial(norm, work);
    if (factored === null) return null;
    if (factored.factors.length === 1) return [g];
    return factored.factors.map(({ factor }) => {
      const inField = factor.map((value) => D.trimmed([Q.integerRational(Z.fromBigInt(value))]));
      return gcdOverField(g, F.shift(inField, [Q.zero, Q.integerRational(s)], modulus), modulus);
    });
  }
  return null;
}

/** Res_t(m(t), g(x, t)) up to a rational factor, as a polynomial in x. */
function normOf(g: FieldPolynomial, modulus: RationalDense, over: Ring, work: Budget): S.Polynomial {
  return resultant(integral([modulus], over), integral(g, over), 0, work);
}

/** Coefficients of the powers of x that are polynomials in t, without their common denominator. */
function integral(g: FieldPolynomial, over: Ring): S.Polynomial {
  const denominator = g.flat().reduce<Z.Integer>((lcm, value) => Z.lcm(lcm, value.denominator), 1);
  const table = new Map<number, Z.Integer>();
  for (const [k, coefficient] of g.entries())
    for (const [j, value] of coefficient.entries())
      if (!Q.isZero(value))
        table.set(
          j * over.weights[0]! + k * over.weights[1]!,
          Z.multiply(value.numerator, Z.divideExact(denominator, value.denominator)),
        );
  return S.fromTable(over, table);
}

function multiplicityOf(factor: FieldPolynomial, f: FieldPolynomial, modulus: RationalDense): number {
  let rest = f;
  for (let times = 0; ; times++) {
    const { quotient, remainder } = F.divide(rest, factor, modulus);
    if (remainder.length > 0) return times;
    rest = quotient;
  }
}
