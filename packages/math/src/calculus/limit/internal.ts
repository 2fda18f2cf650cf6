import {
  add,
  apply,
  constant,
  divide,
  exp,
  ln,
  multiply,
  negate,
  number,
  one,
  power,
  product,
  sqrt,
  subtract,
  sum,
} from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { some, transform } from '../../expression/walk.ts';

/*
 * Functions that have no name of their own outside: what is left of erfc and Ei when the exponential that dominates them at
 * infinity is divided out. They grow and fall like powers, have asymptotic series in 1/z, and are taken apart again before
 * anything is evaluated or shown.
 */

/**
 * e^(z²)·erfc(z); e^(−z²)·erfi(z); e^(−z)·Ei(z); e^z·E₁(z); Ei(z) − γ − ln|z| and Ci(z) − γ − ln z, which have power series about 0; f and g of DLMF 6.2(iii): Si(z) = π/2 − f cos z − g sin z, Ci(z) = f sin z − g cos z;
 * 9^z·(ζ(z) − 1 − … − 8^(−z)).
 */
const internalNames = [
  'scaledErfc',
  'scaledErfi',
  'scaledEi',
  'scaledE1',
  'scaledF',
  'scaledG',
  'regularEi',
  'regularCi',
  'scaledZeta',
  'coefficient',
] as const;
/** A function that lives inside one limit only: no reader makes it and no answer shows it. */
export type InternalName = (typeof internalNames)[number];

/** How many terms of ζ are written out where its argument grows. */
export const zetaTerms = 8;

/** n^(−z) as an exponential. */
export const inversePower = (n: number, z: Expression): Expression => exp(multiply(negate(ln(number(n))), z));

/** Whether a name is one of those. */
export const isInternal = (name: string): boolean => internalNames.some((one) => one === name);

/** An internal function of z. */
export const internal = (name: InternalName, z: Expression): Expression => ({ kind: 'apply', name, args: [z] });

/**
 * The j-th coefficient of a power series of f about a point, where no expression of it is known: most limits never look at it.
 * `f` names the function, and what holds such a coefficient is no answer.
 */
export const unknownCoefficient = (of: Expression, j: number): Expression => ({
  kind: 'apply',
  name: 'coefficient',
  args: [of, number(j)],
});

/** Whether a coefficient is left whose value no series gives. */
export const hasUnknownCoefficient = (a: Expression): boolean =>
  some(a, (node) => node.kind === 'apply' && node.name === 'coefficient');

/** The same expression in functions that everybody knows. */
export const withoutInternal = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply') return node;
    const [z] = node.args;
    if (node.name === 'scaledErfc') return multiply(exp(power(z!, number(2))), apply('erfc', [z!]));
    if (node.name === 'scaledEi') return multiply(exp(negate(z!)), apply('Ei', [z!]));
    if (node.name === 'scaledErfi') return multiply(exp(negate(power(z!, number(2)))), apply('erfi', [z!]));
    if (node.name === 'scaledE1') return negate(multiply(exp(z!), apply('Ei', [negate(z!)])));
    if (node.name === 'regularEi')
      return sum([apply('Ei', [z!]), apply('digamma', [one]), negate(ln(apply('abs', [z!])))]);
    if (node.name === 'regularCi') return sum([apply('Ci', [z!]), apply('digamma', [one]), negate(ln(z!))]);
    if (node.name === 'scaledZeta') return zetaTail(z!);
    if (node.name !== 'scaledF' && node.name !== 'scaledG') return node;
    const [s, c] = [apply('sin', [z!]), apply('cos', [z!])];
    const si = subtract(divide(constant('pi'), number(2)), apply('Si', [z!]));
    const ci = apply('Ci', [z!]);
    return node.name === 'scaledF' ? add(multiply(ci, s), multiply(si, c)) : subtract(multiply(si, s), multiply(ci, c));
  });

function zetaTail(z: Expression): Expression {
  const terms = Array.from({ length: zetaTerms }, (_, k) => negate(inversePower(k + 1, z)));
  return multiply(power(inversePower(zetaTerms + 1, z), number(-1)), sum([apply('zeta', [z]), ...terms]));
}

/** The derivative by z; null for functions that are not internal. */
export function internalSlope(name: string, z: Expression): Expression | null {
  if (name === 'scaledErfc')
    return subtract(product([number(2), z, internal('scaledErfc', z)]), divide(number(2), sqrt(constant('pi'))));
  if (name === 'scaledErfi')
    return subtract(divide(number(2), sqrt(constant('pi'))), product([number(2), z, internal('scaledErfi', z)]));
  if (name === 'scaledE1') return subtract(internal('scaledE1', z), divide(number(1), z));
  if (name === 'regularEi') return divide(subtract(exp(z), one), z);
  if (name === 'regularCi') return divide(subtract(apply('cos', [z]), one), z);
  if (name === 'scaledEi') return subtract(divide(number(1), z), internal('scaledEi', z));
  if (name === 'scaledF') return negate(internal('scaledG', z));
  if (name === 'scaledG') return subtract(internal('scaledF', z), divide(number(1), z));
  return null;
}
