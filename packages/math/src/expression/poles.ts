import * as Q from '../exact/rational.ts';
import type { Expression } from './expression.ts';
import type { FunctionName } from './functions.ts';

/*
 * Where a function of one number has no value, told from the number itself: π/2 for the tangent, 0 for the logarithm. A double
 * never shows it: the tangent of the double next to π/2 is 1.6e16.
 */

/** The multiple of π that a constant is written as; undefined for anything else. */
function turnsOf(a: Expression): Q.Rational | undefined {
  if (a.kind === 'number') return Q.isZero(a.value) ? Q.zero : undefined;
  if (a.kind === 'constant') return a.name === 'pi' ? Q.one : undefined;
  if (a.kind !== 'product' || a.factors.length !== 2) return undefined;
  const [by, unit] = a.factors;
  return by!.kind === 'number' && unit!.kind === 'constant' && unit!.name === 'pi' ? by!.value : undefined;
}

const is =
  (...values: readonly number[]) =>
  (a: Expression): boolean =>
    a.kind === 'number' && Q.isInteger(a.value) && values.includes(Number(a.value.numerator));

const isOddQuarterTurn = (a: Expression): boolean => turnsOf(a)?.denominator === 2;
const isHalfTurns = (a: Expression): boolean => turnsOf(a)?.denominator === 1;
/** An integer up to `last`. */
const integerTo =
  (last: number) =>
  (a: Expression): boolean =>
    a.kind === 'number' && Q.isInteger(a.value) && Q.compare(a.value, Q.integerRational(last)) <= 0;

const poles: ReadonlyMap<string, (a: Expression) => boolean> = new Map<FunctionName, (a: Expression) => boolean>([
  ['tan', isOddQuarterTurn],
  ['sec', isOddQuarterTurn],
  ['cot', isHalfTurns],
  ['csc', isHalfTurns],
  ['coth', is(0)],
  ['csch', is(0)],
  ['asec', is(0)],
  ['acsc', is(0)],
  ['asech', is(0)],
  ['acsch', is(0)],
  ['atanh', is(1, -1)],
  ['acoth', is(1, -1)],
  ['ln', is(0)],
  ['Ei', is(0)],
  ['Ci', is(0)],
  ['Chi', is(0)],
  ['li', is(1)],
  ['zeta', is(1)],
  ['ellipticK', is(1)],
  ['gamma', integerTo(0)],
  ['lngamma', integerTo(0)],
  ['digamma', integerTo(0)],
  ['factorial', integerTo(-1)],
]);

/** Whether a function has no value at a constant, so that nothing may be decided from it: tan(π/2), ln 0, Γ(−2). */
export function isPole(name: string, args: readonly Expression[]): boolean {
  const [first, second] = args;
  if (name === 'polygamma') return second !== undefined && integerTo(0)(second);
  return args.length === 1 && (poles.get(name)?.(first!) ?? false);
}
