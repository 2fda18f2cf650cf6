import { divide, equal, multiply, negate, number, power, symbol, zero } from '../expression/build.ts';
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
type SolvedUnknown = Omit<Insertion, 'left' | 'factor'>;

interface InsertionResult {
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
): Result<InsertionResult> | null {
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
  const orders = [[y, x] as const, unknowns];
  const ways = orders.flatMap((order) => [solvedForOne(g, f, order), solvedForOne(f, g, order)]);
  const solved = ways.filter((way) => way !== null).sort((a, b) => effort(a) - effort(b))[0];
  if (solved !== undefined) {
    const left = multipliedOut(substitute(solved.other, { [solved.unknown]: solved.value }));
    return insertionSteps({ ...solved, left }, solutions, unknowns);
  }
  const byQuotient = [solvedByQuotient(f, g, unknowns), solvedByQuotient(g, f, unknowns)].find((way) => way !== null);
  return byQuotient ? insertionSteps(byQuotient, solutions, unknowns) : null;
}

/** x·y = 2 gives y = 2/x, where the first unknown cannot be 0; what is left is multiplied by a power of it. Null for other equations. */
function solvedByQuotient(f: Expression, other: Expression, [x, y]: readonly [string, string]): Insertion | null {
  const expanded = expand(f);
  const inY = expanded.ok ? coefficientsOf(expanded.value, y) : null;
  if (inY?.length !== 2) return null;
  const [constant, slope] = pair(inY).map((one) => coefficientsOf(one, x));
  const isPower = slope?.slice(0, -1).every((one) => equal(one, zero)) && certainSign(slope.at(-1)!) !== null;
  if (!isPower || constant?.[0] === undefined || certainSign(constant[0]) === null || equal(constant[0], zero))
    return null;
  const value = divide(negate(pair(inY)[0]), pair(inY)[1]);
  const degree = (coefficientsOf(multipliedOut(other), y)?.length ?? 1) - 1;
  const factor = power(symbol(x), number((slope!.length - 1) * degree));
  const left = multipliedOut(multiply(factor, multipliedOut(substitute(other, { [y]: value }))));
  return { unknown: y, value, other, remaining: x, left, factor };
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
