import * as Q from '../exact/rational.ts';
import type { Expression } from './expression.ts';
import { isPole } from './poles.ts';

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
