import { sameValue } from '@nomogram/math/algebra/same-value.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import type { Check } from '../../kit/answer.ts';

/** The check of a result against its source by evaluation, which shares nothing with polynomial arithmetic. */
export function checkedAgainst(source: Expression, result: Expression): Result<Check> {
  const compared = sameValue(source, result);
  if (!compared.same)
    return no('check-failed', 'No answer: what was found could not be shown to equal the input, so it is not shown.');
  const where =
    compared.how === 'modulo' ? 'random points modulo the prime 2^61 − 1' : 'random points, with error bounds';
  return ok({
    how: 'independent computation',
    detail: `Input and answer have the same value at ${compared.points} ${where}.`,
  });
}
