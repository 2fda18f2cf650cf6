import * as E from '../../expression/build.ts';
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
export const inversePower = (n: number, z: Expression): Expression => E.exp(E.multiply(E.negate(E.ln(E.number(n))), z));

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
  args: [of, E.number(j)],
});

/** Whether a coefficient is left whose value no series gives. */
export const hasUnknownCoefficient = (a: Expression): boolean =>
  some(a, (node) => node.kind === 'apply' && node.name === 'coefficient');

/** The same expression in functions that everybody knows. */
export const withoutInternal = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply') return node;
    const [z] = node.args;
    if (node.name === 'scaledErfc') return E.multiply(E.exp(E.power(z!, E.number(2))), E.apply('erfc', [z!]));
    if (node.name === 'scaledEi') return E.multiply(E.exp(E.negate(z!)), E.apply('Ei', [z!]));
    if (node.name === 'scaledErfi') return E.multiply(E.exp(E.negate(E.power(z!, E.number(2)))), E.apply('erfi', [z!]));
    if (node.name === 'scaledE1') return E.negate(E.multiply(E.exp(z!), E.apply('Ei', [E.negate(z!)])));
    if (node.name === 'regularEi')
      return E.sum([E.apply('Ei', [z!]), E.apply('digamma', [E.one]), E.negate(E.ln(E.apply('abs', [z!])))]);
    if (node.name === 'regularCi') return E.sum([E.apply('Ci', [z!]), E.apply('digamma', [E.one]), E.negate(E.ln(z!))]);
    if (node.name === 'scaledZeta') return zetaTail(z!);
    if (node.name !== 'scaledF' && node.name !== 'scaledG') return node;
    const [s, c] = [E.apply('sin', [z!]), E.apply('cos', [z!])];
    const si = E.subtract(E.divide(E.constant('pi'), E.number(2)), E.apply('Si', [z!]));
    const ci = E.apply('Ci', [z!]);
    return node.name === 'scaledF'
      ? E.add(E.multiply(ci, s), E.multiply(si, c))
      : E.subtract(E.multiply(si, s), E.multiply(ci, c));
  });

function zetaTail(z: Expression): Expression {
  const terms = Array.from({ length: zetaTerms }, (_, k) => E.negate(inversePower(k + 1, z)));
  return E.multiply(E.power(inversePower(zetaTerms + 1, z), E.number(-1)), E.sum([E.apply('zeta', [z]), ...terms]));
}

/** The derivative by z; null for functions that are not internal. */
export function internalSlope(name: string, z: Expression): Expression | null {
  if (name === 'scaledErfc')
    return E.subtract(
      E.product([E.number(2), z, internal('scaledErfc', z)]),
      E.divide(E.number(2), E.sqrt(E.constant('pi'))),
    );
  if (name === 'scaledErfi')
    return E.subtract(
      E.divide(E.number(2), E.sqrt(E.constant('pi'))),
      E.product([E.number(2), z, internal('scaledErfi', z)]),
    );
  if (name === 'scaledE1') return E.subtract(internal('scaledE1', z), E.divide(E.number(1), z));
  if (name === 'regularEi') return E.divide(E.subtract(E.exp(z), E.one), z);
  if (name === 'regularCi') return E.divide(E.subtract(E.apply('cos', [z]), E.one), z);
  if (name === 'scaledEi') return E.subtract(E.divide(E.number(1), z), internal('scaledEi', z));
  if (name === 'scaledF') return E.negate(internal('scaledG', z));
  if (name === 'scaledG') return E.subtract(internal('scaledF', z), E.divide(E.number(1), z));
  return null;
}
