import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { contains, mapChildren, size, transform } from '../../../expression/walk.ts';

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
    const factors = E.factorsOf(term);
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

/** What is so long is written once. */
const longCoefficient = 6;

/**
 * The terms of every sum that have one long coefficient in common put together: (b + √q)/(a·√p)·atan(u) + (b + √q)/(a·√p)·atan(v) is
 * (b + √q)/(a·√p)·(atan(u) + atan(v)), beside other terms too.
 */
export const withCoefficientsTogether = (F: Expression, variable: string): Expression =>
  transform(F, (node) => (node.kind === 'sum' && contains(node, variable) ? groupedTerms(node, variable) : node));

function groupedTerms(F: SumNode, variable: string): Expression {
  const groups: { readonly coefficient: Expression; readonly kernels: Expression[] }[] = [];
  for (const term of F.terms) {
    const factors = E.factorsOf(term);
    const coefficient = E.product(factors.filter((factor) => !contains(factor, variable)));
    const kernel = E.product(factors.filter((factor) => contains(factor, variable)));
    const opposite = E.negate(coefficient);
    const known = groups.find((group) => [coefficient, opposite].some((one) => E.equal(group.coefficient, one)));
    if (known === undefined) groups.push({ coefficient, kernels: [kernel] });
    else known.kernels.push(E.equal(known.coefficient, coefficient) ? kernel : E.negate(kernel));
  }
  const isShared = groups.some(
    ({ coefficient, kernels }) => kernels.length > 1 && size(coefficient) >= longCoefficient,
  );
  if (!isShared) return F;
  return E.sum(
    groups.flatMap(({ coefficient, kernels }) =>
      size(coefficient) < longCoefficient
        ? kernels.map((kernel) => E.product([coefficient, kernel]))
        : [E.product([coefficient, E.sum(kernels)])],
    ),
  );
}
