import {
  add,
  apply,
  constant,
  divide,
  exp,
  multiply,
  negate,
  number,
  power,
  product,
  sqrt,
  subtract,
} from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { transform } from '../../expression/walk.ts';

/*
 * Functions that have no name of their own outside: what is left of erfc and Ei when the exponential that dominates them at
 * infinity is divided out. They grow and fall like powers, have asymptotic series in 1/z, and are taken apart again before
 * anything is evaluated or shown.
 */

/** e^(z²)·erfc(z); e^(−z)·Ei(z); f and g of DLMF 6.2(iii): Si(z) = π/2 − f cos z − g sin z, Ci(z) = f sin z − g cos z. */
export type InternalName = 'scaledErfc' | 'scaledEi' | 'scaledF' | 'scaledG';

export const internal = (name: InternalName, z: Expression): Expression => ({ kind: 'apply', name, args: [z] });

export const withoutInternal = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply') return node;
    const [z] = node.args;
    if (node.name === 'scaledErfc') return multiply(exp(power(z!, number(2))), apply('erfc', [z!]));
    if (node.name === 'scaledEi') return multiply(exp(negate(z!)), apply('Ei', [z!]));
    if (node.name !== 'scaledF' && node.name !== 'scaledG') return node;
    const [s, c] = [apply('sin', [z!]), apply('cos', [z!])];
    const si = subtract(divide(constant('pi'), number(2)), apply('Si', [z!]));
    const ci = apply('Ci', [z!]);
    return node.name === 'scaledF' ? add(multiply(ci, s), multiply(si, c)) : subtract(multiply(si, s), multiply(ci, c));
  });

/** The derivative by z; null for functions that are not internal. */
export function internalSlope(name: string, z: Expression): Expression | null {
  if (name === 'scaledErfc')
    return subtract(product([number(2), z, internal('scaledErfc', z)]), divide(number(2), sqrt(constant('pi'))));
  if (name === 'scaledEi') return subtract(divide(number(1), z), internal('scaledEi', z));
  if (name === 'scaledF') return negate(internal('scaledG', z));
  if (name === 'scaledG') return subtract(internal('scaledF', z), divide(number(1), z));
  return null;
}
