import { seededRandom } from '../../expression/random.ts';
import { type Budget, budget } from '../../result/budget.ts';
import { endedBy } from '../../result/unfinished.ts';
import * as P from '../univariate/dense.ts';
import { isCertainlyIrreducible } from '../univariate/irreducible.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';
import { contentIn } from './square-free.ts';

const pointsTried = 12;
const usualWork = 300_000;

/**
 * True when it is certain that f, primitive over Z and not constant, is irreducible over Q: when one variable x is left and the
 * others are small whole numbers, so that the degree in x stays and what is left is irreducible, then f has no factor with x;
 * and it has none without x when its coefficients as a polynomial in x have no common factor. False when that shows nothing.
 */
export function isIrreducible(f: Polynomial, work: Budget = budget(usualWork)): boolean {
  const present = S.variablesIn(f);
  const x = present.reduce((best, k) => (S.degreeIn(f, k) < S.degreeIn(f, best) ? k : best), present[0]!);
  try {
    if (present.length > 1 && !S.isOne(contentIn(f, x, work))) return false;
  } catch (error) {
    if (endedBy(error, 'polynomial-work')) return false;
    throw error;
  }
  if (S.degreeIn(f, x) === 1) return true;
  const others = present.filter((k) => k !== x);
  const random = seededRandom(f.keys.length);
  for (let round = 0; round < (others.length === 0 ? 1 : pointsTried); round++) {
    const left = others.reduce((rest, k) => S.evaluateAt(rest, k, Math.floor(random() * 41) - 20), f);
    const dense = P.primitivePart(S.toDense(left, x));
    if (P.degree(dense) === S.degreeIn(f, x) && isCertainlyIrreducible(dense)) return true;
  }
  return false;
}
