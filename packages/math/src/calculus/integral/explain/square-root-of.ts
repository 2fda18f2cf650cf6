import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';

/**
 * r and the sign with a = ±r², r > 0 where the letters are: for numbers, for squares, and for products of these. Null where the sign is not
 * seen, as of a letter that is no square.
 */
export function squareRootOf(a: Expression): { readonly root: Expression; readonly sign: 1 | -1 } | null {
  if (a.kind === 'number') {
    const sign = Q.sign(a.value);
    return sign === 0 ? null : { root: E.sqrt(E.number(Q.abs(a.value))), sign };
  }
  if (a.kind === 'constant') return a.name === 'pi' || a.name === 'e' ? { root: E.sqrt(a), sign: 1 } : null;
  if (a.kind === 'power') {
    const half = E.product([E.half, a.exponent]);
    const isWhole = half.kind === 'number' && Q.isInteger(half.value);
    return isWhole ? { root: E.power(a.base, half), sign: 1 } : null;
  }
  if (a.kind !== 'product') return null;
  const parts = a.factors.map(squareRootOf);
  if (!parts.every((part) => part !== null)) return null;
  const sign = parts.reduce<1 | -1>((all, part) => (all === part.sign ? 1 : -1), 1);
  return { root: E.product(parts.map(({ root }) => root)), sign };
}
