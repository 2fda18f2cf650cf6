import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import * as E from './build.ts';
import type { Expression, ProductNode, SumNode } from './expression.ts';
import { compareBases } from './order.ts';
import { size, transform } from './walk.ts';

/*
 * A light tidy-up for results that a rule has put together, such as a derivative: common factors of the terms of a sum are
 * taken out where that makes it shorter or lets them cancel, and small polynomials are multiplied out where that makes them
 * shorter. Every rewriting holds for all values where both sides exist. Real simplification is the business of `algebra`.
 */

/** The same value, usually shorter. */
export const tidy = (a: Expression): Expression => transform(a, tidyNode);

function tidyNode(a: Expression): Expression {
  if (a.kind === 'sum') return tidySum(a);
  if (a.kind === 'product') return tidyProduct(a);
  return a;
}

/** The factors of a sum inside a product may cancel against the others. */
function tidyProduct(a: ProductNode): Expression {
  const parts = a.factors.map((factor) => {
    const base = E.baseOf(factor);
    const exponent = E.exponentOf(factor);
    if (base.kind !== 'sum' || !isInteger(exponent)) return factor;
    const common = commonFactor(base);
    return E.equal(common, one)
      ? factor
      : E.product([E.power(common, exponent), E.power(shorter(dividedBy(common, base)), exponent)]);
  });
  const isChanged = parts.some((part, k) => part !== a.factors[k]);
  return balanced(shortest([a, ...(isChanged ? [E.product(parts)] : []), ...rootMultipliedIn(a.factors)]));
}

/** √2·(x − √2/2) is √2·x − 1, and 2·(x − √3/2) is 2·x − √3. */
function rootMultipliedIn(factors: readonly Expression[]): readonly Expression[] {
  const others = factors.filter((a) => a.kind !== 'number' && !isRoot(a));
  const [only] = others;
  const hasRoots =
    factors.some(isRoot) ||
    (only?.kind === 'sum' && only.terms.some((term) => factorsWithoutCoefficient(term).some(isRoot)));
  return others.length === 1 && only?.kind === 'sum' && hasRoots ? [expandTerm(E.product(factors))] : [];
}

/** A root of a number. */
const isRoot = (a: Expression): boolean => a.kind === 'power' && a.base.kind === 'number';

/** −4·(1 − x) is 4·(x − 1): a minus before the product goes into a sum that begins with one. */
function balanced(a: Expression): Expression {
  if (a.kind !== 'product' || Q.sign(E.coefficient(a)) > 0) return a;
  const index = a.factors.findIndex((factor) => factor.kind === 'sum' && Q.sign(E.coefficient(factor.terms[0]!)) < 0);
  if (index < 0) return a;
  const negation = E.sum((a.factors[index] as SumNode).terms.map(E.negate));
  return E.product([E.number(-1), ...a.factors.slice(0, index), negation, ...a.factors.slice(index + 1)]);
}

const one = E.number(1);
const isInteger = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);

function tidySum(a: SumNode): Expression {
  const expanded = shorter(a);
  if (expanded.kind !== 'sum') return expanded;
  const common = commonFactor(expanded);
  // x·(3x + 2) is no better than 3x² + 2x; but a common factor that is not a mere symbol makes the whole shorter.
  if (!hasCompositeFactor(common)) return expanded;
  return shortest([expanded, balanced(E.product([common, shorter(dividedBy(common, expanded))]))]);
}

const hasCompositeFactor = (a: Expression): boolean =>
  E.factorsOf(a).some(
    (factor) => !['number', 'symbol', 'constant'].includes(E.baseOf(factor).kind) || isExponential(factor),
  );

const isExponential = (a: Expression): boolean => a.kind === 'power' && a.exponent.kind !== 'number';

/** The first of the forms that have the fewest nodes. */
function shortest(forms: readonly Expression[]): Expression {
  let best = forms[0]!;
  let fewest = forms.length === 1 ? 0 : size(best);
  for (const form of forms.slice(1)) {
    const nodes = size(form, fewest);
    if (nodes < fewest) [best, fewest] = [form, nodes];
  }
  return best;
}

