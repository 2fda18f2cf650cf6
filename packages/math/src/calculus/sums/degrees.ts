import { type Fraction, toFraction } from '../../algebra/fraction.ts';
import { withKernels } from '../../algebra/kernels.ts';
import { symbol } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { fromInteger, ringOf } from '../../polynomial/convert.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { withinWork } from '../../polynomial/within-work.ts';
import { budget } from '../../result/budget.ts';

const usualWork = 1_000_000;

/** The degrees of numerator and denominator in the index. */
export interface Degrees {
  readonly numerator: number;
  readonly denominator: number;
}

/** The degrees in k of a rational function in lowest terms; null where it is none. */
export function degreesOf(a: Expression, index: string): Degrees | null {
  const found = lowestTerms(a, index);
  if (found === null) return null;
  const { fraction, k } = found;
  return { numerator: S.degreeIn(fraction.numerator, k), denominator: S.degreeIn(fraction.denominator, k) };
}

/** The coefficient of the highest power of k in the numerator of a rational function in lowest terms; null where it is none. */
export function leadingNumerator(a: Expression, index: string): Expression | null {
  const found = lowestTerms(a, index);
  return found === null ? null : found.restore(fromInteger(S.leadingIn(found.fraction.numerator, found.k)));
}

interface LowestTerms {
  readonly fraction: Fraction;
  /** The number of the index among the variables. */
  readonly k: number;
  readonly restore: (a: Expression) => Expression;
}

function lowestTerms(a: Expression, index: string): LowestTerms | null {
  const { expression, restore } = withKernels(a, { keepNegativePowers: true });
  const over = ringOf([expression, symbol(index)]);
  if (!over.ok) return null;
  return withinWork(() => {
    const fraction = toFraction(expression, over.value, budget(usualWork));
    return fraction === null ? null : { fraction, k: over.value.variables.indexOf(index), restore };
  });
}
