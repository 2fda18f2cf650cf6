import { toFraction } from '../../algebra/fraction.ts';
import { withKernels } from '../../algebra/kernels.ts';
import { symbol } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { ringOf } from '../../polynomial/convert.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { budget } from '../../result/budget.ts';
import { endedBy } from '../../result/unfinished.ts';

const usualWork = 1_000_000;

export interface Degrees {
  readonly numerator: number;
  readonly denominator: number;
}

/** The degrees in k of a rational function in lowest terms; null where it is none. */
export function degreesOf(a: Expression, index: string): Degrees | null {
  const { expression } = withKernels(a, { keepNegativePowers: true });
  const over = ringOf([expression, symbol(index)]);
  if (!over.ok) return null;
  try {
    const fraction = toFraction(expression, over.value, budget(usualWork));
    if (fraction === null) return null;
    const k = over.value.variables.indexOf(index);
    return { numerator: S.degreeIn(fraction.numerator, k), denominator: S.degreeIn(fraction.denominator, k) };
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return null;
    throw error;
  }
}
