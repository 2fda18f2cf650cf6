import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, size } from '../../../expression/walk.ts';

/*
 * Constants that were added go into the constant of integration, however deep in products they were: (c + d·x)/(a·d) is x/a, and
 * (x + 3 + ln|x|)/2 is (x + ln|x|)/2.
 */
export function withoutAddedConstants(F: Expression, variable: string): Expression {
  if (F.kind === 'sum')
    return E.sum(
      F.terms.filter((term) => contains(term, variable)).map((term) => withoutAddedConstants(term, variable)),
    );
  if (F.kind !== 'product') return F;
  const dependentFactors = F.factors.filter((factor) => contains(factor, variable));
  const [only] = dependentFactors;
  if (dependentFactors.length !== 1 || only?.kind !== 'sum') return F;
  const rest = withoutAddedConstants(only, variable);
  const constants = F.factors.filter((factor) => factor !== only);
  return rest === only ? F : E.product([...constants, rest]);
}

/** The same, with the constant factors of its sums put into their terms: −(c + d·x + 2·u)/(4·d) is −x/4 − u/(2·d). */
export function withConstantsApart(F: Expression, variable: string): Expression {
  if (F.kind === 'sum') return E.sum(F.terms.map((term) => withConstantsApart(term, variable)));
  if (F.kind !== 'product') return F;
  const sums = F.factors.filter((factor) => contains(factor, variable));
  const [only] = sums;
  if (sums.length !== 1 || only?.kind !== 'sum') return F;
  const by = E.product(F.factors.filter((factor) => factor !== only));
  const terms = only.terms.filter((term) => contains(term, variable));
  return E.sum(terms.map((term) => withConstantsApart(E.product([by, term]), variable)));
}

/** A quotient without its constant part: (a·sin x + b·cos x + b)/(a·sin x + b) is b·cos x/(a·sin x + b) + 1. */
export function withoutConstantParts(F: Expression, variable: string): Expression {
  if (F.kind === 'sum') return E.sum(F.terms.map((term) => withoutConstantParts(term, variable)));
  if (F.kind !== 'product') return F;
  const below = F.factors.filter((factor) => factor.kind === 'power' && contains(factor, variable));
  const above = F.factors.filter((factor) => factor.kind === 'sum' && contains(factor, variable));
  const [bottom, top] = [below[0], above[0]];
  if (below.length !== 1 || above.length !== 1 || bottom?.kind !== 'power' || top?.kind !== 'sum') return F;
  if (!E.equal(bottom.exponent, E.minusOne) || bottom.base.kind !== 'sum') return F;
  const rest = F.factors.filter((factor) => factor !== bottom && factor !== top);
  const { terms } = bottom.base;
  const constants = top.terms.flatMap((n) => terms.map((d) => E.divide(n, d))).filter((c) => !contains(c, variable));
  const tops = constants.map((c) => E.sum([...top.terms, ...terms.map((d) => E.negate(E.product([c, d])))]));
  const shortest = tops.reduce<Expression>((best, one) => (size(one) < size(best) ? one : best), top);
  return shortest === top ? F : E.product([...rest, shortest, bottom]);
}

const places = [-4.1, -2.3, -1.2, -0.7, -0.3, 0.2, 0.45, 0.8, 1.3, 2.6, 4.4];
const enough = 3;

/**
 * Without two terms whose sum is a constant, as 2·ln|cos(x/2)| − ln(1 + cos x) is −ln 2. Doubles tell which two it may be; that it is one
 * the check of the form decides.
 */
export function withoutConstantPairs(F: Expression, variable: string): Expression {
  const terms = E.termsOf(F);
  if (terms.length < 2 || terms.length > 12) return F;
  const values = terms.map((term) => places.map((x) => evaluate(term, { [variable]: x })));
  for (let j = 0; j < terms.length; j++)
    for (let k = j + 1; k < terms.length; k++) {
      const sums = values[j]!.map((value, at) => value + values[k]![at]!).filter(Number.isFinite);
      const [first = Number.NaN] = sums;
      if (sums.length < enough || !sums.every((sum) => Math.abs(sum - first) <= 1e-9 * (1 + Math.abs(first)))) continue;
      return withoutConstantPairs(E.sum(terms.filter((_, at) => at !== j && at !== k)), variable);
    }
  return F;
}
