import { infiniteEnd, limit } from '@nomogram/math/calculus/limit.ts';
import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { readExpression } from './read-expression.ts';
import type { Judgement } from './suite.ts';

export interface LimitRecord {
  readonly id: string;
  readonly expr: string;
  readonly variable: string;
  /** A value, `infinity` or `-infinity`. */
  readonly point: string;
  /** At a finite point: from which side; `null` at infinity. */
  readonly dir: 'both' | '+' | '-' | null;
  /** A value, `infinity`, `-infinity`, or that it does not exist. */
  readonly expected: string;
}

const sides = { both: 'both', '+': 'right', '-': 'left' } as const;

/** The same infinity, or the same value for positive parameters. */
function same(found: Expression, expected: Expression): boolean {
  const [a, b] = [infiniteEnd(found), infiniteEnd(expected)];
  if (a !== null || b !== null) return a === b;
  const positive = [...freeSymbols(found), ...freeSymbols(expected)];
  return compareNumerically(found, expected, { positive }).verdict === 'equal';
}

export function judgeLimit({ expr, variable, point, dir, expected }: LimitRecord): Judgement {
  const [f, to] = [readExpression(expr), readExpression(point)];
  if (f === null || to === null) return 'none';
  const found = limit(f, variable, to, { side: sides[dir ?? 'both'] });
  if (!found.ok) return 'none';
  const exists = !expected.startsWith('does not exist');
  if (found.value.kind === 'none' || !exists) return (found.value.kind === 'none') === !exists ? 'right' : 'wrong';
  return same(found.value.value, readExpression(expected)!) ? 'right' : 'wrong';
}
