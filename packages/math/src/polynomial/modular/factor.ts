import { seededRandom } from '../../expression/random.ts';
import type { ModularPolynomial } from './arithmetic.ts';
import {
  degree,
  divide,
  fromCoefficients,
  gcd,
  monic,
  multiply,
  one,
  powerRemainder,
  remainder,
  subtract,
} from './arithmetic.ts';

/*
 * Factors of a square-free polynomial over Z/p, p odd: Cantor and Zassenhaus, "A new algorithm for factoring
 * polynomials over finite fields", 1981; von zur Gathen and Gerhard, Modern Computer Algebra, §14.2–14.4.
 *
 * The product of all monic irreducible polynomials whose degree divides d is x^(p^d) − x. So gcd(x^(p^d) − x, f) for
 * d = 1, 2, … splits f into products of factors of one degree each. Such a product g of factors of degree d is then
 * split at random: modulo each factor, a random polynomial raised to (p^d − 1)/2 is 1 or −1, half of the time each and
 * independently, so its difference to 1 shares some factors with g and not the others.
 *
 * Example: x^4 + 1 over Z/5: x^5 ≡ −x·x^4·… = −x, and gcd(−2x, f) = 1, so no linear factors; x^25 ≡ x, so all factors
 * are of degree 2: (x^2 + 2)(x^2 + 3).
 */

/** A product of irreducible factors that all have one degree. */
export interface DistinctDegree {
  readonly degree: number;
  readonly product: ModularPolynomial;
}

const x: ModularPolynomial = fromCoefficients([0, 1]);

/** Products of the irreducible factors of each degree; f is monic and square-free. */
export function distinctDegreeFactors(f: ModularPolynomial, p: number): DistinctDegree[] {
  const found: DistinctDegree[] = [];
  let rest = f;
  let frobenius = remainder(x, rest, p);
  for (let d = 1; degree(rest) >= 2 * d; d++) {
    frobenius = powerRemainder(frobenius, p, rest, p);
    const product = gcd(subtract(frobenius, x, p), rest, p);
    if (degree(product) === 0) continue;
    found.push({ degree: d, product });
    rest = divide(rest, product, p).quotient;
    frobenius = remainder(frobenius, rest, p);
  }
  if (degree(rest) > 0) found.push({ degree: degree(rest), product: rest });
  return found;
}

/** The degrees of the irreducible factors, without finding the factors. */
export const factorDegrees = (found: readonly DistinctDegree[]): number[] =>
  found.flatMap(({ degree: d, product }) => new Array<number>(degree(product) / d).fill(d));

/** The monic irreducible factors, from the distinct-degree factorization. */
export function equalDegreeFactors(found: readonly DistinctDegree[], p: number): ModularPolynomial[] {
  const random = seededRandom(p);
  return found.flatMap(({ degree: d, product }) => splitEqualDegree(monic(product, p), d, p, random));
}

function splitEqualDegree(g: ModularPolynomial, d: number, p: number, random: () => number): ModularPolynomial[] {
  const n = degree(g);
  if (n === d) return [g];
  const exponent = (BigInt(p) ** BigInt(d) - 1n) / 2n;
  for (;;) {
    const trial = fromCoefficients(Array.from({ length: n }, () => Math.floor(random() * p)));
    if (degree(trial) < 1) continue;
    const power = powerRemainder(trial, exponent, g, p);
    const part = gcd(subtract(power, one, p), g, p);
    if (degree(part) < 1 || degree(part) === n) continue;
    const other = divide(g, part, p).quotient;
    return [...splitEqualDegree(part, d, p, random), ...splitEqualDegree(other, d, p, random)];
  }
}

/** Multiplies out again. */
export const productOf = (factors: readonly ModularPolynomial[], p: number): ModularPolynomial =>
  factors.reduce((left, right) => multiply(left, right, p), one);
