import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { signOf } from '../sign.ts';

/** r and a sign, with ±r². */
interface Root {
  readonly root: Expression;
  readonly sign: 1 | -1;
}

/**
 * r and the sign with a = ±r², r > 0 where the letters are: for numbers, for squares, for products of these, and for sums of such of one sign.
 * Null where the sign is not seen, as of a letter that is no square.
 */
export const squareRootOf = (a: Expression): Root | null => rootOf(a, 'any');

/** The same where letters are taken for positive, as textbooks do; the answer says so. */
export const squareRootOfPositive = (a: Expression): Root | null => rootOf(a, 'positive');

type Letters = 'any' | 'positive';

function rootOf(a: Expression, letters: Letters): Root | null {
  if (a.kind === 'number') {
    const sign = Q.sign(a.value);
    return sign === 0 ? null : { root: E.sqrt(E.number(Q.abs(a.value))), sign };
  }
  if (a.kind === 'symbol') return letters === 'positive' ? { root: E.sqrt(a), sign: 1 } : null;
  if (a.kind === 'constant') return a.name === 'pi' || a.name === 'e' ? { root: E.sqrt(a), sign: 1 } : null;
  if (a.kind === 'power') {
    const half = E.product([E.half, a.exponent]);
    const isWhole = half.kind === 'number' && Q.isInteger(half.value);
    if (isWhole) return { root: E.power(a.base, half), sign: 1 };
    return letters === 'positive' && a.base.kind === 'symbol' ? { root: E.power(a.base, half), sign: 1 } : null;
  }
  if (a.kind === 'sum') return ofSum(a, letters);
  if (a.kind !== 'product') return null;
  const parts = a.factors.map((factor) => rootOf(factor, letters));
  if (!parts.every((part) => part !== null)) return null;
  const sign = parts.reduce<1 | -1>((all, part) => (all === part.sign ? 1 : -1), 1);
  return { root: E.product(parts.map(({ root }) => root)), sign };
}

/** √(a² + b²), and √(2 + √3). */
function ofSum(a: SumNode, letters: Letters): Root | null {
  const signs = freeSymbols(a).length === 0 ? [signOf(a)] : a.terms.map((term) => rootOf(term, letters)?.sign ?? null);
  const [sign] = signs;
  if ((sign !== 1 && sign !== -1) || !signs.every((one) => one === sign)) return null;
  return { root: E.sqrt(sign === 1 ? a : E.negate(a)), sign };
}
