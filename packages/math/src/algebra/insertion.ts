import { divide, negate, number } from '../expression/build.ts';
import { certainSign } from '../expression/certain-sign.ts';
import type { Condition } from '../expression/condition.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import type { ShownStep } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { freeSymbols, size } from '../expression/walk.ts';
import { no, ok, type Result } from '../result/result.ts';
import { pair } from '../result/tuple.ts';
import { toText } from '../syntax/print-text.ts';
import { coefficientsOf } from './coefficients.ts';
import type { Solution } from './elimination.ts';
import { expand, multipliedOut } from './expand.ts';
import { type Insertion, insertionSteps } from './insertion-steps.ts';
import { generalRoots } from './roots/general-roots.ts';
import { sameValue } from './same-value.ts';
import { simplest } from './simplify/simplify.ts';
import { verify } from './simplify/verify.ts';

/** unknown = value, from an equation that is linear in it with a number other than 0 for its factor. */
type SolvedUnknown = Omit<Insertion, 'left'>;

interface Inserted {
  readonly solutions: readonly Solution[];
  /** What must hold of the letters for these to be the solutions. */
  readonly conditions: readonly Condition[];
  readonly steps: readonly ShownStep[];
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
  const left = multipliedOut(substitute(solved.other, { [solved.unknown]: solved.value }));
  const found = generalRoots(left, solved.remaining);
  if (!found.ok) return null;
  const solutions = found.value.roots.map(({ value }) => solutionAt(value, solved, unknowns));
  for (const { x, y } of solutions) {
    const at = { [unknowns[0]]: x.exact!, [unknowns[1]]: y.exact! };
    if (![f, g].every((one) => isZero(substitute(one, at))))
      return no('check-failed', 'A solution was found that does not satisfy both equations, so nothing is shown.');
  }
  return ok({
    solutions,
    conditions: found.value.conditions,
    steps: insertionSteps({ ...solved, left }, solutions, unknowns),
  });
}

/**
 * How the solutions of two polynomial equations are found by putting one unknown into the other equation; null where neither gives one
 * by the other.
 */
export function stepsByInsertion(
  f: Expression,
  g: Expression,
  unknowns: readonly [string, string],
  solutions: readonly Solution[],
): readonly ShownStep[] | null {
  const [x, y] = unknowns;
  const ways = [[y, x] as const, unknowns].flatMap((order) => [solvedForOne(g, f, order), solvedForOne(f, g, order)]);
  const solved = ways.filter((way) => way !== null).sort((a, b) => effort(a) - effort(b))[0];
  if (solved === undefined) return null;
  const left = multipliedOut(substitute(solved.other, { [solved.unknown]: solved.value }));
  return insertionSteps({ ...solved, left }, solutions, unknowns);
}

/** Fractions are put in last, and long values after short ones. */
const effort = ({ value }: SolvedUnknown): number => size(value) + (toText(value).includes('/') ? 100 : 0);

function solvedForOne(f: Expression, other: Expression, unknowns: readonly [string, string]): SolvedUnknown | null {
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

function solutionAt(
  root: Expression,
  { unknown, value, remaining }: SolvedUnknown,
  [x]: readonly [string, string],
): Solution {
  const inserted = simplest(substitute(value, { [remaining]: root }));
  const [own, other] = [root, inserted].map((exact) => ({ exact, approximate: evaluateComplex(exact, {}) }));
  return unknown === x ? { x: other!, y: own! } : { x: own!, y: other! };
}

const isZero = (a: Expression): boolean => sameValue(a, number(0)).same || verify(plainSum(a), number(1)) !== null;

/** a + 1, which is compared with 1: relative errors have no meaning beside 0. */
const plainSum = (a: Expression): Expression => ({ kind: 'sum', terms: [a, number(1)] });
