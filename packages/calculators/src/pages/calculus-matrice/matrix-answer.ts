import type { Expression } from '@nomogram/math/expression/expression.ts';
import { matrixLatex, matrixText } from '@nomogram/math/linear/matrix-text.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import type { Verdict as Verification } from '@nomogram/math/linear/verify.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { formula } from '../../kit/quantity.ts';

const maxCharacters = 100_000;

/** A matrix as a labelled value: `Inverse = [[-2, 1], [3/2, -1/2]]`. */
export const matrixValue = (label: string, matrix: Matrix): Quantity =>
  formula(label, matrixText(matrix), () => matrixLatex(matrix));

export const listValue = (label: string, entries: readonly Expression[]): Quantity =>
  formula(label, entries.map(toText).join(', '), () => entries.map(toLatex).join(',\\; '));

/** The check line of a verdict of `math/linear/verify.ts`; a failed one is no answer. */
export function checkedBy(verdict: Verification, what: string): Result<readonly Check[]> {
  if (!verdict.passed)
    return no('check-failed', 'No answer: a result was found, but it did not pass its check, so it is not shown.');
  const where =
    verdict.how === 'modulo'
      ? 'in exact arithmetic modulo the prime 2^61 - 1'
      : 'in floating point with error bounds, at several points';
  return { ok: true, value: [{ how: 'independent computation', detail: `${what}, ${where}.` }] };
}

export function refuseLong(matrix: Matrix): Result<Matrix> {
  const length = matrix.flat().reduce((total, entry) => total + toText(entry).length, 0);
  if (length <= maxCharacters) return { ok: true, value: matrix };
  return no(
    'too-large',
    `The answer has ${length.toLocaleString('en')} characters; at most ${maxCharacters.toLocaleString('en')} are shown.`,
  );
}
