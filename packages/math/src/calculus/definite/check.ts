import { fromDecimal } from '../../exact/decimal.ts';
import { equal, number, subtract, zero } from '../../expression/build.ts';
import { type Condition, negation } from '../../expression/condition.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { evaluateBall, evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { preciseFunctions } from '../../expression/precise-functions.ts';
import { size, some } from '../../expression/walk.ts';
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
/** Digits of those that come after, which only tell whether something else holds elsewhere. */
const fewDigits = 12;
const digits = comparedDigits;
const tolerance = 1e-9;
/** More than three, so that small and large values of every letter are among them. */
export const instancesWanted = 6;
/** With fewer comparisons than these an answer with letters does not pass. */
export const leastInstances = 3;

/** Where the values came from that an answer was compared with. */
export interface Comparison {
  readonly instances: number;
  /** Those that were compared to 25 digits were enclosed. */
  readonly proved: boolean;
}

/** Integrals of a problem with letters at instances: each is computed once, and the work for all of them is bounded. */
export class Quadratures {
  private readonly problem: Problem;
  private readonly work: Budget;
  /** How long the integrand is: the work of one value. */
  private readonly length: number;
  private readonly known = new Map<string, NumericIntegral | null>();

  constructor(problem: Problem, work: Budget) {
    this.problem = problem;
    this.work = work;
    this.length = size(problem.f);
  }

  /** Null where it has no value, or the work is used up. */
  at(instance: Instance, wanted: number): NumericIntegral | null {
    const name = nameOf(instance);
    const full = this.known.get(`${digits} ${name}`);
    if (full !== undefined) return full;
    const key = `${wanted} ${name}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (!spend(this.work, wanted * this.length)) return null;
    const { f, variable, lower, upper } = instanceOf(this.problem, instance);
    const found = numericIntegral(f, variable, lower, upper, wanted);
    const value = found.ok ? found.value : null;
    this.known.set(key, value);
    return value;
  }

  diverges(instance: Instance): boolean {
    if (!spend(this.work, fewDigits * this.length)) return false;
    const { f, variable, lower, upper } = instanceOf(this.problem, instance);
    return isDivergent(f, variable, lower, upper);
  }
}

const nameOf = (at: Instance): string =>
  Object.entries(at)
    .map(([name, { numerator, denominator }]) => `${name}=${numerator}/${denominator}`)
    .join(' ');

/** The comparison that a value with letters passes; null where it differs, or where nothing could be compared. */
export function compared(
  problem: Problem,
  value: Expression,
  conditions: readonly Condition[],
  quadratures: Quadratures,
): Comparison | null {
  const instances = instancesOf(lettersOf(problem), conditions, instancesWanted);
  if (instances.length < leastInstances) return null;
  const [first, rest] = [instances.slice(0, leastInstances), instances.slice(leastInstances)];
  const proved = agreesAt(first, value, quadratures, comparedDigits);
  if (proved === null || agreesAt(rest, value, quadratures, fewDigits) === null) return null;
  return { instances: instances.length, proved };
}

/** Whether the value is right where a letter is negative, at so many instances at which the conditions hold. */
export function agreesForNegative(
  name: string,
  problem: Problem,
  value: Expression,
  conditions: readonly Condition[],
  quadratures: Quadratures,
): boolean {
  const found = instancesOf(lettersOf(problem), conditions, instancesWanted, name);
  return found.length >= leastInstances && agreesAt(found, value, quadratures, fewDigits) !== null;
}

/** Whether all values were enclosed; null where one differs or has none. */
function agreesAt(
  instances: readonly Instance[],
  value: Expression,
  quadratures: Quadratures,
  wanted: number,
): boolean | null {
  let proved = true;
  for (const at of instances) {
    const numeric = quadratures.at(at, wanted);
    if (numeric === null || !agrees(atInstance(value, at), numeric, wanted)) return null;
    proved &&= numeric.proved;
  }
  return proved;
}

const instanceOf = ({ f, variable, lower, upper }: Problem, at: Instance): Problem => ({
  f: atInstance(f, at),
  variable,
  lower: atInstance(lower, at),
  upper: atInstance(upper, at),
});

/** Whether the exact form has the value that was found by quadrature, as near as this is known. */
export function agrees(exact: Expression, numeric: NumericIntegral, wantedDigits = digits): boolean {
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
  return (
    Math.hypot(Number(rest.value.re), Number(rest.value.im)) <= 4 * error + Math.abs(wanted) * 10 ** (1 - wantedDigits)
  );
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
  quadratures: Quadratures,
): boolean {
  const wanted = negation(one);
  const found = [...instancesOf(lettersOf(problem), [wanted, ...others], leastInstances)];
  if (found.length < leastInstances || one.left.kind !== 'symbol') return false;
  if (one.right.kind === 'number') found.push({ ...found[0]!, [one.left.name]: one.right.value });
  return found.every((at) => quadratures.diverges(at));
}
