import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';

/** A sum with the numbers in front of inner sums multiplied in, so that what cancels meets: 1 − (1 − e) is e. */
export const distributed = (sum: SumNode): Expression => E.sum(sum.terms.flatMap(termsOf));

function termsOf(term: Expression): readonly Expression[] {
  if (term.kind !== 'product' || term.factors.length !== 2) return [term];
  const [front, inner] = term.factors;
  return front?.kind === 'number' && inner?.kind === 'sum' ? inner.terms.map((one) => E.multiply(front, one)) : [term];
}
