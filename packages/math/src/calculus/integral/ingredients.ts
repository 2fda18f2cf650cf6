import * as Q from '../../exact/rational.ts';
import type { Expression } from '../../expression/expression.ts';
import { children } from '../../expression/walk.ts';

/** What must stand in an integrand for a rule to be asked, in an antiderivative for a rewriting to change anything. */
export type Ingredient =
  | 'logarithm'
  | 'exponential'
  | 'root'
  | 'quotient'
  | 'tangent'
  | 'wave'
  | 'inverse function'
  | 'piece'
  | 'sum'
  | 'sum inside';

const ofFunction: Readonly<Record<string, Ingredient>> = {
  ...Object.fromEntries(
    ['sin', 'cos', 'sec', 'csc', 'cot', 'sinh', 'cosh', 'sech', 'csch', 'coth'].map((name) => [name, 'wave']),
  ),
  ...Object.fromEntries(
    ['asin', 'acos', 'atan', 'acot', 'asec', 'acsc'].flatMap((name) => [
      [name, 'inverse function'],
      [`${name}h`, 'inverse function'],
    ]),
  ),
  ...Object.fromEntries(
    ['abs', 'sign', 'floor', 'ceil', 'max', 'min', 'mod', 'heaviside'].map((name) => [name, 'piece']),
  ),
  ln: 'logarithm',
};

/** Everything of these kinds that stands in an expression, whether it depends on the variable or not. */
export function ingredientsOf(a: Expression): ReadonlySet<Ingredient> {
  const found = new Set<Ingredient>();
  const visit = (node: Expression, isWhole: boolean): void => {
    if (node.kind === 'sum') found.add('sum');
    if (node.kind === 'sum' && !isWhole) found.add('sum inside');
    if (node.kind === 'apply') noteFunction(node.name, found);
    if (node.kind === 'power') notePower(node.exponent, found);
    for (const child of children(node)) visit(child, false);
  };
  visit(a, true);
  return found;
}

function noteFunction(name: string, found: Set<Ingredient>): void {
  const known = ofFunction[name];
  if (known !== undefined) found.add(known);
  if (name === 'tan' || name === 'tanh') found.add('tangent').add('wave');
}

function notePower(exponent: Expression, found: Set<Ingredient>): void {
  if (exponent.kind !== 'number') found.add('exponential');
  else if (!Q.isInteger(exponent.value)) found.add('root');
  if (exponent.kind === 'number' && Q.sign(exponent.value) < 0) found.add('quotient');
}
