import { inGroups } from '@nomogram/math/algebra/factor-patterns.ts';
import { quadraticSteps } from '@nomogram/math/algebra/roots/quadratic-steps.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { isEquality, type ShownStep, type Step } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { fromInteger, isPolynomial, ringOf, toPolynomial } from '@nomogram/math/polynomial/convert.ts';
import * as S from '@nomogram/math/polynomial/sparse/polynomial.ts';
import { triple } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/*
 * Three ways to the factors of a quadratic: two numbers with a product and a sum at once; the middle term split by them, and the four terms
 * put into groups (the ac method); and its roots, each of which gives a factor.
 */

export const factoringWays = {
  numbers: 'Product and sum',
  grouping: 'Splitting the middle term',
  roots: 'By the roots',
} as const;

type FactoringWay = keyof typeof factoringWays;

const replaced = new Set([
  'two factors of a quadratic',
  'square of a sum',
  'square of a difference',
  'difference of squares',
]);

/** The same steps, with every quadratic split in the way that was chosen; where there is none that is said. */
export function stepsBy(
  way: FactoringWay | undefined,
  steps: readonly ShownStep[],
  whole: Expression,
): readonly ShownStep[] {
  if (way === undefined || way === 'numbers') return steps;
  const found = steps.map((step) => (isEquality(step) && replaced.has(step.rule) ? otherwise(step, way) : null));
  if (found.every((one) => one === null))
    return [
      line('another way', 'No quadratic is met here that this way would split; the usual way follows.', toText(whole)),
      ...steps,
    ];
  return steps.flatMap((step, k) => found[k] ?? [step]);
}

function otherwise({ before, after }: Step, way: 'grouping' | 'roots'): readonly ShownStep[] | null {
  const f = before.expression;
  const [x, ...others] = freeSymbols(f);
  const over = ringOf([f]);
  if (x === undefined || others.length > 0 || !over.ok || !isPolynomial(f)) return null;
  const read = toPolynomial(f, over.value);
  if (!read.ok || S.degreeIn(read.value.polynomial, 0) !== 2) return null;
  return way === 'grouping'
    ? byGrouping(read.value.polynomial, x)
    : byRoots(read.value.polynomial, x, after.expression);
}

/** 6x² + x − 2: −12 = 4·(−3), 6x² + 4x − 3x − 2 = 2x(3x + 2) − (3x + 2) = (2x − 1)(3x + 2). */
function byGrouping(f: S.Polynomial, x: string): readonly ShownStep[] | null {
  const [c, b, a] = triple(S.toDense(f, 0));
  const root = Q.exactRoot(Q.integerRational(Z.fromBigInt(b * b - 4n * a * c)), 2);
  if (root === null || b === 0n || c === 0n) return null;
  const difference = BigInt(root.numerator);
  const [m, n] = [(b + difference) / 2n, (b - difference) / 2n];
  const term = (value: bigint, k: number): S.Polynomial => S.fromTerms(f.ring, [[[k], Z.fromBigInt(value)]]);
  const split = inGroups(f, [term(a, 2), term(m, 1)], [term(n, 1), term(c, 0)]);
  if (split === null) return null;
  return [
    line(
      'product of the outer coefficients',
      `The coefficient of ${x}^2 times the number without ${x}.`,
      `${a}*${signed(c)} = ${a * c}`,
    ),
    line(
      'product and sum',
      `Two numbers with this product and the sum ${b}, the coefficient of ${x}.`,
      `${m}*${signed(n)} = ${a * c}; ${m} + ${signed(n)} = ${b}`,
    ),
    { ...split.step, says: `The middle term is split by these two numbers. ${split.step.says}` },
  ];
}

const signed = (n: bigint): string => (n < 0n ? `(${n})` : String(n));

function byRoots(f: S.Polynomial, x: string, factors: Expression): readonly ShownStep[] {
  const dense = S.toDense(f, 0);
  return [
    ...quadraticSteps(dense, 1, x, 'formula'),
    line(
      'factors from the roots',
      `Each root r gives the factor ${x} - r, and the coefficient of ${x}^2 stands before them; numbers are multiplied into the factors.`,
      `${toText(fromInteger(f))} = ${toText(factors)}`,
    ),
  ];
}
