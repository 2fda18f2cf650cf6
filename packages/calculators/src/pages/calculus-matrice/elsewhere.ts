import * as Z from '@nomogram/math/exact/integer.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
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

/** A power with a whole exponent; where it is negative, that of the inverse. */
export function powerElsewhere(a: Matrix, n: Z.Integer): Elsewhere | undefined {
  const count = Math.abs(Z.toNumber(n));
  if (count > mostFactors) return inSympy('power', { python: '{matrix}**{n}' });
  const found = M.power(a, n);
  const base = n < 0 ? inverseIn(doublesIn(a)) : doublesIn(a);
  const unit = a.map((_, i) => a.map((_, j) => (i === j ? 1 : 0)));
  const own = base && Array.from({ length: count }).reduce<Doubles>((product) => productIn(product, base), unit);
  const factor = n < 0 ? 'solve({matrix})' : '{matrix}';
  const words = {
    python: '{matrix}**{n}',
    r: `Reduce(\`%*%\`, rep(list(${factor}), abs({n})), diag(nrow({matrix})))`,
  };
  return inSympy('power', valueBy(words, flat(found), own?.flat() ?? []));
}

/** More of them are multiplied by squaring, which rounds in another way. */
const mostFactors = 100;

/**
 * The eigenvalues. Double precision is asked for those of a symmetric matrix only, which move by no more than the entries do (Weyl); of
 * others a multiple one would lose half its digits. sympy lists them exactly, in an order of its own, so that it is asked for those of a
 * symmetric matrix of rational eigenvalues or two rows, which can be compared.
 */
export function eigenvaluesElsewhere(a: Matrix, listed: readonly Expression[] | undefined): Elsewhere | undefined {
  const entries = doublesIn(a);
  const isSymmetric = entries.every((row, i) => row.every((entry, j) => entry === entries[j]![i]));
  const numbers = (listed ?? []).map((one) => evaluate(one, {})).toSorted((x, y) => x - y);
  if (numbers.length === 0 || !numbers.every(Number.isFinite)) return undefined;
  const isShort = a.length <= 2 || listed!.every(({ kind }) => kind === 'number');
  return inSympy('eigenvalues', {
    ...(isShort && { python: 'sympy.Matrix(sorted({matrix}.eigenvals(multiple=True)))' }),
    ...(isSymmetric && { r: 'sort(eigen({matrix}, symmetric = TRUE)$values)' }),
    numbers,
  });
}

/** Every entry as many times. */
export function multipleElsewhere(a: Matrix, n: Expression): Elsewhere {
  const found = M.scale(a, n);
  const factor = evaluate(n, {});
  const own = doublesIn(a).map((row) => row.map((entry) => factor * entry));
  const words = { python: "sympy.sympify('{n}') * {matrix}", r: '{n} * {matrix}' };
  return { ...inSympy('scalar', valueBy(words, flat(found), own.flat())), functions: { n } };
}

/** Rows and columns exchanged, where nothing is rounded. */
export function transposeElsewhere(a: Matrix): Elsewhere {
  const exact = M.transpose(a).flat();
  const words = { python: '{matrix}.T', r: 't({matrix})', sheet: 'TRANSPOSE({matrix})' };
  return inSympy('transpose', valueBy(words, { ok: true, value: exact }, doublesIn(M.transpose(a)).flat()));
}