/** What every term of a sum has as a factor, as large as possible; 1 where there is nothing. */
function commonFactor(a: SumNode): Expression {
  const content = commonCoefficient(a.terms.map(E.coefficient));
  // 0·∞ and its like are kept as they stand: there is nothing to divide by.
  if (Q.isZero(content)) return one;
  let common: readonly Expression[] = factorsWithoutCoefficient(a.terms[0]!);
  for (const term of a.terms.slice(1)) {
    if (common.length === 0) break;
    common = commonFactors(common, factorsWithoutCoefficient(term));
  }
  return common.length === 0 ? E.number(content) : E.product([E.number(content), ...common]);
}

/** The sum with every term divided by a factor of all of them. */
function dividedBy(common: Expression, a: SumNode): Expression {
  const inverse = E.power(common, E.number(-1));
  return E.sum(a.terms.map((term) => E.product([term, inverse])));
}

const factorsWithoutCoefficient = (term: Expression): readonly Expression[] => {
  const rest = E.withoutCoefficient(term);
  return rest.kind === 'product' ? rest.factors : rest.kind === 'number' ? [] : [rest];
};

/** The greatest rational that leaves integers without a common factor, with the sign of the first coefficient. */
function commonCoefficient(coefficients: readonly Rational[]): Rational {
  let numerator = coefficients[0]!.numerator;
  let denominator = coefficients[0]!.denominator;
  for (const value of coefficients.slice(1)) {
    numerator = Z.gcd(numerator, value.numerator);
    denominator = Z.lcm(denominator, value.denominator);
  }
  const content = Q.rational(Z.abs(numerator), denominator);
  return coefficients.every((value) => Q.sign(value) < 0) ? Q.negate(content) : content;
}

/** For every base in both lists the lower power, when the exponents differ by an integer. */
function commonFactors(a: readonly Expression[], b: readonly Expression[]): readonly Expression[] {
  const common: Expression[] = [];
  for (const factor of a) {
    const other = b.find((candidate) => compareBases(factor, candidate) === 0);
    if (other === undefined) continue;
    const [left, right] = [E.exponentOf(factor), E.exponentOf(other)];
    if (left.kind !== 'number' || right.kind !== 'number') {
      if (E.equal(left, right)) common.push(factor);
      continue;
    }
    const difference = Q.subtract(left.value, right.value);
    if (!Q.isInteger(difference)) continue;
    const sameSign = Q.sign(left.value) === Q.sign(right.value);
    if (sameSign || E.baseOf(factor).kind === 'sum') common.push(Q.sign(difference) <= 0 ? factor : other);
  }
  return common;
}

const expansionLimit = 24;

/** The sum with its terms multiplied out, when that is shorter. */
function shorter(a: Expression): Expression {
  if (a.kind !== 'sum') return a;
  const terms = a.terms.map(expandTerm);
  return terms.every((term, k) => term === a.terms[k]) ? a : shortest([a, E.sum(terms)]);
}

/** A product of sums multiplied out, as far as few terms come of it. */
function expandTerm(term: Expression): Expression {
  if (term.kind !== 'product' && term.kind !== 'power') return term;
  let terms: readonly Expression[] = [one];
  let changed = false;
  for (const factor of E.factorsOf(term)) {
    const parts = expandablePower(factor);
    if (parts === null) terms = terms.map((part) => E.product([part, factor]));
    else {
      changed = true;
      if (terms.length * parts.length > expansionLimit) return term;
      terms = terms.flatMap((left) => parts.map((right) => E.product([left, right])));
    }
  }
  return changed ? E.sum(terms) : term;
}

/** The terms of a sum or of its square; null for what is not multiplied out. */
function expandablePower(factor: Expression): readonly Expression[] | null {
  if (factor.kind === 'sum') return factor.terms;
  if (factor.kind !== 'power' || factor.base.kind !== 'sum' || !E.equal(factor.exponent, E.number(2))) return null;
  const { terms } = factor.base;
  if (terms.length > 3) return null;
  return terms.flatMap((left) => terms.map((right) => E.product([left, right])));
}
