import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import * as M from '@nomogram/math/linear/operations.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import type { Elsewhere, Expressions } from '../../kit/program/elsewhere.ts';
import {
  type Doubles,
  determinantIn,
  doublesIn,
  inDoublesToo,
  inverseIn,
  productIn,
  type Words,
} from '../../shared/linear/doubles.ts';

/*
 * Matrices elsewhere: sympy calculates exactly, with letters too. R and spreadsheets calculate in double precision, and are offered where
 * the same in doubles comes out with the exact answer: of 1, 2, 3; 4, 5, 6; 7, 8, 9 they find a determinant of about 6e-16.
 */

const valueBy = (words: Words, exact: Result<readonly Expression[]>, own: readonly number[]): Expressions =>
  inDoublesToo(words, exact.ok ? exact.value : [], own);

const flat = (found: Result<Matrix>): Result<readonly Expression[]> =>
  found.ok ? { ok: true, value: found.value.flat() } : found;

const inSympy = (name: string, value: Expressions): Elsewhere => ({
  imports: ['import sympy'],
  values: { [name]: value },
});

/** A sum, a difference or a product of two matrices. */
export function twoElsewhere(name: 'sum' | 'difference' | 'product', a: Matrix, b: Matrix): Elsewhere {
  const [x, y] = [doublesIn(a), doublesIn(b)];
  const entrywise = (sign: 1 | -1): Doubles => x.map((row, i) => row.map((entry, j) => entry + sign * y[i]![j]!));
  const [sign, found, own] = {
    sum: ['+', M.add(a, b), () => entrywise(1)] as const,
    difference: ['-', M.subtract(a, b), () => entrywise(-1)] as const,
    product: ['*', M.multiply(a, b), () => productIn(x, y)] as const,
  }[name];
  const words = {
    python: `{a} ${sign} {b}`,
    r: name === 'product' ? '{a} %*% {b}' : `{a} ${sign} {b}`,
    sheet: name === 'product' ? 'MMULT({a}, {b})' : `{a} ${sign} {b}`,
  };
  return inSympy(name, valueBy(words, flat(found), found.ok ? own().flat() : []));
}

/** The inverse, and the determinant beside it. */
export function inverseElsewhere(a: Matrix): Elsewhere {
  const [found, own] = [M.inverse(a), inverseIn(doublesIn(a))];
  const exact = found.ok ? flat({ ok: true, value: found.value.inverse }) : found;
  const words = { python: '{matrix}.inv()', r: 'solve({matrix})', sheet: 'MINVERSE({matrix})' };
  return inSympy('inverse', valueBy(words, exact, own?.flat() ?? []));
}

/** The determinant. */
export function determinantElsewhere(a: Matrix): Elsewhere {
  const found = M.determinant(a);
  const exact = found.ok ? { ok: true as const, value: [found.value.determinant] } : found;
  const words = { python: '{matrix}.det()', r: 'det({matrix})', sheet: 'MDETERM({matrix})' };
  return inSympy('determinant', valueBy(words, exact, [determinantIn(doublesIn(a))]));
}

/** The sum of the diagonal. */
export function traceElsewhere(a: Matrix): Elsewhere {
  const found = M.trace(a);
  const exact = found.ok ? { ok: true as const, value: [found.value] } : found;
  const own = doublesIn(a).reduce((total, row, k) => total + row[k]!, 0);
  return inSympy('trace', valueBy({ python: '{matrix}.trace()', r: 'sum(diag({matrix}))' }, exact, [own]));
}

/** Rows and columns exchanged, where nothing is rounded. */
export function transposeElsewhere(a: Matrix): Elsewhere {
  const exact = M.transpose(a).flat();
  const words = { python: '{matrix}.T', r: 't({matrix})', sheet: 'TRANSPOSE({matrix})' };
  return inSympy('transpose', valueBy(words, { ok: true, value: exact }, doublesIn(M.transpose(a)).flat()));
}
