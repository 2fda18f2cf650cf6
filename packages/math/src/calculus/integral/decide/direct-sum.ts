import { multipliedOut } from '../../../algebra/expand.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { argumentOf, contains, freeSymbols } from '../../../expression/walk.ts';
import { fromInteger, isPolynomial, ringOf, splitContent, toPolynomial } from '../../../polynomial/convert.ts';
import { factorPolynomial } from '../../../polynomial/sparse/factor.ts';
import { budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';
import { toText } from '../../../syntax/print-text.ts';
import { isRational, mayBeConstant } from './exponential-sum.ts';

/*
 * Sums whose parts can be decided one by one. The terms r·M·e^H·w have rational r and H, a product M of powers of polynomials with fractional
 * exponents, and w = 1, sin h or cos h. Every automorphism of the field of all these that keeps C(x) multiplies M by a root of unity and e^H by a
 * constant, and maps an elementary antiderivative of the sum to one of its image. The images of the parts with different factors are independent
 * (Kummer, Ostrowski), so each part is a combination of images of the sum: the sum has an elementary antiderivative only if every part has.
 *
 * Two factors differ by more than a rational function where their exponents H differ by no constant, or where an irreducible polynomial has
 * exponents that differ by a fraction.
 *
 * Worked example: x² + √(1 + x⁵). y → −y maps an antiderivative F of the sum to one of x² − √(1 + x⁵), and half the difference of both would be
 * one of √(1 + x⁵), which has none (Chebyshev).
 */

/** What a term has beside a rational function. */
interface Factor {
  /** The exponents of irreducible polynomials, by their texts, each between 0 and 1. */
  readonly roots: ReadonlyMap<string, Q.Rational>;
  readonly exponent: Expression;
  readonly angle: Expression;
}

const work = 40_000;

/** The parts of a sum, which has an elementary antiderivative exactly if each of them has; null where they are not known to be independent. */
export function independentParts(f: Expression, x: string): readonly Expression[] | null {
  try {
    return partsOf(f, x);
  } catch (error) {
    if (endedBy(error, 'work', 'polynomial-work', 'degree')) return null;
    throw error;
  }
}

function partsOf(f: Expression, x: string): readonly Expression[] | null {
  if (freeSymbols(f).some((name) => name !== x)) return null;
  const sum = f.kind === 'sum' ? f : multipliedOut(f);
  if (sum.kind !== 'sum') return null;
  const parts: { readonly factor: Factor; readonly terms: Expression[] }[] = [];
  for (const term of sum.terms) {
    const factor = factorOf(term, x);
    if (factor === null) return null;
    const known = parts.find((part) => isSame(part.factor, factor));
    if (known === undefined) parts.push({ factor, terms: [term] });
    else known.terms.push(term);
  }
  const factors = parts.map(({ factor }) => factor);
  return parts.length > 1 && arePairwiseApart(factors, x) ? parts.map(({ terms }) => E.sum(terms)) : null;
}

function factorOf(term: Expression, x: string): Factor | null {
  let roots: Factor['roots'] | null = new Map();
  const exponents: Expression[] = [];
  const angles: Expression[] = [];
  for (const factor of E.factorsOf(term)) {
    if (!contains(factor, x) || isRational(factor, [x])) continue;
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (isWave(factor)) angles.push(argumentOf(factor));
    else if (E.equal(base, E.constant('e'))) exponents.push(exponent);
    else if (exponent.kind === 'number') roots = withRoot(roots, base, exponent.value);
    else return null;
    if (roots === null) return null;
  }
  if (angles.length > 1 || ![...exponents, ...angles].every((one) => isRational(one, [x]))) return null;
  return { roots, exponent: E.sum(exponents), angle: E.sum(angles) };
}

const isWave = (a: Expression) => a.kind === 'apply' && (a.name === 'sin' || a.name === 'cos');

/** The same factor but for rational ones. */
const isSame = (a: Factor, b: Factor): boolean =>
  E.equal(a.exponent, b.exponent) &&
  E.equal(a.angle, b.angle) &&
  a.roots.size === b.roots.size &&
  [...a.roots].every(([p, exponent]) => Q.equals(b.roots.get(p) ?? Q.zero, exponent));

function arePairwiseApart(factors: readonly Factor[], x: string): boolean {
  return factors.every((a, k) => factors.slice(k + 1).every((b) => areApart(a, b, x)));
}

/** Exponents as well as angles are equal, or differ by no constant; where both are equal, the roots differ. */
function areApart(a: Factor, b: Factor, x: string): boolean {
  const differs = (u: Expression, v: Expression) => !E.equal(u, v);
  const rise = E.subtract(a.exponent, b.exponent);
  if (differs(a.exponent, b.exponent)) return !mayBeConstant(rise, [x]);
  if (!differs(a.angle, b.angle)) return true;
  return !mayBeConstant(E.subtract(a.angle, b.angle), [x]) && !mayBeConstant(E.add(a.angle, b.angle), [x]);
}

/** With a power of a polynomial as powers of its irreducible factors; null for a power of something else. */
function withRoot(roots: Factor['roots'], base: Expression, by: Q.Rational): Factor['roots'] | null {
  if (!isPolynomial(base)) return null;
  const over = ringOf([base]);
  const read = over.ok ? toPolynomial(base, over.value, budget(work)) : over;
  if (!read.ok) return null;
  const found = factorPolynomial(splitContent(read.value).primitive, budget(work));
  if (found === null) return null;
  const next = new Map(roots);
  for (const { factor, multiplicity } of found.factors) {
    const p = toText(fromInteger(factor));
    const exponent = Q.add(next.get(p) ?? Q.zero, Q.multiply(by, Q.integerRational(multiplicity)));
    const part = Q.subtract(exponent, Q.integerRational(Q.floor(exponent)));
    if (Q.isZero(part)) next.delete(p);
    else next.set(p, part);
  }
  return next;
}
