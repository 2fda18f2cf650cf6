import { fromDecimal } from '../../exact/decimal.ts';
import * as Q from '../../exact/rational.ts';
import { equal, number, subtract, symbol, zero } from '../../expression/build.ts';
import { type Condition, condition, negation } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { evaluateBall, evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { preciseFunctions } from '../../expression/precise-functions.ts';
import { contains, size, some } from '../../expression/walk.ts';
import { type Budget, spend } from '../../result/budget.ts';
import { toText } from '../../syntax/print-text.ts';
import { quickEstimate } from '../quadrature/estimate/quick-estimate.ts';
import { isDivergent, type NumericIntegral, numericIntegral } from '../quadrature.ts';
import { atInstance, holdsAt, type Instance, instancesOf, type Values } from './parameters/instances.ts';
import { lettersOf, type Problem } from './problem.ts';

/*
 * What every exact value must pass: equal to a quadrature that shares nothing with the methods, to 25 digits where it encloses the
 * integral, else as near as it tells; with letters, at three instances at which the conditions hold.
 */

/** Digits of the quadrature, of which all but the last must agree. */
export const comparedDigits = 25;
/** Digits of those that come after, which only tell whether something else holds elsewhere. */
export const fewDigits = 12;
const digits = comparedDigits;
const tolerance = 1e-9;
/** More than three, so that small and large values of every letter are among them. */
const instancesWanted = 6;
/** With fewer comparisons than these an answer with letters does not pass. */
const minInstances = 3;
/** At so many instances a quadrature may fail to tell. */
const maxUndecided = 2;

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
  private readonly known = new Map<string, NumericIntegral | 'diverges' | null>();
  /** What is seen at once, which only confirms. */
  private readonly near = new Map<string, number | null>();

  constructor(problem: Problem, work: Budget) {
    this.problem = problem;
    this.work = work;
    this.length = size(problem.f);
  }

  /** How a value stands to the quadrature at an instance. */
  standing(value: Expression, at: Values, wanted: number): ComparisonResult {
    if (wanted === fewDigits && this.isNear(value, at)) return 'equal';
    const numeric = this.at(at, wanted);
    if (numeric === null || numeric === 'diverges') return numeric === null ? 'undecided' : 'differs';
    if (!tellsEnough(numeric)) return 'undecided';
    if (!agrees(atInstance(value, at), numeric, wanted)) return 'differs';
    return numeric.proved ? 'equal, enclosed' : 'equal';
  }

  /** Whether a value is seen at once to be that of the integral at an instance, to about ten digits. */
  private isNear(value: Expression, at: Values): boolean {
    if (!spend(this.work, this.length)) return false;
    const name = nameOf(at);
    const known = this.near.get(name);
    const { f, variable, lower, upper } = instanceOf(this.problem, at);
    const wanted = known === undefined ? quickEstimate(f, variable, lower, upper) : known;
    this.near.set(name, wanted);
    if (wanted === null) return false;
    const found = evaluateComplex(atInstance(value, at));
    return isNear(found.re, found.im, wanted, 0, tolerance);
  }

  /** Null where neither a value nor divergence is found, or the work is used up. */
  private at(instance: Values, wanted: number): NumericIntegral | 'diverges' | null {
    const name = nameOf(instance);
    const full = this.known.get(`${digits} ${name}`);
    if (full !== undefined) return full;
    const key = `${wanted} ${name}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (!spend(this.work, wanted * this.length)) return null;
    const { f, variable, lower, upper } = instanceOf(this.problem, instance);
    const found = numericIntegral(f, variable, lower, upper, wanted);
    const value = found.ok ? found.value : found.error.reason === 'diverges' ? 'diverges' : null;
    this.known.set(key, value);
    return value;
  }

  /** Whether the integral is seen to have a value at an instance. */
  exists(at: Values): boolean {
    const numeric = this.at(at, fewDigits);
    return numeric !== null && numeric !== 'diverges';
  }

  diverges(instance: Values): boolean {
    if (!spend(this.work, fewDigits * this.length)) return false;
    const { f, variable, lower, upper } = instanceOf(this.problem, instance);
    return isDivergent(f, variable, lower, upper);
  }
}

/** What a comparison at one instance says. */
type ComparisonResult = 'equal, enclosed' | 'equal' | 'differs' | 'undecided';

const nameOf = (at: Values): string =>
  Object.keys(at)
    .map((name) => `${name}=${toText(atInstance(symbol(name), at))}`)
    .join(' ');

/** The comparison that a value with letters passes; null where it differs, or where nothing could be compared. */
export function compared(
  problem: Problem,
  value: Expression,
  conditions: readonly Condition[],
  quadratures: Quadratures,
): Comparison | null {
  return confirmed(instancesOf(lettersOf(problem), conditions, instancesTried), value, quadratures, minInstances);
}

/** Whether the value is right where a letter is negative, at so many instances at which the conditions hold. */
export function agreesForNegative(
  name: string,
  problem: Problem,
  value: Expression,
  conditions: readonly Condition[],
  quadratures: Quadratures,
): boolean {
  const found = instancesOf(lettersOf(problem), conditions, instancesTried, name);
  return confirmed(found, value, quadratures, 0) !== null;
}

const instancesTried = instancesWanted + maxUndecided;

/**
 * The value against the quadrature at one instance after the other, the first ones to all digits; null where it differs at one of them,
 * and where too few tell. An instance at which the quadrature finds no value says nothing.
 */
function confirmed(
  instances: readonly Instance[],
  value: Expression,
  quadratures: Quadratures,
  thoroughly: number,
): Comparison | null {
  let [equalAt, undecided, proved] = [0, 0, true];
  for (const at of instances) {
    const isThorough = equalAt < thoroughly;
    const standing = quadratures.standing(value, at, isThorough ? comparedDigits : fewDigits);
    if (standing === 'differs' || (standing !== 'undecided' && hasImaginaryParts(atInstance(value, at)))) return null;
    if (standing === 'undecided') undecided += 1;
    else equalAt += 1;
    if (isThorough && standing === 'equal') proved = false;
    if (undecided > maxUndecided || equalAt === instancesWanted) break;
  }
  return equalAt >= minInstances ? { instances: equalAt, proved } : null;
}

/** Whether logarithms or roots of negative numbers stand in a constant, whose imaginary parts may cancel: ln(−2) − ln(−1) is no form of ln 2. */
const hasImaginaryParts = (a: Expression): boolean =>
  some(a, (node) => {
    if (node.kind === 'apply') return node.name === 'ln' && evaluate(node.args[0]!) < 0;
    const isRoot = node.kind === 'power' && node.exponent.kind === 'number' && !Q.isInteger(node.exponent.value);
    return isRoot && evaluate(node.base) < 0;
  });

const instanceOf = ({ f, variable, lower, upper }: Problem, at: Values): Problem => ({
  f: atInstance(f, at),
  variable,
  lower: atInstance(lower, at),
  upper: atInstance(upper, at),
});

/** An estimate that is known to fewer digits than these confirms nothing. */
const minKnown = 1e-7;

const tellsEnough = ({ value, error }: NumericIntegral): boolean => error <= minKnown * Math.abs(value) || value === 0;

/** Whether the exact form has the value that was found by quadrature, as near as this is known. */
export function agrees(exact: Expression, numeric: NumericIntegral, wantedDigits = digits): boolean {
  const { value: wanted, error, proved, shown } = numeric;
  if (equal(exact, zero)) return Math.abs(wanted) <= 4 * error;
  if (!isPrecise(exact)) return agreesInDoubles(exact, numeric);
  if (wanted === 0) {
    const ball = evaluateBall(exact, 140, {});
    return ball !== null && Math.abs(Number(precise(exact))) <= Math.max(4 * error, 2 ** (ball.error + 2));
  }
  const found = evaluatePrecise(exact, digits + 5);
  // Not every function that has digits has them everywhere.
  if (!found.ok) return agreesInDoubles(exact, numeric);
  if (!proved) return isNear(Number(found.value.re), Number(found.value.im), wanted, error, tolerance);
  // The difference from the digits shown, which are more than a double holds.
  const off = subtract(exact, number(fromDecimal(shown)!));
  const rest = evaluatePrecise(off, 3);
  if (!rest.ok) return false;
  return (
    Math.hypot(Number(rest.value.re), Number(rest.value.im)) <= 4 * error + Math.abs(wanted) * 10 ** (1 - wantedDigits)
  );
}

function agreesInDoubles(exact: Expression, { value, error }: NumericIntegral): boolean {
  const { re, im } = evaluateComplex(exact);
  return Number.isFinite(re) && isNear(re, im, value, error, tolerance);
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

/**
 * The condition under which the integral diverges where one on a letter does not hold: its opposite, and what else the answer says
 * of the other letters. Instances with letters of every sign, the bound itself and the values at which an integrand may become
 * another (0, 1, −1, two letters that are equal) tell; at those that do not diverge the letter is said to be different. Null where it is not so.
 */
export function divergesWithout(
  problem: Problem,
  one: Condition,
  others: readonly Condition[],
  assumed: readonly Condition[],
  quadratures: Quadratures,
): readonly Condition[] | null {
  const { left, right } = one;
  if (left.kind !== 'symbol') return null;
  const letters = lettersOf(problem);
  const wanted = [negation(one), ...others.filter((other) => other !== one && !mentions(other, left.name))];
  const within = [...wanted, ...assumed];
  const found = [...instancesOf(letters, within, minInstances)];
  if (found.length < minInstances) return null;
  if (right.kind === 'number') found.push({ ...found[0]!, [left.name]: right.value });
  const instances = letters.flatMap((name) => instancesOf(letters, within, minInstances, name));
  if (![...found, ...instances].every((at) => quadratures.diverges(at))) return null;
  const free = letters.filter((name) => name !== left.name);
  const exceptions = free.flatMap((name) =>
    specialValues(name, free, found[0]!).filter(({ at }) => {
      const isWithin = within.every((other) => holdsAt(other, at) === true);
      return isWithin && !quadratures.diverges(at);
    }),
  );
  return [...wanted, ...exceptions.map(({ different }) => different)];
}

const mentions = ({ left, right }: Condition, letter: string): boolean =>
  contains(left, letter) || contains(right, letter);

/** Instances at which a letter is 0, 1, −1 or another letter, each with the condition that leaves it out. */
const specialValues = (
  name: string,
  letters: readonly string[],
  at: Instance,
): readonly { readonly at: Instance; readonly different: Condition }[] => [
  ...[0, 1, -1].map((n) => ({
    at: { ...at, [name]: Q.integerRational(n) },
    different: condition(symbol(name), '!=', number(n)),
  })),
  ...letters
    .filter((other) => other > name)
    .map((other) => ({
      at: { ...at, [name]: at[other]! },
      different: condition(symbol(name), '!=', symbol(other)),
    })),
];
