import { equal } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { whyNoValue } from '../expression/why-no-value.ts';
import { fromPolynomial, ringOf, toPolynomial } from '../polynomial/convert.ts';
import { no, ok, type Result } from '../result/result.ts';
import { withKernels } from './kernels.ts';

/**
 * The expression multiplied out: a sum of products of numbers, symbols and kernels (functions, roots, reciprocals).
 * `too-large` when the result would have more than some ten thousand terms.
 */
export function expand(a: Expression): Result<Expression> {
  const undefinedBecause = whyNoValue(a);
  if (undefinedBecause !== undefined) return no('no-answer', undefinedBecause);
  let current = a;
  // Putting kernels back can open new products: (sqrt(x + 1))^2 is x + 1.
  for (let round = 0; round < 4; round++) {
    const { expression, kernels, restore } = withKernels(current);
    const over = ringOf([expression]);
    if (!over.ok) return over;
    const polynomial = toPolynomial(expression, over.value);
    if (!polynomial.ok) return polynomial;
    const next = restore(fromPolynomial(polynomial.value));
    if (Object.keys(kernels).length === 0 || equal(next, current)) return ok(next);
    current = next;
  }
  return ok(current);
}

/** The expression multiplied out, so that terms that cancel are seen to; itself where it has no value or would be too long. */
export function multipliedOut(a: Expression): Expression {
  const found = a.kind === 'number' ? null : expand(a);
  return found?.ok ? found.value : a;
}
