import { zero } from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { evaluatePrecise } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import { freeSymbols } from '../expression/walk.ts';
import { Unfinished } from '../result/unfinished.ts';

const digits = 40;

/**
 * Whether a value is 0. "Not 0" is certain: a value was found that differs from 0 by more than its error. "0" means smaller than
 * 10^−160 for a constant, and 0 within the error at 12 random points for a function. Throws `Unfinished` (undecided) where neither was found.
 */
export function isNumericallyZero(a: Expression): boolean {
  if (a.kind === 'number') return a.value.numerator === 0;
  if (freeSymbols(a).length > 0) {
    const { verdict } = compareNumerically(a, zero, { points: 12 });
    if (verdict === 'undecided') throw new Unfinished('undecided', 'a value could not be told from 0 with certainty');
    return verdict === 'equal';
  }
  const value = evaluatePrecise(a, digits);
  if (value.ok) return value.value.re === '0' && value.value.im === '0';
  const { verdict } = compareNumerically(a, zero);
  if (verdict === 'different') return false;
  throw new Unfinished('undecided', 'a value could not be told from 0 with certainty');
}
