import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';
import * as P from '../field/polynomial.ts';
import { type RationalView, rationalView } from '../field/rational-view.ts';

/*
 * The rational terms of a sum over one denominator, whose factors stay apart: what partial fractions left of −x/(x⁵ + x + 1) is that again.
 * Factors with the same exponent are multiplied: (x − 1)⁴·(x + 1)⁴ is (x² − 1)⁴.
 */

const work = 20_000;

export function withCommonDenominator(F: Expression, variable: string): Expression {
  if (F.kind === 'product')
    return E.product(F.factors.map((one) => (one.kind === 'sum' ? withCommonDenominator(one, variable) : one)));
  if (F.kind !== 'sum') return F;
  const rational = F.terms.filter((term) => isRational(term, variable));
  if (rational.length < 2) return F;
  const rest = F.terms.filter((term) => !rational.includes(term));
  try {
    const whole = overOne(rational, variable);
    return whole === null ? F : E.sum([...rest, whole]);
  } catch (error) {
    if (endedBy(error, 'work')) return F;
    throw error;
  }
}

/**
 * The same for terms that are rational in one function or root of the variable: 1/(u − 1) + 1/(u + 1) is 2u/(u² − 1), and where u = tan(x/2)
 * that is −tan x.
 */
export const withCommonDenominatorOfKernels = (F: Expression, variable: string): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'sum' || !contains(node, variable)) return node;
    return kernelsBelow(node, variable).reduce<Expression>((form, kernel) => ofKernel(form, kernel, variable), node);
  });

const K = E.symbol('\u03ba');

/** The functions and roots of the variable that stand in denominators of terms, each term having one alone. */
function kernelsBelow(F: SumNode, variable: string): readonly Expression[] {
  const found: Expression[] = [];
  for (const term of F.terms)
    some(term, (node) => {
      const isKernel =
        contains(node, variable) && (node.kind === 'apply' || (node.kind === 'power' && isFraction(node.exponent)));
      if (!isKernel || !hasDenominator(term, variable)) return false;
      if (!found.some((known) => E.equal(known, node))) found.push(node);
      return false;
    });
  return found.slice(0, maxKernels);
}

const maxKernels = 6;

function ofKernel(F: Expression, kernel: Expression, variable: string): Expression {
  if (F.kind !== 'sum') return F;
  const named = F.terms.map((term) => transform(term, (node) => powerOfKernel(node, kernel) ?? node));
  const rational = named.filter((term) => !contains(term, variable) && isRational(term, K.name) && hasSumBelow(term));
  if (rational.length < 2) return F;
  try {
    const whole = overOne(rational, K.name);
    if (whole === null) return F;
    const rest = F.terms.filter((_, k) => !rational.includes(named[k]!));
    return E.sum([...rest, tidy(substitute(whole, { [K.name]: kernel }))]);
  } catch (error) {
    if (endedBy(error, 'work')) return F;
    throw error;
  }
}

/** Powers alone, as csc⁴x/4 + csc²x, stand as a textbook has them. */
const hasSumBelow = (term: Expression): boolean =>
  some(term, (node) => node.kind === 'power' && isNegative(node.exponent) && node.base.kind === 'sum');

/** κ for the kernel, κ³ for its cube as w^(3/2) is one of √w; null for others. */
function powerOfKernel(node: Expression, kernel: Expression): Expression | null {
  if (E.equal(node, kernel)) return K;
  if (node.kind !== 'power' || kernel.kind !== 'power' || !E.equal(node.base, kernel.base)) return null;
  const ratio = E.divide(node.exponent, kernel.exponent);
  return isWholeNumber(ratio) ? E.power(K, ratio) : null;
}

const isFraction = (a: Expression): boolean => a.kind === 'number' && !Q.isInteger(a.value);
const isWholeNumber = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);

/** Rational in the variable, and no polynomial of constants alone. */
const isRational = (a: Expression, variable: string): boolean =>
  contains(a, variable) &&
  !some(
    a,
    (node) =>
      contains(node, variable) &&
      (node.kind === 'apply' ||
        (node.kind === 'power' && !(node.exponent.kind === 'number' && Q.isInteger(node.exponent.value)))),
  );

function overOne(terms: readonly Expression[], variable: string): Expression | null {
  const view = rationalView(terms, [variable], budget(work));
  const value = view?.fractionOf(E.sum(terms)) ?? null;
  if (view === null || value === null || !terms.some((term) => hasDenominator(term, variable))) return null;
  const factors = denominators(terms, variable, view);
  const found: { readonly q: P.Polynomial; readonly exponent: number }[] = [];
  let left = value.d;
  for (const q of factors) {
    let exponent = 0;
    for (let next = view.field.ring.divide(left, q); next !== null; next = view.field.ring.divide(left, q)) {
      left = next;
      exponent++;
    }
    if (exponent > 0) found.push({ q, exponent });
  }
  const joined = new Map<number, P.Polynomial>();
  for (const { q, exponent } of found) joined.set(exponent, view.field.ring.multiply(joined.get(exponent) ?? 1n, q));
  const below = [...joined].map(([exponent, q]) => E.power(view.expressionOf(q), E.number(-exponent)));
  return E.product([view.quotientOf({ n: value.n, d: left }), ...below]);
}

const hasDenominator = (a: Expression, variable: string): boolean =>
  some(a, (node) => node.kind === 'power' && isNegative(node.exponent) && contains(node.base, variable));

const isNegative = (a: Expression): boolean => a.kind === 'number' && Q.sign(a.value) < 0;

/** The primitive polynomials that stand below a line. */
function denominators(terms: readonly Expression[], variable: string, view: RationalView): P.Polynomial[] {
  const found: P.Polynomial[] = [];
  const at = view.index.get(variable)!;
  for (const term of terms)
    some(term, (node) => {
      if (node.kind !== 'power' || !isNegative(node.exponent) || !contains(node.base, variable)) return false;
      const value = view.fractionOf(node.base);
      const q = value === null || P.degree(value.n, at) < 1 ? null : view.field.ring.primitive(value.n);
      if (q !== null && !found.some((known) => P.equals(known, q))) found.push(q);
      return false;
    });
  return found;
}
