import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { contains, size, transform } from '../../../expression/walk.ts';
import { fromInteger, isPolynomial, ringOf, splitContent, toPolynomial } from '../../../polynomial/convert.ts';
import { factorPolynomial } from '../../../polynomial/sparse/factor.ts';
import * as S from '../../../polynomial/sparse/polynomial.ts';
import { budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';

const work = 30_000;
const minTerms = 3;

/**
 * The polynomials in the parameters that stand in an antiderivative as products, where that is shorter: b²c² − 2abcd + a²d² is
 * (bc − ad)², which is also computed without the cancellation of the sum.
 */
export function withFactoredCoefficients(a: Expression, variable: string): Expression {
  const known = new Map<SumNode, Expression>();
  return transform(a, (node) => {
    if (node.kind !== 'sum' || node.terms.length < minTerms || contains(node, variable)) return node;
    for (const [sum, product] of known) if (E.equal(sum, node)) return product;
    const product = factoredSum(node);
    known.set(node, product);
    return product;
  });
}

/** A polynomial in all its letters as a product, where that is shorter. */
export function factoredSum(a: SumNode): Expression {
  if (!isPolynomial(a)) return a;
  try {
    const over = ringOf([a]);
    const read = over.ok ? toPolynomial(a, over.value, budget(work)) : over;
    if (!read.ok) return a;
    const { content, primitive } = splitContent(read.value);
    const found = S.isConstant(primitive) ? null : factorPolynomial(primitive, budget(work));
    if (found === null) return a;
    const parts = found.factors.map(({ factor, multiplicity }) =>
      E.power(fromInteger(factor), E.number(Q.integerRational(multiplicity))),
    );
    const product = E.product([E.number(content), ...parts]);
    return size(product) < size(a) ? product : a;
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return a;
    throw error;
  }
}
