import { divide, negate, number } from '../expression/build.ts';
import { certainSign } from '../expression/certain-sign.ts';
import type { Condition } from '../expression/condition.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, freeSymbols } from '../expression/walk.ts';
import { no, ok, type Result } from '../result/result.ts';
import { pair } from '../result/tuple.ts';
import { toText } from '../syntax/print-text.ts';
import { coefficientsOf } from './coefficients.ts';
import type { Solution } from './elimination.ts';
import { expand } from './expand.ts';
import { generalRoots } from './roots/general-roots.ts';
import { sameValue } from './same-value.ts';
import { simplify } from './simplify/simplify.ts';
import { verify } from './simplify/verify.ts';

/** unknown = value, from an equation that is linear in it with a number other than 0 for its factor. */
interface Solved {
  readonly unknown: string;
  readonly value: Expression;
  /** The equation that is left, and the unknown that is left in it. */
  readonly other: Expression;
  readonly remaining: string;
}

interface Inserted {
  readonly solutions: readonly Solution[];
  /** What must hold of the letters for these to be the solutions. */
  readonly conditions: readonly Condition[];
  readonly steps: readonly Step[];
}

/**
 * Two equations of which one gives one unknown by the other: it is put in, and the roots of what is left are found, with any constants
 * and letters among the coefficients (`general-roots.ts`). Every solution is put into both equations. Null where no unknown is given
 * in this way, or what is left is not solved.
 */
export function solveByInsertion(
  f: Expression,
  g: Expression,
  unknowns: readonly [string, string],
): Result<Inserted> | null {
  const solved = solvedForOne(f, g, unknowns) ?? solvedForOne(g, f, unknowns);
  if (solved === null) return null;
  const left = plain(substitute(solved.other, { [solved.unknown]: solved.value }));
  const found = generalRoots(left, solved.remaining);
  if (!found.ok) return null;
  const solutions = found.value.roots.map(({ value }) => solutionAt(value, solved, unknowns));
  for (const { x, y } of solutions) {
    const at = { [unknowns[0]]: x.exact!, [unknowns[1]]: y.exact! };
    if (![f, g].every((one) => isZero(substitute(one, at))))
      return no('check-failed', 'A solution was found that does not satisfy both equations, so nothing is shown.');
  }
  return ok({ solutions, conditions: found.value.conditions, steps: stepsOf(solved, left) });
}

function solvedForOne(f: Expression, other: Expression, unknowns: readonly [string, string]): Solved | null {
  const expanded = expand(f);
  if (!expanded.ok) return null;
  for (const [k, unknown] of unknowns.entries()) {
    const coefficients = coefficientsOf(expanded.value, unknown);
    if (coefficients?.length !== 2) continue;
    const [constant, slope] = pair(coefficients);
    if (freeSymbols(slope).length > 0 || certainSign(slope) === null) continue;
    return { unknown, value: simplest(divide(negate(constant), slope)), other, remaining: unknowns[1 - k]! };
  }
  return null;
}

function solutionAt(root: Expression, { unknown, value, remaining }: Solved, [x]: readonly [string, string]): Solution {
  const inserted = simplest(substitute(value, { [remaining]: root }));
  const [own, other] = [root, inserted].map((exact) => ({ exact, approximate: evaluateComplex(exact, {}) }));
  return unknown === x ? { x: other!, y: own! } : { x: own!, y: other! };
}

const isZero = (a: Expression): boolean => sameValue(a, number(0)).same || verify(plainSum(a), number(1)) !== null;

/** a + 1, which is compared with 1: relative errors have no meaning beside 0. */
const plainSum = (a: Expression): Expression => ({ kind: 'sum', terms: [a, number(1)] });

function stepsOf({ unknown, value, remaining, other }: Solved, left: Expression): Step[] {
  if (!contains(other, unknown)) return [];
  return [
    {
      rule: 'put in',
      says: `${unknown} = ${toText(value)} is put into the other equation, which has ${remaining} alone then.`,
      before: { expression: substitute(other, { [unknown]: value }) },
      after: { expression: left },
      steps: [],
    },
  ];
}

const plain = (a: Expression): Expression => {
  const expanded = expand(a);
  return expanded.ok ? expanded.value : a;
};

function simplest(a: Expression): Expression {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
}
