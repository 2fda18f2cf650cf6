import type { Budget } from '../../result/budget.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';

/** f with variable `k` replaced by itself plus `by` times variable `other`. */
export function shearVariable(f: Polynomial, k: number, other: number, by: number, work: Budget): Polynomial {
  const replaced = S.add(S.variable(f.ring, k), S.scale(S.variable(f.ring, other), by));
  const parts = S.coefficientsIn(f, k);
  let result = S.zero(f.ring);
  for (let d = parts.length - 1; d >= 0; d--) result = S.add(S.multiply(result, replaced, work), parts[d]!);
  return result;
}
