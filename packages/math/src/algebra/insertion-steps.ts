import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';

import type { Expression } from '../expression/expression.ts';
import type { ShownStep } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, freeSymbols } from '../expression/walk.ts';
import { fromInteger, isPolynomial, toPolynomial } from '../polynomial/convert.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { ring } from '../polynomial/sparse/ring.ts';
import * as P from '../polynomial/univariate/dense.ts';
import { triple } from '../result/tuple.ts';
import { toText } from '../syntax/print-text.ts';
import { line, written } from '../syntax/written-line.ts';
import type { Solution } from './elimination.ts';
import { factor } from './factor.ts';
import { quadraticSteps } from './roots/quadratic-steps.ts';

/*
 * Two equations of which one gives one unknown by the other, as a textbook solves them: a line and a circle.
 *
 *     x² + y² = 25, x + y = 1        y = 1 − x
 *                                    x² + (1 − x)² − 25 = 2x² − 2x − 24 = 0
 *                                    x² − x − 12 = 0, x = −3 or x = 4
 *                                    y = 1 − (−3) = 4,  y = 1 − 4 = −3
 */

/** unknown = value, from one of two equations, and the other one with it put in. */
export interface Insertion {
  readonly unknown: string;
  readonly value: Expression;
  /** The equation that is left, and the unknown that is left in it. */
  readonly other: Expression;
  readonly remaining: string;
  /** The left side of the other equation with the value in it, multiplied out; the right side is 0. */
  readonly left: Expression;
  /** By what it was multiplied, so that nothing stands below a line; it is not 0. */
  readonly factor?: Expression;
}

/** The way to the solutions of two equations; they are in the order of the unknowns. */
export function insertionSteps(
  insertion: Insertion,
  solutions: readonly Solution[],
  [x]: readonly [string, string],
): ShownStep[] {
  const { unknown, value, remaining, left, factor } = insertion;
  const points = solutions.map((one) => (unknown === x ? { own: one.y, other: one.x } : { own: one.x, other: one.y }));
  const depends = contains(value, remaining);
  return [
    line(
      'solve for one unknown',
      factor !== undefined
        ? `One equation has ${unknown} in its first power alone; ${remaining} cannot be 0 in it, so that both sides may be divided by what stands at ${unknown}.`
        : depends
          ? `One equation has ${unknown} in its first power alone, so that it gives ${unknown} by ${remaining}.`
          : `One equation has ${unknown} alone, and gives its value.`,
      `${unknown} = ${toText(value)}`,
    ),
    ...putInto(insertion),
    ...solvedSteps(
      left,
      remaining,
      points.map(({ own }) => own.exact),
    ),
    ...(depends ? points.flatMap(({ own, other: found }) => putBack(insertion, own.exact, found.exact)) : []),
  ];
}

/** The other equation with the value in it, on one side; multiplied by what stands below its lines, where something does. */
function putInto({ unknown, value, other, remaining, left, factor }: Insertion): readonly ShownStep[] {
  if (!contains(other, unknown)) return [];
  const says = `${unknown} = ${toText(value)} is put into the other equation, which has ${remaining} alone then; brought to one side`;
  const filled = withPutIn(other, unknown, value);
  if (factor !== undefined)
    return [
      line(
        'put in',
        `${says}, and multiplied by ${toText(factor)}, it must be 0.`,
        `${filled} = 0; ${toText(left)} = 0`,
      ),
    ];
  return [
    {
      rule: 'put in',
      says: `${says} it must be 0.`,
      before: { expression: substitute(other, { [unknown]: value }) },
      after: { expression: left },
      written: written(`${filled} = ${toText(left)}`),
      steps: [],
    },
  ];
}

/** The equation in one unknown: by its factors, or by the formula; with letters or roots, its roots alone. */
export function solvedSteps(left: Expression, x: string, roots: readonly (Expression | undefined)[]): ShownStep[] {
  const plain = plainEquation(left, x);
  const dense = plain && S.toDense(plain, 0);
  if (plain === null || dense === null) return rootsLine(x, roots, 'The equation that is left is solved for it.');
  const shown = toText(fromInteger(plain));
  const simpler =
    shown === toText(left)
      ? []
      : [line('divide', 'Both sides are divided by a number, which makes the coefficients small.', `${shown} = 0`)];
  if (P.degree(dense) === 2) {
    const [c, b, a] = triple(dense);
    const isSplit = Q.exactRoot(Q.integerRational(Z.fromBigInt(b * b - 4n * a * c)), 2) !== null;
    return [...simpler, ...quadraticSteps(dense, 1, x, isSplit ? 'factoring' : b === 0n ? 'square' : 'formula')];
  }
  const says =
    P.degree(dense) === 1
      ? `It is linear: the number goes to the other side, and both sides are divided by the factor of ${x}.`
      : 'A product is 0 where one of its factors is.';
  return [...simpler, ...(P.degree(dense) === 1 ? [] : factors(plain)), ...rootsLine(x, roots, says)];
}

/** What is to be 0, without common numbers; null where its coefficients are not rational numbers. */
function plainEquation(left: Expression, x: string): S.Polynomial | null {
  if (!isPolynomial(left) || freeSymbols(left).some((name) => name !== x) || !contains(left, x)) return null;
  const read = toPolynomial(left, ring([x]));
  return read.ok ? S.integerPrimitive(read.value.polynomial) : null;
}

function factors(plain: S.Polynomial): ShownStep[] {
  const expanded = fromInteger(plain);
  const found = factor(expanded);
  if (!found.ok || found.value.factors.length < 2) return [];
  return [
    {
      rule: 'factoring',
      says: 'The left side is split into factors.',
      before: { expression: expanded },
      after: { expression: found.value.expression },
      steps: [],
    },
  ];
}

function rootsLine(x: string, roots: readonly (Expression | undefined)[], says: string): ShownStep[] {
  const texts = [...new Set(roots.flatMap((root) => (root === undefined ? [] : [`${x} = ${toText(root)}`])))];
  return texts.length === 0 ? [] : [line('solutions of one unknown', says, texts.join(' or '))];
}

/** y = 1 − (−3) = 4 */
function putBack({ unknown, value, remaining }: Insertion, root?: Expression, found?: Expression): ShownStep[] {
  if (root === undefined || found === undefined) return [];
  const inserted = withPutIn(value, remaining, root);
  const shown = inserted === toText(found) ? inserted : `${inserted} = ${toText(found)}`;
  return [line('put back', `${remaining} = ${toText(root)} is put back.`, `${unknown} = ${shown}`)];
}

/** The text of an expression with a value in the place of a letter, nothing worked out. */
export function withPutIn(a: Expression, name: string, value: Expression): string {
  const bare = toText(value);
  if (a.kind === 'symbol') return bare;
  const held = /^\w+$/.test(bare) ? bare : `(${bare})`;
  return toText(a).replace(new RegExp(`(?<![\\w.])${name}(?![\\w(])`, 'g'), held);
}
