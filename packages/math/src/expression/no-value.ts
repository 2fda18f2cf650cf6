import * as Q from '../exact/rational.ts';
import type { Expression } from './expression.ts';
import type { Poles } from './facts/fact.ts';
import { facts } from './facts/table.ts';

/*
 * Where a function of one number has no value, told from the number itself: π/2 for the tangent, 0 for the logarithm. A double
 * never shows it: the tangent of the double next to π/2 is 1.6e16.
 */

/** Contains an infinity, a power of 0 or a function at its pole, which have no value, so that 0·a, a^0 and a − a must not be decided. */
export function mayHaveNoValue(a: Expression): boolean {
  switch (a.kind) {
    case 'constant':
      return a.name === 'infinity';
    case 'sum':
      return oneHasNoValue(a.terms);
    case 'product':
      return oneHasNoValue(a.factors);
    case 'power':
      return (
        (a.base.kind === 'number' && Q.isZero(a.base.value)) || mayHaveNoValue(a.base) || mayHaveNoValue(a.exponent)
      );
    case 'apply':
      return isPole(a.name, a.args) || oneHasNoValue(a.args);
    default:
      return false;
  }
}

/** A loop, as every callback in between would double the depth of the stack. */
export function oneHasNoValue(list: readonly Expression[]): boolean {
  for (const a of list) if (mayHaveNoValue(a)) return true;
  return false;
}

/** The multiple of π that a constant is written as; undefined for anything else. */
function turnsOf(a: Expression): Q.Rational | undefined {
  if (a.kind === 'number') return Q.isZero(a.value) ? Q.zero : undefined;
  if (a.kind === 'constant') return a.name === 'pi' ? Q.one : undefined;
  if (a.kind !== 'product' || a.factors.length !== 2) return undefined;
  const [by, unit] = a.factors;
  return by!.kind === 'number' && unit!.kind === 'constant' && unit!.name === 'pi' ? by!.value : undefined;
}

function isAmong(poles: Poles, a: Expression): boolean {
  if (poles === 'odd quarter turns') return turnsOf(a)?.denominator === 2;
  if (poles === 'half turns') return turnsOf(a)?.denominator === 1;
  if (a.kind !== 'number' || !Q.isInteger(a.value)) return false;
  return 'integersTo' in poles
    ? Q.compare(a.value, Q.integerRational(poles.integersTo)) <= 0
    : poles.includes(Number(a.value.numerator));
}

/** Whether a function has no value at a constant, so that nothing may be decided from it: tan(π/2), ln 0, Γ(−2). */
export function isPole(name: string, args: readonly Expression[]): boolean {
  const poles = facts.get(name)?.poles;
  const last = args.length === (facts.get(name)?.arity[0] ?? 0) ? args.at(-1) : undefined;
  return poles !== undefined && last !== undefined && isAmong(poles, last);
}
