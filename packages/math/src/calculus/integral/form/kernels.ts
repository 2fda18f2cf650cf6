import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, mapChildren } from '../../../expression/walk.ts';

/**
 * The terms of a sum that share what is no power of the variable put together: x·√q/2 + 3·√q/4 is (x/2 + 3/4)·√q, a·ln|x| + b·ln|x| is
 * (a + b)·ln|x|.
 */
export function withKernelsTogether(F: Expression, variable: string): Expression {
  if (F.kind === 'product')
    return mapChildren(F, (one) => (one.kind === 'sum' ? withKernelsTogether(one, variable) : one));
  if (F.kind !== 'sum') return F;
  const groups: { readonly kernel: Expression; readonly coefficients: Expression[] }[] = [];
  for (const term of F.terms) {
    const factors = term.kind === 'product' ? term.factors : [term];
    const kernel = E.product(factors.filter((factor) => isKernel(factor, variable)));
    const coefficient = E.product(factors.filter((factor) => !isKernel(factor, variable)));
    const known = groups.find((group) => E.equal(group.kernel, kernel));
    if (known === undefined) groups.push({ kernel, coefficients: [coefficient] });
    else known.coefficients.push(coefficient);
  }
  if (groups.length === F.terms.length) return F;
  return E.sum(groups.map(({ kernel, coefficients }) => E.product([E.sum(coefficients), kernel])));
}

const isKernel = (factor: Expression, variable: string): boolean =>
  contains(factor, variable) && E.baseOf(factor).kind !== 'symbol';
