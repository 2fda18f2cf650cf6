import { toFraction } from '../../../algebra/fraction.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { ringOf } from '../../../polynomial/convert.ts';
import * as S from '../../../polynomial/sparse/polynomial.ts';
import type { IntegerPolynomial } from '../../../polynomial/univariate/dense.ts';
import { withinWork } from '../../../polynomial/within-work.ts';
import { budget } from '../../../result/budget.ts';

const usualWork = 300_000;

/** A rational function of the one symbol as integer polynomials in lowest terms, denominator first power last; null where it is none. */
export function rationalFunction(
  a: Expression,
  name: string,
): { readonly numerator: IntegerPolynomial; readonly denominator: IntegerPolynomial } | null {
  const over = ringOf([a, E.symbol(name)]);
  if (!over.ok || over.value.variables.length !== 1) return null;
  return withinWork(() => {
    const fraction = toFraction(a, over.value, budget(usualWork));
    if (fraction === null) return null;
    return { numerator: S.toDense(fraction.numerator, 0), denominator: S.toDense(fraction.denominator, 0) };
  });
}
