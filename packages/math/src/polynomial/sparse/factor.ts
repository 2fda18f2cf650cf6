import type { Integer } from '../../exact/integer.ts';
import * as Z from '../../exact/integer.ts';
import { type Budget, budget } from '../../result/budget.ts';
import { endedBy, Unfinished } from '../../result/unfinished.ts';
import { factorIntegerPolynomial } from '../univariate/factor.ts';
import { alongLine } from './collinear.ts';
import { splitMonomial } from './gcd.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';
import { exponentsOf } from './ring.ts';
import { contentIn, exact, type SparseMultiple, squareFreeFactors } from './square-free.ts';
import { factorByWang } from './wang.ts';

export interface SparseFactors {
  /** With the sign. */
  readonly content: Integer;
  /** Primitive, positive leading coefficient, irreducible over Q. */
  readonly factors: readonly SparseMultiple[];
}

const usualWork = 30_000_000;

/**
 * The factorization of a nonzero polynomial over Z (which is that over Q). Common power product, exponents on one line, content
 * with respect to the main variable, square-free parts, and then: one variable (Zassenhaus, van Hoeij), a variable of degree 1
 * (irreducible, being primitive), or Wang's algorithm. Null when the budget runs out or no evaluation point led to the end.
 */
export function factorPolynomial(f: Polynomial, work: Budget = budget(usualWork)): SparseFactors | null {
  try {
    const content = S.integerContent(f);
    const found: SparseMultiple[] = [];
    factorInto(S.divideByInteger(f, content), 1, found, work);
    return { content, factors: collected(found) };
  } catch (error) {
    if (endedBy(error, 'polynomial-work')) return null;
    throw error;
  }
}

function factorInto(f: Polynomial, multiplicity: number, found: SparseMultiple[], work: Budget): void {
  const [monomial, rest] = splitMonomial(f);
  for (const [k, exponent] of exponentsOf(monomial, f.ring).entries())
    if (exponent > 0) found.push({ factor: S.variable(f.ring, k), multiplicity: exponent * multiplicity });
  factorPrimitive(positive(rest), multiplicity, found, work);
}

const positive = (f: Polynomial): Polynomial => (S.leadingCoefficient(f) < 0 ? S.negate(f) : f);

/** f has no integer content and no monomial content. */
function factorPrimitive(f: Polynomial, multiplicity: number, found: SparseMultiple[], work: Budget): void {
  const present = S.variablesIn(f);
  if (present.length === 0) return;
  if (present.length === 1) {
    factorOneVariable(f, present[0]!, multiplicity, found, work);
    return;
  }
  const line = alongLine(f);
  if (line !== null) {
    const factors = factorIntegerPolynomial(line.inStep, work);
    if (factors === null) throw new Unfinished('polynomial-work', 'the budget is spent');
    for (const part of factors.factors)
      found.push({ factor: positive(line.back(part.factor)), multiplicity: part.multiplicity * multiplicity });
    return;
  }
  const x = mainVariable(f, present);
  const content = contentIn(f, x, work);
  if (!S.isOne(content)) {
    factorPrimitive(positive(content), multiplicity, found, work);
    factorPrimitive(positive(exact(f, content, work)), multiplicity, found, work);
    return;
  }
  for (const part of squareFreeFactors(f, x, work))
    for (const factor of factorSquareFree(positive(part.factor), x, work))
      found.push({ factor, multiplicity: part.multiplicity * multiplicity });
}

function factorOneVariable(
  f: Polynomial,
  x: number,
  multiplicity: number,
  found: SparseMultiple[],
  work: Budget,
): void {
  const factors = factorIntegerPolynomial(S.toDense(f, x), work);
  if (factors === null) throw new Unfinished('polynomial-work', 'the budget is spent');
  for (const part of factors.factors)
    found.push({ factor: S.fromDense(f.ring, part.factor, x), multiplicity: part.multiplicity * multiplicity });
}

/** The lowest degree, and among those the shortest leading coefficient. */
function mainVariable(f: Polynomial, present: readonly number[]): number {
  const cost = (k: number): number => S.degreeIn(f, k) * 1e6 + S.leadingIn(f, k).keys.length;
  return present.reduce((best, k) => (cost(k) < cost(best) ? k : best));
}

function factorSquareFree(f: Polynomial, x: number, work: Budget): Polynomial[] {
  const present = S.variablesIn(f);
  if (S.degreeIn(f, x) === 1) return [f];
  if (present.length === 1) {
    const found: SparseMultiple[] = [];
    factorOneVariable(f, x, 1, found, work);
    return found.map(({ factor }) => factor);
  }
  // Primitive in another variable too, and of degree 1 there: irreducible.
  const linear = present.find((k) => S.degreeIn(f, k) === 1);
  if (linear !== undefined && S.isOne(contentIn(f, linear, work))) return [f];
  const leading = S.leadingIn(f, x);
  const factored: SparseMultiple[] = [];
  const constant = S.integerContent(leading);
  factorInto(S.divideByInteger(leading, constant), 1, factored, work);
  const found = factorByWang(f, x, collected(factored), constant, work);
  if (found === null) throw new Unfinished('polynomial-work', 'no evaluation point led to a factorization');
  return found;
}

/** Equal factors together, in a fixed order. */
function collected(found: readonly SparseMultiple[]): SparseMultiple[] {
  const result: { factor: Polynomial; multiplicity: number }[] = [];
  for (const { factor, multiplicity } of found) {
    const same = result.find((one) => S.equals(one.factor, factor));
    if (same) same.multiplicity += multiplicity;
    else result.push({ factor, multiplicity });
  }
  return result.sort((a, b) => compare(a.factor, b.factor));
}

function compare(a: Polynomial, b: Polynomial): number {
  const byDegree = S.totalDegree(a) - S.totalDegree(b) || a.keys.length - b.keys.length;
  if (byDegree !== 0) return byDegree;
  for (const [k, key] of a.keys.entries()) {
    if (key !== b.keys[k]) return b.keys[k]! - key;
    const order = Z.compare(a.coefficients[k]!, b.coefficients[k]!);
    if (order !== 0) return order;
  }
  return 0;
}
