import * as Q from '../../exact/rational.ts';
import { certainSign } from '../../expression/certain-sign.ts';
import type { Condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { children, contains, freeSymbols, some } from '../../expression/walk.ts';
import { whereDefined } from '../../linear/cases.ts';

/** Whether what has no x in it is made by addition, multiplication and whole powers, so that it is real wherever nothing is divided by 0. */
export function hasPlainLetters(a: Expression, x: string): boolean {
  if (freeSymbols(a).length === 0 || a.kind === 'symbol') return true;
  if (contains(a, x)) return children(a).every((child) => hasPlainLetters(child, x));
  if (a.kind === 'power')
    return a.exponent.kind === 'number' && Q.isInteger(a.exponent.value) && hasPlainLetters(a.base, x);
  return (a.kind === 'sum' || a.kind === 'product') && children(a).every((child) => hasPlainLetters(child, x));
}

/** That nothing without x is divided by 0. */
export function definedWhere(sides: readonly Expression[], x: string): readonly Condition[] {
  const below: Expression[] = [];
  for (const side of sides)
    some(side, (node) => {
      if (node.kind === 'power' && !contains(node, x) && freeSymbols(node).length > 0) below.push(node);
      return false;
    });
  return whereDefined([below]);
}

/** Whether it has a real value whatever x is. */
export function isDefinedEverywhere(a: Expression, x: string): boolean {
  if (!contains(a, x)) return true;
  if (a.kind === 'sum' || a.kind === 'product' || (a.kind === 'apply' && a.name === 'abs') || a.kind === 'symbol')
    return children(a).every((child) => isDefinedEverywhere(child, x));
  if (a.kind !== 'power') return false;
  const { base, exponent } = a;
  if (!contains(base, x)) return certainSign(base) === 1 && isDefinedEverywhere(exponent, x);
  const isWhole = exponent.kind === 'number' && Q.isInteger(exponent.value) && Q.sign(exponent.value) > 0;
  return isWhole && isDefinedEverywhere(base, x);
}
