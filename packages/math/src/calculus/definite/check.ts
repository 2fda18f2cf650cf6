import { fromDecimal } from '../../exact/decimal.ts';
import { equal, number, subtract, zero } from '../../expression/build.ts';
import { type Condition, negation } from '../../expression/condition.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { evaluateBall, evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { preciseFunctions } from '../../expression/precise-functions.ts';
import { some } from '../../expression/walk.ts';
import { type Budget, spend } from '../../result/budget.ts';
import { isDivergent, type NumericIntegral, numericIntegral } from '../quadrature.ts';
import { atInstance, type Instance, instancesOf } from './parameters.ts';
import { lettersOf, type Problem } from './problem.ts';

/*
 * What every exact value must pass: equal to a quadrature that shares nothing with the methods, to 25 digits where it encloses the
 * integral, else as near as it tells; with letters, at three instances at which the conditions hold.
 */

/** Digits of the quadrature, of which all but the last must agree. */
export const comparedDigits = 25;
const digits = comparedDigits;
const tolerance = 1e-9;
/** More than three, so that small and large values of every letter are among them. */
export const instancesWanted = 6;
/** With fewer comparisons than these an answer with letters does not pass. */
export const leastInstances = 3;

/** Where the values came from that an answer was compared with. */
export interface Comparison {
  readonly instances: number;
  /** All of them were enclosed, to 25 digits. */
  readonly proved: boolean;
}

/** The comparison that a value with letters passes; null where it differs, or where nothing could be compared. */
export function compared(
  problem: Problem,
  value: Expression,
  conditions: readonly Condition[],
  quadratures: Budget,
): Comparison | null {
  const letters = lettersOf(problem);
  return atInstances(problem, value, instancesOf(letters, conditions, instancesWanted), leastInstances, quadratures);
}

/** The comparison at all of the instances, at least so many of which must have a value. */
export function atInstances(
  problem: Problem,
  value: Expression,
  instances: readonly Instance[],
  least: number,
  quadratures: Budget,
): Comparison | null {
  let proved = true;
  if (instances.length < least) return null;
  for (const at of instances) {
    if (!spend(quadratures)) return null;
    const numeric = numericValue(instanceOf(problem, at));
    if (numeric === null || !agrees(atInstance(value, at), numeric)) return null;
    proved &&= numeric.proved;
  }
  return { instances: instances.length, proved };
}

const instanceOf = ({ f, variable, lower, upper }: Problem, at: Instance): Problem => ({
  f: atInstance(f, at),
  variable,
  lower: atInstance(lower, at),
  upper: atInstance(upper, at),
});

/** The integral as a decimal with a bound of its error; null where quadrature gives none. */
export function numericValue({ f, variable, lower, upper }: Problem): NumericIntegral | null {
  const found = numericIntegral(f, variable, lower, upper, digits);
  return found.ok ? found.value : null;
}

/** Whether the exact form has the value that was found by quadrature, as near as this is known. */
export function agrees(exact: Expression, numeric: NumericIntegral): boolean {
  const { value: wanted, error, proved, shown } = numeric;
  if (equal(exact, zero)) return Math.abs(wanted) <= 4 * error;
  if (!isPrecise(exact)) {
    const { re, im } = evaluateComplex(exact);
    return Number.isFinite(re) && isNear(re, im, wanted, error, tolerance);
  }
  if (wanted === 0) {
    const ball = evaluateBall(exact, 140, {});
    return ball !== null && Math.abs(Number(precise(exact))) <= Math.max(4 * error, 2 ** (ball.error + 2));
  }
  const found = evaluatePrecise(exact, digits + 5);
  if (!found.ok) return false;
  if (!proved) return isNear(Number(found.value.re), Number(found.value.im), wanted, error, tolerance);
  // The difference from the digits shown, which are more than a double holds.
  const off = subtract(exact, number(fromDecimal(shown)!));
  const rest = evaluatePrecise(off, 3);
  if (!rest.ok) return false;
  return Math.hypot(Number(rest.value.re), Number(rest.value.im)) <= 4 * error + Math.abs(wanted) * 10 ** (1 - digits);
}

const precise = (a: Expression): string => {
  const found = evaluatePrecise(a, digits);
  return found.ok ? found.value.re : 'NaN';
};

const isNear = (re: number, im: number, wanted: number, error: number, relative: number): boolean => {
  const allowed = Math.max(4 * error, relative * Math.abs(wanted));
  return Math.abs(im) <= allowed && Math.abs(re - wanted) <= allowed;
};

const isPrecise = (a: Expression): boolean =>
  !some(a, (node) => node.kind === 'apply' && !preciseFunctions.has(node.name));

/** Whether the integral diverges wherever a condition on one letter does not hold, as far as instances and the bound itself tell. */
export function divergesWithout(
  problem: Problem,
  one: Condition,
  others: readonly Condition[],
  quadratures: Budget,
): boolean {
  const wanted = negation(one);
  const found = [...instancesOf(lettersOf(problem), [wanted, ...others], leastInstances)];
  if (found.length < leastInstances || one.left.kind !== 'symbol') return false;
  if (one.right.kind === 'number') found.push({ ...found[0]!, [one.left.name]: one.right.value });
  return found.every((at) => {
    const { f, variable, lower, upper } = instanceOf(problem, at);
    return spend(quadratures) && isDivergent(f, variable, lower, upper);
  });
}
